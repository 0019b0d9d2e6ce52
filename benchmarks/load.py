"""People who play Skip-Bo at many tables at once, in a process of their own: the load for `benchmarks.server`.

    python -m benchmarks.load 8337 100 '{"stockSize": 10}'      port, tables, house rules

A line of JSON on standard input asks for a lap, a line on standard output tells what it found, exactly as
`benchmarks/peers/driving.js` does for the peers. Every move is drawn at random from the legal moves that the table
tells, and counts once both players have its news and its author has the answer as well. Only the message that brings
legal moves is read; of the others no more than what they are.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import resource
import sys
import time
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

now = time.perf_counter
SETTINGS = {"remind_seconds": 86_400, "sit_in_seconds": 86_400}
"""As at any table, only later: nobody is reminded and no bot sits in between two laps."""
ENDLESS = {"matchTarget": 100_000}
"""Game follows game, as long as anybody looks: no lap ends with a table that is over."""


class _News(msgspec.Struct):
    type: str
    moves: list[msgspec.Raw] | None = None
    code: str = ""


_read = msgspec.json.Decoder(_News)


class Person(WSListener):
    """One player's socket."""

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self.table = table
        self.seat = seat
        self.transport: WSTransport | None = None

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.TEXT:
            self.table.heard(self.seat, frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()

    def say(self, message: bytes) -> None:
        assert self.transport is not None
        self.transport.send(WSMsgType.TEXT, message)


class Table:
    """Two people, one move after the other."""

    def __init__(self, moved: Callable[[Table], None]) -> None:
        self.people: list[Person] = []
        self.moved = moved
        self.asks = 0
        self.missing = 0
        """Messages that a move still has to bring: news for both, which for one of them are the answer."""
        self.turn = 0
        self.moves: list[msgspec.Raw] = []
        self.started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.since = self.free = self.next = 0.0

    def heard(self, seat: int, message: bytes) -> None:
        kind = message[9:13]
        if kind in (b"news", b"welc"):
            if message.rfind(b',"moves":[') > 0:
                self.moves = _read.decode(message).moves or self.moves
                self.turn = seat
            self.missing -= 1
        elif kind == b"done":
            self.missing -= 1
        elif kind == b"refu":
            raise SystemExit(f"refused: {message!r}")
        else:
            return
        if self.missing == 0:
            self.free = now()
            self.moved(self)

    def send(self, since: float) -> None:
        self.since = since
        self.missing = 2
        self.asks += 1
        move = self.moves[int(random.random() * len(self.moves))]
        self.people[self.turn].say(b'{"type":"move","id":"%d","move":%b}' % (self.asks, move))


async def sit_down(client: httpx.AsyncClient, socket: str, moved: Callable[[Table], None], rules: Any) -> Table:
    """Make a table, connect both, deal."""
    wish = {
        "game": "skip-bo",
        "seats": [{"kind": "me"}, {"kind": "me", "name": "Embla"}],
        "name": "Askur",
        "options": {**ENDLESS, **rules},
        "settings": SETTINGS,
    }
    answer = await client.post("api/tables", json=wish)
    made = answer.raise_for_status().json()
    table = Table(lambda table: table.started.set_result(None))
    table.missing = 4
    for seat in made["seats"]:
        address = f"{socket}?table={made['table']}"
        _, person = await ws_connect(partial(Person, table, seat["seat"]), address, enable_auto_pong=False)
        assert isinstance(person, Person)
        table.people.append(person)
        hello = {"type": "hello", "id": "hello", "protocol": 1, "table": made["table"], "token": seat["token"]}
        person.say(msgspec.json.encode(hello))
    await table.started
    table.started = asyncio.get_running_loop().create_future()
    table.missing = 3
    table.people[0].say(b'{"type":"start","id":"start"}')
    await table.started
    table.moved = moved
    return table


class Load:
    """All tables, and the two ways to drive them."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.count = 0
        self._after: Callable[[Table], None] = _rest

    def moved(self, table: Table) -> None:
        self.count += 1
        self._after(table)

    async def open(self, port: int, tables: int, rules: Any) -> None:
        gate = asyncio.Semaphore(8)

        async def one() -> Table:
            async with gate:
                return await sit_down(client, f"ws://127.0.0.1:{port}/ws", self.moved, rules)

        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
            self.tables = await asyncio.gather(*(one() for _ in range(tables)))

    async def saturate(self, seconds: float, moves: int | None = None, at_once: int | None = None) -> dict[str, Any]:
        """Every table has one move under way, always; for so long, or until so many moves. With `at_once` only so many
        of them, one after the other.
        """
        enough = asyncio.Event()
        waiting = deque(self.tables)

        def again(table: Table) -> None:
            if moves is not None and self.count >= moves:
                enough.set()
            waiting.append(table)
            waiting.popleft().send(now())

        self._after = again
        self.count = 0
        for _ in range(len(waiting) if at_once is None else at_once):
            waiting.popleft().send(now())
        if moves is None:
            await asyncio.sleep(0.3)
            self.count = 0

        async def lap() -> None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(enough.wait(), seconds)

        found = await self._timed(lap)
        await self._rest()
        return found

    async def pace(self, seconds: float, rate: float) -> dict[str, Any]:
        """So many moves a second in all, at random times."""
        waits: list[float] = []
        self._after = lambda table: waits.append(1000 * (table.free - table.since))
        each = rate / len(self.tables)
        start = now()
        for table in self.tables:
            table.next = start + random.expovariate(each)

        async def lap() -> None:
            while (time := now()) - start < seconds:
                for table in self.tables:
                    if table.missing or table.next > time:
                        continue
                    table.send(table.next if table.free > table.next else now())
                    table.next += random.expovariate(each)
                await asyncio.sleep(0.001)

        found = await self._timed(lap)
        await self._rest()
        return {**found, "waits": waits}

    async def _timed(self, work: Callable[[], Awaitable[None]]) -> dict[str, Any]:
        first, start, busy = self.count, now(), _busy()
        tell({"begun": True})
        await work()
        busy = _busy() - busy
        tell({"ended": True})
        return {"moves": self.count - first, "seconds": now() - start, "busy": busy}

    async def _rest(self) -> None:
        self._after = _rest
        while any(table.missing for table in self.tables):
            await asyncio.sleep(0.005)


def _rest(_table: Table) -> None:
    """Nothing comes after this move."""


def _busy() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def tell(found: dict[str, Any]) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(found) + b"\n")
    sys.stdout.buffer.flush()


async def main() -> None:
    load = Load()
    await load.open(int(sys.argv[1]), int(sys.argv[2]), msgspec.json.decode(sys.argv[3]) if sys.argv[3:] else {})
    tell({"tables": len(load.tables)})
    loop = asyncio.get_running_loop()
    while text := await loop.run_in_executor(None, sys.stdin.readline):
        asked = msgspec.json.decode(text)
        lap = asked.pop("lap")
        tell(await (load.pace(**asked) if lap == "pace" else load.saturate(**asked)))


if __name__ == "__main__":
    uvloop.run(main())
