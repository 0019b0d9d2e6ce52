"""Adapters in lockstep with the rules: the same seed and the same choices give the same match, step for step."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest

import spila
from spila.envs import spiel, zip_zap_v0
from spila.envs.encoder import encoder
from spila.games import load
from tests.effort import times
from tests.envs.play import short_options
from tests.envs.test_petting_zoo import ENVS
from tests.material import seats_tried

every_table = pytest.mark.parametrize(
    ("name", "seats"), [(name, seats) for name in ENVS for seats in seats_tried(name)]
)


class ReferenceMatch:
    """A match played directly through the rules with the same decisions as an adapter."""

    def __init__(self, name: str, seats: int, seed: bytes, options: Any, patience: int) -> None:
        chosen = load(name).options(options, seats)  # the defaults of the rules, as in the environments
        self.match = spila.new_match(name, seats=seats, seed=seed, options=chosen)
        self.numbers = encoder(name, seats, options)
        self.patience = patience
        self.waited: list[int] = []
        self.idle = 0

    def check(self, state: Any, seat: int, legal: list[int]) -> None:
        match = self.match
        assert state == match.state
        assert seat in match.to_act
        moves = [self.numbers.action(match.state, seat, move) for move in match.moves(seat)]
        racing = len(match.to_act) > 1 and match.game.races(match.state)
        assert sorted(legal) == sorted([*moves, self.numbers.wait] if racing else moves)
        assert seat not in self.waited

    def apply(self, seat: int, action: int) -> None:
        match = self.match
        if action != self.numbers.wait:
            self.idle, self.waited = 0, []
            assert isinstance(match.play(seat, self.numbers.move(match.state, seat, action)), spila.Step)
            return
        self.waited.append(seat)
        if len(self.waited) == match.seats:
            self.waited = []
            self.idle += 1
            if self.idle == self.patience:
                self.idle = 0
                match.expire()


@every_table
def test_petting_zoo_and_the_rules_agree_at_every_step(name: str, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(times(6)):
        options = short_options(name, seats, rng)
        env = ENVS[name](seats=seats, options=options, patience=2)
        for number in range(10):
            env.reset(seed=rng.getrandbits(40) if number == 0 else None)
            reference = ReferenceMatch(name, seats, env.match_seed, options, 2)
            while not any(env.terminations.values()):
                seen = env.observe(env.agent_selection)
                seat = env.possible_agents.index(env.agent_selection)
                reference.check(env.episode.state, seat, list(np.flatnonzero(seen["action_mask"])))
                action = rng.choice(env.legal_actions)
                env.step(action)
                reference.apply(seat, action)
            assert env.episode.state == reference.match.state
            assert env.episode.result == reference.match.result is not None


@every_table
def test_open_spiel_and_the_rules_agree_at_every_step(name: str, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(times(6)):
        options = short_options(name, seats, rng)
        text = {"players": seats, "options": spiel.quote_options(options), "patience": 2}
        game = pyspiel.load_game(spiel.spiel_name(name), text)
        for _ in range(10):
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(rng.randrange(256))
            reference = ReferenceMatch(name, seats, spiel.match_seed(state.history()), options, 2)
            while not state.is_terminal():
                seat = state.current_player()
                reference.check(state.game_state, seat, state.legal_actions())
                action = rng.choice(state.legal_actions())
                state.apply_action(action)
                reference.apply(seat, action)
            assert state.game_state == reference.match.state
            assert reference.match.result is not None


@pytest.mark.parametrize("seats", load("zip-zap").seats)
def test_the_parallel_race_and_the_rules_agree_on_every_tick(seats: int) -> None:
    """Accepted claims, replayed in the order in which the environment took them, give the same match."""
    rng = random.Random(seats)
    for _ in range(times(20)):
        env = zip_zap_v0.parallel_env(seats=seats, patience=2)
        observations, _ = env.reset(seed=rng.getrandbits(40))
        match = spila.new_match("zip-zap", seats=seats, seed=env.match_seed)
        idle = 0
        while env.agents:
            for seat, agent in enumerate(env.agents):
                moves = [env.encoder.action(match.state, seat, move) for move in match.moves(seat)]
                assert list(np.flatnonzero(observations[agent]["action_mask"])) == sorted([*moves, env.encoder.wait])
            actions = {agent: rng.choice(env.legal_actions(agent)) for agent in env.agents}
            agents = env.agents
            observations, *_, infos = env.step(actions)
            accepted = [agent for agent in agents if actions[agent] != env.encoder.wait and not infos[agent]]
            idle = 0 if accepted else idle + 1
            for agent in sorted(accepted, key=lambda each: env.order.index(agents.index(each))):
                seat = agents.index(agent)
                step = match.play(seat, env.encoder.move(match.state, seat, actions[agent]))
                assert isinstance(step, spila.Step)
            if idle == 2:
                idle = 0
                match.expire()
            assert env.game_state == match.state
        assert match.result is not None
