"""The rules' own shuffles, handed to a twin: its random numbers are read from a script."""

from __future__ import annotations

import numpy as np

from spila.kernel.shuffle import _WORD, _endless
from spila.twin.layout import Words


def shuffle_picks(seed: bytes, counter: int, size: int) -> list[int]:
    """The places that `kernel.shuffle` draws, in order."""
    words, found = _endless(seed, counter), []
    for last in range(size - 1, 0, -1):
        word = next(words)
        while word >= _WORD - _WORD % (last + 1):
            word = next(words)
        found.append(word % (last + 1))
    return found


def write_script(words: Words, picks: list[int]) -> None:
    """Make the row read these numbers next."""
    words[0] = words[1] = 0
    words[len(words) - len(picks) :] = np.array(picks[::-1], np.int64)
