"""What happened. No event has a secret: that somebody has answered may be seen, what they answered is never said."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spila.dated.deck import Value
from spila.kernel import Result, Seat


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all events."""


class Answered(_Fact, frozen=True, tag="answered"):
    """A seat has picked a gap, or another one than before."""

    seat: Seat


class Turned(_Fact, frozen=True, tag="turned"):
    """The card shows its date and goes to its place. `spread` is how many sides had picked each gap, of which `first`
    to `last` were right; `seats` had it right, where everybody may know.
    """

    card: int
    value: Value
    place: int
    first: int
    last: int
    spread: tuple[int, ...]
    seats: tuple[Seat, ...] = ()


class ReadyForNext(_Fact, frozen=True, tag="ready"):
    """A seat has seen enough of the turned card."""

    seat: Seat


class CardShown(_Fact, frozen=True, tag="shown"):
    """The next card is open: the one with this number."""

    card: int
    round: int


class TalkOver(_Fact, frozen=True, tag="talk-over"):
    """Teams have talked: answers are taken from now on."""


class LivesLost(_Fact, frozen=True, tag="out"):
    """These seats have no lives left."""

    seats: tuple[Seat, ...]


class PlayerJoined(_Fact, frozen=True, tag="joined"):
    """Somebody came while the game was on."""

    seat: Seat


class PlayerLeft(_Fact, frozen=True, tag="player-left"):
    """Somebody left for good; their answer to the open card does not count."""

    seat: Seat


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """There is nothing more to place."""

    result: Result


Event: TypeAlias = (
    Answered | Turned | ReadyForNext | CardShown | TalkOver | LivesLost | PlayerJoined | PlayerLeft | MatchEnded
)
