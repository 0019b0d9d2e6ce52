"""One of several workers of a server: `python -m spila.server.worker LINE [LOCK] INDEX`, started by `workers`.

LINE is the open file over which the settings come, and then connections; LOCK is that of the database's lock, which is
held as long as any process of the server lives.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys

import msgspec

from spila.kernel.codec import Coded
from spila.server.config import ServerConfig
from spila.server.gate import raise_file_limit
from spila.server.logs import set_up_logs
from spila.server.picows_protocol import check_picows
from spila.server.serve import Server, make_server, new_loop
from spila.server.state import ServerState
from spila.server.workers import READY

log = logging.getLogger(__name__)


async def _live(line: socket.socket, config: ServerConfig, index: int) -> None:
    check_picows()
    raise_file_limit()
    runtime = ServerState(config, worker=index)
    loop = asyncio.get_running_loop()
    await runtime.open()
    try:
        server = make_server(config, runtime, lambda _host, _port: None)
        line.setblocking(False)

        def begin() -> None:
            loop.add_reader(line, _receive, server, line)
            line.send(READY)

        server.begun = begin
        await server.serve([])
    finally:
        loop.remove_reader(line)
        await runtime.close()


def _receive(server: Server, line: socket.socket) -> None:
    """A connection to be served; or the supervisor is gone, and the server with it."""
    try:
        said, files, _, _ = socket.recv_fds(line, 16, 1)
    except BlockingIOError:
        return
    except OSError:
        said, files = b"", []
    if not said:
        asyncio.get_running_loop().remove_reader(line)
        server.should_exit = True
    for file in files:
        server.adopt(socket.socket(fileno=file))


def main() -> None:
    """Serve until asked to stop."""
    line, index = socket.socket(fileno=int(sys.argv[1])), int(sys.argv[-1])
    config = msgspec.json.decode(line.recv(1 << 20), type=ServerConfig)
    set_up_logs(config.log_level or ("warning" if sys.stderr.isatty() else "info"))
    try:
        with asyncio.Runner(loop_factory=new_loop) as runner:
            runner.run(_live(line, config, index))
    except Coded as error:
        log.error("worker cannot start", extra={"code": error.code, **error.params})
        raise SystemExit(1) from None


if __name__ == "__main__":
    main()
