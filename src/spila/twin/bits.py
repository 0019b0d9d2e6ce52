"""Sets as the bits of a word (compiled)."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("marks", "first_mark", "marked")
PAIRS: Final = 0x5555555555555555
FOURS: Final = 0x3333333333333333
BYTES: Final = 0x0F0F0F0F0F0F0F0F
BYTE_ONES: Final = 0x0101010101010101


def marks(flags: int) -> int:
    """How many bits are set, of 63; compilers make one instruction of it."""
    flags -= flags >> 1 & PAIRS
    flags = (flags & FOURS) + (flags >> 2 & FOURS)
    flags = flags + (flags >> 4) & BYTES
    return flags * BYTE_ONES >> 56 & 127


def first_mark(flags: int) -> int:
    """The number of the lowest bit that is set."""
    return marks((flags & -flags) - 1)


def marked(flags: int, nth: int) -> int:
    """The number of the nth bit that is set, found in halves: the same few steps wherever it is."""
    at = 0
    width = 32
    for _ in range(6):
        count = marks(flags & ((1 << width) - 1))
        more = nth >= count
        nth -= count if more else 0
        flags >>= width if more else 0
        at += width if more else 0
        width >>= 1
    return at
