"""Batches: the same matches for any number of workers, and arrays that replay through the rules."""

from __future__ import annotations

import random

import numpy as np
import pytest

import spila
from spila.envs import batches
from spila.envs.encoder import Floats, Mask, encoder
from spila.games import load
from tests.play import GAMES


def first_legal(observation: Floats, mask: Mask, rng: random.Random) -> int:
    return int(np.flatnonzero(mask)[0])


def last_action(observation: Floats, mask: Mask, rng: random.Random) -> int:
    return len(mask) - 1


@pytest.mark.parametrize("name", GAMES)
def test_arrays_replay_through_the_rules(name: str) -> None:
    played = batches.play(name, 5, seats=3, seed=4)
    numbers = encoder(name, 3)
    for match in range(5):
        assert played.finished[match]
        options = load(name).options(None, 3)  # the defaults of the rules, as in the environments
        table = spila.new_match(name, seats=3, seed=played.seeds[match].tobytes(), options=options)
        idle = 0
        for step in range(played.starts[match], played.starts[match + 1]):
            seat, action = int(played.seats[step]), int(played.actions[step])
            view = np.array(numbers.encode(table.view(seat)), np.float32)
            assert np.array_equal(played.observations[step], view)
            mask = np.unpackbits(played.masks[step], count=numbers.actions)
            legal = [numbers.action(table.state, seat, move) for move in table.moves(seat)]
            assert set(np.flatnonzero(mask)) - {numbers.wait} == set(legal)
            if action == numbers.wait:
                idle += 1
                if idle == 3 * 3:
                    table.expire()
                    idle = 0
            else:
                idle = 0
                assert isinstance(table.play(seat, numbers.move(table.state, seat, action)), spila.Step)
        assert table.result is not None
        winners = {int(seat) for seat in np.flatnonzero(played.returns[match] > 0)}
        assert winners in (set(table.result.winners), set())


def test_workers_share_the_same_matches() -> None:
    alone = batches.play("timeline", 40, seed=9, policies=(first_legal, None))
    shared = batches.play("timeline", 40, seed=9, policies=(first_legal, None), workers=2, progress=True)
    for name in alone._fields:
        assert np.array_equal(getattr(alone, name), getattr(shared, name))
    other = batches.play("timeline", 40, seed=10, policies=(first_legal, None))
    assert not np.array_equal(other.seeds, alone.seeds)


def test_long_matches_are_stopped() -> None:
    played = batches.play("skip-bo", 3, max_steps=10)
    assert not played.finished.any()
    assert list(played.starts) == [0, 10, 20, 30]
    assert not played.returns.any()


def test_what_cannot_be_played_is_named() -> None:
    with pytest.raises(spila.Malformed, match="seats"):
        batches.play("skip-bo", 1, seats=7)
    with pytest.raises(spila.Malformed, match="chess"):
        batches.play("chess", 1)
    with pytest.raises(ValueError, match="as many policies"):
        batches.play("skip-bo", 1, policies=(None,))
    with pytest.raises(ValueError, match="start at 1"):
        batches.play("skip-bo", 0)
    with pytest.raises(ValueError, match="not legal"):
        batches.play("timeline", 1, policies=(last_action, last_action))
