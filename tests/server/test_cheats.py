"""What cheats, intruders and broken disks gain, over real sockets, while two people at another table play fair.

Floods are in `test_floods`, `test_abuse` and `test_attacks`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import ExitStack, asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from spila.store import open_store
from spila.store.backup import backup
from tests.server.client_group import WILD
from tests.server.fair_play import ATTACKER, Calm, fair_moves, fair_play
from tests.server.load import LONG, WAIT, Diary, Party, Player, at_table, make_table
from tests.server.log_checks import check_log
from tests.server.processes import ForkServer, Server, running
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.raw import PONG, Socket, frame
from tests.server.servers import ROOMY, advance, serving, stopped_clock
from tests.server.test_crash import FAST, more_moves
from tests.server.test_trust import BAD_NAMES
from tests.tables.deals import deal_next, seeds
from tests.tables.test_seat_lags import both_can_lay
from tests.tables.test_snapshots import Writer, registry_of

pytestmark = pytest.mark.anyio

OTHER = "127.0.0.3"
STILL = {"idleStallMs": None, "freeCardMs": None}
SETTINGS = {"remind_seconds": None, "sit_in_seconds": None, "pace": "instant"}


@asynccontextmanager
async def attacked(fork_server: ForkServer, folder: Path, expected: str = "", **limits: float) -> AsyncIterator[Server]:
    """A server where two people play fair while the block runs; all their moves are in the log afterwards."""
    with running(fork_server, folder, **{**FAST, **limits}) as server:
        async with fair_play(server, Calm, expected) as fair:
            yield server
    assert fair.diary.refusals == {}
    async with await open_store(server.database) as store:
        await check_log(store, fair.diary)


@asynccontextmanager
async def client_from(server: Server, source: str = ATTACKER) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=f"{server.http}/api/", transport=transport, timeout=WAIT) as client:
        yield client


async def made(client: httpx.AsyncClient, game: str, *seats: str, **fields: Any) -> tuple[str, dict[int, str]]:
    """A table with these seats ("me", "open" or a bot's level); its code and its maker's tokens by seat."""
    wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    asked = {"game": game, "name": "Anna", "seats": wishes, "settings": {"pace": "instant"}, **fields}
    answer = await client.post("tables", json=asked)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], {seat["seat"]: seat["token"] for seat in answer.json()["seats"]}


async def joined(client: httpx.AsyncClient, table: str, name: str, **fields: Any) -> Any:
    """The answer to somebody who wants a seat."""
    return (await client.post(f"tables/{table}/seats", json={"name": name, **fields})).json()


async def log_of(server: Server, table: str) -> list[bytes]:
    async with await open_store(server.database, readonly=True) as store:
        return [row.entry for row in await store.read(table)]


# ---------------------------------------------------------------- the race


class SlowSocket(Socket):
    """A connection over a slow path: pongs wait until the test lets them go."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        super().__init__(reader, writer)
        self.late: list[bytes] = []
        self.received: list[Any] = []

    async def send(self, data: bytes) -> None:
        if data[0] == 0x80 | PONG:
            self.late.append(data)
        else:
            await super().send(data)

    async def say(self, **message: Any) -> None:
        await self.send(frame(json.dumps(message).encode()))

    async def read(self) -> None:
        while (said := await self.next()) is not None:
            self.received.append(said)

    async def until(self, wanted: Callable[[Any], Any]) -> Any:
        """The first message that is wanted."""
        while not (found := [said for said in self.received if wanted(said)]):
            await asyncio.sleep(0)
        return found[0]

    async def heard(self, ask: str) -> None:
        """The server has read everything that was sent before."""
        await self.say(type="ping", id=ask)
        await self.until(lambda said: said.get("id") == ask)


def lay(moves: Any) -> Any:
    return next(move for move in moves if move["type"] == "lay")


@pytest.mark.parametrize("attack", [True, False])
async def test_a_slow_connection_beside_a_quick_one_wins_no_race(tmp_path: Path, attack: bool) -> None:
    """A claim over the quick one, 60 ms after the rival's: without the quick one it would have been first. The server's
    clock stands still but for the test, so a fair player who had to wait for anything would wait for ever.
    """
    slow_path = "127.0.0.9"
    async with serving(tmp_path, proxies=(slow_path,)) as server:
        deal_next(server.runtime.registry, seeds("zip-zap", 2, STILL, both_can_lay))
        http_client = HttpClient(server.address)
        table, tokens = await http_client.make("zip-zap", ["me", "me"], options=STILL, settings=SETTINGS)
        rival, quick = (ProtocolClient(server.address, table, tokens[seat]) for seat in (0, 1))
        port = httpx.URL(server.address).port or 0
        with stopped_clock():
            async with fair_moves(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws") as fair:
                await rival.open()
                forwarded = b"x-forwarded-for: %b\r\n" % ATTACKER.encode()
                slow = await SlowSocket.open(port, forwarded, local_addr=(slow_path, 0))
                assert isinstance(slow, SlowSocket)
                reading = asyncio.create_task(slow.read())
                await slow.say(type="hello", id="h", protocol=1, table=table, token=tokens[1])
                while not slow.late:
                    await asyncio.sleep(0)
                if attack:
                    await quick.open()
                await more_moves(fair, 5)
                advance(0.15)
                slow.writer.writelines(slow.late)
                await slow.heard("pong")
                advance(1)  # figures are shown once a second
                await rival.until(lambda: rival.of("pulse")[-1]["lag"][1] is not None)
                assert rival.of("pulse")[-1]["lag"] == [0, 0 if attack else 150], "what is credited is what is shown"

                await rival.send("start", ask="go")
                await rival.until(lambda: bool(rival.startings))
                await more_moves(fair, 5)
                advance(3.2)
                await rival.until(lambda: bool(rival.moves))
                seen = await slow.until(lambda said: said.get("moves"))
                await rival.send("move", ask="first", move=lay(rival.moves))
                await rival.quiet()
                advance(0.06)
                if attack:
                    await quick.send("move", ask="late", move=lay(seen["moves"]))
                    await quick.quiet()
                else:
                    await slow.say(type="move", id="late", move=lay(seen["moves"]))
                    await slow.heard("claim")
                await more_moves(fair, 5)
                advance(0.2)
                await rival.until(lambda: bool(rival.news("move")))
                assert rival.news("move")[0]["what"]["seat"] == (0 if attack else 1)
                slow.close()
                reading.cancel()
                for each in (rival, quick):
                    await each.close()
        assert fair.refusals == {}
        await http_client.close()
        await check_log(server.runtime.store, fair)


class TimedClient(ProtocolClient):
    """Notes when it sees a card."""

    seen: float | None = None

    def _take(self, message: Any) -> None:
        if self.seen is None and (message.get("view") or {}).get("pile"):
            self.seen = time.monotonic()
        super()._take(message)


async def test_another_server_shows_the_start_card_no_earlier(
    fork_server: ForkServer, new_database: Callable[[str], str], tmp_path: Path
) -> None:
    """Somebody opens the table at a second server during the countdown, and claims from the first moment on. The start
    is 3 s after the entry was written, less what the card may take on its way (150 ms at most); being slow adds to it.
    """
    database = new_database("early_card")
    with ExitStack() as stack:
        here, there = (
            stack.enter_context(running(fork_server, tmp_path / name, database, **FAST)) for name in ("one", "two")
        )
        async with fair_play(there, Calm) as fair:
            async with client_from(here) as client:
                table, tokens = await made(client, "zip-zap", "me", "me", options=STILL, settings=SETTINGS)
            host, cheat = (TimedClient(f"{server.http}/", table, tokens[n]) for n, server in enumerate((here, there)))
            await host.open()
            begun = time.monotonic()
            await host.send("start", ask="go")
            await host.until(lambda: bool(host.startings))
            opening = asyncio.create_task(cheat.open())
            await host.until(lambda: bool(cheat.startings))
            asks = [await cheat.send("move", move={"type": "lay", "card": card}) for card in range(50)]
            assert (await opening)["type"] == "done"
            for ask in asks:
                answer = await cheat.answer(ask)
                assert (answer["type"], answer["code"]) == ("refused", "not-yet")
            await host.answer("go")
            for each in (host, cheat):
                await each.until(lambda each=each: each.seen is not None)  # type: ignore[misc]
                assert each.seen is not None
                assert each.seen - begun > 2.8
                await each.close()
        assert fair.diary.refusals == {}
        assert not here.complaints()
    async with await open_store(database) as store:
        await check_log(store, fair.diary)


async def test_a_socket_over_which_nobody_says_hello_is_closed(tmp_path: Path) -> None:
    """It answers every ping, and sends what is no hello. Those who have said hello stay, however quiet they are."""
    async with serving(tmp_path, msgspec.structs.replace(ROOMY, hello_seconds=20)) as server:
        port = httpx.URL(server.address).port or 0
        with stopped_clock():
            async with fair_moves(f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws") as fair:
                sockets = [await Socket.open(port, local_addr=(ATTACKER, 0)) for _ in range(5)]
                for each in sockets:
                    await each.send(frame(b'{"type":"ping","id":"early"}'))
                    assert (await each.next() or {})["code"] == "hello-first"
                advance(18.5)
                await more_moves(fair, 5)
                for each in sockets:
                    await each.send(frame(b'{"type":"ping","id":"late"}'))
                    assert (await each.next() or {})["code"] == "hello-first"
                advance(2)
                for each in sockets:
                    assert await each.next() is None
                    each.close()
            assert server.runtime.gate.limited["hello_seconds"] == 5


# ---------------------------------------------------------------- what is done, and what it may cost


async def test_a_flood_of_emotes_makes_no_move_twice(fork_server: ForkServer, tmp_path: Path) -> None:
    async with attacked(fork_server, tmp_path) as server, client_from(server) as client:
        table, tokens = await made(client, "skip-bo", "me", "open", options=WILD)
        victim = await joined(client, table, "Bo")
        async with (
            at_table(server.ws, table, tokens[0], ATTACKER) as flooder,
            at_table(server.ws, table, victim["token"], OTHER) as mover,
        ):
            assert (await flooder.ask("start"))["type"] == "done"
            while not (said := await mover.until(lambda said: said["type"] == "news")).get("moves"):
                first = await flooder.until(lambda said: said["type"] == "news" and bool(said.get("moves")))
                discard = next(move for move in first["moves"] if move["type"] == "discard")
                assert (await flooder.ask("move", move=discard))["type"] == "done"
            move = next(move for move in said["moves"] if move["type"] == "play")
            answer = await mover.ask("move", id="once", move=move)
            asks = [await flooder.say("emote", emote="laugh") for _ in range(480)]
            for ask in asks:
                assert (await flooder.answer(ask))["type"] == "done"
            again = await mover.ask("move", id="once", move=move)
            assert (again["type"], again["version"]) == ("done", answer["version"])
        assert sum(b'"once"' in entry for entry in await log_of(server, table)) == 1


async def test_a_rematch_after_the_other_makes_no_more_tables_than_allowed(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    async with attacked(fork_server, tmp_path, tables_per_address=3) as server, client_from(server) as client:
        short = {"handSize": 1, "maxRounds": 1}
        table, tokens = await made(client, "timeline", "me", "easy", options=short)
        tables = {table}
        while True:
            async with at_table(server.ws, table, tokens[0], ATTACKER) as player:
                assert (await player.ask("start"))["type"] == "done"
                while (said := await player.receive("news")).get("room", {}).get("phase") != "over":
                    if said.get("moves"):
                        await player.say("move", move=said["moves"][0])
                answer = await player.ask("rematch")
            if answer["type"] == "refused":
                break
            tables.add(table := answer["table"])
        assert (answer["code"], len(tables)) == ("too-many-tables", 3)
        new = {"game": "timeline", "name": "Anna", "seats": [{"kind": "me"}]}
        assert (await client.post("tables", json=new)).json()["code"] == "too-many-tables"


async def test_opening_a_long_game_keeps_nobody_waiting(tmp_path: Path) -> None:
    """A thousand entries without a snapshot: somebody else at the same event loop goes on meanwhile."""
    async with await open_store(tmp_path / "spila.db") as store:
        async with registry_of(store) as registry:
            writer = await Writer.start(store, registry)
        await writer.until(1_000)
    async with serving(tmp_path) as server:
        http, ws = server.address.rstrip("/"), server.address.replace("http", "ws", 1) + "ws"
        async with fair_moves(http, ws) as fair:
            table, tokens = await make_table(http, "skip-bo", 2)
            async with at_table(ws, table, tokens[0]) as asking:
                answers = 0
                attacker = ProtocolClient(server.address, writer.code)
                opening = asyncio.create_task(attacker.open())
                while not opening.done():
                    assert (await asking.ask("ping"))["type"] == "done"
                    answers += 1
                assert (await opening)["type"] == "done"
                assert attacker.version == 1_000
                await attacker.close()
                assert server.runtime.registry.tables[writer.code].journal.replayed == 1_000
                assert answers >= 5
        assert fair.refusals == {}


# ---------------------------------------------------------------- what is written, and who reads it


class Patient(Calm):
    """Once the server cannot write, asks for nothing more until it is another server."""

    stopped = False

    def _hear(self, said: dict[str, Any]) -> None:
        self.stopped = self.stopped or (said["type"] == "refused" and said["code"].startswith("store-"))
        super()._hear(said)

    async def _converse(self, socket: Any) -> None:
        self.stopped = False
        await super()._converse(socket)

    def wish(self) -> dict[str, Any] | None:
        return None if self.stopped else super().wish()


@pytest.mark.skipif(sys.platform != "linux", reason="prlimit is Linux's")
async def test_a_disk_that_somebody_fills_is_reported_and_loses_nothing(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    """The system refuses every write beyond so many bytes, as a full disk does. What players were told is kept
    is there after a restart, and then they go on.
    """
    with running(fork_server, tmp_path, **FAST) as server:
        table, tokens = await make_table(server.http, "skip-bo", 2, 0, LONG["skip-bo"])
        diary, party = Diary(), Party(table)
        players: list[Player] = [
            Patient(f"p{n}", lambda: server.ws, party, token, diary, random.Random(n)) for n, token in enumerate(tokens)
        ]

        async def fill() -> None:
            await more_moves(diary, 5)
            async with client_from(server) as client:
                assert (await client.get("../health")).json()["status"] == "ok"
                full = (tmp_path / "spila.db-wal").stat().st_size + 150_000
                resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (full, resource.RLIM_INFINITY))
                bloated, theirs = await made(client, "timeline", "me", "me")
                async with at_table(server.ws, bloated, theirs[0], ATTACKER) as attacker:
                    number, answer = 0, {"type": "done"}
                    while answer["type"] == "done":
                        number += 1
                        answer = await attacker.ask("settle", title=f"{number} {'x' * 30}")
                    assert answer["code"] in ("store-broken", "store-write")
                    assert (await attacker.ask("ping"))["type"] == "done"
                while (ill := await client.get("../health")).status_code == 200:  # one of the last second
                    await asyncio.sleep(0.05)
                assert (ill.status_code, ill.json()["database"]) == (503, False)
                assert (await client.get("../live")).json() == {"status": "ok"}
            lines = [json.loads(line) for line in server.log.read_text().splitlines()]
            assert [line["event"] for line in lines].count("database cannot be written") == 1
            assert bloated in {line.get("table") for line in lines if line["event"] == "write failed"}
            before = server.memory()
            await asyncio.to_thread(server.kill)
            await asyncio.to_thread(server.start)
            await more_moves(diary, 5)
            assert server.memory() < 2 * before
            titles = [entry for entry in await log_of(server, bloated) if b"settled" in entry]
            assert len(titles) == number - 1, "all that was acknowledged, and nothing that was refused"
            party.end()

        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(player.play()) for player in players]
            await fill()
            for task in playing:
                task.cancel()
    assert set(diary.refusals) <= {"store-broken", "store-write"}
    async with await open_store(server.database) as store:
        await check_log(store, diary)


STRANGER = 65_534
"""A user without rights: nobody."""


@pytest.mark.skipif(sys.platform == "win32", reason="modes are POSIX's")
async def test_another_user_of_the_machine_reads_no_seed(fork_server: ForkServer, tmp_path: Path) -> None:
    """A folder that everybody may look into, while people play, with a backup beside the database."""
    with tempfile.TemporaryDirectory(prefix="spila-") as name:
        folder = Path(name) / "data"
        for each in (Path(name), folder):
            each.mkdir(exist_ok=True)
            each.chmod(0o755)
        async with attacked(fork_server, folder) as server:
            async with await open_store(server.database, readonly=True) as store:
                await backup(store, folder / "copy.db")
            secret = [path for path in folder.iterdir() if path.is_file() and path != server.log]
            names = {path.name for path in secret}
            assert names >= {"spila.db", "spila.db-wal", "spila.db-shm", "host-key", "copy.db"}
            assert {path.stat().st_mode & 0o777 for path in secret} == {0o600}
            if os.geteuid() == 0:
                assert await asyncio.to_thread(_read_as_stranger, server.log), "it may look into the folder"
                for path in secret:
                    assert not await asyncio.to_thread(_read_as_stranger, path), path


def _read_as_stranger(path: Path) -> bool:
    reading = subprocess.run(
        ["cat", str(path)], user=STRANGER, group=STRANGER, extra_groups=[], check=False, capture_output=True
    )
    return reading.returncode == 0


async def test_a_row_that_somebody_deleted_closes_that_table_alone(fork_server: ForkServer, tmp_path: Path) -> None:
    with running(fork_server, tmp_path, **FAST) as server:
        table, tokens = await make_table(server.http, "timeline", 2)
        async with at_table(server.ws, table, tokens[0]) as player:
            for title in ("one", "two", "three"):
                assert (await player.ask("settle", title=title))["type"] == "done"
        server.kill()
    with closing(sqlite3.connect(tmp_path / "spila.db")) as database, database:
        database.execute("DELETE FROM entries WHERE table_id = ? AND version = 2", (table,))
    async with attacked(fork_server, tmp_path, "table refused") as server:
        cheat = ProtocolClient(f"{server.http}/", table, tokens[0])
        answer = await cheat.open()
        assert (answer["code"], answer["params"]) == ("log-row-missing", {"table": table, "entry": 2})
        await cheat.close()


# ---------------------------------------------------------------- seats, hands and names


async def test_a_host_sees_no_hand_and_a_stranger_does_not_fill_a_table(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    async with (
        attacked(fork_server, tmp_path, joins_per_address=4) as server,
        client_from(server) as cheat,
        client_from(server, OTHER) as guest,
    ):
        table, tokens = await made(cheat, "skip-bo", "me", "open", "open")
        victims = [await joined(guest, table, name) for name in ("Bo", "Clara")]
        async with at_table(server.ws, table, tokens[0], ATTACKER) as host:
            assert (await host.ask("start"))["type"] == "done"
            assert (await host.ask("bot", seat=1, level="easy"))["type"] == "done"
            for seat, victim in enumerate(victims, 1):
                assert (await host.ask("open", seat=seat))["type"] == "done"
                assert (await joined(cheat, table, "Dag", seat=seat))["code"] == "seat-reserved"
                gone = ProtocolClient(f"{server.http}/", table, victim["token"])
                assert (await gone.open())["code"] == "wrong-token"
                await gone.close()
            heard = [said for said in host.received if said["type"] in ("welcome", "news")]
            assert len(heard) > 4
            assert {said["own"]["seat"] for said in heard if "seat" in said.get("own", {})} == {0}
        party, _ = await made(guest, "timeline", "me", *["open"] * 7)
        seats = [await joined(cheat, party, "ANNA") for _ in range(7)]
        assert [seat.get("code") for seat in seats] == [None, None, *["too-many-joins"] * 5], "and two were tried above"
        names = [seat["name"] for seat in (await guest.get(f"tables/{party}")).json()["seats"] if "name" in seat]
        assert names == ["Anna", "ANNA 2", "ANNA 3"], "nobody passes for the host"
        assert "token" in await joined(guest, party, "Eva")


async def test_neither_names_nor_pages_deceive(fork_server: ForkServer, tmp_path: Path) -> None:
    """Names with characters that hide or turn text; requests that another page made a browser send."""
    foreign = ({"origin": "https://evil.example"}, {"origin": "null"}, {"sec-fetch-site": "cross-site"})
    async with attacked(fork_server, tmp_path) as server, client_from(server) as client:
        table, tokens = await made(client, "timeline", "me", "open", "open")
        seat = json.dumps({"name": "Bo"}).encode()
        new = json.dumps({"game": "timeline", "name": "Bo", "seats": [{"kind": "me"}]}).encode()
        async with at_table(server.ws, table, tokens[0], ATTACKER) as player:
            for name in BAD_NAMES:
                assert (await joined(client, table, name))["code"] == "name-characters", repr(name)
                assert (await player.ask("name", name=name))["code"] == "name-characters", repr(name)
            for path, body in (("tables", new), (f"tables/{table}/seats", seat)):
                for headers in foreign:
                    answer = await client.post(
                        path, content=body, headers={"content-type": "application/json", **headers}
                    )
                    assert (answer.status_code, answer.json()["code"]) == (403, "origin")
                answer = await client.post(path, content=body, headers={"content-type": "text/plain"})
                assert (answer.status_code, answer.json()["code"]) == (415, "content-type")
        assert await log_of(server, table) == [], "nobody has sat down, and nobody has another name"
