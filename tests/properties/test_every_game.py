"""What holds for the rules of every registered game."""

from __future__ import annotations

import random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import spila
from spila.games import load
from spila.kernel import AnyMatch
from spila.kernel.codec import decode, encode
from tests.effort import times
from tests.material import all_moves
from tests.play import GAMES, moments, random_match

every_game = pytest.mark.parametrize("name", GAMES)
seeds = st.integers(min_value=0, max_value=2**64)


def seats_and_spectator(match: AnyMatch) -> list[int | None]:
    return [None, *range(match.seats)]


@every_game
@settings(max_examples=times(240))
@given(seed=seeds)
def test_a_match_of_random_players_ends(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    for _ in moments(match, rng):
        pass
    assert match.result is not None
    assert not match.to_act
    assert all(not match.moves(seat) for seat in range(match.seats))
    assert match.expire() is None
    assert set(match.result.winners) <= set(range(match.seats))


@every_game
@settings(max_examples=times(150))
@given(seed=seeds)
def test_replaying_the_log_gives_the_same_state_after_every_entry(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    states = [match.state, *(moment.step.state for moment in moments(match, rng, 400))]
    log = match.log
    again = spila.Match(match.game, match.seats, bytes.fromhex(log.header.seed or ""), log.header.options)
    assert again.state == states[0]
    for entry, state in zip(log.entries, states[1:], strict=True):
        again.apply(entry)
        assert again.state == state
    assert again.log == log
    assert spila.replay(log).state == states[-1]


@every_game
@settings(max_examples=times(150))
@given(seed=seeds)
def test_changes_and_seen_events_are_all_that_has_to_be_told(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    game, start = match.game, match.state
    before = start
    for moment in moments(match, rng, 120):
        after = moment.step.state
        for one, other in ((before, after), (after, before), (start, after)):  # forth, back as undo goes, and far
            view, changes = game.view(one, None), game.changes(one, other)
            assert msgspec.structs.replace(view, **changes) == game.view(other, None)
        view = game.view(before, None)
        assert all(getattr(view, field) != value for field, value in game.changes(before, after).items())
        whole = [event for event in moment.step.events if game.seen(event, None) is event]
        assert all(game.seen(event, seat) is event for event in whole for seat in range(match.seats))
        before = after
    assert game.changes(None, start) == {
        field: getattr(game.view(start, None), field) for field in game.view_type.__struct_fields__
    }


@every_game
@settings(max_examples=times(150))
@given(seed=seeds)
def test_states_moves_events_and_views_survive_json(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    for moment in moments(match, rng, 120):
        if moment.move is not None:
            assert decode(game.move_type, encode(moment.move), "move") == moment.move
            assert game.move(game.number(moment.move)) == moment.move
        for event in moment.step.events:
            assert decode(game.event_type, encode(event), "event") == event
        if rng.random() < 0.2:
            state = moment.step.state
            position = decode(game.position_type, encode(game.position(state)), "position")
            assert game.restore(position) == state
            seat = rng.choice(seats_and_spectator(match))
            view = game.view(state, seat)
            assert decode(game.view_type, encode(view), "view") == view


@every_game
@settings(max_examples=times(90))
@given(seed=seeds)
def test_records_survive_json(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    for _ in moments(match, rng, rng.randint(0, 300)):
        pass
    again = spila.from_record(spila.to_record(match))
    assert again.state == match.state
    assert again.log == match.log


@every_game
@settings(max_examples=times(120))
@given(seed=seeds)
def test_what_is_listed_is_accepted_and_all_else_refused_without_a_trace(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    for _ in moments(match, rng, rng.randint(0, 150)):
        pass
    game, state = match.game, match.state
    before = encode(game.position(state))
    everything = all_moves(match)
    for seat in range(match.seats):
        listed = list(match.moves(seat))
        assert len(set(listed)) == len(listed)
        accepted = [move for move in everything if isinstance(game.play(state, seat, move), spila.Step)]
        assert set(accepted) == set(listed)
        assert not listed or seat in match.to_act
    assert not match.moves(match.seats)
    assert isinstance(match.play(match.seats, everything[0]), spila.Refusal)
    assert isinstance(match.play(-1, everything[0]), spila.Refusal)
    version = match.version
    refused = next((m for m in everything if isinstance(game.play(state, 0, m), spila.Refusal)), None)
    if refused is not None:
        refusal = match.play(0, refused)
        assert isinstance(refusal, spila.Refusal)
        assert refusal.code
    assert match.state is state
    assert match.version == version
    assert encode(game.position(state)) == before


@every_game
@settings(max_examples=times(180))
@given(seed=seeds)
def test_states_that_look_alike_to_a_seat_give_it_equal_views_moves_and_refusals(name: str, seed: int) -> None:
    """The leak property: a sampled state differs from the real one only in what the seat cannot know."""
    rng = random.Random(seed)
    match = random_match(name, rng)
    for _ in moments(match, rng, rng.randint(0, 200)):
        pass
    game, state = match.game, match.state
    everything = all_moves(match)
    rng.shuffle(everything)
    for seat in seats_and_spectator(match):
        view = game.view(state, seat)
        other = game.sample(view, rng)
        assert game.view(other, seat) == view
        assert game.to_act(other) == game.to_act(state)
        if seat is None:
            continue
        assert game.moves(other, seat) == game.moves(state, seat)
        for move in everything[:200]:
            answer = game.play(state, seat, move)
            if isinstance(answer, spila.Refusal):
                assert game.play(other, seat, move) == answer


@every_game
@settings(max_examples=times(120))
@given(seed=seeds)
def test_a_sampled_state_is_a_legal_table_and_can_be_played_to_its_end(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    for _ in moments(match, rng, rng.randint(0, 200)):
        pass
    game = match.game
    for seat in seats_and_spectator(match):
        sampled = game.sample(game.view(match.state, seat), rng)
        assert game.restore(decode(game.position_type, encode(game.position(sampled)), "position")) == sampled
    match.state = sampled
    for _ in moments(match, rng):
        pass
    assert match.result is not None


@every_game
@settings(max_examples=times(120))
@given(seed=seeds)
def test_everybody_sees_what_the_view_says_and_spectators_no_more_than_any_seat(name: str, seed: int) -> None:
    """A spectator's view holds nothing that a seat's view does not."""
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    for moment in moments(match, rng, 60):
        spectator = msgspec.to_builtins(game.view(moment.step.state, None))
        for seat in range(match.seats):
            own = msgspec.to_builtins(game.view(moment.step.state, seat))
            private = {key for key, value in own.items() if spectator[key] != value}
            assert private <= set(game.own(moment.step.state, seat))
        for event in moment.step.events:
            assert game.seen(event, None) is not None


@every_game
def test_options_survive_json_and_defaults_are_the_first_preset(name: str) -> None:
    game = load(name)
    for seats in game.seats:
        first = next(iter(game.presets))
        assert game.options(None, seats) == game.options(first, seats) == game.options({}, seats)
        for preset in game.presets:
            options = game.options(preset, seats)
            assert decode(game.options_type, encode(options), "options") == options
            assert game.options(msgspec.to_builtins(options), seats) == options
            assert game.options(options, seats) == options
