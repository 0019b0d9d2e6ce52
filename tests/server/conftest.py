from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import Evening
from tests.server.running import Ahead, Running, serving
from tests.server.stranger import Door


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": Ahead}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for a module's tests; each makes tables of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    async with serving(folder) as running:
        yield running


@pytest.fixture
async def door(server: Running) -> AsyncIterator[Door]:
    found = Door(server.address)
    yield found
    await found.close()


@pytest.fixture
async def evening(server: Running, door: Door) -> AsyncIterator[Evening]:
    found = Evening(server, door)
    yield found
    await found.close()
