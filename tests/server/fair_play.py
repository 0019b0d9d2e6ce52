"""People who play fair at a table of their own, while a test attacks the server."""

from __future__ import annotations

import asyncio
import random
import statistics
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from tests.server.load import LONG, Diary, Party, Player, at_table, make_table
from tests.server.processes import Server
from tests.server.test_crash import more_moves

ATTACKER = "127.0.0.2"
"""The fair player is at 127.0.0.1."""
MEGABYTE = 1 << 20
KEPT = 24 * MEGABYTE
"""More memory than this must not stay with the server."""
MEDIAN = 1.0
"""Seconds that the server computes until most answers are here."""
REST = 0.03
"""Seconds between two moves of players who take their time."""


class Fair:
    """What the fair player notices."""

    def __init__(self, diary: Diary) -> None:
        self.diary = diary
        self.laps: list[float] = []
        """For how long the server computed until each answer was here."""


class Quick(Player):
    """Plays as fast as the server lets it: after `too-fast` it rests, as clients do, or it would be a flood itself."""

    async def _next(self, socket: Any) -> Any:
        said = await super()._next(socket)
        if said["type"] == "refused" and said["code"] == "too-fast":
            await asyncio.sleep(REST)
        return said


class Calm(Player):
    """Rests after each move, and leaves the machine to others."""

    async def _next(self, socket: Any) -> Any:
        said = await super()._next(socket)
        if self.pending is not None and said.get("id") == self.pending["id"]:
            await asyncio.sleep(REST)
        return said


@asynccontextmanager
async def fair_moves(http: str, ws: str, kind: type[Player] = Quick) -> AsyncIterator[Diary]:
    """Two people play on while the block runs. Each of their moves is made, before, during and after."""
    table, tokens = await make_table(http, "skip-bo", 2, 0, LONG["skip-bo"])
    diary, party = Diary(), Party(table)
    players = [kind(f"p{n}", lambda: ws, party, token, diary, random.Random(n)) for n, token in enumerate(tokens)]
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(player.play()) for player in players]
        await more_moves(diary, 5)
        yield diary
        await more_moves(diary, 5)
        for task in playing:
            task.cancel()
    assert not diary.goodbyes
    assert not diary.again, "nobody was cut off"


@asynccontextmanager
async def fair_play(server: Server, kind: type[Player] = Quick, expected: str = "") -> AsyncIterator[Fair]:
    """The same, and what the server does before each answer is measured too; all of it has to go well. The server
    complains of nothing, except for the `expected`.
    """
    quiet, quiet_tokens = await make_table(server.http, "skip-bo", 2)  # the sockets of one seat share its rate
    async with fair_moves(server.http, server.ws, kind) as diary:
        fair = Fair(diary)

        async def ask() -> None:
            async with at_table(server.ws, quiet, quiet_tokens[0]) as connection:
                while True:
                    begun = server.worked()
                    answer = await connection.ask("ping")
                    assert answer["type"] == "done", answer
                    fair.laps.append(server.worked() - begun)
                    connection.received.clear()
                    await asyncio.sleep(0.05)  # below the rate that a connection may keep up

        async with asyncio.TaskGroup() as group:
            asking = group.create_task(ask())
            while not fair.laps:  # a full server lets nobody in who has no seat yet
                await asyncio.sleep(0.05)
            fair.laps.clear()
            before = server.memory()
            yield fair
            await more_moves(diary, 5)
            while not fair.laps:
                await asyncio.sleep(0.05)
            grown = server.memory() - before
            asking.cancel()
    assert [line for line in server.complaints() if not expected or expected not in line] == []
    assert grown < KEPT, f"{grown / MEGABYTE:.1f} MB more"
    assert statistics.median(fair.laps) < MEDIAN, f"{statistics.median(fair.laps):.3f} s"
