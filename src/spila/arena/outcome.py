"""What is known of one game once it has been played, and of the time that was spent thinking."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp, log
from typing import Final

import msgspec

from spila.kernel import Seat

_BINS_PER_E: Final = 20
"""Times are kept in bins five per cent wide, so that a million of them fit into a line."""


class Times(msgspec.Struct):
    """How long decisions took, in nanoseconds of processor time, by bin: a busy machine makes no bot slower."""

    bins: dict[int, int] = {}

    def add(self, nanoseconds: int) -> None:
        """Note one decision."""
        key = int(_BINS_PER_E * log(nanoseconds if nanoseconds > 1 else 1))
        self.bins[key] = self.bins.get(key, 0) + 1

    def merge(self, other: Times) -> None:
        """Note all decisions of another."""
        for key, count in other.bins.items():
            self.bins[key] = self.bins.get(key, 0) + count

    @property
    def count(self) -> int:
        """How many decisions."""
        return sum(self.bins.values())

    def quantile(self, share: float) -> float:
        """The time in milliseconds that this share of decisions stayed within; the upper edge of its bin."""
        wanted = share * self.count
        passed = 0
        for key in sorted(self.bins):
            passed += self.bins[key]
            if passed >= wanted:
                return exp((key + 1) / _BINS_PER_E) / 1e6
        return 0.0


class Fixture(msgspec.Struct, frozen=True):
    """A game to be played: who sits where, and the seed of the deal. `pair` counts the deals."""

    game: str
    options: msgspec.Raw
    lineup: tuple[str, ...]
    seed: str
    pair: int
    rotation: int
    equal_reactions: bool = False
    watch: bool = False


class Fault(msgspec.Struct, frozen=True):
    """A bot that crashed or moved against the rules, and so lost the game."""

    bot: str
    seat: Seat
    code: str
    detail: str
    params: Mapping[str, int | str] = {}
    """Those of the refusal, where a move was against the rules."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game went."""

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
    """Where the game was watched: how often each kind of event happened, and what the game's own study counts."""
