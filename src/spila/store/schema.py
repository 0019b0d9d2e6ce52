"""The current database schema. Its history is in `migrations`."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("header", LargeBinary, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("active_at", BigInteger, nullable=False),
    Column("finished_at", BigInteger),
    Column("record", LargeBinary),
    Column("backfilled", BigInteger, nullable=False, server_default="0"),
    Column("end_hash", LargeBinary),
    Index("tables_by_end", "finished_at"),
)
"""`active_at` changes with the meta only. The time of the last entry is stored with the entry, so that appending is a
pure insert. `backfilled` is the number of first entries that were hashed later (by a migration or an import) and not
when they were written; `end_hash` is the hash of the last entry, set when the log is closed."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    Column("hash", LargeBinary),
    PrimaryKeyConstraint("table_id", "version", name="entries_version"),
)
"""The primary key decides which append was first. In SQLite rows are stored in insertion order, not in key order, so
that a commit for many tables touches few pages. `hash` is the link of the chain (`chain.py`)."""

meta = Table(
    "meta",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("key", String(64), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("value", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "key", name="meta_key"),
    sqlite_with_rowid=False,
)

decks = Table(
    "decks",
    metadata,
    Column("code", String(64), primary_key=True),
    Column("owner", String(64), nullable=False),
    Column("editor", String(64), nullable=False),
    Column("head", LargeBinary, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
    Column("edited_at", BigInteger),
    Column("dealt", BigInteger, nullable=False, server_default="0"),
    Column("version", String(64)),
    Index("decks_by_use", "used_at"),
)
"""Decks of the workshop. `owner` and `editor` are the hashes of the two keys, `head` is what is true of the whole deck,
`bytes` the size of all cards, `edited_at` when the edit key was last used, `dealt` how many tables were made with it,
`version` the hash of the version that was published last."""

deck_cards = Table(
    "deck_cards",
    metadata,
    Column("deck", String(64), ForeignKey("decks.code", ondelete="CASCADE"), nullable=False),
    Column("id", String(80), nullable=False),
    Column("place", BigInteger, nullable=False),
    Column("revision", BigInteger, nullable=False),
    Column("card", LargeBinary),
    PrimaryKeyConstraint("deck", "id", name="deck_cards_id"),
    sqlite_with_rowid=False,
)
"""The cards of drafts, in the order of `place`. `revision` is that of the deck when the card was last changed; a card
that was removed stays as a row without content, so that other editors learn about it."""

deck_versions = Table(
    "deck_versions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("content", LargeBinary, nullable=False),
    Column("cards", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""What was published: never changed, named by the hash of its content."""

deck_publications = Table(
    "deck_publications",
    metadata,
    Column("deck", String(64), ForeignKey("decks.code", ondelete="CASCADE"), nullable=False),
    Column("hash", String(64), ForeignKey("deck_versions.hash"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("deck", "hash", name="deck_publications_hash"),
    Index("deck_publications_by_hash", "hash"),
)
"""Which versions a deck has had."""

table_decks = Table(
    "table_decks",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("hash", String(64), ForeignKey("deck_versions.hash"), nullable=False),
    PrimaryKeyConstraint("table_id", "hash", name="table_decks_hash"),
    Index("table_decks_by_hash", "hash"),
)
"""Which versions a table refers to. As long as it does, the database itself refuses to delete them."""

pictures = Table(
    "pictures",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("width", BigInteger, nullable=False),
    Column("height", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)
"""Uploaded pictures as the server has encoded them: photos as WebP, drawings as the inside of an SVG."""

picture_uses = Table(
    "picture_uses",
    metadata,
    Column("picture", String(64), ForeignKey("pictures.hash"), nullable=False),
    Column("deck", String(80), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("picture", "deck", name="picture_uses_deck"),
    Index("picture_uses_by_deck", "deck"),
)
"""Who uses a picture: the code of a deck, or the hash of a version."""

deck_reports = Table(
    "deck_reports",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("deck", String(80), nullable=False),
    Column("report", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("deck_reports_by_deck", "deck"),
)
"""Notes about cards. `deck` is a code, or the name of a shipped deck or one in the host's folder."""

host_settings = Table(
    "host_settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)
"""What the host has set while the server was running, and the hash of the host's key."""
