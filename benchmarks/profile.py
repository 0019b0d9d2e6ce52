"""Where the server's time goes while a hundred tables of two people play: shares of CPU samples.

    python -m benchmarks.profile               needs perf (Debian: linux-perf) and the right to use it

The samples tell apart the kernel, Python itself, and each library that it calls; taking them costs next to nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import tempfile
from pathlib import Path

from benchmarks import processes

PARTS = {
    "kernel (sockets, files, switching threads)": r"\[kernel",
    "Python": r"libpython|^python3",
    "msgspec (reading and writing JSON)": r"^_core\.",
    "memory and locks (libc)": r"libc\.so|libpthread|\[vdso\]",
    "SQLite": r"sqlite",
    "event loop and frames (uvloop, picows)": r"^loop\.|^picows\.|^_asyncio",
    "compiled modules of Spila": r"mypyc",
    "hashes": r"libcrypto|_hashlib",
}


def shares(seconds: float) -> None:
    with tempfile.TemporaryDirectory() as folder, processes.ours(100) as contest:
        contest.lap(seconds=1.0)
        data = str(Path(folder) / "perf.data")
        command = ["perf", "record", "-q", "-e", "cpu-clock", "-F", "2500", "-o", data, "-p", str(contest.server.pid)]
        recording = subprocess.Popen([*command, "--", "sleep", str(seconds)], stderr=subprocess.DEVNULL)
        lap = contest.lap(seconds=seconds)
        recording.wait()
        report = ["perf", "report", "-i", data, "--sort", "dso", "--stdio"]
        said = subprocess.run(report, capture_output=True, text=True, check=True).stdout
    found = dict.fromkeys((*PARTS, "rest"), 0.0)
    for share, library in re.findall(r"^\s+([\d.]+)%\s+(\S+)", said, re.M):
        part = next((name for name, pattern in PARTS.items() if re.search(pattern, library)), "rest")
        found[part] += float(share)
    print(f"{lap.cost:.0f} µs of CPU for each move, {lap.rate:,.0f} moves/s, load {os.getloadavg()[0]:.1f}")
    for name, percent in sorted(found.items(), key=lambda each: -each[1]):
        print(f"{percent:5.1f}%  {lap.cost * percent / 100:6.1f} µs  {name}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=5.0)
    shares(parser.parse_args().seconds)


if __name__ == "__main__":
    main()
