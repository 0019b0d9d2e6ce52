"""The same table on other servers: who is there, what they say in passing. None of it is in the log.

What a server says of its guests counts for a while and is said again before that is over; so the guests of a server
that died are gone soon, and nobody has to notice how it died.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from spila.kernel import Malformed, Seat
from spila.store import Subscription
from spila.tables.lag import least

if TYPE_CHECKING:
    from spila.tables.table import Table

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

EVERY: Final = 15.0
"""Seconds between two words about one's guests, at most."""
FOR: Final = 45.0
"""Seconds for which such a word counts."""

Lag: TypeAlias = int | None
_NOBODY = _encode([[], 0, []])


class PeerMessage(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of what servers say to each other. `server` is who says it."""

    server: str


class PresenceQuery(PeerMessage, frozen=True, tag="asking"):
    """A server has just opened the table: who is there?"""


class PresenceReport(PeerMessage, frozen=True, tag="here"):
    """These seats have somebody here, with so much lag (milliseconds); so many look on. Nobody: all have gone."""

    seats: dict[Seat, Lag]
    watching: int


class Relay(PeerMessage, frozen=True, tag="passing"):
    """A message for everybody at the table."""

    said: msgspec.Raw


class RematchMade(PeerMessage, frozen=True, tag="following"):
    """There is a rematch; the store says where."""


AnyWord: TypeAlias = PresenceQuery | PresenceReport | Relay | RematchMade
_read: msgspec.json.Decoder[AnyWord] = msgspec.json.Decoder(AnyWord)


class PeerServers:
    """One table's view of other servers. Without others (`server` empty) all of this is silent."""

    def __init__(self, table: Table, server: str, now: Callable[[], float]) -> None:
        self._table = table
        self._server = server
        self._now = now
        self._hearing: Subscription | None = None
        self._theirs: dict[str, tuple[float, PresenceReport]] = {}
        self._doubted: set[str] = set()
        self._said = _NOBODY
        self._said_at = 0.0

    # ------------------------------------------------------------ saying

    def open(self) -> None:
        """Listen from now on, and ask who is there."""
        if self._server:
            self._hearing = self._table.store.subscribe(self._table.id, self._hear)
            self._tell(PresenceQuery(self._server))

    def close(self) -> None:
        """The table is put away here: nobody of ours is there any more."""
        if self._hearing is not None:
            self._hearing.close()
            self._hearing = None
            if self._said != _NOBODY:
                self._tell(PresenceReport(self._server, {}, 0))

    def pass_on(self, message: bytes) -> None:
        """Let everybody on other servers hear this message too."""
        self._tell(Relay(self._server, msgspec.Raw(message)))

    def follow(self) -> None:
        """Let everybody on other servers know the rematch."""
        self._tell(RematchMade(self._server))

    def say_who_is_here(self, seats: dict[Seat, Lag], watching: int) -> None:
        """Tell the others, if it has changed or they might forget it. A lag that becomes known is such a change, since
        a connection without one takes its seat's credit away.
        """
        if self._hearing is None:
            return
        word, now = PresenceReport(self._server, seats, watching), self._now()
        who = _encode([sorted(seats), watching, sorted(seat for seat, lag in seats.items() if lag is None)])
        if who != self._said or (now - self._said_at >= EVERY and (seats or watching)):
            self._said, self._said_at = who, now
            self._tell(word)

    def _tell(self, word: AnyWord) -> None:
        if not self._server:
            return
        try:
            self._table.store.publish(self._table.id, _encode(word))
        except Malformed as error:
            log.warning("word not told", extra={"table": self._table.id, "code": error.code})

    # ------------------------------------------------------------ hearing

    def _hear(self, data: bytes) -> None:
        try:
            word = _read.decode(data)
        except msgspec.MsgspecError:
            log.warning("word not understood", extra={"table": self._table.id})
            return
        if word.server == self._server:
            return
        self._doubted.discard(word.server)
        match word:
            case PresenceQuery():
                self._said_at = -EVERY  # so that it is said again
                self._table.agenda.tell_pulse()
            case PresenceReport():
                before = self.seats()
                self._theirs[word.server] = self._now(), word
                if not word.seats and not word.watching:
                    del self._theirs[word.server]
                self._table.agenda.neighbours_changed(before)
            case Relay():
                self._table.tell_all(bytes(word.said))
            case RematchMade():  # after a last move that may not have come here yet
                self._table.post(self._table.hear)

    def _current(self) -> list[PresenceReport]:
        now = self._now()
        for server, (when, _) in list(self._theirs.items()):
            if now - when > FOR:
                del self._theirs[server]
        return [here for _, here in self._theirs.values()]

    def seats(self) -> dict[Seat, Lag]:
        """Seats that have somebody on another server, with the least lag; None where a connection is not measured."""
        found: dict[Seat, Lag] = {}
        for here in self._current():
            for seat, lag in here.seats.items():
                found[seat] = least((found[seat], lag)) if seat in found else lag
        return found

    def watching(self) -> int:
        """How many look on elsewhere."""
        return sum(here.watching for here in self._current())

    def leads(self) -> bool:
        """Whether bots are this server's business first: of those that have guests here, its name comes first."""
        self._current()
        return all(self._server < other for other in self._theirs if other not in self._doubted)

    def doubt(self) -> None:
        """Those whose business it was let their time go by: they do not count until they are heard of again, or every
        single move of a bot would wait for a server that died.
        """
        self._doubted.update(other for other in self._theirs if other < self._server)
