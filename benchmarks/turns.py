"""How long the server computes without a pause under attack: processor time of the event loop's turns, which a busy
machine does not change.

The server runs in this process on asyncio's own loop, which unlike uvloop can be measured; the attackers of
`benchmarks.attack` in another one. A turn is everything the loop does between two looks at its sockets: while it lasts,
every player of every table waits.

    python -m benchmarks.turns                 (or: --seconds 4 --only emotes,half_open --profile)
"""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import logging
import pstats
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from benchmarks.attack import attack
from benchmarks.attacks import ATTACKS
from spila.server.config import ServerConfig
from spila.server.gate import raise_file_limit
from spila.server.listen import open_sockets
from spila.server.serve import make_server
from spila.server.state import ServerState

NAMES = [each.__name__ for each in ATTACKS]


class Turns(asyncio.SelectorEventLoop):
    """A loop that notes the processor time of each of its turns, in milliseconds."""

    def __init__(self) -> None:
        super().__init__()
        self.turns: list[float] = []

    def _run_once(self) -> None:
        begun = time.thread_time()
        super()._run_once()  # type: ignore[misc]
        self.turns.append(1000 * (time.thread_time() - begun))


def attacker(port: int, chosen: str, seconds: float) -> None:
    """In a process of its own: these attacks for so long."""
    attacks = [each for each in ATTACKS if each.__name__ in chosen.split(",")]
    asyncio.run(attack(port, attacks, time.monotonic() + seconds))


@contextmanager
def profiled(wanted: bool) -> Iterator[None]:
    """Print where the time went, if that is wanted."""
    if not wanted:
        yield
        return
    profile = cProfile.Profile()
    profile.enable()
    try:
        yield
    finally:
        profile.disable()
        pstats.Stats(profile).sort_stats("tottime").print_stats(28)


async def measure(loop: Turns, chosen: list[str], seconds: float, profile: bool, out: Table) -> None:
    with tempfile.TemporaryDirectory(prefix="turns-") as name:
        config = ServerConfig(data=name, port=0, page=name)
        (Path(name) / "index.html").write_text("<!doctype html><title>Spila</title>")
        runtime = ServerState(config)
        sockets = open_sockets(config.host, config.port)
        port = sockets[0].getsockname()[1]
        await runtime.open()
        listening = asyncio.Event()
        server = make_server(config, runtime, lambda *_: listening.set())
        serving = asyncio.create_task(server.serve(sockets))
        await listening.wait()
        await asyncio.sleep(1)
        for attacks in chosen:
            command = [sys.executable, "-m", "benchmarks.turns", "--attack", f"{port},{seconds},{attacks}"]
            process = await asyncio.create_subprocess_exec(*command)
            loop.turns.clear()
            with profiled(profile):
                await process.wait()
            longest = sorted(loop.turns)
            out.add_row(
                attacks if attacks.count(",") < 5 else "all at once", f"{sum(longest) / 1000:.2f}", f"{len(longest):,}",
                f"{longest[int(0.999 * len(longest))]:.1f}", f"{longest[-1]:.1f}",
            )  # fmt: skip
        server.should_exit = True
        await serving
        await runtime.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--only", default=f"{','.join(NAMES)},all", help="attacks by name, and `all` for all at once")
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.attack:
        port, seconds, chosen = given.attack.split(",", 2)
        attacker(int(port), chosen, float(seconds))
        return
    raise_file_limit()
    logging.getLogger("asyncio").setLevel(logging.ERROR)
    out = Table(title="Processor time of the server under attack", title_justify="left")
    out.add_column("attack")
    for heading in ("s of CPU", "turns", "99.9% ms", "longest ms"):
        out.add_column(heading, justify="right")
    wanted: list[Any] = [",".join(NAMES) if each == "all" else each for each in given.only.split(",")]
    with asyncio.Runner(loop_factory=Turns) as runner:
        loop = runner.get_loop()
        assert isinstance(loop, Turns)
        runner.run(measure(loop, wanted, given.seconds, given.profile, out))
    Console(width=120).print(out)


if __name__ == "__main__":
    main()
