"""Attacks over real sockets on what a stranger may learn, use up or forge: codes, tables, requests, names, clock."""

from __future__ import annotations

import asyncio
import json
import logging
import random
import secrets
import string
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import httpx
import msgspec
import pytest
from sqlalchemy import Engine, event

from spila.server.limits import Limits
from spila.server.retention import DISTRUST_SECONDS, ClockGuard
from tests.fuzz.mutate import mutated
from tests.server.client_group import TableFactory
from tests.server.load import WAIT
from tests.server.protocol_client import HttpClient, ProtocolClient
from tests.server.raw import Socket, frame
from tests.server.servers import ROOMY, Running, advance, serving

pytestmark = pytest.mark.anyio

ATTACKER = "127.0.0.2"
OTHER = "127.0.0.3"
SHORT = {"handSize": 1, "maxRounds": 1}
DAY_MS = 86_400_000


@asynccontextmanager
async def server_with(folder: Path, limits: dict[str, float] | None = None, **setup: Any) -> AsyncIterator[Running]:
    async with serving(folder, msgspec.structs.replace(ROOMY, **(limits or {})), **setup) as running:
        yield running


@asynccontextmanager
async def client_from(server: Running, source: str = "127.0.0.1") -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.AsyncHTTPTransport(local_address=source)
    async with httpx.AsyncClient(base_url=server.address, transport=transport, timeout=WAIT) as client:
        yield client


def new_table(**fields: Any) -> dict[str, Any]:
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    return {"game": "timeline", "name": "Anna", "seats": seats, "settings": {"pace": "instant"}, **fields}


async def made(client: httpx.AsyncClient, **fields: Any) -> tuple[str, str]:
    """A new table and its host's token."""
    answer = await client.post("api/tables", json=new_table(**fields))
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], answer.json()["seats"][0]["token"]


async def mine(client: httpx.AsyncClient, *keys: tuple[str, str]) -> list[str]:
    body = {"tables": [{"table": table, "token": token} for table, token in keys]}
    answer = await client.post("api/mine", json=body)
    assert answer.status_code == 200, answer.text
    return [card["table"] for card in answer.json()]


def put_away(server: Running) -> None:
    """No table is in memory any more, as after a minute without anybody."""
    server.runtime.registry.sweep(1e12)
    server.runtime.registry.sweep(2e12)
    assert not server.runtime.registry.tables


@contextmanager
def listening_to_queries(asked: list[str]) -> Iterator[None]:
    """While this lasts, every statement of any database is noted."""

    def note(*statement: Any) -> None:
        asked.append(statement[2])

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def wrong_codes(count: int, seed: int = 1) -> list[str]:
    rng = random.Random(seed)
    return ["".join(rng.choices("bcdfghj", k=9)) for _ in range(count)]  # longer than any real code


# ---------------------------------------------------------------- guessing codes


async def test_remembered_tables_are_no_way_to_guess_codes(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"misses_per_address": 10}) as server, client_from(server) as owner:
        table, token = await made(owner)
        put_away(server)
        async with client_from(server, ATTACKER) as attacker:
            wrong = "x" * 32
            assert await mine(attacker, *((code, wrong) for code in wrong_codes(30))) == []
            assert server.runtime.gate.limited["misses_per_address"] == 20
            assert await mine(attacker, (table, wrong)) == []
            assert table not in server.runtime.registry.tables, "not even opened: the time would tell"
        assert await mine(owner, (table, token)) == [table], "another address is not affected"


async def test_a_hundred_codes_cost_one_query(tmp_path: Path) -> None:
    """Also for an address that has guessed too much: a query for each code took most of a core."""
    async with server_with(tmp_path, {"misses_per_address": 10}) as server, client_from(server) as owner:
        table, token = await made(owner)
        put_away(server)
        asked: list[str] = []
        with listening_to_queries(asked):
            for seed in range(3):
                assert await mine(owner, *((code, "x" * 32) for code in wrong_codes(100, seed))) == []
            assert sum(statement.startswith("SELECT") for statement in asked) == 3
            assert await mine(owner, (table, token)) == [table], "the token is in its header"


async def test_a_browser_that_asks_for_the_same_old_tables_again_is_not_punished(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"misses_per_address": 10}) as server, client_from(server) as owner:
        table, token = await made(owner)
        gone = [(code, "x" * 32) for code in wrong_codes(8)]
        for _ in range(20):
            put_away(server)
            assert await mine(owner, *gone, (table, token)) == [table]
        assert (await owner.get(f"api/tables/{table}")).status_code == 200, "codes typed by hand count apart"


async def test_an_address_that_has_guessed_too_much_learns_nothing_from_answers_or_their_time(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"misses_per_address": 3}) as server, client_from(server, ATTACKER) as attacker:
        async with client_from(server) as owner:
            table, token = await made(owner)
        for code in wrong_codes(4):
            await attacker.get(f"api/tables/{code}")
        assert (await attacker.get(f"api/tables/{table}")).json()["code"] == "too-many-tries"
        socket = await Socket.open(httpx.URL(server.address).port or 0, local_addr=(ATTACKER, 0))

        async def hello(code: str, proof: str | None) -> str:
            words = {"type": "hello", "id": secrets.token_hex(4), "protocol": 1, "table": code, "token": proof}
            await socket.send(frame(json.dumps(words).encode()))
            while (answer := await socket.next()) is not None and answer["type"] not in ("done", "refused"):
                pass
            assert answer is not None
            return str(answer.get("code", "done"))

        assert await hello(table, token) == "done", "who proves a seat gets in"
        assert await hello(table, None) == "too-many-tries"
        for code in wrong_codes(3, seed=2):
            assert await hello(code, "x" * 32) == "too-many-tries"
        put_away(server)
        assert await hello(table, "x" * 32) == "too-many-tries"
        assert table not in server.runtime.registry.tables, "not even opened: the time would tell"
        assert await hello(table, token) == "done", "the right token still opens it"
        assert await hello(table, "x" * 32) == "too-many-tries"
        socket.close()


async def test_strangers_do_not_learn_how_many_tables_there_are(tmp_path: Path) -> None:
    setup: dict[str, Any] = {"proxies": ("127.0.0.1",), "metrics": ("198.51.100.0/24",)}
    async with server_with(tmp_path, **setup) as server, client_from(server) as client:
        assert set((await client.get("health")).json()) == {"status", "database", "page", "version"}
        assert (await client.get("live")).json() == {"status": "ok"}
        for address, status in {"203.0.113.9": 404, "198.51.100.7": 200}.items():
            answer = await client.get("metrics", headers={"x-forwarded-for": address})
            assert (answer.status_code, "spila_tables" in answer.text) == (status, status == 200)
        text = (await client.get("metrics")).text
        for name in Limits.__struct_fields__:
            assert f'spila_limit{{limit="{name}"}} ' in text


ODD_CODES = ("%00", "A%00B", "%ED%A0%80", "%F0%9F%A6%8A", "caf%C3%A9", "%0A", "%27;drop")
"""Zero bytes, half a surrogate, symbols: PostgreSQL takes some of these for no text at all."""


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_a_code_that_cannot_exist_is_unknown_in_every_database(
    tmp_path: Path, database: str, new_database: Callable[[str], str]
) -> None:
    setup: dict[str, Any] = {"database_url": new_database("odd_codes")} if database == "postgresql" else {}
    async with server_with(tmp_path, **setup) as server, client_from(server) as client:
        own, token = await made(client)
        for code in ODD_CODES:
            for path in (f"api/tables/{code}", f"api/tables/{code}/record", f"api/workshop/decks/{code}"):
                answer = await client.get(path)
                assert answer.status_code in (400, 404), f"{path}: {answer.text}"
            plain = unquote(code)
            assert await mine(client, (plain, "x" * 32), (own, token)) == [own]
            player = ProtocolClient(server.address, plain)
            assert (await player.open())["code"] == "table-unknown"
            await player.close()
            answer = await client.post("api/tables", json=new_table(options={"deck": f"code:{plain}"}))
            assert answer.json()["code"] == "deck-unknown", answer.text
        assert server.runtime.readiness.writable


# ---------------------------------------------------------------- using up


async def test_rematches_count_as_new_tables(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"tables_per_address": 2}) as server:
        http_client = HttpClient(server.address)
        group = await TableFactory(server, http_client)("timeline", "me", "medium", options=SHORT)
        player = group[0]
        await finish(player)
        following = (await player.must("rematch"))["table"]
        assert (await player.must("rematch"))["table"] == following, "to ask again makes no table"
        player.table = following
        await player.open()
        await finish(player)
        assert await player.refused("rematch") == "too-many-tables"
        answer = await http_client.http.post("api/tables", json=new_table())
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        assert server.runtime.gate.limited["tables_per_address"] == 2
        await group.close()
        await http_client.close()


async def test_an_address_takes_so_many_seats_in_an_hour(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"joins_per_address": 2}) as server:
        http_client = HttpClient(server.address)
        group = await TableFactory(server, http_client)("timeline", "me", "open", "open", "open", start=False)
        path = f"api/tables/{group.table}/seats"
        answers = [await http_client.http.post(path, json={"name": name}) for name in ("Bo", "Clara", "Dag")]
        assert [answer.status_code for answer in answers] == [201, 201, 429]
        assert answers[-1].json()["code"] == "too-many-joins"
        assert server.runtime.gate.limited["joins_per_address"] == 1
        await group.close()
        await http_client.close()


async def finish(player: ProtocolClient) -> None:
    """Play a short game to its end."""
    if player.phase == "lobby":
        await player.must("start")
    while player.phase != "over":
        await player.until(lambda: bool(player.moves) or player.phase == "over")
        if player.phase != "over":
            await player.ask("move", move=player.first_move())


async def test_costly_requests_have_a_limit_for_each_address(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"reads_rate": 0.1, "reads_burst": 12}) as server:
        async with client_from(server) as owner:
            table, _ = await made(owner)
        parts = ("cards", "replay", "record")
        paths = ["api/rules/timeline", "api/lessons/timeline", "api/decks", *(f"api/tables/{table}/{x}" for x in parts)]
        async with client_from(server, ATTACKER) as attacker, client_from(server, OTHER) as other:
            answers = [await attacker.get(path) for _ in range(3) for path in paths]
            assert all(answer.status_code in (200, 400) for answer in answers[:12])
            assert {(answer.status_code, answer.json()["code"]) for answer in answers[12:]} == {(429, "too-many-reads")}
            assert (await attacker.get("api/games")).status_code == 200, "cheap ones have none"
            assert (await other.get(paths[0])).status_code == 200
        assert server.runtime.gate.limited["reads_rate"] == 6


async def test_a_seat_has_few_sockets_and_shares_one_rate(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"message_rate": 1, "message_burst": 30}) as server:
        http_client = HttpClient(server.address)
        table, tokens = await http_client.make("timeline", ["me", "me"])
        windows = [ProtocolClient(server.address, table, tokens[0]) for _ in range(9)]
        for window in windows:
            assert (await window.open())["type"] == "done"
        for oldest in windows[:5]:
            await oldest.until_gone()
            assert oldest.goodbye["code"] == "too-many-windows"
            assert "again" not in oldest.goodbye, "or windows would push each other out for ever"
        other = ProtocolClient(server.address, table, tokens[1])
        await other.open()
        answers = [await window.ask("emote", emote="laugh") for window in windows[5:] for _ in range(20)]
        done = sum(answer["type"] == "done" for answer in answers)
        assert done < 45, "80 would be within the limits of four connections"
        assert {answer.get("code") for answer in answers} == {None, "too-fast"}
        await other.must("emote", emote="laugh")
        for window in (*windows[5:], other):
            await window.close()
        await http_client.close()


async def test_all_seats_of_a_table_share_a_rate_that_is_not_another_table_s(tmp_path: Path) -> None:
    async with server_with(tmp_path, {"message_rate": 1, "message_burst": 20, "table_rate": 1}) as server:
        http_client = HttpClient(server.address)
        table, tokens = await http_client.make("timeline", ["me"] * 6)
        other_table, others = await http_client.make("timeline", ["me", "me"])
        seats = [ProtocolClient(server.address, table, token) for token in tokens.values()]
        fair = ProtocolClient(server.address, other_table, others[0])
        for client in (*seats, fair):
            assert (await client.open())["type"] == "done"
        answers = [await seat.ask("ping") for seat in seats for _ in range(15)]
        assert {answer.get("code") for answer in answers} == {None, "too-fast"}
        done = sum(answer["type"] == "done" for answer in answers)
        assert done < 80, "90 would be within the limits of six seats"
        assert server.runtime.gate.limited["table_rate"] > 0
        assert (await fair.ask("ping"))["type"] == "done"
        for client in (*seats, fair):
            await client.close()
        await http_client.close()


# ---------------------------------------------------------------- forging


async def test_requests_that_no_program_would_send_are_refused_with_a_code(tmp_path: Path) -> None:
    rng = random.Random("trust")
    real = [json.dumps(new_table()).encode(), json.dumps({"name": "Bo", "seat": 1}).encode(), b'{"tables":[]}']
    deep = [b"[" * 3000, b'{"a":' * 3000, b'{"game":"timeline","options":' + b"[" * 5000 + b"]" * 5000 + b"}"]
    broken = [b'{"game":"\xff\xfe"}', b'"\xc3\x28"', b"\xed\xa0\x80", b'{"name":"\\ud800","seat":0}']
    async with server_with(tmp_path) as server, client_from(server) as client:
        table, _ = await made(client)
        posts = ("api/tables", f"api/tables/{table}/seats", "api/mine")
        for number in range(3000):
            if number % 3:
                body = rng.choice([*deep, *broken]) if number % 10 == 0 else mutated(rng.choice(real), rng)
                headers = {"content-type": rng.choice(["application/json", "application/json; charset=utf-8"])}
                answer = await client.post(rng.choice(posts), content=body, headers=headers)
            else:
                junk = "".join(rng.choices(string.ascii_letters + "%/?&=.;:é\u202e", k=rng.randint(0, 40)))
                path = rng.choice(["", "api/", "api/tables/", "api/rules/", f"api/tables/{table}/cards?of=", "t/"])
                answer = await client.get(f"{path}%{rng.randrange(256):02x}{junk}".replace("%\u202e", ""))
            assert answer.status_code < 500, (number, answer.status_code, answer.request.url, answer.request.content)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"code", "params"}
        for body in (*deep, *broken[:3]):
            answer = await client.post(posts[0], content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "unreadable")


@pytest.mark.parametrize(
    ("headers", "status", "code"),
    [
        ({"content-type": "text/plain"}, 415, "content-type"),
        ({"content-type": "application/x-www-form-urlencoded"}, 415, "content-type"),
        ({}, 415, "content-type"),
        ({"content-type": "application/json", "origin": "https://evil.example"}, 403, "origin"),
        ({"content-type": "application/json", "origin": "null"}, 403, "origin"),
        ({"content-type": "application/json", "sec-fetch-site": "cross-site"}, 403, "origin"),
        ({"content-type": "application/json", "sec-fetch-site": "same-site"}, 403, "origin"),
        ({"content-type": "application/json", "sec-fetch-site": "same-origin"}, 201, None),
        ({"content-type": "application/json; charset=utf-8", "origin": "https://cards.example"}, 201, None),
    ],
)
async def test_pages_elsewhere_cannot_make_tables_or_take_seats(
    tmp_path: Path, headers: dict[str, str], status: int, code: str | None
) -> None:
    async with server_with(tmp_path, origins=("https://cards.example",)) as server, client_from(server) as client:
        open_seats = [{"kind": "me"}, {"kind": "open"}]
        table, _ = await made(client, seats=open_seats)
        for path, body in (("api/tables", new_table()), (f"api/tables/{table}/seats", {"name": "Bo"})):
            answer = await client.post(path, content=json.dumps(body).encode(), headers=headers)
            assert (answer.status_code, answer.json().get("code")) == (status, code)


async def test_a_server_with_a_list_of_names_answers_under_these_alone(tmp_path: Path) -> None:
    async with server_with(tmp_path, hosts=("cards.example",)) as server, client_from(server) as client:
        own = ("cards.example", "cards.example:8337", "CARDS.example", "localhost", "[::1]:80")
        foreign = ("evil.example", "cards.example.evil.example", "192.0.2.1")
        for host, status in [*((each, 200) for each in own), *((each, 421) for each in foreign)]:
            answer = await client.get("api/games", headers={"host": host})
            assert answer.status_code == status, host
            assert status == 200 or answer.json()["code"] == "host-unknown"
        port = httpx.URL(server.address).port or 0
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(
            b"GET /ws HTTP/1.1\r\nhost: evil.example\r\nconnection: upgrade\r\nupgrade: websocket\r\n"
            b"sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 421")
        writer.close()


BAD_NAMES = [
    "A\0b",
    "A\nb",
    "A\u202eb",
    "A\u200bb",
    "\u200d",
    "A\u2066b",
    "A\u2028b",
    "\u00ad",
    "  ",
    "\u3164",
    "A\x7f",
]
GOOD_NAMES = ["Þórdís Ösp", "O'Neil-Åse", "שרה", "王小明", "👩‍👩‍👧", "A 🏳️‍🌈", "m²"]


async def test_names_that_hide_or_turn_text_are_refused_everywhere(tmp_path: Path) -> None:
    async with server_with(tmp_path) as server, client_from(server) as client:
        http_client = HttpClient(server.address)
        table, tokens = await http_client.make("timeline", ["me", "open", "open", "open"])
        player = ProtocolClient(server.address, table, tokens[0])
        await player.open()
        for name in BAD_NAMES:
            me = [{"kind": "me", "name": name}]
            for path, body in (
                ("api/tables", new_table(name=name)), ("api/tables", new_table(seats=me)),
                (f"api/tables/{table}/seats", {"name": name}),
            ):  # fmt: skip
                answer = await client.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (400, "name-characters"), repr(name)
            assert await player.refused("name", name=name) == "name-characters"
            if name.strip():
                answer = await client.post("api/tables", json=new_table(title=name))
                assert answer.json()["code"] == "name-characters"
                assert await player.refused("settle", title=name) == "name-characters"
        for name in GOOD_NAMES:
            await player.must("name", name=name)
            await player.must("settle", title=name)
        assert player.room["seats"][0]["name"] == GOOD_NAMES[-1]
        await player.close()
        await http_client.close()


# ---------------------------------------------------------------- the clock


def test_a_clock_is_trusted_again_after_a_day_without_jumps() -> None:
    guard = ClockGuard(1_000, 0.0, trusted=True)
    assert guard.trusts(1_000 + 3_600_000, 3600.0)
    assert not guard.trusts(1_000 + 7_200_000 + 30 * DAY_MS, 7200.0)
    assert not guard.trusts(1_000 + 10_800_000 + 30 * DAY_MS, 10_800.0)
    assert guard.trusts(1_000 + 7_200_000 + 31 * DAY_MS, 7200.0 + DISTRUST_SECONDS)
    assert guard.trusts(0, 7200.0 + DISTRUST_SECONDS + 1), "a clock that is put back deletes nothing"
    assert not ClockGuard(0, 0.0, trusted=False).trusts(3_600_000, 3600.0)


async def test_a_clock_that_jumps_ahead_deletes_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO)
    judged: list[bool] = []
    trusts = ClockGuard.trusts

    def judge(guard: ClockGuard, wall_ms: int, monotonic: float) -> bool:
        judged.append(trusts(guard, wall_ms, monotonic))
        return judged[-1]

    monkeypatch.setattr(ClockGuard, "trusts", judge)
    async with server_with(tmp_path) as server, client_from(server) as client:
        table, _ = await made(client)
        store, real = server.runtime.store, server.runtime.store.clock
        store.clock = lambda: real() + 40 * DAY_MS
        for look in (1, 2, 3):  # when the sweeper looks once more, all that followed from its last look is done
            advance(3700)
            async with asyncio.timeout(WAIT):
                while len(judged) < look:
                    await asyncio.sleep(0.01)
        assert judged == [False, False, False]
        assert caplog.messages.count("clock jumped") == 1
        assert [info.id for info in await store.tables()] == [table]
        assert "forgotten" not in caplog.messages
        advance(DISTRUST_SECONDS)
        async with asyncio.timeout(WAIT):
            while "forgotten" not in caplog.messages:
                await asyncio.sleep(0.05)
        assert await store.tables() == [], "once the clock has proved steady, old tables go"
