"""Two versions of Spila side by side: what a move costs by the rules, and in a server with a hundred tables.

    git worktree add ../before COMMIT
    python -m benchmarks.versions ../before/src

Rules are measured in instructions that valgrind counts, so that a busy machine changes nothing; what starting Python
costs is subtracted. The servers play in turns, lap by lap, on the same cores, with the load of this version; their
figure is CPU time for each move. `--laps 0` leaves the servers out.
"""

from __future__ import annotations

import argparse
import os
import re
import shlex
import statistics
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console
from rich.table import Table

from benchmarks import processes

GAMES = {"skip-bo": 2, "zip-zap": 4, "timeline": 3}
MOVES = 2_000
TABLES = 100
NEWER = ("SPILA_LIMIT_HTTP_PER_ADDRESS", "SPILA_LIMIT_CONNECTS_RATE")
"""Settings that the version of commit d4bd6cd refuses."""
HERE = Path(__file__).parents[1] / "src"
RANDOM_PLAY = """
import random, sys, spila
game, seats, count = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
rng, played, match = random.Random(1), 0, None
while played < count or match is None:
    if match is None or match.result is not None:
        match = spila.new_match(game, seats=seats, seed=played)
    able = [seat for seat in sorted(match.to_act) if match.moves(seat)]
    if able:
        seat = rng.choice(able)
        match.play(seat, rng.choice(match.moves(seat)))
    else:
        match.expire()
    played += 1
"""
console = Console(width=120)


def instructions(source: Path, game: str, moves: int) -> int:
    """How many instructions it takes to start Python and play so many random moves."""
    counted = subprocess.run(
        ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null",
         sys.executable, "-c", RANDOM_PLAY, game, str(GAMES[game]), str(moves)],
        env={**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0", "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    return int(re.findall(r"I\s+refs:\s+([\d,]+)", counted.stderr)[0].replace(",", ""))


def rules(before: Path) -> None:
    """Instructions for each random move."""
    table = Table(title=f"Instructions for each of {MOVES:,} random moves")
    for column in ("game", "before", "now", "ratio"):
        table.add_column(column, justify="left" if column == "game" else "right")
    for game in GAMES:
        old, new = (
            (instructions(source, game, MOVES + 1) - instructions(source, game, 1)) / MOVES for source in (before, HERE)
        )
        table.add_row(game, f"{old:,.0f}", f"{new:,.0f}", f"{new / old:.3f}")
    console.print(table)


def servers(before: Path, laps: int) -> None:
    """CPU time of the server for each move, in turns."""
    costs: dict[str, list[float]] = {"before": [], "now": []}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        contests = {}
        for name, source in (("before", before), ("now", HERE)):
            python = folder / name
            unset = "" if name == "now" else f"unset {' '.join(NEWER)}; "
            run = f'PYTHONPATH={shlex.quote(str(source))} exec {shlex.quote(sys.executable)} "$@"'
            python.write_text(f"#!/bin/sh\n{unset}{run}\n")
            python.chmod(0o755)
            processes.SERVER = str(python)
            contests[name] = stack.enter_context(processes.ours(TABLES))
        for lap in range(laps + 1):
            for name, contest in contests.items():
                cost = contest.lap().cost
                if lap:
                    costs[name].append(cost)
    ratios = [new / old for old, new in zip(costs["before"], costs["now"])]
    old, new = (statistics.median(costs[name]) for name in ("before", "now"))
    console.print(
        f"Server, CPU for each move: {old:.0f} µs before, {new:.0f} µs now; "
        f"ratio {statistics.median(ratios):.3f} ({min(ratios):.2f}-{max(ratios):.2f}, {laps} laps)"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, help="the folder `src` of the other version")
    parser.add_argument("--laps", type=int, default=7, help="of each server; 0 leaves them out")
    parser.add_argument("--servers-only", action="store_true")
    chosen = parser.parse_args()
    if not chosen.servers_only:
        rules(chosen.before.resolve())
    if chosen.laps:
        servers(chosen.before.resolve(), chosen.laps)


if __name__ == "__main__":
    main()
