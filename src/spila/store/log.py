"""The protocol that both the SQLite and the PostgreSQL store implement. What is acknowledged is durable."""

from __future__ import annotations

import time
from collections.abc import Callable, Collection, Sequence
from datetime import timedelta
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from spila.kernel.codec import Malformed
from spila.store.watches import Watch

if TYPE_CHECKING:
    from spila.store.pubsub import Handler, Subscription

FINISHED_RETENTION = timedelta(days=90)
"""Default time for which a finished game is kept."""

IDLE_RETENTION = timedelta(days=30)
"""Default time for which an open table without activity is kept."""

SEATING = "table"
"""The meta key under which `create` stores its value."""

MAX_ID_LENGTH = 64

State: TypeAlias = Literal["open", "finished"]
Clock: TypeAlias = Callable[[], int]
Done: TypeAlias = Callable[[Any, BaseException | None], None]
"""Called in the event loop with a result, or with None and the reason why there is none. It must not raise."""
"""Milliseconds since 1970. Shows when something happened; never decides what came first."""


def wall_clock() -> int:
    """The host's clock."""
    return time.time_ns() // 1_000_000


class Logged(NamedTuple):
    """One entry of a log. `at` is the time of writing by the writer's clock, in milliseconds since 1970; it is stored,
    so every reader sees the same value.
    """

    version: int
    entry: bytes
    at: int
    hash: bytes = b""
    """The link of the hash chain: it covers this entry and all before it."""


class Meta(NamedTuple):
    """One value of a table's key-value data. `version` counts its changes from 1."""

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
    """Tables, their logs and their meta. Headers, entries, meta and records are opaque JSON on one line.

    Versions count entries: a new table has version 0, its first entry is version 1, and there are no gaps.
    A call that returns has been written durably; one that raises has not, except `Uncertain`, after which it may have.
    A cancelled call may have been written as well.
    """

    clock: Clock

    async def create(self, table_id: str, header: bytes, meta: bytes) -> None:
        """Create a table with version 0; `TableExists` when the id is taken."""

    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        """Append these entries, all or none, and return the new version; `Stale` if the log is at another version.

        `at` is the time stored with them, by default that of `clock`.
        """

    def append_soon(self, table_id: str, expected_version: int, entry: bytes, at: int, done: Done) -> None:
        """The same for one entry, which its caller has made and which is not checked again. `done` gets the version."""

    async def read(self, table_id: str, after: int = 0, most: int | None = None) -> list[Logged]:
        """The entries after this version, in order, with their versions, times and hashes; the first `most` of them.

        The hash chain of what is returned is verified: `LogBroken` names the row that was changed, removed or moved.
        """

    async def delete(self, table_id: str) -> None:
        """Delete a table with its log; `UnknownTable` when there is none."""

    async def header(self, table_id: str) -> bytes:
        """The header that the table was created with."""

    async def headers(self, table_ids: Collection[str]) -> dict[str, bytes]:
        """The headers of these tables, with one query; those that are not there are left out."""

    async def version(self, table_id: str) -> int:
        """The number of entries in the log."""

    async def meta(self, table_id: str, key: str = SEATING) -> Meta | None:
        """The value of this key, or None."""

    async def set_meta(self, table_id: str, expected_version: int, value: bytes, key: str = SEATING) -> int:
        """Set a value that is at this version (0: no value yet) and return its new version; else `Stale`."""

    def watch(self, table_id: str) -> Watch:
        """New versions of this table from now on, also those written by other servers. Only a hint: `read` the log.

        Versions that arrive between two iterations are reported as one, the highest. It ends when the store closes.
        """

    def publish(self, table_id: str, message: bytes) -> None:
        """Send a transient message to all current subscribers of this table, here (including the sender) and on other
        servers. JSON on one line, at most 7,000 bytes. It is not stored, and delivery is not guaranteed.
        """

    def subscribe(self, table_id: str, handler: Handler) -> Subscription:
        """Call the handler with every message published to this table from now on, those of one sender in order, until
        the subscription or the store is closed.
        """

    async def tables(
        self, state: State | None = None, *, since: int | None = None, until: int | None = None, most: int | None = None
    ) -> list[TableInfo]:
        """Tables in this state, last active in [since, until), most recently active first."""

    async def info(self, table_id: str) -> TableInfo:
        """One table, as `tables` lists it."""

    async def finish(self, table_id: str, record: bytes, *, version: int | None = None) -> None:
        """Close the log with the record, which reveals the seed. The same record again changes nothing; another is
        refused. With a `version`, only if the log is at that version; else `Stale`.
        """

    async def record(self, table_id: str) -> bytes | None:
        """The record of a finished table."""

    async def forget(self, before: int, *, idle_before: int | None = None) -> list[str]:
        """Delete tables finished before this time and, optionally, open tables idle since then; return their ids."""

    async def close(self) -> None:
        """Complete pending calls, then release the database."""


_any_json = msgspec.json.Decoder(msgspec.Raw)


def check_document(document: bytes, what: str) -> bytes:
    """Return the document without surrounding white space; `Malformed` unless it is JSON on one line."""
    document = document.strip(b" \t\r\n")
    if b"\n" in document or b"\r" in document:
        raise Malformed("line-break", what=what)
    try:
        _any_json.decode(document)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise Malformed("unreadable", what=what, why=str(error)) from None
    return document


def check_entries(expected_version: int, entries: Sequence[bytes]) -> list[bytes]:
    """Return the entries, each checked; `Malformed` when there are none."""
    if not entries or expected_version < 0:
        raise Malformed("append-nothing", entries=len(entries), version=expected_version)
    return [check_document(entry, "entry") for entry in entries]


def check_id(table_id: str) -> str:
    """Return the id; `Malformed` unless it has 1 to 64 printable ASCII characters and no space."""
    if (
        not 0 < len(table_id) <= MAX_ID_LENGTH
        or not table_id.isascii()
        or not table_id.isprintable()
        or " " in table_id
    ):
        raise Malformed("table-id", most=MAX_ID_LENGTH)
    return table_id
