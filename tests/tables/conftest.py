from __future__ import annotations

from tests.server.conftest import anyio_backend, http_client, server, table_factory

__all__ = ["anyio_backend", "http_client", "server", "table_factory"]
