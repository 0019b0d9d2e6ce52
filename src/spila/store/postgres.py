"""The log in PostgreSQL, for several servers: the primary key (table, version) decides which append was first."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Concatenate

import asyncpg
from sqlalchemy import Connection, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spila.store import migrate, statements
from spila.store.base import Append, BaseStore, Params, Result
from spila.store.errors import Closed, StoreError, Unavailable, Uncertain
from spila.store.log import Clock, wall_clock
from spila.store.pg_append import Appender
from spila.store.pg_connect import ANSWER_SECONDS, CONNECT_SECONDS, CONNECTION_ERRORS, Backoff, connect, reason
from spila.store.pg_listen import Listener

POOL = 5


class PostgresStore(BaseStore):
    """A store in a PostgreSQL database, shared with other servers. Open it with `PostgresStore.open`."""

    def __init__(self, url: str, clock: Clock, backoff: Backoff, readonly: bool) -> None:
        super().__init__(clock)
        self.readonly = readonly
        self._backoff = backoff
        self._engine = _engine(url)
        self._readers = self._engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._appender = Appender(url, self.counters, backoff, self._watches.notify)
        self._listener = Listener(url, self._watches, self._versions, self._pubsub)
        self._closed = False

    @classmethod
    async def open(
        cls, url: str, *, clock: Clock = wall_clock, backoff: Backoff | None = None, readonly: bool = False
    ) -> PostgresStore:
        """Connect and upgrade the database to the current schema; servers that start at the same time take turns."""
        try:
            store = cls(url, clock, backoff or Backoff(), readonly)
        except (ArgumentError, ValueError):
            raise StoreError("store-url") from None  # without the URL, which may contain a password
        try:
            await asyncio.to_thread(lambda: asyncio.run(_migrate(url, readonly)))
            await store._listener.start()
        except BaseException as error:
            await store.close()
            if isinstance(error, _DATABASE_ERRORS):
                raise Unavailable(reason(error)) from None
            raise
        return store

    def _put(self, append: Append) -> None:
        self._require_writable()
        self._appender.put(append)

    async def transact(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run an operation in one transaction; durable when this returns, rolled back when the operation raises."""
        self._require_writable()
        for wait in self._backoff.waits():
            done = False
            try:
                async with self._engine.begin() as connection:
                    answer = await connection.run_sync(operation, *args, **kwargs)
                    done = True
                return answer
            except _DATABASE_ERRORS as error:
                if not _is_connection_lost(error):
                    raise StoreError("store-write", why=reason(error)) from None
                if done:
                    raise Uncertain(reason(error)) from None
                if wait is None:
                    raise Unavailable(reason(error)) from None
                await asyncio.sleep(wait)
        raise AssertionError

    async def query(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a read-only operation on one consistent snapshot of the database."""
        if self._closed:
            raise Closed
        for wait in self._backoff.waits():
            try:
                async with self._readers.connect() as connection:
                    return await connection.run_sync(operation, *args, **kwargs)
            except _DATABASE_ERRORS as error:
                if not _is_connection_lost(error):
                    raise StoreError("store-unreadable", path="postgresql", why=reason(error)) from None
                if wait is None:
                    raise Unavailable(reason(error)) from None
                await asyncio.sleep(wait)
        raise AssertionError

    async def close(self) -> None:
        """Complete pending calls, then release the database."""
        if not self._closed:
            self._closed = True
            await self._appender.close()
            await self._listener.close()
            await self._engine.dispose()
            self._watches.close()
            self._pubsub.close()

    def _publish(self, table_id: str, message: bytes) -> None:
        """Send through the database, also to local subscribers, so that all receive messages in the same order."""
        if not self._closed:
            self._listener.publish(table_id, message)

    def _require_writable(self) -> None:
        if self._closed:
            raise Closed
        if self.readonly:
            raise StoreError("store-readonly", path="postgresql")

    async def _versions(self, table_ids: list[str]) -> dict[str, int]:
        return await self.query(statements.versions, table_ids)


_DATABASE_ERRORS = (DBAPIError, PoolTimeout, *CONNECTION_ERRORS)


def _is_connection_lost(error: BaseException) -> bool:
    """Whether the connection was lost, rather than the statement refused by the database."""
    if isinstance(error, DBAPIError):
        cause = error.orig.__cause__ if error.orig is not None else None
        return (
            error.connection_invalidated
            or isinstance(cause, CONNECTION_ERRORS)
            or isinstance(error.orig, CONNECTION_ERRORS)
        )
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


async def _migrate(url: str, readonly: bool) -> None:
    """Migrate; runs in a thread with its own event loop, because Alembic would block the server's."""
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
