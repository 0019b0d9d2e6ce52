"""The whole table, hidden cards included."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

import msgspec

from spila.games.skip_bo.cards import PILES, TOP_RANK
from spila.games.skip_bo.options import Options
from spila.kernel import Result, Seat

Cards: TypeAlias = tuple[int, ...]
Phase: TypeAlias = Literal["play", "toll", "discard", "over"]


SOURCES: Final = 1 + PILES
"""Piles of a seat from which a card can be taken: the stock pile and the discard piles."""
_NOTHING: Final = TOP_RANK + 1
_BYTES: Final = tuple(bytes((rank,)) for rank in range(_NOTHING + 1))


def tops(stocks: tuple[Cards, ...], discards: tuple[Cards, ...]) -> bytes:
    """The rank on top of each stock and discard pile, five bytes for each seat, stock first; 13 where nothing lies.

    It follows from the piles and is kept beside them, so that listing moves has to look at nothing else.
    """
    return b"".join(
        _top(pile)
        for seat, stock in enumerate(stocks)
        for pile in (stock, *discards[seat * PILES : (seat + 1) * PILES])
    )


def _top(pile: Cards) -> bytes:
    return _BYTES[pile[-1] % 100] if pile else _BYTES[_NOTHING]


def with_top(known: bytes, seat: int, source: int, pile: Cards) -> bytes:
    """`tops` after a change of one pile: source 0 is the seat's stock, 1 to 4 its discard piles."""
    place = SOURCES * seat + source
    return known[:place] + (_BYTES[pile[-1] % 100] if pile else _BYTES[_NOTHING]) + known[place + 1 :]


def put(row: tuple[Cards, ...], place: int, value: Cards) -> tuple[Cards, ...]:
    """The row with one of its elements replaced."""
    changed = list(row)
    changed[place] = value
    return tuple(changed)


def add(row: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    """The row with a number added to one of its elements."""
    changed = list(row)
    changed[place] += value
    return tuple(changed)


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
    tops: bytes
    """What lies on top, see `tops` below."""
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
