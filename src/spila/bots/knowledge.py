"""What a person knows about dates: something near the truth, further off the older and the less known a card is.

On a deck of years the error is a share of the time that has passed since, so a player who is ten years off for a
century ago is two hundred years off for ancient Rome. On other decks it is a share of the way through the deck. What a
player believes about a card is fixed by the player's seed, for the whole game and for every game with that seed.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from math import erf, log, sqrt
from random import Random
from typing import Final, Protocol

from spila.dated.deck import Card, Deck, Era
from spila.dated.line import Edition, selected

PRESENT: Final = 2030
RECENT: Final = 12
"""Added to an age, so that last year is not known to the hour."""
OBSCURE: Final = 1.7
"""How much larger the error is for a card that only the larger edition has."""
ROOT: Final = sqrt(2)


class Selection(Protocol):
    """The options that say which cards of a deck are in play."""

    @property
    def edition(self) -> Edition:
        """All cards, or the better-known ones."""

    @property
    def categories(self) -> tuple[str, ...] | None:
        """Only cards of these topics."""

    @property
    def eras(self) -> tuple[Era, ...] | None:
        """Only cards of these times."""


class Belief:
    """A guess on the scale of a deck, and how far off it may well be."""

    __slots__ = ("error", "guess")

    def __init__(self, guess: float, error: float) -> None:
        self.guess = guess
        self.error = error

    def below(self, point: float) -> float:
        """How likely the truth is to lie below the point."""
        return 0.5 * (1.0 + erf((point - self.guess) / (self.error * ROOT)))


class Knowledge:
    """All that one player believes about a deck."""

    def __init__(self, deck: Deck, seed: int, error: float) -> None:
        self.deck = deck
        self.seed = seed
        self.error = error
        self._ordered = sorted(float(card.value) for card in deck.cards)
        self._beliefs: dict[str, Belief] = {}
        self._in_play: dict[object, tuple[Card, ...]] = {}

    def point(self, value: int | float) -> float:
        """Where a date lies on the scale on which errors are alike everywhere."""
        if self.deck.unit == "year":
            age = PRESENT - value
            return -log(max(age, 0) + RECENT)
        return 6.0 * bisect_left(self._ordered, value) / len(self._ordered)

    def of(self, card: Card) -> Belief:
        """What the player believes about a card."""
        belief = self._beliefs.get(card.id)
        if belief is None:
            error = self.error * (1.0 if card.small else OBSCURE)
            mistake = Random(f"{self.seed}/{card.id}").gauss(0.0, 1.0)
            belief = Belief(self.point(card.value) + error * mistake, error)
            self._beliefs[card.id] = belief
        return belief

    def in_play(self, rules: Selection) -> tuple[Card, ...]:
        """The cards that the table plays with; a card's number at the table is its place here."""
        chosen = rules.edition, rules.categories, rules.eras
        if chosen not in self._in_play:
            self._in_play[chosen] = selected(self.deck, *chosen)
        return self._in_play[chosen]

    def sureness(self, card: Card, line: Sequence[int | float]) -> list[float]:
        """How likely the card belongs in each gap of a line with these dates."""
        below = [self.of(card).below(self.point(value)) for value in line]
        return [upper - lower for lower, upper in zip((0.0, *below), (*below, 1.0))]
