"""The one thread that writes to SQLite. Whatever arrives while a commit runs shares the next commit."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from spila.store import statements
from spila.store.base import Append, Counters
from spila.store.errors import Stale, StoreError, TableFinished

MOST_IN_A_GROUP = 1000
ENOUGH: Final = 32
"""So many are worth a commit of their own: it runs while the loop goes on with the others."""
_ROWS = tuple(2**power for power in range(9, -1, -1))
_BROKEN = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""After these nobody knows what the disk holds: writing on could acknowledge what is not there."""


class Change(NamedTuple):
    """Anything else that writes: to one table, or (None) to any."""

    answer: asyncio.Future[Any]
    deed: Callable[[Connection], Any]
    table_id: str | None = None


Work = Append | Change
Outcome = tuple[Work, Any, BaseException | None]
Row = tuple[str, int, int, bytes]


@lru_cache
def _insert(rows: int) -> str:
    """Many rows in one statement: sqlite3 gives up the interpreter for each statement, and may wait to get it back."""
    return "INSERT INTO entries (table_id, version, at, entry) VALUES " + ", ".join(["(?, ?, ?, ?)"] * rows)


class Writer:
    """Owns the writing connection. `settle` is called in the event loop with the outcomes of each group."""

    def __init__(
        self,
        connection: Connection,
        loop: asyncio.AbstractEventLoop,
        settle: Callable[[list[Outcome]], None],
        figures: Counters,
    ) -> None:
        self._connection = connection
        self._raw = cast(sqlite3.Connection, connection.connection.dbapi_connection)
        self._loop = loop
        self._settle = settle
        self._figures = figures
        self._gathered: list[Work] = []
        self._work: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._standing: dict[str, tuple[int, bool]] = {}
        self._broken: StoreError | None = None
        self._thread = threading.Thread(target=self._run, name="spila-store-writer", daemon=True)
        self._thread.start()

    def put(self, work: Work) -> None:
        """Take this into the next group. Only in the event loop: what comes in one turn of it is handed over together,
        or the first of many would wake the thread, and be committed, alone.
        """
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(work)
        if len(self._gathered) == ENOUGH:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._gathered:
            self._work.put(self._gathered)
            self._gathered = []

    async def stop(self) -> None:
        """Write what has been put, then end the thread."""
        self._hand_over()
        self._work.put(None)
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while (group := self._work.get()) is not None:
            following: list[Work] | None = []
            while following is not None and len(group) < MOST_IN_A_GROUP:
                try:
                    following = self._work.get_nowait()
                except Empty:
                    break
                group += following or ()
            self._tell(self._written(group))
            if following is None:
                return

    def _tell(self, outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._settle, outcomes)
        except RuntimeError:  # the loop is gone, and with it everybody who could have been told
            self._broken = StoreError("store-closed")

    def _written(self, group: list[Work]) -> list[Outcome]:
        """Write the group in one transaction. If that fails, one by one, so that each has its own outcome."""
        if self._broken is not None:
            return [(work, None, self._broken) for work in group]
        start = time.perf_counter()
        try:
            self._raw.execute("BEGIN IMMEDIATE")
            outcomes = self._done(group)
            self._raw.execute("COMMIT")
        except sqlite3.Error as error:
            self._undo()
            if error.sqlite_errorcode & 0xFF in _BROKEN:
                self._broken = StoreError("store-broken", why=str(error))
                return [(work, None, self._broken) for work in group]
            if len(group) > 1:
                return [outcome for work in group for outcome in self._written([work])]
            return [(group[0], None, StoreError("store-write", why=str(error)))]
        landed = [work for work, _, error in outcomes if error is None and isinstance(work, Append)]
        self._figures.count(landed, time.perf_counter() - start)
        return outcomes

    def _undo(self) -> None:
        self._standing.clear()
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")

    def _done(self, group: list[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        rows: list[Row] = []
        for work in group:
            try:
                if isinstance(work, Append):
                    outcomes.append((work, self._taken(work, rows), None))
                else:
                    self._insert(rows)
                    rows.clear()
                    outcomes.append((work, self._changed(work), None))
            except sqlite3.Error:
                raise
            except DBAPIError as error:
                raise error.orig or error from None
            except Exception as error:
                outcomes.append((work, None, error))
        self._insert(rows)
        return outcomes

    def _taken(self, append: Append, rows: list[Row]) -> int:
        """Check the version and lay the rows ready. The lock on the file makes what we remember the truth."""
        table_id = append.table_id
        standing = self._standing.get(table_id)
        if standing is None:
            standing = statements.standing(self._connection, table_id)
        version, finished = standing
        if finished:
            raise TableFinished(table_id)
        if version != append.expected:
            raise Stale(version)
        for entry in append.entries:
            version += 1
            rows.append((table_id, version, append.now, entry))
        self._standing[table_id] = version, False
        return version

    def _insert(self, rows: list[Row]) -> None:
        start = 0
        for size in _ROWS:
            while len(rows) - start >= size:
                self._raw.execute(_insert(size), _flat(rows[start : start + size]))
                start += size

    def _changed(self, change: Change) -> Any:
        """Do it inside a savepoint: failing, it takes back only itself."""
        if change.table_id is None:
            self._standing.clear()
        else:
            self._standing.pop(change.table_id, None)
        self._raw.execute("SAVEPOINT change")
        try:
            answer = change.deed(self._connection)
        except BaseException:
            if self._raw.in_transaction:
                self._raw.execute("ROLLBACK TO change")
                self._raw.execute("RELEASE change")
            raise
        self._raw.execute("RELEASE change")
        return answer


def _flat(rows: Iterable[Row]) -> list[str | int | bytes]:
    return [value for row in rows for value in row]
