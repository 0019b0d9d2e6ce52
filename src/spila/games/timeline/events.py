"""What happened, for people to see and machines to animate. Everything at this table happens in the open."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spila.dated.deck import Value
from spila.kernel import Result, Seat


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all events."""


class Placed(_Fact, frozen=True, tag="placed"):
    """A card was laid and turned: right ones stay, wrong ones go to the box."""

    seat: Seat
    card: int
    place: int
    value: Value
    right: bool


class Drew(_Fact, frozen=True, tag="drew"):
    """A seat has a new card. `top` is the front now on top of the pile, where the table shows it."""

    seat: Seat
    card: int
    top: int | None


class Recycled(_Fact, frozen=True, tag="recycled"):
    """The box was shuffled into a new pile."""

    cards: int
    top: int | None


class TookBack(_Fact, frozen=True, tag="took-back"):
    """There was nothing to draw, so the misplaced card came back (TL-GAP-11)."""

    seat: Seat
    card: int


class Stuck(_Fact, frozen=True, tag="stuck"):
    """A hand was emptied by a wrong card with nothing to draw; that seat has no further turns."""

    seat: Seat


class TurnBegan(_Fact, frozen=True, tag="turn-began"):
    """It is this seat's turn."""

    seat: Seat


class RoundEnded(_Fact, frozen=True, tag="round-ended"):
    """Everybody still in has had a turn; these seats have no cards left."""

    round: int
    finished: tuple[Seat, ...]


class Eliminated(_Fact, frozen=True, tag="eliminated"):
    """These seats are out; their cards went to the box with dates unseen."""

    seats: tuple[Seat, ...]


class PlayerLeft(_Fact, frozen=True, tag="player-left"):
    """A player left; the cards went to the box with dates unseen (TL-GAP-24)."""

    seat: Seat


class TieBreak(_Fact, frozen=True, tag="tie-break"):
    """Several seats finished in one round and play on."""

    seats: tuple[Seat, ...]


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """There is nothing more to play."""

    result: Result


Event: TypeAlias = (
    Placed
    | Drew
    | Recycled
    | TookBack
    | Stuck
    | TurnBegan
    | RoundEnded
    | Eliminated
    | PlayerLeft
    | TieBreak
    | MatchEnded
)
