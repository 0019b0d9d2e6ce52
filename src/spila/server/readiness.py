"""Whether the server can write: checked by writing, logged when it changes, and shown by `/health`."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any, Final, cast

from sqlalchemy import Connection, text

from spila.server.usage import Bucket
from spila.store import BaseStore, LogBroken, Stale, StoreError, TableExists, TableFinished, UnknownTable

log = logging.getLogger(__name__)

TIMEOUT_SECONDS: Final = 3.0
REUSED_SECONDS: Final = 1.0
"""A check this young answers for the next one too, so that asking often costs no more commits."""
EXPECTED: Final = (LogBroken, Stale, TableExists, TableFinished, UnknownTable)
"""Answers of a store that works."""
WRITES: Final = ("append", "create", "set_meta", "finish", "delete", "forget", "transact")
LINES_A_SECOND: Final = 10.0
MOST_LINES: Final = 50
"""Every failed write is a line in the log, up to so many at once: players try again, and the disk may be full."""


def _rewrite_schema_version(connection: Connection) -> None:
    """The smallest write that both databases have: one row, set to what it is."""
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))


class Readiness:
    """What is known of the store. Every failed write is logged, and every change between working and failing once."""

    def __init__(self, store: BaseStore) -> None:
        self._store = store
        self._checked_at = float("-inf")
        self._checking: asyncio.Task[bool] | None = None
        self._lines = Bucket(LINES_A_SECOND, MOST_LINES, asyncio.get_running_loop().time())
        self.failed_writes = 0
        self.writable = True

    async def check(self) -> bool:
        """Whether a transaction can be committed now. Requests at the same time share one check."""
        if asyncio.get_running_loop().time() - self._checked_at < REUSED_SECONDS:
            return self.writable
        if self._checking is None:
            self._checking = asyncio.create_task(self._write(), name="readiness")
        return await asyncio.shield(self._checking)

    async def _write(self) -> bool:
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._store.transact(_rewrite_schema_version)
        except StoreError as error:
            self.failed(error.code, str(error.params.get("why", "")))
        except TimeoutError:
            self.failed("store-timeout", f"no answer in {TIMEOUT_SECONDS:.0f} s")
        else:
            self.succeeded()
        finally:
            self._checking = None
            self._checked_at = asyncio.get_running_loop().time()
        return self.writable

    def failed(self, code: str, why: str, table: str | None = None) -> None:
        """A write failed for another reason than its own content."""
        self.failed_writes += 1
        if self.writable:
            log.error("database cannot be written", extra={"code": code, "why": why})
        self.writable = False
        if self._lines.take(asyncio.get_running_loop().time()):
            known = {} if table is None else {"table": table}
            log.warning("write failed", extra={"code": code, **known, "failed": self.failed_writes})

    def succeeded(self) -> None:
        """A write was committed."""
        if not self.writable:
            log.warning("database can be written again", extra={"failed": self.failed_writes})
        self.writable = True


class _ObservedStore:
    """A store whose failed writes are noticed, so that a full disk is logged even if nobody asks `/health`."""

    def __init__(self, store: BaseStore, readiness: Readiness) -> None:
        self._store, self._readiness = store, readiness
        for name in WRITES:
            setattr(self, name, self._observed(getattr(store, name)))

    @property
    def clock(self) -> Any:
        """Read for every entry, and `__getattr__` is slow."""
        return self._store.clock

    @clock.setter
    def clock(self, clock: Any) -> None:
        self._store.clock = clock

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def append_soon(self, table_id: str, expected_version: int, entry: bytes, at: int, done: Any) -> None:
        """Append an entry, whose outcome comes later."""
        self._store.append_soon(table_id, expected_version, entry, at, partial(self._written, table_id, done))

    def _written(self, table_id: str, done: Any, version: int | None, error: BaseException | None) -> None:
        if error is not None:
            self._note(error, table_id)
        done(version, error)

    def _note(self, error: BaseException, table: object) -> None:
        if isinstance(error, StoreError) and not isinstance(error, EXPECTED):
            why = str(error.params.get("why", ""))
            self._readiness.failed(error.code, why, table if isinstance(table, str) else None)

    def _observed(self, write: Any) -> Any:
        async def observed(*args: Any, **more: Any) -> Any:
            try:
                return await write(*args, **more)
            except StoreError as error:
                self._note(error, args[0])
                raise

        return observed


def observed_store(store: BaseStore, readiness: Readiness) -> BaseStore:
    """The same store, reporting failed writes to `readiness`."""
    return cast(BaseStore, _ObservedStore(store, readiness))
