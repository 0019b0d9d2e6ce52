"""The whole table, dates included."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from spila.games.timeline.options import Options
from spila.kernel import Result, Seat

Cards: TypeAlias = tuple[int, ...]


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game. A card is its number among the cards in play; `values` are their dates."""

    options: Options
    seed: bytes
    shuffles: int
    values: tuple[int | float, ...]
    hands: tuple[Cards, ...]
    line: Cards
    pile: Cards
    """Top card last."""
    box: Cards
    alive: tuple[bool, ...]
    """Who is still in the game."""
    first: Seat
    turn: Seat
    round: int
    tie_break: bool
    result: Result | None
