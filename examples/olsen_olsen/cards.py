"""Cards. A card is one number: 13 × suit + rank - 1. Suits are 0 to 3 (♠ ♥ ♦ ♣), ranks 1 (ace) to 13 (king)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Final, TypeAlias

import msgspec

SUITS: Final = 4
RANKS: Final = 13
DECK: Final = tuple(range(SUITS * RANKS))
EIGHT: Final = 8

Card: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=SUITS * RANKS)]
Suit: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=SUITS)]


def suit(card: int) -> int:
    """0 to 3."""
    return card // RANKS


def rank(card: int) -> int:
    """1 to 13."""
    return card % RANKS + 1


def fits(card: int, top: int, suit_wanted: int) -> bool:
    """OO-PLAY-1: the suit in force or the rank of the top card; an eight always fits (OO-PLAY-2)."""
    return rank(card) == EIGHT or suit(card) == suit_wanted or rank(card) == rank(top)


def points(cards: Iterable[int]) -> int:
    """OO-END-2: an eight counts 50, court cards 10, all others their rank."""
    return sum(50 if rank(card) == EIGHT else min(rank(card), 10) for card in cards)


def text(card: int) -> str:
    """Short notation: `S8`, `HQ`, `D10`."""
    return "SHDC"[suit(card)] + {1: "A", 11: "J", 12: "Q", 13: "K"}.get(rank(card), str(rank(card)))
