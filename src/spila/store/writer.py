"""The single thread that writes to SQLite. Work that arrives during a commit shares the next commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import threading
import time
from collections.abc import Callable, Iterable
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, cast

from sqlalchemy import Connection
from sqlalchemy.exc import DBAPIError

from spila.store import chain, statements
from spila.store.base import Append, Counters
from spila.store.checkpoints import Checkpoints, copy
from spila.store.errors import Stale, StoreError, TableFinished
from spila.store.file_lock import Turn
from spila.store.log import Done

log = logging.getLogger(__name__)

MAX_GROUP = 1000
HAND_OVER_SIZE: Final = 32
"""So much pending work is handed to the thread at once, so that it commits while the event loop continues."""
INSERT_SIZE: Final = 64
"""The most rows of one statement. A statement for each smaller number is prepared once and kept."""
_DISK_ERRORS = frozenset({sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
"""After these the content of the disk is unknown; further writes could acknowledge what is not stored."""


class Change(NamedTuple):
    """Any other write: to one table, or (None) to any number of tables."""

    done: Done
    operation: Callable[[Connection], Any]
    table_id: str | None = None


Work = Append | Change
Outcome = tuple[Work, Any, BaseException | None]
Row = tuple[str, int, int, bytes, bytes]


@lru_cache(maxsize=INSERT_SIZE)
def _insert_statement(rows: int) -> str:
    """Many rows in one statement, because sqlite3 releases the GIL for each statement and may wait to get it back while
    the event loop is busy.
    """
    return "INSERT INTO entries (table_id, version, at, entry, hash) VALUES " + ", ".join(["(?, ?, ?, ?, ?)"] * rows)


class Writer:
    """Owns the writing connection. Calls `settle` in the event loop with the outcomes of each group."""

    def __init__(
        self,
        connection: Connection,
        loop: asyncio.AbstractEventLoop,
        settle: Callable[[list[Outcome]], None],
        counters: Counters,
        turn: Turn | None = None,
        checkpoints: Checkpoints | None = None,
    ) -> None:
        self._connection = connection
        self._raw = cast(sqlite3.Connection, connection.connection.dbapi_connection)
        self._loop = loop
        self._settle = settle
        self._counters = counters
        self._turn = turn
        self._checkpoints = checkpoints
        self._pending: list[Work] = []
        self._work: SimpleQueue[list[Work] | None] = SimpleQueue()
        self._heads: dict[str, tuple[int, bytes, bool]] = {}
        self._broken: StoreError | None = None
        self._worker = threading.Thread(target=self._run, name="spila-store-writer", daemon=True)

    def start(self) -> None:
        """Start the thread. Without it `write` can be called directly."""
        self._worker.start()

    def put(self, work: Work) -> None:
        """Add this to the next group; call it in the event loop only. Work added in one iteration of the loop is handed
        over together, otherwise the first of many would be committed alone.
        """
        if not self._pending:
            self._loop.call_soon(self._hand_over)
        self._pending.append(work)
        if len(self._pending) == HAND_OVER_SIZE:
            self._hand_over()

    def _hand_over(self) -> None:
        if self._pending:
            self._work.put(self._pending)
            self._pending = []

    async def stop(self) -> None:
        """Write what is pending, then end the thread."""
        self._hand_over()
        self._work.put(None)
        await asyncio.to_thread(self._worker.join)

    def _run(self) -> None:
        while (group := self._work.get()) is not None:
            if self._turn is not None:
                self._turn.take()
            try:
                following = self._gather(group)  # after the wait for the turn, so that what arrived meanwhile is in it
                outcomes = self.write(group)
            finally:
                if self._turn is not None:
                    self._turn.pass_on()
            self._report(outcomes)
            if self._checkpoints is not None and self._checkpoints.committed(len(group)):
                self._copy_the_rest()
            if following is None:
                return

    def _gather(self, group: list[Work]) -> list[Work] | None:
        """Add what waits to the group; None if the thread has to end after it."""
        following: list[Work] | None = []
        while following is not None and len(group) < MAX_GROUP:
            try:
                following = self._work.get_nowait()
            except Empty:
                break
            group += following or ()
        return following

    def _copy_the_rest(self) -> None:
        """Copy the last commits to the file, while nobody else commits. If that fails, the log still has them."""
        if self._turn is not None:
            self._turn.take()
        try:
            copy(self._raw)
        except sqlite3.Error as error:
            log.warning("checkpoint failed", extra={"why": str(error)})
        finally:
            if self._turn is not None:
                self._turn.pass_on()

    def _report(self, outcomes: list[Outcome]) -> None:
        try:
            self._loop.call_soon_threadsafe(self._settle, outcomes)
        except RuntimeError:  # the event loop is closed, so nobody waits for the outcome
            self._broken = StoreError("store-closed")

    def write(self, group: list[Work]) -> list[Outcome]:
        """Write the group in one transaction; if that fails, one by one, so that each gets its own outcome."""
        if self._broken is not None:
            return [(work, None, self._broken) for work in group]
        start = time.perf_counter()
        try:
            if _fits_one_statement(group):  # SQLite makes it a transaction, and the thread waits for the GIL only once
                outcomes = self._execute(group)
            else:
                self._raw.execute("BEGIN IMMEDIATE")
                outcomes = self._execute(group)
                self._raw.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            if error.sqlite_errorcode & 0xFF in _DISK_ERRORS:
                self._broken = StoreError("store-broken", why=str(error))
                return [(work, None, self._broken) for work in group]
            if len(group) > 1:
                return [outcome for work in group for outcome in self.write([work])]
            return [(group[0], None, StoreError("store-write", why=str(error)))]
        written = [work for work, _, error in outcomes if error is None and isinstance(work, Append)]
        self._counters.count(written, time.perf_counter() - start)
        return outcomes

    def _roll_back(self) -> None:
        self._heads.clear()
        if self._raw.in_transaction:
            self._raw.execute("ROLLBACK")

    def _execute(self, group: list[Work]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        rows: list[Row] = []
        for work in group:
            try:
                if isinstance(work, Append):
                    outcomes.append((work, self._check_append(work, rows), None))
                else:
                    self._insert(rows)
                    rows.clear()
                    outcomes.append((work, self._run_change(work), None))
            except sqlite3.Error:
                raise
            except DBAPIError as error:
                raise error.orig or error from None
            except Exception as error:
                outcomes.append((work, None, error))
        self._insert(rows)
        return outcomes

    def _check_append(self, append: Append, rows: list[Row]) -> int:
        """Check the version and add the rows to insert. Cached heads hold because this process owns the file."""
        table_id = append.table_id
        head = self._heads.get(table_id)
        if head is None:
            head = statements.head(self._connection, table_id)
        version, link, finished = head
        if finished:
            raise TableFinished(table_id)
        if version != append.expected:
            raise Stale(version)
        for entry in append.entries:
            version += 1
            link = chain.link(link, version, append.now, entry)
            rows.append((table_id, version, append.now, entry, link))
        self._heads[table_id] = version, link, False
        return version

    def _insert(self, rows: list[Row]) -> None:
        for start in range(0, len(rows), INSERT_SIZE):
            some = rows[start : start + INSERT_SIZE]
            self._raw.execute(_insert_statement(len(some)), _flatten(some))

    def _run_change(self, change: Change) -> Any:
        """Run the change inside a savepoint, so that a failure rolls back only this change."""
        if change.table_id is None:
            self._heads.clear()
        else:
            self._heads.pop(change.table_id, None)
        self._raw.execute("SAVEPOINT change")
        try:
            result = change.operation(self._connection)
        except BaseException:
            if self._raw.in_transaction:
                self._raw.execute("ROLLBACK TO change")
                self._raw.execute("RELEASE change")
            raise
        self._raw.execute("RELEASE change")
        return result


def _fits_one_statement(group: list[Work]) -> bool:
    """Whether one statement can write it all: nothing but appends, of few rows."""
    rows = 0
    for work in group:
        if not isinstance(work, Append):
            return False
        rows += len(work.entries)
    return rows <= INSERT_SIZE


def _flatten(rows: Iterable[Row]) -> list[str | int | bytes]:
    return [value for row in rows for value in row]
