"""Add the hash chain: a hash for every entry. Entries that are there already are hashed now and counted as such."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from spila.store import chain

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

CHUNK = 500

_tables = sa.table(
    "tables",
    sa.column("id", sa.String),
    sa.column("header", sa.LargeBinary),
    sa.column("finished_at", sa.BigInteger),
    sa.column("backfilled", sa.BigInteger),
    sa.column("end_hash", sa.LargeBinary),
)
_entries = sa.table(
    "entries",
    sa.column("table_id", sa.String),
    sa.column("version", sa.BigInteger),
    sa.column("at", sa.BigInteger),
    sa.column("entry", sa.LargeBinary),
    sa.column("hash", sa.LargeBinary),
)


def upgrade() -> None:
    """Add the columns and hash all logs."""
    op.add_column("tables", sa.Column("backfilled", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("end_hash", sa.LargeBinary))
    op.add_column("entries", sa.Column("hash", sa.LargeBinary))
    connection = op.get_bind()
    for table_id in connection.execute(sa.select(_tables.c.id)).scalars().all():
        _hash_log(connection, table_id)


def _hash_log(connection: sa.Connection, table_id: str) -> None:
    """Hash one log in chunks, so that memory does not grow with it."""
    here = _entries.c.table_id == table_id
    version = connection.execute(sa.select(sa.func.max(_entries.c.version)).where(here)).scalar() or 0
    header, finished = connection.execute(
        sa.select(_tables.c.header, _tables.c.finished_at).where(_tables.c.id == table_id)
    ).one()
    last = chain.root(table_id, header, version)
    put = (
        sa.update(_entries).where(here, _entries.c.version == sa.bindparam("number")).values(hash=sa.bindparam("link"))
    )
    columns = _entries.c.version, _entries.c.at, _entries.c.entry
    for after in range(0, version, CHUNK):
        part = here & (_entries.c.version > after) & (_entries.c.version <= after + CHUNK)
        rows = connection.execute(sa.select(*columns).where(part).order_by(_entries.c.version)).all()
        hashes = list(chain.links(last, rows))
        if not rows:
            break  # a damaged log; reading it names the missing row
        connection.execute(put, [{"number": row.version, "link": link} for row, link in zip(rows, hashes)])
        last = hashes[-1]
    end = None if finished is None else last
    connection.execute(sa.update(_tables).where(_tables.c.id == table_id).values(backfilled=version, end_hash=end))
