"""Several processes behind one port: this one accepts connections and hands each to the worker that owns its table.

It looks at the first line of a request without taking it and passes the socket on, so that the worker reads the whole
request and a connection costs nothing here afterwards. Workers are started again when they die; what they had
acknowledged is in the database, and their clients come back.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Final

import msgspec

from spila.kernel import Malformed
from spila.server.config import ServerConfig
from spila.server.database_file import prepared
from spila.server.gate import raise_file_limit
from spila.server.listen import open_sockets
from spila.server.routing import PEEKED, complete, worker_for
from spila.store import open_store
from spila.store.file_lock import FileLock

log = logging.getLogger(__name__)

HEAD_SECONDS: Final = 2.0
"""How long the first line is waited for. Then the first worker gets the connection, with limits of its own for it."""
LOOK_AGAIN: Final = 0.02
MOST_PEEKED: Final = 1024
"""Connections whose first line is waited for; more go to the first worker at once."""
ACCEPTED_AT_ONCE: Final = 64
AGAIN_AFTER: Final = (0.1, 5.0)
"""Seconds until a worker that died is started again: at first, and at most after it died again and again."""
STOP_SECONDS: Final = 20.0
CONNECTION: Final = b"c"
READY: Final = b"ready"


class Worker:
    """One worker process, and the line to it. Connections wait until it is ready for them."""

    def __init__(self, index: int, config: ServerConfig, lock: FileLock | None) -> None:
        self.index = index
        self.died: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting: deque[socket.socket] = deque()
        self._loop = asyncio.get_running_loop()
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        files = [theirs.fileno(), *([] if lock is None else [lock.file])]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spila.server.worker", *map(str, files), str(index)], pass_fds=files
        )
        theirs.close()
        self._line.send(msgspec.json.encode(config))
        self._line.setblocking(False)
        self._loop.add_reader(self._line, self._heard)

    def _heard(self) -> None:
        try:
            said = self._line.recv(64)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if said == READY and not self.ready.done():
            self.ready.set_result(None)
            self._pass_on()
        elif not said:
            self._loop.remove_reader(self._line)
            self._loop.remove_writer(self._line)
            self._loop.run_in_executor(None, self.process.wait).add_done_callback(self._buried)

    def _buried(self, code: asyncio.Future[int]) -> None:
        if not self.died.done():
            self.died.set_result(code.result())

    def hand(self, connection: socket.socket) -> None:
        """Give it this connection, as soon as it takes one."""
        self._waiting.append(connection)
        if self.ready.done() and len(self._waiting) == 1:
            self._pass_on()

    def _pass_on(self) -> None:
        while self._waiting:
            try:
                socket.send_fds(self._line, [CONNECTION], [self._waiting[0].fileno()])
            except BlockingIOError:
                self._loop.add_writer(self._line, self._pass_on)
                return
            except OSError:
                return  # it died; the next one gets what waits
            self._waiting.popleft().close()
        self._loop.remove_writer(self._line)

    def close(self) -> deque[socket.socket]:
        """The process has ended; the connections that it never got."""
        self._line.close()
        return self._waiting


class Supervisor:
    """Starts the workers, gives them connections, and starts them again."""

    def __init__(self, config: ServerConfig, listeners: list[socket.socket], lock: FileLock | None) -> None:
        self._config, self._listeners, self._lock = config, listeners, lock
        self._loop = asyncio.get_running_loop()
        self._stopping = asyncio.Event()
        self._peeking: set[asyncio.Task[None]] = set()
        self._turn = 0
        self._workers = [self._new(index) for index in range(config.workers)]

    def _new(self, index: int) -> Worker:
        return Worker(index, self._config, self._lock)

    async def run(self, listening: Callable[[], None]) -> int:
        """Serve until asked to stop, or until a worker cannot even start; the exit code."""
        for each in (signal.SIGINT, signal.SIGTERM):
            self._loop.add_signal_handler(each, self._stopping.set)
        ready = asyncio.gather(*(worker.ready for worker in self._workers))
        deaths = [worker.died for worker in self._workers]
        stopped = asyncio.create_task(self._stopping.wait())
        first: list[asyncio.Future[Any]] = [ready, stopped, *deaths]
        await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
        code = next((death.result() for death in deaths if death.done()), 0)
        if ready.done():
            for listener in self._listeners:
                self._loop.add_reader(listener, self._accept, listener)
            listening()
            keepers = [asyncio.create_task(self._keep(index)) for index in range(len(self._workers))]
            await stopped
            for keeper in keepers:
                keeper.cancel()
            for listener in self._listeners:
                self._loop.remove_reader(listener)
        ready.cancel()
        stopped.cancel()
        await self._stop()
        return code

    async def _keep(self, index: int) -> None:
        """Start the worker again whenever it dies."""
        pause, most = AGAIN_AFTER
        while True:
            code = await asyncio.shield(self._workers[index].died)
            log.error("worker died", extra={"worker": index, "code": code})
            waiting = self._workers[index].close()
            worker = self._workers[index] = self._new(index)
            for connection in waiting:
                worker.hand(connection)
            first: list[asyncio.Future[Any]] = [worker.ready, worker.died]
            await asyncio.wait(first, return_when=asyncio.FIRST_COMPLETED)
            if worker.ready.done():
                pause = AGAIN_AFTER[0]
            else:
                await asyncio.sleep(pause)
                pause = min(2 * pause, most)

    async def _stop(self) -> None:
        """Ask all workers to end, and end those that do not."""
        for peeking in self._peeking:
            peeking.cancel()
        for worker in self._workers:
            if worker.process.poll() is None:
                worker.process.terminate()
        deaths = [worker.died for worker in self._workers]
        await asyncio.wait(deaths, timeout=STOP_SECONDS)
        for worker in self._workers:
            if not worker.died.done():
                worker.process.kill()
        await asyncio.wait(deaths)

    # ------------------------------------------------------------ connections

    def _accept(self, listener: socket.socket) -> None:
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                connection, _ = listener.accept()
            except OSError:  # nobody more, or gone again, or no file left for now
                return
            connection.setblocking(False)
            if len(self._peeking) >= MOST_PEEKED:
                self._workers[0].hand(connection)
                continue
            task = asyncio.create_task(self._admit(connection))
            self._peeking.add(task)
            task.add_done_callback(self._peeking.discard)

    async def _admit(self, connection: socket.socket) -> None:
        try:
            head = await self._first_line(connection)
        except BaseException:
            connection.close()
            raise
        self._turn += 1
        self._workers[worker_for(head, len(self._workers), self._turn)].hand(connection)

    async def _first_line(self, connection: socket.socket) -> bytes:
        """What the request begins with. It stays in the socket."""
        head, end = b"", self._loop.time() + HEAD_SECONDS
        while not complete(head) and self._loop.time() < end:
            seen = len(head)
            with suppress(BlockingIOError):
                head = connection.recv(PEEKED, socket.MSG_PEEK)
                if not head:
                    break  # closed already
            if len(head) > seen:
                continue
            if head:
                await asyncio.sleep(LOOK_AGAIN)  # the socket is readable all the time now
            else:
                await self._readable(connection, end)
        return head

    async def _readable(self, connection: socket.socket, end: float) -> None:
        arrived = self._loop.create_future()
        self._loop.add_reader(connection, lambda: None if arrived.done() else arrived.set_result(None))
        try:
            await asyncio.wait([arrived], timeout=end - self._loop.time())
        finally:
            self._loop.remove_reader(connection)


async def serve_with_workers(config: ServerConfig, listening: Callable[[str, int], None]) -> int:
    """Serve with several workers until asked to stop; the exit code. `Coded` when the server cannot start."""
    if sys.platform == "win32":
        raise Malformed("number-range", name="--workers", given=str(config.workers), least="1", most="1")
    raise_file_limit()
    with ExitStack() as stack:
        listeners = [stack.enter_context(each) for each in open_sockets(config.host, config.port)]
        lock = None
        if not config.database_url:
            path = Path(config.database)
            with prepared(path):
                await (await open_store(path)).close()  # a new one is made, an old one upgraded, by one process alone
                lock = FileLock(path)
            stack.callback(lock.release)
        host, port = listeners[0].getsockname()[:2]
        return await Supervisor(config, listeners, lock).run(lambda: listening(host, port))
