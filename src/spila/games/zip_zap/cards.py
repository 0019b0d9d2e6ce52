"""Cards of Zip Zap. A card is one number: 10 × suit + number - 1. Suits 0 to 3 are single-coloured, suit 4 is the
jokers (ZZ-COMP-4), and 50 is a Zap card. A set of cards is one whole number with a bit for each card.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Annotated, Final, TypeAlias

import msgspec

SUITS: Final = 5
NUMBERS: Final = 10
JOKERS: Final = 4
ZAP: Final = SUITS * NUMBERS
ZAP_BIT: Final = 1 << ZAP
NUMBER_BITS: Final = ZAP_BIT - 1
LETTERS: Final = "RGBYJ"

NumberCard: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=ZAP)]
AnyCard: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=ZAP)]


def suit(card: int) -> int:
    """0 to 3, or 4 for a joker."""
    return card // NUMBERS


def number(card: int) -> int:
    """1 to 10."""
    return card % NUMBERS + 1


_BITS: Final = tuple(1 << card for card in range(ZAP + 1))


def bits(cards: Iterable[int]) -> int:
    """The set of these cards, each of which comes once."""
    return sum(map(_BITS.__getitem__, cards))


def cards(held: int) -> Iterator[int]:
    """The cards of a set, by suit and number (ZZ-SETUP-6)."""
    while held:
        low = held & -held
        yield low.bit_length() - 1
        held ^= low


def worth(card: int) -> int:
    """ZZ-SCORE-1: a single-coloured card counts 1, a joker 3, the Zap card 5."""
    if card == ZAP:
        return 5
    return 3 if suit(card) == JOKERS else 1


def points(held: int) -> int:
    """What these cards are worth together (ZZ-SCORE-1)."""
    jokers = (held & NUMBER_BITS) >> JOKERS * NUMBERS
    return (held & NUMBER_BITS).bit_count() + 2 * jokers.bit_count() + (5 if held & ZAP_BIT else 0)


def _fitting(card: int) -> int:
    """ZZ-RACE-3, -4 and -5; nothing fits on a ten (ZZ-GAP-04)."""
    if number(card) == NUMBERS:
        return 0
    suits = range(SUITS) if suit(card) == JOKERS else (suit(card), JOKERS)
    return bits(NUMBERS * each + number(card) for each in suits)


FITS: Final = tuple(_fitting(card) for card in range(ZAP))
"""For every number card, the set of cards that may be laid on it."""


def text(card: int) -> str:
    """The notation of the worked examples: R4, J10, Z."""
    return "Z" if card == ZAP else f"{LETTERS[suit(card)]}{number(card)}"
