"""How many calls a move costs the server's thread, and which cost most. Other work on the machine hardly changes it.

python -m benchmarks.calls                        this version
python -m benchmarks.calls --source ../before/src another one
"""

from __future__ import annotations

import argparse
import os
import pstats
import signal
import tempfile
import time
from pathlib import Path

from benchmarks import processes

HERE = Path(__file__).parents[1] / "src"
TABLES = 50
UNDER_WAY = 25
PROFILED = """
import cProfile, os, signal, sys, time
profile, found = cProfile.Profile(time.thread_time), {found!r}
def stop(*_):
    profile.disable()
    profile.dump_stats(found + ".part")
    os.replace(found + ".part", found)
signal.signal(signal.SIGUSR1, lambda *_: profile.enable())
signal.signal(signal.SIGUSR2, stop)
code, sys.argv = sys.argv[2], [sys.argv[0], *sys.argv[3:]]
exec(code)
"""
"""Runs the server's own code, and counts in its main thread between the two signals."""


def counted(source: Path, moves: int) -> tuple[pstats.Stats, int]:
    """What the event loop's thread called during about so many moves, and their exact number."""
    with tempfile.TemporaryDirectory() as folder:
        found, script, python = (Path(folder) / name for name in ("found", "script.py", "python"))
        script.write_text(PROFILED.format(found=str(found)), encoding="utf-8")
        python.write_text(
            f'#!/bin/sh\nPYTHONPATH="{source}" exec "{processes.SERVER}" "{script}" "$@"\n', encoding="utf-8"
        )
        python.chmod(0o755)
        processes.SERVER = str(python)
        with processes.ours(TABLES) as contest:
            contest.lap(seconds=600, moves=moves, at_once=UNDER_WAY)
            os.kill(contest.server.pid, signal.SIGUSR1)
            lap = contest.lap(seconds=600, moves=moves, at_once=UNDER_WAY)
            os.kill(contest.server.pid, signal.SIGUSR2)
            while not found.exists():
                time.sleep(0.1)
        return pstats.Stats(str(found)), lap.moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=HERE, help="the folder `src` of the version")
    parser.add_argument("--moves", type=int, default=2_000)
    parser.add_argument("--most", type=int, default=25, help="lines of the list")
    chosen = parser.parse_args()
    stats, moves = counted(chosen.source.resolve(), chosen.moves)
    rows = [
        (own / moves * 1e6, calls / moves, f"{Path(file).name}:{line} {name}")
        for (file, line, name), (_, calls, own, _, _) in stats.stats.items()  # type: ignore[attr-defined]
    ]
    print(f"{sum(row[1] for row in rows):.0f} calls for each of {moves:,} moves")
    print("µs of its own, counting included, and calls for each move:")
    for own, calls, name in sorted(rows, reverse=True)[: chosen.most]:
        print(f"{own:7.1f} {calls:7.2f}  {name}")


if __name__ == "__main__":
    main()
