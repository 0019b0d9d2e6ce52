"""The only source of chance: a seed, a counter, SHAKE-256 and Fisher–Yates.

`docs/records.md` describes every byte, so that anyone can check a deal in another language.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256, shake_256
from struct import unpack
from typing import Final, TypeVar

T = TypeVar("T")

SEED_BYTES: Final = 32
_DOMAIN: Final = b"spila shuffle 1\0"
_WORD: Final = 1 << 32

# _LIMITS[i]: words from here on would favour small numbers in a draw from 0..i and are passed over.
_LIMITS: list[int] = []


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


def shuffle(seed: bytes, counter: int, items: Iterable[T]) -> list[T]:
    """Every order of the items is equally likely; the same seed and counter give the same order."""
    given = list(items)
    deck = given.copy()
    size = len(deck)
    while len(_LIMITS) < size:
        _LIMITS.append(_WORD - _WORD % (len(_LIMITS) + 1))
    limits = _LIMITS
    words = _words(seed, counter, 0, max(size - 1, 0))
    for last, word in zip(range(size - 1, 0, -1), words):
        if word >= limits[last]:
            return _with_rejection(given, _endless(seed, counter))
        other = word % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def _with_rejection(deck: list[T], words: Iterator[int]) -> list[T]:
    """The whole rule: a word that would favour small numbers is passed over. Hardly ever needed, so not in the way."""
    for last in range(len(deck) - 1, 0, -1):
        word = next(words)
        while word >= _LIMITS[last]:
            word = next(words)
        other = word % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


def pick(seed: bytes, counter: int, size: int) -> int:
    """A number from 0 to size - 1, each equally likely."""
    limit = _WORD - _WORD % size
    return next(word % size for word in _endless(seed, counter) if word < limit)
