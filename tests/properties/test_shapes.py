"""The shapes of a game that other code relies on (see `spila.kernel.Game`), checked for every registered game.

One test for each shape, with a message that says what to change: a new game is checked from its registration.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from spila.games import MODULES, load
from spila.kernel import AnyGame, Malformed, Result
from spila.kernel.capabilities import (
    ClockRules,
    JoiningRules,
    LeavingRules,
    PrintedCards,
    QuestionRules,
    RaceRules,
    ReadingRules,
    RestRules,
    SimultaneousRules,
    UndoRules,
    implements,
)
from tests.play import moments, random_match

every_game = pytest.mark.parametrize("name", MODULES)


def structs(kind: Any) -> list[Any]:
    """The struct types of a type or a union of types."""
    return [kind] if isinstance(kind, type) else list(kind.__args__)


def some(name: str, seed: int = 1) -> Any:
    """A match and the moments of a random play of it."""
    rng = random.Random(seed)
    match = random_match(name, rng)
    return match, list(moments(match, rng, 150))


@every_game
def test_a_game_names_itself_as_it_is_registered(name: str) -> None:
    game = load(name)
    assert game.id == name, f"{type(game).__name__}.id is {game.id!r}, registered as {name!r}"
    module = name.replace("-", "_")
    assert MODULES[name].endswith(f".{module}"), f"the package of {name} must be called {module}"
    assert game.version >= 1, "versions of rules count from 1"
    assert len(game.seats) > 0, "`seats` is empty"
    assert game.seats.step == 1, "`seats` must be a range without gaps"
    assert game.presets, "a game needs at least one preset: the first is the default"


@every_game
def test_groups_of_moves_hold_the_legal_moves_in_order(name: str) -> None:
    game = load(name)
    match, _ = some(name)
    for state in match.states:
        for seat in range(match.seats):
            groups = game.move_groups(state, seat)
            if groups is not None:
                assert [move for group in groups for move in group] == list(game.moves(state, seat))
                again = game.move_groups(state, seat)
                assert all(one is other for one, other in zip(groups, again or (), strict=True)), "groups are made anew"


@every_game
@pytest.mark.parametrize("part", ["options_type", "move_type", "event_type", "view_type", "position_type"])
def test_data_of_a_game_are_strict_frozen_structs(name: str, part: str) -> None:
    for struct in structs(getattr(load(name), part)):
        where = f"{name}: {part} has {struct.__name__}, which"
        assert issubclass(struct, msgspec.Struct), f"{where} is no msgspec.Struct"
        assert struct.__struct_config__.frozen, f"{where} is not frozen"
        assert struct.__struct_config__.forbid_unknown_fields, f"{where} does not refuse unknown fields"


@every_game
@pytest.mark.parametrize("part", ["move_type", "event_type"])
def test_moves_and_events_are_told_apart_by_a_tag(name: str, part: str) -> None:
    kinds = structs(getattr(load(name), part))
    tags = [kind.__struct_config__.tag for kind in kinds]
    assert None not in tags, f"{name}: {part} has a struct without a tag; texts and clients find it by its tag"
    assert len(set(tags)) == len(tags), f"{name}: {part} has two structs with the same tag"


@every_game
def test_states_have_options_and_positions_one_entry_for_each_seat(name: str) -> None:
    match, played = some(name)
    for moment in played:
        state = moment.step.state
        assert state.options == match.options, f"{name}: `state.options` is not what the match was dealt with"
        position = match.game.position(state)
        assert isinstance(position, match.game.position_type), f"{name}: `position` returns another type"
        assert position.options == match.options, f"{name}: a position needs `options`; records are read with them"
        assert len(position.players) == match.seats, f"{name}: a position needs `players`, one for each seat"


@every_game
def test_a_view_says_whose_it_is_and_how_the_match_ended(name: str) -> None:
    match, played = some(name)
    for moment in played:
        state = moment.step.state
        for seat in (None, *range(match.seats)):
            view = match.game.view(state, seat)
            assert isinstance(view, match.game.view_type), f"{name}: `view` returns another type"
            assert view.seat == seat, f"{name}: `view.seat` must be the seat that looks, None for a spectator"
            assert view.result == match.game.result(state), f"{name}: `view.result` must be the match's result"


@every_game
def test_a_view_says_whose_turn_it_is_and_counts_games_and_rounds(name: str) -> None:
    match, played = some(name)
    numbers: dict[str, int] = {}
    for moment in played:
        state = moment.step.state
        view, to_act = match.game.view(state, None), match.game.to_act(state)
        if hasattr(view, "turn") and to_act:
            assert to_act == {view.turn}, f"{name}: `view.turn` must be the seat to move"
        elif not match.game.races(state) and match.game.stage(state) is None:
            over = match.game.races(match.state) or match.game.stage(match.state) is not None
            assert len(to_act) != 1 or over, f"{name}: a game in turns needs `view.turn`"
        for part in ("game", "round"):
            number = getattr(view, part, None)
            if number is not None:
                last = numbers.get(part, 1)
                assert number in (last, last + 1), f"{name}: `view.{part}` must count from 1, one at a time"
                numbers[part] = number


@every_game
def test_only_fields_named_by_own_differ_from_a_spectators_view(name: str) -> None:
    match, played = some(name)
    names = {field for seat in range(match.seats) for field in match.game.own(match.state, seat)}
    assert "seat" in names, f"{name}: `own` must name `seat`"
    for moment in played:
        public = match.game.view(moment.state, None)
        for seat in range(match.seats):
            mine, own = match.game.view(moment.state, seat), match.game.own(moment.state, seat)
            assert set(own) == names, f"{name}: `own` must name the same fields in every state"
            for field in mine.__struct_fields__:
                same = getattr(mine, field) == getattr(public, field)
                assert same or field in own, f"{name}: `{field}` is private but not named by `own`"


@every_game
def test_spectators_learn_of_every_event(name: str) -> None:
    match, played = some(name)
    for moment in played:
        for event in moment.step.events:
            seen = match.game.seen(event, None)
            assert seen is not None, f"{name}: `seen({type(event).__name__}, None)` is None; hide its secret part only"
            assert type(seen) is type(event), f"{name}: `seen` must not change the type of an event"


@every_game
def test_seats_to_act_and_results_agree(name: str) -> None:
    match, played = some(name)
    for moment in played:
        state = moment.step.state
        awaited, result = match.game.to_act(state), match.game.result(state)
        assert isinstance(awaited, frozenset), f"{name}: `to_act` must return a frozenset"
        assert awaited <= set(range(match.seats)), f"{name}: `to_act` names seats that do not exist"
        assert (result is None) == bool(awaited), f"{name}: a match is over exactly when nobody is to act"
        assert result is None or isinstance(result, Result), f"{name}: `result` returns another type"
        if len(awaited) > 1:
            ready = all(len(match.game.moves(state, seat)) == 1 for seat in awaited)
            alone = match.game.stage(state) is None and not match.game.races(state)
            assert ready or not alone, f"{name}: several seats may act, but it is neither a race nor a stage"


@every_game
def test_move_numbers_start_at_zero_and_refuse_what_is_not_in_the_table(name: str) -> None:
    game = load(name)
    assert game.number(game.move(0)) == 0, f"{name}: `number(move(0))` is not 0"
    with pytest.raises(Malformed):
        game.move(-1)


@every_game
def test_the_options_everybody_may_know_are_an_object_in_json(name: str) -> None:
    match, _ = some(name)
    public = msgspec.json.decode(msgspec.json.encode(match.game.public(match.options)))
    assert isinstance(public, dict), f"{name}: `public` must be an object of options"


@pytest.mark.parametrize(
    ("name", "capabilities"),
    [
        ("skip-bo", {UndoRules}),
        ("zip-zap", {RaceRules, ClockRules, RestRules}),
        ("timeline", {ClockRules, LeavingRules, PrintedCards, ReadingRules}),
        (
            "timeline-together",
            {ClockRules, JoiningRules, LeavingRules, PrintedCards, QuestionRules, ReadingRules, SimultaneousRules},
        ),
    ],
)
def test_capabilities_are_found(name: str, capabilities: set[type]) -> None:
    game: AnyGame = load(name)
    known = (
        ClockRules, JoiningRules, LeavingRules, PrintedCards, QuestionRules, RaceRules, ReadingRules, RestRules,
        SimultaneousRules,
        UndoRules,
    )  # fmt: skip
    assert {each for each in known if implements(game, each)} == capabilities
