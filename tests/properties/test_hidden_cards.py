"""The other half of the leak property: hidden cards that stay hidden change nothing in what a seat sees happen."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spila
from spila.games import load
from tests.effort import times
from tests.material import twin
from tests.play import GAMES, moments, random_match


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=times(160))
@given(seed=st.integers(min_value=0, max_value=2**64))
def test_seen_events_do_not_depend_on_cards_that_stay_hidden(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    for moment in moments(match, rng, 150):
        if any(type(event).__name__ in ("RoundDealt", "RoundOver", "GameDealt") for event in moment.step.events):
            continue  # a new deal shows new cards, and points tell what was held
        for seat in (None, rng.randrange(match.seats)):
            other = twin(name, moment, seat, rng)
            assert game.view(other, seat) == game.view(moment.state, seat)
            step = game.expire(other) if moment.move is None else game.play(other, moment.seat, moment.move)
            assert isinstance(step, spila.Step)
            assert [game.seen(each, seat) for each in step.events] == [
                game.seen(each, seat) for each in moment.step.events
            ]
            assert game.view(step.state, seat) == game.view(moment.step.state, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_states_compared_above_do_differ(name: str) -> None:
    rng = random.Random(name)
    match = random_match(name, rng, load(name).seats[-1])
    assert any(twin(name, moment, None, rng) != moment.state for moment in moments(match, rng, 60))
