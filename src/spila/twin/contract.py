"""The functions that the modules of every twin define, for type checkers. `row` are the cells of a match, `words` its
64-bit numbers and `config` the constants of the batch.
"""

from __future__ import annotations

from spila.twin.layout import Cells, Floats, Words


def deal(row: Cells, words: Words, config: Cells) -> None:
    """Deal a match, whatever the row held."""
    raise NotImplementedError


def turn(row: Cells, config: Cells) -> int:
    """The seat to act; `RACE` while several may act, `OVER` after the end."""
    raise NotImplementedError


def legal(row: Cells, words: Words, config: Cells, seat: int, listed: Cells) -> int:
    """Write the numbers of the seat's legal moves into `listed`; how many there are."""
    raise NotImplementedError


def choose(row: Cells, words: Words, config: Cells) -> int:
    """A random legal move: its number, and the seat in the bits above."""
    raise NotImplementedError


def step(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """Make a move; 0 if it is not legal, and then nothing has changed."""
    raise NotImplementedError


def tick(row: Cells, words: Words, config: Cells, actions: Cells, answers: Cells) -> int:
    """In games with a race only: what all seats do at once; how many were accepted. `answers` gets 1 for one that was
    not.
    """
    raise NotImplementedError


def observe(row: Cells, words: Words, config: Cells, seat: int, out: Floats) -> None:
    """Write what the seat sees."""
    raise NotImplementedError


def hidden(row: Cells, words: Words, config: Cells, out: Floats) -> None:
    """Write what lies on the table and no observation shows."""
    raise NotImplementedError


def result(row: Cells, words: Words, config: Cells) -> int:
    """The winners, one bit each, and the number of the reason in the bits above."""
    raise NotImplementedError


def score(row: Cells, words: Words, config: Cells, seat: int) -> int:
    """The points of the seat in the match."""
    raise NotImplementedError
