"""A race as a PettingZoo parallel environment: all seats act at once on every tick, and waiting is an action."""

from __future__ import annotations

from typing import Any, ClassVar

from spila.envs.base import RENDER_MODES, EnvBase, Observation
from spila.envs.encoder import Floats
from spila.envs.episode import PATIENCE, order_seed, payoff, shuffle_seats
from spila.envs.rendering import render_text
from spila.envs.requirements import require
from spila.kernel import Refusal, Seat

require("gymnasium", "pettingzoo")

import numpy as np
from pettingzoo import ParallelEnv


class RaceEnv(EnvBase, ParallelEnv[str, Observation, int]):  # type: ignore[misc]
    """An approximation of real time: all seats react within a tick, and chance decides who is first.

    Seats that do not wait are tried in an order drawn from the seed. A move that the rules then refuse, because another
    seat was faster or because it was never legal, counts as waiting, and `infos` holds the refusal's code. After
    `patience` consecutive ticks without a card played the clock of the game runs out (`expire`).
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES)}

    def __init__(
        self,
        seats: int = 2,
        options: object = None,
        render_mode: str | None = None,
        *,
        shaping: float = 0.0,
        max_steps: int | None = None,
        patience: int = PATIENCE,
    ) -> None:
        super().__init__(seats, options, render_mode, shaping, max_steps)
        if not self.encoder.waits:
            raise ValueError(f"{self.game} is played in turns; there is no race to run in parallel")
        self.patience = patience
        self.game_state: Any = None
        self.order: tuple[Seat, ...] = ()
        """The order in which the claims of the last tick were tried."""
        self._idle = 0
        self._rng_state = 0
        self._only_wait = bytearray(self.encoder.actions)
        self._only_wait[self.encoder.wait] = 1

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Deal. A seed restarts the sequence of matches; without one it continues."""
        self._next_match(seed)
        self._idle = 0
        self._rng_state = order_seed(self.match_seed)
        self.game_state = self.encoder.game.deal(self.encoder.options, self.seats, self.match_seed)
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def legal_actions(self, agent: str) -> list[int]:
        """The agent's legal actions, equal to its mask. Waiting is always one of them."""
        seat = self.possible_agents.index(agent)
        return [*self.encoder.legal(self.game_state, seat), self.encoder.wait]

    def _observations(self) -> dict[str, Observation]:
        encoder, state = self.encoder, self.game_state
        found: dict[str, Observation] = {}
        for seat, agent in enumerate(self.possible_agents):
            allowed = self._only_wait.copy()
            for action in encoder.legal(state, seat):
                allowed[action] = 1
            found[agent] = {
                "observation": np.frombuffer(encoder.write(state, seat), np.float32),
                "action_mask": np.frombuffer(allowed, np.int8),
            }
        return found

    def state(self) -> Floats:
        """The full table, for centralised critics: see `Encoder.table`."""
        return self.encoder.table(self.game_state)

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Play one tick."""
        agents = self.agents
        before = self.encoder.standing(self.game_state) if self.shaping else ()
        infos = self._tick(actions)
        self._steps += 1
        result = self.encoder.game.result(self.game_state)
        over = result is not None
        stopped = not over and self._steps == self.max_steps
        rewards = list(payoff(result, self.seats))
        if before:
            gains = [new - old for old, new in zip(before, self.encoder.standing(self.game_state))]
            mean = sum(gains) / self.seats
            share = self.shaping * self.seats / (self.seats - 1)
            rewards = [reward + share * (gain - mean) for reward, gain in zip(rewards, gains)]
        if over or stopped:
            self.agents = []
        return (
            self._observations(),
            dict(zip(agents, rewards)),
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, stopped),
            infos,
        )

    def _tick(self, actions: dict[str, int]) -> dict[str, dict[str, Any]]:
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        wait = self.encoder.wait
        claims = {
            seat: int(actions[agent])
            for seat, agent in enumerate(self.possible_agents)
            if agent in actions and actions[agent] != wait
        }
        order = tuple(claims)
        if len(order) > 1:
            order, self._rng_state = shuffle_seats(order, self._rng_state)
        accepted = False
        self.order = order
        for seat in order:
            refusal = self._claim(seat, claims[seat])
            if refusal:
                infos[self.possible_agents[seat]]["refused"] = refusal
            else:
                accepted = True
        self._idle = 0 if accepted else self._idle + 1
        if self._idle >= self.patience:
            self._idle = 0
            step = self.encoder.game.expire(self.game_state)
            if step is not None:
                self.game_state = step.state
        return infos

    def _claim(self, seat: Seat, action: int) -> str:
        """Try a claim: the code of the refusal, or an empty string when the move was accepted."""
        move = self.encoder.move(self.game_state, seat, action)
        if move is None:
            return "no-such-move"
        step = self.encoder.game.play(self.game_state, seat, move)
        if isinstance(step, Refusal):
            return step.code
        self.game_state = step.state
        return ""

    def render(self) -> str | None:
        """The spectator's view as text; None without a render mode."""
        return None if self.render_mode is None else render_text(self.encoder.game.view(self.game_state, None))

    def close(self) -> None:
        """Do nothing: no resources are held."""
