"""Notifications that a table has new entries. They are only hints to read the log, which is the truth."""

from __future__ import annotations

import asyncio
from types import TracebackType
from weakref import WeakSet


class Watch:
    """An asynchronous iterator over new versions of one table; see `LogStore.watch`.

    It is active from its creation until `close`, or until it is garbage-collected.
    """

    def __init__(self, table_id: str, owner: Watches) -> None:
        self.table_id = table_id
        self._owner = owner
        self._changed = asyncio.Event()
        self._newest = 0
        self._delivered = 0
        self._closed = False

    def __aiter__(self) -> Watch:
        return self

    async def __anext__(self) -> int:
        while True:
            if self._newest > self._delivered:
                self._delivered = self._newest
                return self._delivered
            if self._closed:
                raise StopAsyncIteration
            self._changed.clear()
            await self._changed.wait()

    def __enter__(self) -> Watch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def notify(self, version: int) -> None:
        """Record that the table has this version now."""
        if version > self._newest:
            self._newest = version
            self._changed.set()

    def close(self) -> None:
        """Stop watching; a pending `anext` raises `StopAsyncIteration`."""
        self._closed = True
        self._changed.set()
        self._owner.remove(self)


class Watches:
    """All watches of a store, by table."""

    def __init__(self) -> None:
        self._by_table: dict[str, WeakSet[Watch]] = {}
        self._closed = False

    def watch(self, table_id: str) -> Watch:
        """Create a watch; it is closed already if this object is."""
        watch = Watch(table_id, self)
        if self._closed:
            watch.close()
        else:
            self._by_table.setdefault(table_id, WeakSet()).add(watch)
        return watch

    def notify(self, table_id: str, version: int) -> None:
        """Notify every watch of this table."""
        watches = self._by_table.get(table_id)
        if watches is None:
            return
        for watch in list(watches):
            watch.notify(version)
        if not watches:
            del self._by_table[table_id]

    def tables(self) -> list[str]:
        """The ids of the tables that are being watched."""
        return [table_id for table_id, watches in self._by_table.items() if watches]

    def remove(self, watch: Watch) -> None:
        """Remove a watch."""
        watches = self._by_table.get(watch.table_id)
        if watches is not None:
            watches.discard(watch)
            if not watches:
                del self._by_table[watch.table_id]

    def close(self) -> None:
        """Close every watch."""
        self._closed = True
        for watches in list(self._by_table.values()):
            for watch in list(watches):
                watch.close()
