"""Opening a table costs the same after a long game as after a short one, and a snapshot is never believed blindly."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import update

import spila
from spila.games import load
from spila.kernel import Step
from spila.store import BaseStore, LogStore, RowChanged, RowMissing
from spila.store.schema import entries
from spila.tables import snapshot
from spila.tables.actor import TableActor
from spila.tables.commands import Start
from spila.tables.entries import Moved, TableEntry, Undone, read_header
from spila.tables.judge import judge
from spila.tables.messages import Goodbye
from spila.tables.registry import TableRegistry, person
from spila.tables.settings import Settings
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from spila.tables.transitions import apply
from tests.store.conftest import empty_tables, place, postgres_place, sqlite_place
from tests.store.databases import Database
from tests.store.test_chain import change

__all__ = ["empty_tables", "place", "postgres_place", "sqlite_place"]

pytestmark = pytest.mark.anyio
encode = msgspec.json.Encoder().encode
MOST = snapshot.EVERY + 2 * snapshot.BEHIND
"""More entries than this are never applied when a table is opened."""


@asynccontextmanager
async def registry_of(store: BaseStore) -> AsyncIterator[TableRegistry]:
    registry = TableRegistry(cast(LogStore, store))
    yield registry
    await registry.close(lambda: Goodbye("restart"))


class Writer:
    """Writes the log of a game that never ends: every player puts cards in wrong places."""

    def __init__(self, store: BaseStore, code: str, state: TableState) -> None:
        self.store, self.code, self.state = store, code, state
        self.pending: list[bytes] = []

    @classmethod
    async def start(cls, store: BaseStore, registry: TableRegistry) -> Writer:
        code, _ = await registry.make("timeline", [person("Anna"), person("Bo")], None, Settings())
        writer = cls(store, code, TableState(code, read_header(await store.header(code))))
        writer.enter(cast(TableEntry, judge(writer.state, 0, Start("start"))))
        return writer

    def enter(self, entry: TableEntry) -> None:
        checked = self.state.check(entry)
        assert not isinstance(checked, spila.kernel.Refusal), checked
        apply(self.state, checked, self.state.version + 1, 1_000)
        self.pending.append(encode(entry))

    def move(self) -> None:
        match = self.state.match
        assert match is not None
        (seat,) = match.to_act
        held = len(match.state.hands[seat])
        move = next(
            move
            for move in match.moves(seat)
            if isinstance(step := match.game.play(match.state, seat, move), Step)
            and len(step.state.hands[seat]) >= held
        )
        self.enter(Moved(seat=seat, move=msgspec.Raw(encode(move)), by=seat, command_id=f"m{self.state.version}"))

    async def until(self, version: int) -> None:
        while self.state.version < version:
            self.move()
        await self.write()

    async def write(self) -> None:
        """Settle what was entered."""
        known = self.state.version - len(self.pending)
        while self.pending:
            part, self.pending = self.pending[:500], self.pending[500:]
            known = await self.store.append(self.code, known, part, at=1_000)


def facts(table: TableActor | Writer) -> Any:
    state = table.state
    assert state.match is not None
    return (
        state.version, state.position, state.match.version, table_info(state), state.last_move, state.to_act,
        state.answered.all(), state.seating.seats, state.seating.host, state.match.header,
    )  # fmt: skip


async def opened(store: BaseStore, code: str) -> TableActor:
    async with registry_of(store) as registry:
        return await registry.find(code)


async def long_table(place: Database, length: int = 1_000) -> tuple[BaseStore, Writer]:
    store = await place.open()
    async with registry_of(store) as registry:
        writer = await Writer.start(store, registry)
    await writer.until(length)
    return store, writer


async def test_opening_costs_the_same_after_a_hundred_and_after_thousands_of_entries(place: Database) -> None:
    store, writer = await long_table(place, 100)
    assert (await opened(store, writer.code)).journal.replayed == 100
    costs = []
    for length in (1_500, 3_000):
        await writer.until(length)
        await opened(store, writer.code)  # leaves a snapshot
        table = await opened(store, writer.code)
        costs.append(table.journal.replayed)
        assert facts(table) == facts(writer) or facts(table)[:3] == facts(writer)[:3]
        assert table.state.answered.version(1, f"m{length - 1}") or table.state.answered.version(0, f"m{length - 1}")
    assert max(costs) <= MOST


async def test_a_table_from_a_snapshot_is_the_same_as_from_its_whole_log(place: Database) -> None:
    store, writer = await long_table(place)
    whole = await opened(store, writer.code)
    again = await opened(store, writer.code)
    assert whole.journal.replayed == 1_000
    assert again.journal.replayed <= MOST
    assert facts(again) == facts(whole)
    assert again.state.bytes == whole.state.bytes
    assert [update.version for update in again.broadcast.recent] == [
        update.version for update in whole.broadcast.recent
    ]
    seat = next(iter(again.state.to_act))
    assert again.state.match is not None
    assert whole.state.match is not None
    for version in range(again.state.match.version - 64, again.state.match.version):
        assert again.state.match.state_at(version) == whole.state.match.state_at(version), "moves can be undone"
    assert again.state.match.view(seat) == whole.state.match.view(seat)


async def test_the_record_holds_the_whole_match(place: Database) -> None:
    store, writer = await long_table(place)
    await opened(store, writer.code)
    async with registry_of(store) as registry:
        table = await registry.find(writer.code)
        assert table.journal.replayed <= MOST
        match = table.state.match
        assert match is not None
        record = match.record(await table.journal._earlier())
    again = spila.from_record(record)
    assert writer.state.match is not None
    assert list(again.entries) == list(writer.state.match.entries)
    assert again.state == writer.state.position


@pytest.mark.parametrize("spoil", ["another log", "other rules", "garbled", "changed"])
async def test_a_snapshot_that_does_not_verify_is_discarded(sqlite_place: Database, spoil: str) -> None:
    store, writer = await long_table(sqlite_place, 600)
    await opened(store, writer.code)
    kept = await store.meta(writer.code, snapshot.KEY)
    assert kept is not None
    body = bytes(msgspec.json.decode(kept.value, type=snapshot.Snapshot).body)
    row = (await store.read(writer.code, snapshot.version_of(kept.value) - 1, 1))[0]
    version = load("timeline").version
    spoiled = {
        "another log": snapshot.seal(body, b"\0" * 32),
        "other rules": snapshot.seal(body.replace(b'"rules_version":%d' % version, b'"rules_version":99'), row.hash),
        "garbled": b"{}",
        "changed": kept.value.replace(b'"host":0', b'"host":1'),
    }[spoil]
    assert spoiled != kept.value
    await store.set_meta(writer.code, kept.version, spoiled, snapshot.KEY)
    table = await opened(store, writer.code)
    assert table.journal.replayed == 600
    assert facts(table)[:3] == facts(writer)[:3]
    assert table.state.seating.host == 0
    assert (await opened(store, writer.code)).journal.replayed <= MOST, "there is a good one again"


async def test_entries_before_a_snapshot_are_verified_too(place: Database) -> None:
    store, writer = await long_table(place, 600)
    await opened(store, writer.code)
    at = entries.c.table_id == writer.code, entries.c.version == 7
    await change(place, update(entries).where(*at).values(at=5))
    with pytest.raises(RowChanged) as caught:
        await opened(store, writer.code)
    assert caught.value.params["entry"] == 7


async def test_a_log_shorter_than_its_snapshot_is_refused(place: Database) -> None:
    store, writer = await long_table(place, 600)
    await opened(store, writer.code)
    await change(place, entries.delete().where(entries.c.table_id == writer.code, entries.c.version > 100))
    with pytest.raises(RowMissing) as caught:
        await opened(store, writer.code)
    assert caught.value.params["entry"] == 101


async def test_an_undo_across_a_snapshot_replays_the_whole_log(sqlite_place: Database) -> None:
    store, writer = await long_table(sqlite_place, 600)
    await opened(store, writer.code)
    kept = await store.meta(writer.code, snapshot.KEY)
    assert kept is not None
    match = writer.state.match
    assert match is not None
    for _ in range(6):
        writer.enter(Undone(seat=0, keep=match.version - 60))
    assert match.version < snapshot.version_of(kept.value) - 1
    await writer.write()
    table = await opened(store, writer.code)
    assert table.journal.replayed == 606
    assert facts(table)[:3] == facts(writer)[:3]


async def test_a_snapshot_is_stored_while_the_table_is_played(sqlite_place: Database) -> None:
    store, writer = await long_table(sqlite_place, snapshot.EVERY - 1)
    async with registry_of(store) as registry:
        table = await registry.find(writer.code)
        for _ in range(snapshot.BEHIND + 1):
            writer.move()
            entry = msgspec.json.decode(writer.pending.pop())
            move = table.state.read_move(msgspec.Raw(encode(entry["move"])))
            await table.journal.move(entry["seat"], move)
        while await store.meta(writer.code, snapshot.KEY) is None:
            await asyncio.sleep(0)
    kept = await store.meta(writer.code, snapshot.KEY)
    assert kept is not None
    assert snapshot.version_of(kept.value) == snapshot.EVERY
