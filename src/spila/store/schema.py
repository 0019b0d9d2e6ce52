"""The tables of the database as they are now. How they came to be so is in `migrations`."""

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
    Index("tables_by_end", "finished_at"),
)
"""`active_at` moves with the meta; the time of the last entry stands at the entry, so that appending only inserts."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("version", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("entry", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "version", name="entries_version"),
)
"""The key decides who was first. In SQLite the rows lie in the order they came (not in that of the key), so that a
commit for many tables touches few pages."""

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
