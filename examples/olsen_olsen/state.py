"""The whole table, hidden cards included."""

from __future__ import annotations

import msgspec
from examples.olsen_olsen.options import Options

from spila.kernel import Result, Seat


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a match. Hands are sorted; piles have their top card last."""

    options: Options
    seed: bytes
    shuffles: int
    hands: tuple[tuple[int, ...], ...]
    draw: tuple[int, ...]
    pile: tuple[int, ...]
    suit: int
    """The suit that has to follow: that of the top card, or the one named with an eight."""
    turn: Seat
    drawn: int = 0
    """Cards drawn in this turn."""
    passes: int = 0
    """Turns in a row that ended without a card, with nothing left to draw."""
    result: Result | None = None
