"""Write the database that `test_old_database.py` opens: `python -m tests.compatibility.write`.

The committed files were written by version 0.1.0, before the packages were renamed. Write new ones only under a new
name, beside the old ones: the point of them is that they are old.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from tests.server.client_group import WILD, ClientGroup, TableFactory
from tests.server.protocol_client import HttpClient
from tests.server.servers import VirtualTimeLoop, serving

HERE = Path(__file__).parent
PATIENT = {"remind_seconds": None, "sit_in_seconds": None}


async def turns(group: ClientGroup, most: int) -> None:
    """Legal moves by chance, until the match is over or `most` moves are made."""
    chance = random.Random(most)
    for _ in range(most):
        mover = next((each for each in group if each.moves and each.phase == "playing"), None)
        if mover is None:
            return
        answer = await mover.must("move", move=chance.choice(mover.moves or ()))
        await group.all_at(answer["version"])


async def skip_bo(table_factory: TableFactory) -> ClientGroup:
    """In the middle of a game, after a move was taken back with consent and a player changed their name."""
    group = await table_factory("skip-bo", "me", "me", options=WILD, settings=PATIENT)
    mover = group[0]
    move = next(move for move in mover.moves or () if move["type"] == "discard")
    await mover.must("move", move=move)
    await mover.must("undo")
    await group[1].must("agree", agree=True)
    await group[1].must("name", name="Þórdís Ævarsdóttir")
    await turns(group, 5)
    return group


async def timeline(table_factory: TableFactory) -> ClientGroup:
    """To its end."""
    group = await table_factory("timeline", "me", "me", settings=PATIENT)
    await turns(group, 2_000)
    await group[0].until(lambda: group[0].phase == "over")
    return group


async def zip_zap(table_factory: TableFactory) -> ClientGroup:
    """A race in which a few cards are played."""
    group = await table_factory("zip-zap", "me", "me", settings=PATIENT)
    await turns(group, 6)
    return group


async def lobby(table_factory: TableFactory) -> ClientGroup:
    """Not yet dealt, with house rules and an open seat."""
    return await table_factory(
        "skip-bo", "me", "open", "hard", start=False, options={"preset": "classic"}, title="Föstudagskvöld"
    )


def expected(group: ClientGroup) -> Iterator[dict[str, Any]]:
    for seat, token in group.tokens.items():
        person = group[seat]
        yield {
            "table": group.table, "token": token, "seat": seat, "phase": person.phase, "version": person.version,
            "view": person.view, "moves": person.moves, "names": [each.get("name") for each in person.room["seats"]],
        }  # fmt: skip


async def write() -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder)
        async with serving(data) as server:
            http_client = HttpClient(server.address)
            table_factory = TableFactory(server, http_client)
            found = [await make(table_factory) for make in (skip_bo, timeline, zip_zap, lobby)]
            for group in found:
                for person in group:
                    await person.quiet()
            facts = [each for group in found for each in expected(group)]
            records = {found[1].table: await http_client.get(f"api/tables/{found[1].table}/record")}
            await table_factory.close()
            await http_client.close()
        with closing(sqlite3.connect(data / "spila.db")) as database:
            database.execute("pragma journal_mode=delete")
            database.execute("vacuum")
        (HERE / "spila-0.1.0.db.gz").write_bytes(gzip.compress((data / "spila.db").read_bytes(), mtime=0))
        told = {"seats": facts, "records": records}
        (HERE / "spila-0.1.0.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=VirtualTimeLoop) as runner:
        runner.run(write())
