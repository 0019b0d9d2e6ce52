"""What a table writes to the disk: no more than what changed, and no more than its quota."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from spila.server.limits import Limits
from spila.tables.differences import changed, differences
from spila.tables.entries import read_entry
from tests.server.client_group import TableFactory
from tests.server.servers import ROOMY
from tests.tables.test_chain import play_out
from tests.tables.test_recovery import runtime

pytestmark = pytest.mark.anyio


def test_differences_lead_from_one_value_to_the_other() -> None:
    old = {"a": 1, "b": {"c": [1, 2], "d": None}, "e": {}}
    for new in (old, {**old, "a": True}, {**old, "b": {"c": [1], "d": 0}}, {**old, "e": {"x": 1}}, {"other": 1}, 5):
        found = differences(old, new)
        assert changed(old, found) == new
        assert type(changed(old, found)) is type(new)
    assert differences(old, {**old}) == []
    assert changed(old, []) is old
    assert differences(old, {**old, "b": {"c": [1, 2], "d": 3}}) == [(("b", "d"), 3)]


async def test_settings_are_stored_as_differences(table_factory: TableFactory) -> None:
    """A Timeline table has a deck of twenty kilobytes in its options."""
    group = await table_factory("timeline", "me", "me", start=False)
    store, host = group.server.runtime.store, group[0]
    deck = group.live().state.seating.options["deck"]
    await host.must("settle", title="Evening")
    await host.must("settle", options={"handSize": 6})
    await host.must("settle", options={"handSize": 6, "spread": True})
    await host.must("settle", settings={"chat": True})
    rows = await store.read(group.table)
    assert max(len(row.entry) for row in rows) < 400
    seating = group.live().state.seating
    assert (seating.title, seating.options["handSize"], seating.options["spread"]) == ("Evening", 6, True)
    assert seating.options["deck"] == deck
    assert seating.settings.chat
    assert host.room["title"] == "Evening"


def test_settings_of_earlier_logs_are_still_read() -> None:
    entry = read_entry(b'{"type":"settled","title":"T","settings":{},"options":{"a":1},"preset":"rulebook"}')
    assert (entry.title, entry.options, entry.changes) == ("T", {"a": 1}, ())  # type: ignore[union-attr]


async def test_moves_are_stored_as_the_rules_read_them(table_factory: TableFactory) -> None:
    group = await table_factory("timeline", "me", "me")
    mover = next(each for each in group if each.moves)
    padded = mover.first_move()
    text = msgspec.json.encode({"type": "move", "id": "padded", "move": padded}).decode()
    spaced = text.replace('"move":{', '"move":{' + " " * 12_000)
    assert mover._socket is not None
    mover._asked.add("padded")
    await mover._socket.send(spaced)
    await mover.until(lambda: mover.version > 1)
    row = (await group.server.runtime.store.read(group.table))[-1]
    assert len(row.entry) < 200


async def test_a_full_log_refuses_everything_but_the_game(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, table_bytes=65_536)
    async with runtime(tmp_path, limits=limits) as (running, table_factory):
        group = await table_factory("timeline", "me", "me", start=False)
        answer: Any = {"type": "done"}
        number = 0
        while answer["type"] == "done":
            number += 1
            answer = await group[0].ask("name", name=f"Anna {number}")
        assert (answer["code"], answer["params"]) == ("log-full", {"most": 1})
        answer = {"type": "done"}
        while answer["type"] == "done":
            number += 1
            answer = await group[0].ask("settle", title=f"x{number}")
        assert answer["code"] == "log-full", "and so is everything shorter, soon"
        other = await table_factory("timeline", "me", "me")
        await other[0].must("name", name="Bo")
        await group.all_at((await group[0].must("start"))["version"])
        await play_out(group)
        assert group[0].phase == "over", "the game comes to its end"
        size = sum(len(row.entry) for row in await running.runtime.store.read(group.table))
        assert 65_000 < size < 2 * 65_536
        assert group.live().state.bytes == size


async def test_at_twice_the_quota_nothing_is_written(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(ROOMY, table_bytes=65_536)
    async with runtime(tmp_path, limits=limits) as (running, table_factory):
        group = await table_factory("timeline", "me", "me")
        group.live().state.bytes = 2 * 65_536
        mover = next(each for each in group if each.moves)
        assert await mover.refused("move", move=mover.first_move()) == "log-full"
        assert len(await running.runtime.store.read(group.table)) == 1


def test_six_hours_of_quick_play_fit() -> None:
    """A race with a move every quarter of a second, each with everything an entry may have."""
    entry = len('{"type":"move","by":5,"ask":"0123456789abcdef01234567","seat":5,"lead":{"seat":4,"ms":149},"move":'
                '{"type":"play","card":49,"zap":true}}')  # fmt: skip
    assert 6 * 3600 * 4 * entry < Limits().table_bytes
