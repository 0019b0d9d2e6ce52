"""Classes at Timeline together: how soon everybody sees a card turned, and what that costs the server.

    python -m benchmarks.class_room                    a class of 100, ten classes of 30, and 30 people who join
    python -m benchmarks.class_room --cards 4          shorter

All people are sockets of one process, on the same machine as the server, which is a process of its own. Answers are
spread over two seconds. The time to the reveal is from sending the answer that decides to the message at each client.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
from tests.hosting.server_process import Served
from websockets.asyncio.client import ClientConnection, connect

PROTOCOL = 1
SPREAD = 2.0
"""Seconds over which a class answers."""
ROOMY = {
    "SPILA_LIMIT_JOINS_PER_ADDRESS": "100000",
    "SPILA_LIMIT_CONNECTIONS_PER_ADDRESS": "10000",
    "SPILA_LIMIT_HTTP_PER_ADDRESS": "10000",
    "SPILA_LIMIT_CONNECTS_RATE": "10000",
    "SPILA_LIMIT_TABLES_PER_ADDRESS": "1000",
}
"""Everybody here has one address."""


class Person:
    """One phone, or the leader's remote."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.sent: dict[str, float] = {}
        self.waits: list[float] = []
        self.turned_at = 0.0
        self.opened_at = 0.0
        self.version = 0
        self.line = 1
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for data in self.socket:
            at = time.perf_counter()
            message = json.loads(data)
            if "version" in message:
                self.version = message["version"]
            if message.get("id") in self.sent:
                self.waits.append(at - self.sent.pop(message["id"]))
            if message["type"] == "refused":
                raise AssertionError(message)
            view = message.get("view") or {}
            if "line" in view:
                self.line = len(view["line"])
            if "card" in view and view["card"] is None:
                self.turned_at = at
            elif "card" in view:
                self.opened_at = at

    async def ask(self, kind: str, **fields: Any) -> None:
        ask = f"{random.getrandbits(60):x}"
        self.sent[ask] = time.perf_counter()
        await self.socket.send(json.dumps({"type": kind, "id": ask, **fields}))


async def person(address: str, table: str, token: str) -> Person:
    socket = await connect(address.replace("http", "ws", 1) + "ws", proxy=None, compression=None, max_size=None)
    found = Person(socket)
    await found.ask("hello", protocol=PROTOCOL, table=table, token=token)
    return found


class Room:
    """One class: its remote and its people."""

    def __init__(self, leader: Person, people: list[Person], joined: float) -> None:
        self.leader, self.people, self.joined = leader, people, joined
        self.reveals: list[float] = []

    async def card(self, chance: random.Random) -> None:
        """Everybody answers within two seconds; the last answer turns the card."""
        start = time.perf_counter()
        moments = sorted(chance.uniform(0, SPREAD) for _ in self.people)
        before = self.people[0].line
        for moment, each in zip(moments, self.people, strict=True):
            await asyncio.sleep(max(0.0, start + moment - time.perf_counter()))
            decided = time.perf_counter()
            await each.ask("move", move={"type": "answer", "gap": chance.randrange(before + 1)})
        everybody = [self.leader, *self.people]
        while any(each.line == before for each in everybody):
            await asyncio.sleep(0.005)
        self.reveals += [each.turned_at - decided for each in everybody]
        await self.leader.ask("continue", version=self.leader.version)
        while any(each.opened_at < each.turned_at for each in everybody):
            await asyncio.sleep(0.005)


async def room(address: str, size: int, cards: int) -> Room:
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        body = {
            "game": "timeline-together", "name": "Leader", "seats": [{"kind": "open"}], "role": "remote",
            "settings": {"growing": True, "led": True}, "options": {"preset": "class", "cards": cards + 1},
        }  # fmt: skip
        made = (await http.post("/api/tables", json=body)).raise_for_status().json()
        table = made["table"]
        leader = await person(address, table, made["role"]["token"])
        start, people = time.perf_counter(), []
        for number in range(size):
            seat = (await http.post(f"/api/tables/{table}/seats", json={"name": f"P{number}"})).raise_for_status()
            people.append(await person(address, table, seat.json()["token"]))
        joined = time.perf_counter() - start
        await leader.ask("start", trim=True)
        while any(not each.opened_at for each in people):
            await asyncio.sleep(0.01)
        return Room(leader, people, joined)


def percentile(values: list[float], share: float) -> float:
    """Of these values in seconds, in milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


def cpu(process: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{process}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(address: str, process: int, classes: int, size: int, cards: int) -> None:
    chance = random.Random(f"{classes} {size}")
    rooms = [await room(address, size, cards) for _ in range(classes)]
    for each in rooms:
        for one in each.people:
            one.waits.clear()
    before, start = cpu(process), time.perf_counter()
    for _ in range(cards):
        await asyncio.gather(*(each.card(chance) for each in rooms))
    spent, lasted = cpu(process) - before, time.perf_counter() - start
    reveals = [wait for each in rooms for wait in each.reveals]
    answers = [wait for each in rooms for one in each.people for wait in one.waits]
    print(
        f"{classes} x {size} people: joined in {max(each.joined for each in rooms):.1f} s; "
        f"acknowledged p50 {percentile(answers, 0.5):.0f} ms, p99 {percentile(answers, 0.99):.0f} ms; "
        f"turned p50 {percentile(reveals, 0.5):.0f} ms, p99 {percentile(reveals, 0.99):.0f} ms; "
        f"server {100 * spent / lasted:.0f} % of a core"
    )
    for each in rooms:
        for one in (each.leader, *each.people):
            await one.socket.close()


def running() -> int:
    """The server's process: the only child of this one."""
    return int(Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text(encoding="ascii").split()[0])


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--cards", type=int, default=10)
    cards = parser.parse_args().cards
    with TemporaryDirectory() as folder, Served(Path(folder), **ROOMY) as served:
        for classes, size in ((1, 100), (10, 30), (1, 30)):
            asyncio.run(measure(served.address, running(), classes, size, cards))


if __name__ == "__main__":
    main()
