"""PettingZoo's own tests, and what they do not cover."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

import spila
from spila.envs import timeline_v0, zip_zap_v0
from spila.envs.aec import environment
from spila.envs.encoder import has_encoder
from spila.games import MODULES, load
from spila.plugins import module_name, packages
from tests.effort import seat_counts
from tests.envs.zoo import api_test, parallel_api_test, parallel_seed_test, seed_test

ENVS: dict[str, Any] = {game: environment(game) for game in MODULES if has_encoder(game)}
every_env = pytest.mark.parametrize("name", ENVS)
dicts_are_fine = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)
"""PettingZoo warns about every third-party environment with a mask."""


def test_every_game_of_this_package_has_an_environment_of_its_name() -> None:
    for game in MODULES:
        assert has_encoder(game), f"{game} has no encoder, so it would be left out of these tests"
        if game not in packages():
            own = import_module(f"spila.envs.{module_name(game)}_v0").env
            assert (own.game, own.metadata) == (game, ENVS[game].metadata)


@dicts_are_fine
@every_env
def test_petting_zoos_api_test_finds_nothing(name: str) -> None:
    for seats in seat_counts(load(name).seats):
        api_test(ENVS[name](seats=seats), num_cycles=150)
        api_test(ENVS[name](seats=seats, shaping=0.5, max_steps=20, render_mode="ansi"), num_cycles=60)


@every_env
def test_the_state_begins_with_what_every_seat_sees(name: str) -> None:
    """And stays within its space; what no seat sees follows."""
    rng = random.Random(name)
    env = ENVS[name](seats=3, max_steps=60)
    env.reset(seed=6)
    before = env.state()
    while env.agents and not any(env.truncations.values()) and not any(env.terminations.values()):
        state = env.state()
        assert env.state_space.contains(state)
        seen = np.concatenate([env.observe(agent)["observation"] for agent in env.possible_agents])
        np.testing.assert_array_equal(state[: len(seen)], seen)
        assert len(state) - len(seen) == sum(field.size for field in env.encoder.describe_hidden())
        env.step(rng.choice(list(env.legal_actions)))
    assert not np.array_equal(before, env.state())


@every_env
def test_petting_zoos_seed_test_finds_nothing(name: str) -> None:
    seed_test(ENVS[name], num_cycles=150)


def test_petting_zoos_parallel_tests_find_nothing() -> None:
    for seats in load("zip-zap").seats:
        parallel_api_test(zip_zap_v0.parallel_env(seats=seats), num_cycles=300)
    parallel_seed_test(zip_zap_v0.parallel_env, num_cycles=150)


def choices(observations: dict[str, Any], rng: random.Random) -> dict[str, int]:
    return {agent: int(rng.choice(np.flatnonzero(seen["action_mask"]))) for agent, seen in observations.items()}


def transcript(env: Any, seed: int, matches: int) -> list[bytes]:
    """Everything a parallel environment returns in several matches of legal random play."""
    rng = random.Random(1)
    output = []
    for number in range(matches):
        observations, _ = env.reset(seed=seed if number == 0 else None)
        while env.agents:
            observations, *rest = env.step(choices(observations, rng))
            output.append(repr(rest).encode())
            output += [seen[key].tobytes() for seen in observations.values() for key in ("observation", "action_mask")]
    return output


@pytest.mark.parametrize("seats", load("zip-zap").seats)
def test_whole_parallel_matches_follow_from_the_seed_alone(seats: int) -> None:
    """Stronger than PettingZoo's: legal actions to the end of several matches, and another seed gives other matches."""
    once, again = (transcript(zip_zap_v0.parallel_env(seats=seats), 7, 3) for _ in range(2))
    assert once == again
    env = zip_zap_v0.parallel_env(seats=seats)
    assert transcript(env, 8, 1) != transcript(env, 7, 1)
    assert transcript(env, 7, 3) == once


def test_ties_of_a_tick_are_drawn_evenly() -> None:
    """When both seats play at once, chance decides, each way half of the time."""
    env = zip_zap_v0.parallel_env(seats=2)
    first = [0, 0]
    for seed in range(1500):
        env.reset(seed=seed)
        claims = {agent: env.legal_actions(agent) for agent in env.agents}
        if all(len(claim) > 1 for claim in claims.values()):
            *_, infos = env.step({agent: claim[0] for agent, claim in claims.items()})
            refused = [seat for seat, agent in enumerate(env.possible_agents) if infos[agent]]
            assert len(refused) == 1
            assert env.game_state.owner == 1 - refused[0]
            first[1 - refused[0]] += 1
    assert sum(first) > 50
    assert abs(first[0] - first[1]) < 4 * sum(first) ** 0.5


def test_waiting_lets_the_clock_run_out_and_wrong_cards_are_refused() -> None:
    env = zip_zap_v0.parallel_env(seats=3, patience=2)
    env.reset(seed=3)
    wait = env.encoder.wait
    before = env.game_state
    table = spila.new_match("zip-zap", seats=3, seed=env.match_seed)
    everybody_waits = dict.fromkeys(env.agents, wait)
    env.step(everybody_waits)
    assert env.game_state is before
    table.expire()
    *_, infos = env.step(everybody_waits)
    assert env.game_state == table.state
    wrong = next(action for action in range(50) if not table.state.hands[0] >> action & 1)
    *_, infos = env.step({**everybody_waits, "seat_0": wrong})
    assert infos["seat_0"] == {"refused": "not-in-hand"}
    assert env.game_state == table.state


@every_env
def test_an_illegal_action_ends_the_match_at_a_cost_to_its_agent(name: str) -> None:
    env = ENVS[name](seats=3)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(next(action for action in range(env.encoder.actions) if action not in env.legal_actions))
    assert env.rewards == {each: -1.0 if each == agent else 0.0 for each in env.possible_agents}
    assert all(env.terminations.values())
    assert "illegal" in env.infos[agent]


def play_to_the_end(env: Any, rng: random.Random) -> dict[str, float]:
    """Play randomly to the end; the total reward of each agent, counted as PettingZoo counts."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        got[agent] += reward
        env.step(None if terminated or truncated else rng.choice(env.legal_actions))
    return got


@every_env
def test_rewards_come_at_the_end_and_sum_to_zero_with_shaping_too(name: str) -> None:
    rng = random.Random(6)
    for seats in {*load(name).seats[:8], load(name).seats[-1]}:
        plain, shaped = ENVS[name](seats=seats), ENVS[name](seats=seats, shaping=1.0)
        plain.reset(seed=seats)
        shaped.reset(seed=seats)
        got = play_to_the_end(plain, rng)
        assert sum(got.values()) == pytest.approx(0)
        result = plain.episode.result
        assert {agent for agent, reward in got.items() if reward > 0} in (
            {f"seat_{seat}" for seat in result.winners},
            set(),
        )
        assert sum(play_to_the_end(shaped, rng).values()) == pytest.approx(0)


def test_shaping_rewards_a_played_card_at_once() -> None:
    env = timeline_v0.env(shaping=1.0)
    env.reset(seed=1)
    cards = len(env.episode.state.line)
    rng = random.Random(1)
    while len(env.episode.state.line) == cards:
        seat = env.episode.current_seat
        env.step(rng.choice(env.legal_actions))
    assert env.rewards[f"seat_{seat}"] == pytest.approx(0.25)
    assert env.rewards[f"seat_{1 - seat}"] == pytest.approx(-0.25)


@every_env
def test_a_match_that_is_too_long_is_cut_off(name: str) -> None:
    env = ENVS[name](max_steps=5)
    env.reset(seed=1)
    for _ in range(5):
        env.step(env.legal_actions[0])
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


@every_env
def test_rendering_shows_the_spectators_view(name: str) -> None:
    env = ENVS[name](render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    for field in type(env.encoder.game.view(env.episode.state, None)).__struct_fields__:
        shown = field not in ("options", "rules", "seat", "hand", "result", "why", "leader", "owner")
        empty = getattr(env.encoder.game.view(env.episode.state, None), field) is None
        assert (f"{field}" in text) or not shown or empty
    assert "\nhand:" not in text
    silent = ENVS[name]()
    silent.reset(seed=1)
    assert silent.render() is None


@every_env
def test_wrong_parameters_are_named(name: str) -> None:
    most = load(name).seats[-1]
    with pytest.raises(spila.Malformed, match=f"seats={most + 1}"):
        ENVS[name](seats=most + 1)
    with pytest.raises(spila.Malformed, match="nope"):
        ENVS[name](options="nope")
    with pytest.raises(spila.Malformed, match="colour"):
        ENVS[name](options={"colour": 1})
    with pytest.raises(ValueError, match="'human' is not known"):
        ENVS[name](render_mode="human")
    with pytest.raises(TypeError, match="colour"):
        ENVS[name](colour=1)


@every_env
def test_a_reset_without_a_seed_continues_and_never_repeats(name: str) -> None:
    env = ENVS[name]()
    seeds = []
    for seed in (5, None, None, 5, None):
        env.reset(seed=seed)
        seeds.append(env.match_seed)
    assert seeds[:2] == seeds[3:]
    assert len(set(seeds)) == 3
    env.reset(seed=np.int64(5))
    assert env.match_seed == seeds[0]
    fresh = [ENVS[name]() for _ in range(2)]
    for each in fresh:
        each.reset()
    assert fresh[0].match_seed != fresh[1].match_seed
