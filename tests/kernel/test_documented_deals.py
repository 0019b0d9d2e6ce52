"""Deals computed independently from the description in docs/records.md."""

from __future__ import annotations

import hashlib

import pytest

import spila
from tests.kernel.test_shuffle import reference_shuffle


def draw(seed: bytes, counter: int, size: int) -> int:
    stream = hashlib.shake_256(b"spila shuffle 1\x00" + seed + counter.to_bytes(8, "big")).digest(400)
    words = [int.from_bytes(stream[at : at + 4], "big") for at in range(0, 400, 4)]
    return next(word for word in words if word < 2**32 - 2**32 % size) % size


@pytest.mark.parametrize("seats", range(2, 7))
def test_skip_bo(seats: int) -> None:
    seed = hashlib.sha256(b"by the book").digest()
    match = spila.new_match("skip-bo", seats=seats, seed="by the book", options={"starter": "random"})
    starter = draw(seed, 0, seats)
    deck = [0] * 24 + [100 * toll + rank for rank in range(1, 13) for toll in (1, 2, 3, *[0] * 9)]
    order = reference_shuffle(seed, 1, deck)
    assert match.state.stocks == tuple(tuple(order[15 * seat : 15 * seat + 15]) for seat in range(seats))
    rest = order[15 * seats :]
    assert match.state.turn == starter
    assert match.state.hands[starter] == tuple(sorted(rest[-5:]))
    assert match.state.draw == tuple(rest[:-5])


@pytest.mark.parametrize(("seats", "size", "taken"), [(2, 12, 2), (3, 12, 1), (4, 12, 0), (5, 9, 0), (6, 8, 0)])
def test_zip_zap(seats: int, size: int, taken: int) -> None:
    seed = bytes(range(32))
    match = spila.new_match("zip-zap", seats=seats, seed=seed)
    removed = sorted(reference_shuffle(seed, 0, [0, 1, 2, 3])[:taken])
    assert match.state.removed == tuple(removed)
    order = reference_shuffle(seed, 1, [card for card in range(50) if card // 10 not in removed])
    hands = [sorted(order[size * seat : size * (seat + 1)]) for seat in range(seats)]
    assert [list(match.view(seat).hand) for seat in range(seats)] == [[*hand, 50] for hand in hands]
    left = order[size * seats :]
    assert (*match.state.left, *reversed(match.state.pile)) == tuple(left)


def test_timeline() -> None:
    seed = bytes(range(32))
    match = spila.new_match("timeline", seats=3, seed=seed, options={"starter": "random"})
    size = len(match.state.values)
    order = reference_shuffle(seed, 1, list(range(size)))
    assert match.state.turn == draw(seed, 0, 3)
    assert match.state.hands == tuple(tuple(order[4 * seat : 4 * seat + 4]) for seat in range(3))
    assert match.state.line == (order[12],)
    assert match.state.pile == tuple(reversed(order[13:]))


def test_timeline_with_its_opening_spread() -> None:
    seed = bytes(range(32))
    match = spila.new_match("timeline", seats=2, seed=seed, options={"spread": True})
    values = match.state.values
    size = len(values)
    order = reference_shuffle(seed, 0, list(range(size)))
    ordered = sorted(range(size), key=lambda card: (values[card], card))
    cuts = [stretch * size // 9 for stretch in range(10)]
    drawn = [ordered[cuts[n] + draw(seed, 1 + n, cuts[n + 1] - cuts[n])] for n in range(9)]
    opening = reference_shuffle(seed, 10, drawn)
    assert match.state.hands == (tuple(opening[:4]), tuple(opening[4:8]))
    assert match.state.line == (opening[8],)
    assert match.state.pile == tuple(reversed([card for card in order if card not in opening]))
