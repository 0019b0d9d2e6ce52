"""What a game tells the live table: own fields, open options, races, starts, and what may be taken back."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spila
from spila.games import load
from spila.kernel import Game, Step
from tests.effort import times
from tests.play import GAMES, moments, random_match

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(min_value=0, max_value=2**64)


@every_game
@settings(max_examples=times(60))
@given(seed=seeds)
def test_the_own_fields_are_those_that_spectators_see_otherwise(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    for moment in moments(match, rng):
        for seat in range(match.seats):
            own = match.game.own(moment.state, seat)
            public, mine = match.game.view(moment.state, None), match.game.view(moment.state, seat)
            differing = Game.own(match.game, moment.state, seat)
            assert {**own} == {name: getattr(mine, name) for name in own}
            assert set(differing) <= set(own)
            assert all(
                getattr(public, field) == getattr(mine, field) for field in mine.__struct_fields__ if field not in own
            )


@every_game
@settings(max_examples=times(60))
@given(seed=seeds)
def test_whoever_takes_a_covered_move_back_has_learned_nothing(name: str, seed: int) -> None:
    """What the mover sees after it follows from what the mover saw before: another table that looked the same would
    look the same again.
    """
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    for moment in moments(match, rng):
        if moment.move is None or any(game.reveals(moment.state, event) for event in moment.step.events):
            continue
        twin = game.sample(game.view(moment.state, moment.seat), rng)
        other = game.play(twin, moment.seat, moment.move)
        assert isinstance(other, Step)
        assert game.view(other.state, moment.seat) == game.view(moment.step.state, moment.seat)


@every_game
@settings(max_examples=times(60))
@given(seed=seeds)
def test_races_and_starts_are_public_knowledge(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    for moment in moments(match, rng):
        twin = game.sample(game.view(moment.state, None), rng)
        assert game.races(twin) == game.races(moment.state)
        assert game.start(twin) == game.start(moment.state)
        assert game.penalty(twin) == game.penalty(moment.state)
        if game.start(moment.state) is not None:
            assert game.races(moment.state)


def test_a_start_is_counted_anew_for_every_start_card_and_over_with_the_first_card() -> None:
    match = spila.new_match("zip-zap", seats=4, seed="starts")
    first = match.game.start(match.state)
    assert first is not None
    seat = next(seat for seat in range(4) if match.moves(seat))
    step = match.play(seat, match.moves(seat)[0])
    assert isinstance(step, Step)
    assert match.game.start(match.state) is None
    idle = spila.new_match("zip-zap", seats=4, seed="starts")
    idle.expire()
    assert idle.game.start(idle.state) not in (None, first)


@every_game
def test_open_options_hold_no_dates_and_can_be_sent(name: str) -> None:
    rules = load(name)
    match = spila.new_match(name, seats=rules.seats[0], seed=1)
    told = msgspec.json.encode(rules.public(match.header.options)).decode()
    if name.startswith("timeline"):
        assert "value" not in told
        assert len(told) < 1_000
    assert msgspec.json.decode(told)
