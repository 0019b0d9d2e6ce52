"""Interfaces for research: PettingZoo environments, OpenSpiel games and batches of matches (extra `research`).

`spila.envs.skip_bo_v0`, `timeline_v0`, `zip_zap_v0` are PettingZoo environments; importing `spila.envs.spiel`
registers `spila_skip_bo`, `spila_timeline` and `spila_zip_zap` with OpenSpiel; `spila.envs.batches` plays many matches.
`docs/environments.md` describes observations, actions and rewards.
"""

from spila.envs.requirements import MissingExtra, require

require("numpy")

__all__ = ["MissingExtra"]
