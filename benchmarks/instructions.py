"""What a move costs the server in instructions, which a busy machine does not change.

    python -m benchmarks.instructions                     this version
    python -m benchmarks.instructions ../before/src       and another one beside it

The server runs under valgrind (Debian: valgrind), a hundred tables of two play a fixed number of moves, so many of them
under way at once. System calls count with what they cost outside the kernel; `benchmarks.profile` has the kernel's share.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from benchmarks import processes

HERE = Path(__file__).parents[1] / "src"
TABLES = 20
UNDER_WAY = 10


def counted(source: Path, moves: int) -> float:
    """Instructions of the server for each of so many moves."""
    with tempfile.TemporaryDirectory() as folder:
        python, out = Path(folder) / "python", Path(folder) / "counts"
        valgrind = f"valgrind --tool=callgrind --callgrind-out-file={shlex.quote(str(out))}"
        path = f"PYTHONPATH={shlex.quote(str(source))} PYTHONHASHSEED=0"
        python.write_text(f'#!/bin/sh\n{path} exec {valgrind} {shlex.quote(processes.SERVER)} "$@"\n', encoding="utf-8")
        python.chmod(0o755)
        usual, processes.SERVER = processes.SERVER, str(python)
        try:
            with processes.ours(TABLES) as contest:
                contest.lap(seconds=600, moves=moves, at_once=UNDER_WAY)
                control = ["callgrind_control", "--zero", str(contest.server.pid)]
                subprocess.run(control, check=True, stdout=subprocess.DEVNULL)
                lap = contest.lap(seconds=600, moves=moves, at_once=UNDER_WAY)
                control = ["callgrind_control", "--dump", str(contest.server.pid)]
                subprocess.run(control, check=True, stdout=subprocess.DEVNULL)
        finally:
            processes.SERVER = usual
        text = next(Path(folder).glob("counts.*")).read_text(encoding="utf-8")
    return int(re.findall(r"^(?:totals|summary): (\d+)", text, re.M)[-1]) / lap.moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path, nargs="?", help="the folder `src` of another version")
    parser.add_argument("--moves", type=int, default=1_000)
    chosen = parser.parse_args()
    now = counted(HERE, chosen.moves)
    print(f"{now:,.0f} instructions for each of {chosen.moves:,} moves")
    if chosen.before is not None:
        before = counted(chosen.before.resolve(), chosen.moves)
        print(f"{before:,.0f} before: × {now / before:.3f}")


if __name__ == "__main__":
    main()
