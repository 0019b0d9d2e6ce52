"""The SQLite file: how it is opened, who may write to it, and what happens on disk errors."""

from __future__ import annotations

import asyncio
import gc
import resource
import sqlite3
import warnings
from pathlib import Path

import pytest
from sqlalchemy import event

from spila.store import StoreError, open_store
from spila.store.sqlite import SqliteStore
from tests.store.child import child, open_once
from tests.store.databases import Database, entry, log_of, table

pytestmark = pytest.mark.anyio


async def open_sqlite(place: Database) -> SqliteStore:
    store = await place.open()
    assert isinstance(store, SqliteStore)
    return store


async def test_the_file_is_written_in_the_safe_way(sqlite_place: Database) -> None:
    store = await open_sqlite(sqlite_place)

    def pragma(connection: object, name: str) -> object:
        return connection.exec_driver_sql(f"PRAGMA {name}").scalar()  # type: ignore[attr-defined]

    found = [
        await store.transact(pragma, name) for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
    ]
    assert found == ["wal", 2, 1, 5000]
    assert await store.query(pragma, "query_only") == 1


async def test_a_second_writer_is_refused_in_this_process_and_in_another(sqlite_place: Database) -> None:
    store = await open_sqlite(sqlite_place)
    with pytest.raises(StoreError) as caught:
        await sqlite_place.open()
    assert caught.value.code == "store-locked"
    with child(open_once, sqlite_place.where) as other:
        assert other.output.recv_bytes() == b"store-locked"
    await table(store)
    await store.close()
    with child(open_once, sqlite_place.where) as other:
        assert other.output.recv_bytes() == b"open"


async def test_addresses_of_files(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "spila.db"
    for where in (path, str(path), f"sqlite:///{path}", f"sqlite+aiosqlite:///{path}"):
        async with await open_store(where) as store:
            assert isinstance(store, SqliteStore)
            assert store.path == path
    with pytest.raises(StoreError) as caught:
        await open_store("mysql://localhost/spila")
    assert caught.value.code == "store-address"
    with pytest.raises(StoreError) as caught:
        await open_store(tmp_path / "none.db", readonly=True)
    assert caught.value.code == "store-missing"


@pytest.mark.parametrize("readonly", [False, True])
async def test_a_file_that_is_no_database_is_one_clear_error(tmp_path: Path, readonly: bool) -> None:
    path = tmp_path / "spila.db"
    path.write_bytes(b"a letter to grandmother" * 500)
    with pytest.raises(StoreError) as caught:
        await open_store(path, readonly=readonly)
    assert caught.value.code == "store-unreadable"
    assert path.read_bytes().startswith(b"a letter to grandmother")


async def test_when_the_disk_is_full_only_what_does_not_fit_fails(sqlite_place: Database) -> None:
    store = await open_sqlite(sqlite_place)
    names = [await table(store, f"t{number}") for number in range(20)]

    def limit(connection: object, pages: int) -> int:
        full = connection.exec_driver_sql("PRAGMA page_count").scalar() + pages  # type: ignore[attr-defined]
        return int(connection.exec_driver_sql(f"PRAGMA max_page_count = {full}").scalar())  # type: ignore[attr-defined]

    await store.transact(limit, 20)
    large = entry("x" * 200_000)
    answers = await asyncio.gather(
        *(store.append(each, 0, [large if number == 7 else entry(1)]) for number, each in enumerate(names)),
        return_exceptions=True,
    )
    assert isinstance(answers[7], StoreError)
    assert answers[7].code == "store-write"
    assert answers[:7] + answers[8:] == [1] * 19
    assert await store.version("t7") == 0
    assert await store.append("t7", 0, [entry("small")]) == 1


async def test_after_an_error_of_the_disk_nothing_more_is_acknowledged_until_opened_again(
    sqlite_place: Database,
) -> None:
    store = await open_sqlite(sqlite_place)
    await table(store)
    await store.append("t", 0, [entry(1)])
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    size = Path(sqlite_place.where + "-wal").stat().st_size
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, limits[1]))
    try:
        with pytest.raises(StoreError) as caught:
            await store.append("t", 1, [entry("y" * 100_000)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)
    assert caught.value.code == "store-broken"
    with pytest.raises(StoreError) as caught:
        await store.append("t", 1, [entry(2)])
    assert caught.value.code == "store-broken"
    await store.close()
    again = await open_sqlite(sqlite_place)
    assert await log_of(again, "t") == [(1, entry(1))]
    assert await again.append("t", 1, [entry(2)]) == 2


async def test_an_acknowledged_append_is_in_the_file_at_that_very_moment(sqlite_place: Database) -> None:
    """Large entries make commits slow, so an answer given before the commit would fail here."""
    store = await open_sqlite(sqlite_place)
    await table(store)
    other = sqlite3.connect(sqlite_place.where)
    for version in range(1, 16):
        await store.append("t", version - 1, [entry("z" * 1_000_000)])
        assert other.execute("SELECT max(version) FROM entries").fetchone() == (version,)
    other.close()


async def test_the_file_is_plain_sqlite(sqlite_place: Database) -> None:
    store = await open_sqlite(sqlite_place)
    await table(store)
    await store.append("t", 0, [entry(1)])
    await store.close()
    with sqlite3.connect(sqlite_place.where) as plain:
        assert plain.execute("SELECT table_id, version, entry FROM entries").fetchall() == [("t", 1, entry(1))]
        assert plain.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
        assert plain.execute("PRAGMA foreign_key_check").fetchall() == []
    plain.close()


async def test_closing_answers_what_was_asked_for_and_leaves_no_connection_open(sqlite_place: Database) -> None:
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        store = await open_sqlite(sqlite_place)
        reached = asyncio.Event()

        @event.listens_for(store._readers.sync_engine, "begin", insert=True)
        def in_use(_connection: object) -> None:
            reached.set()

        reading = asyncio.create_task(store.tables())
        await reached.wait()
        await store.close()
        assert await reading == []
        del reading, store, in_use
        gc.collect()
    assert [str(warning.message) for warning in found if warning.category is ResourceWarning] == []
