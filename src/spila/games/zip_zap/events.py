"""What happened, for people to see and machines to animate."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spila.kernel import Result, Seat

Why: TypeAlias = Literal["ten", "stall", "zap", "idle"]


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all events."""


class IsReady(_Fact, frozen=True, tag="is-ready"):
    """A seat waits for the next round."""

    seat: Seat


class RoundDealt(_Fact, frozen=True, tag="round-dealt"):
    """A round is dealt; a seat learns only its own hand."""

    round: int
    hands: tuple[tuple[int, ...] | None, ...]


class StartCard(_Fact, frozen=True, tag="start-card"):
    """A start card was turned up; when another follows, nobody could play on it."""

    card: int


class Laid(_Fact, frozen=True, tag="laid"):
    """A number card lies on top. `forced` when the referee laid it for a free player."""

    seat: Seat
    card: int
    forced: bool = False


class Zapped(_Fact, frozen=True, tag="zapped"):
    """A Zap card lies on top."""

    seat: Seat
    forced: bool = False


class Freed(_Fact, frozen=True, tag="freed"):
    """Only this seat may lay now, and any card."""

    seat: Seat
    why: Why


class AnyCardRace(_Fact, frozen=True, tag="any-card-race"):
    """No start card was playable: the first player to lay any card takes the lead (ZZ-GAP-07)."""


class RoundVoid(_Fact, frozen=True, tag="round-void"):
    """Nobody can play and no start card is left; the round does not count."""


class RoundOver(_Fact, frozen=True, tag="round-over"):
    """A seat went out. Points of the round, and of the match so far."""

    seat: Seat
    points: tuple[int, ...]
    scores: tuple[int, ...]


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """There is nothing more to play."""

    result: Result


Event: TypeAlias = (
    IsReady | RoundDealt | StartCard | Laid | Zapped | Freed | AnyCardRace | RoundVoid | RoundOver | MatchEnded
)
