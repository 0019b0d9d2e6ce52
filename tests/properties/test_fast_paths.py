"""Fast paths compute exactly what the rules in full compute."""

from __future__ import annotations

import random
from importlib import import_module

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.effort import times
from tests.play import moments, random_match

RULES = import_module("spila.games.timeline.rules")
QUICK = import_module("spila.games.timeline.quick")


@settings(max_examples=times(150))
@given(seed=st.integers(0, 2**63))
def test_a_quick_turn_of_timeline_equals_the_turn_by_the_rules_in_full(seed: int) -> None:
    """Every legal move of every state on the way, under random options."""
    rng = random.Random(seed)
    match = random_match("timeline", rng)
    states = [match.state, *(moment.step.state for moment in moments(match, rng, 60))]
    for state in states:
        if state.result is None:
            for move in match.game.moves(state, state.turn):
                quick = QUICK.quick_turn(state, move.card, move.place)
                assert quick is None or quick == RULES.drafted_turn(state, move.card, move.place)


def test_most_turns_take_the_quick_path() -> None:
    """Else the path would be no use, and the test above would compare nothing."""
    rng = random.Random(1)
    taken = [
        QUICK.quick_turn(moment.state, moment.move.card, moment.move.place) is not None
        for _ in range(40)
        for moment in moments(random_match("timeline", rng), rng)
        if moment.move is not None
    ]
    assert sum(taken) > len(taken) / 4
