"""The real server for tests: in a process of its own as hosts start it, or on the test's own loop and a real port.

On the test's own loop time can be put forward (`Ahead.advance`), so that countdowns and clocks need no waiting.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from spila.server.config import ServerConfig
from spila.server.limits import Limits
from spila.server.listen import open_sockets
from spila.server.serve import Server, make_server
from spila.server.state import ServerState

ROOMY = Limits(
    message_rate=100_000, message_burst=100_000, connections_per_address=10_000, tables_per_address=100_000,
    misses_per_address=100_000, http_per_address=10_000, reads_rate=100_000, reads_burst=100_000,
    imports_rate=100_000, imports_burst=100_000, saves_rate=100_000, saves_burst=100_000, decks_per_address=100_000,
    joins_per_address=100_000, connects_rate=100_000, connects_burst=100_000,
    hello_seconds=3600,
)  # fmt: skip
"""Tests are in more of a hurry than people, and all have one address."""


class VirtualTimeLoop(asyncio.SelectorEventLoop):
    """A loop whose clock runs as all clocks do, and can be put forward or stopped."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._stopped: float | None = None
        super().__init__()

    def time(self) -> float:
        return (super().time() if self._stopped is None else self._stopped) + self._ahead

    def call_at(  # type: ignore[override]
        self, when: float, callback: Any, *args: Any, context: Any = None
    ) -> asyncio.TimerHandle:
        """A millisecond early, as uvloop's timers may ring: a reader of the time has to read it again."""
        return super().call_at(when - 0.001, callback, *args, context=context)

    def advance(self, seconds: float) -> None:
        """So much time has passed. What is due happens now, in its order."""
        self._ahead += seconds

    def stop_clock(self) -> None:
        """From now on time passes only where it is put forward, however busy the machine is."""
        self._stopped = super().time()

    def start_clock(self) -> None:
        """Time passes by itself again, from where it stopped."""
        if self._stopped is not None:
            self._ahead -= super().time() - self._stopped
            self._stopped = None


def stop_clock() -> None:
    """Stop the running test's clock."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    loop.stop_clock()


@contextmanager
def stopped_clock() -> Iterator[None]:
    """The running test's clock stands still while the block runs."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    loop.stop_clock()
    try:
        yield
    finally:
        loop.start_clock()


def advance(seconds: float) -> None:
    """Put the running test's clock forward."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualTimeLoop)
    loop.advance(seconds)


class Running:
    """A server on this loop."""

    def __init__(self, server: Server, runtime: ServerState, address: str, task: asyncio.Task[None]) -> None:
        self.server, self.runtime, self.address, self.task = server, runtime, address, task

    async def stop(self) -> None:
        """As on Ctrl-C."""
        self.server.should_exit = True
        await self.task


async def start(data: Path, limits: Limits = ROOMY, **setup: Any) -> Running:
    """Start it; it listens when this returns."""
    page = data / "page"
    page.mkdir(parents=True, exist_ok=True)
    (page / "index.html").write_text("<!doctype html><title>Spila</title>")
    ready: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    wishes = ServerConfig(port=0, data=str(data), page=str(page), limits=limits, **setup)
    runtime, listeners = ServerState(wishes), open_sockets(wishes.host, 0)
    await runtime.open()
    server = make_server(wishes, runtime, lambda host, port: ready.set_result(f"http://{host}:{port}{wishes.base}"))
    task = asyncio.create_task(_life(server, runtime, listeners))
    begun: list[asyncio.Future[Any]] = [ready, task]
    await asyncio.wait(begun, return_when=asyncio.FIRST_COMPLETED)
    assert ready.done(), "the server did not start"
    return Running(server, runtime, await ready, task)


async def _life(server: Server, runtime: ServerState, listeners: list[socket.socket]) -> None:
    try:
        await server.serve(listeners)
    finally:
        await runtime.close()
        for each in listeners:
            each.close()


@asynccontextmanager
async def serving(data: Path, limits: Limits = ROOMY, **setup: Any) -> AsyncIterator[Running]:
    running = await start(data, limits, **setup)
    try:
        yield running
    finally:
        await running.stop()


@asynccontextmanager
async def process(data: Path) -> AsyncIterator[str]:
    """`spila serve` in its own process; the address it prints."""
    (data / "page").mkdir(parents=True, exist_ok=True)
    (data / "page" / "index.html").write_text("<!doctype html><title>Spila</title>")
    limits = {f"SPILA_LIMIT_{name.upper()}": str(getattr(ROOMY, name)) for name in ROOMY.__struct_fields__}
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-c", "from spila.cli import main; main()", "serve", "--port", "0", "--data", str(data),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, **limits, "SPILA_PAGE": str(data / "page"), "SPILA_LANG": "en", "COLUMNS": "200"},
    )  # fmt: skip
    assert child.stdout is not None
    assert child.stderr is not None
    errors = asyncio.create_task(child.stderr.read())
    address = None
    try:
        async with asyncio.timeout(180):
            while address is None:
                line = (await child.stdout.readline()).decode()
                assert line, (await errors).decode()
                if found := re.search(r"http://\S+", line):
                    address = found[0].replace("localhost", "127.0.0.1")
        yield address
    finally:
        if child.returncode is None:
            child.send_signal(signal.SIGINT)
        await child.stdout.read()
        code = await child.wait()
        told = [json.loads(line) for line in (await errors).splitlines()]
        assert (code, {line["level"] for line in told}) == (0, {"info"}), told
