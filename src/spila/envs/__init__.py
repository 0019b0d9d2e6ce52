"""Interfaces for research: PettingZoo environments, OpenSpiel games and batches of matches (extra `research`).

`spila.envs.vector(game, num_envs)` plays many matches at once as arrays, on CPU cores (extra `fast`) or an NVIDIA GPU
(extra `gpu`).

`spila.envs.<game>_v0` are PettingZoo environments, and `spila.envs.aec.environment(game)` makes one of any game that
has an encoder; importing `spila.envs.spiel` registers `spila_<game>` with OpenSpiel; `spila.envs.batches` plays many
matches. `docs/environments.md` describes observations, actions and rewards.
"""

from typing import Any

from spila.envs.requirements import MissingExtra, require

require("numpy")


def vector(game: str, num_envs: int, seats: int = 2, options: object = None, device: str = "cpu", **more: Any) -> Any:
    """A batch of matches: see `spila.envs.vectorized.vector`."""
    from spila.envs.vectorized import vector as make

    return make(game, num_envs, seats, options, device, **more)


__all__ = ["MissingExtra", "vector"]
