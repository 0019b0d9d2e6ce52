"""From an HTTP request to a socket: uvicorn takes the handshake, picows reads frames, each connection in its turn."""

from __future__ import annotations

import asyncio
import logging
import re
from base64 import b64decode
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec
from picows import WSAutoPingStrategy
from picows.picows import WSProtocol  # type: ignore[attr-defined]

from spila.server.api import Problem
from spila.server.static_files import HEADERS
from spila.server.websocket import FRAME_BYTES, Connection

if TYPE_CHECKING:
    from spila.server.state import ServerState

log = logging.getLogger(__name__)
logging.getLogger("picows.server").setLevel(logging.ERROR)

HANDSHAKE_SECONDS: Final = 10.0
READ_BYTES: Final = 8192
"""How much is read of one connection before the others have their turn."""
_CONNECTION: Final = re.compile(rb"\nconnection:[^\r\n]*\r", re.IGNORECASE)
_REFUSED_HEADERS: Final = {**HEADERS, "content-type": "application/json", "cache-control": "no-store"}


class _Picows(logging.LoggerAdapter[logging.Logger]):
    """picows's log, in which frames that break the standard are no errors: any client can send them."""

    def error(self, msg: object, *args: object, **more: Any) -> None:
        """Our own faults only."""
        self.log(logging.DEBUG if str(msg).startswith("WS parser error") else logging.ERROR, msg, *args, **more)


_picows = _Picows(logging.getLogger("picows.server"), {})


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
        self._inner = WSProtocol(
            None, None, False, self._open, _picows, True, HANDSHAKE_SECONDS, False, 0, 0,
            WSAutoPingStrategy.PING_WHEN_IDLE, False, FRAME_BYTES, None, 2048,
        )  # fmt: skip
        self._inner.connection_made(transport)
        asyncio.get_running_loop().call_soon(self._hand_over, transport)

    def _hand_over(self, transport: Any) -> None:
        if not transport.is_closing():
            transport.set_protocol(_Reader(self._inner, self._connection, transport, self._gone))
        else:
            self._gone()

    def data_received(self, data: bytes) -> None:
        """The request, as uvicorn read it."""
        if not self._begun:  # uvicorn has made sure that "upgrade" is in it; Firefox says "keep-alive, Upgrade"
            self._begun, data = True, _CONNECTION.sub(b"\nconnection: upgrade\r", data, count=1)
        start = 0
        while start < len(data):
            room = self._inner.get_buffer(len(data) - start)
            part = data[start : start + len(room)]
            room[: len(part)] = part
            self._inner.buffer_updated(len(part))
            start += len(part)

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before it was handed over."""
        self._inner.connection_lost(exc)
        self._gone()

    def _gone(self) -> None:
        self._known.discard(self)

    def shutdown(self) -> None:
        """uvicorn is asked to stop."""
        self.runtime.say_goodbye()

    def _open(self, request: Any) -> Any:
        """Accept the handshake, or say why not."""
        from picows import WSUpgradeResponse, WSUpgradeResponseWithListener

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
        if not self._welcome(headers.get("origin"), headers.get("host")):
            return no(403, "origin")
        if not _sound(headers):
            return no(400, "handshake")
        address, direct = self.runtime.caller(self._peer, headers.getall("x-forwarded-for", ()))
        if not self.runtime.addresses.has_room(address):
            self.runtime.gate.limited["connections_per_address"] += 1
            return no(429, "too-many-connections")
        if self.runtime.closing:
            return no(503, "closing")
        self._connection = Connection(self.runtime, address, direct)
        return self._connection

    def _welcome(self, origin: str | None, host: str | None) -> bool:
        """Only our own page may open sockets from a browser; programs that are no browsers send no origin."""
        if origin is None or origin in self.runtime.config.origins:
            return True
        try:
            own = urlsplit(origin).netloc
        except ValueError:
            return False
        return bool(own) and host is not None and own.lower() == host.lower()


def _sound(headers: Any) -> bool:
    """Whether picows will take this handshake; what it refuses itself it tells in another form."""
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
    """Hands everything to picows, a little at a time, and tells when the connection is gone.

    picows parses all that it is given at once and doubles its buffer whenever that is full, so a client that sends
    without pause would keep the loop for itself. Whoever fills the buffer waits until the others have been read.
    """

    def __init__(self, inner: Any, connection: Connection | None, transport: Any, gone: Callable[[], None]) -> None:
        for name in ("eof_received", "pause_writing", "resume_writing"):
            setattr(self, name, getattr(inner, name))
        self._inner = inner
        self._connection = connection
        self._transport = transport
        self._room = 0
        self._tell = gone
        self._loop = asyncio.get_running_loop()

    def get_buffer(self, sizehint: int) -> Any:
        """Where to put what is read next: at most so much of picows's buffer."""
        room = self._inner.get_buffer(sizehint)
        self._room = min(len(room), READ_BYTES)
        return room[: self._room]

    def buffer_updated(self, nbytes: int) -> None:
        """So much was read."""
        self._inner.buffer_updated(nbytes)
        connection, transport = self._connection, self._transport
        if connection is not None and connection.mind_the_close():
            return
        if nbytes >= self._room and not transport.is_closing():
            transport.pause_reading()
            self._loop.call_soon(self._next_turn)

    def _next_turn(self) -> None:
        if not self._transport.is_closing() and (self._connection is None or not self._connection.ignoring):
            self._transport.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        """The socket is gone."""
        self._inner.connection_lost(exc)
        self._tell()
