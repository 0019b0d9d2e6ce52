"""What is asked of either database, once for both: plain SQLAlchemy Core on a connection somebody else opened."""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import Connection, Select, and_, case, delete, func, insert, literal, or_, select, update
from sqlalchemy.exc import IntegrityError

from spila.store.errors import Stale, TableExists, TableFinished, UnknownTable
from spila.store.log import SEATING, Logged, Meta, State, TableInfo
from spila.store.schema import entries, meta, tables

AT_ONCE = 50
"""Tables deleted in one transaction, so that a large clean-up never holds up the games for long."""


def create(connection: Connection, table_id: str, header: bytes, seating: bytes, now: int) -> None:
    """A new table."""
    try:
        connection.execute(insert(tables).values(id=table_id, header=header, created_at=now, active_at=now))
    except IntegrityError:
        raise TableExists(table_id) from None
    connection.execute(insert(meta).values(table_id=table_id, key=SEATING, version=1, value=seating))


def header(connection: Connection, table_id: str) -> bytes:
    """What the table was created with."""
    found = connection.execute(select(tables.c.header).where(tables.c.id == table_id)).scalar()
    if found is None:
        raise UnknownTable(table_id)
    return cast(bytes, found)


def standing(connection: Connection, table_id: str) -> tuple[int, bool]:
    """The table's version, and whether it is finished."""
    found = connection.execute(
        select(_last_version(tables.c.id), tables.c.finished_at).where(tables.c.id == table_id)
    ).first()
    if found is None:
        raise UnknownTable(table_id)
    return found[0], found[1] is not None


def versions(connection: Connection, table_ids: list[str]) -> dict[str, int]:
    """The versions of those of these tables that have entries."""
    found = connection.execute(
        select(entries.c.table_id, func.max(entries.c.version))
        .where(entries.c.table_id.in_(table_ids))
        .group_by(entries.c.table_id)
    )
    return {row[0]: row[1] for row in found}


def read(connection: Connection, table_id: str, after: int) -> list[Logged]:
    """The entries after a version."""
    found = connection.execute(
        select(entries.c.version, entries.c.entry, entries.c.at)
        .where(entries.c.table_id == table_id, entries.c.version > after)
        .order_by(entries.c.version)
    ).all()
    if not found and not _exists(connection, table_id):
        raise UnknownTable(table_id)
    return [Logged(row[0], row[1], row[2]) for row in found]


def get_meta(connection: Connection, table_id: str, key: str) -> Meta | None:
    """One value of the table's meta."""
    found = connection.execute(
        select(meta.c.version, meta.c.value).where(meta.c.table_id == table_id, meta.c.key == key)
    ).first()
    if found is None and not _exists(connection, table_id):
        raise UnknownTable(table_id)
    return None if found is None else Meta(found[0], found[1])


def set_meta(connection: Connection, table_id: str, expected: int, value: bytes, key: str, now: int) -> int:
    """Compare and set. The row of the table is taken first, so that two writers come one after the other."""
    moved = connection.execute(update(tables).where(tables.c.id == table_id).values(active_at=now))
    if not moved.rowcount:
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
    """Close a log. Appends hold the table's row shared, so none is half-way while this looks and writes."""
    found = connection.execute(
        select(tables.c.finished_at, tables.c.record).where(tables.c.id == table_id).with_for_update()
    ).first()
    if found is None:
        raise UnknownTable(table_id)
    if found[0] is not None:
        if found[1] == record:
            return
        raise TableFinished(table_id)
    actual, _ = standing(connection, table_id)
    if version is not None and actual != version:
        raise Stale(actual)
    connection.execute(
        update(tables).where(tables.c.id == table_id).values(finished_at=now, active_at=now, record=record)
    )


def get_record(connection: Connection, table_id: str) -> bytes | None:
    """The record of a finished table."""
    found = connection.execute(select(tables.c.record).where(tables.c.id == table_id)).first()
    if found is None:
        raise UnknownTable(table_id)
    return cast("bytes | None", found[0])


def listing(
    connection: Connection, state: State | None, since: int | None, until: int | None, most: int | None
) -> list[TableInfo]:
    """Tables by their last activity."""
    known = _known().subquery()
    query = select(known).order_by(known.c.active.desc(), known.c.id)
    if state is not None:
        query = query.where((known.c.finished_at.is_(None)) if state == "open" else known.c.finished_at.is_not(None))
    if since is not None:
        query = query.where(known.c.active >= since)
    if until is not None:
        query = query.where(known.c.active < until)
    return [
        TableInfo(row.id, "open" if row.finished_at is None else "finished", row.version, *row[2:5])
        for row in connection.execute(query.limit(most))
    ]


def info(connection: Connection, table_id: str) -> TableInfo:
    """One table."""
    row = connection.execute(_known().where(tables.c.id == table_id)).first()
    if row is None:
        raise UnknownTable(table_id)
    return TableInfo(row.id, "open" if row.finished_at is None else "finished", row.version, *row[2:5])


def forget(connection: Connection, before: int, idle_before: int | None) -> list[str]:
    """Delete up to `AT_ONCE` tables that are due; an empty answer says that none is left."""
    known = _known().subquery()
    due = known.c.finished_at < before
    if idle_before is not None:
        due = or_(due, and_(known.c.finished_at.is_(None), known.c.active < idle_before))
    found = connection.execute(select(known.c.id).where(due).order_by(known.c.id).limit(AT_ONCE)).scalars().all()
    mine = connection.execute(
        select(tables.c.id).where(tables.c.id.in_(found)).order_by(tables.c.id).with_for_update()
    ).scalars()
    # Looked at again now that nobody can append: a table may have come to life between the two questions.
    chosen = connection.execute(select(known.c.id).where(due, known.c.id.in_(mine.all()))).scalars().all()
    connection.execute(delete(tables).where(tables.c.id.in_(chosen)))
    return sorted(chosen)


def _exists(connection: Connection, table_id: str) -> bool:
    return connection.execute(select(literal(1)).where(tables.c.id == table_id)).first() is not None


def _last_version(table_id: Any) -> Any:
    last = select(func.max(entries.c.version)).where(entries.c.table_id == table_id).scalar_subquery()
    return func.coalesce(last, 0)


def _known() -> Select[Any]:
    """Every table with its version and its last activity, the later of its meta's and its log's."""
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
