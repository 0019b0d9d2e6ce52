"""The WebSocket path: frames in, frames out, nothing between a socket and its table.

uvicorn takes the HTTP request; when it asks for a WebSocket, the connection is handed to picows (`upgrade.py`), whose
frames go straight to `Connection`. No framework sees a move.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from secrets import token_bytes
from typing import TYPE_CHECKING, Any, Final

import msgspec
from picows import WSCloseCode, WSListener, WSMsgType, WSTransport

from spila.kernel.codec import Coded
from spila.server.limits import Bucket, TooMuch
from spila.store import UnknownTable
from spila.tables.actor import TableActor
from spila.tables.client import Client
from spila.tables.commands import AnyCommand, Hello
from spila.tables.encode import encode
from spila.tables.lag import micros
from spila.tables.messages import PROTOCOL, TABLE_FAULT, Goodbye, Refused
from spila.tables.tcp_info import kernel_trip

if TYPE_CHECKING:
    from spila.server.state import ServerState

log = logging.getLogger(__name__)
_read: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)

FRAME_BYTES: Final = 65_536
"""A frame above this ends the connection; one above the message limit is refused with a code."""
PARTING_SECONDS: Final = 2.0
"""How long a client may take to answer a goodbye."""
PARTING_FRAMES: Final = 64
"""How many frames may still come before that answer; no more are parsed."""
SILENCE: Final = 75.0
PING_EVERY: Final = 20.0
FULL_AGAIN: Final = 30_000
"""Milliseconds until somebody without a seat may come back to a server that was full."""


class _Named(msgspec.Struct):
    id: str = ""


_named = msgspec.json.Decoder(_Named)
_TEXT, _PONG, _CLOSE = WSMsgType.TEXT, WSMsgType.PONG, WSMsgType.CLOSE
_PARTS: Final = (WSMsgType.CONTINUATION, WSMsgType.BINARY)


class Connection(WSListener, Client):
    """One socket: a guest of at most one table at a time."""

    def __init__(self, runtime: ServerState, address: str, direct: bool) -> None:
        WSListener.__init__(self)
        Client.__init__(self)
        self.runtime = runtime
        self.address = address
        self.direct = direct
        self.table: TableActor | None = None
        self.transport: WSTransport | None = None
        self._loop = asyncio.get_running_loop()
        self._limits = limits = runtime.config.limits
        self._unsent = limits.unsent_bytes
        self._bucket = Bucket(limits.message_rate, limits.message_burst, self._loop.time())
        self._frames = Bucket(
            max(limits.frame_rate, 2 * limits.message_rate),
            max(limits.frame_burst, 2 * limits.message_burst),
            self._loop.time(),
        )
        self._refusals = 0
        self.ignoring = False
        """Nothing that arrives is looked at any more."""
        self._parts: bytearray | None = None
        self._entering: asyncio.Task[None] | None = None
        self._waiting: list[Any] = []
        self._parting = False
        self.heard = self._loop.time()
        self.pinged = self.heard

    # ------------------------------------------------------------ the socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self.transport = transport
        self.runtime.connections[self] = None
        self.runtime.addresses.connect(self.address)
        self._read_kernel()
        self.ping()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The socket is gone."""
        self.runtime.connections.pop(self, None)
        self.runtime.addresses.disconnect(self.address)
        if self._entering is not None:
            self._entering.cancel()
        self._leave()
        self.transport = None

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:  # noqa: ARG002
        """One frame, read where it lies."""
        if self.ignoring:  # picows hands on what had arrived before
            return
        now = self._loop.time()
        if not self._frames.take(now):
            self._flooded()
            return
        kind = frame.msg_type
        self.heard = now
        if self._parting:
            if kind == _CLOSE:
                self._cut(graceful=True)
        elif kind == _TEXT or kind in _PARTS:
            if frame.fin and self._parts is None:
                self._take(frame.get_payload_as_bytes(), now)
            else:
                self._gather(frame.get_payload_as_bytes(), frame.fin, now)
        elif kind == _PONG:
            if self.line.pong(frame.get_payload_as_bytes(), micros(now)) is not None:
                self._read_kernel()
        elif kind == WSMsgType.PING:
            self._pong(frame.get_payload_as_bytes(), now)
        elif kind == _CLOSE and self.transport is not None:
            self.ignoring = True
            self.transport.send_close(frame.get_close_code())
            self.transport.disconnect()

    def _flooded(self) -> None:
        """More frames than anybody needs, of whatever kind."""
        if not self._parting:
            self.runtime.gate.limited["frame_rate"] += 1
            self.part(Goodbye("too-many-frames"))
        self._stop_reading()

    def _stop_reading(self) -> None:
        """Leave everything else unread; what was said last can still be read by the client."""
        self.ignoring = True
        transport = None if self.transport is None else self.transport.underlying_transport
        if transport is not None and not transport.is_closing():
            transport.pause_reading()
            if transport.can_write_eof():
                transport.write_eof()

    def mind_the_close(self) -> bool:
        """Whether nothing more shall be read. picows closes by itself after what is no WebSocket frame, but would
        first try to read on for a moment.
        """
        if self.transport is not None and self.transport.is_close_frame_sent and not self._parting:
            self._parting = True
            self._stop_reading()
            self._loop.call_later(PARTING_SECONDS, self._cut)
        return self.ignoring

    def give_way(self) -> None:
        """The server is full, and this connection has no seat."""
        self.say(Goodbye("server-full", again=FULL_AGAIN))
        self.ignoring = self._parting = True
        self._cut(graceful=True)

    def _gather(self, part: bytes, last: bool, now: float) -> None:
        self._parts = bytearray() if self._parts is None else self._parts
        self._parts += part
        if len(self._parts) > FRAME_BYTES:
            self._parts = None
            self.part(Goodbye("message-too-large", {"most": self.runtime.config.limits.message_bytes}))
        elif last:
            whole, self._parts = bytes(self._parts), None
            self._take(whole, now)

    def _pong(self, payload: bytes, now: float) -> None:
        """Pings count like messages; those above the rate stay unanswered."""
        if self.transport is not None and self._bucket.take(now):
            self.transport.send_pong(payload)
            self._mind_the_reader(self.transport)

    def write(self, data: bytes) -> None:
        """Send a message. Who does not read is dropped, not waited for."""
        transport = self.transport
        if transport is None or transport.is_disconnected or self.ignoring or self._parting:
            return
        transport.send(_TEXT, data)
        self._mind_the_reader(transport)

    def _mind_the_reader(self, transport: WSTransport) -> None:
        if transport.underlying_transport.get_write_buffer_size() > self._unsent:
            self.ignoring = True
            self.runtime.figures.slow_readers += 1
            self.runtime.gate.limited["unsent_bytes"] += 1
            log.info("slow reader dropped", extra={"table": self.table.id if self.table is not None else None})
            transport.underlying_transport.abort()

    def belongs_to(self, table: object) -> bool:
        """Whether the last hello was for that table, and the socket is still there."""
        return self.table is table

    def end(self) -> None:
        """Close after what has been sent, when the client has answered: a socket that is closed with something unread
        in it takes back what was just said.
        """
        if self.transport is not None and not self.transport.is_disconnected and not self._parting:
            self.transport.send_close(WSCloseCode.GOING_AWAY)
            self._parting = True
            self._frames = Bucket(0, PARTING_FRAMES, self._loop.time())
            self._loop.call_later(PARTING_SECONDS, self._cut)

    def _cut(self, graceful: bool = False) -> None:
        if self.transport is not None and not self.transport.is_disconnected:
            self.transport.disconnect(graceful)

    def ping(self) -> None:
        """Measure the line."""
        if self.transport is not None and not self.transport.is_disconnected and not self._parting:
            nonce = token_bytes(8)
            self.pinged = self._loop.time()
            self.line.ping(nonce, micros(self.pinged))
            self.transport.send_ping(nonce)

    def tend(self, now: float) -> None:
        """Once a second: measure a line in a race, keep others open, let go of the silent."""
        if now - self.heard > SILENCE:
            if self.transport is not None:
                self.transport.underlying_transport.abort()
            return
        table = self.table
        if (table is not None and table.state.racing) or now - self.pinged > PING_EVERY:
            self.ping()

    def _read_kernel(self) -> None:
        if self.direct and self.transport is not None:
            socket = self.transport.underlying_transport.get_extra_info("socket")
            if socket is not None and (trip := kernel_trip(socket)) is not None:
                self.line.kernel(trip)

    # ------------------------------------------------------------ messages

    def _take(self, data: bytes, now: float) -> None:
        limits = self._limits
        if len(data) > limits.message_bytes:
            self._refuse("", "message-too-large", most=limits.message_bytes)
            return
        try:
            ask = _read.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(_id_of(data), "unreadable", what="message", why=str(error)[:200])
            return
        if not self._bucket.take(now):
            self._refuse(ask.id, "too-fast", most=int(limits.message_rate))
            return
        self._refusals = 0
        if isinstance(ask, Hello):
            if ask.protocol != PROTOCOL:
                self._refuse(ask.id, "protocol", has=ask.protocol, wants=PROTOCOL)
            elif self._entering is not None:
                self._refuse(ask.id, "hello-twice")
            else:
                self._entering = asyncio.create_task(self._enter(ask))
        elif self._entering is not None:
            if len(self._waiting) < limits.message_burst:
                self._waiting.append(ask)
            else:
                self._refuse(ask.id, "too-fast", most=int(limits.message_rate))
        elif self.table is None or self.table.closed:
            self._refuse(ask.id, "hello-first")
        else:
            self._post(self.table, ask, micros(now))

    def _post(self, table: TableActor, ask: Any, arrived: int) -> None:
        """Hand a message to its table; if that is put away first, the client shall come again and ask again."""
        table.post(partial(table.serve, self, ask, arrived), partial(self.part, TABLE_FAULT))

    async def _enter(self, hello: Hello) -> None:
        """Find the table and sit down; what comes meanwhile waits."""
        self._leave()
        try:
            tried = self.runtime.addresses.tried_enough(self.address, self._loop.time())
            if tried and hello.token is None:
                raise UnknownTable(hello.table)  # not even looked for: a find would tell as much as a miss
            table = await self.runtime.registry.find(hello.table)
            if tried and hello.token is not None and table.state.seating.seat_of(hello.token) is None:
                raise UnknownTable(hello.table)
            self.table = table
            self._post(table, hello, 0)
        except UnknownTable as error:
            try:
                self.runtime.addresses.miss(self.address, self._loop.time())
                self._refuse(hello.id, error.code, **error.params)
            except TooMuch as refusal:
                self._refuse(hello.id, refusal.code, **refusal.params)
        except Coded as error:
            self._refuse(hello.id, error.code, **error.params)
        except Exception:
            log.exception("hello failed", extra={"table": hello.table})
            self._refuse(hello.id, "server-fault")
        finally:
            self._entering = None
            waiting, self._waiting = self._waiting, []
            for ask in waiting:
                if self.table is None:
                    self._refuse(ask.id, "hello-first")
                else:
                    self._post(self.table, ask, micros(self._loop.time()))

    def _leave(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)  # which asks whose seat this was
        self.seat = None

    def _refuse(self, ask: str, code: str, **params: int | str) -> None:
        self.runtime.registry.count_refusal(code)
        self._refusals += 1
        self.write(encode(Refused(ask, code, params)))
        if self._refusals > self.runtime.config.limits.refusals_in_a_row:
            self.runtime.gate.limited["refusals_in_a_row"] += 1
            self.part(Goodbye("too-many-refusals"))


def _id_of(data: bytes) -> str:
    """The id of a message that cannot be read otherwise, so that even that is answered."""
    try:
        return _named.decode(data).id[:40]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""
