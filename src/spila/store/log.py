"""The log kept: the one protocol behind which SQLite and PostgreSQL stand. What is acknowledged is durable."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from spila.kernel.codec import Malformed
from spila.store.watches import Watch

if TYPE_CHECKING:
    from spila.store.pubsub import Hearer, Subscription

FINISHED_KEPT = timedelta(days=90)
"""How long a finished game can still be looked at, unless the host decides otherwise."""

IDLE_KEPT = timedelta(days=30)
"""How long a table where nothing happens any more is kept, unless the host decides otherwise."""

SEATING = "table"
"""The key of the meta that `create` is given."""

MOST_ID = 64

State: TypeAlias = Literal["open", "finished"]
Clock: TypeAlias = Callable[[], int]
"""Milliseconds since 1970, for telling when something happened; never for telling what came first."""


def wall_clock() -> int:
    """The host's clock."""
    return time.time_ns() // 1_000_000


class Logged(NamedTuple):
    """One entry of a log. `at` is when it was written, in milliseconds since 1970 by the clock of its writer: the same
    for everybody who reads it.
    """

    version: int
    entry: bytes
    at: int


class Meta(NamedTuple):
    """One value of a table's key-value side. `version` counts its changes from 1."""

    version: int
    value: bytes


class TableInfo(NamedTuple):
    """A table in a listing. Times are milliseconds since 1970."""

    id: str
    state: State
    version: int
    created: int
    active: int
    finished: int | None


class LogStore(Protocol):
    """Tables, their logs and their meta. Headers, entries, meta and records are JSON on one line, not looked into.

    Versions count entries: a new table has version 0, its first entry is version 1, and there are no gaps.
    A call that returns has been written durably; one that raises has not, save `Uncertain`, which says it may have.
    A cancelled call may have been written too.
    """

    clock: Clock

    async def create(self, table_id: str, header: bytes, meta: bytes) -> None:
        """A new table with version 0; `TableExists` when the id is taken."""

    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        """Add these entries, all or none, and tell the new version; `Stale` when the log is not at that version.

        `at` is the time to be written with them; by default that of `clock`.
        """

    async def read(self, table_id: str, after: int = 0) -> list[Logged]:
        """The entries with their versions and times, in order, that came after this version."""

    async def header(self, table_id: str) -> bytes:
        """What the table was created with."""

    async def version(self, table_id: str) -> int:
        """How many entries the log has."""

    async def meta(self, table_id: str, key: str = SEATING) -> Meta | None:
        """The value under this key, None when there is none."""

    async def set_meta(self, table_id: str, expected_version: int, value: bytes, key: str = SEATING) -> int:
        """Change a value that is at this version (0: not there yet) and tell its new version; else `Stale`."""

    def watch(self, table_id: str) -> Watch:
        """New versions of this table from now on, also those other servers write. A wake-up, not the log: `read` it.

        Versions that came while nobody looked are told as one, the highest. It ends when the store closes.
        """

    def tell(self, table_id: str, word: bytes) -> None:
        """Say something in passing: everybody who hears this table now does, here (the teller too) and on other
        servers; nobody else ever will. JSON on one line, at most 7,000 bytes; no promise that it arrives.
        """

    def hear(self, table_id: str, hearer: Hearer) -> Subscription:
        """Call this with every word told of this table from now on, those of one teller in order, until the hearing
        or the store is closed.
        """

    async def tables(
        self, state: State | None = None, *, since: int | None = None, until: int | None = None, most: int | None = None
    ) -> list[TableInfo]:
        """Tables, those with the latest activity first, of this state, last active in [since, until)."""

    async def info(self, table_id: str) -> TableInfo:
        """One table as in a listing."""

    async def finish(self, table_id: str, record: bytes, *, version: int | None = None) -> None:
        """Close the log with the record, its seed revealed. The same record again changes nothing; another is refused.

        With a `version`, only if the log is there; else `Stale`.
        """

    async def record(self, table_id: str) -> bytes | None:
        """The record of a finished table."""

    async def forget(self, before: int, *, idle_before: int | None = None) -> list[str]:
        """Delete what finished before this time and, if asked, open tables without activity since; their ids."""

    async def close(self) -> None:
        """Finish what has been asked for, then let go of the database."""


_any_json = msgspec.json.Decoder(msgspec.Raw)


def one_line(document: bytes, what: str) -> bytes:
    """The document, if it is JSON on one line; white space around it is not kept."""
    document = document.strip(b" \t\r\n")
    if b"\n" in document or b"\r" in document:
        raise Malformed("line-break", what=what)
    try:
        _any_json.decode(document)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed("unreadable", what=what, why=str(error)) from None
    return document


def checked_entries(expected_version: int, entries: Sequence[bytes]) -> list[bytes]:
    """Entries that may be kept."""
    if not entries or expected_version < 0:
        raise Malformed("append-nothing", entries=len(entries), version=expected_version)
    return [one_line(entry, "entry") for entry in entries]


def checked_id(table_id: str) -> str:
    """A table id: 1 to 64 printable ASCII characters, no space."""
    if not 0 < len(table_id) <= MOST_ID or not table_id.isascii() or not table_id.isprintable() or " " in table_id:
        raise Malformed("table-id", most=MOST_ID)
    return table_id
