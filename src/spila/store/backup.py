"""Copies of the log: exports as JSON lines with a checksum, and backups of a SQLite file in use.

An export is a header line, then for each table one line and one line per entry, then a last line with the SHA-256 of
everything before it. A file that was truncated, changed or assembled by hand is refused as a whole.
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
from spila.store.log import check_document, check_id
from spila.store.schema import entries, meta, tables
from spila.store.sqlite import SqliteStore

MAX_LINE = 16_000_000
"""Bytes. Far above any line that an export contains."""
CHUNK = 500

Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]


class HeaderLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
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


class EndLine(msgspec.Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line."""

    tables: Count
    entries: Count
    sha256: str


async def export_tables(store: BaseStore, path: Path | str, table_id: str | None = None) -> int:
    """Write one table, or all, from one consistent snapshot; return the number of tables."""
    path = Path(path)
    partial = _partial_path(path)
    try:
        count = await store.query(_write, partial, table_id)
        await asyncio.to_thread(_move_into_place, partial, path)
    finally:
        partial.unlink(missing_ok=True)
    return count


async def import_tables(store: BaseStore, path: Path | str) -> int:
    """Add the tables of an export, all or none, and return their number. `Malformed` when the file is damaged,
    `TableExists` when one of the tables exists already.
    """
    path = Path(path)

    def check() -> None:
        for _ in _lines(path):
            pass

    await asyncio.to_thread(check)  # first, so that a bad file never blocks the writer
    return await store.transact(_read, path)


async def backup(store: BaseStore, path: Path | str) -> None:
    """Copy the file of a SQLite store, consistent and complete, while games continue."""
    if not isinstance(store, SqliteStore):
        raise StoreError("backup-unsupported")
    path = Path(path)
    partial = _partial_path(path)
    try:
        await asyncio.to_thread(_copy, store.path, partial)
        await asyncio.to_thread(_move_into_place, partial, path)
    finally:
        for leftover in ("", "-wal", "-shm", "-journal"):
            partial.with_name(partial.name + leftover).unlink(missing_ok=True)


def _copy(source: Path, target: Path) -> None:
    """Copy in one step, hence from one snapshot; writers continue meanwhile in the write-ahead log."""
    with closing(sqlite3.connect(source)) as original, closing(sqlite3.connect(target)) as copy:
        original.execute("PRAGMA query_only = ON")
        original.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")  # the copy is a single file
        if (found := copy.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            raise StoreError("store-unreadable", path=str(source), why=found)


def _partial_path(path: Path) -> Path:
    if path.exists():
        raise Malformed("file-exists", path=str(path))
    return path.with_name(f".{path.name}.{os.getpid()}.partial")


def _move_into_place(partial: Path, path: Path) -> None:
    """Sync the finished file to disk and give it its name; never replace an existing file."""
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

        def write_line(line: msgspec.Struct) -> None:
            text = encode(line) + b"\n"
            digest.update(text)
            file.write(text)

        write_line(HeaderLine("tables", 1))
        for each in chosen:
            total += _write_table(connection, each, write_line)
        write_line(EndLine(len(chosen), total, digest.hexdigest()))
    return len(chosen)


def _write_table(connection: Connection, table_id: str, write_line: Any) -> int:
    row = connection.execute(select(tables).where(tables.c.id == table_id)).one()
    version = connection.execute(
        select(func.coalesce(func.max(entries.c.version), 0)).where(entries.c.table_id == table_id)
    ).scalar_one()
    values = connection.execute(select(meta).where(meta.c.table_id == table_id).order_by(meta.c.key))
    write_line(
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
            write_line(EntryLine(entry.version, entry.at, msgspec.Raw(entry.entry)))
    return int(version)


def _read(connection: Connection, path: Path) -> int:
    count, table_id = 0, ""
    rows: list[dict[str, Any]] = []
    for line in _lines(path):
        if isinstance(line, TableLine):
            _insert_entries(connection, rows)
            table_id, count = line.id, count + 1
            _insert_table(connection, line)
        else:
            rows.append({"table_id": table_id, "version": line.version, "at": line.at, "entry": bytes(line.entry)})
            if len(rows) >= CHUNK:
                _insert_entries(connection, rows)
    _insert_entries(connection, rows)
    return count


def _insert_entries(connection: Connection, rows: list[dict[str, Any]]) -> None:
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
    """Yield the tables and entries of a file, each checked. Reaching the end means that the whole file is valid."""
    digest, seen, total, table, version = hashlib.sha256(), set[str](), 0, None, 0
    with path.open("rb") as file:
        first = file.readline(MAX_LINE)
        decode(HeaderLine, first, "export")
        digest.update(first)
        number = 1
        while text := file.readline(MAX_LINE):
            number += 1
            what = f"export:{number}"
            if not text.endswith(b"\n"):
                raise Malformed("export-cut", line=number)
            line = decode(TableLine | EntryLine | EndLine, text, what)
            if not isinstance(line, EntryLine) and table is not None and version != table.version:
                raise Malformed("export-entries", line=number, table=table.id, wants=table.version, has=version)
            match line:
                case EndLine():
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
                    check_document(bytes(line.entry), what)
            digest.update(text)
            yield line
    raise Malformed("export-cut", line=number + 1)


def _check_table(line: TableLine, what: str) -> None:
    check_id(line.id)
    check_document(bytes(line.header), what)
    for key, value in line.meta.items():
        check_id(key)
        check_document(bytes(value.value), what)
    check_document(bytes(line.record), what)
    if line.finished is None and bytes(line.record) != b"null":
        raise Malformed("export-record", table=line.id)
