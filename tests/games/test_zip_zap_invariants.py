"""What is true at every moment of Zip Zap, whatever the options."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from spila.games.zip_zap.cards import FITS, NUMBERS, SUITS, ZAP, ZAP_BIT, cards, number, points, suit
from spila.games.zip_zap.events import Freed, Laid, RoundDealt, RoundOver, Zapped
from spila.games.zip_zap.state import NOBODY, State
from tests.effort import times
from tests.play import moments, random_match


@settings(max_examples=times(250))
@given(seed=st.integers(0, 2**64))
def test_every_card_is_in_exactly_one_place(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("zip-zap", rng)
    for moment in moments(match, rng):
        state: State = moment.step.state
        used = [NUMBERS * suit + n for suit in range(SUITS) if suit not in state.removed for n in range(NUMBERS)]
        held = [card for hand in state.hands for card in cards(hand)]
        assert sorted([*held, *state.left, *state.pile]) == sorted([*used, *[ZAP] * match.seats])
        assert state.held == sum(1 << card for card in held if card != ZAP)


@settings(max_examples=times(250))
@given(seed=st.integers(0, 2**64))
def test_somebody_can_play_in_every_race_and_zaps_lie_only_on_number_cards(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("zip-zap", rng)
    for moment in moments(match, rng):
        state: State = moment.step.state
        if state.phase == "race":
            assert state.held & FITS[state.top]
            assert any(match.game.moves(state, seat) for seat in range(match.seats))
        if state.phase == "free":
            assert match.game.moves(state, state.owner)
            assert all(not match.game.moves(state, seat) for seat in range(match.seats) if seat != state.owner)
        assert state.pile[:1] != (ZAP,)
        assert all((one, two) != (ZAP, ZAP) for one, two in zip(state.pile, state.pile[1:], strict=False))
        if state.owner == NOBODY:
            assert ZAP not in state.pile


@settings(max_examples=times(250))
@given(seed=st.integers(0, 2**64))
def test_a_laid_card_fits_or_was_free_and_points_are_what_was_held(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("zip-zap", rng)
    for moment in moments(match, rng):
        before, events = moment.state, moment.step.events
        for event in events:
            if isinstance(event, Laid) and before.phase == "race":
                assert FITS[before.top] >> event.card & 1
            if isinstance(event, Zapped):
                assert before.hands[event.seat] & ZAP_BIT
            if isinstance(event, Freed):
                assert moment.step.state.owner == event.seat
            if isinstance(event, RoundOver) and before.options.scoring == "cards":
                dealt_again = any(isinstance(each, RoundDealt) for each in events)
                assert not dealt_again
                assert event.points == tuple(points(hand) for hand in moment.step.state.hands)
                assert event.points[event.seat] == 0


@settings(max_examples=times(150))
@given(seed=st.integers(0, 2**64))
def test_what_a_view_tells_of_the_wanted_card_and_the_match_is_what_then_happens(seed: int) -> None:
    """A client shows these fields and computes none of them."""
    rng = random.Random(seed)
    match = random_match("zip-zap", rng)
    for moment in moments(match, rng):
        before = moment.state
        view = match.game.view(before, None)
        assert (view.wants is not None) == (before.phase == "race")
        if view.wants is not None:
            fitting = [
                card
                for card in range(ZAP)
                if number(card) == view.wants.number and (view.wants.suits is None or suit(card) in view.wants.suits)
            ]
            assert fitting == list(cards(FITS[before.top]))
        result = moment.step.state.result
        if result is not None and result.scores is not None:
            best = min if view.fewest_wins else max
            assert {result.scores[seat] for seat in result.winners} == {best(result.scores)}
            assert view.round >= view.rounds
            assert view.round == view.rounds or before.options.tie_break == "extraRound"


@settings(max_examples=times(150))
@given(seed=st.integers(0, 2**64))
def test_left_over_cards_are_shown_when_a_round_is_over_and_never_before(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("zip-zap", rng)
    for moment in moments(match, rng):
        state: State = moment.step.state
        over = [event for event in moment.step.events if isinstance(event, RoundOver)]
        for seat in (None, *range(match.seats)):
            ended = match.game.view(state, seat).ended
            assert (ended is not None) == (state.phase in ("pause", "over"))
            if ended is None:
                continue
            assert ended.left == tuple(tuple(cards(hand)) for hand in state.hands)
            assert ended.left[ended.seat] == ()
            assert (ended.worth is None) == (state.options.scoring == "onePoint")
            assert ended.worth is None or tuple(map(sum, ended.worth)) == ended.points
            for event in over:
                assert (event.seat, event.points) == (ended.seat, ended.points)
