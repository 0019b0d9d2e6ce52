from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.client_group import TableFactory
from tests.server.protocol_client import HttpClient
from tests.server.servers import Running, VirtualTimeLoop, serving


@pytest.fixture(scope="module")
def anyio_backend() -> tuple[str, dict[str, Any]]:
    return "asyncio", {"loop_factory": VirtualTimeLoop}


@pytest.fixture(scope="module")
async def server(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Running]:
    """One server for a module's tests; each makes tables of its own."""
    folder: Path = tmp_path_factory.mktemp("server")
    async with serving(folder) as running:
        yield running


@pytest.fixture
async def http_client(server: Running) -> AsyncIterator[HttpClient]:
    found = HttpClient(server.address)
    yield found
    await found.close()


@pytest.fixture
async def table_factory(server: Running, http_client: HttpClient) -> AsyncIterator[TableFactory]:
    found = TableFactory(server, http_client)
    yield found
    await found.close()
