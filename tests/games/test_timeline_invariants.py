"""What is true at every moment of Timeline, whatever the options and the deck."""

from __future__ import annotations

import random

from hypothesis import example, given, settings
from hypothesis import strategies as st

import spila
from spila.games.timeline.events import Eliminated, Placed, RoundEnded, Stuck
from spila.games.timeline.state import State
from tests.effort import times
from tests.play import moments, random_match


@settings(max_examples=times(250))
@given(seed=st.integers(0, 2**64))
def test_the_line_stays_sorted_and_no_card_is_lost(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("timeline", rng)
    sizes = [len(hand) for hand in match.state.hands]
    for moment in moments(match, rng):
        state: State = moment.step.state
        dates = [state.values[card] for card in state.line]
        assert dates == sorted(dates)
        everywhere = [*state.line, *state.pile, *state.box, *(card for hand in state.hands for card in hand)]
        assert sorted(everywhere) == list(range(len(state.values)))
        assert all(len(hand) <= size for hand, size in zip(state.hands, sizes, strict=True))
        placed = next(event for event in moment.step.events if isinstance(event, Placed))
        assert len(state.line) == len(moment.state.line) + placed.right


@settings(max_examples=times(250))
@given(seed=st.integers(0, 2**64))
def test_a_round_has_one_turn_for_everybody_still_in(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("timeline", rng)
    turns: list[int] = []
    alive = set(range(match.seats))
    for moment in moments(match, rng):
        turns.append(moment.state.turn)
        for event in moment.step.events:
            if isinstance(event, RoundEnded):
                if not moment.state.options.early_decision:
                    assert set(turns) == alive
                assert len(turns) == len(set(turns))
                turns = []
                alive = {seat for seat in alive if moment.step.state.alive[seat]}
            if isinstance(event, (Eliminated, Stuck)) and match.result is None:
                assert not all(moment.step.state.alive)
        state = moment.step.state
        if not turns and state.result is None:
            assert all(state.hands[seat] for seat in alive)


@settings(max_examples=times(150))
@given(seed=st.integers(0, 2**64))
@example(seed=1024)  # leaving ends a round, and two seats are eliminated
def test_whoever_leaves_takes_no_cards_along_and_the_last_one_wins(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("timeline", rng)
    for _ in moments(match, rng, rng.randint(0, 10)):
        pass
    leaving = [seat for seat in range(match.seats) if match.state.alive[seat]]
    rng.shuffle(leaving)
    for seat in leaving[:-1]:
        if match.result is not None:
            return
        if not match.state.alive[seat]:
            continue  # the one who left before ended the round, and it went to a tie-break without this seat
        step = match.leave(seat)
        assert isinstance(step, spila.Step)
        assert not match.state.hands[seat]
        assert isinstance(match.leave(seat), spila.Refusal)
        again = spila.replay(match.log)
        assert again.state == match.state
    if match.result is not None and match.result.reason == "others-left":
        assert match.result.winners == tuple(seat for seat in leaving if match.state.alive[seat])
        assert len(match.result.winners) == 1
