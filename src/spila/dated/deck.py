"""A deck as the rules need it: what is on the date side. Texts and pictures are in `spila.decks`, by a card's id."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from itertools import pairwise
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel import Malformed
from spila.kernel.codec import encode
from spila.kernel.game import Random

MAX_CARDS: Final = 5_000
YEAR: Final = "year"
"""The unit of most decks; any other word is the unit of a number: m, kg, km/h."""

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


def in_order(deck: Deck) -> bool:
    """Whether the cards are in the order of their ids."""
    return all(before.id < after.id for before, after in pairwise(deck.cards))


def check_deck(deck: Deck, eras: Collection[Era] | None) -> None:
    """A deck in the order of its ids with possible dates; eras only where the cards have years. Else `Malformed`."""
    if not in_order(deck):
        raise Malformed("deck-order", deck=deck.id)
    if deck.unit == YEAR:
        wrong = [card.id for card in deck.cards if not isinstance(card.value, int) or not card.value]
        if wrong:
            raise Malformed("deck-year", deck=deck.id, card=wrong[0])
    elif eras is not None:
        raise Malformed("deck-eras", deck=deck.id, unit=deck.unit)


def possible_deck(
    id: str,
    unit: str,
    dates: Sequence[Value | None],
    categories: Sequence[str] | None,
    eras: Sequence[Era] | None,
    rng: Random,
) -> Deck:
    """A deck with these dates, and others at random for those that are not known (None): from the eras in play, or from
    around the known ones.
    """
    known = [int(date) for date in dates if date is not None]
    category = categories[0] if categories else ""
    values = (_possible_date(known, eras, rng) if date is None else date for date in dates)
    return Deck(id, unit, tuple(Card(f"{card:05}", value, False, category) for card, value in enumerate(values)))


def _possible_date(known: Sequence[int], eras: Sequence[Era] | None, rng: Random) -> int:
    low, high = min(known) - 500, max(known) + 500
    if eras:
        low, high = ERAS[eras[rng.randrange(len(eras))]]
        low, high = max(low, -50_000), min(high, 2_100)
    return low + rng.randrange(high - low + 1) or 1


_PRIME: Final = 61
PLAIN: Final = Deck(
    "plain", "number", tuple(Card(f"plain-{card:02}", 1 + 23 * card % _PRIME) for card in range(_PRIME - 1))
)
"""Sixty numbers in no visible order: enough to try the rules without a deck of one's own."""
