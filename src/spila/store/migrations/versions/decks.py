"""Create what the deck workshop stores: decks, their cards and versions, pictures, and notes about cards."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add the tables; nothing that is there already changes."""
    _create_decks()
    _create_versions()
    _create_pictures()
    op.create_table(
        "deck_reports",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("deck", sa.String(80), nullable=False),
        sa.Column("report", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("deck_reports_by_deck", "deck_reports", ["deck"])
    op.create_table(
        "host_settings",
        sa.Column("name", sa.String(64), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )


def _create_decks() -> None:
    op.create_table(
        "decks",
        sa.Column("code", sa.String(64), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("editor", sa.String(64), nullable=False),
        sa.Column("head", sa.LargeBinary, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("bytes", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("changed_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
        sa.Column("edited_at", sa.BigInteger),
        sa.Column("dealt", sa.BigInteger, nullable=False, server_default="0"),
        sa.Column("version", sa.String(64)),
    )
    op.create_index("decks_by_use", "decks", ["used_at"])
    op.create_table(
        "deck_cards",
        sa.Column("deck", sa.String(64), sa.ForeignKey("decks.code", ondelete="CASCADE"), nullable=False),
        sa.Column("id", sa.String(80), nullable=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("revision", sa.BigInteger, nullable=False),
        sa.Column("card", sa.LargeBinary),
        sa.PrimaryKeyConstraint("deck", "id", name="deck_cards_id"),
        sqlite_with_rowid=False,
    )


def _create_versions() -> None:
    op.create_table(
        "deck_versions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("content", sa.LargeBinary, nullable=False),
        sa.Column("cards", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "deck_publications",
        sa.Column("deck", sa.String(64), sa.ForeignKey("decks.code", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String(64), sa.ForeignKey("deck_versions.hash"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("deck", "hash", name="deck_publications_hash"),
    )
    op.create_index("deck_publications_by_hash", "deck_publications", ["hash"])
    op.create_table(
        "table_decks",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("hash", sa.String(64), sa.ForeignKey("deck_versions.hash"), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "hash", name="table_decks_hash"),
    )
    op.create_index("table_decks_by_hash", "table_decks", ["hash"])


def _create_pictures() -> None:
    op.create_table(
        "pictures",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("width", sa.BigInteger, nullable=False),
        sa.Column("height", sa.BigInteger, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("used_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "picture_uses",
        sa.Column("picture", sa.String(64), sa.ForeignKey("pictures.hash"), nullable=False),
        sa.Column("deck", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("picture", "deck", name="picture_uses_deck"),
    )
    op.create_index("picture_uses_by_deck", "picture_uses", ["deck"])
