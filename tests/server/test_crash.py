"""The server is killed at any moment, again and again, while people and bots play: nothing it acknowledged is lost,
nothing is done twice, and everybody finishes their games.
"""

from __future__ import annotations

import asyncio
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from spila.store import open_store
from tests.effort import SOAKING
from tests.server.load import GAMES, LONG, WAIT, Diary, Party, Player, gathered, make_table
from tests.server.log_checks import check_log, check_records
from tests.server.processes import ForkServer, Server, running

pytestmark = pytest.mark.anyio

KILLS = 200 if SOAKING else 20
TABLES = [(game, people, bots) for game in GAMES for people, bots in ((2, 1), (3, 0))]
"""Game, people, bots."""
STOPPED = [(game, 2, 1) for game in GAMES]
FAST: dict[str, Any] = {
    "message_rate": 100_000, "message_burst": 100_000, "tables_per_address": 1_000_000, "hello_seconds": 3600,
}  # fmt: skip


async def seated(
    server: Server, diary: Diary, rng: random.Random, tables: list[tuple[str, int, int]] = TABLES, rules: Any = GAMES
) -> list[Player]:
    players = []
    for number, (game, people, bots) in enumerate(tables):
        table, tokens = await make_table(server.http, game, people, bots, rules[game])
        party = Party(table)
        players += [
            Player(f"t{number}p{place}", lambda: server.ws, party, token, diary, random.Random(rng.random()))
            for place, token in enumerate(tokens)
        ]
    return players


async def more_moves(diary: Diary, count: int) -> None:
    """Wait until so many more moves have been acknowledged."""
    goal = diary.moves + count
    while diary.moves < goal:
        diary.moved.clear()
        await asyncio.wait_for(diary.moved.wait(), WAIT)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_server_that_is_killed_again_and_again_loses_and_doubles_nothing(
    fork_server: ForkServer, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("new_database")("crash")
    rng, diary = random.Random(f"crash {kind}"), Diary()
    with running(fork_server, tmp_path, database, **FAST) as server:
        players = await seated(server, diary, rng)
        lives: list[int] = []

        async def kills() -> None:
            for _ in range(KILLS):
                before = diary.moves
                await more_moves(diary, 5)  # so that every life has people in the midst of something
                await asyncio.sleep(rng.uniform(0, 0.5))
                server.kill()
                lives.append(diary.moves - before)
                await asyncio.to_thread(server.start)

        await gathered(players, kills)
        assert not server.complaints()
    async with await open_store(server.database) as store:
        await check_log(store, diary)
        assert await check_records(store, diary) >= len(TABLES), "each table's last game was finished"
    assert len(lives) == KILLS
    assert diary.again >= KILLS / 2, "many kills came between a message and its answer"
    assert not diary.goodbyes


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
async def test_a_server_that_is_asked_to_stop_finishes_its_commits_and_tells_everybody_to_come_back(
    fork_server: ForkServer, tmp_path: Path, kind: str, request: pytest.FixtureRequest
) -> None:
    database = "" if kind == "sqlite" else request.getfixturevalue("new_database")("stop")
    rng, diary = random.Random(f"stop {kind}"), Diary()
    with running(fork_server, tmp_path, database, **FAST) as server:
        players = await seated(server, diary, rng, STOPPED, LONG)
        for player in players:
            player.party.stays = True  # a client between two tables gets no goodbye
        playing = [asyncio.create_task(player.play(), name=player.name) for player in players]
        for _ in range(2):
            diary.goodbyes.clear()
            await more_moves(diary, 20)
            for player in players:
                await player.settled()
            assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
            await asyncio.gather(*(player.parted() for player in players))
            assert [goodbye["code"] for goodbye in diary.goodbyes] == ["restart"] * len(players)
            assert all(500 <= goodbye["again"] <= 2500 for goodbye in diary.goodbyes)
            assert len({goodbye["again"] for goodbye in diary.goodbyes}) > 1, "not all at once"
            await asyncio.to_thread(server.start)
        await more_moves(diary, 20)
        assert not [task for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        assert not server.complaints()
        assert server.end(signal.SIGTERM) == 0
    async with await open_store(server.database) as store:
        await check_log(store, diary)
