"""The only source of chance: a seed, a counter, SHAKE-256 and Fisher–Yates.

`docs/records.md` describes every byte, so that anyone can check a deal in another language.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from hashlib import sha256, shake_256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_DOMAIN: Final = b"spila shuffle 1\0"
_WORD: Final = 1 << 32


def seed_hash(seed: bytes) -> str:
    """What is published before the deal; the seed itself follows after the end."""
    return sha256(seed).hexdigest()


def _words(seed: bytes, counter: int, first: int, count: int) -> tuple[int, ...]:
    """Big-endian 32-bit words, from the first one on, of the stream that belongs to one counter value."""
    stream = shake_256(_DOMAIN + seed + counter.to_bytes(8, "big"))
    return unpack(f">{count}I", stream.digest(4 * (first + count))[4 * first :])


def _endless(seed: bytes, counter: int) -> Iterator[int]:
    """The same stream, for as long as words are asked for."""
    first, count = 0, 8
    while True:
        yield from _words(seed, counter, first, count)
        first, count = first + count, 2 * (first + count)


def shuffle(seed: bytes, counter: int, items: Sequence[T]) -> list[T]:
    """Every order of the items is equally likely; the same seed and counter give the same order."""
    deck = list(items)
    size = len(deck)
    if size < 2:
        return deck
    for (last, bound, limit), word in zip(_steps(size), _words(seed, counter, 0, size - 1)):
        if word >= limit:
            return _with_rejection(list(items), _endless(seed, counter))
        other = word % bound
        deck[last], deck[other] = deck[other], deck[last]
    return deck


@lru_cache(maxsize=64)
def _steps(size: int) -> tuple[tuple[int, int, int], ...]:
    """For each exchange: the place to fill, from how many it is drawn, and the first word that would favour some."""
    return tuple((last, last + 1, _WORD - _WORD % (last + 1)) for last in range(size - 1, 0, -1))


def _with_rejection(deck: list[T], words: Iterator[int]) -> list[T]:
    """The whole rule: a word that would favour small numbers is passed over. Hardly ever needed, so not in the way."""
    for last, bound, limit in _steps(len(deck)):
        word = next(words)
        while word >= limit:
            word = next(words)
        other = word % bound
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def pick(seed: bytes, counter: int, size: int) -> int:
    """A number from 0 to size - 1, each equally likely."""
    limit = _WORD - _WORD % size
    return next(word % size for word in _endless(seed, counter) if word < limit)
