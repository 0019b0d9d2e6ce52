"""The house: store, hall, connections and figures of one running server."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Final

from spila.kernel import Malformed
from spila.server.config import ServerConfig
from spila.server.gate import Gate
from spila.server.limits import Addresses
from spila.store import BaseStore, StoreError, open_store
from spila.tables.messages import Goodbye
from spila.tables.registry import TableRegistry

if TYPE_CHECKING:
    from spila.server.websocket import Connection

log = logging.getLogger(__name__)

SWEEP: Final = 1.0
FORGET_EVERY: Final = 3600.0
DAY: Final = 86_400_000


@dataclass
class Counters:
    """What only the server counts."""

    slow_readers: int = 0
    tables_made: int = 0
    started: float = 0.0


class ServerState:
    """One server's world. `open` and `close` bracket its life."""

    def __init__(self, config: ServerConfig) -> None:
        self.config = config
        self.figures = Counters(started=time.time())
        self.addresses = Addresses(config.limits)
        self.connections: dict[Connection, None] = {}
        """All sockets, the oldest first."""
        self.gate = Gate(config.limits, self.connections)
        self.closing = False
        self.store: BaseStore
        self.registry: TableRegistry
        self._networks = [ip_network(proxy, strict=False) for proxy in config.proxies]
        self._sweeper: asyncio.Task[None] | None = None
        self._goodbye: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open the store and begin to keep house."""
        try:
            if not self.config.database_url:
                self.config.data_folder.mkdir(parents=True, exist_ok=True)
            self.store = await open_store(self.config.database)
        except OSError as error:
            why = error.strerror or str(error)
            raise Malformed("data-folder", path=str(self.config.data_folder), why=why) from None
        self.registry = TableRegistry(self.store, shared=bool(self.config.database_url))
        self._sweeper = asyncio.create_task(self._sweep(), name="sweeper")

    async def close(self) -> None:
        """Say goodbye, finish every commit, let go."""
        self.say_goodbye()
        if self._goodbye is not None:
            await self._goodbye
        if self._sweeper is not None:
            self._sweeper.cancel()
            await asyncio.wait([self._sweeper])
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tell everybody to come back in a moment, not all at once. Once is enough."""
        self.closing = True
        if self._goodbye is None:
            self._goodbye = asyncio.create_task(self._part(), name="goodbye")

    async def _part(self) -> None:
        await self.registry.close(_until_later)
        for connection in list(self.connections):
            connection.part(_until_later())

    async def healthy(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(3):
                await self.store.tables(most=1)
        except (StoreError, TimeoutError):
            return False
        return True

    def caller(self, peer: str, forwarded: Sequence[str]) -> tuple[str, bool]:
        """Who speaks, and whether there is nobody between: a proxy's word counts only if it is ours.

        `forwarded` are all X-Forwarded-For lines: some proxies add to the line that came, some add a line of theirs.
        """
        if not forwarded or not self._proxied(peer):
            return open_server_state(peer), True
        for hop in reversed([part.strip() for part in ",".join(forwarded).split(",")]):
            if not self._proxied(hop):
                return open_server_state(hop), False
        return open_server_state(peer), False

    def guest_address(self, peer: str) -> str | None:
        """By what to count a connection before it has said anything; None for our proxies, who speak for many."""
        return None if self._proxied(peer) else open_server_state(peer)

    def _proxied(self, address: str) -> bool:
        known = _plain(address)
        return known is not None and any(known in network for network in self._networks)

    async def _sweep(self) -> None:
        loop = asyncio.get_running_loop()
        forgotten = loop.time()
        while True:
            await asyncio.sleep(SWEEP)
            now = loop.time()
            for connection in list(self.connections):
                connection.tend(now)
            self.registry.sweep(now)
            if now - forgotten > FORGET_EVERY:
                forgotten = now
                await self.forget()

    async def forget(self) -> None:
        """Let go of what is older than the host keeps."""
        limits, now = self.config.limits, self.store.clock()
        try:
            gone = await self.store.forget(
                now - int(limits.finished_days * DAY), idle_before=now - int(limits.idle_days * DAY)
            )
        except StoreError as error:
            log.warning("nothing forgotten", extra={"code": error.code})
        else:
            log.info("forgotten", extra={"tables": len(gone)})


def open_server_state(address: str) -> str:
    """What limits are counted by: an IPv4 address, or the 64 bits of IPv6 that a household gets as a whole."""
    known = _plain(address)
    if known is None:
        return address[:64]
    return str(known) if known.version == 4 else str(ip_network((known, 64), strict=False))


def _plain(address: str) -> IPv4Address | IPv6Address | None:
    """The address; one of IPv4 that came in by a door of IPv6 is one of IPv4."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known


def _until_later() -> Goodbye:
    """Come back, each at another moment."""
    return Goodbye("restart", again=random.randint(500, 2500))
