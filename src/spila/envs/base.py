"""What both kinds of environment share: agents, spaces, and a sequence of matches from one seed."""

from __future__ import annotations

from hashlib import sha256
from secrets import randbits
from typing import Any, ClassVar, TypeAlias

from spila.envs.encoder import Floats, Mask, encoder
from spila.envs.requirements import require

require("gymnasium", "pettingzoo")

import numpy as np
from gymnasium import spaces

Observation: TypeAlias = dict[str, Floats | Mask]
RENDER_MODES = ("ansi",)


def match_seed(seed: int, episode: int) -> bytes:
    """The match seed of the episode with this number after a `reset` with this seed."""
    return sha256(f"spila env {seed} {episode}".encode()).digest()


class EnvBase:
    """Agents `seat_0`, `seat_1` and so on, all with the same spaces.

    `match_seed` is the seed of the current match: `spila.new_match` deals the same match from it.
    """

    game: ClassVar[str]

    def __init__(
        self, seats: int, options: object, render_mode: str | None, shaping: float, max_steps: int | None
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ValueError(f"render_mode {render_mode!r} is not known; there are: {', '.join(RENDER_MODES)}")
        self.render_mode = render_mode
        self.encoder = encoder(self.game, seats, options)
        self.seats = seats
        self.shaping = shaping
        self.max_steps = max_steps
        self.match_seed = b""
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces: dict[str, spaces.Space[Any]] = {}
        self.action_spaces: dict[str, spaces.Space[Any]] = {}
        low, high = self.encoder.bounds()
        actions = self.encoder.actions
        for agent in self.possible_agents:
            self.observation_spaces[agent] = spaces.Dict(
                {
                    "observation": spaces.Box(low, high, (self.encoder.size,), np.float32),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            self.action_spaces[agent] = spaces.Discrete(actions)
        self.state_space = spaces.Box(*self.encoder.table_bounds(), dtype=np.float32)
        self._seed: int | None = None
        self._episodes = 0
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all agents."""
        return self.action_spaces[agent]

    def _next_match(self, seed: int | None) -> None:
        """Derive the next match seed. A seed restarts the sequence of matches; without one it continues."""
        if seed is not None or self._seed is None:
            self._seed = randbits(64) if seed is None else int(seed)
            self._episodes = 0
        self.match_seed = match_seed(self._seed, self._episodes)
        self._episodes += 1
        self._steps = 0
