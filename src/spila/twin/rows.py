"""A batch of matches in the memory of this computer, played by its CPU cores."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from itertools import pairwise
from typing import Any, Final

import numpy as np

from spila.games import load
from spila.twin import batch
from spila.twin.layout import Layout

QUIET_SECONDS: Final = 1.0
"""A first compile that takes longer is announced on standard error."""


def layout(game: str, seats: int, options: object = None, **more: Any) -> Layout:
    """The layout of a game's rows; `Malformed` for options or seats that the rules refuse, or that the twin cannot."""
    checked = load(game).options(options, seats)
    found: Layout = import_module(f"{batch.twin_name(game)}_row").layout(checked, seats, **more)
    return found


class Rows:
    """Rows, and the compiled loops over them. With several threads each has its own part of the rows."""

    def __init__(self, game: str, layout: Layout, count: int, threads: int = 1) -> None:
        if count < 1 or threads < 1:
            raise ValueError(f"rows and threads start at 1: {count}, {threads}")
        self.game = game
        self.layout = layout
        self.count = count
        self.code = batch.compiled(game)
        self.cells = np.zeros((count, layout.size), layout.dtype)
        self.words = np.zeros((count, layout.words), np.int64)
        self.ended = np.zeros(count, np.int64)
        """Matches that ended in each row, in `play`."""
        edges = np.linspace(0, count, min(threads, count) + 1).astype(int).tolist()
        self._parts = list(pairwise(edges))
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def each(self, loop: str, *arguments: Any) -> None:
        """Run a loop of `batch` over all rows."""
        function = getattr(self.code, loop)
        if not function.signatures:
            _compile(self.game, function, (self.cells, self.words, self.layout.config, *arguments))
        shared = (self.cells, self.words, self.layout.config, *arguments)
        if self._pool is None:
            function(*shared, *self._parts[0])
            return
        waiting = [self._pool.submit(function, *shared, *part) for part in self._parts]
        for each in waiting:
            each.result()

    def begin(self, seed: int) -> None:
        """Deal the first match of every row. Row `n` depends on the seed and `n` alone."""
        self.each("begin_rows", np.int64(seed))

    def play(self, moves: int) -> int:
        """Make that many random legal moves in every row; how many matches ended."""
        self.ended[:] = 0
        self.each("play_rows", moves, self.ended)
        return int(self.ended.sum())


def _compile(game: str, function: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """Compile, or read from the cache, by a call for no rows; say so where it takes long."""
    from threading import Timer

    name = getattr(function, "__name__", "")
    start = time.monotonic()
    said = []

    def say() -> None:
        said.append(name)
        print(f"compiling {game}: {name} … (once; kept for later processes)", file=sys.stderr, flush=True)

    timer = Timer(QUIET_SECONDS, say)
    timer.start()
    try:
        function(*arguments, 0, 0)
    finally:
        timer.cancel()
    if said:
        print(f"compiled {name} in {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)
