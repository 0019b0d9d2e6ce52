"""What the hash chain of the log costs: instructions for one link of it, and for a whole move.

Twenty tables of two people play Skip-Bo on the real tables and the SQLite store, without sockets: commands are read
from JSON, judged, appended in groups, applied, and sent to clients that throw them away. valgrind counts, so a busy
machine changes nothing; starting Python and making the tables is subtracted. What a move costs in sockets and in the
kernel is not counted, so the chain's real share is smaller. The link is counted by itself: from one run to the next a
move differs by more, since commits have other sizes.

    python -m benchmarks.chain                     needs valgrind; about two minutes
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import msgspec

from spila.store import chain, open_store
from spila.tables.actor import TableActor
from spila.tables.client import Client
from spila.tables.commands import AnyCommand, Hello
from spila.tables.messages import PROTOCOL
from spila.tables.registry import TableRegistry, person
from spila.tables.settings import Settings

TABLES = 20
LONG = {"stockSize": 30, "matchTarget": 100_000}
_read = msgspec.json.Decoder(AnyCommand).decode


class Ear(Client):
    """A client that throws away what it hears."""

    def write(self, data: bytes) -> None:
        """Nobody looks at it."""

    def end(self) -> None:
        """Nothing is open."""


async def _ask(table: TableActor, client: Client, command: Any) -> None:
    done = asyncio.get_running_loop().create_future()

    async def work() -> None:
        await table.serve(client, command, 0)
        done.set_result(None)

    table.post(work)
    await done


async def _play(registry: TableRegistry, number: int, moves: int) -> None:
    people = [person("Anna"), person("Bo")]
    code, tokens = await registry.make("skip-bo", people, LONG, Settings(undo=False))
    table, rng = await registry.find(code), random.Random(number)
    clients = [Ear() for _ in people]
    for seat, client in enumerate(clients):
        await _ask(table, client, Hello(f"h{seat}", PROTOCOL, code, tokens[seat]))
    await _ask(table, clients[0], _read(b'{"type":"start","id":"start"}'))
    state = table.state
    assert state.match is not None
    for count in range(moves):
        seat = min(state.to_act)
        move = rng.choice(state.match.moves(seat))
        told = msgspec.json.encode({"type": "move", "id": f"m{count}", "move": move})
        await _ask(table, clients[seat], _read(told))


async def _evening(moves: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with await open_store(str(Path(folder) / "spila.db")) as store:
            registry = TableRegistry(store, chance=random.Random(1))
            await asyncio.gather(*(_play(registry, number, moves) for number in range(TABLES)))


def _link(count: int) -> None:
    """So many links over an entry of the usual size."""
    entry = b'{"type":"move","seat":0,"move":{"type":"play","source":{"type":"hand","card":207},"pile":1},"id":"m100"}'
    before = chain.root("K7F2M", b"{}", 0)
    for version in range(count):
        before = chain.link(before, version, 1_790_000_000_000, entry)


def counted(*what: str) -> int:
    """The instructions of this module with these arguments."""
    told = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         sys.executable, "-m", "benchmarks.chain", *what],
        env={**os.environ, "PYTHONHASHSEED": "0"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    return int(re.findall(r"I\s+refs:\s+([\d,]+)", told.stderr)[0].replace(",", ""))


def each(what: str, few: int, many: int) -> float:
    """Instructions for each of so many, without what comes before the first."""
    return (counted(what, str(many)) - counted(what, str(few))) / (many - few)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=40, help="at each table")
    parser.add_argument("--evening", type=int, help=argparse.SUPPRESS)
    parser.add_argument("--links", type=int, help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.evening is not None:
        asyncio.run(_evening(chosen.evening))
    elif chosen.links is not None:
        _link(chosen.links)
    else:
        link, move = each("--links", 1_000, 11_000), each("--evening", 4, 4 + chosen.moves) / TABLES
        print(f"{link:,.0f} instructions for a link of the chain, {move:,.0f} for a move with it: {link / move:.2%}")


if __name__ == "__main__":
    main()
