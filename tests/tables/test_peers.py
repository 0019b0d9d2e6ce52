"""One table on two servers: whose business its bots are, and what a seat's connections to both are credited."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from spila.store import open_store
from spila.tables.actor import TableActor
from spila.tables.client import Client
from spila.tables.entries import Occupant
from spila.tables.lag import LagTracker
from spila.tables.registry import TableRegistry, person
from spila.tables.settings import Settings
from tests.tables.lag_samples import answered

pytestmark = pytest.mark.anyio


class Silent(Client):
    """Somebody who is there and says nothing."""

    def write(self, data: bytes) -> None:
        """Nobody reads it."""

    def end(self) -> None:
        """Nothing to close."""


def comes(table: TableActor) -> None:
    table.clients.append(Silent())
    table.show_presence()


async def heard() -> None:
    """Words are heard when the loop gets to them, and may be answered."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_server_that_lets_its_time_go_by_does_not_count_until_it_is_heard_again(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "spila.db") as store:
        halls = sorted((TableRegistry(store, shared=True) for _ in range(2)), key=lambda registry: registry.server)
        code, _ = await halls[0].make("timeline", [person("Anna"), Occupant("bot", level="easy")], None, Settings())
        tables = [await registry.find(code) for registry in halls]
        first, second = [table.peers for table in tables]

        def leading() -> tuple[bool, bool]:
            return first.leads(), second.leads()

        await heard()
        assert leading() == (True, True), "nobody is there"
        for table in tables:
            comes(table)
        await heard()
        assert leading() == (True, False), "of those with guests the first by name"

        second.doubt()
        assert leading() == (True, True), "it may be dead"
        assert second.seatless().watching == 1, "its people may still be there"
        comes(tables[0])
        await heard()
        assert leading() == (True, False), "it is not"

        first.doubt()
        assert leading() == (True, False), "a doubted server that comes later by name changes nothing"
        for table in tables:
            table.clients.clear()
        for registry in halls:
            registry.sweep(1e9)
            registry.sweep(2e9)


def measured(client: Client, milliseconds: int) -> None:
    now = round(asyncio.get_running_loop().time() * 1_000_000)
    client.lag = answered(LagTracker(), [1000 * milliseconds] * 15, last=now)


async def test_a_connection_to_another_server_lowers_the_credit_of_its_seat(tmp_path: Path) -> None:
    async with await open_store(tmp_path / "spila.db") as store:
        halls = [TableRegistry(store, shared=True) for _ in range(2)]
        code, _ = await halls[0].make("zip-zap", [person("Anna"), person("Bo")], None, Settings())
        tables = [await registry.find(code) for registry in halls]
        slow, quick = Silent(), Silent()
        for table, client in zip(tables, (slow, quick)):
            client.seat = 0
            table.clients.append(client)
        measured(slow, 150)

        def credited() -> int | None:
            now = round(asyncio.get_running_loop().time() * 1_000_000)
            lags = tables[0].presence.lags(now)[0]
            assert lags is not None
            return lags.round_trip(now)

        def shown() -> Any:
            assert tables[0].presence.shown is not None
            return list(tables[0].presence.shown.lag)

        for table in tables:
            table.show_presence()
        await heard()
        assert (credited(), shown()) == (None, [None, None]), "the other connection may be a quick one"

        measured(quick, 20)
        tables[1].show_presence()
        await heard()
        assert (credited(), shown()) == (20_000, [20, None]), "told as soon as it is known"

        tables[1].leave(quick)
        await heard()
        assert (credited(), shown()) == (150_000, [150, None])
        for table in tables:
            table.clients.clear()
        for registry in halls:
            registry.sweep(1e9)
            registry.sweep(2e9)
