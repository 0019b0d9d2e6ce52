"""What both stores do alike: everything but the append and the way to the database."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import TracebackType
from typing import Concatenate, NamedTuple, ParamSpec, Self, TypeVar

from sqlalchemy import Connection

from spila.store import statements
from spila.store.log import SEATING, Clock, Logged, Meta, State, TableInfo, checked_id, one_line
from spila.store.pubsub import Hearer, PubSub, Subscription, checked_message
from spila.store.watches import Watch, Watches

Asked = ParamSpec("Asked")
Answer = TypeVar("Answer")


class Append(NamedTuple):
    """Entries on their way to the disk."""

    answer: asyncio.Future[int]
    table_id: str
    expected: int
    entries: list[bytes]
    now: int


@dataclass
class Counters:
    """What the store has done since it was opened, for a host's dashboard."""

    commits: int = 0
    appends: int = 0
    entries: int = 0
    seconds: float = 0.0
    """Spent in commits that carried appends."""

    def count(self, landed: Sequence[Append], seconds: float) -> None:
        """One more commit, with these appends."""
        if landed:
            self.commits += 1
            self.seconds += seconds
            self.appends += len(landed)
            self.entries += sum(len(append.entries) for append in landed)


class BaseStore(ABC):
    """A store; see `LogStore` for what each method promises."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.figures = Counters()
        self._wakeups = Watches()
        self._hearsay = PubSub()

    @abstractmethod
    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        """Add these entries, all or none, and tell the new version; `Stale` when the log is not at that version."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what has been asked for, then let go of the database."""

    @abstractmethod
    async def ask(
        self, question: Callable[Concatenate[Connection, Asked], Answer], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Answer:
        """Answer a question from one consistent moment of the database."""

    @abstractmethod
    async def change(
        self, deed: Callable[Concatenate[Connection, Asked], Answer], *args: Asked.args, **kwargs: Asked.kwargs
    ) -> Answer:
        """Do something in one transaction; durable when this returns, undone when the deed raises."""

    async def create(self, table_id: str, header: bytes, meta: bytes) -> None:
        """A new table with version 0; `TableExists` when the id is taken."""
        header, meta = one_line(header, "header"), one_line(meta, "meta")
        await self.change(statements.create, checked_id(table_id), header, meta, self.clock())

    async def read(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries with their versions and times, in order, that came after this version."""
        return await self.ask(statements.read, table_id, after)

    async def header(self, table_id: str) -> bytes:
        """What the table was created with."""
        return await self.ask(statements.header, table_id)

    async def version(self, table_id: str) -> int:
        """How many entries the log has."""
        return (await self.ask(statements.standing, table_id))[0]

    async def meta(self, table_id: str, key: str = SEATING) -> Meta | None:
        """The value under this key, None when there is none."""
        return await self.ask(statements.get_meta, table_id, key)

    async def set_meta(self, table_id: str, expected_version: int, value: bytes, key: str = SEATING) -> int:
        """Change a value that is at this version (0: not there yet) and tell its new version; else `Stale`."""
        value = one_line(value, "meta")
        return await self.change(statements.set_meta, table_id, expected_version, value, checked_id(key), self.clock())

    def watch(self, table_id: str) -> Watch:
        """New versions of this table from now on, also those other servers write."""
        return self._wakeups.watch(table_id)

    def tell(self, table_id: str, word: bytes) -> None:
        """Say something in passing to everybody who hears this table, here and on other servers."""
        self._pass_on(table_id, checked_message(table_id, word))

    def hear(self, table_id: str, hearer: Hearer) -> Subscription:
        """Call this with every word told of this table from now on, until the hearing is closed."""
        return self._hearsay.hear(table_id, hearer)

    def _pass_on(self, table_id: str, word: bytes) -> None:
        self._hearsay.pass_on(table_id, word)

    async def tables(
        self, state: State | None = None, *, since: int | None = None, until: int | None = None, most: int | None = None
    ) -> list[TableInfo]:
        """Tables, those with the latest activity first, of this state, last active in [since, until)."""
        return await self.ask(statements.listing, state, since, until, most)

    async def info(self, table_id: str) -> TableInfo:
        """One table as in a listing."""
        return await self.ask(statements.info, table_id)

    async def finish(self, table_id: str, record: bytes, *, version: int | None = None) -> None:
        """Close the log with the record, its seed revealed; the same record again changes nothing."""
        await self.change(statements.finish, table_id, one_line(record, "record"), version, self.clock())

    async def record(self, table_id: str) -> bytes | None:
        """The record of a finished table."""
        return await self.ask(statements.get_record, table_id)

    async def forget(self, before: int, *, idle_before: int | None = None) -> list[str]:
        """Delete what finished before this time and, if asked, open tables without activity since; their ids."""
        gone: list[str] = []
        while chosen := await self.change(statements.forget, before, idle_before):
            gone += chosen
        return gone

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
