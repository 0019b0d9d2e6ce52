"""PettingZoo AEC environments. One class serves all games; the game's encoder supplies observations and actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from spila.envs.base import RENDER_MODES, EnvBase, Observation
from spila.envs.encoder import Floats
from spila.envs.episode import PATIENCE, Episode, payoff
from spila.envs.rendering import render_text
from spila.envs.requirements import require
from spila.games import known
from spila.plugins import module_name

require("gymnasium", "pettingzoo")

import numpy as np
from pettingzoo import AECEnv


class SpilaEnv(EnvBase, AECEnv[str, Observation, int]):  # type: ignore[misc]
    """Rewards at the end (see `payoff`), with `shaping` also during the match. An illegal action ends the match: -1 for
    the agent that chose it, 0 for all others.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "is_parallelizable": False}

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
        self.episode = Episode(self.encoder, patience)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._over = True
        self._no_mask = bytes(self.encoder.actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal. A seed restarts the sequence of matches; without one it continues."""
        self._next_match(seed)
        self._over = False
        self.episode.deal(self.match_seed)
        agents = self.possible_agents
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        self._skip_agent_selection = None
        self.agent_selection = agents[self.episode.current_seat]

    def observe(self, agent: str) -> Observation:
        """The agent's vector, and the mask of its legal actions: all zeros unless it is to act."""
        episode = self.episode
        seat = self._seats[agent]
        allowed = bytearray(self._no_mask)
        if seat == episode.current_seat:
            for action in episode.legal:
                allowed[action] = 1
        return {
            "observation": np.frombuffer(self.encoder.write(episode.state, seat), np.float32),
            "action_mask": np.frombuffer(allowed, np.int8),
        }

    def state(self) -> Floats:
        """The full table, for centralised critics: see `Encoder.table`."""
        return self.encoder.table(self.episode.state)

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last action, termination, truncation and info of the agent to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    @property
    def legal_actions(self) -> Sequence[int]:
        """The legal actions of the agent to act, equal to its mask."""
        return self.episode.legal

    def step(self, action: int | None) -> None:
        """Apply the action of the agent to act."""
        if self._over:
            self._was_dead_step(action)
            return
        episode = self.episode
        before = self.encoder.standing(episode.state) if self.shaping else None
        if episode.act(int(action)) is None:  # type: ignore[arg-type]
            self._end_illegal(self.agent_selection, action)
            return
        self._steps += 1
        if before is not None:
            self._shape(before)
        if episode.current_seat < 0:
            self._end(truncated=False)
        elif self._steps == self.max_steps:
            self._end(truncated=True)
        else:
            self.agent_selection = self.possible_agents[episode.current_seat]

    def _shape(self, before: tuple[float, ...]) -> None:
        """Reward each seat with its gain in standing minus the mean gain of the others; the rewards sum to zero. A seat
        that plays alone has nobody to gain on.
        """
        self._cumulative_rewards[self.agent_selection] = 0.0
        gains = [new - old for old, new in zip(before, self.encoder.standing(self.episode.state))]
        total = sum(gains)
        for agent, gain in zip(self.possible_agents, gains):
            mean = (total - gain) / (self.seats - 1) if self.seats > 1 else gain
            self.rewards[agent] = self.shaping * (gain - mean)
        self._accumulate_rewards()

    def _end(self, *, truncated: bool) -> None:
        if not self.shaping:
            self._clear_rewards()
        for agent, reward in zip(self.possible_agents, payoff(self.episode.result, self.seats)):
            self.rewards[agent] += reward
            self._cumulative_rewards[agent] += reward
        self._over = True
        (self.truncations if truncated else self.terminations).update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def _end_illegal(self, agent: str, action: object) -> None:
        self._clear_rewards()
        self.rewards[agent] = -1.0
        self._cumulative_rewards = dict(self.rewards)
        self._over = True
        self.infos[agent] = {"illegal": action}
        self.terminations.update(dict.fromkeys(self.agents, True))
        self._deads_step_first()

    def render(self) -> str | None:
        """The spectator's view as text; None without a render mode."""
        if self.render_mode is None:
            return None
        return render_text(self.encoder.game.view(self.episode.state, None))

    def close(self) -> None:
        """Do nothing: no resources are held."""


def environment(name: str) -> type[SpilaEnv]:
    """The environment class of any game that has an encoder, games from outside included."""
    title = f"{module_name(known(name))}_v0"
    attributes = {"game": name, "metadata": {**SpilaEnv.metadata, "name": title}, "__doc__": SpilaEnv.__doc__}
    return type("raw_env", (SpilaEnv,), attributes)
