"""Running the server: one process, one loop, one port; `workers` has more of them."""

from __future__ import annotations

import asyncio
import gc
import logging
import signal
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import uvicorn

from spila.server import catalogue
from spila.server.app import make_app
from spila.server.config import ServerConfig
from spila.server.gate import raise_file_limit
from spila.server.http import LimitedHttp
from spila.server.listen import open_sockets
from spila.server.logs import set_up_logs
from spila.server.picows_protocol import check_picows
from spila.server.state import ServerState
from spila.server.static_files import HEADERS
from spila.server.upgrade import Upgrade
from spila.server.workers import serve_with_workers

log = logging.getLogger(__name__)

GRACE_SECONDS = 10
KEEP_ALIVE_SECONDS = 30
STOPS = (signal.SIGINT, signal.SIGTERM)
YOUNG_OBJECTS = 10_000
"""Tables hold thousands of small values without cycles; looking for cycles after every 700 took a tenth of the server's
time. After many more, the cycles that requests leave behind have piled up: to clear 35,000 objects took 23 ms at once.
"""
SWITCH_SECONDS = 0.001
"""How long the event loop or the store's thread waits at most for a thread that computes, such as a bot that thinks. By
default it is 5 ms, and a move waits for several such turns.
"""
WORKER_SWITCH_SECONDS = 0.0002
"""The same in one of several workers, whose store's thread keeps the others from writing while it waits."""


class Server(uvicorn.Server):
    """uvicorn that reports when and where it listens. Being asked to stop is no failure."""

    def __init__(
        self, uvicorn_config: uvicorn.Config, listening: Callable[[str, int], None], switch_seconds: float
    ) -> None:
        super().__init__(uvicorn_config)
        self._switch_seconds = switch_seconds
        self._listening = listening
        self.begun: Callable[[], None] = _ready
        """Called once the server can take connections."""
        self._adopting: set[asyncio.Task[Any]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and report it."""
        await super().startup(sockets)
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)
        sys.setswitchinterval(self._switch_seconds)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            log.info("listening", extra={"port": port})
            self._listening(host, port)
            asyncio.get_running_loop().run_in_executor(None, catalogue.load_all)
        self.begun()

    def adopt(self, connection: socket.socket) -> None:
        """Serve a connection that another process has accepted."""
        http: Any = self.config.http_protocol_class
        protocol = partial(
            http, config=self.config, server_state=self.server_state, app_state=self.lifespan.state,
        )  # fmt: skip
        connecting = asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        task = asyncio.ensure_future(connecting)
        self._adopting.add(task)
        task.add_done_callback(self._adopted)

    def _adopted(self, connected: asyncio.Task[Any]) -> None:
        self._adopting.discard(connected)
        if not connected.cancelled() and (error := connected.exception()) is not None:
            log.info("connection lost before it was served", extra={"why": str(error)})

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but the signal is not raised again afterwards: stopping when asked is success."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {each: signal.signal(each, self.handle_exit) for each in STOPS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def make_server(config: ServerConfig, runtime: ServerState, listening: Callable[[str, int], None]) -> Server:
    """A server that is ready to run."""
    uvicorn_config = uvicorn.Config(
        make_app(config, runtime),
        http=_bound(LimitedHttp, runtime),
        ws=_bound(Upgrade, runtime),
        lifespan="off",  # the state is opened before the server and closed after it, whatever happens to the server
        log_config=None,
        access_log=False,
        server_header=False,
        headers=[*HEADERS.items(), *([] if runtime.worker is None else [("connection", "close")])],
        proxy_headers=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
    return Server(uvicorn_config, listening, SWITCH_SECONDS if runtime.worker is None else WORKER_SWITCH_SECONDS)


def _ready() -> None:
    """Nobody has asked to know."""


def _bound(protocol: Any, runtime: ServerState) -> Any:
    return partial(protocol, runtime)


def run(config: ServerConfig, listening: Callable[[str, int], None]) -> int:
    """Serve until asked to stop; the exit code. `Coded` when the server cannot start."""
    set_up_logs(config.log_level or ("warning" if sys.stderr.isatty() else "info"))
    with asyncio.Runner(loop_factory=new_loop) as runner:
        if config.workers > 1:
            return runner.run(serve_with_workers(config, listening))
        runner.run(_live(config, listening))
    return 0


async def _live(config: ServerConfig, listening: Callable[[str, int], None]) -> None:
    check_picows()
    raise_file_limit()
    runtime = ServerState(config)
    sockets = open_sockets(config.host, config.port)
    try:
        await runtime.open()
        try:
            await make_server(config, runtime, listening).serve(sockets)
        finally:
            await runtime.close()
            log.info("stopped")
    finally:
        for each in sockets:
            each.close()


def new_loop() -> asyncio.AbstractEventLoop:
    """uvloop where it is installed."""
    try:
        import uvloop
    except ModuleNotFoundError:
        return asyncio.new_event_loop()
    loop: asyncio.AbstractEventLoop = uvloop.new_event_loop()
    return loop
