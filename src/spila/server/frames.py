"""One WebSocket below its messages: frames, fragments, pings, slow readers, and closing.

Every frame counts against a limit, whatever its kind, and nothing is parsed after the connection has been closed.
"""

from __future__ import annotations

import asyncio
import logging
from abc import abstractmethod
from collections.abc import Callable
from typing import Any, Final

from picows import WSCloseCode, WSListener, WSMsgType, WSTransport

from spila.server.picows_protocol import FRAME_BYTES
from spila.server.state import ServerState
from spila.server.usage import Bucket
from spila.tables.client import Client
from spila.tables.lag import micros
from spila.tables.messages import Goodbye
from spila.tables.tcp_info import kernel_trip

log = logging.getLogger(__name__)

PARTING_SECONDS: Final = 2.0
"""How long a client may take to answer a goodbye."""
PARTING_FRAMES: Final = 64
"""How many frames may still arrive before that answer; no more are parsed."""
SILENCE: Final = 75.0
PING_EVERY: Final = 20.0
FULL_AGAIN: Final = 30_000
"""Milliseconds until a client without a seat may come back to a server that was full."""
_TEXT, _PONG, _CLOSE = WSMsgType.TEXT, WSMsgType.PONG, WSMsgType.CLOSE
_PARTS: Final = (WSMsgType.CONTINUATION, WSMsgType.BINARY)


class FrameSocket(WSListener, Client):
    """One WebSocket: frames in, messages out, and its orderly end. What a message means is for the subclass."""

    def __init__(self, runtime: ServerState, address: str, direct: bool) -> None:
        WSListener.__init__(self)
        Client.__init__(self)
        self.runtime = runtime
        self.address = address
        self.direct = direct
        self.transport: WSTransport | None = None
        self._loop = asyncio.get_running_loop()
        self._limits = limits = runtime.config.limits
        self._unsent = limits.unsent_bytes
        self._unsent_now: Callable[[], int] = int
        """How many bytes the client has not taken yet."""
        self._bucket = Bucket(limits.message_rate, limits.message_burst, self._loop.time())
        self._frames = Bucket(
            max(limits.frame_rate, 2 * limits.message_rate),
            max(limits.frame_burst, 2 * limits.message_burst),
            self._loop.time(),
        )
        self.ignoring = False
        """Nothing that arrives is looked at any more."""
        self._parts: bytearray | None = None
        self._parting = False
        self._greeted_by = self._loop.time() + limits.hello_seconds
        """When a hello must have come; never, once it has."""
        self.last_frame = self._loop.time()
        self.last_ping = self.last_frame

    # ------------------------------------------------------------ the socket

    def on_ws_connected(self, transport: WSTransport) -> None:
        """The handshake is done."""
        self.transport = transport
        self._unsent_now = transport.underlying_transport.get_write_buffer_size
        self.runtime.connections[self] = None
        self.runtime.usage.connect(self.address)
        self._read_kernel()
        self.ping()

    def on_ws_disconnected(self, transport: WSTransport) -> None:  # noqa: ARG002
        """The connection is closed."""
        self.runtime.connections.pop(self, None)
        self.runtime.usage.disconnect(self.address)
        self._leave()
        self.transport = None
        self._unsent_now = int

    def on_ws_frame(self, transport: WSTransport, frame: Any) -> None:  # noqa: ARG002
        """One frame, read in picows' own buffer."""
        if self.ignoring:  # picows still delivers what had arrived before
            return
        now = self._loop.time()
        if not self._frames.take(now):
            self._end_flood()
            return
        kind = frame.msg_type
        self.last_frame = now
        if self._parting:
            if kind == _CLOSE:
                self._cut(graceful=True)
        elif kind == _TEXT or kind in _PARTS:
            if frame.fin and self._parts is None:
                self._take(frame.get_payload_as_bytes(), now)
            else:
                self._gather(frame.get_payload_as_bytes(), frame.fin, now)
        elif kind == _PONG:
            if self.lag.pong(frame.get_payload_as_bytes(), micros(now)) is not None:
                self._read_kernel()
                self._measured()
        elif kind == WSMsgType.PING:
            self._pong(frame.get_payload_as_bytes(), now)
        elif kind == _CLOSE and self.transport is not None:
            self.ignoring = True
            self.transport.send_close(frame.get_close_code())
            self.transport.disconnect()

    def _end_flood(self) -> None:
        """Close a connection that sends more frames than any client needs."""
        if not self._parting:
            self.runtime.gate.limited["frame_rate"] += 1
            self.part(Goodbye("too-many-frames"))
        self._stop_reading()

    def _stop_reading(self) -> None:
        """Leave everything else unread. The client can still read what was sent last."""
        self.ignoring = True
        transport = None if self.transport is None else self.transport.underlying_transport
        if transport is not None and not transport.is_closing():
            transport.pause_reading()
            if transport.can_write_eof():
                transport.write_eof()

    def stop_after_close(self) -> bool:
        """Whether nothing more must be read. After an invalid frame picows sends a close frame by itself, but reads on
        for a moment.
        """
        if self.transport is not None and self.transport.is_close_frame_sent and not self._parting:
            self._parting = True
            self._stop_reading()
            self._loop.call_later(PARTING_SECONDS, self._cut)
        return self.ignoring

    def give_way(self) -> None:
        """The server is full, and this connection has no seat."""
        self.send_now(Goodbye("server-full", again=FULL_AGAIN))
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
        """Pings count like messages; those above the rate are not answered."""
        if self.transport is not None and self._bucket.take(now):
            self.transport.send_pong(payload)
            if self._unsent_now() > self._unsent:
                self._drop_slow_reader(self.transport)

    def write(self, data: bytes) -> None:
        """Send a message. A client that does not read is dropped, not waited for."""
        transport = self.transport
        if transport is None or transport.is_disconnected or self.ignoring or self._parting:
            return
        transport.send(_TEXT, data)
        if self._unsent_now() > self._unsent:
            self._drop_slow_reader(transport)

    def _drop_slow_reader(self, transport: WSTransport) -> None:
        self.ignoring = True
        self.runtime.figures.slow_readers += 1
        self.runtime.gate.limited["unsent_bytes"] += 1
        log.info("slow reader dropped", extra={"table": self._table_id})
        transport.underlying_transport.abort()

    def end(self) -> None:
        """Close once the client has answered the close frame. Closing a socket while something in it is unread would
        discard what was sent last.
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
        """Measure the delay of the connection."""
        if self.transport is not None and not self.transport.is_disconnected and not self._parting:
            nonce = self.runtime.chance.randbytes(8)
            self.last_ping = self._loop.time()
            self.lag.ping(nonce, micros(self.last_ping))
            self.transport.send_ping(nonce)

    def tend(self, now: float) -> None:
        """Once a second: measure the delay in a race, keep other connections open, drop those that are silent or that
        nobody has said hello over.
        """
        late = now > self._greeted_by
        if late or now - self.last_frame > SILENCE:
            self.runtime.gate.limited["hello_seconds"] += late
            if self.transport is not None:
                self.transport.underlying_transport.abort()
            return
        if self._racing or now - self.last_ping > PING_EVERY:
            self.ping()

    def _read_kernel(self) -> None:
        if self.direct and self.transport is not None:
            socket = self.transport.underlying_transport.get_extra_info("socket")
            if socket is not None and (trip := kernel_trip(socket)) is not None:
                self.lag.kernel(trip)

    @property
    def parting(self) -> bool:
        """Whether this connection is being closed."""
        return self._parting or self.ignoring

    @abstractmethod
    def _take(self, data: bytes, now: float) -> None:
        """One whole message has arrived."""

    @abstractmethod
    def _leave(self) -> None:
        """The connection is gone, and with it its place at a table."""

    @abstractmethod
    def _measured(self) -> None:
        """The delay of the connection was measured."""

    @property
    @abstractmethod
    def _table_id(self) -> str | None:
        """The table of the last hello."""

    @property
    @abstractmethod
    def _racing(self) -> bool:
        """Whether the lag of this connection matters now."""
