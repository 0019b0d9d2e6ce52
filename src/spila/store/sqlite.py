"""The log in one SQLite file: written by one thread, read through a pool of connections, owned by one process."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Concatenate

from sqlalchemy import URL, Connection, Engine, StaticPool, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spila.store import migrate, statements
from spila.store.base import Append, BaseStore, Params, Result, into
from spila.store.checkpoints import PAGES_BEFORE, Checkpoints
from spila.store.errors import Closed, StoreError
from spila.store.file_lock import FileLock, Turn
from spila.store.log import Clock, wall_clock
from spila.store.writer import Change, Outcome, Writer

BUSY_MILLISECONDS = 5000
MOST_PAGES = 4 * PAGES_BEFORE
"""When the log of commits is so long, a commit copies it to the file by itself, because nobody else has."""
_SINGLE_TABLE: frozenset[Any] = frozenset((statements.create, statements.set_meta, statements.finish))
"""Operations that change only the table given as their first argument."""


class SqliteStore(BaseStore):
    """A store in a file. Open it with `SqliteStore.open`."""

    def __init__(self, path: Path, readers: AsyncEngine, clock: Clock) -> None:
        super().__init__(clock)
        self.path = path
        self._readers = readers
        self._writer: Writer | None = None
        self._engine: Engine | None = None
        self._connection: Connection | None = None
        self._lock: FileLock | None = None
        self._turn: Turn | None = None
        self._checkpoints: Checkpoints | None = None
        self._queries: set[asyncio.Task[Any]] = set()
        self._closed = False
        self._loop = asyncio.get_running_loop()

    @classmethod
    async def open(
        cls,
        path: Path | str,
        *,
        clock: Clock = wall_clock,
        readonly: bool = False,
        turns: bool = False,
        pages: int = PAGES_BEFORE,
    ) -> SqliteStore:
        """Open the file, creating it if necessary and upgrading it to the current schema.

        `readonly` opens the file of a running server, for copying; all writing calls are refused. `turns` is for the
        workers of one server, which has locked the file for all of them: they write in turns, each to its own tables.
        After about so many `pages` the log of commits is copied to the file.
        """
        path = Path(path)
        if readonly and not path.is_file():
            raise StoreError("store-missing", path=str(path))
        store = cls(path, _readers(path), clock)
        store._turn = Turn(path) if turns else None
        try:
            if readonly:
                await store.query(migrate.check)
            else:
                await asyncio.to_thread(store._open_for_writing)
                assert store._connection is not None
                store._checkpoints = Checkpoints(partial(_connect, path), pages)
                store._writer = Writer(
                    store._connection, store._loop, store._settle, store.counters, store._turn, store._checkpoints
                )
                store._writer.start()
        except BaseException:
            await store._release()
            raise
        return store

    def _open_for_writing(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._turn is None:
            self._lock = FileLock(self.path)
        self._engine = create_engine(
            "sqlite://",
            creator=partial(_connect, self.path),
            poolclass=StaticPool,
            isolation_level="AUTOCOMMIT",
            hide_parameters=True,
        )
        try:
            self._connection = self._engine.connect()
            raw: Any = self._connection.connection.dbapi_connection
            raw.execute("BEGIN IMMEDIATE")
            migrate.migrate(self._connection)
            raw.execute("COMMIT")
        except (DBAPIError, sqlite3.Error) as error:
            raise StoreError("store-unreadable", path=str(self.path), why=_reason(error)) from None

    def _put(self, append: Append) -> None:
        self._require_writer().put(append)

    async def transact(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run an operation in one transaction; durable when this returns, rolled back when the operation raises."""
        answer: asyncio.Future[Result] = self._loop.create_future()
        table_id = str(args[0]) if operation in _SINGLE_TABLE else None
        self._require_writer().put(
            Change(into(answer), lambda connection: operation(connection, *args, **kwargs), table_id)
        )
        return await answer

    async def query(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a read-only operation on one consistent snapshot of the database.

        It runs in a task of its own, which goes on without the caller and which `close` waits for: a connection that is
        being made or in use when the pool is closed would stay open.
        """
        if self._closed:
            raise Closed
        query = asyncio.create_task(self._query(operation, *args, **kwargs))
        self._queries.add(query)
        query.add_done_callback(self._queried)
        return await asyncio.shield(query)

    def _queried(self, query: asyncio.Task[Any]) -> None:
        self._queries.discard(query)
        if not query.cancelled():
            query.exception()  # raised for the caller, if it still waits

    async def _query(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        try:
            async with self._readers.connect() as connection:
                return await connection.run_sync(operation, *args, **kwargs)
        except DBAPIError as error:
            raise StoreError("store-unreadable", path=str(self.path), why=_reason(error)) from None

    async def close(self) -> None:
        """Complete pending calls, then release the file."""
        if not self._closed:
            self._closed = True
            await self._release()

    async def _release(self) -> None:
        self._closed = True
        if self._writer is not None:
            await self._writer.stop()
        if self._checkpoints is not None:
            await asyncio.to_thread(self._checkpoints.stop)
        if self._queries:
            await asyncio.wait(self._queries)
        await self._readers.dispose()
        if self._connection is not None:
            self._connection.close()
        if self._engine is not None:
            self._engine.dispose()
        if self._lock is not None:
            self._lock.release()
        if self._turn is not None:
            self._turn.close()
        self._watches.close()
        self._pubsub.close()

    def _require_writer(self) -> Writer:
        if self._closed:
            raise Closed
        if self._writer is None:
            raise StoreError("store-readonly", path=str(self.path))
        return self._writer

    def _settle(self, outcomes: list[Outcome]) -> None:
        for work, result, error in outcomes:
            work.done(result, error)
            if error is None and type(work) is Append:
                self._watches.notify(work.table_id, result)


def _connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, isolation_level=None, check_same_thread=False, cached_statements=256)
    connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}")
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute(f"PRAGMA wal_autocheckpoint = {MOST_PAGES}")
    connection.execute("PRAGMA foreign_keys = ON")
    connection.execute("PRAGMA temp_store = MEMORY")  # otherwise an insert of many rows creates a temporary file
    return connection


def _readers(path: Path) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=os.fspath(path)),
        connect_args={"isolation_level": None},
        hide_parameters=True,
    )

    @event.listens_for(engine.sync_engine, "connect")
    def _forbid_writing(connection: Any, _record: object) -> None:
        connection.execute(f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}").close()
        connection.execute("PRAGMA query_only = ON").close()

    @event.listens_for(engine.sync_engine, "begin")
    def _begin_snapshot(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


def _reason(error: Exception) -> str:
    return str(error.orig if isinstance(error, DBAPIError) else error)
