"""Under attack: what a fair player at another table notices while strangers do their worst to the same server.

One `spila serve` with its default limits on loopback. A process of its own plays fair from 127.0.0.1: two people at a
Skip-Bo table, a move every 40 ms at most, each timed until the other one has the update; and newcomers, each from an
address of its own, who open a socket and watch a table. The attackers come from 127.0.0.2 to 127.0.0.21, two addresses
for each attack, first one attack after the other, then all ten at once. Everything ends by itself: each attack has
its seconds, and its bytes and connections are counted.

    python -m benchmarks.attack                (or: --seconds 5 --together 15)
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from tests.server.load import LONG, Diary, Party, Player, make_table
from tests.server.processes import ForkServer, Server, running
from tests.server.raw import Socket, frame
from tests.server.test_floods import limited

from benchmarks.attacks import ATTACKS, MEGABYTE, MOST_BYTES, Attack, Attacker, hello

REST = 1.0
BARS = {"p99": 100.0, "memory": 400.0}
"""Milliseconds from a move to its update; megabytes of the server."""


# ---------------------------------------------------------------- the fair player, in a process of its own


class FairPlayer(Player):
    """Moves at most twenty times a second, and times each move until its update is here."""

    _begun = 0.0

    def _count_sent(self, ask: dict[str, Any]) -> None:
        super()._count_sent(ask)
        self._begun = time.monotonic()

    async def _next(self, socket: Any) -> Any:
        said = await super()._next(socket)
        if self.pending is not None and said.get("id") == self.pending["id"] and self.pending["type"] == "move":
            lap = 1000 * (time.monotonic() - self._begun)
            print(json.dumps({"at": self._begun, "lap": lap}), flush=True)
            await asyncio.sleep(0.05)
        return said


async def play_fair(port: int) -> None:
    """Play, let newcomers in, and write every lap to standard output, until killed."""
    http, ws = f"http://127.0.0.1:{port}", f"ws://127.0.0.1:{port}/ws"
    table, tokens = await make_table(http, "skip-bo", 2, 0, {**LONG["skip-bo"], "matchTarget": 100_000})
    diary, party = Diary(), Party(table)
    players = [FairPlayer(f"p{n}", lambda: ws, party, token, diary, random.Random(n)) for n, token in enumerate(tokens)]
    await asyncio.gather(*(player.play() for player in players), _come(port, table))


async def _come(port: int, table: str) -> None:
    """A newcomer every half second, each from another address."""
    number = 0
    while True:
        number += 1
        begun, welcome = time.monotonic(), False
        with suppress(OSError, TimeoutError, asyncio.IncompleteReadError):
            async with asyncio.timeout(5):
                line = await Socket.open(port, local_addr=(f"127.1.{number // 250 % 250}.{1 + number % 250}", 0))
                await line.send(frame(hello(table, None)))
                while (said := await line.next()) is not None and not welcome:
                    welcome = said["type"] == "welcome"
                line.close()
        print(json.dumps({"at": begun, "newcomer": welcome}), flush=True)
        await asyncio.sleep(0.5)


# ---------------------------------------------------------------- what they do


class Measured:
    """The lines of the process that plays fair."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def between(self, begun: float, ended: float) -> tuple[list[float], list[bool]]:
        """Laps, sorted, and newcomers, of those that began in this time."""
        whole = self._path.read_text(encoding="ascii").rpartition("\n")[0]
        found = [each for line in whole.splitlines() if begun <= (each := json.loads(line))["at"] < ended]
        return sorted(each["lap"] for each in found if "lap" in each), [
            each["newcomer"] for each in found if "newcomer" in each
        ]


def peak(server: Server, reset: bool = False) -> float:
    """The most memory that the server has taken since the last reset, in megabytes."""
    if reset:
        Path(f"/proc/{server.pid}/clear_refs").write_text("5", encoding="ascii")
    status = Path(f"/proc/{server.pid}/status").read_text(encoding="ascii")
    return int(re.findall(r"VmHWM:\s+(\d+) kB", status)[0]) / 1024


async def attack(port: int, chosen: Sequence[Attack], until: float) -> float:
    """Let these attacks run until then; the megabytes that they sent in requests and frames."""
    attackers = [Attacker(port, ATTACKS.index(one), until) for one in chosen]
    running = [asyncio.ensure_future(one(attacker)) for one, attacker in zip(chosen, attackers)]
    done, late = await asyncio.wait(running, timeout=until - time.monotonic() + 3)
    for each in late:
        each.cancel()
    for each in done:
        each.result()  # an attack that fails by itself would prove nothing
    return sum(MOST_BYTES - attacker.left for attacker in attackers) / MEGABYTE


async def measure(server: Server, measured: Measured, seconds: float, together: float, out: Table) -> None:
    phases: list[tuple[str, Sequence[Attack], float]] = [("nobody attacks", (), seconds)]
    phases += [((one.__doc__ or "").strip().rstrip("."), (one,), seconds) for one in ATTACKS]
    phases += [("all ten at once, from 20 addresses", ATTACKS, together)]
    for name, chosen, lasts in phases:
        peak(server, reset=True)
        begun = time.monotonic()
        sent = 0.0
        if chosen:
            sent = await attack(server.port, chosen, begun + lasts)
        else:
            await asyncio.sleep(lasts)
        ended = time.monotonic()
        await asyncio.sleep(REST)
        laps, newcomers = measured.between(begun, ended)
        memory = peak(server)
        p99 = _share(laps, 0.99)
        figures = [f"{ended - begun:.0f}", f"{sent:,.0f}", str(len(laps)), f"{_share(laps, 0.5):.1f}"]
        figures += [_marked(f"{p99:.1f}", p99 >= BARS["p99"]), f"{max(laps, default=0):.0f}"]
        figures += [_marked(f"{memory:.0f}", memory >= BARS["memory"]), f"{sum(newcomers)} of {len(newcomers)}"]
        out.add_row(name, *figures)


def _marked(figure: str, missed: bool) -> str:
    return figure + " *" * missed


def _share(laps: list[float], share: float) -> float:
    return laps[int(share * (len(laps) - 1))] if laps else float("inf")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5, help="for each attack by itself")
    parser.add_argument("--together", type=float, default=15, help="for all at once")
    parser.add_argument("--fair", type=int, metavar="PORT", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.fair:
        asyncio.run(play_fair(chosen.fair))
    out = Table(title="Move to update of a fair player at another table, in milliseconds", title_justify="left")
    out.add_column("attack")
    for heading in ("s", "sent MB", "moves", "p50", "p99", "longest", "peak MB", "newcomers in"):
        out.add_column(heading, justify="right")
    fork_server = ForkServer()
    try:
        with tempfile.TemporaryDirectory(prefix="attack-") as name, running(fork_server, Path(name)) as server:
            laps = Path(name) / "laps"
            command = [sys.executable, "-m", "benchmarks.attack", "--fair", str(server.port)]
            with laps.open("wb") as file, subprocess.Popen(command, stdout=file) as fair:
                try:
                    while not laps.stat().st_size:
                        time.sleep(0.1)
                        assert fair.poll() is None, "nobody plays"
                    time.sleep(REST)
                    asyncio.run(measure(server, Measured(laps), chosen.seconds, chosen.together, out))
                    used = asyncio.run(limited(server))
                finally:
                    fair.kill()
            complaints = server.complaints()
    finally:
        fork_server.close()
    console = Console(width=120)
    console.print(out)
    console.print("* a bar that is missed: p99 below 100 ms, memory below 400 MB")
    console.print("limits that were used:", ", ".join(f"{name} {count:,}" for name, count in used.items() if count))
    console.print("load of the machine:", *(f"{each:.1f}" for each in os.getloadavg()))
    console.print(f"unexpected errors in the server's log: {len(complaints)}")
    for each in complaints[:3]:
        console.print(each[:500])


if __name__ == "__main__":
    main()
