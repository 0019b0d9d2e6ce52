"""Waking those who wait for a table to move on. Nothing here is the truth; the log is."""

from __future__ import annotations

import asyncio
from types import TracebackType
from weakref import WeakSet


class Watch:
    """An asynchronous iterator over new versions of one table; see `LogStore.watch`.

    It listens from the moment it is made until `close`, or until nobody holds it any more.
    """

    def __init__(self, table_id: str, hub: Watches) -> None:
        self.table_id = table_id
        self._hub = hub
        self._moved = asyncio.Event()
        self._newest = 0
        self._told = 0
        self._over = False

    def __aiter__(self) -> Watch:
        return self

    async def __anext__(self) -> int:
        while True:
            if self._newest > self._told:
                self._told = self._newest
                return self._told
            if self._over:
                raise StopAsyncIteration
            self._moved.clear()
            await self._moved.wait()

    def __enter__(self) -> Watch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def wake(self, version: int) -> None:
        """The table has this version now."""
        if version > self._newest:
            self._newest = version
            self._moved.set()

    def close(self) -> None:
        """Stop listening; whoever waits is told that it is over."""
        self._over = True
        self._moved.set()
        self._hub.leave(self)


class Watches:
    """Who watches which table."""

    def __init__(self) -> None:
        self._watches: dict[str, WeakSet[Watch]] = {}
        self._closed = False

    def watch(self, table_id: str) -> Watch:
        """A new watch."""
        watch = Watch(table_id, self)
        if self._closed:
            watch.close()
        else:
            self._watches.setdefault(table_id, WeakSet()).add(watch)
        return watch

    def wake(self, table_id: str, version: int) -> None:
        """Tell everybody who watches this table."""
        watches = self._watches.get(table_id)
        if watches is None:
            return
        for watch in list(watches):
            watch.wake(version)
        if not watches:
            del self._watches[table_id]

    def watched(self) -> list[str]:
        """The tables somebody watches."""
        return [table_id for table_id, watches in self._watches.items() if watches]

    def leave(self, watch: Watch) -> None:
        """Forget a watch."""
        watches = self._watches.get(watch.table_id)
        if watches is not None:
            watches.discard(watch)
            if not watches:
                del self._watches[watch.table_id]

    def close(self) -> None:
        """End every watch."""
        self._closed = True
        for watches in list(self._watches.values()):
            for watch in list(watches):
                watch.close()
