"""Copies of the log: JSON lines that can be read anywhere, checked to the last byte; and a file's twin while in use.

An export is a line that says what it is, then for each table one line and one line per entry, then a line with the
SHA-256 of everything before it. A file that was cut off, changed or put together by hand is refused whole.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
from sqlalchemy import Connection, func, insert, select

from spila.kernel.codec import Malformed, decode, encode
from spila.store.base import BaseStore
from spila.store.errors import StoreError, TableExists, UnknownTable
from spila.store.log import checked_id, one_line
from spila.store.schema import entries, meta, tables
from spila.store.sqlite import SqliteStore

MOST_LINE = 16_000_000
"""No line of ours comes near this length."""
CHUNK = 500

Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    spila: Literal["tables"]
    format: Literal[1]


class MetaLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of a table's meta."""

    version: Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
    value: msgspec.Raw


class TableLine(msgspec.Struct, frozen=True, tag_field="line", tag="table", forbid_unknown_fields=True):
    """A table; its entries follow, as many as `version` says."""

    id: str
    version: Count
    created: Count
    active: Count
    finished: Count | None
    header: msgspec.Raw
    meta: dict[str, MetaLine]
    record: msgspec.Raw


class EntryLine(msgspec.Struct, frozen=True, tag_field="line", tag="entry", forbid_unknown_fields=True):
    """An entry of the table above."""

    version: Count
    at: Count
    entry: msgspec.Raw


class Closing(msgspec.Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line."""

    tables: Count
    entries: Count
    sha256: str


async def export_tables(store: BaseStore, path: Path | str, table_id: str | None = None) -> int:
    """Write one table, or all, as of one moment, and tell how many tables that were."""
    path = Path(path)
    partial = _beside(path)
    try:
        count = await store.ask(_write, partial, table_id)
        await asyncio.to_thread(_put, partial, path)
    finally:
        partial.unlink(missing_ok=True)
    return count


async def import_tables(store: BaseStore, path: Path | str) -> int:
    """Add the tables of an export, all or none, and tell how many. `Malformed` when the file is not as it was written,
    `TableExists` when one of them is there already.
    """
    path = Path(path)

    def checked() -> None:
        for _ in _lines(path):
            pass

    await asyncio.to_thread(checked)  # before anything is held up by writing
    return await store.change(_read, path)


async def backup(store: BaseStore, path: Path | str) -> None:
    """A copy of a SQLite store's file, consistent and complete, while tables play on."""
    if not isinstance(store, SqliteStore):
        raise StoreError("backup-unsupported")
    path = Path(path)
    partial = _beside(path)
    try:
        await asyncio.to_thread(_copy, store.path, partial)
        await asyncio.to_thread(_put, partial, path)
    finally:
        for leftover in ("", "-wal", "-shm", "-journal"):
            partial.with_name(partial.name + leftover).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """In one step, which is one moment: writers go on beside it, in the write-ahead log."""
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copy:
        original.execute("PRAGMA query_only = ON")
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # nothing of the copy lies outside its file
        if (found := copy.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            raise StoreError("store-unreadable", path=str(source), why=found)


def _beside(path: Path) -> Path:
    if path.exists():
        raise Malformed("file-exists", path=str(path))
    return path.with_name(f".{path.name}.{os.getpid()}.partial")


def _put(partial: Path, path: Path) -> None:
    """Give the finished file its name, once its content is on the disk, and never over another."""
    with partial.open("rb+") as file:
        os.fsync(file.fileno())
    try:
        os.link(partial, path)
    except FileExistsError:
        raise Malformed("file-exists", path=str(path)) from None


def _write(connection: Connection, path: Path, table_id: str | None) -> int:
    wanted = select(tables).order_by(tables.c.id)
    if table_id is not None:
        wanted = wanted.where(tables.c.id == table_id)
    chosen = connection.execute(select(wanted.subquery().c.id)).scalars().all()
    if table_id is not None and not chosen:
        raise UnknownTable(table_id)
    digest, total = hashlib.sha256(), 0
    with path.open("wb") as file:

        def put(line: msgspec.Struct) -> None:
            text = encode(line) + b"\n"
            digest.update(text)
            file.write(text)

        put(Opening("tables", 1))
        for each in chosen:
            total += _write_table(connection, each, put)
        put(Closing(len(chosen), total, digest.hexdigest()))
    return len(chosen)


def _write_table(connection: Connection, table_id: str, put: Any) -> int:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
    version = connection.execute(
        select(func.coalesce(func.max(entries.c.version), 0)).where(entries.c.table_id == table_id)
    ).scalar_one()
    values = connection.execute(select(meta).where(meta.c.table_id == table_id).order_by(meta.c.key))
    put(
        TableLine(
            id=row.id,
            version=version,
            created=row.created_at,
            active=row.active_at,
            finished=row.finished_at,
            header=msgspec.Raw(row.header),
            meta={value.key: MetaLine(value.version, msgspec.Raw(value.value)) for value in values},
            record=msgspec.Raw(b"null" if row.record is None else row.record),
        )
    )
    for after in range(0, version, CHUNK):
        part = select(entries).where(
            entries.c.table_id == table_id, entries.c.version > after, entries.c.version <= after + CHUNK
        )
        for entry in connection.execute(part.order_by(entries.c.version)):
            put(EntryLine(entry.version, entry.at, msgspec.Raw(entry.entry)))
    return int(version)


def _read(connection: Connection, path: Path) -> int:
    count, table_id = 0, ""
    rows: list[dict[str, Any]] = []
    for line in _lines(path):
        if isinstance(line, TableLine):
            _insert(connection, rows)
            table_id, count = line.id, count + 1
            _insert_table(connection, line)
        else:
            rows.append({"table_id": table_id, "version": line.version, "at": line.at, "entry": bytes(line.entry)})
            if len(rows) >= CHUNK:
                _insert(connection, rows)
    _insert(connection, rows)
    return count


def _insert(connection: Connection, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(entries), rows)
        rows.clear()


def _insert_table(connection: Connection, line: TableLine) -> None:
    if connection.execute(select(tables.c.id).where(tables.c.id == line.id)).first() is not None:
        raise TableExists(line.id)
    connection.execute(
        insert(tables).values(
            id=line.id,
            header=bytes(line.header),
            created_at=line.created,
            active_at=line.active,
            finished_at=line.finished,
            record=None if line.finished is None else bytes(line.record),
        )
    )
    for key, value in line.meta.items():
        connection.execute(
            insert(meta).values(table_id=line.id, key=key, version=value.version, value=bytes(value.value))
        )


def _lines(path: Path) -> Iterator[TableLine | EntryLine]:
    """The tables and entries of a file, each checked; the end of the iteration says that the whole file is good."""
    digest, seen, total, table, version = hashlib.sha256(), set[str](), 0, None, 0
    with path.open("rb") as file:
        first = file.readline(MOST_LINE)
        decode(Opening, first, "export")
        digest.update(first)
        number = 1
        while text := file.readline(MOST_LINE):
            number += 1
            what = f"export:{number}"
            if not text.endswith(b"\n"):
                raise Malformed("export-cut", line=number)
            line = decode(TableLine | EntryLine | Closing, text, what)
            if not isinstance(line, EntryLine) and table is not None and version != table.version:
                raise Malformed("export-entries", line=number, table=table.id, wants=table.version, has=version)
            match line:
                case Closing():
                    if (line.tables, line.entries, line.sha256) != (len(seen), total, digest.hexdigest()):
                        raise Malformed("export-changed", line=number)
                    if file.read(1):
                        raise Malformed("export-cut", line=number)
                    return
                case TableLine():
                    _check_table(line, what)
                    if line.id in seen:
                        raise Malformed("export-twice", line=number, table=line.id)
                    table, version = line, 0
                    seen.add(line.id)
                case EntryLine():
                    version, total = version + 1, total + 1
                    if table is None or line.version != version:
                        raise Malformed("export-version", line=number, wants=version, has=line.version)
                    one_line(bytes(line.entry), what)
            digest.update(text)
            yield line
    raise Malformed("export-cut", line=number + 1)


def _check_table(line: TableLine, what: str) -> None:
    checked_id(line.id)
    one_line(bytes(line.header), what)
    for key, value in line.meta.items():
        checked_id(key)
        one_line(bytes(value.value), what)
    one_line(bytes(line.record), what)
    if line.finished is None and bytes(line.record) != b"null":
        raise Malformed("export-record", table=line.id)
