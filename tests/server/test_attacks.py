"""The attacks of the review, as `benchmarks.attack` runs them, each for a moment, while somebody plays elsewhere."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from benchmarks.attack import attack
from benchmarks.attacks import (
    ATTACKS,
    Attack,
    bloat,
    emotes,
    frames,
    fuzz,
    goodbyes,
    guesses,
    half_open,
    heads,
    reads,
    tables,
)

from tests.server.fair_play import fair_play
from tests.server.processes import ForkServer, running
from tests.server.test_floods import limited

pytestmark = pytest.mark.anyio

STOPPED_BY: dict[Attack, str] = {
    heads: "head_bytes",
    frames: "frame_rate",
    emotes: "sockets_per_seat",
    guesses: "misses_per_address",
    tables: "tables_per_address",
}
"""Limits that such an attack soon reaches. The others would have to last longer, or send nothing that is costly."""
MOMENT = 0.6


async def test_nobody_notices_what_others_attack(fork_server: ForkServer, tmp_path: Path) -> None:
    assert set(ATTACKS) == {heads, frames, goodbyes, half_open, emotes, bloat, guesses, tables, fuzz, reads}
    with running(fork_server, tmp_path) as server:
        for each in ATTACKS:
            limit, before = STOPPED_BY.get(each), await limited(server)
            async with fair_play(server):
                await attack(server.port, [each], time.monotonic() + MOMENT)
                while limit is not None and (await limited(server))[limit] == before[limit]:
                    await attack(server.port, [each], time.monotonic() + MOMENT)
        async with fair_play(server):
            await attack(server.port, ATTACKS, time.monotonic() + MOMENT)
