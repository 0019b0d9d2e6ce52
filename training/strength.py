"""How strong a level is: all line-ups of the model card in one run, with the weights in the package and the real rules.

    python -m training.strength --jobs 16 --seconds 560 --out runs/strength.json

Every deal is played once from each seat. All line-ups make progress alike, so that a run that is cut off has figures
for each of them; the games are those of `spila arena` with the same seed.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator, Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from spila.arena.outcome import Fixture, Outcome, Times
from spila.arena.runner import run
from spila.arena.statistics import wilson
from spila.arena.tournament import Plan, fixtures

CLASSIC: Final[dict[str, Any]] = {"preset": "classic"}


class Table(NamedTuple):
    """A line-up: the first bot is measured. `games`: how many of 4,000 are played here."""

    name: str
    bots: str
    games: int
    options: dict[str, Any] | None = None

    def plan(self, scale: float, seed: str) -> Plan:
        """As many games as asked for, in whole deals."""
        bots = tuple(self.bots.split(","))
        deals = max(2, round(scale * self.games / len(bots)))
        return Plan("skip-bo", bots, deals * len(bots), len(bots), seed, self.options)


def tables(level: str) -> list[Table]:
    """The line-ups of the bars."""
    return [
        Table("masters, 2 seats", f"{level},hard", 4000),
        *(Table(f"masters, {seats} seats", ",".join([level, *["hard"] * (seats - 1)]), 2400) for seats in (3, 4, 5, 6)),
        Table("classic, stock 20, 2 seats", f"{level},hard", 2400, {**CLASSIC, "stockSize": 20}),
        Table("classic, stock 30, 2 seats", f"{level},hard", 2000, CLASSIC),
        Table("short, 2 seats", f"{level},hard", 1000, {"preset": "short"}),
        Table("classic, stock 20, against naive", f"{level},naive", 2000, {**CLASSIC, "stockSize": 20}),
    ]


def played(work: tuple[int, Fixture]) -> tuple[int, Outcome]:
    """One game of a table."""
    return work[0], run(work[1])


def in_turn(plans: Sequence[Plan]) -> Iterator[tuple[int, Fixture]]:
    """The games of all tables, each table's spread over the whole run, deals together."""
    order = []
    for number, plan in enumerate(plans):
        order += [
            ((fixture.pair + 0.5) / (plan.games / plan.seats), number, fixture.rotation, fixture)
            for fixture in fixtures(plan)
        ]
    order.sort(key=lambda each: each[:3])
    for _, number, _, fixture in order:
        yield number, fixture


class Found:
    """What one table has given so far."""

    def __init__(self) -> None:
        self.deals: dict[int, list[float]] = {}
        self.times: dict[str, Times] = {}

    def add(self, level: str, outcome: Outcome) -> None:
        """One game."""
        if outcome.fault is not None:
            raise RuntimeError(str(outcome.fault))
        own = outcome.lineup.index(level)
        share = 1 / len(outcome.winners) if own in outcome.winners else 0.0
        self.deals.setdefault(outcome.pair, []).append(share)
        for name, times in zip(outcome.lineup, outcome.times, strict=True):
            self.times.setdefault(name, Times({})).merge(times)

    def figures(self, seats: int, level: str) -> dict[str, Any] | None:
        """Of the deals that were played from all seats."""
        whole = np.array([np.mean(deal) for deal in self.deals.values() if len(deal) == seats])
        if len(whole) < 2:
            return None
        games = seats * len(whole)
        share = wilson(float(whole.sum()) * seats, games)
        times = self.times[level]
        return {
            "games": games, "share": round(share.value, 4), "wilson": [round(share.low, 4), round(share.high, 4)],
            "paired": round(float(1.96 * whole.std(ddof=1) / np.sqrt(len(whole))), 4),
            "of_fair": round(share.value * seats, 3), "p50": round(times.quantile(0.5), 2),
            "p99": round(times.quantile(0.99), 2),
        }  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description="Measure a level of Skip-Bo in all line-ups of its bars.")
    parser.add_argument("--level", default="master")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seconds", type=float, default=560)
    parser.add_argument("--scale", type=float, default=1.0, help="1 is 4,000 games with two seats")
    parser.add_argument("--seed", default="bars")
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT", "runs")) / "strength.json")
    chosen = parser.parse_args(arguments)
    chosen.out.parent.mkdir(parents=True, exist_ok=True)
    end = time.monotonic() + chosen.seconds
    listed = tables(chosen.level)
    plans = [table.plan(chosen.scale, chosen.seed) for table in listed]
    found = [Found() for _ in plans]
    written = time.monotonic()

    def write() -> dict[str, Any]:
        rows = {table.name: each.figures(plan.seats, chosen.level) for table, plan, each in zip(listed, plans, found)}
        chosen.out.write_text(json.dumps({"seed": chosen.seed, "tables": rows}, indent=1))
        return rows

    with get_context("spawn").Pool(chosen.jobs) as pool:
        for number, outcome in pool.imap_unordered(played, in_turn(plans), chunksize=4):
            found[number].add(chosen.level, outcome)
            now = time.monotonic()
            if now - written > 20:
                written = now
                write()
            if now > end:
                break
        pool.terminate()
    print(
        "| table | games | wins | on paired deals | of the fair share | p50 ms | p99 ms |\n"
        "|---|---|---|---|---|---|---|"
    )
    for name, row in write().items():
        if row:
            low, high = row["wilson"]
            print(
                f"| {name} | {row['games']} | {row['share']:.1%} ({100 * low:.1f}–{100 * high:.1f}) "
                f"| ± {row['paired']:.1%} | {row['of_fair']:.2f} | {row['p50']} | {row['p99']} |"
            )


if __name__ == "__main__":
    main()
