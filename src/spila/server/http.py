"""uvicorn's HTTP protocol with a limit and a deadline for everything that a client sends or leaves unread."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from spila.server.api import Problem
from spila.server.body_limits import BodyLimit
from spila.server.state import ServerState

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application

PARSED_AT_ONCE: Final = 4096
"""Bytes that the parser gets between two looks at the limits."""
ENCODING: Final = 4
"""A chunked body may take so many times the bytes that it holds."""
PIPELINED: Final = 8
"""Requests that may wait for the answer to an earlier one of the same connection."""
PARTING_SECONDS: Final = 2.0
"""How long a client may take to read why it was refused."""
DISCARDED: Final = 1024 * 1024
"""Bytes that are read and thrown away after a refusal: proxies answer properly only once their upload is taken."""
LEAST_SPEED: Final = 1024
"""Bytes a second that a client has to read of an answer."""


class LimitedHttp(HttpToolsProtocol):
    """One connection. A client that exceeds a limit gets one answer with a code and nothing more of it is parsed."""

    def __init__(self, runtime: ServerState, **given: Any) -> None:
        super().__init__(**given)
        self._gate, self._limits = runtime.gate, runtime.config.limits
        self._runtime = runtime
        self._in_head = True
        self._taken = 0
        """Bytes of the current head, or of the current body as it was sent."""
        self._body = self._discarded = 0
        self._room = BodyLimit(runtime.gate, runtime.config.base)
        self._announced = 0
        """The length of the body according to the head. One that is too long is refused before it is read: the
        application would answer while the rest is still arriving, on a connection that cannot be used again."""
        self._deadline: asyncio.TimerHandle | None = None
        self._stall: asyncio.TimerHandle | None = None
        self._ended = False
        self._answering: RequestResponseCycle | None = None
        """The request that is being answered, or was last; uvicorn's `cycle` is the one that was read last."""

    @property
    def idle(self) -> bool:
        """Whether no request is being answered."""
        return self._answering is None or self._answering.response_complete

    def give_way(self) -> None:
        """Close at once, without an answer."""
        self._stop_answering()
        self.transport.abort()

    # ------------------------------------------------------------ the connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Admit the connection or refuse it; what it asks for has to come in time."""
        already = len(self.connections)
        super().connection_made(transport)
        peer = self.client[0] if self.client else ""
        address = self._runtime.proxies.counted_peer(peer)
        if address is not None and not self._runtime.usage.arrive(address, self.loop.time()):
            self._refuse(429, "too-many-connections")
            transport.close()
            return
        match self._gate.enter(self, address, already):
            case "http_per_address":
                self._refuse(429, "too-many-connections")
                transport.close()
            case "open_connections":
                self._refuse(503, "server-full")
                transport.close()
            case None:
                self._set_deadline(self._limits.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self._stop_answering()
        self._leave()
        self._unset_keepalive_if_required()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """From here on the connection is a socket, with limits of its own."""
        self._leave()
        super().handle_websocket_upgrade()

    def _leave(self) -> None:
        self._gate.leave(self)
        self._room.end()
        self._set_deadline(None)
        if self._stall is not None:
            self._stall.cancel()
            self._stall = None

    # ------------------------------------------------------------ reading

    def data_received(self, data: bytes) -> None:
        """Parse in slices, so that a limit is noticed before much more than it has been parsed."""
        self._unset_keepalive_if_required()
        for start in range(0, len(data), PARSED_AT_ONCE):
            if self._ended:
                self._discard(len(data) - start)
                return
            self._parse(data[start : start + PARSED_AT_ONCE])

    def _discard(self, size: int) -> None:
        self._discarded += size
        if self._discarded > max(DISCARDED, self._room.discarded):
            self.flow.pause_reading()

    def _parse(self, part: bytes) -> None:
        self._taken += len(part)
        try:
            self.parser.feed_data(part)
        except httptools.HttpParserUpgrade:
            self._ended = True
            if self._should_upgrade():
                self._upgrade()
            else:  # answered as if no upgrade had been asked for; what comes after it is in no language known here
                self.cycle.keep_alive = False
                self.flow.pause_reading()
        except httptools.HttpParserError as error:
            self._refuse(400, "unreadable", what="request", why=str(error)[:200])
        else:
            self._check()

    def _upgrade(self) -> None:
        """A handshake has no body: what follows it is frames."""
        if any(
            name == b"transfer-encoding" or (name == b"content-length" and value != b"0")
            for name, value in self.headers
        ):
            self._refuse(400, "handshake")
        else:
            self.handle_websocket_upgrade()

    def _check(self) -> None:
        limits = self._limits
        if self._in_head and self._taken > limits.head_bytes:
            self._gate.limited["head_bytes"] += 1
            self._refuse(431, "head-too-large", most=limits.head_bytes)
        elif (
            max(self._body, self._announced) > self._room.most
            or self._taken > ENCODING * self._room.most + limits.head_bytes
        ):
            self._gate.limited["body_bytes"] += 1
            self._refuse(413, "message-too-large", most=self._room.most)
        elif not self._in_head and not self._room.has_room(max(self._body, self._announced)):
            self._refuse(503, "server-full")
        elif len(self.pipeline) > PIPELINED:
            self._gate.limited["pipelined"] += 1
            self.give_way()

    def on_message_begin(self) -> None:
        """A request begins."""
        super().on_message_begin()
        if self._deadline is None:
            self._set_deadline(self._limits.head_seconds)

    def on_headers_complete(self) -> None:
        """The head is there; a body has to follow in time."""
        super().on_headers_complete()
        self._in_head, self._taken, self._body = False, 0, 0
        self._room.begin(self.url)
        lengths = (value for name, value in self.headers if name == b"content-length")
        self._announced = max((int(value) for value in lengths if value.isdigit()), default=0)
        self._set_deadline(self._limits.body_seconds)

    def on_body(self, body: bytes) -> None:
        """A piece of the body."""
        self._body += len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete."""
        self._in_head, self._taken, self._body, self._announced = True, 0, 0, 0
        self._room.end()
        self._set_deadline(None)
        super().on_message_complete()

    def _set_deadline(self, seconds: float | None) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._deadline = None
        if self._ended or self.transport.is_closing():
            return
        if self.flow.read_paused:  # the server is the slow one
            self._set_deadline(self._limits.body_seconds)
            return
        limit = "head_seconds" if self._in_head else "body_seconds"
        self._gate.limited[limit] += 1
        if self._in_head and not self._taken:  # a connection kept open in advance, as browsers do
            self.give_way()
        else:
            self._refuse(408, "too-slow", most=int(getattr(self._limits, limit)))

    # ------------------------------------------------------------ answering

    def _refuse(self, status: int, code: str, **params: int | str) -> None:
        """Answer unless an answer is under way, and end. The connection is closed a little later: closed with
        something unread in it, it would take the answer back.
        """
        self._runtime.registry.count_refusal(code)
        free = self._may_answer()
        self._stop_answering()
        if self.transport.is_closing():
            return
        if free:
            self.transport.write(self._written(status, Problem(code, params)))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.loop.call_later(max(PARTING_SECONDS, self._room.parting_seconds), self.transport.abort)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop_answering(self) -> None:
        self._ended = True
        self._set_deadline(None)
        self.pipeline.clear()
        if self._answering is not None and not self._answering.response_complete:
            self._answering.disconnected = True
            self._answering.message_event.set()
            self.flow.resume_writing()

    def _may_answer(self) -> bool:
        """Whether an answer written now belongs to the request that is being read."""
        answering = self._answering
        if self._in_head or answering is None:
            return self.idle
        return answering is self.cycle and not answering.response_started

    def _written(self, status: int, problem: Problem) -> bytes:
        body = msgspec.json.encode(problem)
        headers = [
            *self.server_state.default_headers,
            (b"content-type", b"application/json"),
            (b"cache-control", b"no-store"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
        ]
        lines = b"".join(b"%b: %b\r\n" % header for header in headers)
        return b"%b%b\r\n%b" % (STATUS_LINE[status], lines, body)

    def pause_writing(self) -> None:
        """The client reads more slowly than it is answered."""
        super().pause_writing()
        self._watch_reader()

    def on_response_complete(self) -> None:
        """An answer is complete, but perhaps not read."""
        super().on_response_complete()
        if self.transport.is_closing() and not self._ended:
            self._watch_reader()

    def timeout_keep_alive_handler(self) -> None:
        """Nothing more is asked."""
        if self.transport.get_write_buffer_size():
            self.give_way()
        else:
            super().timeout_keep_alive_handler()

    def _watch_reader(self) -> None:
        left = self.transport.get_write_buffer_size()
        if left and self._stall is None:
            self._stall = self.loop.call_later(self._limits.stall_seconds, self._check_progress, left)

    def _check_progress(self, before: int) -> None:
        self._stall = None
        left, seconds = self.transport.get_write_buffer_size(), self._limits.stall_seconds
        if left and before - left < LEAST_SPEED * seconds:
            self._gate.limited["stall_seconds"] += 1
            self.give_way()
        else:
            self._watch_reader()
