"""Many connections that send at the same time share a turn of the event loop: nobody else waits for all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from spila.server.read_turn import SMALL_BYTES, TURN_BYTES
from spila.server.upgrade import READ_BYTES
from tests.server.load import WAIT
from tests.server.raw import Socket, frame
from tests.server.servers import serving

pytestmark = pytest.mark.anyio

SOCKETS = 40
UNREADABLE = frame(b"x" * 40)


async def test_many_sockets_that_send_at_once_share_one_turn(tmp_path: Path) -> None:
    async with serving(tmp_path) as server, asyncio.timeout(WAIT):
        port = int(server.address.rstrip("/").rpartition(":")[2])
        sockets = [await Socket.open(port) for _ in range(SOCKETS)]
        each = READ_BYTES // len(UNREADABLE)
        refused = server.runtime.registry.refusals
        for socket in sockets:
            socket.writer.write(UNREADABLE * each)
        turns = [0]
        while refused["unreadable"] < SOCKETS * each:
            before = refused["unreadable"]
            await asyncio.sleep(0)
            turns.append(refused["unreadable"] - before)
        assert max(turns) <= (TURN_BYTES + READ_BYTES + SOCKETS * SMALL_BYTES) / len(UNREADABLE)
        for socket in sockets:
            socket.close()
