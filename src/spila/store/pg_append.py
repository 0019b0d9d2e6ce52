"""Appending to PostgreSQL: appends that arrive during a commit share the next statement and the next commit."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, Final

import asyncpg

from spila.store import chain
from spila.store.base import Append, Counters
from spila.store.errors import (
    Closed,
    RowChanged,
    Stale,
    StoreError,
    TableFinished,
    Unavailable,
    Uncertain,
    UnknownTable,
)
from spila.store.pg_connect import CONNECTION_ERRORS, Backoff, connect, reason

VERSION_CHANNEL = "spila_log"
MAX_GROUP = 1000
HEADS_KEPT: Final = 10_000
"""Of so many tables the last hash is remembered, the latest ones."""

_APPEND = f"""
WITH accepted AS MATERIALIZED (
    SELECT asked.id, asked.expected, asked.added
    FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[]) AS asked (id, expected, added, link)
    JOIN tables ON tables.id = asked.id
    LEFT JOIN LATERAL (
        SELECT version, hash FROM entries WHERE table_id = asked.id ORDER BY version DESC LIMIT 1
    ) AS newest ON true
    WHERE tables.finished_at IS NULL
      AND asked.expected = COALESCE(newest.version, 0)
      AND asked.link = COALESCE(newest.hash, asked.link)
    FOR SHARE OF tables
), inserted AS (
    INSERT INTO entries (table_id, version, at, entry, hash)
    SELECT given.id, given.version, given.at, given.entry, given.hash
    FROM unnest($5::text[], $6::bigint[], $7::bigint[], $8::bytea[], $9::bytea[])
        AS given (id, version, at, entry, hash)
    JOIN accepted ON accepted.id = given.id
)
SELECT id, pg_notify('{VERSION_CHANNEL}', id || ' ' || (expected + added)) FROM accepted
"""
"""One statement, one round trip, one transaction. The shared lock on the table's row excludes `finish` and `forget`;
of two servers that append at the same version, the second violates the primary key and fails. `link` is the hash that
the new entries follow, as this server knows it."""

_HEADS = """
SELECT tables.id, tables.header, tables.backfilled, newest.version, newest.hash
FROM tables
LEFT JOIN LATERAL (
    SELECT version, hash FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1
) AS newest ON true
WHERE tables.id = ANY($1::text[])
"""

_STATUS = """
SELECT tables.finished_at, COALESCE(newest.version, 0) AS version, newest.hash
FROM tables
LEFT JOIN LATERAL (
    SELECT version, hash FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1
) AS newest ON true
WHERE tables.id = $1
"""

_CONFLICTS = (asyncpg.UniqueViolationError, asyncpg.ForeignKeyViolationError, asyncpg.DeadlockDetectedError)


class Appender:
    """Owns the connection for appends; opens it on first use and again after a loss. `notify` is called with the table
    and version of every append that was written.
    """

    def __init__(self, url: str, counters: Counters, backoff: Backoff, notify: Callable[[str, int], None]) -> None:
        self._url = url
        self._counters = counters
        self._backoff = backoff
        self._notify = notify
        self._pending: deque[Append] = deque()
        self._task: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._heads: OrderedDict[str, tuple[int, bytes]] = OrderedDict()

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
            group = await self._find_heads(connection, group)
            written = await self._insert(connection, group)
        except Exception as error:
            await self._recover(connection, group, error)
            return
        self._counters.count([append for append in group if append.table_id in written], time.perf_counter() - start)
        for append in group:
            if append.table_id in written:
                version = append.expected + len(append.entries)
                append.done(version, None)
                self._notify(append.table_id, version)
            else:
                await self._refuse(connection, append)

    async def _recover(self, connection: Any, group: list[Append], error: Exception) -> None:
        """Nothing of the group was written, or nobody knows. After a conflict its appends are tried one by one."""
        if isinstance(error, _CONFLICTS):
            if len(group) > 1:
                for append in group:
                    await self._write([append])
            else:
                await self._refuse(connection, group[0])
            return
        lost = isinstance(error, CONNECTION_ERRORS)
        for append in group:
            _fail(append, Uncertain(reason(error)) if lost else StoreError("store-write", why=reason(error)))
        if lost:
            await _close(connection)

    async def _find_heads(self, connection: Any, group: list[Append]) -> list[Append]:
        """Look up the last hashes that are not known: of tables that another server wrote to, or nobody yet. Returns
        the appends that can be tried.
        """
        unknown = [append for append in group if self._link(append) is None]
        if not unknown:
            return group
        for row in await connection.fetch(_HEADS, [append.table_id for append in unknown]):
            if row["version"] is None:
                self._remember(row["id"], 0, chain.root(row["id"], row["header"], row["backfilled"]))
            elif row["hash"] is not None:
                self._remember(row["id"], row["version"], row["hash"])
        tried = []
        for append in group:
            if self._link(append) is not None:
                tried.append(append)
            else:  # stale, or there is no such table
                await self._refuse(connection, append)
        return tried

    def _link(self, append: Append) -> bytes | None:
        """The hash that these entries follow, if it is known."""
        version, link = self._heads.get(append.table_id, (-1, b""))
        return link if version == append.expected else None

    def _remember(self, table_id: str, version: int, link: bytes) -> None:
        self._heads[table_id] = version, link
        self._heads.move_to_end(table_id)
        if len(self._heads) > HEADS_KEPT:
            self._heads.popitem(last=False)

    async def _insert(self, connection: Any, group: list[Append]) -> set[str]:
        if not group:
            return set()
        rows: list[tuple[str, int, int, bytes, bytes]] = []
        links = []
        for append in group:
            version, link = self._heads.pop(append.table_id)
            links.append(link)
            for entry in append.entries:
                version += 1
                link = chain.link(link, version, append.now, entry)
                rows.append((append.table_id, version, append.now, entry, link))
        found = await connection.fetch(
            _APPEND,
            [append.table_id for append in group],
            [append.expected for append in group],
            [len(append.entries) for append in group],
            links,
            *map(list, zip(*rows)),
        )
        written = {row[0] for row in found}
        for table_id, version, _, _, link in rows:
            if table_id in written:
                self._remember(table_id, version, link)
        return written

    async def _refuse(self, connection: Any, append: Append) -> None:
        """Fail an append of which nothing was written, with the reason read from the database."""
        try:
            found = await connection.fetchrow(_STATUS, append.table_id)
        except (asyncpg.PostgresError, *CONNECTION_ERRORS) as error:
            _fail(append, Unavailable(reason(error)))
            return
        if found is None:
            _fail(append, UnknownTable(append.table_id))
        elif found["finished_at"] is not None:
            _fail(append, TableFinished(append.table_id))
        elif found["version"] != append.expected:
            _fail(append, Stale(found["version"]))
        elif found["version"] and found["hash"] is None:
            _fail(append, RowChanged(append.table_id, append.expected))
        else:  # the conflicting transaction was rolled back, or wrote the expected version: try again
            self._heads.pop(append.table_id, None)
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
    append.done(None, error)


async def _close(connection: Any) -> None:
    try:
        await connection.close(timeout=1)
    except (asyncpg.PostgresError, *CONNECTION_ERRORS):
        connection.terminate()
