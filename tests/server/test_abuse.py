"""What people who do not play fair send: each message is refused with a code, memory stays flat, and honest tables
beside it do not notice.
"""

from __future__ import annotations

import asyncio
import json
import random
import statistics
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.effort import times
from tests.fuzz.mutate import mutated
from tests.server.load import LONG, WAIT, Diary, Party, Player, at_table, make_table
from tests.server.processes import ForkServer, Server, running
from tests.server.raw import BINARY, Socket, frame
from tests.server.test_crash import FAST

pytestmark = pytest.mark.anyio

MESSAGES = times(100_000) if times(1) == 1 else 500_000
ABUSERS = 8
BATCH = 60
PER_CONNECTION = 960
"""Below the number of refusals after which a connection is closed."""
MEGABYTE = 1 << 20


class Victim:
    """A table that abusers sit at, and everything they can know of it."""

    def __init__(self, table: str, tokens: list[str], honest: str) -> None:
        self.table = table
        self.tokens = tokens
        self.honest = honest
        """The code of a table where honest people play."""


def hello(table: str, token: str | None, **more: Any) -> dict[str, Any]:
    return {"type": "hello", "protocol": 1, "table": table, "token": token, **more}


def real(victim: Victim, rng: random.Random) -> dict[str, Any]:
    """A message that could be somebody's."""
    seat = rng.randrange(2)
    return rng.choice(
        [
            hello(victim.table, victim.tokens[seat], version=rng.randrange(50)),
            {"type": "move", "move": {"type": "place", "card": rng.randrange(60), "place": rng.randrange(5)}},
            {"type": "move", "move": {"type": "draw"}, "version": 3},
            {"type": "settle", "title": "Table", "settings": {"pace": "slow", "clock_seconds": 30}},
            {"type": "seats", "count": 3},
            {"type": "bot", "seat": 1, "level": "easy"},
            {"type": "name", "name": "Anna", "colour": "plum", "animal": "fox", "language": "is"},
            {"type": "emote", "emote": "laugh"},
            {"type": "say", "text": "Hæ, hó"},
            {"type": "agree", "agree": True},
        ]
    )


def bad(victim: Victim, number: int, rng: random.Random) -> bytes:
    """A message that must be refused, or is at least none that anybody honest would send now."""
    ask: dict[str, Any]
    match number % 10:
        case 0 | 1 | 2 | 3:  # malformed: what wires and programs make of real messages
            return mutated(json.dumps({"id": f"x{number}", **real(victim, rng)}).encode(), rng)
        case 4:  # malformed from the ground up
            return rng.choice(
                [rng.randbytes(rng.randint(0, 300)), b"", b"null", b"[" * 5000, b'{"type":' * 2000, b'"' * 9, b"{}"]
            )
        case 5:  # oversized
            return b'{"type":"say","id":"x%d","text":"%b"}' % (number, b"a" * rng.choice((500, 16_400, 60_000)))
        case 6:  # out of order
            kind = rng.choice(("agree", "back", "undo", "rematch", "start", "hint"))
            ask = {"type": kind, **({"agree": True} if kind == "agree" else {})}
        case 7:  # wrong seat: not host, not one's turn, a seat that is not there
            ask = rng.choice(
                [
                    {"type": "bot", "seat": rng.randrange(8), "level": rng.choice(("easy", "none"))},
                    {"type": "open", "seat": rng.randrange(8)},
                    {"type": "hand-over", "seat": rng.randrange(2, 8)},
                    {"type": "move", "move": {"type": "place", "card": rng.randrange(999), "place": 0}},
                ]
            )
        case 8:  # wrong token, wrong table, wrong protocol
            ask = rng.choice(
                [
                    hello(victim.table, rng.randbytes(16).hex()),
                    hello(victim.honest, victim.tokens[0]),
                    hello("".join(rng.choices("23456789ABCDEFGH", k=5)), victim.tokens[0]),
                    {**hello(victim.table, None), "protocol": rng.randrange(2, 100)},
                ]
            )
        case _:  # old versions and impossible ones
            ask = {"type": "move", "move": {"type": "draw"}, "version": rng.choice((0, 1, 10**9))}
    return json.dumps({"id": f"x{number}", **ask}).encode()


async def abuse(server: Server, victim: Victim, count: int, seed: str, codes: Counter[str]) -> None:
    """Send so many bad messages; every one of them gets one answer."""
    rng, sent = random.Random(seed), 0
    while sent < count:
        connection = await Socket.open(server.port)
        if rng.random() < 0.7:  # the second seat, unless one who played host has sent it away by now
            await connection.send(frame(json.dumps({"id": "h", **hello(victim.table, victim.tokens[1])}).encode()))
            while (said := await connection.next()) is not None and said["type"] not in ("done", "refused"):
                pass
        for _ in range(min(PER_CONNECTION, count - sent) // BATCH):
            batch = [bad(victim, sent + n, rng) for n in range(BATCH)]
            kinds = [rng.choice((1, 1, 1, BINARY)) for _ in batch]
            await connection.send(b"".join(frame(data, kind) for data, kind in zip(batch, kinds)))
            await answers(connection, len(batch), codes)
            sent += len(batch)
        connection.close()


async def answers(connection: Socket, count: int, codes: Counter[str]) -> None:
    """Hear exactly so many answers."""
    async with asyncio.timeout(WAIT):
        while count:
            said = await connection.next()
            assert said is not None, f"closed with {count} answers missing: {connection.close_code}"
            if said["type"] in ("done", "refused") or "id" in said:
                codes[said.get("code", "done")] += 1
                count -= 1
            else:
                assert said["type"] != "goodbye", said


async def watch_the_latency(server: Server, table: str, token: str, laps: list[float]) -> None:
    """Somebody honest asks all the time how the server is; for how long it computed until each answer was here."""
    async with at_table(server.ws, table, token) as connection:
        while True:
            begun = server.worked()
            assert (await connection.ask("ping"))["type"] == "done"
            laps.append(server.worked() - begun)
            connection.received.clear()
            await asyncio.sleep(0.05)  # as people do


async def test_a_hundred_thousand_bad_messages_are_each_refused_and_harm_nobody(
    fork_server: ForkServer, tmp_path: Path
) -> None:
    codes: Counter[str] = Counter()
    with running(fork_server, tmp_path, **FAST) as server:
        diary, rng = Diary(), random.Random("honest")
        honest, tokens = await make_table(server.http, "skip-bo", 2, 0, LONG["skip-bo"])
        players = [
            Player(f"p{n}", lambda: server.ws, Party(honest), token, diary, random.Random(rng.random()))
            for n, token in enumerate(tokens)
        ]
        laps: list[float] = []
        async with asyncio.TaskGroup() as group:
            beside = [group.create_task(player.play()) for player in players]
            beside.append(group.create_task(watch_the_latency(server, honest, tokens[0], laps)))
            victims = []
            for _ in range(ABUSERS):
                table, theirs = await make_table(server.http, "timeline", 2, 0, LONG["timeline"], chat=True)
                victims.append(Victim(table, theirs, honest))
            share = MESSAGES // ABUSERS // BATCH * BATCH + BATCH
            warm = share // 10 // BATCH * BATCH
            await asyncio.gather(*(abuse(server, v, warm, f"warm {n}", codes) for n, v in enumerate(victims)))
            before, moves = server.memory(), diary.moves
            await asyncio.gather(*(abuse(server, v, share - warm, f"bad {n}", codes) for n, v in enumerate(victims)))
            grown, moved = server.memory() - before, diary.moves - moves
            for task in beside:
                task.cancel()
        assert not server.complaints()
        assert await healthy(server)
    assert sum(codes.values()) >= MESSAGES
    assert codes["done"] < 0.2 * sum(codes.values()), "by far most were refused"
    expected = {"unreadable", "message-too-large", "wrong-token", "not-host", "hello-first", "not-started", "protocol"}
    assert expected | {"undo-not-asked", "not-away", "too-many-tries", "not-seated"} <= set(codes), codes
    assert grown < 24 * MEGABYTE, f"{grown / MEGABYTE:.1f} MB more"
    assert moved > 100, "honest people played on"
    assert statistics.median(laps) < 0.5, f"{statistics.median(laps):.3f} s"
    assert max(laps) < 5, f"{max(laps):.3f} s"


async def healthy(server: Server) -> bool:
    async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as client:
        return (await client.get(f"{server.http}/health")).status_code == 200
