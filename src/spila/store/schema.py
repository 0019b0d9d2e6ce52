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
