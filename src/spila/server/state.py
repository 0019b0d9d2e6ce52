"""What one running server has: store, tables, connections, counters."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import nullcontext
from dataclasses import dataclass
from pathlib import Path
from random import Random, SystemRandom
from typing import Final

from spila.kernel import Malformed
from spila.server.config import ServerConfig
from spila.server.database_file import prepared
from spila.server.deck_shelf import DeckShelf
from spila.server.gate import Gate, Socket
from spila.server.heavy import HeavyWork
from spila.server.host_control import HostControl
from spila.server.proxies import Networks, Proxies
from spila.server.read_turn import ReadTurn
from spila.server.readiness import Readiness, observed_store
from spila.server.retention import ClockGuard, delete_old_tables, delete_unused_decks, watch_clock
from spila.server.usage import Usage
from spila.server.workshop import Workshop
from spila.store import BaseStore, open_store
from spila.tables.codes import owner
from spila.tables.messages import Goodbye
from spila.tables.registry import TableRegistry

log = logging.getLogger(__name__)

SWEEP_SECONDS: Final = 1.0
DELETE_EVERY: Final = 3600.0
LOOPBACK: Final = ("127.0.0.0/8", "::1/128")


@dataclass
class Counters:
    """What only the server counts."""

    slow_readers: int = 0
    decks_made: int = 0
    versions_made: int = 0
    pictures_added: int = 0
    reports: int = 0
    """Notes about cards."""
    decks: int = 0
    picture_bytes: int = 0
    tables_made: int = 0
    started: float = 0.0


class ServerState:
    """Everything that lives as long as the server does: from `open` to `close`. `chance` is where secrets come from;
    only simulations give another source than the operating system's.
    """

    def __init__(self, config: ServerConfig, chance: Random | None = None, worker: int | None = None) -> None:
        self.config = config
        self.worker = worker
        """Which of several workers this is; None where one process does everything."""
        self.chance = chance or SystemRandom()
        self.figures = Counters(started=time.time())
        self.connections: dict[Socket, None] = {}
        """All sockets, the oldest first."""
        self.gate = Gate(config.limits, self.connections)
        self.usage = Usage(config.limits, self.gate.limited)
        self.reads = ReadTurn()
        self.proxies = Proxies(config.proxies)
        self.metrics_readers = Networks((*LOOPBACK, *config.metrics))
        self.heavy = HeavyWork()
        self.closing = False
        self.store: BaseStore
        self.readiness: Readiness
        self.registry: TableRegistry
        self.decks: DeckShelf
        self.workshop: Workshop
        self.host_control: HostControl
        self._clock: ClockGuard
        self._sweeper: asyncio.Task[None] | None = None
        self._goodbye: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and start the regular work."""
        config = self.config
        try:
            with nullcontext() if config.database_url else prepared(Path(config.database)):
                store = await open_store(config.database, turns=self.worker is not None)
        except OSError as error:
            why = error.strerror or str(error)
            raise Malformed("data-folder", path=str(config.data_folder), why=why) from None
        await self.begin(store)

    async def begin(self, store: BaseStore) -> None:
        """Start the regular work on this store."""
        config = self.config
        self.readiness = Readiness(store)
        self.store = observed_store(store, self.readiness)
        self.decks = DeckShelf(self.store)
        self.workshop = Workshop(self.store, self.decks, config.limits, self.chance)
        self.host_control = HostControl(self.store, decks_open=config.decks_open)
        self.registry = TableRegistry(
            self.store,
            shared=bool(config.database_url),
            chance=self.chance,
            table_bytes=config.limits.table_bytes,
            decks=self.decks,
            owns=self.owns,
        )
        self._clock = await watch_clock(self.store, config.limits, asyncio.get_running_loop().time())
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    def owns(self, code: str) -> bool:
        """Whether this process has the table with this code."""
        return self.worker is None or owner(code, self.config.workers) == self.worker

    async def close(self) -> None:
        """Say goodbye to all connections, finish every commit, close the store."""
        self.say_goodbye()
        if self._goodbye is not None:
            await self._goodbye
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        self.heavy.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tell all clients to come back in a moment, each at another one. Further calls do nothing."""
        self.closing = True
        if self._goodbye is None:
            self._goodbye = asyncio.create_task(self._part(), name="goodbye")

    async def _part(self) -> None:
        await self.registry.close(self.restart_goodbye)
        for connection in list(self.connections):
            connection.part(self.restart_goodbye())

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        deleted = loop.time()
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            now = loop.time()
            for connection in list(self.connections):
                connection.tend(now)
            self.registry.sweep(now)
            if not self.worker and now - deleted > DELETE_EVERY:
                deleted = now
                if self._clock.trusts(self.store.clock(), now):
                    await self.forget()

    async def forget(self) -> None:
        """Delete what is older than the host keeps."""
        await delete_old_tables(self.store, self.config.limits)
        await delete_unused_decks(self.store, self.config.limits)

    def restart_goodbye(self) -> Goodbye:
        """Come back in a moment, each client at another one."""
        return Goodbye("restart", again=self.chance.randint(500, 2500))
