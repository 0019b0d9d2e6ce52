"""Which cards are in play, where a card belongs in a line, and cards that lie far apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from spila.dated.deck import Card, Deck, Era, Value, era
from spila.kernel.shuffle import pick, shuffle

Edition: TypeAlias = Literal["large", "small"]


class LineCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card of the line, date side up."""

    card: int
    value: Value


def selected(
    deck: Deck, edition: Edition, categories: Sequence[str] | None, eras: Sequence[Era] | None
) -> tuple[Card, ...]:
    """The cards of the deck that edition, categories and eras leave in."""
    if edition == "large" and categories is None and eras is None:
        return deck.cards
    return tuple(
        card
        for card in deck.cards
        if (card.small or edition == "large")
        and (categories is None or card.category in categories)
        and (eras is None or era(card.value) in eras)
    )


def is_right(values: Sequence[int | float], line: Sequence[int], card: int, place: int) -> bool:
    """Neither neighbour contradicts; equal dates may lie in any order (TL-TURN-6, TL-GAP-05)."""
    value = values[card]
    return (not place or values[line[place - 1]] <= value) and (place == len(line) or value <= values[line[place]])


def far_apart(values: Sequence[int | float], count: int, seed: bytes, shuffles: int) -> list[int]:
    """Cards that lie apart: the deck in order of dates is cut into as many stretches as cards are needed, and each
    gives one. Uses `count` + 1 shuffles.
    """
    ordered = sorted(range(len(values)), key=lambda card: (values[card], card))
    size = len(values)
    found = []
    for stretch in range(count):
        start, end = stretch * size // count, (stretch + 1) * size // count
        found.append(ordered[start + pick(seed, shuffles + stretch, end - start)])
    return shuffle(seed, shuffles + count, found)
