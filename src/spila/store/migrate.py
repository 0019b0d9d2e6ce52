"""Upgrade a database to the current schema; a database with a newer schema is refused."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from spila.store.errors import StoreError

_alembic_lock = threading.Lock()
"""Alembic passes the connection to the migrations through a global, so only one store may migrate at a time."""

_ADVISORY_LOCK_KEY = 0x5B11A
"""Key of the PostgreSQL advisory lock that serialises servers starting at the same time."""


def scripts() -> ScriptDirectory:
    """All migrations."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def head() -> str:
    """The newest revision that this program knows."""
    newest = scripts().get_current_head()
    assert newest is not None
    return newest


def revision(connection: Connection) -> str | None:
    """The revision of the database: None before the first migration, `StoreError` if it is unknown."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads:
        return None
    known = {step.revision for step in scripts().walk_revisions()}
    if len(heads) > 1 or not known.issuperset(heads):
        raise StoreError("schema-newer", has=" ".join(heads), knows=head())
    return heads[0]


def check(connection: Connection) -> None:
    """Raise `StoreError` unless the database has the current schema."""
    has, wants = revision(connection), head()
    if has != wants:
        raise StoreError("schema-older", has=has or "", wants=wants)


def migrate(connection: Connection, to: str = "head") -> None:
    """Run the missing migrations, all or none, in the current transaction of the connection."""
    with _alembic_lock:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _ADVISORY_LOCK_KEY})
        target = head() if to == "head" else to
        if revision(connection) == target:
            return
        directory = scripts()

        def steps(now: Any, _context: MigrationContext) -> Any:
            return directory._upgrade_revs(target, now)

        context = MigrationContext.configure(connection, opts={"fn": steps, "as_sql": False})
        with Operations.context(context):
            context.run_migrations()
