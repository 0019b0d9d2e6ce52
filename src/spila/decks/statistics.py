"""Statistics of a deck."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import NamedTuple

from spila.dated.deck import ERAS, YEAR, era
from spila.decks.deck import Deck

NORDIC = ("ax", "dk", "fi", "fo", "gl", "is", "no", "se")


class Statistics(NamedTuple):
    """The counts of a deck."""

    unit: str
    cards: int
    small: int
    eras: dict[str, dict[str, int]]
    """Cards by era and category; one row for decks that have no eras."""
    categories: dict[str, int]
    nordic: dict[str, int]
    """Cards by Nordic country or self-governing territory, of those that occur."""
    same: list[tuple[int | float, tuple[str, ...]]]
    """Values that several cards share, with the ids of these cards."""
    approximate: int
    evidence: dict[str, int]
    """Evidence entries by kind, the word before the first colon."""
    witnesses: dict[str, int]
    """Cards by the combination of kinds of evidence."""
    drawings: int


def statistics(deck: Deck) -> Statistics:
    """Count the deck."""
    cards = deck.cards
    categories = Counter(card.category for card in cards)
    eras: dict[str, dict[str, int]] = {each: {} for each in (ERAS if deck.unit == YEAR else (deck.unit,))}
    same = defaultdict(list)
    for card in cards:
        row = eras[era(card.value) if deck.unit == YEAR else deck.unit]
        row[card.category] = row.get(card.category, 0) + 1
        same[card.value].append(card.id)
    countries = Counter(card.country for card in cards)
    kinds = [tuple(sorted(each.partition(":")[0] for each in card.evidence)) for card in cards]
    return Statistics(
        deck.unit,
        len(cards),
        sum(card.small for card in cards),
        eras,
        dict(sorted(categories.items(), key=lambda each: -each[1])),
        {each: countries[each] for each in NORDIC if countries[each]},
        sorted((value, tuple(ids)) for value, ids in same.items() if len(ids) > 1),
        sum(card.approximate for card in cards),
        dict(Counter(kind for each in kinds for kind in each).most_common()),
        dict(Counter(" + ".join(each) for each in kinds if each).most_common()),
        sum(":" in card.icon for card in cards),
    )
