"""A process that appends is killed at any moment, again and again: nothing it acknowledged is lost or doubled."""

from __future__ import annotations

import random
import time

import pytest

from spila.store import BaseStore
from tests.effort import times
from tests.store.child import append_forever, child, remaining_output
from tests.store.databases import Database, log_of, table

pytestmark = pytest.mark.anyio

TABLES = [f"table-{number}" for number in range(12)]
KILLS = 20 if times(1) == 1 else 1_000


async def test_nothing_acknowledged_is_lost_when_the_process_is_killed(place: Database) -> None:
    store = await place.open()
    for each in TABLES:
        await table(store, each)
    await store.close()
    rng = random.Random(f"crash {place.kind}")
    acknowledged: list[tuple[str, int, bytes]] = []
    for _ in range(KILLS):
        acknowledged += _run_until_killed(place.where, rng.randint(1, 40), rng.uniform(0, 0.005))
    assert len(acknowledged) > KILLS * len(TABLES)
    await _check(await place.open(), acknowledged)


def _run_until_killed(where: str, reports: int, seconds: float) -> list[tuple[str, int, bytes]]:
    """Start a process, kill it some time after so many reports, and return what it acknowledged."""
    with child(append_forever, where, TABLES) as (process, receiver):
        lines = [receiver.recv_bytes() for _ in range(reports)]
        end = time.monotonic() + seconds
        while receiver.poll(max(0.0, end - time.monotonic())) and time.monotonic() < end:
            lines.append(receiver.recv_bytes())
        process.kill()
        lines += remaining_output(receiver)
    parts = (line.split(b" ", 2) for line in lines)
    return [(table_id.decode(), int(version), entry) for table_id, version, entry in parts]


async def _check(store: BaseStore, acknowledged: list[tuple[str, int, bytes]]) -> None:
    for table_id in TABLES:
        log = await log_of(store, table_id)
        assert [version for version, _ in log] == list(range(1, len(log) + 1)), "no gaps"
        assert len({entry for _, entry in log}) == len(log), "none twice"
        stored = dict(log)
        for each, version, entry in acknowledged:
            if each == table_id:
                assert stored[version] == entry
