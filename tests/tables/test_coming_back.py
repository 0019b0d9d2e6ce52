"""A player whom a bot stood in for comes back with a move, at a table that two servers have open."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from spila.store import open_store
from spila.tables.actor import TableActor
from spila.tables.commands import HandOver, Leave, MakeMove, SeatBot, Start
from spila.tables.entries import Moved, PlayerReturned, read_entry
from spila.tables.registry import TableRegistry, person
from spila.tables.settings import Settings
from tests.server.servers import stop_clock
from tests.tables.test_failures import RecordingClient, comes

pytestmark = pytest.mark.anyio


class Pair:
    """A table at two servers. Whoever is in turn has left and is connected to both; `behind` does not read what the
    other one writes before it has to.
    """

    def __init__(self, ahead: TableActor, behind: TableActor, tokens: dict[int, str]) -> None:
        self.ahead, self.behind, self.tokens = ahead, behind, tokens
        self.mover = 0
        self.caught_up = asyncio.Event()

    async def prepare(self) -> None:
        self.host = await comes(self.ahead, self.tokens[0])
        await self.ahead.serve(self.host, Start("start"), 0)
        self.mover = min(self.ahead.state.to_act)
        if self.mover == 0:
            await self.ahead.serve(self.host, HandOver("host", 1), 0)
            self.host = await comes(self.ahead, self.tokens[1])
        self.here, self.there = [await comes(each, self.tokens[self.mover]) for each in (self.ahead, self.behind)]
        await self.ahead.serve(self.here, Leave("leave"), 0)
        while self.behind.state.version < self.ahead.state.version:
            await asyncio.sleep(0)
        self.behind.post(self._wait)
        move = self.ahead.state.game.moves(self.ahead.state.position, self.mover)[0]
        self.move = MakeMove("the move", msgspec.Raw(msgspec.json.encode(move)))

    async def _wait(self) -> None:
        await self.caught_up.wait()

    async def logged(self) -> list[object]:
        rows = await self.ahead.store.read(self.ahead.id)
        entries = [read_entry(row.entry) for row in rows]
        return [entry for entry in entries if isinstance(entry, Moved | PlayerReturned)]


@pytest.fixture
async def pair(tmp_path: Path) -> AsyncIterator[Pair]:
    async with await open_store(tmp_path / "spila.db") as store:
        registries = [TableRegistry(store, shared=True) for _ in range(2)]
        occupants = [person("Anna"), person("Bo")]
        code, tokens = await registries[0].make("skip-bo", occupants, None, Settings(remind_seconds=None, pace="slow"))
        stop_clock()
        ahead, behind = [await registry.find(code) for registry in registries]
        found = Pair(ahead, behind, tokens)
        await found.prepare()
        yield found
        found.caught_up.set()
        for registry, table in zip(registries, (ahead, behind)):
            for client in list(table.clients):
                table.leave(client)
            registry.sweep(1e9)
            registry.sweep(2e9)


def answers(client: RecordingClient, command: str) -> list[tuple[str, object]]:
    said = [message for _, message in client.received if message.get("id") == command]
    return [(message["type"], message.get("code", message["version"])) for message in said]


async def test_a_move_that_brings_its_player_back_is_made_once_though_two_servers_get_it(pair: Pair) -> None:
    await pair.ahead.serve(pair.here, pair.move, 0)
    version = pair.ahead.state.version
    await pair.behind.serve(pair.there, pair.move, 0)
    assert answers(pair.here, "the move") == [("news", version)]
    assert answers(pair.there, "the move") == [("done", version)]
    returned, moved = await pair.logged()
    assert isinstance(returned, PlayerReturned)
    assert isinstance(moved, Moved)


async def test_who_lost_the_seat_elsewhere_makes_no_move_there_by_coming_back(pair: Pair) -> None:
    await pair.ahead.serve(pair.host, SeatBot("bot", pair.mover, "easy"), 0)
    await pair.behind.serve(pair.there, pair.move, 0)
    assert answers(pair.there, "the move") == [("refused", "not-seated")]
    assert await pair.logged() == []
