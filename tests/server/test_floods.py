"""Floods over real sockets: clients that send without end, or never finish, are cut off at a limit, while somebody at
another table, from another address, plays on.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import resource
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from spila.server.gate import FILES_APART, MOST_FILES
from spila.server.limits import Limits
from tests.server.fair_play import ATTACKER, MEGABYTE, fair_play
from tests.server.load import WAIT, at_table, make_table
from tests.server.processes import ForkServer, Server, running
from tests.server.raw import CLOSE, PING, PONG, TEXT, Socket, frame
from tests.server.test_crash import FAST

pytestmark = pytest.mark.anyio

FLOOD = 64 * MEGABYTE
"""What an attacker sends at most, if nobody stops it."""


Opened = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def connect(server: Server, source: str = ATTACKER) -> Opened:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(source, 0))


@asynccontextmanager
async def connected(server: Server) -> AsyncIterator[Opened]:
    reader, writer = await connect(server)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def pour(writer: asyncio.StreamWriter, piece: bytes, most: int = FLOOD) -> int:
    """Send this again and again until the server does not take it any more; how much went out."""
    sent = 0
    with suppress(ConnectionError):
        while sent < most and not writer.is_closing():
            writer.write(piece)
            async with asyncio.timeout(WAIT):
                await writer.drain()
            sent += len(piece)
    return sent


async def rest(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes."""
    received = bytearray()
    with suppress(ConnectionError):
        async with asyncio.timeout(WAIT):
            while part := await reader.read(65_536):
                received += part
    return bytes(received)


def problem(received: bytes) -> tuple[int, str]:
    """Status and code of the last answer."""
    head, _, body = received[received.rindex(b"HTTP/1.1 ") :].partition(b"\r\n\r\n")
    assert b"connection: close" in head
    return int(head.split()[1]), json.loads(body)["code"]


async def limited(server: Server) -> dict[str, int]:
    """How often each limit was used."""
    async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as client:
        text = (await client.get(f"{server.http}/metrics")).text
    return {name: int(float(n)) for name, n in re.findall(r'^spila_limited_total\{limit="(\w+)"\} (\S+)$', text, re.M)}


UPGRADE = (
    b"GET /ws HTTP/1.1\r\nhost: h\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n"
    b"sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
JSON_POST = b"POST /api/tables HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\n"
CHUNK = b"1000\r\n" + b" " * 4096 + b"\r\n"


@pytest.mark.parametrize(
    ("begins", "goes_on", "status", "code", "limit"),
    [
        (b"GET /", b"a" * 65_536, 431, "head-too-large", "head_bytes"),
        (b"GET / HTTP/1.1\r\n", b"x: " + b"a" * 1000 + b"\r\n", 431, "head-too-large", "head_bytes"),
        (b"GET / HTTP/1.1\r\nx: ", b"a" * 65_536, 431, "head-too-large", "head_bytes"),
        (UPGRADE, b"x: " + b"a" * 1000 + b"\r\n", 431, "head-too-large", "head_bytes"),
        (
            UPGRADE + b"transfer-encoding: chunked\r\n\r\n", CHUNK, 400, "handshake", None,
        ),
        (
            JSON_POST + b"transfer-encoding: chunked\r\n\r\n", CHUNK, 413, "message-too-large", "body_bytes",
        ),
    ],
    ids=["url", "headers", "one-header", "handshake", "handshake-body", "body"],
)  # fmt: skip
async def test_a_request_without_end_is_cut_at_its_limit(
    fork_server: ForkServer, tmp_path: Path, begins: bytes, goes_on: bytes, status: int, code: str, limit: str | None
) -> None:
    with running(fork_server, tmp_path, **FAST) as server:
        tries, answers = 0, 0
        async with fair_play(server):
            while tries < 3 or not answers:
                tries += 1
                async with connected(server) as (reader, writer):
                    writer.write(begins)
                    listening = asyncio.create_task(rest(reader))
                    sent = await pour(writer, goes_on)
                    received = await listening
                    assert sent < FLOOD, "it was stopped"
                    if received:  # on a busy machine the connection may be reset before the answer is read
                        assert problem(received) == (status, code)
                        answers += 1
        assert limit is None or (await limited(server))[limit] == tries


async def test_what_comes_after_an_answer_is_not_free(fork_server: ForkServer, tmp_path: Path) -> None:
    """A body that nobody asked for, sent on after the answer; and more requests at once than are answered."""
    with running(fork_server, tmp_path, **FAST) as server:
        async with fair_play(server):
            async with connected(server) as (reader, writer):
                writer.write(b"GET /api/games HTTP/1.1\r\nhost: h\r\ntransfer-encoding: chunked\r\n\r\n")
                listening = asyncio.create_task(rest(reader))
                assert await pour(writer, CHUNK) < FLOOD
                assert (await listening).count(b"HTTP/1.1 ") == 1
            async with connected(server) as (reader, writer):
                listening = asyncio.create_task(rest(reader))
                assert await pour(writer, b"GET /api/games HTTP/1.1\r\nhost: h\r\n\r\n" * 100) < FLOOD
                await listening
        found = await limited(server)
        assert found["body_bytes"] == 1
        assert found["pipelined"] == 1


async def test_requests_that_are_never_finished_are_closed(fork_server: ForkServer, tmp_path: Path) -> None:
    parts: list[tuple[bytes, int | None]] = [
        (b"", None),
        (b"GET / HTTP/1.1\r\nhost:", 408),
        (JSON_POST + b"content-length: 100\r\n\r\n{", 408),
        (UPGRADE, 408),
    ]
    with running(fork_server, tmp_path, **FAST, head_seconds=0.5, body_seconds=0.5) as server:
        async with fair_play(server):
            for part, status in parts:
                async with connected(server) as (reader, writer):
                    writer.write(part)
                    received = await rest(reader)
                assert (problem(received) if received else None) == (None if status is None else (status, "too-slow"))
        found = await limited(server)
        assert (found["head_seconds"], found["body_seconds"]) == (3, 1)


async def test_a_head_that_trickles_in_is_closed_too(fork_server: ForkServer, tmp_path: Path) -> None:
    with running(fork_server, tmp_path, **FAST, head_seconds=0.5) as server:
        async with connected(server) as (reader, writer):
            for _ in range(2):  # a whole request first: the deadline is that of each head
                writer.write(b"HEAD /api/games HTTP/1.1\r\nhost: h\r\n\r\n")
                assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 200")
            listening = asyncio.create_task(rest(reader))
            writer.write(b"GET / HTTP/1.1\r\nx: ")
            while not listening.done():
                writer.write(b"a")
                await asyncio.wait([listening], timeout=0.05)
            assert problem(await listening) == (408, "too-slow")


async def test_an_address_that_opens_connections_and_says_nothing_keeps_nobody_out(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    with running(fork_server, tmp_path, **FAST, http_per_address=20) as server:
        async with fair_play(server):
            opened = [await connect(server) for _ in range(20)]
            async with connected(server) as (reader, _):
                assert problem(await rest(reader)) == (429, "too-many-connections")
            async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as client:
                assert (await client.get(f"{server.http}/health")).status_code == 200, "another address"
            opened[0][1].close()
            status = 429
            while status == 429:  # the server notices in its own time
                async with connected(server) as (reader, writer):
                    writer.write(b"GET /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n")
                    received = await rest(reader)
                status = int(received.split()[1]) if received else 429
            assert status == 200, "a place that is free again is given again"
            for _, writer in opened:
                writer.close()
        assert (await limited(server))["http_per_address"] >= 1


async def test_an_address_that_connects_without_end_is_slowed_down(fork_server: ForkServer, tmp_path: Path) -> None:
    """Every connection costs something, also one that is closed at once."""
    with running(fork_server, tmp_path, **FAST, connects_rate=0.1, connects_burst=50) as server:
        async with fair_play(server):
            statuses = set()
            for _ in range(80):
                async with connected(server) as (reader, writer):
                    writer.write(b"GET /health HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n")
                    statuses.add((await rest(reader)).split(maxsplit=2)[1])
            assert statuses == {b"200", b"429"}
        assert (await limited(server))["connects_rate"] >= 80 - 50 - 20


async def test_a_full_server_lets_players_in(fork_server: ForkServer, tmp_path: Path) -> None:
    """Connections that say nothing, and sockets that nobody plays over, give way; players stay."""
    with running(fork_server, tmp_path, **FAST, open_connections=40) as server:
        async with fair_play(server):
            idle = [await connect(server, f"127.0.0.{3 + n % 20}") for n in range(80)]
            sockets = [await Socket.open(server.port, local_addr=(f"127.0.0.{30 + n}", 0)) for n in range(60)]
            table, tokens = await make_table(server.http, "skip-bo", 2)
            async with at_table(server.ws, table, tokens[0]) as connection:
                answer = await connection.ask("ping")
                assert answer["type"] == "done", answer
            for _, writer in idle:
                writer.close()
            assert await goodbyes(sockets[0]) == {"server-full"}
            for each in sockets:
                each.close()
        assert (await limited(server))["gave_way"] > 60


async def test_the_server_raises_its_limit_of_open_files(fork_server: ForkServer, tmp_path: Path) -> None:
    """Started with what a shell allows, it takes what the system grants, less those that are kept for itself."""
    soft, hard = resource.prlimit(fork_server.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(fork_server.pid, resource.RLIMIT_NOFILE, (256, hard))
    try:
        with running(fork_server, tmp_path, **FAST) as server:
            granted = min(hard, MOST_FILES)
            assert resource.prlimit(server.pid, resource.RLIMIT_NOFILE) == (granted, hard)
            async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as client:
                figures = (await client.get(f"{server.http}/metrics")).text
            capacity = min(Limits().open_connections, granted - FILES_APART)
            assert f"\nspila_capacity {float(capacity)}\n" in figures
    finally:
        resource.prlimit(fork_server.pid, resource.RLIMIT_NOFILE, (soft, hard))


async def test_an_answer_that_nobody_reads_is_abandoned(fork_server: ForkServer, tmp_path: Path) -> None:
    with running(fork_server, tmp_path, **FAST, stall_seconds=0.5) as server:
        page = tmp_path / "page" / "big.js"
        server.end(signal.SIGTERM)
        page.write_bytes(random.Random(1).randbytes(16 * MEGABYTE))
        server.start()
        async with fair_play(server):
            for close in (b"", b"connection: close\r\n"):
                async with connected(server) as (reader, writer):
                    writer.write(b"GET /big.js HTTP/1.1\r\nhost: h\r\n" + close + b"\r\n")
                    while (await limited(server))["stall_seconds"] < 1 + bool(close):
                        await asyncio.sleep(0.1)
                    assert len(await rest(reader)) < 16 * MEGABYTE


@pytest.mark.parametrize(
    "piece",
    [
        frame(b"", PONG), frame(b"", PING), frame(b"", 0, fin=False), frame(b"", TEXT), frame(b"x" * 125, PONG),
        frame(b"{}", TEXT), frame(b"a" * 1000, TEXT, fin=False),
    ],
    ids=["pongs", "pings", "continuations", "texts", "full-pongs", "messages", "fragments"],
)  # fmt: skip
async def test_a_flood_of_frames_ends_the_connection(fork_server: ForkServer, tmp_path: Path, piece: bytes) -> None:
    with running(fork_server, tmp_path, tables_per_address=1000, hello_seconds=3600) as server:
        async with fair_play(server):
            connections = [await Socket.open(server.port, local_addr=(ATTACKER, 0)) for _ in range(5)]
            closing = [asyncio.create_task(goodbyes(connection)) for connection in connections]
            sent = await asyncio.gather(*(pour(connection.writer, piece * 500) for connection in connections))
            assert max(sent) < FLOOD, "all were stopped"
            codes = [await each for each in closing]
            for connection in connections:
                connection.close()
            assert set().union(*codes) <= {"too-many-frames", "message-too-large"}
            assert all(codes)


async def goodbyes(connection: Socket) -> set[str]:
    """How the server said goodbye, once it has closed."""
    received = await rest(connection.reader)
    return {code.decode() for code in re.findall(rb'"type":"goodbye","code":"([a-z-]+)"', received)}


async def test_nothing_is_read_after_a_goodbye(fork_server: ForkServer, tmp_path: Path) -> None:
    """Sockets that get a goodbye, and send on instead of answering; and some that never spoke WebSocket."""
    with running(
        fork_server, tmp_path, **FAST, refusals_in_a_row=3, frame_rate=1_000_000, frame_burst=1_000_000
    ) as server:
        async with fair_play(server):
            for first in (frame(b"?") * 4, b"\xff" * 64, frame((1000).to_bytes(2, "big"), CLOSE)):
                connections = [await Socket.open(server.port, local_addr=(ATTACKER, 0)) for _ in range(20)]
                for connection in connections:
                    connection.writer.write(first)
                closing = [asyncio.create_task(goodbyes(connection)) for connection in connections]
                sent = await asyncio.gather(
                    *(pour(connection.writer, frame(b"", PONG) * 5000) for connection in connections)
                )
                assert max(sent) < FLOOD
                await asyncio.gather(*closing)
                for connection in connections:
                    connection.close()


async def test_people_who_play_fast_are_not_cut(fork_server: ForkServer, tmp_path: Path) -> None:
    """Twice the rate of messages that is allowed for long, answered one by one: refused, but never closed."""
    with running(fork_server, tmp_path, tables_per_address=1000) as server:
        table, tokens = await make_table(server.http, "skip-bo", 2)
        async with at_table(server.ws, table, tokens[0]) as connection:
            answers: list[Any] = [await connection.ask("ping") for _ in range(400)]
        assert {each["type"] for each in answers} <= {"done", "refused"}
        assert {each.get("code") for each in answers} <= {None, "too-fast"}


async def test_many_sockets_of_one_seat_do_not_multiply_what_it_may_say(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    """Sixty sockets of one seat, each sending emotes to everybody at the table as fast as it may."""
    with running(fork_server, tmp_path, tables_per_address=1000, address_rate=1_000_000) as server:
        async with fair_play(server):
            table, tokens = await make_table(server.http, "skip-bo", 2)
            hello = json.dumps({"type": "hello", "id": "h", "protocol": 1, "table": table, "token": tokens[0]}).encode()
            emotes = b"".join(frame(b'{"type":"emote","id":"%d","emote":"laugh"}' % n) for n in range(80))
            sockets = [await Socket.open(server.port, local_addr=(ATTACKER, 0)) for _ in range(60)]
            closing = [asyncio.create_task(goodbyes(each)) for each in sockets]
            for each in sockets:
                await each.send(frame(hello) + emotes)
            while sum(each.done() for each in closing) < 56:  # all but four, in whatever order their hellos were taken
                await asyncio.wait([each for each in closing if not each.done()], return_when=asyncio.FIRST_COMPLETED)
            assert set().union(*(each.result() for each in closing if each.done())) == {"too-many-windows"}
            for each in sockets:
                each.close()
            await asyncio.wait(closing)
        found = await limited(server)
        assert found["sockets_per_seat"] == 56
        assert found["message_rate"] > 60 * 80 / 2, "most was refused"
