"""Servers of a simulation: the real `ServerState` and `Connection`, started, stopped and killed at any step."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

from spila.server.config import ServerConfig
from spila.server.limits import Limits
from spila.server.state import ServerState
from spila.server.websocket import Connection
from spila.store import StoreError
from tests.simulation.database import EPOCH, Database, SimulatedStore, Trouble
from tests.simulation.loop import SimulatedLoop
from tests.simulation.network import Link, Sent

LIMITS = Limits(unsent_bytes=16_384)
ROOMY = Limits(connections_per_address=1000, tables_per_address=1000, misses_per_address=1000, unsent_bytes=16_384)
START_AGAIN = 0.2


class SimulatedServer:
    """One server; each of its lives has state, tasks and a store of its own."""

    def __init__(
        self, loop: SimulatedLoop, database: Database, index: int, rng: Random, skew: int, tap: Any, *, shared: bool
    ) -> None:
        self.name = f"server-{index}"
        self.lives = 0
        self.runtime: ServerState | None = None
        """None while it is down."""
        self.store: SimulatedStore | None = None
        self.skew = skew
        self._loop, self._database, self._rng, self._tap, self._shared = loop, database, rng, tap, shared
        self._links: list[Link] = []
        self._living = False
        self._troubles: dict[Trouble, float] = {}
        self._context = loop.owned(self.owner)

    @property
    def owner(self) -> str:
        return f"{self.name}/{self.lives}"

    @property
    def up(self) -> bool:
        return self.runtime is not None

    def wall(self) -> int:
        """This server's clock."""
        return EPOCH + int(self._loop.time() * 1000) + self.skew

    # ------------------------------------------------------------ life

    def start(self) -> None:
        """A new life, which opens the database and begins, unless there is one."""
        if self._living:
            return
        self._living = True
        self.lives += 1
        self._context = self._loop.owned(self.owner)
        self._loop.call_soon(self._boot, context=self._context)

    def _boot(self) -> None:
        self._loop.create_task(self._begin(), context=self._context)

    async def _begin(self) -> None:
        url = "postgresql://simulated" if self._shared else ""
        config = ServerConfig(database_url=url, limits=ROOMY)
        store = SimulatedStore(
            self._database, self.owner, self._context, Random(self._rng.random()), self.wall, shared=self._shared
        )
        runtime = ServerState(config, Random(self._rng.random()))
        while True:
            try:
                await runtime.begin(store)
                break
            except StoreError:
                await asyncio.sleep(START_AGAIN)
        store.troubles.update(self._troubles)
        self.runtime, self.store = runtime, store

    def crash(self) -> None:
        """Kill it: no task of it runs on, and its connections break."""
        if not self._living:
            return
        self._living = False
        self._loop.kill(self.owner)
        if self.store is not None:
            self.store.die()
        self.runtime = self.store = None
        self._context = self._loop.owned(f"{self.name}/down")
        for link in self._links:
            link.is_disconnected = True
            self._tap.closed(link)
            link.connection = None
            link.cut()
        self._links.clear()

    def crash_after(self, steps: int) -> None:
        """Kill it after so many of its own steps, in this life."""
        owner = self.owner

        def crash() -> None:
            if self.owner == owner:
                self.crash()

        self._loop.after_steps(owner, steps, crash)

    def stop(self) -> None:
        """As on SIGTERM."""
        if self.runtime is not None:
            self._loop.create_task(self._end(self.runtime, self.owner), context=self._context)

    async def _end(self, runtime: ServerState, owner: str) -> None:
        await runtime.close()
        if self.runtime is runtime and self.owner == owner:
            self.runtime = self.store = None
            self._living = False

    # ------------------------------------------------------------ troubles

    def trouble(self, kind: Trouble, share: float) -> None:
        """From now on calls of the store may fail in this way."""
        self._troubles[kind] = share
        if self.store is not None:
            self.store.troubles[kind] = share

    def trouble_over(self, kind: Trouble) -> None:
        self._troubles.pop(kind, None)
        if self.store is not None:
            if kind == "deaf":
                self.store.hear_again()
            self.store.troubles.pop(kind, None)

    # ------------------------------------------------------------ connections

    def connect(
        self,
        delays: tuple[float, float],
        hear: Callable[[Sent], None],
        address: str,
        made: Callable[[Link | None], None],
    ) -> None:
        """A client connects; `made` gets its link, or None if nobody answers."""
        self._loop.call_later(
            2 * sum(delays), self._accept, delays, hear, address, made, self.owner, context=self._context
        )

    def _accept(
        self,
        delays: tuple[float, float],
        hear: Callable[[Sent], None],
        address: str,
        made: Callable[[Link | None], None],
        owner: str,
    ) -> None:
        runtime = self.runtime
        if runtime is None or runtime.closing or owner != self.owner or not runtime.usage.has_room(address):
            made(None)
            return
        link = Link(self._loop, Random(self._rng.random()), self._context, delays, hear, self._tap)
        self._links = [each for each in self._links if not each.is_disconnected] + [link]
        self._tap.opened(link, self.owner)
        link.accepted(Connection(runtime, address, True))
        made(link)
