"""Export and import of one table or of all, damaged files refused as a whole, a backup while games continue."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from spila.kernel import Malformed
from spila.kernel.codec import Coded
from spila.store import BaseStore, Meta, StoreError, TableExists, TableInfo, UnknownTable, open_store
from spila.store.backup import backup, export_tables, import_tables
from tests.store.databases import SEATS, Clock, Database, entry, log_of, table

pytestmark = pytest.mark.anyio


async def open_filled(place: Database) -> BaseStore:
    clock = Clock(100)
    store = await place.open(clock=clock)
    for name in ("a", "b", "empty"):
        await table(store, name)
    await store.append("a", 0, [entry(number) for number in range(1200)])
    await store.set_meta("a", 0, '{"names":["Þóra","Åse"]}'.encode(), "chat")
    clock.now = 200
    await store.append("b", 0, [b"null", b"1.50", b'{ "spaced" : [1, 2] }'])
    await store.finish("b", b'{"seed":"00ff","result":[1,0]}\n')
    return store


Contents = list[tuple[TableInfo, bytes, Meta | None, Meta | None, bytes | None, list[tuple[int, bytes]]]]


async def contents(store: BaseStore) -> Contents:
    return [
        (
            info,
            await store.header(info.id),
            await store.meta(info.id),
            await store.meta(info.id, "chat"),
            await store.record(info.id),
            await log_of(store, info.id),
        )
        for info in await store.tables()
    ]


async def test_everything_goes_out_and_comes_back_the_same(place: Database, tmp_path: Path) -> None:
    store = await open_filled(place)
    assert await export_tables(store, tmp_path / "all.jsonl") == 3
    async with await open_store(tmp_path / "other.db") as other:
        assert await import_tables(other, tmp_path / "all.jsonl") == 3
        assert await contents(other) == await contents(store)
        assert await export_tables(other, tmp_path / "again.jsonl") == 3
        assert await other.append("a", 1200, [entry("on")]) == 1201
    assert (tmp_path / "again.jsonl").read_bytes() == (tmp_path / "all.jsonl").read_bytes()


async def test_an_export_from_before_the_chain_is_hashed_on_import(sqlite_place: Database, tmp_path: Path) -> None:
    store = await open_filled(sqlite_place)
    await export_tables(store, tmp_path / "new.jsonl")
    lines = []
    for text in (tmp_path / "new.jsonl").read_bytes().splitlines():
        line = json.loads(text)
        for field in ("hash", "backfilled", "end_hash"):
            line.pop(field, None)
        if "format" in line:
            line["format"] = 1
        lines.append(json.dumps(line, separators=(",", ":")).encode() + b"\n")
    (tmp_path / "old.jsonl").write_bytes(sealed(lines))
    async with await open_store(tmp_path / "other.db") as other:
        assert await import_tables(other, tmp_path / "old.jsonl") == 3
        assert len(await other.read("a")) == 1200
        await export_tables(other, tmp_path / "again.jsonl")
    found = [json.loads(line) for line in (tmp_path / "again.jsonl").read_bytes().splitlines()]
    tables = {line["id"]: line for line in found if line.get("line") == "table"}
    assert {name: line["backfilled"] for name, line in tables.items()} == {"a": 1200, "b": 3, "empty": 0}
    assert tables["b"]["end_hash"] == next(line["hash"] for line in found if line.get("entry") == {"spaced": [1, 2]})


async def test_one_table_moves_to_another_store(place: Database, tmp_path: Path) -> None:
    async with await open_store(tmp_path / "home.db") as home:
        await table(home, "guest")
        await home.append("guest", 0, [entry(1), entry(2)])
        assert await export_tables(home, tmp_path / "guest.jsonl", "guest") == 1
        with pytest.raises(UnknownTable):
            await export_tables(home, tmp_path / "no.jsonl", "nobody")
    store = await open_filled(place)
    assert await import_tables(store, tmp_path / "guest.jsonl") == 1
    assert await log_of(store, "guest") == [(1, entry(1)), (2, entry(2))]
    assert await store.meta("guest") == Meta(1, SEATS)
    assert sorted(path.name for path in tmp_path.glob("*no*")) == []


async def test_a_table_that_is_there_already_stops_the_whole_import(place: Database, tmp_path: Path) -> None:
    store = await open_filled(place)
    await export_tables(store, tmp_path / "all.jsonl")
    async with await open_store(tmp_path / "other.db") as other:
        await table(other, "empty")
        with pytest.raises(TableExists):
            await import_tables(other, tmp_path / "all.jsonl")
        assert [each.id for each in await other.tables()] == ["empty"]
    with pytest.raises(TableExists):
        await import_tables(store, tmp_path / "all.jsonl")
    assert len(await store.tables()) == 3


def sealed(lines: list[bytes]) -> bytes:
    """The lines with a matching last line, as a forger who knows the format would write it."""
    body = b"".join(lines[:-1])
    end = json.loads(lines[-1])
    end["tables"] = sum(b'"line":"table"' in line for line in lines)
    end["entries"] = sum(b'"line":"entry"' in line for line in lines)
    end["sha256"] = hashlib.sha256(body).hexdigest()
    return body + json.dumps(end).encode() + b"\n"


def sealed_without(number: int) -> Callable[[list[bytes]], bytes]:
    return lambda lines: sealed(lines[:number] + lines[number + 1 :])


BAD: dict[str, tuple[str, Callable[[list[bytes]], bytes]]] = {
    "empty": ("unreadable", lambda lines: b""),
    "not ours": ("unreadable", lambda lines: b'{"spila":"record"}\n'),
    "another format": ("unreadable", lambda lines: lines[0].replace(b"2", b"9") + b"".join(lines[1:])),
    "cut in a line": ("export-cut", lambda lines: b"".join(lines)[:-20]),
    "cut in the first line": ("unreadable", lambda lines: lines[0][:9]),
    "cut between lines": ("export-cut", lambda lines: b"".join(lines[:-1])),
    "more after the end": ("export-cut", lambda lines: b"".join(lines) + lines[1]),
    "a changed entry": ("log-row-changed", lambda lines: b"".join(lines).replace(b'"move":"7"', b'"move":"8"')),
    "a changed name": ("export-changed", lambda lines: b"".join(lines).replace("Åse".encode(), b"Ase")),
    "a wrong count": ("export-changed", lambda lines: b"".join(lines).replace(b'"entries":12', b'"entries":13')),
    "a missing entry": ("export-version", sealed_without(5)),
    "a missing last entry": ("export-entries", lambda lines: sealed([line for line in lines if b"1199" not in line])),
    "an entry of no table": ("export-version", lambda lines: sealed([lines[0], lines[2], lines[-1]])),
    "a changed and sealed entry": (
        "log-row-changed", lambda lines: sealed([line.replace(b'"move":"7"', b'"move":"8"') for line in lines]),
    ),
    "an end cut off and sealed": ("log-row-missing", lambda lines: sealed(_shortened(lines))),
    "a table twice": ("export-twice", lambda lines: sealed([*lines[:-1], lines[-2], lines[-1]])),
    "a bad id": ("table-id", lambda lines: sealed([line.replace(b'"id":"a"', b'"id":"a b"') for line in lines])),
    "half a finish": ("export-record", lambda lines: sealed([_unfinished(line) for line in lines])),
    "a field too many": ("unreadable", lambda lines: sealed([line.replace(b'"id"', b'"x":1,"id"') for line in lines])),
    "no text": ("unreadable", lambda lines: sealed([lines[0], b"\xff\x00\n", *lines[1:]])),
}  # fmt: skip


def _shortened(lines: list[bytes]) -> list[bytes]:
    """Without the last entry of the finished table, and with that subtracted in the line of the table."""
    short = [line for line in lines if b"spaced" not in line]
    return [line.replace(b'"version":3', b'"version":2') if b'"id":"b"' in line else line for line in short]


def _unfinished(line: bytes) -> bytes:
    return line.replace(b'"finished":200', b'"finished":null')


async def test_a_bad_file_is_one_clear_error_and_nothing_is_written(sqlite_place: Database, tmp_path: Path) -> None:
    store = await open_filled(sqlite_place)
    await export_tables(store, tmp_path / "all.jsonl")
    lines = (tmp_path / "all.jsonl").read_bytes().splitlines(keepends=True)
    async with await open_store(tmp_path / "other.db") as other:
        for name, (code, spoil) in BAD.items():
            bad = tmp_path / f"{name}.jsonl"
            bad.write_bytes(spoil(lines))
            with pytest.raises(Coded) as caught:
                await import_tables(other, bad)
            assert caught.value.code == code, name
            assert await other.tables() == [], name
        assert sealed(lines) == b"".join(lines).replace(lines[-1], sealed(lines).splitlines(keepends=True)[-1])
        (tmp_path / "sealed.jsonl").write_bytes(sealed(lines))
        assert await import_tables(other, tmp_path / "sealed.jsonl") == 3, "the spoiling spoils, not the sealing"


async def test_an_export_never_writes_over_a_file(place: Database, tmp_path: Path) -> None:
    store = await open_filled(place)
    (tmp_path / "mine").write_text("mine")
    with pytest.raises(Malformed) as caught:
        await export_tables(store, tmp_path / "mine")
    assert caught.value.code == "file-exists"
    assert (tmp_path / "mine").read_text() == "mine"


async def test_an_export_shows_one_moment_while_tables_play_on(place: Database, tmp_path: Path) -> None:
    store = await place.open()
    names = [await table(store, f"t{number}") for number in range(10)]
    stop = asyncio.Event()

    async def play(name: str) -> int:
        version = 0
        while not stop.is_set():
            version = await store.append(name, version, [entry(version)])
        return version

    playing = asyncio.gather(*(play(name) for name in names))
    for number in range(5):
        with store.watch("t0") as watch:
            await anext(watch)
        await export_tables(store, tmp_path / f"{number}.jsonl")
    stop.set()
    assert min(await playing) > 0
    for number in range(5):
        async with await open_store(tmp_path / f"{number}.db") as copy:
            assert await import_tables(copy, tmp_path / f"{number}.jsonl") == 10


async def test_a_backup_taken_while_tables_play_is_whole(sqlite_place: Database, tmp_path: Path) -> None:
    store = await sqlite_place.open()
    names = [await table(store, f"t{number}") for number in range(20)]
    stop = asyncio.Event()
    acknowledged = dict.fromkeys(names, 0)

    async def play(name: str) -> None:
        while not stop.is_set():
            acknowledged[name] = await store.append(name, acknowledged[name], [entry(acknowledged[name])])

    playing = asyncio.gather(*(play(name) for name in names))
    for number in range(3):
        with store.watch("t0") as watch:
            await anext(watch)
        before = dict(acknowledged)
        await backup(store, tmp_path / f"{number}.db")
        after = dict(acknowledged)
        async with await open_store(tmp_path / f"{number}.db") as copy:
            for name in names:
                log = await log_of(copy, name)
                assert log == [(version, entry(version - 1)) for version in range(1, len(log) + 1)]
                assert before[name] <= len(log) <= after[name] + 1, "all of before, at most one more under way"
    stop.set()
    await playing
    with pytest.raises(Malformed) as caught:
        await backup(store, tmp_path / "0.db")
    assert caught.value.code == "file-exists"
    assert [path.name for path in tmp_path.iterdir() if "partial" in path.name] == []


async def test_a_backup_can_be_taken_from_another_process(sqlite_place: Database, tmp_path: Path) -> None:
    """As `spila backup` does beside a running server: through a store that only reads."""
    store = await open_filled(sqlite_place)
    reader = await sqlite_place.open(readonly=True)
    await backup(reader, tmp_path / "copy.db")
    async with await open_store(tmp_path / "copy.db") as copy:
        assert await contents(copy) == await contents(store)


async def test_postgresql_has_its_own_backups(postgres_place: Database, tmp_path: Path) -> None:
    store = await postgres_place.open()
    with pytest.raises(StoreError) as caught:
        await backup(store, tmp_path / "copy.db")
    assert caught.value.code == "backup-unsupported"
