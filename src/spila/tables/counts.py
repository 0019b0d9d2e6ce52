"""What is counted at all tables of a server, and what is done after so many of it."""

from __future__ import annotations

import gc
from typing import Final

TIDY_EVERY: Final = 64
"""After so many moves young objects are looked through."""


class Latency:
    """How many commands were answered, and how long that took in all."""

    __slots__ = ("count", "seconds")

    def __init__(self) -> None:
        self.count = 0
        self.seconds = 0.0


def tidy(moves: int) -> None:
    """Look through the young objects every few moves, in a fraction of a millisecond: left alone, they are 70,000
    values of past states before it happens, and everybody waits.
    """
    if moves % TIDY_EVERY == 0:
        gc.collect(0)
