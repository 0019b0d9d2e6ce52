"""A batch of matches on an NVIDIA GPU: the functions of `batch` and of the games, compiled for CUDA.

Cells and words lie column by column (cell 0 of all rows, then cell 1), so that neighbouring threads read neighbouring
memory; the functions see a row either way.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from spila.twin import batch
from spila.twin.batch import (
    ACTION,
    ILLEGAL,
    TERMINATED,
    TRUNCATED,
    advance_race_row,
    advance_row,
    begin_row,
    play_row,
    show_race_row,
    show_row,
    table_row,
)
from spila.twin.layout import Cells, Floats, Layout, Words

if TYPE_CHECKING:
    from numba import cuda

    from spila.twin.contract import choose, deal

THREADS: Final = 128
"""Threads in a block."""


def begin_kernel(rows: Cells, words: Words, config: Cells, seed: int) -> None:
    """`begin_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        begin_row(rows[:, at], words[:, at], config, seed, at)


def deal_kernel(rows: Cells, words: Words, config: Cells) -> None:
    """The next match of every row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        deal(rows[:, at], words[:, at], config)


def play_kernel(rows: Cells, words: Words, config: Cells, moves: int, ended: Words) -> None:
    """`play_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        ended[at] += play_row(rows[:, at], words[:, at], config, moves)


def table_kernel(rows: Cells, words: Words, config: Cells, size: int, outs: Floats) -> None:
    """`table_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        table_row(rows[:, at], words[:, at], config, size, outs[at])


def show_kernel(
    rows: Cells, words: Words, config: Cells, books: Cells, listed: Cells, masks: Cells, outs: Floats
) -> None:
    """`show_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        show_row(rows[:, at], words[:, at], config, books[:, at], listed[:, at], masks[at], outs[at])


def advance_kernel(
    rows: Cells, words: Words, config: Cells, actions: Cells, limit: int, books: Cells, listed: Cells, masks: Cells,
    outs: Floats, finals: Floats, rewards: Floats, terminated: Cells, truncated: Cells, illegal: Cells,
) -> None:  # fmt: skip
    """`advance_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        end = advance_row(
            rows[:, at], words[:, at], config, actions[at], limit, books[:, at], listed[:, at], masks[at], outs[at],
            finals[at if limit > 0 else 0], rewards[at],
        )  # fmt: skip
        terminated[at] = end in (TERMINATED, ILLEGAL)
        truncated[at] = end == TRUNCATED
        illegal[at] = end == ILLEGAL


def show_race_kernel(
    rows: Cells, words: Words, config: Cells, books: Cells, listed: Cells, masks: Cells, outs: Floats
) -> None:
    """`show_race_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        show_race_row(rows[:, at], words[:, at], config, books[:, at], listed[:, :, at], masks[at], outs[at])


def advance_race_kernel(
    rows: Cells, words: Words, config: Cells, actions: Cells, limit: int, books: Cells, listed: Cells, masks: Cells,
    outs: Floats, finals: Floats, rewards: Floats, refused: Cells, terminated: Cells, truncated: Cells,
) -> None:  # fmt: skip
    """`advance_race_row`, a thread for each row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        end = advance_race_row(
            rows[:, at], words[:, at], config, actions[at], limit, books[:, at], listed[:, :, at], masks[at], outs[at],
            finals[at if limit > 0 else 0], rewards[at], refused[at],
        )  # fmt: skip
        terminated[at] = end in (TERMINATED, ILLEGAL)
        truncated[at] = end == TRUNCATED


def choose_kernel(rows: Cells, words: Words, config: Cells, actions: Cells) -> None:
    """A random legal action for every row."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        actions[at] = choose(rows[:, at], words[:, at], config) & ACTION


def choose_race_kernel(rows: Cells, words: Words, config: Cells, actions: Cells, wait: int) -> None:
    """A random legal action of one seat, while the others wait."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        choice = choose(rows[:, at], words[:, at], config)
        for seat in range(config[0]):
            actions[at, seat] = choice & ACTION if seat == choice >> 32 else wait


KERNELS: Final = tuple(
    name for name, value in list(globals().items()) if name.endswith("_kernel") and isinstance(value, FunctionType)
)


@cache
def compiled(game: str) -> SimpleNamespace:
    """The functions of the game and the kernels, compiled for the GPU when first launched."""
    from numba import cuda

    def jit(function: FunctionType, entry: bool, inlined: bool) -> Any:
        if function.__module__ == __name__:
            function.__globals__["cuda"] = cuda
            return cuda.jit(function)
        return cuda.jit(device=True)(function)

    shared = {batch.__name__: batch.SHARED, __name__: KERNELS}
    return batch.linked(game, shared, jit)


class CudaRows:
    """Rows on the GPU, and the kernels over them."""

    def __init__(self, game: str, layout: Layout, count: int) -> None:
        from numba import cuda

        self.layout = layout
        self.count = count
        self.code = compiled(game)
        self.cells = cuda.to_device(np.zeros((layout.size, count), layout.dtype))
        self.words = cuda.to_device(np.zeros((layout.words, count), np.int64))
        self.config = cuda.to_device(layout.config)
        self.ended = cuda.to_device(np.zeros(count, np.int64))
        self.blocks = -(-count // THREADS)

    def each(self, kernel: str, *arguments: Any) -> None:
        """Launch a kernel over all rows."""
        getattr(self.code, kernel)[self.blocks, THREADS](self.cells, self.words, self.config, *arguments)

    def begin(self, seed: int) -> None:
        """Deal the first match of every row: the same as on a CPU."""
        self.each("begin_kernel", np.int64(seed))

    def play(self, moves: int) -> None:
        """Make that many random legal moves in every row, adding to `ended`."""
        self.each("play_kernel", np.int64(moves), self.ended)
