"""Cards of Skip-Bo. A card is one number: 100 × toll + rank. So 7 is a 7, 207 a 7 with toll 2, and rank 0 a wild.

Cards of one kind are alike; nothing in the rules tells two of them apart.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from spila.games.skip_bo.options import MAX_TOLL, Deck

WILD: Final = 0
TOP_RANK: Final = 12
PILES: Final = 4
HAND: Final = 5
CARD_PRICE: Final = 1
"""Coins for somebody else's card, to its owner (SB-BUY-2)."""
WIN_POINTS: Final = 25
"""Points for winning a game of a match (SB-SCORE)."""
CARD_POINTS: Final = 5
"""Points for each card left in the others' stock piles (SB-SCORE)."""
NO_CARD: Final = -1
"""Stands in a building pile for a number without a card: coins were paid for it, or the card was recycled."""

KINDS: Final = tuple(100 * toll + rank for toll in range(MAX_TOLL + 1) for rank in range(TOP_RANK + 1))

Card: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100 * MAX_TOLL + TOP_RANK)]
Pile: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=PILES)]


def rank(card: int) -> int:
    """0 for a Skip-Bo card."""
    return card % 100


def toll(card: int) -> int:
    """How many coin icons it carries (SB-COMP-5)."""
    return card // 100


def deck_cards(deck: Deck) -> list[int]:
    """The cards that a deck's data describe, in order (SB-GAP-01, SB-GAP-02, SB-GAP-03)."""
    tolls = [*deck.tolls, *[0] * (deck.copies_per_number - len(deck.tolls))]
    wild_tolls = [*deck.wild_tolls, *[0] * (deck.wilds - len(deck.wild_tolls))]
    return [100 * t + WILD for t in wild_tolls] + [100 * t + r for r in range(1, TOP_RANK + 1) for t in tolls]


def text(card: int) -> str:
    """The notation of the worked examples: 7, 7'2, W."""
    if card == NO_CARD:
        return "¢"
    name = "W" if rank(card) == WILD else str(rank(card))
    return f"{name}'{toll(card)}" if toll(card) else name
