"""The network of a simulation. Real sockets end where picows hands frames to the server's `Connection`: its side of a
link is a stand-in for picows' transport, and everything above that is the server's own code.

A link delivers what is sent in one direction in order, with a delay that varies. It can be cut (both sides learn of
it), or become half open (what is sent in one direction is lost, and nobody learns of it).
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from contextvars import Context
from random import Random
from typing import Any, NamedTuple

from picows import WSMsgType

from tests.simulation.loop import SimulatedLoop

KERNEL_BYTES = 65_536
"""So much unread data is in the buffers of the system; only what is beyond is in those of the server."""


class Frame:
    """A frame as picows hands it over."""

    def __init__(self, kind: WSMsgType, payload: bytes, code: int = 1000) -> None:
        self.msg_type, self._payload, self._code, self.fin = kind, payload, code, True

    def get_payload_as_bytes(self) -> bytes:
        return self._payload

    def get_close_code(self) -> int:
        return self._code


class Sent(NamedTuple):
    """Something on its way to the client."""

    kind: WSMsgType
    data: bytes


class _Direction:
    """One direction of a link: first in, first out."""

    def __init__(self, loop: SimulatedLoop, rng: Random, delay: float, arrive: Callable[[Any], None]) -> None:
        self._loop, self._rng, self._arrive = loop, rng, arrive
        self.delay = delay
        self.lost = False
        self._queue: deque[Any] = deque()
        self._last = 0.0

    def send(self, what: Any) -> None:
        if self.lost:
            return
        self._queue.append(what)
        late = self.delay * self._rng.choice((1.0, 1.0, 1.05, 1.2)) + (0.2 if self._rng.random() < 0.01 else 0)
        self._last = max(self._last, self._loop.time() + late)
        self._loop.call_at(self._last, self._next, context=Context())

    def drop(self) -> None:
        """What is on its way is lost, and so is all that follows."""
        self.lost = True
        self._queue.clear()

    def _next(self) -> None:
        if self._queue:
            self._arrive(self._queue.popleft())


class Link:
    """One connection between a client and a server. As picows' transport it is what `FrameSocket` uses of that.

    `tap` sees every frame the server sends and every frame that reaches the server.
    """

    def __init__(
        self,
        loop: SimulatedLoop,
        rng: Random,
        context: Context,
        delays: tuple[float, float],
        hear: Callable[[Sent], None],
        tap: Any,
    ) -> None:
        self.loop = loop
        self.context = context
        self.tap = tap
        self.connection: Any = None
        """The server's side, once it has accepted."""
        self.reading = True
        self.open = True
        self.failed = False
        """A half-open link: no answer can be expected."""
        self.is_disconnected = False
        self.is_close_frame_sent = False
        self._hear = hear
        self._closed_by_server = False
        self._unread: deque[Sent | None] = deque()
        self._unread_bytes = 0
        self._up = _Direction(loop, rng, delays[0], self._at_server)
        self._down = _Direction(loop, rng, delays[1], self._at_client)
        self.round_trip = sum(delays)

    # ------------------------------------------------------------ the client's side

    def client_sends(self, data: bytes, kind: WSMsgType = WSMsgType.TEXT) -> None:
        self._up.send(Frame(kind, data))

    def client_closes(self) -> None:
        """The client goes away: the server learns of it after a while."""
        if self.open:
            self.open = False
            self._unread.clear()
            self._up.send(None)

    def read_on(self) -> None:
        """A client that did not read takes up what has come."""
        self.reading = True
        while self._unread and self.reading:
            self._deliver(self._unread.popleft())

    def _at_client(self, sent: Sent | None) -> None:
        if not self.open:
            return
        if self.reading:
            self._deliver(sent)
        else:
            self._unread.append(sent)

    def _deliver(self, sent: Sent | None) -> None:
        if sent is None:
            if self.open:
                self.open = False
                self._hear(Sent(WSMsgType.CLOSE, b""))
            return
        self._unread_bytes -= len(sent.data)
        self._hear(sent)

    # ------------------------------------------------------------ faults

    def cut(self) -> None:
        """Both sides learn that the connection is gone; what was on its way is lost."""
        self.failed = True
        self._up.drop()
        self._down.drop()
        self.loop.call_later(0.01, self._gone_for_client, context=Context())
        self.loop.call_later(0.01, self._gone_for_server, context=self.context)

    def lose(self, up: bool, down: bool) -> None:
        """Half open: nobody learns of it."""
        self.failed = True
        if up:
            self._up.drop()
        if down:
            self._down.drop()

    def _gone_for_client(self) -> None:
        if self.open:
            self.open = False
            self._hear(Sent(WSMsgType.CLOSE, b""))

    def _gone_for_server(self) -> None:
        if self.connection is not None and not self._closed_by_server:
            self._closed_by_server = self.is_disconnected = True
            self.tap.closed(self)
            self.connection.on_ws_disconnected(self)

    # ------------------------------------------------------------ the server's side

    def accepted(self, connection: Any) -> None:
        """The handshake is done; runs in the server's context."""
        self.connection = connection
        connection.on_ws_connected(self)

    def _at_server(self, frame: Frame | None) -> None:
        self.loop.call_soon(self._to_connection, frame, context=self.context)

    def _to_connection(self, frame: Frame | None) -> None:
        if self.connection is None or self._closed_by_server:
            return
        if frame is None:
            self._gone_for_server()
            return
        if not self.connection.ignoring:
            self.tap.arrived(self, frame)
        self.connection.on_ws_frame(self, frame)

    def send(self, kind: WSMsgType, data: bytes) -> None:
        if not self.is_disconnected:
            self.tap.sent(self, bytes(data))
            self._send(Sent(WSMsgType.TEXT, bytes(data)))

    def send_ping(self, payload: bytes) -> None:
        if not self.is_disconnected:
            self.tap.pinged(self, payload)
            self._send(Sent(WSMsgType.PING, payload))

    def send_pong(self, payload: bytes) -> None:
        if not self.is_disconnected:
            self._send(Sent(WSMsgType.PONG, payload))

    def send_close(self, code: int | None = None) -> None:
        if not self.is_disconnected and not self.is_close_frame_sent:
            self.is_close_frame_sent = True
            self._send(Sent(WSMsgType.CLOSE, b"close"))

    def disconnect(self, graceful: bool = True) -> None:
        if not self.is_disconnected:
            self.is_disconnected = True
            self._down.send(None)
            self.loop.call_soon(self._gone_for_server, context=self.context)

    def _send(self, sent: Sent) -> None:
        self._unread_bytes += len(sent.data)
        self._down.send(sent)

    @property
    def underlying_transport(self) -> Link:
        return self

    def get_write_buffer_size(self) -> int:
        return max(0, self._unread_bytes - KERNEL_BYTES)

    def get_extra_info(self, name: str) -> None:
        """There is no socket, so its kernel cannot be asked: as behind a proxy."""

    def abort(self) -> None:
        self.disconnect()

    def is_closing(self) -> bool:
        return self.is_disconnected

    def pause_reading(self) -> None:
        """What comes is not looked at anyway."""

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        """The other side keeps sending."""
