"""The whole table, hidden cards included."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from spila.games.skipbo.options import Options
from spila.kernel import Result, Seat

Cards: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["play", "toll", "discard", "over"]


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a match. Piles are tuples with their top card last.

    A building pile has one entry for each number it shows, so its value is its length; an entry is a card or
    `NO_CARD`. It has twelve entries only while the toll of the completing card is undecided (SB-GAP-23).
    """

    options: Options
    seed: bytes
    shuffles: int
    draw: Cards
    completed: Cards
    piles: tuple[Cards, ...]
    beside: tuple[int, ...]
    stocks: tuple[Cards, ...]
    hands: tuple[Cards, ...]
    discards: tuple[Cards, ...]
    """Four piles for each seat, seat after seat."""
    coins: tuple[int, ...]
    phase: Phase
    turn: Seat
    toll: int
    toll_pile: int
    quiet: int
    """Turns in succession in which no card was drawn, played or discarded (SB-GAP-27)."""
    stirred: bool
    """Whether the present turn has drawn, played or discarded anything."""
    game: int
    starter: Seat
    scores: tuple[int, ...]
    result: Result | None
