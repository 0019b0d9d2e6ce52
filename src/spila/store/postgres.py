"""The log in PostgreSQL, for several servers: the key (table, version) decides who was first, NOTIFY only wakes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Concatenate

import asyncpg
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spila.store import migrate, statements
from spila.store.base import Answer, Append, Asked, BaseStore
from spila.store.errors import Closed, StoreError, Unavailable, Uncertain
from spila.store.log import Clock, checked_entries, wall_clock
from spila.store.pg_append import Appender
from spila.store.pg_connect import ANSWER_SECONDS, CONNECT_SECONDS, LOST, Backoff, connect, reason
from spila.store.pg_listen import Listener

POOL = 5


class PostgresStore(BaseStore):
    """A store in a PostgreSQL database, shared with other servers. Open it with `PostgresStore.open`."""

    def __init__(self, url: str, clock: Clock, patience: Backoff, readonly: bool) -> None:
        super().__init__(clock)
        self.readonly = readonly
        self._patience = patience
        self._engine = _engine(url)
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._appender = Appender(url, self.figures, patience)
        self._listener = Listener(url, self._wakeups, self._versions, self._hearsay)
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock = wall_clock, patience: Backoff | None = None, readonly: bool = False
    ) -> PostgresStore:
        """Connect and bring the database to the present schema; servers starting at the same moment take turns."""
        try:
            store = cls(url, clock, patience or Backoff(), readonly)
        except (ArgumentError, ValueError):
            raise StoreError("store-url") from None  # not a word of it: there may be a password in it
        try:
            await asyncio.to_thread(lambda: asyncio.run(_migrated(url, readonly)))
            await store._listener.start()
        except BaseException as error:
            await store.close()
            if isinstance(error, LOST_HERE):
                raise Unavailable(reason(error)) from None
            raise
        return store

    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        """Add these entries, all or none, and tell the new version; `Stale` when the log is not at that version."""
        checked = checked_entries(expected_version, entries)
        self._check_writing()
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._appender.put(Append(answer, table_id, expected_version, checked, self.clock() if at is None else at))
        version = await answer
        self._wakeups.wake(table_id, version)
        return version

    async def change(
        self, deed: Callable[Concatenate[Connection, Asked], Answer], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Answer:
        """Do something in one transaction; durable when this returns, undone when the deed raises."""
        self._check_writing()
        for wait in self._patience.waits():
            done = False
            try:
                async with self._engine.begin() as connection:
                    answer = await connection.run_sync(deed, *args, **kwargs)
                    done = True
                return answer
            except LOST_HERE as error:
                if not _lost(error):
                    raise StoreError("store-write", why=reason(error)) from None
                if done:
                    raise Uncertain(reason(error)) from None
                if wait is None:
                    raise Unavailable(reason(error)) from None
                await asyncio.sleep(wait)
        raise AssertionError

    async def ask(
        self, question: Callable[Concatenate[Connection, Asked], Answer], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Answer:
        """Answer a question from one consistent moment of the database."""
        if self._closed:
            raise Closed
        for wait in self._patience.waits():
            try:
                async with self._readers.connect() as connection:
                    return await connection.run_sync(question, *args, **kwargs)
            except LOST_HERE as error:
                if not _lost(error):
                    raise StoreError("store-unreadable", path="postgresql", why=reason(error)) from None
                if wait is None:
                    raise Unavailable(reason(error)) from None
                await asyncio.sleep(wait)
        raise AssertionError

    async def close(self) -> None:
        """Finish what has been asked for, then let go of the database."""
        if not self._closed:
            self._closed = True
            await self._appender.close()
            await self._listener.close()
            await self._engine.dispose()
            self._wakeups.close()
            self._hearsay.close()

    def _pass_on(self, table_id: str, word: bytes) -> None:
        """By way of the database, also to those who hear it here: one order for all."""
        if not self._closed:
            self._listener.tell(table_id, word)

    def _check_writing(self) -> None:
        if self._closed:
            raise Closed
        if self.readonly:
            raise StoreError("store-readonly", path="postgresql")

    async def _versions(self, table_ids: list[str]) -> dict[str, int]:
        return await self.ask(statements.versions, table_ids)


LOST_HERE = (DBAPIError, PoolTimeout, *LOST)


def _lost(error: BaseException) -> bool:
    """Whether this says that the connection is gone, rather than that the database refuses something."""
    if isinstance(error, DBAPIError):
        cause = error.orig.__cause__ if error.orig is not None else None
        return error.connection_invalidated or isinstance(cause, LOST) or isinstance(error.orig, LOST)
    return True


def _engine(url: str) -> AsyncEngine:
    return create_async_engine(
        make_url(url).set(drivername="postgresql+asyncpg"),
        connect_args={"timeout": CONNECT_SECONDS, "command_timeout": ANSWER_SECONDS},
        pool_size=POOL,
        max_overflow=0,
        pool_pre_ping=True,
        hide_parameters=True,
    )


async def _migrated(url: str, readonly: bool) -> None:
    """In a loop and thread of its own: Alembic's steps are not made for sharing a loop."""
    raw = await connect(url)
    try:
        if await raw.fetchval("SELECT version_num FROM alembic_version") == migrate.head():
            return
    except asyncpg.UndefinedTableError:
        pass
    finally:
        await raw.close()
    engine = _engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(migrate.check if readonly else migrate.migrate)
    finally:
        await engine.dispose()
