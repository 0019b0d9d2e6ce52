"""How a batch of matches of one game is stored."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Cells = NDArray[Any]
Words = NDArray[np.int64]
Floats = NDArray[np.float32]

RACE = -2
"""What a game's `turn` returns while several seats may act."""


class Layout(NamedTuple):
    """The shape of a row, and the constants that all rows of a batch share.

    A row has `size` cells of `dtype` and `words` 64-bit numbers, of which the first two belong to the random generator.
    """

    dtype: type[np.unsignedinteger[Any]] | type[np.signedinteger[Any]]
    size: int
    words: int
    config: NDArray[Any]
    """Read-only: the number of seats, then options and tables of the game."""
    seats: int
    actions: int
    observation: int
    """Numbers in an observation."""
    most_legal: int
    """The length of the longest list of legal actions."""
    racing: bool = False
    hidden: int = 0
    """Numbers for the cards that no observation shows."""

    @property
    def table(self) -> int:
        """Numbers for the full table: the observations of all seats, then what none of them shows."""
        return self.seats * self.observation + self.hidden

    @property
    def bytes_per_row(self) -> int:
        """The memory of one match."""
        return self.size * np.dtype(self.dtype).itemsize + 8 * self.words
