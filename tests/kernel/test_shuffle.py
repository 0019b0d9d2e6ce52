"""The shuffle: as documented, stable, and uniform."""

from __future__ import annotations

from collections import Counter
from hashlib import shake_256
from itertools import permutations

import pytest

from spila.kernel import shuffle as shuffle_module
from spila.kernel.shuffle import pick, seed_hash, shuffle

ZEROS = bytes(32)
COUNTING = bytes(range(32))


def reference_shuffle(seed: bytes, counter: int, items: list[int]) -> list[int]:
    """A second implementation of docs/records.md, as simple as possible."""
    stream = shake_256(b"spila shuffle 1\x00" + seed + counter.to_bytes(8, "big")).digest(100_000)
    deck = items.copy()
    at = 0
    for last in reversed(range(1, len(deck))):
        while True:
            word = int.from_bytes(stream[at : at + 4], "big")
            at += 4
            if word < 2**32 - 2**32 % (last + 1):
                break
        other = word % (last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    return deck


@pytest.mark.parametrize("size", [0, 1, 2, 3, 10, 50, 168, 220, 5000])
@pytest.mark.parametrize("counter", [0, 1, 7, 2**40])
def test_the_shuffle_is_the_documented_one(size: int, counter: int) -> None:
    assert shuffle(COUNTING, counter, range(size)) == reference_shuffle(COUNTING, counter, list(range(size)))


def test_known_answers() -> None:
    """Pinned for other implementations; a change here breaks every record ever written."""
    assert shuffle(ZEROS, 0, range(10)) == KNOWN["zeros-0"]
    assert shuffle(ZEROS, 1, range(10)) == KNOWN["zeros-1"]
    assert shuffle(COUNTING, 0, range(12)) == KNOWN["counting-0"]
    assert [pick(COUNTING, counter, 6) for counter in range(10)] == KNOWN["picks"]
    assert seed_hash(ZEROS) == "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925"


KNOWN: dict[str, list[int]] = {
    "zeros-0": [2, 0, 9, 6, 1, 3, 5, 4, 7, 8],
    "zeros-1": [9, 2, 0, 7, 3, 4, 8, 6, 5, 1],
    "counting-0": [11, 1, 0, 4, 9, 2, 10, 8, 3, 5, 6, 7],
    "picks": [1, 3, 2, 1, 0, 4, 3, 2, 4, 2],
}


def test_words_that_would_favour_small_numbers_are_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    """With limits lowered to a quarter, most words are rejected; the result still follows the rule."""
    size = 20
    lowered = {last: 2**30 - 2**30 % (last + 1) for last in range(1, size)}
    steps = tuple((last, last + 1, lowered[last]) for last in reversed(range(1, size)))
    monkeypatch.setattr(shuffle_module, "_steps", lambda size: steps)
    stream = shake_256(b"spila shuffle 1\x00" + COUNTING + bytes(8)).digest(10_000)
    words = iter(int.from_bytes(stream[at : at + 4], "big") for at in range(0, 10_000, 4))
    deck = list(range(size))
    for last in reversed(range(1, size)):
        word = next(each for each in words if each < lowered[last])
        deck[last], deck[word % (last + 1)] = deck[word % (last + 1)], deck[last]
    assert shuffle(COUNTING, 0, range(size)) == deck


def test_every_order_is_equally_likely() -> None:
    """Chi-square over all 120 orders of five cards, 24,000 shuffles; 119 degrees of freedom, p = 0.001 at 168.9."""
    count = 24_000
    seen = Counter(tuple(shuffle(COUNTING, counter, range(5))) for counter in range(count))
    assert set(seen) == set(permutations(range(5)))
    expected = count / 120
    assert sum((each - expected) ** 2 / expected for each in seen.values()) < 168.9


def test_every_card_is_equally_likely_at_every_place_of_a_deck() -> None:
    """Chi-square over 52 cards on 52 places, 5,200 shuffles; 51 degrees of freedom for each place, p = 0.0001 at 97."""
    places = [Counter[int]() for _ in range(52)]
    for counter in range(5_200):
        for place, card in zip(places, shuffle(ZEROS, counter, range(52)), strict=True):
            place[card] += 1
    worst = max(sum((place[card] - 100) ** 2 / 100 for card in range(52)) for place in places)
    assert worst < 97


def test_picks_are_uniform() -> None:
    seen = Counter(pick(ZEROS, counter, 6) for counter in range(12_000))
    assert sum((seen[each] - 2_000) ** 2 / 2_000 for each in range(6)) < 20.5
