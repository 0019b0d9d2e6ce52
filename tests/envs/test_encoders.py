"""Observations contain exactly what the view contains."""

from __future__ import annotations

import random

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spila.envs.encoder import encoder
from tests.effort import times
from tests.material import twin
from tests.play import GAMES, moments, random_match

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(min_value=0, max_value=2**64)


@every_game
@settings(max_examples=times(20))
@given(seed=seeds)
def test_observations_are_the_numbers_of_the_view(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    numbers = encoder(name, match.seats, match.header.options)
    low, high = numbers.bounds()
    for moment in moments(match, rng, 100):
        state = moment.step.state
        for seat in range(match.seats):
            seen = numbers.observation(state, seat)
            assert np.array_equal(seen, np.array(numbers.encode(match.view(seat)), np.float32))
            assert seen.shape == (numbers.size,)
            assert (low <= seen).all()
            assert (seen <= high).all()


@every_game
@settings(max_examples=times(20))
@given(seed=seeds)
def test_actions_are_the_legal_moves(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    numbers = encoder(name, match.seats, match.header.options)
    for moment in moments(match, rng, 100):
        state = moment.step.state
        for seat in range(match.seats):
            moves = list(match.moves(seat))
            legal = list(numbers.legal(state, seat))
            assert [numbers.action(state, seat, move) for move in moves] == legal
            assert [numbers.move(state, seat, action) for action in legal] == moves
            assert len(set(legal)) == len(legal)
            assert all(0 <= action < numbers.actions for action in legal)
            assert numbers.wait not in legal
            assert list(np.flatnonzero(numbers.mask(legal))) == sorted(legal)
        assert set(numbers.seats_to_act(state)[1]) == match.undecided


@every_game
@settings(max_examples=times(20))
@given(seed=seeds)
def test_states_that_differ_only_in_hidden_things_give_equal_observations(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    numbers = encoder(name, match.seats, match.header.options)
    for moment in moments(match, rng, 40):
        for seat in range(match.seats):
            others = [twin(name, moment, seat, rng), match.game.sample(match.game.view(moment.state, seat), rng)]
            for other in others:
                assert numbers.write(other, seat) == numbers.write(moment.state, seat)
                assert numbers.legal(other, seat) == numbers.legal(moment.state, seat)
                assert numbers.seats_to_act(other) == numbers.seats_to_act(moment.state)


@every_game
def test_what_differs_in_the_view_differs_in_numbers(name: str) -> None:
    """Each field takes more than one value in play, except those that the options disable."""
    constant = {"shown", "score 0", "score 1", "removed", "tie-break", "quiet"}
    rng = random.Random(2)
    numbers = encoder(name, 2)
    rows = []
    for _ in range(20):
        match = random_match(name, rng, 2)
        match = type(match)(match.game, 2, rng.randbytes(32), None)
        rows += [numbers.observation(moment.step.state, 0) for moment in moments(match, rng, 400)]
    spread = np.ptp(np.stack(rows), axis=0)
    start = 0
    for field in numbers.fields:
        if field.name not in constant:
            assert spread[start : start + field.size].max() > 0, field
        start += field.size
    assert start == numbers.size
