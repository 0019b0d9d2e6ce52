"""The database of a simulation and the stores of its servers: the real SQLite writer and the real statements on a
database in memory, without threads, with the delays and faults of a database that is reached over a network.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextvars import Context
from functools import cache
from random import Random
from typing import Any, Concatenate, Literal, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, StaticPool, create_engine

from spila.store import BaseStore, Closed, StoreError, Unavailable, Uncertain, Watch, migrate, statements
from spila.store.base import Append, Counters, Params, Result
from spila.store.log import Done, check_entries
from spila.store.pubsub import Handler, Subscription
from spila.store.watches import Watches
from spila.store.writer import Change, Writer
from tests.simulation.loop import SimulatedLoop

T = TypeVar("T")

Trouble: TypeAlias = Literal[
    "slow", "full", "unavailable", "uncertain-lost", "uncertain-written", "uncertain-late", "deaf"
]
"""`deaf`: the connection that listens is down, so messages are lost and notifications come after it is there again."""
EPOCH = 1_700_000_000_000


class Fate(NamedTuple):
    """What becomes of one call: how long it takes to get there and back, and what goes wrong."""

    there: float
    back: float
    trouble: Trouble | None


@cache
def _connection() -> Connection:
    """One database for all simulations of this process, emptied before each."""
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False),
        poolclass=StaticPool,
        isolation_level="AUTOCOMMIT",
    )
    connection = engine.connect()
    raw: Any = connection.connection.dbapi_connection
    raw.execute("PRAGMA foreign_keys = ON")
    raw.execute("BEGIN IMMEDIATE")
    migrate.migrate(connection)
    raw.execute("COMMIT")
    return connection


class Database:
    """What survives the crash of any server. `committed` is called after every append, with the entries as stored."""

    def __init__(self, loop: SimulatedLoop, committed: Callable[[str, str, int], None] | None = None) -> None:
        self.loop = loop
        self.connection = _connection()
        self.connection.connection.dbapi_connection.execute("DELETE FROM tables")  # type: ignore[union-attr]
        self.writer = Writer(self.connection, loop, lambda outcomes: None, Counters())
        self.stores: list[SimulatedStore] = []
        self.committed = committed or (lambda server, table, version: None)

    def append(self, writer: SimulatedStore, append: Append) -> int:
        """Commit these entries now, and notify the other servers."""
        (_, version, error), *_ = self.writer.write([append])
        if error is not None:
            raise error
        self.committed(writer.server, append.table_id, version)
        for store in self.stores:
            if store is not writer:
                store.notify(append.table_id, version)
        return int(version)

    def change(self, operation: Callable[[Connection], T], table_id: str | None) -> T:
        """Commit a change now."""
        (_, result, error), *_ = self.writer.write([Change(_nobody, operation, table_id)])
        if error is not None:
            raise error
        changed: T = result
        return changed

    def read(self, operation: Callable[..., T], *args: Any) -> T:
        """Read now, without delay: for those who look at the simulation from outside."""
        return operation(self.connection, *args)


class _OrderedWatches(Watches):
    """All watches of a store. In their order: that of a set of objects differs from process to process."""

    def __init__(self) -> None:
        super().__init__()
        self._in_order: list[Watch] = []

    def watch(self, table_id: str) -> Watch:
        watch = Watch(table_id, self)
        self._in_order.append(watch)
        return watch

    def notify(self, table_id: str, version: int) -> None:
        for watch in list(self._in_order):
            if watch.table_id == table_id:
                watch.notify(version)

    def tables(self) -> list[str]:
        return list(dict.fromkeys(watch.table_id for watch in self._in_order))

    def remove(self, watch: Watch) -> None:
        if watch in self._in_order:
            self._in_order.remove(watch)

    def close(self) -> None:
        for watch in list(self._in_order):
            watch.close()


class SimulatedStore(BaseStore):
    """The store of one life of one server. `context` is the server's; `wall` its clock."""

    def __init__(
        self, database: Database, server: str, context: Context, rng: Random, wall: Callable[[], int], *, shared: bool
    ) -> None:
        super().__init__(wall)
        self._watches = _OrderedWatches()
        self._database = database
        self._loop = database.loop
        self.server = server
        self._context = context
        self._outside = Context()
        self._rng = rng
        self._shared = shared
        self._handlers: list[tuple[Subscription, Handler]] = []
        self._last_delivery = 0.0
        self._closed = False
        self.dead = False
        self.troubles: dict[Trouble, float] = {}
        """What may go wrong now, and how often."""
        database.stores.append(self)

    # ------------------------------------------------------------ calls

    async def append(
        self, table_id: str, expected_version: int, entries: Sequence[bytes], *, at: int | None = None
    ) -> int:
        checked = check_entries(expected_version, entries)
        now = self.clock() if at is None else at
        append = Append(_nobody, table_id, expected_version, checked, now)
        version = await self._ask(lambda: self._database.append(self, append), writes=True)
        self._watches.notify(table_id, version)
        return version

    def append_soon(self, table_id: str, expected_version: int, entry: bytes, at: int, done: Done) -> None:
        self._loop.create_task(self._append(table_id, expected_version, entry, at, done), context=self._context)

    async def _append(self, table_id: str, expected_version: int, entry: bytes, at: int, done: Done) -> None:
        try:
            version = await self.append(table_id, expected_version, [entry], at=at)
        except StoreError as error:
            done(None, error)
        else:
            done(version, None)

    def _put(self, append: Append) -> None:
        raise NotImplementedError("appended by `append`")

    async def transact(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        table_id = str(args[0]) if operation in _SINGLE_TABLE else None
        return await self._ask(
            lambda: self._database.change(lambda connection: operation(connection, *args, **kwargs), table_id),
            writes=True,
        )

    async def query(
        self, operation: Callable[Concatenate[Connection, Params], Result], *args: Params.args, **kwargs: Params.kwargs
    ) -> Result:
        return await self._ask(lambda: operation(self._database.connection, *args, **kwargs), writes=False)

    async def close(self) -> None:
        self._closed = True
        self._watches.close()
        self._handlers.clear()
        if self in self._database.stores:
            self._database.stores.remove(self)

    def die(self) -> None:
        """The server is killed. A statement that a database server has received is carried out all the same."""
        self.dead = True
        self._handlers.clear()
        self._database.stores.remove(self)

    async def _ask(self, work: Callable[[], T], *, writes: bool) -> T:
        if self._closed:
            raise Closed
        fate = self._fate(writes)
        if fate.trouble == "full":
            await asyncio.sleep(fate.there)
            raise StoreError("store-write", why="database or disk is full")
        answer: asyncio.Future[T] = self._loop.create_future()
        self._loop.call_later(fate.there, self._arrive, work, fate, answer, context=self._outside)
        return await answer

    def _arrive(self, work: Callable[[], T], fate: Fate, answer: asyncio.Future[T]) -> None:
        """The request is at the database."""
        if self.dead and not self._shared:
            return
        error: Exception | None = None
        result: Any = None
        match fate.trouble:
            case "unavailable":
                error = Unavailable("the connection is down")
            case "uncertain-lost":
                error = Uncertain("the connection is lost")
            case "uncertain-late":
                error = Uncertain("the connection is lost")
                self._loop.call_later(3 * fate.back, _late, work, context=self._outside)
            case _:
                try:
                    result = work()
                except Exception as raised:
                    error = raised
                if fate.trouble == "uncertain-written" and error is None:
                    error = Uncertain("the connection is lost")
        self._loop.call_later(fate.back, self._answer, answer, result, error, context=self._outside)

    def _answer(self, answer: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
        if answer.done() or self.dead:
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)

    def _fate(self, writes: bool) -> Fate:
        rng = self._rng
        there, back = rng.uniform(0.0001, 0.003), rng.uniform(0.0001, 0.003)
        trouble: Trouble | None = None
        for kind, share in self.troubles.items():
            if rng.random() < share and (writes or kind in ("slow", "unavailable")):
                trouble = kind
        if trouble == "slow":
            return Fate(there + rng.expovariate(1), back + rng.expovariate(1), None)
        return Fate(there, back + (rng.uniform(0, 0.3) if trouble else 0), None if trouble == "deaf" else trouble)

    # ------------------------------------------------------------ between servers

    def subscribe(self, table_id: str, handler: Handler) -> Subscription:
        subscription = Subscription(table_id, handler, self._pubsub)
        self._handlers.append((subscription, handler))
        return subscription

    def _publish(self, table_id: str, message: bytes) -> None:
        if not self._closed and not self.dead and "deaf" not in self.troubles:
            for store in self._database.stores:
                store.deliver(table_id, message, self._rng.uniform(0.0002, 0.02))

    def deliver(self, table_id: str, message: bytes, delay: float) -> None:
        """A message is on its way here; those of one sender keep their order."""
        if "deaf" not in self.troubles:
            self._last_delivery = max(self._last_delivery + 1e-6, self._loop.time() + delay)
            self._loop.call_at(self._last_delivery, self._receive, table_id, message, context=self._context)

    def _receive(self, table_id: str, message: bytes) -> None:
        for subscription, handler in list(self._handlers):
            if subscription.handler is None:
                self._handlers.remove((subscription, handler))
            elif subscription.table_id == table_id:
                handler(message)

    def notify(self, table_id: str, version: int) -> None:
        """A notification of another server's entry is on its way here."""
        if "deaf" not in self.troubles:
            self._loop.call_later(
                self._rng.uniform(0.0002, 0.05), self._watches.notify, table_id, version, context=self._context
            )

    def hear_again(self) -> None:
        """The connection that listens is there again: the versions of all watched tables are looked up."""
        self.troubles.pop("deaf", None)
        watched = self._watches.tables()
        for table_id, version in self._database.read(statements.versions, watched).items():
            self._loop.call_later(0.001, self._watches.notify, table_id, version, context=self._context)


_SINGLE_TABLE: frozenset[Any] = frozenset((statements.create, statements.set_meta, statements.finish))


def _nobody(_result: Any, _error: BaseException | None) -> None:
    """The outcome is read where it is written."""


def _late(work: Callable[[], Any]) -> None:
    try:
        work()
    except StoreError:
        return
