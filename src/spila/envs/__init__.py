"""Interfaces for research: PettingZoo environments, OpenSpiel games and batches of matches (extra `research`).

`spila.envs.<game>_v0` are PettingZoo environments, and `spila.envs.aec.environment(game)` makes one of any game that
has an encoder; importing `spila.envs.spiel` registers `spila_<game>` with OpenSpiel; `spila.envs.batches` plays many
matches. `docs/environments.md` describes observations, actions and rewards.
"""

from spila.envs.requirements import MissingExtra, require

require("numpy")

__all__ = ["MissingExtra"]
