"""Appending to PostgreSQL: appends that arrive during a commit share the next statement and the next commit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import asyncpg

from spila.store.base import Append, Counters
from spila.store.errors import Closed, Stale, StoreError, TableFinished, Unavailable, Uncertain, UnknownTable
from spila.store.pg_connect import CONNECTION_ERRORS, Backoff, connect, reason

VERSION_CHANNEL = "spila_log"
MAX_GROUP = 1000

_APPEND = f"""
WITH accepted AS MATERIALIZED (
    SELECT asked.id, asked.expected, asked.added
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked (id, expected, added)
    JOIN tables ON tables.id = asked.id
    WHERE tables.finished_at IS NULL
      AND asked.expected = COALESCE((SELECT max(version) FROM entries WHERE table_id = asked.id), 0)
    FOR SHARE OF tables
), inserted AS (
    INSERT INTO entries (table_id, version, at, entry)
    SELECT given.id, given.version, given.at, given.entry
    FROM unnest($4::text[], $5::bigint[], $6::bigint[], $7::bytea[]) AS given (id, version, at, entry)
    JOIN accepted ON accepted.id = given.id
)
SELECT id, pg_notify('{VERSION_CHANNEL}', id || ' ' || (expected + added)) FROM accepted
"""
"""One statement, one round trip, one transaction. The shared lock on the table's row excludes `finish` and `forget`;
of two servers that append at the same version, the second violates the primary key and fails."""

_STATUS = """
SELECT finished_at, COALESCE((SELECT max(version) FROM entries WHERE table_id = id), 0) FROM tables WHERE id = $1
"""

_CONFLICTS = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError, asyncpg.DeadlockDetectedError)


class Appender:
    """Owns the connection for appends; opens it on first use and again after a loss."""

    def __init__(self, url: str, counters: Counters, backoff: Backoff) -> None:
        self._url = url
        self._counters = counters
        self._backoff = backoff
        self._pending: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None

    def put(self, append: Append) -> None:
        """Add this to the next group."""
        self._pending.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="spila-store-appender")

    async def close(self) -> None:
        """Write what is pending, then close the connection."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._connection is not None:
            await _close(self._connection)

    async def _run(self) -> None:
        try:
            while self._pending:
                await self._write(self._next_group())
        finally:
            self._task = None
            for append in self._pending:  # only if this task was cancelled
                _fail(append, Closed())

    def _next_group(self) -> list[Append]:
        """The next appends, at most one per table, because a second one depends on the first."""
        group: dict[str, Append] = {}
        later: deque[Append] = deque()
        while self._pending and len(group) < MAX_GROUP:
            append = self._pending.popleft()
            if append.table_id in group:
                later.append(append)
            else:
                group[append.table_id] = append
        later.extend(self._pending)
        self._pending = later
        return [group[table_id] for table_id in sorted(group)]

    async def _write(self, group: list[Append]) -> None:
        try:
            connection = await self._connect()
        except StoreError as error:
            for append in group:
                _fail(append, error)
            return
        start = time.perf_counter()
        try:
            written = await self._insert(connection, group)
        except _CONFLICTS:
            if len(group) > 1:
                for append in group:
                    await self._write([append])
            else:
                await self._refuse(connection, group[0])
            return
        except CONNECTION_ERRORS as error:
            for append in group:
                _fail(append, Uncertain(reason(error)))
            await _close(connection)
            return
        except Exception as error:
            for append in group:
                _fail(append, StoreError("store-write", why=reason(error)))
            return
        self._counters.count([append for append in group if append.table_id in written], time.perf_counter() - start)
        for append in group:
            if append.table_id in written:
                if not append.answer.done():
                    append.answer.set_result(append.expected + len(append.entries))
            else:
                await self._refuse(connection, append)

    async def _insert(self, connection: Any, group: list[Append]) -> set[str]:
        rows = [
            (append.table_id, append.expected + number, append.now, entry)
            for append in group
            for number, entry in enumerate(append.entries, start=1)
        ]
        found = await connection.fetch(
            _APPEND,
            [append.table_id for append in group],
            [append.expected for append in group],
            [len(append.entries) for append in group],
            *map(list, zip(*rows)),
        )
        return {row[0] for row in found}

    async def _refuse(self, connection: Any, append: Append) -> None:
        """Fail an append of which nothing was written, with the reason read from the database."""
        try:
            found = await connection.fetchrow(_STATUS, append.table_id)
        except (asyncpg.PostgresError, *CONNECTION_ERRORS) as error:
            _fail(append, Unavailable(reason(error)))
            return
        if found is None:
            _fail(append, UnknownTable(append.table_id))
        elif found[0] is not None:
            _fail(append, TableFinished(append.table_id))
        elif found[1] != append.expected:
            _fail(append, Stale(found[1]))
        else:  # the conflicting transaction was rolled back, or wrote the expected version: try again
            self._pending.append(append)

    async def _connect(self) -> Any:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        for wait in self._backoff.waits():
            try:
                self._connection = await connect(self._url)
                return self._connection
            except Unavailable:
                if wait is None:
                    raise
                await asyncio.sleep(wait)
        raise AssertionError


def _fail(append: Append, error: Exception) -> None:
    if not append.answer.done():
        append.answer.set_exception(error)


async def _close(connection: Any) -> None:
    try:
        await connection.close(timeout=1)
    except (asyncpg.PostgresError, *CONNECTION_ERRORS):
        connection.terminate()
