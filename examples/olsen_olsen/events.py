"""What happened, for people to see and machines to animate."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spila.kernel import Result, Seat


class _Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all events."""


class Played(_Fact, frozen=True, tag="played"):
    """A card lies on top."""

    seat: Seat
    card: int


class SuitNamed(_Fact, frozen=True, tag="suit-named"):
    """An eight was played, and this suit has to follow."""

    seat: Seat
    suit: int


class Drew(_Fact, frozen=True, tag="drew"):
    """A card was drawn; only the seat that drew it learns which."""

    seat: Seat
    card: int | None


class Passed(_Fact, frozen=True, tag="passed"):
    """A turn ended without a card."""

    seat: Seat


class Reshuffled(_Fact, frozen=True, tag="reshuffled"):
    """The played cards, apart from the top one, are the new draw pile."""

    count: int


class MatchEnded(_Fact, frozen=True, tag="match-ended"):
    """There is nothing more to play."""

    result: Result


Event: TypeAlias = Played | SuitNamed | Drew | Passed | Reshuffled | MatchEnded
