"""Timeline together as a PettingZoo AEC environment."""

from __future__ import annotations

from spila.envs.aec import SpilaEnv


class raw_env(SpilaEnv):  # noqa: N801 - PettingZoo's name for it
    """See `docs/environments.md`."""

    game = "timeline-together"
    metadata = {**SpilaEnv.metadata, "name": "timeline_together_v0"}  # noqa: RUF012


env = raw_env
"""The environment checks actions itself, so it needs no wrappers."""
