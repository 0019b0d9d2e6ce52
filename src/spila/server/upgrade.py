"""From an HTTP request to a WebSocket: uvicorn reads the handshake, picows the frames, each connection in its turn."""

from __future__ import annotations

import asyncio
import logging
import re
from base64 import b64decode
from collections.abc import Callable
from typing import Any, Final

import msgspec
from picows import WSUpgradeResponse, WSUpgradeResponseWithListener

from spila.server.api import Problem
from spila.server.origins import host_allowed, origin_allowed
from spila.server.picows_protocol import new_protocol
from spila.server.read_turn import SMALL_BYTES, ReadTurn
from spila.server.state import ServerState
from spila.server.static_files import HEADERS
from spila.server.websocket import Connection

log = logging.getLogger(__name__)
logging.getLogger("picows.server").setLevel(logging.ERROR)

READ_BYTES: Final = 8192
"""How much is read of one connection before it is the turn of the others."""
_CONNECTION: Final = re.compile(rb"\nconnection:[^\r\n]*\r", re.IGNORECASE)
_REFUSED_HEADERS: Final = {**HEADERS, "content-type": "application/json", "cache-control": "no-store"}


class Upgrade(asyncio.Protocol):
    """Takes a connection over from uvicorn and hands it on to picows."""

    def __init__(self, runtime: ServerState, config: Any, server_state: Any, app_state: Any) -> None:  # noqa: ARG002
        self.runtime = runtime
        self._known: set[Any] = server_state.connections
        self._inner: Any = None
        self._connection: Connection | None = None
        self._peer = ""
        self._begun = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Prepare to read the request once more."""
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else ""
        self._known.add(self)
        self._inner = new_protocol(self._open)
        self._inner.connection_made(transport)
        asyncio.get_running_loop().call_soon(self._hand_over, transport)

    def _hand_over(self, transport: Any) -> None:
        if not transport.is_closing():
            reader = _Reader(self._inner, self._connection, transport, self.runtime.reads, self._gone)
            transport.set_protocol(reader)
        else:
            self._gone()

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn received it."""
        if not self._begun:  # uvicorn has made sure that "upgrade" is in it; Firefox says "keep-alive, Upgrade"
            self._begun, data = True, _CONNECTION.sub(b"\nconnection: upgrade\r", data, count=1)
        start = 0
        while start < len(data):
            space = self._inner.get_buffer(len(data) - start)
            part = data[start : start + len(space)]
            space[: len(part)] = part
            self._inner.buffer_updated(len(part))
            start += len(part)

    def connection_lost(self, exc: Exception | None) -> None:
        """Closed before it was handed over."""
        self._inner.connection_lost(exc)
        self._gone()

    def _gone(self) -> None:
        self._known.discard(self)

    def shutdown(self) -> None:
        """uvicorn is asked to stop."""
        self.runtime.say_goodbye()

    def _open(self, request: Any) -> Any:
        """Accept the handshake, or refuse it with a code."""

        def no(status: int, code: str) -> Any:
            self.runtime.registry.count_refusal(code)
            log.info("handshake refused", extra={"code": code})
            body = msgspec.json.encode(Problem(code))
            answer = WSUpgradeResponse.create_error_response(status, body, _REFUSED_HEADERS)
            return WSUpgradeResponseWithListener(answer, None)

        path = request.path.decode("latin-1").partition("?")[0]
        if path != self.runtime.config.base + "ws":
            return no(404, "no-such-page")
        headers = request.headers
        config, host = self.runtime.config, headers.get("host")
        if not host_allowed(host, config.hosts):
            return no(421, "host-unknown")
        if not origin_allowed(headers.get("origin"), host, config.origins):
            return no(403, "origin")
        if not _valid(headers):
            return no(400, "handshake")
        address, direct = self.runtime.proxies.counted_caller(self._peer, headers.getall("x-forwarded-for", ()))
        usage = self.runtime.usage
        if not usage.has_room(address):
            self.runtime.gate.limited["connections_per_address"] += 1
            return no(429, "too-many-connections")
        if not direct and not usage.arrive(address, asyncio.get_running_loop().time()):
            return no(429, "too-many-connections")
        if self.runtime.closing:
            return no(503, "closing")
        self._connection = Connection(self.runtime, address, direct)
        return self._connection


def _valid(headers: Any) -> bool:
    """Whether picows will accept this handshake. What it refuses itself has no code."""
    try:
        key = b64decode(headers.get("sec-websocket-key", ""), validate=True)
    except ValueError:
        return False
    return (
        len(key) == 16
        and headers.get("sec-websocket-version") == "13"
        and headers.get("upgrade", "").lower() == "websocket"
    )


class _Reader(asyncio.BufferedProtocol):
    """Hands everything to picows, a little at a time, and reports when the connection is closed.

    picows parses all that it is given at once and doubles its buffer whenever that is full, so a client that sends
    without pause would keep the loop busy. A client that fills the buffer waits until the others have been read, and
    where many send much at the same time each gets a smaller buffer.
    """

    def __init__(
        self, inner: Any, connection: Connection | None, transport: Any, reads: ReadTurn, gone: Callable[[], None]
    ) -> None:
        for name in ("eof_received", "pause_writing", "resume_writing"):
            setattr(self, name, getattr(inner, name))
        self._inner = inner
        self._connection = connection
        self._transport = transport
        self._reads = reads
        self._space = 0
        self._on_gone = gone
        self._loop = asyncio.get_running_loop()

    def get_buffer(self, sizehint: int) -> Any:
        """Where to put what is read next: at most so much of picows's buffer."""
        space = self._inner.get_buffer(sizehint)
        self._space = min(len(space), READ_BYTES if self._reads.left > 0 else SMALL_BYTES)
        return space[: self._space]

    def buffer_updated(self, nbytes: int) -> None:
        """So much was read."""
        if nbytes > SMALL_BYTES:
            self._reads.spend(nbytes)
        self._inner.buffer_updated(nbytes)
        connection, transport = self._connection, self._transport
        if connection is not None and connection.stop_after_close():
            return
        if nbytes >= self._space and not transport.is_closing():
            transport.pause_reading()
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        if not self._transport.is_closing() and (self._connection is None or not self._connection.ignoring):
            self._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._inner.connection_lost(exc)
        self._on_gone()
