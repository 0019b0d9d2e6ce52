"""The hash chain: a row that was removed, changed or moved is named, and no other table is affected."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import and_, delete, update

from spila.store import BaseStore, LogBroken, Stale, open_store
from spila.store.backup import backup, export_tables, import_tables
from spila.store.schema import entries, tables
from tests.store.databases import HEADER, Database, entry, log_of, table
from tests.store.test_migrations import execute, run_in_transaction

pytestmark = pytest.mark.anyio


async def change(place: Database, *statements: Any) -> None:
    """Change the database from outside."""
    await run_in_transaction(place, execute, *statements)


async def filled(place: Database, *, finished: bool = False) -> BaseStore:
    store = await place.open()
    for name in ("t", "other"):
        await table(store, name)
        for version in range(5):
            await store.append(name, version, [entry(version + 1)], at=7)
    if finished:
        await store.finish("t", b"{}")
    return store


def row(version: int) -> Any:
    return and_(entries.c.table_id == "t", entries.c.version == version)


def put(at_version: int, **values: Any) -> Any:
    return update(entries).where(row(at_version)).values(**values)


def remove(version: int) -> Any:
    return delete(entries).where(row(version))


def header(**values: Any) -> Any:
    return update(tables).where(tables.c.id == "t").values(**values)


DAMAGE: dict[str, tuple[list[Any], str, dict[str, int]]] = {
    "a missing row": ([remove(3)], "log-row-missing", {"entry": 3}),
    "a row removed and the others moved up": (
        [remove(3), put(4, version=3), put(5, version=4)], "log-row-changed", {"entry": 3},
    ),
    "a changed entry": ([put(2, entry=entry("9"))], "log-row-changed", {"entry": 2}),
    "a changed time": ([put(5, at=6)], "log-row-changed", {"entry": 5}),
    "no hash": ([put(2, hash=None)], "log-row-changed", {"entry": 2}),
    "another header": ([header(header=b"{}")], "log-row-changed", {"entry": 1}),
    "a log that claims to be older than the chain": ([header(backfilled=5)], "log-row-changed", {"entry": 1}),
    "two rows swapped": (
        [put(2, version=99), put(4, version=2), put(99, version=4)], "log-rows-swapped", {"entry": 2, "other": 4},
    ),
    "the contents of two rows swapped": (
        [put(4, entry=entry(5)), put(5, entry=entry(4))], "log-rows-swapped", {"entry": 4, "other": 5},
    ),
}  # fmt: skip


@pytest.mark.parametrize("damage", DAMAGE)
async def test_a_damaged_row_is_named_and_other_tables_go_on(place: Database, damage: str) -> None:
    statements, code, params = DAMAGE[damage]
    await (await filled(place)).close()
    await change(place, *statements)
    store = await place.open()
    with pytest.raises(LogBroken) as caught:
        await store.read("t")
    assert (caught.value.code, caught.value.params) == (code, {"table": "t", **params})
    assert len(await store.read("other")) == 5
    assert await store.append("other", 5, [entry(6)]) == 6


async def test_the_last_row_of_a_finished_log_cannot_go_unnoticed(place: Database) -> None:
    await (await filled(place, finished=True)).close()
    await change(place, remove(5))
    store = await place.open()
    for after, most in ((0, None), (3, 4), (4, 10)):
        with pytest.raises(LogBroken) as caught:
            await store.read("t", after, most)
        assert (caught.value.code, caught.value.params["entry"]) == ("log-row-missing", 5)


async def test_nobody_reads_on_after_a_version_that_is_gone(place: Database) -> None:
    store = await filled(place)
    await change(place, remove(5))
    with pytest.raises(LogBroken) as caught:
        await store.read("t", 5)
    assert caught.value.params == {"table": "t", "entry": 5}


async def test_the_chain_is_as_documented(place: Database) -> None:
    """By hand, as docs/store.md says."""
    store = await place.open()
    await table(store)
    await store.append("t", 0, [entry(1), entry(2)], at=1_000)
    await store.append("t", 2, [entry(3)], at=2_000)
    last = hashlib.sha256(b"spila log 1\0" + (1).to_bytes(8, "big") + (0).to_bytes(8, "big") + b"t" + HEADER).digest()
    for row, at in zip(await store.read("t"), (1_000, 1_000, 2_000), strict=True):
        last = hashlib.sha256(last + row.version.to_bytes(8, "big") + at.to_bytes(8, "big") + row.entry).digest()
        assert row.hash == last


async def test_all_writers_continue_one_chain(place: Database, tmp_path: Path) -> None:
    """After a restart, after a stale append and, on PostgreSQL, in turns with another server."""
    first = await filled(place)
    if place.kind == "sqlite":
        await first.close()
    second = await place.open()
    assert await second.append("t", 5, [entry(6), entry(7)]) == 7
    if place.kind == "postgresql":
        with pytest.raises(Stale):
            await first.append("t", 5, [entry("late")])
        assert await first.append("t", 7, [entry(8)]) == 8
        assert await second.append("t", 8, [entry(9)]) == 9
    assert [row[1] for row in await log_of(second, "t")][:7] == [entry(number) for number in range(1, 8)]


async def test_a_table_that_was_forgotten_and_made_again_has_a_chain_of_its_own(place: Database) -> None:
    store = await filled(place)
    await store.finish("t", b"{}")
    await store.forget(store.clock() + 1)
    await store.create("t", b'{"new":1}', b"{}")
    for version in range(6):
        await store.append("t", version, [entry(version)])
    assert len(await store.read("t")) == 6


async def test_export_import_and_backup_keep_the_chain(place: Database, tmp_path: Path) -> None:
    store = await filled(place, finished=True)
    before = await store.read("t")
    await export_tables(store, tmp_path / "all.jsonl")
    async with await open_store(tmp_path / "copy.db") as copy:
        await import_tables(copy, tmp_path / "all.jsonl")
        assert await copy.read("t") == before
        assert await copy.append("other", 5, [entry(6)]) == 6
        await backup(copy, tmp_path / "backup.db")
    async with await open_store(tmp_path / "backup.db") as again:
        assert await again.read("t") == before
        assert len(await again.read("other")) == 6
