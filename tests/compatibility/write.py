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

from tests.server.company import WILD, Company, Evening
from tests.server.running import Ahead, serving
from tests.server.stranger import Door

HERE = Path(__file__).parent
PATIENT = {"remind_seconds": None, "sit_in_seconds": None}


async def turns(company: Company, most: int) -> None:
    """Legal moves by chance, until the match is over or `most` moves are made."""
    chance = random.Random(most)
    for _ in range(most):
        mover = next((each for each in company if each.moves and each.phase == "playing"), None)
        if mover is None:
            return
        answer = await mover.must("move", move=chance.choice(mover.moves or ()))
        await company.all_at(answer["version"])


async def skip_bo(evening: Evening) -> Company:
    """In the middle of a game, after a move was taken back with consent and a player changed their name."""
    company = await evening("skip-bo", "me", "me", options=WILD, settings=PATIENT)
    mover = company[0]
    move = next(move for move in mover.moves or () if move["type"] == "discard")
    await mover.must("move", move=move)
    await mover.must("undo")
    await company[1].must("agree", agree=True)
    await company[1].must("name", name="Þórdís Ævarsdóttir")
    await turns(company, 5)
    return company


async def timeline(evening: Evening) -> Company:
    """To its end."""
    company = await evening("timeline", "me", "me", settings=PATIENT)
    await turns(company, 2_000)
    await company[0].until(lambda: company[0].phase == "over")
    return company


async def zip_zap(evening: Evening) -> Company:
    """A race in which a few cards are played."""
    company = await evening("zip-zap", "me", "me", settings=PATIENT)
    await turns(company, 6)
    return company


async def lobby(evening: Evening) -> Company:
    """Not yet dealt, with house rules and an open seat."""
    return await evening(
        "skip-bo", "me", "open", "hard", start=False, options={"preset": "classic"}, title="Föstudagskvöld"
    )


def expected(company: Company) -> Iterator[dict[str, Any]]:
    for seat, token in company.tokens.items():
        person = company[seat]
        yield {
            "table": company.table, "token": token, "seat": seat, "phase": person.phase, "version": person.version,
            "view": person.view, "moves": person.moves, "names": [each.get("name") for each in person.room["seats"]],
        }  # fmt: skip


async def write() -> None:
    with TemporaryDirectory() as folder:
        data = Path(folder)
        async with serving(data) as server:
            door = Door(server.address)
            evening = Evening(server, door)
            found = [await make(evening) for make in (skip_bo, timeline, zip_zap, lobby)]
            for company in found:
                for person in company:
                    await person.quiet()
            facts = [each for company in found for each in expected(company)]
            records = {found[1].table: await door.get(f"api/tables/{found[1].table}/record")}
            await evening.close()
            await door.close()
        with closing(sqlite3.connect(data / "spila.db")) as database:
            database.execute("pragma journal_mode=delete")
            database.execute("vacuum")
        (HERE / "spila-0.1.0.db.gz").write_bytes(gzip.compress((data / "spila.db").read_bytes(), mtime=0))
        told = {"seats": facts, "records": records}
        (HERE / "spila-0.1.0.json").write_text(json.dumps(told, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=Ahead) as runner:
        runner.run(write())
