"""How fast a bot is, apart from how well it plays: a human-like delay between seeing the table and laying a card."""

from __future__ import annotations

from math import exp, log
from typing import Final

import msgspec

from spila.kernel.game import Random

FASTEST: Final = 200
"""Milliseconds. No bot is ever faster than this."""


class Reaction(msgspec.Struct, frozen=True):
    """Half of all reactions are faster than the median; two thirds lie between median ÷ spread and median × spread."""

    median_ms: int
    spread: float

    def sample(self, rng: Random) -> int:
        """One reaction in milliseconds."""
        return max(FASTEST, round(self.median_ms * exp(log(self.spread) * _normal(rng))))


def _normal(rng: Random) -> float:
    """Nearly normal, from the one method every random source has: twelve uniform numbers, less their mean."""
    return sum(rng.random() for _ in range(12)) - 6.0


REACTIONS: Final = {
    "random": Reaction(1500, 1.5),
    "gentle": Reaction(4200, 1.35),
    "easy": Reaction(1600, 1.5),
    "medium": Reaction(1100, 1.4),
    "hard": Reaction(750, 1.35),
}
"""A card is seen, compared with a dozen in hand and laid: people take a second or so, the practised less."""
