"""What must be true of the log after anything that happened to the servers."""

from __future__ import annotations

from collections import Counter

import spila
from spila.store import BaseStore
from spila.tables.entries import read_entry
from tests.server.load import Diary


async def check_log(store: BaseStore, diary: Diary) -> None:
    """Everything acknowledged is there once and where it was said to be, nothing is there twice, no gaps, and all
    heard the same.
    """
    for table in diary.tables:
        rows = await store.read(table)
        assert [row.version for row in rows] == list(range(1, len(rows) + 1)), "no gaps"
        entries = {row.version: read_entry(row.entry) for row in rows}
        asks = Counter((entry.by, entry.command_id) for entry in entries.values() if entry.command_id)
        assert not [ask for ask, count in asks.items() if count > 1], "none twice"
        assert all((table, by, ask) in diary.sent for by, ask in asks), "none that nobody sent"
        for _, seat, ask, version in (each for each in diary.acknowledged if each.table == table):
            assert (entries[version].by, entries[version].command_id) == (seat, ask), "acknowledged, so it is there"
        heard: dict[int, str] = {}
        for (there, _), order in diary.orders.items():
            for version, what in order if there == table else ():
                assert heard.setdefault(version, what) == what, "the same for all"
    assert len({(each.table, each.seat, each.id) for each in diary.acknowledged}) == len(diary.acknowledged)


async def check_records(store: BaseStore, diary: Diary) -> int:
    """Every game that came to its end has a record that verifies; how many."""
    ended = 0
    for table in diary.tables:
        record = await store.record(table)
        if record is not None:
            assert spila.from_record(record).result is not None
            ended += 1
    return ended
