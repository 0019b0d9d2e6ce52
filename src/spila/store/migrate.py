"""Bring a database to the present schema, step by step, and refuse one from the future."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from spila.store.errors import StoreError

_one_at_a_time = threading.Lock()
"""Alembic hands the database to the steps through a global; stores opened side by side must take turns."""

_SERVERS_TAKE_TURNS = 0x5B11A
"""The key of PostgreSQL's advisory lock for servers that start at the same moment."""


def scripts() -> ScriptDirectory:
    """The steps there are."""
    return ScriptDirectory(str(Path(__file__).parent / "migrations"))


def head() -> str:
    """The newest step this version knows."""
    newest = scripts().get_current_head()
    assert newest is not None
    return newest


def revision(connection: Connection) -> str | None:
    """Where the database is: None before the first step, `StoreError` if its step is not one of ours."""
    heads = MigrationContext.configure(connection).get_current_heads()
    if not heads:
        return None
    known = {step.revision for step in scripts().walk_revisions()}
    if len(heads) > 1 or not known.issuperset(heads):
        raise StoreError("schema-newer", has=" ".join(heads), knows=head())
    return heads[0]


def check(connection: Connection) -> None:
    """Refuse a database that is not at the present schema."""
    has, wants = revision(connection), head()
    if has != wants:
        raise StoreError("schema-older", has=has or "", wants=wants)


def migrate(connection: Connection, to: str = "head") -> None:
    """Take the missing steps, all or none, in the transaction the connection is in."""
    with _one_at_a_time:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _SERVERS_TAKE_TURNS})
        target = head() if to == "head" else to
        if revision(connection) == target:
            return
        directory = scripts()

        def steps(now: Any, _context: MigrationContext) -> Any:
            return directory._upgrade_revs(target, now)

        context = MigrationContext.configure(connection, opts={"fn": steps, "as_sql": False})
        with Operations.context(context):
            context.run_migrations()
