"""The attacks of `benchmarks.attack`: each has two addresses, a time to end, and a budget of bytes and connections."""

from __future__ import annotations

import asyncio
import json
import os
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress

from tests.server.raw import PONG, Socket, frame
from tests.server.test_floods import JSON_POST, UPGRADE

MEGABYTE = 1 << 20
MOST_BYTES = 2048 * MEGABYTE
"""What one attack sends at most."""
PATIENCE = 60.0
"""Seconds that a busy machine may take to make the table from which an attack begins."""
HELD = 150
"""Connections that one address of an attacker holds open at most."""


def hello(table: str, token: str | None) -> bytes:
    return json.dumps({"type": "hello", "id": "h", "protocol": 1, "table": table, "token": token}).encode()


class Attacker:
    """One attack: its two addresses, its budget of bytes, and the server it is aimed at."""

    def __init__(self, port: int, number: int, until: float) -> None:
        self.port, self.until = port, until
        self.sources = [f"127.0.0.{2 + 2 * number + n}" for n in range(2)]
        self.chance = random.Random(number)
        self.left = MOST_BYTES
        self._turn = 0

    @property
    def over(self) -> bool:
        return time.monotonic() >= self.until or self.left <= 0

    def source(self) -> tuple[str, int]:
        self._turn += 1
        return self.sources[self._turn % 2], 0

    async def connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source())

    async def pour(self, writer: asyncio.StreamWriter, piece: bytes) -> None:
        """Send this again and again, until the server stops it or the time is over."""
        with suppress(OSError, TimeoutError):
            while not self.over and not writer.is_closing():
                writer.write(piece)
                self.left -= len(piece)
                async with asyncio.timeout(max(0.1, self.until - time.monotonic())):
                    await writer.drain()

    async def request(self, head: bytes, *pieces: bytes) -> None:
        """Connect, begin like this, and go on with the pieces for as long as it goes."""
        with suppress(OSError):
            reader, writer = await self.connect()
            listening = asyncio.create_task(_drain(reader))
            writer.write(head)
            for piece in pieces:
                await self.pour(writer, piece)
            listening.cancel()
            writer.transport.abort()

    async def repeat(self, once: Callable[[], Awaitable[None]], lines: int = 5) -> None:
        """Do it again and again, several at a time."""

        async def go() -> None:
            while not self.over:
                with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
                    await once()
                await asyncio.sleep(0.001)

        await asyncio.gather(*(go() for _ in range(lines)))

    async def socket(self) -> Socket:
        return await Socket.open(self.port, local_addr=self.source())

    async def post(self, path: str, body: bytes, kind: bytes = b"application/json", least: float = 0.1) -> bytes:
        """The answer to one request, which may take until the attack is over, and at least so many seconds."""
        reader, writer = await self.connect()
        try:
            writer.write(
                b"POST %b HTTP/1.1\r\nhost: 127.0.0.1:%d\r\nconnection: close\r\ncontent-type: %b\r\n"
                b"content-length: %d\r\n\r\n%b" % (path.encode(), self.port, kind, len(body), body)
            )
            self.left -= len(body)
            async with asyncio.timeout(max(least, self.until - time.monotonic())):
                return await reader.read()
        finally:
            writer.transport.abort()

    async def get(self, path: str) -> None:
        reader, writer = await self.connect()
        writer.write(b"GET %b HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n" % path.encode())
        await _drain(reader)
        writer.transport.abort()


async def _drain(reader: asyncio.StreamReader) -> None:
    with suppress(OSError):
        while await reader.read(65_536):
            pass


async def heads(it: Attacker) -> None:
    """URL, headers or handshake without end (1)."""
    begins = (b"GET /", b"GET / HTTP/1.1\r\nx: ", UPGRADE + b"x: ")
    await it.repeat(lambda: it.request(it.chance.choice(begins), b"a" * 65_536))


async def frames(it: Attacker) -> None:
    """Frames of all kinds without a hello (2)."""
    kinds = [frame(b"", PONG), frame(b"", 0, fin=False), frame(b"x" * 125, PONG), frame(b"", 1)]

    async def once() -> None:
        line = await it.socket()
        await it.pour(line.writer, it.chance.choice(kinds) * 2000)
        line.close()

    await it.repeat(once)


async def goodbyes(it: Attacker) -> None:
    """Sending on after the goodbye (2)."""

    async def once() -> None:
        line = await it.socket()
        line.writer.write(b"\xff" * 64)
        await it.pour(line.writer, frame(b"", PONG) * 5000)
        line.close()

    await it.repeat(once, 20)


async def half_open(it: Attacker) -> None:
    """300 half-sent requests held open (6)."""
    held: list[asyncio.StreamWriter] = []
    while not it.over:
        with suppress(OSError):
            if len(held) < 2 * HELD:
                _, writer = await it.connect()
                writer.write(JSON_POST)
                held.append(writer)
                continue
        held = [writer for writer in held if not writer.is_closing()]
        await asyncio.sleep(0.05)
    for writer in held:
        writer.transport.abort()


async def _table(it: Attacker) -> tuple[str, str]:
    seats = [{"kind": "me"}, {"kind": "me"}]
    asked = {"game": "skip-bo", "name": "X", "seats": seats, "settings": {"pace": "instant", "chat": True}}
    answer = await it.post("/api/tables", json.dumps(asked).encode(), least=PATIENCE)
    made = json.loads(answer.partition(b"\r\n\r\n")[2])
    return made["table"], made["seats"][0]["token"]


async def emotes(it: Attacker) -> None:
    """Emotes from sixty sockets of one seat (5, 9)."""
    greeting = frame(hello(*await _table(it)))
    words = b"".join(frame(b'{"type":"emote","id":"%d","emote":"laugh"}' % n) for n in range(80))

    async def once() -> None:
        line = await it.socket()
        reading = asyncio.create_task(_drain(line.reader))
        await line.send(greeting)
        while not it.over and not line.writer.is_closing() and not reading.done():
            await line.send(words)
            it.left -= len(words)
            await asyncio.sleep(1)
        reading.cancel()
        line.close()

    await it.repeat(once, 60)


async def bloat(it: Attacker) -> None:
    """Settings without end, padded (7)."""
    greeting, number = frame(hello(*await _table(it))), 0

    async def once() -> None:
        nonlocal number
        line = await it.socket()
        reading = asyncio.create_task(_drain(line.reader))
        await line.send(greeting)
        while not it.over and not line.writer.is_closing() and not reading.done():
            number += 1
            asked = {"type": "settle", "id": f"s{number}", "options": {"stockSize": 5 + number % 20}, "title": "x" * 40}
            await line.send(frame(json.dumps(asked).encode() + b" " * 15_000))
            it.left -= 15_000
            await asyncio.sleep(0.03)
        reading.cancel()
        line.close()

    await it.repeat(once, 4)


async def guesses(it: Attacker) -> None:
    """Guessing codes by the hundred (8)."""

    async def once() -> None:
        keys = [{"table": "".join(it.chance.choices("23456789ABCDEFGH", k=5)), "token": "x" * 43} for _ in range(100)]
        await it.post("/api/mine", json.dumps({"tables": keys}).encode())

    await it.repeat(once)


async def tables(it: Attacker) -> None:
    """Tables without end, some as text/plain (10, 13)."""

    async def once() -> None:
        seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * 3]
        body = json.dumps({"game": "skip-bo", "name": "X", "seats": seats}).encode()
        await it.post("/api/tables", body, it.chance.choice((b"application/json", b"text/plain")))

    await it.repeat(once)


async def fuzz(it: Attacker) -> None:
    """Deep nesting, invalid UTF-8, noise (12)."""
    bodies = (b"[" * 30_000, b'{"game":"\xff\xfe"}', b'{"a":' * 10_000, os.urandom(60_000))
    await it.repeat(lambda: _posted(it, it.chance.choice(bodies)))


async def _posted(it: Attacker, body: bytes) -> None:
    await it.post("/api/tables", body)


async def reads(it: Attacker) -> None:
    """Expensive pages, eight at a time (17)."""
    paths = ("/api/games", "/api/rules/skip-bo", "/api/rules/timeline", "/api/lessons/zip-zap", "/api/decks")
    await it.repeat(lambda: it.get(it.chance.choice(paths)), 8)


Attack = Callable[[Attacker], Awaitable[None]]
ATTACKS: tuple[Attack, ...] = (heads, frames, goodbyes, half_open, emotes, bloat, guesses, tables, fuzz, reads)
