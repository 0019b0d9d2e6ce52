"""Zip Zap as PettingZoo environments: seats act one after the other (`env`), or all at once (`parallel_env`)."""

from __future__ import annotations

from spila.envs.aec import SpilaEnv
from spila.envs.race import RaceEnv


class raw_env(SpilaEnv):  # noqa: N801 - PettingZoo's name for it
    """See `docs/environments.md`."""

    game = "zip-zap"
    metadata = {**SpilaEnv.metadata, "name": "zip_zap_v0"}  # noqa: RUF012


class parallel_env(RaceEnv):  # noqa: N801 - PettingZoo's name for it
    """See `docs/environments.md`."""

    game = "zip-zap"
    metadata = {**RaceEnv.metadata, "name": "zip_zap_v0"}  # noqa: RUF012


env = raw_env
"""The environment checks actions itself, so it needs no wrappers."""
