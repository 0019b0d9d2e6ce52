"""OpenSpiel's own tests, and what they do not cover: pickles, parameters, search."""

from __future__ import annotations

import copy
import pickle
import random
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation

import spila
from spila.envs import spiel
from tests.effort import seat_counts, times
from tests.envs.play import some_options
from tests.play import GAMES

every_game = pytest.mark.parametrize("name", GAMES)


def load_game(name: str, seats: int = 2, options: object = None, **more: int) -> Any:
    text = "" if options is None else spiel.quote_options(options)
    return pyspiel.load_game(spiel.spiel_name(name), {"players": seats, "options": text, **more})


def play_randomly(game: Any, rng: random.Random, most: int) -> Any:
    state = game.new_initial_state()
    for _ in range(most):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


@every_game
def test_open_spiels_random_simulation_finds_nothing(name: str) -> None:
    for seats in seat_counts(spila.games()[name].seats):
        game = load_game(name, seats, max_game_length=min(150, 3000 // seats))
        pyspiel.random_sim_test(game, num_sims=times(1), serialize=True, verbose=False)


@every_game
def test_open_spiels_api_test_finds_nothing(name: str) -> None:
    game = load_game(name, 3, max_game_length=60)
    body = {"game": game, "game_name": spiel.spiel_name(name)}
    case = type("PartialTree", (api_test.EnforceAPIOnPartialTreeBase,), body)
    result = unittest.TestResult()
    unittest.TestLoader().loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures
    assert not result.skipped


@every_game
def test_states_and_games_survive_pickle_copy_and_text(name: str) -> None:
    rng = random.Random(5)
    for _ in range(times(12)):
        seats = rng.choice(spila.games()[name].seats)
        game = load_game(name, seats, some_options(name, seats, rng), max_game_length=500)
        assert str(pyspiel.load_game(str(game))) == str(game)
        assert str(pickle.loads(pickle.dumps(game))) == str(game)
        state = play_randomly(game, rng, rng.randint(0, 200))
        twins = [pickle.loads(pickle.dumps(state)), state.clone(), copy.deepcopy(state)]
        twins.append(game.deserialize_state(state.serialize()))
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.history() == state.history()
        while not state.is_terminal():
            assert all(twin.legal_actions() == state.legal_actions() for twin in twins)
            action = rng.choice(state.legal_actions())
            for each in (state, *twins):
                each.apply_action(action)
        for twin in twins:
            assert str(twin) == str(state)
            assert twin.returns() == state.returns()
            if len(state.history()) > spiel.SEED_NODES:
                assert [twin.information_state_string(p) for p in range(seats)] == [
                    state.information_state_string(p) for p in range(seats)
                ]


@every_game
def test_a_clone_is_independent(name: str) -> None:
    rng = random.Random(8)
    state = play_randomly(load_game(name), rng, 10)
    before = str(state)
    twin = state.clone()
    twin.apply_action(rng.choice(twin.legal_actions()))
    assert str(state) == before
    assert str(twin) != before


@every_game
def test_a_match_of_maximal_length_is_a_draw(name: str) -> None:
    game = load_game(name, max_game_length=7)
    state = play_randomly(game, random.Random(1), 1000)
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert len(state.history()) == 7 + spiel.SEED_NODES
    assert state.current_player() == pyspiel.PlayerId.TERMINAL


@every_game
def test_returns_follow_the_result(name: str) -> None:
    rng = random.Random(4)
    seen = set()
    for _ in range(times(6)):
        seats = rng.choice(spila.games()[name].seats)
        state = play_randomly(load_game(name, seats), rng, 20_000)
        winners = spila.games()[name].result(state.game_state).winners  # type: ignore[union-attr]
        assert {seat for seat, gain in enumerate(state.returns()) if gain > 0} in ({*winners}, set())
        assert sum(state.returns()) == pytest.approx(0)
        seen.add(tuple(winners))
    assert len(seen) > 1


@every_game
def test_observers_by_information_state_type(name: str) -> None:
    rng = random.Random(9)
    game = load_game(name, 3)
    state = play_randomly(game, rng, 40)
    single, nothing, everything = (
        getattr(pyspiel.PrivateInfoType, kind) for kind in ("SINGLE_PLAYER", "NONE", "ALL_PLAYERS")
    )

    def observer(*, public: bool, recall: bool, private: Any) -> Any:
        return make_observation(
            game, pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        )

    whole = make_observation(game)
    encoder = game.encoder
    for player in range(3):
        whole.set_from(state, player)
        expected = encoder.encode(encoder.game.view(state.game_state, player))
        assert np.array_equal(whole.tensor[3:], np.array(expected, np.float32))
        assert list(whole.tensor[:3]) == [float(seat == player) for seat in range(3)]
        assert np.array_equal(state.observation_tensor(player), whole.tensor)
        assert whole.string_from(state, player) == state.observation_string(player)
    public = observer(public=True, recall=False, private=nothing)
    texts = {public.string_from(state, player).partition("\n")[2] for player in range(3)}
    assert len(texts) == 1
    assert not encoder.private & public.dict.keys()
    hand = observer(public=False, recall=False, private=single)
    assert set(hand.dict) == {"player", *encoder.private}
    everybody = observer(public=True, recall=False, private=everything)
    everybody.set_from(state, 0)
    for field in encoder.private:
        for player in range(3):
            hand.set_from(state, player)
            assert np.array_equal(everybody.dict[f"{field} of {player}"], hand.dict[field])
    recall = make_observation(game, INFO_STATE_OBS_TYPE)
    assert recall.tensor is None
    assert recall.string_from(state, 1) == state.information_state_string(1)
    with pytest.raises(ValueError, match="no parameters"):
        make_observation(game, None, {"colour": 1})


@every_game
def test_information_states_have_perfect_recall(name: str) -> None:
    """Information states grow by what the seat sees and does, and contain its own actions in order."""
    rng = random.Random(12)
    state = play_randomly(load_game(name, 3, max_game_length=250), rng, spiel.SEED_NODES)
    own: dict[int, list[str]] = {player: [] for player in range(3)}
    before = [state.information_state_string(player) for player in range(3)]
    while not state.is_terminal():
        player = state.current_player()
        action = rng.choice(state.legal_actions())
        own[player].append(state.action_to_string(player, action))
        state.apply_action(action)
        after = [state.information_state_string(each) for each in range(3)]
        assert all(new.startswith(old) for old, new in zip(before, after, strict=True))
        assert len(after[player]) > len(before[player])
        before = after
    for player, text in enumerate(before):
        assert [line[2:] for line in text.split("\n") if line.startswith("> ")] == own[player]


@every_game
def test_resampled_states_look_the_same_to_the_seat_and_can_be_play_randomly(name: str) -> None:
    rng = random.Random(3)
    differing = 0
    for _ in range(times(20)):
        seats = rng.choice(spila.games()[name].seats)
        state = play_randomly(load_game(name, seats, max_game_length=3000), rng, rng.randint(5, 120))
        if state.is_terminal():
            continue
        player = state.current_player()
        other = spiel.resample(state, player, rng)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.legal_actions() == state.legal_actions()
        assert str(pickle.loads(pickle.dumps(other))) == str(other)
        differing += str(other).partition(": ")[2] != str(state).partition(": ")[2]
        while not other.is_terminal():
            other.apply_action(rng.choice(other.legal_actions()))
    assert differing


@every_game
def test_open_spiels_search_runs_unchanged(name: str) -> None:
    """With information states or observations as keys, and random rollouts."""
    game = load_game(name, max_game_length=40)
    for use_observation_string in (True, False):
        search = ISMCTSBot(
            game=game,
            evaluator=RandomRolloutEvaluator(1, np.random.RandomState(1)),
            uct_c=1.0,
            max_simulations=6,
            random_state=np.random.RandomState(1),
            use_observation_string=use_observation_string,
        )
        state = play_randomly(game, random.Random(2), 14)
        before = str(state)
        assert search.step(state) in state.legal_actions()
        assert str(state) == before


def test_the_whole_tree_below_a_tiny_deal_equals_that_of_the_rules() -> None:
    cards = [{"id": f"{place}", "value": value} for place, value in enumerate((4, 2, 9, 7, 5))]
    options = {"handSize": 2, "deck": {"id": "tiny", "unit": "number", "cards": cards}, "maxRounds": 2}
    state = play_randomly(load_game("timeline", 2, options), random.Random(1), spiel.SEED_NODES)
    rules = spila.games()["timeline"]

    def leaves_of(here: Any) -> list[Any]:
        if here.is_terminal():
            return [rules.result(here.game_state)]
        return [leaf for action in here.legal_actions() for leaf in leaves_of(here.child(action))]

    def leaves_by_rules(here: Any) -> list[Any]:
        found = []
        for seat in rules.to_act(here):
            for move in rules.moves(here, seat):
                found += leaves_by_rules(rules.play(here, seat, move).state)  # type: ignore[union-attr]
        return found or [rules.result(here)]

    leaves = leaves_of(state)
    assert len(leaves) > 10
    assert leaves == leaves_by_rules(state.game_state)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("spila_skip_bo(players=9)", "seats game=skip-bo seats=9 least=2 most=6"),
        ("spila_timeline(options=nope)", "preset game=timeline preset=nope"),
        ("spila_zip_zap(max_game_length=0)", "max_game_length=0"),
        ("spila_zip_zap(options=%7B%22colour%22%3A1%7D)", "colour"),
        ("spila_zip_zap(options=%7B)", "unreadable"),
        ("spila_zip_zap(colour=1)", "Unknown parameter 'colour'"),
    ],
)
def test_wrong_parameters_are_named(text: str, says: str) -> None:
    with pytest.raises((spila.Malformed, pyspiel.SpielError), match=says):
        pyspiel.load_game(text)
