"""Which tables the training plays at: seats and house rules."""

from __future__ import annotations

from typing import Final

import numpy as np

from spila.games.skip_bo.options import Deck, Options

CLASSIC_DECK: Final = Deck(wilds=18, tolls=())
MASTERS: Final = Options()


def classic(stock: int) -> Options:
    """No coins and no tolls."""
    return Options(deck=CLASSIC_DECK, coins=0, stock_size=stock)


SEAT_SHARES: Final = (0.34, 0.2, 0.18, 0.13, 0.15)
"""Of 2 to 6 seats."""


def table(rng: np.random.Generator) -> tuple[Options, int]:
    """A table to play at: half of them by the rule sheet, the others classic, shorter, or with other house rules."""
    seats = 2 + int(rng.choice(5, p=SEAT_SHARES))
    kind = rng.random()
    if kind < 0.55:
        return MASTERS, seats
    if kind < 0.75:
        return classic(int(rng.choice([20, 20, 30] if seats <= 4 else [15, 20]))), seats
    if kind < 0.82:
        return Options(stock_size=int(rng.choice([5, 10, 20]))), seats
    return (
        Options(
            deck=CLASSIC_DECK if rng.random() < 0.2 else Deck(),
            coins=int(rng.choice([3, 6, 9, 12])),
            stock_size=int(rng.choice([8, 10, 15, 20])),
            mandatory_stock_play=bool(rng.random() < 0.2),
            consecutive_wilds="forbidden" if rng.random() < 0.4 else "allowed",
            coin_as_one=bool(rng.random() < 0.6),
            coin_as_twelve=bool(rng.random() < 0.4),
            buy_last_stock_card="forbidden" if rng.random() < 0.3 else "ownerWins",
            unpaid_toll_discard=bool(rng.random() < 0.7),
            stalemate="fewestStock" if rng.random() < 0.5 else "void",
        ),
        seats,
    )
