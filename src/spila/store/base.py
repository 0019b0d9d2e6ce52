"""What both stores share: everything except appending and access to the database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Concatenate, NamedTuple, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from spila.store import statements
from spila.store.log import (
    SEATING,
    Clock,
    Done,
    Logged,
    Meta,
    State,
    TableInfo,
    check_document,
    check_entries,
    check_id,
)
from spila.store.pubsub import Handler, PubSub, Subscription, check_message
from spila.store.watches import Watch, Watches

Params = ParamSpec("Params")
Result = TypeVar("Result")


class Append(NamedTuple):
    """Entries waiting to be written. `done` gets the new version."""

    done: Done
    table_id: str
    expected: int
    entries: list[bytes]
    now: int


@dataclass
class Counters:
    """What the store has done since it was opened, for metrics."""

    commits: int = 0
    appends: int = 0
    entries: int = 0
    seconds: float = 0.0
    """Time spent in commits that contained appends."""

    def count(self, written: Sequence[Append], seconds: float) -> None:
        """Count one commit with these appends."""
        if written:
            self.commits += 1
            self.seconds += seconds
            self.appends += len(written)
            self.entries += sum(len(append.entries) for append in written)


class BaseStore(ABC):
    """A store; `LogStore` states what each method guarantees."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.counters = Counters()
        self._watches = Watches()
        self._pubsub = PubSub()

    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        """Append these entries, all or none, and return the new version; `Stale` if the log is at another version."""
        checked = check_entries(expected_version, entries)
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._put(Append(into(answer), table_id, expected_version, checked, self.clock() if at is None else at))
        return await answer

    def append_soon(self, table_id: str, expected_version: int, entry: bytes, at: int, done: Done) -> None:
        """The same for one entry, which its caller has made and which is not checked again. `done` gets the version."""
        self._put(Append(done, table_id, expected_version, [entry], at))

    @abstractmethod
    def _put(self, append: Append) -> None:
        """Add this to the next commit."""

    @abstractmethod
    async def close(self) -> None:
        """Complete pending calls, then release the database."""

    @abstractmethod
    async def query(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run a read-only operation on one consistent snapshot of the database."""

    @abstractmethod
    async def transact(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        """Run an operation in one transaction; durable when this returns, rolled back when the operation raises."""

    async def create(self, table_id: str, header: bytes, meta: bytes) -> None:
        """Create a table with version 0; `TableExists` when the id is taken."""
        header, meta = check_document(header, "header"), check_document(meta, "meta")
        await self.transact(statements.create, check_id(table_id), header, meta, self.clock())

    async def read(self, table_id: str, after: int = 0, most: int | None = None) -> list[Logged]:
        """The entries after this version, in order; `LogBroken` if their hash chain does not hold."""
        return await self.query(statements.read, table_id, after, most)

    async def root(self, table_id: str) -> tuple[bytes, int]:
        """The hash before the first entry, and how many entries were hashed later than they were written."""
        return await self.query(statements.root_and_backfilled, table_id)

    async def header(self, table_id: str) -> bytes:
        """The header that the table was created with."""
        return await self.query(statements.header, table_id)

    async def headers(self, table_ids: Collection[str]) -> dict[str, bytes]:
        """The headers of these tables, with one query; those that are not there are left out."""
        return await self.query(statements.headers, table_ids)

    async def delete(self, table_id: str) -> None:
        """Delete a table; `UnknownTable` when there is none."""
        await self.transact(statements.delete_table, table_id)

    async def version(self, table_id: str) -> int:
        """The number of entries in the log."""
        return (await self.query(statements.status, table_id))[0]

    async def meta(self, table_id: str, key: str = SEATING) -> Meta | None:
        """The value of this key, or None."""
        return await self.query(statements.get_meta, table_id, key)

    async def set_meta(self, table_id: str, expected_version: int, value: bytes, key: str = SEATING) -> int:
        """Set a value that is at this version (0: no value yet) and return its new version; else `Stale`."""
        value = check_document(value, "meta")
        return await self.transact(statements.set_meta, table_id, expected_version, value, check_id(key), self.clock())

    def watch(self, table_id: str) -> Watch:
        """New versions of this table from now on, including those written by other servers."""
        return self._watches.watch(table_id)

    def publish(self, table_id: str, message: bytes) -> None:
        """Send a transient message to all current subscribers of this table, here and on other servers."""
        self._publish(table_id, check_message(table_id, message))

    def subscribe(self, table_id: str, handler: Handler) -> Subscription:
        """Call the handler with every message published to this table, until the subscription is closed."""
        return self._pubsub.subscribe(table_id, handler)

    def _publish(self, table_id: str, message: bytes) -> None:
        self._pubsub.publish(table_id, message)

    async def tables(
        self, state: State | None = None, *, since: int | None = None, until: int | None = None, most: int | None = None
    ) -> list[TableInfo]:
        """Tables in this state, last active in [since, until), most recently active first."""
        return await self.query(statements.list_tables, state, since, until, most)

    async def info(self, table_id: str) -> TableInfo:
        """One table, as `tables` lists it."""
        return await self.query(statements.info, table_id)

    async def finish(self, table_id: str, record: bytes, *, version: int | None = None) -> None:
        """Close the log with the record, which reveals the seed; the same record again changes nothing."""
        await self.transact(statements.finish, table_id, check_document(record, "record"), version, self.clock())

    async def record(self, table_id: str) -> bytes | None:
        """The record of a finished table."""
        return await self.query(statements.get_record, table_id)

    async def forget(self, before: int, *, idle_before: int | None = None) -> list[str]:
        """Delete tables finished before this time and, optionally, open tables idle since then; return their ids."""
        deleted: list[str] = []
        while chosen := await self.transact(statements.forget, before, idle_before):
            deleted += chosen
        return deleted

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def into(answer: asyncio.Future[Any]) -> Done:
    """What is called with an outcome, for a caller who waits for a future; it may wait no longer."""

    def done(result: Any, error: BaseException | None) -> None:
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)

    return done
