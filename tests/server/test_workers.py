"""Several workers behind one port: each table is at one of them, and whatever dies, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from spila.server.routing import PEEKED, complete, worker_for
from spila.store import StoreError, open_store
from spila.tables.codes import owner
from tests.effort import SOAKING
from tests.server.load import LONG, PLAIN, WAIT, Diary, Party, Player, make_table
from tests.server.log_checks import check_log
from tests.server.processes import TIMEOUT, ForkServer, Server
from tests.server.test_crash import FAST, more_moves

pytestmark = pytest.mark.anyio

WORKERS = 2
KILLS = 40 if SOAKING else 4
TABLES_EACH = 2


@contextmanager
def running(fork_server: ForkServer, folder: Path) -> Iterator[Server]:
    server = Server(fork_server, folder, **FAST)
    server.environment["SPILA_WORKERS"] = str(WORKERS)
    server.start()
    try:
        yield server
    finally:
        if server.pid:
            server.end(signal.SIGTERM)


def children(pid: int) -> list[int]:
    """The workers of a server, those that are alive."""
    return sorted(map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()))


async def all_there(pid: int) -> list[int]:
    """The workers of a server, once none of them is missing."""
    while len(found := children(pid)) < WORKERS or not all(map(works, found)):
        await asyncio.sleep(0.05)
    return found


def works(pid: int) -> bool:
    """Whether this process has become a worker and has not ended."""
    try:
        return b"spila.server.worker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return False


async def missed(server: Server, victim: int, deaths: int) -> None:
    """The parent has noticed that this worker died, which may be after people are back at the others."""
    while victim in children(server.pid) or server.log.read_text().count("worker died") < deaths:
        await asyncio.sleep(0.05)


def index_of(pid: int) -> int:
    return int(Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")[-2])


async def seated(server: Server, diary: Diary, rng: random.Random) -> list[Player]:
    """People at as many tables of every worker."""
    players: list[Player] = []
    open_places = [TABLES_EACH] * WORKERS
    while any(open_places):
        table, tokens = await make_table(server.http, "skip-bo", 2, 0, LONG["skip-bo"])
        if not open_places[owner(table, WORKERS)]:
            continue
        open_places[owner(table, WORKERS)] -= 1
        party = Party(table, stays=True)
        for token in tokens:
            player = Player(f"{table} {len(players)}", lambda: "", party, token, diary, random.Random(rng.random()))
            player.address = address_of(server, player)
            players.append(player)
    return players


def address_of(server: Server, player: Player) -> Any:
    return lambda: f"{server.ws}?table={player.table}"


def line(path: str) -> bytes:
    return f"GET {path} HTTP/1.1\r\nhost: h\r\n".encode()


def test_the_address_tells_the_worker() -> None:
    for code in ("AB2CD", "XY9ZW", "22222", "K7F2M"):
        mine = owner(code, 3)
        for path in (f"/api/tables/{code}", f"/spila/api/tables/{code.lower()}/seats", f"/ws?table={code}",
                     f"/ws?other=1&table={code}", f"/api/host/tables/{code}", f"/api/tables/{code[:2]}-{code[2:]}",
                     f"/api/tables/{code[:2]}%20{code[2:]}"):  # fmt: skip
            assert worker_for(line(path), 3, turn=5) == mine
    assert {owner(f"AAA{a}{b}", 2) for a in "ABC" for b in "ABC"} == {0, 1}
    assert [worker_for(line("/ws"), 3, turn) for turn in range(4)] == [0, 1, 2, 0]
    for path in ("/", "/api/tables", "/api/mine", "/wsx", "*"):
        assert worker_for(line(path), 3, turn=5) == 0
    asked = [worker_for(line(f"/metrics?worker={number}"), 3, turn=0) for number in (0, 1, 2, 3, 10**9)]
    assert asked == [0, 1, 2, 2, 2]


def test_anything_may_come_instead_of_a_request() -> None:
    rng = random.Random(1)
    for _ in range(300):
        assert 0 <= worker_for(rng.randbytes(rng.randrange(60)), 4, rng.randrange(9)) < 4
    assert not complete(b"GET /api/tab")
    assert complete(b"GET / HTTP/1.1\r\n")
    assert complete(b"x" * PEEKED)


async def test_every_table_is_reached_and_is_at_its_own_worker(fork_server: ForkServer, tmp_path: Path) -> None:
    diary = Diary()
    with running(fork_server, tmp_path) as server:
        players = await seated(server, diary, random.Random(1))
        playing = [asyncio.create_task(player.play(), name=player.name) for player in players]
        await more_moves(diary, 60)
        async with httpx.AsyncClient(base_url=server.http, timeout=WAIT) as client:
            for player in players:
                card = (await client.get(f"/api/tables/{player.table}")).raise_for_status().json()
                assert (card["table"], card["phase"]) == (player.table, "playing")
            for worker in range(WORKERS):
                figures = (await client.get(f"/metrics?worker={worker}")).text.splitlines()
                assert f"spila_tables {TABLES_EACH}.0" in figures
            known = [{"table": player.table, "token": player.token} for player in players]
            mine = (await client.post("/api/mine", json={"tables": known})).raise_for_status().json()
            assert sorted(card["table"] for card in mine) == sorted(player.table for player in players)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        assert not server.complaints()
        assert server.end(signal.SIGTERM) == 0
    async with await open_store(server.database) as store:
        await check_log(store, diary)


async def test_a_socket_that_names_no_table_is_asked_to_come_back_until_it_is_there(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    with running(fork_server, tmp_path) as server:
        players = await seated(server, Diary(), random.Random(2))
        for player in players:
            player.address = lambda: server.ws
        playing = [asyncio.create_task(player.play(), name=player.name) for player in players]
        await asyncio.wait_for(asyncio.gather(*(player.settled() for player in players)), WAIT)
        await more_moves(players[0].diary, 10)
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)


async def test_a_worker_that_is_killed_comes_back_and_the_others_play_on(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    rng, diary = random.Random("workers"), Diary()
    with running(fork_server, tmp_path) as server:
        players = await seated(server, diary, rng)
        for player in players:
            player.party.stays = False  # rematches, which may be at the other worker: a game may end while one is away
        playing = [asyncio.create_task(player.play(), name=player.name) for player in players]
        for death in range(KILLS):
            await more_moves(diary, 20)
            before = await asyncio.wait_for(all_there(server.pid), TIMEOUT)
            victim = rng.choice(before)
            killed, untouched = index_of(victim), next(pid for pid in before if pid != victim)
            os.kill(victim, signal.SIGKILL)
            await asyncio.wait_for(missed(server, victim, death + 1), TIMEOUT)
            back = [player for player in players if owner(player.table, WORKERS) == killed]
            await asyncio.gather(*(player.parted() for player in back))
            await asyncio.gather(*(player.settled() for player in back))
            assert untouched in children(server.pid)
        await more_moves(diary, 20)
        assert not [task for task in playing if task.done()]
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        log = server.log.read_text().splitlines()
        assert sum("worker died" in line for line in log) == KILLS
        assert server.end(signal.SIGTERM) == 0
    async with await open_store(server.database) as store:
        await check_log(store, diary)
    assert {goodbye["code"] for goodbye in diary.goodbyes} <= {"restart"}, "for a rematch at the other worker"


async def test_all_end_together(fork_server: ForkServer, tmp_path: Path) -> None:
    """Asked to stop, they say goodbye and leave a database that can be opened. If the first process is killed, the
    workers end too, and until then nobody else gets the database.
    """
    diary = Diary()
    with running(fork_server, tmp_path) as server:
        players = await seated(server, diary, random.Random(3))
        playing = [asyncio.create_task(player.play(), name=player.name) for player in players]
        await more_moves(diary, 20)
        for player in players:
            await player.settled()
        assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
        await asyncio.gather(*(player.parted() for player in players))
        assert [goodbye["code"] for goodbye in diary.goodbyes] == ["restart"] * len(players)
        await asyncio.to_thread(server.start)
        await more_moves(diary, 20)
        workers = [os.pidfd_open(pid) for pid in await asyncio.wait_for(all_there(server.pid), TIMEOUT)]
        with pytest.raises(StoreError, match="store-locked"):
            await open_store(server.database)
        server.kill()
        for task in playing:
            task.cancel()
        await asyncio.wait(playing)
        await asyncio.wait_for(ended(workers), TIMEOUT)
        async with await open_store(server.database) as store:
            await check_log(store, diary)
        server.start()
        table, tokens = await make_table(server.http, "skip-bo", 2, 0, LONG["skip-bo"])
        async with connect(f"{server.ws}?table={table}", **PLAIN) as socket:
            hello = {"type": "hello", "id": "1", "protocol": 1, "table": table, "token": tokens[0]}
            await socket.send(json.dumps(hello))
            assert '"done"' in str(await socket.recv())


async def ended(processes: list[int]) -> None:
    """The processes that these descriptors stand for are gone, with all their threads and open files."""
    for process in processes:
        loop, end = asyncio.get_running_loop(), asyncio.Event()
        loop.add_reader(process, end.set)
        await end.wait()
        loop.remove_reader(process)
        os.close(process)
