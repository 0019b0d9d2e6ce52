"""A batch of matches on an NVIDIA GPU: the functions of `batch` and of the games, compiled for CUDA.

Cells and words lie column by column (cell 0 of all rows, then cell 1), so that neighbouring threads read neighbouring
memory; the functions see a row either way. Random play of many moves takes its row nearer, into the memory of its
thread or that of the block, where a cell is found without a multiplication, and brings it back at the end.
"""

from __future__ import annotations

from functools import cache
from types import FunctionType, SimpleNamespace
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from spila.twin import batch, bits
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
CELLS = NUMBERS = BLOCK = CELLS_APART = NUMBERS_APART = 1
KIND = WORD = None
"""In kernels that take their rows nearer, `near` puts the shape of the rows in place of these."""


def marks(flags: int) -> int:
    """In place of that of `bits`: one instruction."""
    count: int = cuda.popc(flags)
    return count


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


def play_local_kernel(rows: Cells, words: Words, config: Cells, moves: int, ended: Words) -> None:
    """`play_row` with the row in the memory of its thread."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        row = cuda.local.array(CELLS, KIND)
        own = cuda.local.array(NUMBERS, WORD)
        for cell in range(CELLS):
            row[cell] = rows[cell, at]
        for word in range(NUMBERS):
            own[word] = words[word, at]
        ended[at] += play_row(row, own, config, moves)
        for cell in range(CELLS):
            rows[cell, at] = row[cell]
        for word in range(NUMBERS):
            words[word, at] = own[word]


def play_rows_kernel(rows: Cells, words: Words, config: Cells, moves: int, ended: Words) -> None:
    """`play_row` over rows that lie one after the other, as on a CPU."""
    at = cuda.grid(1)
    if at < rows.shape[0]:
        ended[at] += play_row(rows[at], words[at], config, moves)


def play_shared_kernel(rows: Cells, words: Words, config: Cells, moves: int, ended: Words) -> None:
    """`play_row` with the rows in the memory of the block, each an odd number of 32-bit banks apart from the next."""
    near_rows = cuda.shared.array((BLOCK, CELLS_APART), KIND)
    near_words = cuda.shared.array((BLOCK, NUMBERS_APART), WORD)
    at = cuda.grid(1)
    if at < rows.shape[1]:
        row = near_rows[cuda.threadIdx.x]
        own = near_words[cuda.threadIdx.x]
        for cell in range(CELLS):
            row[cell] = rows[cell, at]
        for word in range(NUMBERS):
            own[word] = words[word, at]
        ended[at] += play_row(row, own, config, moves)
        for cell in range(CELLS):
            rows[cell, at] = row[cell]
        for word in range(NUMBERS):
            words[word, at] = own[word]


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


def advance_local_kernel(
    rows: Cells, words: Words, config: Cells, actions: Cells, limit: int, books: Cells, listed: Cells, masks: Cells,
    outs: Floats, finals: Floats, rewards: Floats, terminated: Cells, truncated: Cells, illegal: Cells,
) -> None:  # fmt: skip
    """`advance_row` with the row in the memory of its thread."""
    at = cuda.grid(1)
    if at < rows.shape[1]:
        row = cuda.local.array(CELLS, KIND)
        own = cuda.local.array(NUMBERS, WORD)
        for cell in range(CELLS):
            row[cell] = rows[cell, at]
        for word in range(NUMBERS):
            own[word] = words[word, at]
        end = advance_row(
            row, own, config, actions[at], limit, books[:, at], listed[:, at], masks[at], outs[at],
            finals[at if limit > 0 else 0], rewards[at],
        )  # fmt: skip
        for cell in range(CELLS):
            rows[cell, at] = row[cell]
        for word in range(NUMBERS):
            words[word, at] = own[word]
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
            return cuda.jit(function, device=not function.__qualname__.partition("_kernel_")[1])
        return cuda.jit(device=True)(function)

    shared = {bits.__name__: bits.NAMES, batch.__name__: batch.SHARED, __name__: ("marks", *KERNELS)}
    return batch.linked(game, shared, jit, quicker=False)  # those make a kernel larger, and the GPU waits for its code


SHARED_BYTES: Final = 48 * 1024
"""What a block may share of a multiprocessor's memory without asking for more."""


class Way(NamedTuple):
    """A kernel, threads in a block, and how many registers a thread may use (None: as many as it wants)."""

    kernel: str
    block: int = THREADS
    registers: int | None = None


NEAR: Final = (Way("play_shared_kernel", 64), Way("play_shared_kernel", 32), Way("play_local_kernel", 128, 80))
"""Ways to play at random, the fastest on an H200 first. A large row leaves only the last."""


def apart(count: int, size: int) -> int:
    """Cells from one row to the next in the memory of a block, so that threads reach different banks of it."""
    bank = 4
    return (-(-count * size // bank) | 1) * bank // size


def fits(way: Way, cells: int, size: int, numbers: int) -> bool:
    """Whether the rows of a block fit into its memory, where that is where they go."""
    return "shared" not in way.kernel or way.block * (apart(cells, size) * size + 8 * (numbers | 1)) <= SHARED_BYTES


def nearest(layout: Layout) -> Way:
    """The fastest way to play rows of this shape at random."""
    size = np.dtype(layout.dtype).itemsize
    return next(way for way in NEAR if fits(way, layout.size, size, layout.words))


@cache
def near(game: str, cells: int, kind: str, numbers: int, way: Way) -> Any:
    """A kernel that takes its rows nearer, compiled for rows of this shape."""
    from numba import cuda, from_dtype

    size = np.dtype(kind).itemsize
    if not fits(way, cells, size, numbers):
        raise ValueError(f"rows of {cells} cells are too large for the memory of a block of {way.block} threads")
    scope = {
        **getattr(compiled(game), way.kernel).py_func.__globals__, "CELLS": cells, "NUMBERS": numbers,
        "KIND": from_dtype(np.dtype(kind)), "WORD": from_dtype(np.dtype(np.int64)), "BLOCK": way.block,
        "CELLS_APART": apart(cells, size), "NUMBERS_APART": numbers | 1,
    }  # fmt: skip
    return cuda.jit(FunctionType(globals()[way.kernel].__code__, scope, way.kernel), max_registers=way.registers)


class CudaRows:
    """Rows on the GPU, and the kernels over them."""

    def __init__(self, game: str, layout: Layout, count: int) -> None:
        from numba import cuda

        self.game = game
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

    def nearer(self, way: Way, *arguments: Any) -> None:
        """Launch a kernel that is compiled for rows of this shape."""
        kernel = near(self.game, self.layout.size, np.dtype(self.layout.dtype).name, self.layout.words, way)
        blocks = -(-self.count // way.block)
        kernel[blocks, way.block](self.cells, self.words, self.config, *arguments)

    def begin(self, seed: int) -> None:
        """Deal the first match of every row: the same as on a CPU."""
        self.each("begin_kernel", np.int64(seed))

    def play(self, moves: int, way: Way | None = None) -> None:
        """Make that many random legal moves in every row, adding to `ended`; the fastest way unless one is named."""
        self.nearer(way or nearest(self.layout), np.int64(moves), self.ended)
