"""Two servers on one PostgreSQL: people of one table on either see one order, hear each other, and go on at the other
server when theirs dies.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest

from spila.store import open_store
from spila.tables.registry import NEXT
from tests.effort import SOAKING
from tests.server.load import GAMES, Diary, Party, Player, TableConnection, at_table, gathered, make_table
from tests.server.log_checks import check_log, check_records
from tests.server.processes import ForkServer, Server, running
from tests.server.protocol_client import ProtocolClient
from tests.server.test_crash import FAST, more_moves

pytestmark = pytest.mark.anyio

TABLES = [(game, 2, 1) for game in GAMES] + [("skip-bo", 3, 0), ("timeline", 3, 0)]
KILLS = 60 if SOAKING else 4


@pytest.fixture
def pair(
    fork_server: ForkServer, new_database: Callable[[str], str], tmp_path: Path
) -> Iterator[tuple[Server, Server]]:
    """Two servers that share their tables."""
    database = new_database("pair")
    with ExitStack() as stack:
        one, two = (
            stack.enter_context(running(fork_server, tmp_path / name, database, **FAST)) for name in ("one", "two")
        )
        yield one, two
        assert not one.complaints()
        assert not two.complaints()


async def test_people_on_two_servers_see_one_order_and_go_on_at_the_other_when_theirs_dies(
    pair: tuple[Server, Server],
) -> None:
    rng, diary, players = random.Random("two servers"), Diary(), []

    def near(first: Server, second: Server) -> Callable[[], str]:
        return lambda: first.ws if first.pid else second.ws

    for number, (game, people, bots) in enumerate(TABLES):
        table, tokens = await make_table(pair[number % 2].http, game, people, bots)
        party = Party(table)
        for place, token in enumerate(tokens):
            address = near(*pair) if place % 2 else near(*reversed(pair))
            players.append(Player(f"t{number}p{place}", address, party, token, diary, random.Random(rng.random())))

    async def kills() -> None:
        for number in range(KILLS):
            victim = pair[number % 2]
            await more_moves(diary, 15)
            await asyncio.sleep(rng.uniform(0, 0.3))
            victim.kill()
            await more_moves(diary, 15)  # at the other one
            await asyncio.to_thread(victim.start)

    await gathered(players, kills)
    async with await open_store(pair[0].database) as store:
        await check_log(store, diary)
        assert await check_records(store, diary) >= len(TABLES), "each table's last game was finished"
    assert diary.again >= KILLS / 2, "many kills came between a message and its answer"
    assert not diary.goodbyes


async def test_of_two_moves_at_one_version_one_wins_and_the_other_is_judged_again(pair: tuple[Server, Server]) -> None:
    """One person with two browsers, each at another server, moves in both at once."""
    options = {"preset": "standard", "handSize": 12}
    table, tokens = await make_table(pair[0].http, "timeline", 2, 0, options, undo=False)
    async with (
        at_table(pair[0].ws, table, tokens[0]) as here,
        at_table(pair[1].ws, table, tokens[0]) as there,
        at_table(pair[1].ws, table, tokens[1]) as other,
    ):
        assert (await here.ask("start"))["type"] == "done"
        outcomes: list[str] = []
        for turn in range(16):
            mover = [(here, there), (other,)][turn % 2]
            if turn % 2:
                _, moves = await _turn(other)
                assert (await other.ask("move", move=moves[0]))["type"] == "done"
                continue
            (version, moves), again = await _turn(here), await _turn(there)
            assert again[0] == version
            strict = {"version": version} if turn % 4 else {}
            asks = await asyncio.gather(
                *(
                    connection.say("move", id=f"{turn}-{n}", move=moves[n], **strict)
                    for n, connection in enumerate(mover)
                )
            )
            answers = await asyncio.gather(*(connection.answer(ask) for connection, ask in zip(mover, asks)))
            done = [answer for answer in answers if answer["type"] == "done"]
            assert [answer["version"] for answer in done] == [version + 1], "one wins"
            outcomes += [answer["code"] for answer in answers if answer["type"] == "refused"]
        assert set(outcomes) <= {"stale-move", "not-your-turn"}
        assert outcomes.count("stale-move") >= 3, "clients that named an old version get a refusal"
        assert outcomes.count("not-your-turn") >= 3, "for the others the rules has the last word"
    async with await open_store(pair[0].database) as store:
        rows = await store.read(table)
        assert [row.version for row in rows] == list(range(1, 18))


async def _turn(connection: TableConnection) -> tuple[int, list[Any]]:
    """The version and the moves of one's next turn."""
    said = await connection.until(lambda said: said["type"] in ("news", "welcome") and bool(said.get("moves")))
    return said["version"], said["moves"]


async def test_emotes_chat_and_presence_cross_servers(pair: tuple[Server, Server]) -> None:
    table, tokens = await make_table(pair[0].http, "skip-bo", 2, chat=True)
    async with at_table(pair[0].ws, table, tokens[0]) as here:
        assert (await here.receive("pulse"))["here"] == [True, False]
        async with at_table(pair[1].ws, table, tokens[1]) as there:
            await there.until(lambda said: said["type"] == "pulse" and said["here"] == [True, True])
            await here.until(lambda said: said["type"] == "pulse" and said["here"] == [True, True])
            async with at_table(pair[1].ws, table, None):
                await here.until(lambda said: said["type"] == "pulse" and said["watching"] == 1)
            await here.until(lambda said: said["type"] == "pulse" and said["watching"] == 0)
            for speaker, listener, seat in ((here, there, 0), (there, here, 1)):
                assert (await speaker.ask("emote", emote="laugh"))["type"] == "done"
                assert (await speaker.ask("say", text='"Æ\\n'))["type"] == "done"
                for connection in (speaker, listener):
                    assert await connection.receive("emoted") == {"type": "emoted", "seat": seat, "emote": "laugh"}
                    assert await connection.receive("said") == {"type": "said", "seat": seat, "text": '"Æ\\n'}
            assert not [
                said
                for connection in (here, there)
                for said in connection.received
                if said["type"] in ("emoted", "said")
            ]
        await here.until(lambda said: said["type"] == "pulse" and said["here"] == [True, False])
        async with at_table(pair[1].ws, table, tokens[1]):
            await here.until(lambda said: said["type"] == "pulse" and said["here"] == [True, True])
            if SOAKING:
                pair[1].kill()
                async with asyncio.timeout(60):
                    while not await _alone(here):
                        pass


async def _alone(connection: TableConnection) -> bool:
    """Whether the next thing received is that one is alone: a dead server's word is void after 45 s."""
    said = json.loads(await connection.socket.recv())
    return bool(said["type"] == "pulse" and said["here"] == [True, False])


async def test_a_rematch_asked_for_on_both_at_once_is_one_table(pair: tuple[Server, Server]) -> None:
    table, tokens = await make_table(pair[0].http, "timeline", 2, 0, {"preset": "quick", "handSize": 1, "maxRounds": 1})
    async with at_table(pair[0].ws, table, tokens[0]) as here, at_table(pair[1].ws, table, tokens[1]) as there:
        connections = (here, there)
        assert (await here.ask("start"))["type"] == "done"
        await asyncio.gather(*(_play_to_the_end(connection) for connection in connections))
        answers = await asyncio.gather(*(connection.ask("rematch") for connection in connections))
        assert [answer["type"] for answer in answers] == ["done", "done"]
        assert answers[0]["table"] == answers[1]["table"]
        following = answers[0]["table"]
        for connection in connections:
            news = await connection.until(lambda said: said["type"] == "news" and said["what"]["kind"] == "rematch")
            assert news["room"]["next"] == following
            assert (await connection.ask("rematch"))["table"] == following
    async with (
        at_table(pair[1].ws, following, tokens[0]) as here,
        at_table(pair[0].ws, following, tokens[1]) as there,
    ):
        assert [(await connection.receive("welcome"))["seat"] for connection in (here, there)] == [0, 1]
        assert (await here.ask("start"))["type"] == "done"


async def test_a_rematch_made_by_a_server_that_died_before_it_could_say_so(pair: tuple[Server, Server]) -> None:
    table, tokens = await make_table(pair[0].http, "timeline", 2, 0, {"preset": "quick", "handSize": 1, "maxRounds": 1})
    async with at_table(pair[0].ws, table, tokens[0]) as here, at_table(pair[1].ws, table, tokens[1]) as there:
        assert (await here.ask("start"))["type"] == "done"
        await asyncio.gather(*(_play_to_the_end(connection) for connection in (here, there)))
    async with await open_store(pair[0].database) as store:
        await store.set_meta(table, 0, b'"AFTER"', NEXT)
    async with at_table(pair[1].ws, table, tokens[1]) as there:
        assert (await there.receive("welcome"))["room"]["next"] == "AFTER"


async def _play_to_the_end(connection: TableConnection) -> None:
    while True:
        said = await connection.until(lambda said: said["type"] in ("news", "welcome"))
        if said.get("room", {}).get("phase") == "over":
            return
        if said.get("moves"):
            await connection.ask("move", move=said["moves"][0])


async def test_homework_is_one_class_on_two_servers(pair: tuple[Server, Server]) -> None:
    """Pupils begin at either server at the same time, and the report of either has them all."""
    made = {
        "game": "timeline-together", "name": "Leader", "seats": [{"kind": "open"}], "role": "remote",
        "options": {"preset": "class", "cards": 1}, "settings": {"led": True, "until": 4_000_000_000_000},
    }  # fmt: skip
    async with httpx.AsyncClient(timeout=60) as http:
        table = (await http.post(f"{pair[0].http}/api/tables", json=made)).json()
        code, token = table["table"], table["role"]["token"]

        async def pupil(number: int) -> None:
            server = pair[number % 2]
            same = await http.post(f"{server.http}/api/tables/{code}/same", json={"name": f"Pupil {number}"})
            assert same.status_code == 201, same.text
            seat = same.json()
            connection = ProtocolClient(f"{pair[1 - number % 2].http}/", seat["table"], seat["token"])
            await connection.open()
            await connection.must("move", move={"type": "answer", "gap": number % 2})
            await connection.close()

        await asyncio.gather(*(pupil(number) for number in range(8)))
        for server in pair:
            found = (await http.post(f"{server.http}/api/tables/{code}/class-report", json={"token": token})).json()
            assert (found["people"], found["cards"][0]["answers"]) == (8, 8)
