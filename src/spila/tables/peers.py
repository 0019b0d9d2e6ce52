"""The same table on other servers: who is connected there, and what servers tell each other. None of it is in the log.

What a server reports of its clients counts for a while and is repeated before that is over. So the clients of a server
that died are gone soon, and nobody has to detect how it died.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

import msgspec

from spila.kernel import Malformed, Seat
from spila.store import LogStore, Subscription
from spila.tables.lag import least

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

REPORT_EVERY: Final = 15.0
"""Seconds after which a report is repeated."""
REPORT_COUNTS: Final = 45.0
"""Seconds for which a report counts."""

Lag: TypeAlias = int | None
_NOBODY = _encode([[], [0, 0, 0], []])


class PeerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of the messages between servers. `server` is the sender."""

    server: str


class PresenceQuery(PeerMessage, frozen=True, tag="asking"):
    """A server has just opened the table and asks who is there."""


class SeatlessCounts(NamedTuple):
    """How many connections have no seat: of spectators, big screens and remotes."""

    watching: int = 0
    screens: int = 0
    remotes: int = 0


class PresenceReport(PeerMessage, frozen=True, tag="here"):
    """The seats that are connected to the sender, with their lag in milliseconds, and the number of spectators, big
    screens and remotes.
    """

    seats: dict[Seat, Lag]
    watching: int
    screens: int = 0
    remotes: int = 0

    @property
    def anyone(self) -> bool:
        """Whether anybody is connected to that server."""
        return bool(self.seats or self.watching or self.screens or self.remotes)


class Relay(PeerMessage, frozen=True, tag="passing"):
    """A message for everybody at the table."""

    said: msgspec.Raw


class RematchMade(PeerMessage, frozen=True, tag="following"):
    """There is a rematch; its code is in the store."""


AnyPeerMessage: TypeAlias = PresenceQuery | PresenceReport | Relay | RematchMade
_read: msgspec.json.Decoder[AnyPeerMessage] = msgspec.json.Decoder(AnyPeerMessage)


class PeerServers:
    """What one server knows of the others at a table. Where there are no others (`server` is empty) nothing is sent.

    `now` is the time in seconds.
    """

    def __init__(self, table_id: str, server: str, store: LogStore, now: Callable[[], float]) -> None:
        self._table_id = table_id
        self._server = server
        self._store = store
        self._now = now
        self._subscription: Subscription | None = None
        self._reports: dict[str, tuple[float, PresenceReport]] = {}
        self._doubted: set[str] = set()
        self._reported = _NOBODY
        self._reported_at = 0.0

    @property
    def shared(self) -> bool:
        """Whether there may be other servers at all."""
        return bool(self._server)

    # ------------------------------------------------------------ sending

    def open(self, receive: Callable[[AnyPeerMessage], None]) -> None:
        """Listen from now on, and ask who is there. `receive` gets every message of another server; reports are taken
        in by `report`.
        """
        if self._server:
            self._subscription = self._store.subscribe(self._table_id, lambda data: self._decode(data, receive))
            self._send(PresenceQuery(self._server))

    def close(self) -> None:
        """The table is closed here: nobody is connected to this server any more."""
        if self._subscription is not None:
            self._subscription.close()
            self._subscription = None
            if self._reported != _NOBODY:
                self._send(PresenceReport(self._server, {}, 0))

    def pass_on(self, message: bytes) -> None:
        """Send this message to everybody on other servers."""
        self._send(Relay(self._server, msgspec.Raw(message)))

    def announce_rematch(self) -> None:
        """Let other servers look for the rematch."""
        self._send(RematchMade(self._server))

    def report_presence(self, seats: dict[Seat, Lag], seatless: SeatlessCounts) -> None:
        """Report who is connected here, if it has changed or the others might forget it. A lag that becomes known is
        such a change, since a connection without one takes its seat's credit away.
        """
        if self._subscription is None:
            return
        now = self._now()
        who = _encode([sorted(seats), seatless, sorted(seat for seat, lag in seats.items() if lag is None)])
        if who != self._reported or (now - self._reported_at >= REPORT_EVERY and (seats or any(seatless))):
            self._reported, self._reported_at = who, now
            self._send(PresenceReport(self._server, seats, *seatless))

    def repeat_report(self) -> None:
        """Let the next `report_presence` send, though nothing has changed: somebody asked."""
        self._reported_at = -REPORT_EVERY

    def _send(self, message: AnyPeerMessage) -> None:
        if not self._server:
            return
        try:
            self._store.publish(self._table_id, _encode(message))
        except Malformed as error:
            log.warning("message to other servers not sent", extra={"table": self._table_id, "code": error.code})

    # ------------------------------------------------------------ receiving

    def _decode(self, data: bytes, receive: Callable[[AnyPeerMessage], None]) -> None:
        try:
            message = _read.decode(data)
        except msgspec.MsgspecError:
            log.warning("message of another server not understood", extra={"table": self._table_id})
            return
        if message.server != self._server:
            self._doubted.discard(message.server)
            receive(message)

    def report(self, report: PresenceReport) -> None:
        """Take in a report. One without anybody means that all have left that server."""
        if report.anyone:
            self._reports[report.server] = self._now(), report
        else:
            self._reports.pop(report.server, None)

    def _current(self) -> list[PresenceReport]:
        now = self._now()
        for server, (when, _) in list(self._reports.items()):
            if now - when > REPORT_COUNTS:
                del self._reports[server]
        return [report for _, report in self._reports.values()]

    def seats(self) -> dict[Seat, Lag]:
        """The seats that are connected to another server, with the least lag; None where a connection has none."""
        found: dict[Seat, Lag] = {}
        for report in self._current():
            for seat, lag in report.seats.items():
                found[seat] = least((found[seat], lag)) if seat in found else lag
        return found

    def seatless(self) -> SeatlessCounts:
        """The connections without a seat on other servers."""
        reports = self._current()
        return SeatlessCounts(*(sum(getattr(report, field) for report in reports) for field in SeatlessCounts._fields))

    # ------------------------------------------------------------ bots

    def leads(self) -> bool:
        """Whether this server moves the bots: of the servers with clients at the table, its name comes first."""
        self._current()
        return all(self._server < other for other in self._reports if other not in self._doubted)

    def doubt(self) -> None:
        """The servers that should have moved a bot did not. They do not count until they send something again, or every
        single move of a bot would wait for a server that died.
        """
        self._doubted.update(other for other in self._reports if other < self._server)
