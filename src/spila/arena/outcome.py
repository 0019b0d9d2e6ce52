"""The outcome of one game, and the time the bots spent thinking."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final

import msgspec

from spila.kernel import Seat

_BINS_PER_E: Final = 20
"""Times are counted in bins five per cent wide, so that a million of them stay small."""


class Times(msgspec.Struct):
    """Durations of decisions, in nanoseconds of processor time, so that a busy machine makes no bot look slower."""

    bins: dict[int, int] = {}

    def add(self, nanoseconds: int) -> None:
        """Add one decision."""
        key = int(_BINS_PER_E * log(nanoseconds if nanoseconds > 1 else 1))
        self.bins[key] = self.bins.get(key, 0) + 1

    def merge(self, other: Times) -> None:
        """Add all decisions of another histogram."""
        for key, count in other.bins.items():
            self.bins[key] = self.bins.get(key, 0) + count

    @property
    def count(self) -> int:
        """The number of decisions."""
        return sum(self.bins.values())

    def quantile(self, share: float) -> float:
        """The time in milliseconds within which this share of decisions was made; the upper edge of its bin."""
        wanted = share * self.count
        passed = 0
        for key in sorted(self.bins):
            passed += self.bins[key]
            if passed >= wanted:
                return exp((key + 1) / _BINS_PER_E) / 1e6
        return 0.0


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: the bot of each seat and the seed of the deal. `pair` numbers the deals."""

    game: str
    options: msgspec.Raw
    lineup: tuple[str, ...]
    seed: str
    pair: int
    rotation: int
    equal_reactions: bool = False
    count_events: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A bot that crashed or made an illegal move, and so lost the game."""

    bot: str
    seat: Seat
    code: str
    detail: str
    params: Mapping[str, int | str] = {}
    """The parameters of the refusal of an illegal move."""


class Outcome(msgspec.Struct, frozen=True):
    """The outcome of a game."""

    lineup: tuple[str, ...]
    pair: int
    rotation: int
    winners: tuple[Seat, ...]
    reason: str
    scores: tuple[int, ...]
    length: int
    fault: Fault | None
    times: tuple[Times, ...]
    events: Mapping[str, float] = {}
    """The counts of `EventCounter`, if the fixture asks for them."""
