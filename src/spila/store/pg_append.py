"""Appending to PostgreSQL: whatever arrives while a commit runs shares the next statement and the next commit."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from typing import Any

import asyncpg

from spila.store.base import Append, Counters
from spila.store.errors import Closed, Stale, StoreError, TableFinished, Unavailable, Uncertain, UnknownTable
from spila.store.pg_connect import LOST, Backoff, connect, reason

CHANNEL = "spila_log"
MOST_IN_A_GROUP = 1000

_APPEND = f"""
WITH fit AS MATERIALIZED (
    SELECT asked.id, asked.expected, asked.added
    FROM unnest($1::text[], $2::bigint[], $3::bigint[]) AS asked (id, expected, added)
    JOIN tables ON tables.id = asked.id
    WHERE tables.finished_at IS NULL
      AND asked.expected = COALESCE((SELECT max(version) FROM entries WHERE table_id = asked.id), 0)
    FOR SHARE OF tables
), kept AS (
    INSERT INTO entries (table_id, version, at, entry)
    SELECT given.id, given.version, given.at, given.entry
    FROM unnest($4::text[], $5::bigint[], $6::bigint[], $7::bytea[]) AS given (id, version, at, entry)
    JOIN fit ON fit.id = given.id
)
SELECT id, pg_notify('{CHANNEL}', id || ' ' || (expected + added)) FROM fit
"""
"""One statement, one round trip, one transaction. The table's row is held shared against `finish` and `forget`; two
servers with the same version in hand meet at the key, and the second fails."""

_STANDING = """
SELECT finished_at, COALESCE((SELECT max(version) FROM entries WHERE table_id = id), 0) FROM tables WHERE id = $1
"""

_RACED = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError, asyncpg.DeadlockDetectedError)


class Appender:
    """Owns the appending connection; opens it when first needed and again when it is lost."""

    def __init__(self, url: str, figures: Counters, patience: Backoff) -> None:
        self._url = url
        self._figures = figures
        self._patience = patience
        self._waiting: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None

    def put(self, append: Append) -> None:
        """Take this into the next group."""
        self._waiting.append(append)
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="spila-store-appender")

    async def close(self) -> None:
        """Write what has been put, then let go of the connection."""
        if self._task is not None:
            await asyncio.wait([self._task])
        if self._connection is not None:
            await _closed(self._connection)

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._write(self._group())
        finally:
            self._task = None
            for append in self._waiting:  # only if this task was ended from outside
                _fail(append, Closed())

    def _group(self) -> list[Append]:
        """The next appends, at most one of each table: the second of a table builds on the first."""
        group: dict[str, Append] = {}
        later: deque[Append] = deque()
        while self._waiting and len(group) < MOST_IN_A_GROUP:
            append = self._waiting.popleft()
            if append.table_id in group:
                later.append(append)
            else:
                group[append.table_id] = append
        later.extend(self._waiting)
        self._waiting = later
        return [group[table_id] for table_id in sorted(group)]

    async def _write(self, group: list[Append]) -> None:
        try:
            connection = await self._connected()
        except StoreError as error:
            for append in group:
                _fail(append, error)
            return
        start = time.perf_counter()
        try:
            landed = await self._landed(connection, group)
        except _RACED:
            if len(group) > 1:
                for append in group:
                    await self._write([append])
            else:
                await self._refuse(connection, group[0])
            return
        except LOST as error:
            for append in group:
                _fail(append, Uncertain(reason(error)))
            await _closed(connection)
            return
        except Exception as error:
            for append in group:
                _fail(append, StoreError("store-write", why=reason(error)))
            return
        self._figures.count([append for append in group if append.table_id in landed], time.perf_counter() - start)
        for append in group:
            if append.table_id in landed:
                if not append.answer.done():
                    append.answer.set_result(append.expected + len(append.entries))
            else:
                await self._refuse(connection, append)

    async def _landed(self, connection: Any, group: list[Append]) -> set[str]:
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
        """Find out what the append should have known. Nothing of it was written."""
        try:
            found = await connection.fetchrow(_STANDING, append.table_id)
        except (asyncpg.PostgresError, *LOST) as error:
            _fail(append, Unavailable(reason(error)))
            return
        if found is None:
            _fail(append, UnknownTable(append.table_id))
        elif found[0] is not None:
            _fail(append, TableFinished(append.table_id))
        elif found[1] != append.expected:
            _fail(append, Stale(found[1]))
        else:  # whoever was in the way has gone, or has written what this one waited for
            self._waiting.append(append)

    async def _connected(self) -> Any:
        if self._connection is not None and not self._connection.is_closed():
            return self._connection
        for wait in self._patience.waits():
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


async def _closed(connection: Any) -> None:
    try:
        await connection.close(timeout=1)
    except (asyncpg.PostgresError, *LOST):
        connection.terminate()
