"""The statements for both databases: SQLAlchemy Core on a connection that the caller has opened."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple, cast

from sqlalchemy import Connection, Select, and_, case, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from spila.store import chain
from spila.store.errors import RowChanged, RowMissing, Stale, TableExists, TableFinished, UnknownTable
from spila.store.log import SEATING, Logged, Meta, State, TableInfo
from spila.store.schema import entries, meta, tables

FORGET_BATCH = 50
"""Tables deleted per transaction, so that a large clean-up never delays appends for long."""


def create(connection: Connection, table_id: str, header: bytes, seating: bytes, now: int) -> None:
    """Insert a table."""
    try:
        connection.execute(insert(tables).values(id=table_id, header=header, created_at=now, active_at=now))
    except IntegrityError:
        raise TableExists(table_id) from None
    connection.execute(insert(meta).values(table_id=table_id, key=SEATING, version=1, value=seating))


def delete_table(connection: Connection, table_id: str) -> None:
    """Delete a table with everything that belongs to it."""
    if connection.execute(delete(tables).where(tables.c.id == table_id)).rowcount == 0:
        raise UnknownTable(table_id)


def header(connection: Connection, table_id: str) -> bytes:
    """The header that the table was created with."""
    found = connection.execute(select(tables.c.header).where(tables.c.id == table_id)).scalar()
    if found is None:
        raise UnknownTable(table_id)
    return cast(bytes, found)


def headers(connection: Connection, table_ids: Collection[str]) -> dict[str, bytes]:
    """The headers of these tables; those that are not there are left out."""
    found = connection.execute(select(tables.c.id, tables.c.header).where(tables.c.id.in_(table_ids)))
    return {row[0]: row[1] for row in found}


def status(connection: Connection, table_id: str) -> tuple[int, bool]:
    """The table's version, and whether it is finished."""
    found = connection.execute(
        select(_last_version(tables.c.id), tables.c.finished_at).where(tables.c.id == table_id)
    ).first()
    if found is None:
        raise UnknownTable(table_id)
    return found[0], found[1] is not None


class Head(NamedTuple):
    """Where a log stands: its version, the hash of its last entry, and whether it is finished."""

    version: int
    hash: bytes
    finished: bool


def head(connection: Connection, table_id: str) -> Head:
    """Where the log stands; `RowChanged` if its last entry has no hash, so that nothing can follow it."""
    version, finished = status(connection, table_id)
    if version == 0:
        return Head(0, root(connection, table_id), finished)
    found = connection.execute(
        select(entries.c.hash).where(entries.c.table_id == table_id, entries.c.version == version)
    ).scalar()
    if found is None:
        raise RowChanged(table_id, version)
    return Head(version, found, finished)


def root(connection: Connection, table_id: str) -> bytes:
    """The hash before the first entry."""
    return root_and_backfilled(connection, table_id)[0]


def root_and_backfilled(connection: Connection, table_id: str) -> tuple[bytes, int]:
    """The hash before the first entry, and the number of entries that were hashed later."""
    found = connection.execute(select(tables.c.header, tables.c.backfilled).where(tables.c.id == table_id)).first()
    if found is None:
        raise UnknownTable(table_id)
    return chain.root(table_id, found[0], found[1]), found[1]


def versions(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """The versions of these tables; tables without entries are left out."""
    found = connection.execute(
        select(entries.c.table_id, func.max(entries.c.version))
        .where(entries.c.table_id.in_(table_ids))
        .group_by(entries.c.table_id)
    )
    return {row[0]: row[1] for row in found}


def read(connection: Connection, table_id: str, after: int, most: int | None = None) -> list[Logged]:
    """The entries after a version, their chain verified. `RowMissing` too if the caller has seen a version that is gone
    or, at the end of a finished log, if its last entry is not the one it was closed with.
    """
    query = select(entries.c.version, entries.c.entry, entries.c.at, entries.c.hash).where(
        entries.c.table_id == table_id, entries.c.version >= after
    )
    limit = None if most is None else most + (after > 0)
    found = [chain.Row(*row) for row in connection.execute(query.order_by(entries.c.version).limit(limit))]
    before = root(connection, table_id) if after == 0 else _link_before(connection, table_id, after, found)
    last = chain.verify(table_id, after, before, found)
    if most is None or len(found) < most:
        end = connection.execute(select(tables.c.end_hash).where(tables.c.id == table_id)).scalar()
        if end is not None and end != last:
            raise RowMissing(table_id, after + len(found) + 1)
    return [Logged(row.version, row.entry, row.at, row.hash or b"") for row in found]


def _link_before(connection: Connection, table_id: str, after: int, found: list[chain.Row]) -> bytes:
    """The hash of the entry with this version, which is the first of those found and is taken out of them."""
    if not found and not _exists(connection, table_id):
        raise UnknownTable(table_id)
    if not found or found[0].version != after:
        raise RowMissing(table_id, after)
    link = found.pop(0).hash
    if link is None:
        raise RowChanged(table_id, after)
    return link


def get_meta(connection: Connection, table_id: str, key: str) -> Meta | None:
    """One value of the table's meta."""
    found = connection.execute(
        select(meta.c.version, meta.c.value).where(meta.c.table_id == table_id, meta.c.key == key)
    ).first()
    if found is None and not _exists(connection, table_id):
        raise UnknownTable(table_id)
    return None if found is None else Meta(found[0], found[1])


def set_meta(connection: Connection, table_id: str, expected: int, value: bytes, key: str, now: int) -> int:
    """Compare and set. Updating the table's row first locks it, which serialises concurrent writers."""
    updated = connection.execute(update(tables).where(tables.c.id == table_id).values(active_at=now))
    if not updated.rowcount:
        raise UnknownTable(table_id)
    here = and_(meta.c.table_id == table_id, meta.c.key == key)
    actual = connection.execute(select(meta.c.version).where(here)).scalar() or 0
    if actual != expected:
        raise Stale(actual)
    if expected == 0:
        connection.execute(insert(meta).values(table_id=table_id, key=key, version=1, value=value))
    else:
        connection.execute(update(meta).where(here).values(version=expected + 1, value=value))
    return expected + 1


def finish(connection: Connection, table_id: str, record: bytes, version: int | None, now: int) -> None:
    """Close a log. Appends hold a shared lock on the table's row, so none is in progress between check and update."""
    found = connection.execute(
        select(tables.c.finished_at, tables.c.record).where(tables.c.id == table_id).with_for_update()
    ).first()
    if found is None:
        raise UnknownTable(table_id)
    if found[0] is not None:
        if found[1] == record:
            return
        raise TableFinished(table_id)
    last = head(connection, table_id)
    if version is not None and last.version != version:
        raise Stale(last.version)
    values = {"finished_at": now, "active_at": now, "record": record, "end_hash": last.hash}
    connection.execute(update(tables).where(tables.c.id == table_id).values(values))


def get_record(connection: Connection, table_id: str) -> bytes | None:
    """The record of a finished table."""
    found = connection.execute(select(tables.c.record).where(tables.c.id == table_id)).first()
    if found is None:
        raise UnknownTable(table_id)
    return cast("bytes | None", found[0])


def list_tables(
    connection: Connection, state: State | None, since: int | None, until: int | None, most: int | None
) -> list[TableInfo]:
    """Tables, most recently active first."""
    rows = _table_rows().subquery()
    query = select(rows).order_by(rows.c.active.desc(), rows.c.id)
    if state is not None:
        query = query.where((rows.c.finished_at.is_(None)) if state == "open" else rows.c.finished_at.is_not(None))
    if since is not None:
        query = query.where(rows.c.active >= since)
    if until is not None:
        query = query.where(rows.c.active < until)
    return [
        TableInfo(row.id, "open" if row.finished_at is None else "finished", row.version, *row[2:5])
        for row in connection.execute(query.limit(most))
    ]


def info(connection: Connection, table_id: str) -> TableInfo:
    """One table."""
    row = connection.execute(_table_rows().where(tables.c.id == table_id)).first()
    if row is None:
        raise UnknownTable(table_id)
    return TableInfo(row.id, "open" if row.finished_at is None else "finished", row.version, *row[2:5])


def forget(connection: Connection, before: int, idle_before: int | None) -> list[str]:
    """Delete up to `FORGET_BATCH` tables that are due; an empty result means that none is left."""
    rows = _table_rows().subquery()
    due = rows.c.finished_at < before
    if idle_before is not None:
        due = or_(due, and_(rows.c.finished_at.is_(None), rows.c.active < idle_before))
    found = connection.execute(select(rows.c.id).where(due).order_by(rows.c.id).limit(FORGET_BATCH)).scalars().all()
    locked = connection.execute(
        select(tables.c.id).where(tables.c.id.in_(found)).order_by(tables.c.id).with_for_update()
    ).scalars()
    # Checked again now that the rows are locked: a table may have become active between the two queries.
    chosen = connection.execute(select(rows.c.id).where(due, rows.c.id.in_(locked.all()))).scalars().all()
    connection.execute(delete(tables).where(tables.c.id.in_(chosen)))
    return sorted(chosen)


def _exists(connection: Connection, table_id: str) -> bool:
    return connection.execute(select(literal(1)).where(tables.c.id == table_id)).first() is not None


def _last_version(table_id: Any) -> Any:
    last = select(func.max(entries.c.version)).where(entries.c.table_id == table_id).scalar_subquery()
    return func.coalesce(last, 0)


def _table_rows() -> Select[Any]:
    """Every table with its version and the time of its last activity: last entry or last change of its meta."""
    newest = entries.alias()
    last = select(func.max(entries.c.version)).where(entries.c.table_id == tables.c.id).scalar_subquery()
    joined = tables.outerjoin(newest, and_(newest.c.table_id == tables.c.id, newest.c.version == last))
    active = case((newest.c.at > tables.c.active_at, newest.c.at), else_=tables.c.active_at)
    return select(
        tables.c.id,
        func.coalesce(newest.c.version, 0).label("version"),
        tables.c.created_at,
        active.label("active"),
        tables.c.finished_at,
    ).select_from(joined)
