"""Copies of the log: exports as JSON lines with a checksum, and backups of a SQLite file in use.

`export_format` has the lines of an export.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from spila.kernel.codec import Malformed, encode
from spila.store import picture_rows, version_rows
from spila.store.base import BaseStore
from spila.store.errors import StoreError, TableExists, UnknownTable
from spila.store.export_format import (
    DeckLine,
    EndLine,
    EntryLine,
    HeaderLine,
    MetaLine,
    PictureLine,
    TableLine,
    check_export,
    read_export,
)
from spila.store.schema import deck_versions, entries, meta, picture_uses, pictures, table_decks, tables
from spila.store.sqlite import SqliteStore

CHUNK = 500
PRIVATE = 0o600
"""Rights of a copy: it holds the seeds of running games, like the database."""


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

    await asyncio.to_thread(check_export, path)  # first, so that a bad file never blocks the writer
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
    _make_private(target)
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


def _make_private(partial: Path) -> None:
    """An empty file that is its owner's alone, instead of what an earlier process may have left behind."""
    partial.unlink(missing_ok=True)
    partial.touch(PRIVATE, exist_ok=False)


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
    _make_private(path)
    with path.open("wb") as file:

        def write_line(line: msgspec.Struct) -> None:
            text = encode(line) + b"\n"
            digest.update(text)
            file.write(text)

        decks = _decks(connection, chosen)
        write_line(HeaderLine("tables", 3 if decks else 2))
        for hash in dict.fromkeys(hash for hashes in decks.values() for hash in hashes):
            write_line(_deck_line(connection, hash))
        for each in chosen:
            total += _write_table(connection, each, decks.get(each), write_line)
        write_line(EndLine(len(chosen), total, digest.hexdigest()))
    return len(chosen)


def _decks(connection: Connection, chosen: Sequence[str]) -> dict[str, tuple[str, ...]]:
    """The versions of decks that these tables refer to."""
    found: dict[str, tuple[str, ...]] = {}
    wanted = set(chosen)
    for row in connection.execute(select(table_decks).order_by(table_decks.c.table_id, table_decks.c.hash)):
        if row.table_id in wanted:
            found[row.table_id] = (*found.get(row.table_id, ()), row.hash)
    return found


def _deck_line(connection: Connection, hash: str) -> DeckLine:
    row = connection.execute(select(deck_versions).where(deck_versions.c.hash == hash)).one()
    joined = pictures.join(picture_uses, picture_uses.c.picture == pictures.c.hash)
    used = connection.execute(
        select(pictures).select_from(joined).where(picture_uses.c.deck == hash).order_by(pictures.c.hash)
    )
    lines = tuple(PictureLine(each.hash, each.kind, each.width, each.height, each.body) for each in used)
    return DeckLine(row.hash, row.cards, row.created_at, row.content, lines)


def _keep_deck(connection: Connection, line: DeckLine) -> None:
    for picture in line.pictures:
        row = picture_rows.PictureRow(picture.hash, picture.kind, picture.body, picture.width, picture.height)
        picture_rows.put(connection, row, line.created)
    version = version_rows.VersionRow(line.hash, line.content, line.cards, line.created)
    version_rows.keep(connection, version, [picture.hash for picture in line.pictures])


def _write_table(connection: Connection, table_id: str, decks: tuple[str, ...] | None, write_line: Any) -> int:
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
            backfilled=row.backfilled,
            end_hash=None if row.end_hash is None else row.end_hash.hex(),
            decks=decks or msgspec.UNSET,
        )
    )
    for after in range(0, version, CHUNK):
        part = select(entries).where(
            entries.c.table_id == table_id, entries.c.version > after, entries.c.version <= after + CHUNK
        )
        for entry in connection.execute(part.order_by(entries.c.version)):
            link = None if entry.hash is None else entry.hash.hex()
            write_line(EntryLine(entry.version, entry.at, msgspec.Raw(entry.entry), link))
    return int(version)


def _read(connection: Connection, path: Path) -> int:
    ends: dict[str, bytes] = {}
    table_id, rows = "", list[dict[str, Any]]()
    for line, link in read_export(path):
        if isinstance(line, DeckLine):
            _keep_deck(connection, line)
            continue
        if isinstance(line, TableLine):
            _insert_entries(connection, rows)
            table_id = line.id
            _insert_table(connection, line)
        else:
            rows.append(
                {"table_id": table_id, "version": line.version, "at": line.at, "entry": bytes(line.entry), "hash": link}
            )
            if len(rows) >= CHUNK:
                _insert_entries(connection, rows)
        ends[table_id] = link
    _insert_entries(connection, rows)
    for each, link in ends.items():
        closed = tables.c.id == each, tables.c.finished_at.is_not(None)
        connection.execute(update(tables).where(*closed).values(end_hash=link))
    return len(ends)


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
            backfilled=line.version if line.backfilled is None else line.backfilled,
        )
    )
    for hash in line.decks or ():
        connection.execute(insert(table_decks).values(table_id=line.id, hash=hash))
    for key, value in line.meta.items():
        connection.execute(
            insert(meta).values(table_id=line.id, key=key, version=value.version, value=bytes(value.value))
        )
