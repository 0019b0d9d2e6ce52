from __future__ import annotations

from tests.server.conftest import anyio_backend, door, evening, server

__all__ = ["anyio_backend", "door", "evening", "server"]
