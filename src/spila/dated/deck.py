"""A deck as the rules need it: what is on the date side. Texts and pictures are in `spila.decks`, by a card's id."""

from __future__ import annotations

from hashlib import sha256
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel.codec import encode

MAX_CARDS: Final = 5_000

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80)]
Value: TypeAlias = (
    Annotated[int, Meta(ge=-20_000_000_000, le=20_000_000_000)] | Annotated[float, Meta(ge=-1e15, le=1e15)]
)
Era: TypeAlias = Literal["stone", "ancient", "middle", "early", "industry", "modern"]

ERAS: Final[dict[Era, tuple[int, int]]] = {
    "stone": (-20_000_000_000, -3001),
    "ancient": (-3000, 476),
    "middle": (477, 1491),
    "early": (1492, 1788),
    "industry": (1789, 1913),
    "modern": (1914, 20_000_000_000),
}
"""First and last year of each era; only for decks ordered by year."""


class Card(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """One card: a year (BCE negative, TL-GAP-07) or another number to order by, and what filters ask for."""

    id: Id
    value: Value
    approximate: bool = False
    category: Annotated[str, Meta(max_length=80)] = ""
    small: bool = True
    """Whether the card is in the smaller edition (TL-COMP-2)."""


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards in the order of their ids. Seats see card numbers, so that order must not follow the dates."""

    id: Id
    unit: Annotated[str, Meta(min_length=1, max_length=40)]
    cards: Annotated[tuple[Card, ...], Meta(max_length=MAX_CARDS)]

    @property
    def content_hash(self) -> str:
        """SHA-256 of the deck as JSON: the same for the same cards, wherever the deck came from."""
        return sha256(encode(self)).hexdigest()


def era(year: int | float) -> Era:
    """The era of a year."""
    return next(name for name, (_, last) in ERAS.items() if year <= last)


_PRIME: Final = 61
PLAIN: Final = Deck(
    "plain", "number", tuple(Card(f"plain-{card:02}", 1 + 23 * card % _PRIME) for card in range(_PRIME - 1))
)
"""Sixty numbers in no visible order: enough to try the rules without a deck of one's own."""
