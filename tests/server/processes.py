"""Real servers in processes of their own, to be started, stopped, killed and started again."""

from __future__ import annotations

import json
import os
import re
import select
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import Literal

from spila import plugins

ROOT = Path(__file__).parents[2]
TIMEOUT = 240.0
"""Seconds that a busy machine may take to start a process, or to end it."""


class ForkServer:
    """Programs as quick children of one process that has loaded everything."""

    def __init__(self, environment: Mapping[str, str] | None = None, load: Literal["servers", "commands"] = "servers"):
        self._line, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        self._line.settimeout(TIMEOUT)
        if environment is None:
            environment = os.environ | {plugins.VARIABLE: ",".join(plugins.packages().values())}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.fork_server", load], stdin=theirs.fileno(), cwd=ROOT, env=environment
        )
        theirs.close()
        assert self._line.recv(64) == b"0", "it has loaded everything"

    @property
    def pid(self) -> int:
        """Its process, whose limits those of the servers are."""
        return self._process.pid

    def close(self) -> None:
        """End it, and whatever it started."""
        self._line.close()
        self._process.wait(TIMEOUT)

    def fork(self, arguments: Sequence[str], environment: Mapping[str, str], *files: int, bare: bool = False) -> int:
        """The process of a new `spila …`. Its files are those for output, for errors and, if there is one, for input;
        its environment is that of this process with this one, or `bare`.
        """
        asked = {"arguments": [*arguments], "environment": {**environment}, "folder": os.getcwd(), "bare": bare}
        socket.send_fds(self._line, [json.dumps(asked).encode()], files)
        return int(self._line.recv(64))

    def bury(self, pid: int) -> int:
        """Wait for the end of a process that has been asked to end; its exit code, or minus the signal's number."""
        self._line.send(json.dumps({"bury": pid}).encode())
        return int(self._line.recv(64))


_kept: dict[str, ForkServer] = {}


def kept(name: Literal["servers", "commands"], environment: Mapping[str, str]) -> ForkServer:
    """The fork server of this name; it stays until the end of the tests."""
    if name not in _kept:
        _kept[name] = ForkServer(environment, name)
    return _kept[name]


def close_kept() -> None:
    while _kept:
        _kept.popitem()[1].close()


class Forked:
    """A process that was forked, with what `subprocess.Popen` has for its own."""

    def __init__(self, fork_server: ForkServer, pid: int) -> None:
        self.pid = pid
        self._fork_server = fork_server
        self._end = os.pidfd_open(pid)
        self._code: int | None = None

    def poll(self, seconds: float = 0) -> int | None:
        if self._code is None and select.select([self._end], [], [], seconds)[0]:
            self._code = self._fork_server.bury(self.pid)
            os.close(self._end)
        return self._code

    def wait(self, timeout: float) -> int:
        code = self.poll(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("spila", timeout)
        return code

    def send_signal(self, how: signal.Signals) -> None:
        if self.poll() is None:
            os.kill(self.pid, how)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def ran(
    fork_server: ForkServer, arguments: Sequence[str], environment: Mapping[str, str], typed: str = ""
) -> subprocess.CompletedProcess[str]:
    """`spila …` in this environment alone, until it ends."""
    with TemporaryFile() as out, TemporaryFile() as err, TemporaryFile() as given:
        given.write(typed.encode())
        given.seek(0)
        files = (out.fileno(), err.fileno(), given.fileno())
        process = Forked(fork_server, fork_server.fork(arguments, environment, *files, bare=True))
        try:
            code = process.wait(TIMEOUT)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(TIMEOUT)
            raise
        said = []
        for file in (out, err):
            file.seek(0)
            said.append(file.read().decode())
    return subprocess.CompletedProcess(["spila", *arguments], code, *said)


class Server:
    """One `spila serve`, that can be ended and started again on the same data and the same port."""

    def __init__(self, fork_server: ForkServer, folder: Path, database: str = "", **limits: float) -> None:
        self.fork_server = fork_server
        self.folder = folder
        self.port = 0
        self.pid = 0
        self.log = folder / "server.log"
        self.database = database or str(folder / "spila.db")
        page = folder / "page"
        page.mkdir(parents=True, exist_ok=True)
        (page / "index.html").write_text("<!doctype html><title>Spila</title>")
        self._arguments = ["serve", "--data", str(folder), *(["--database-url", database] if database else [])]
        self.environment = {"SPILA_PAGE": str(page), "COLUMNS": "200", "NO_COLOR": "1"} | {
            f"SPILA_LIMIT_{name.upper()}": str(value) for name, value in limits.items()
        }
        self._out = -1

    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def ws(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> None:
        """Run; returns when it listens."""
        assert not self.pid
        self._out, theirs = os.pipe()
        with self.log.open("ab") as log:
            self.pid = self.fork_server.fork(
                [*self._arguments, "--port", str(self.port)], self.environment, theirs, log.fileno()
            )
        os.close(theirs)
        said, end = b"", time.monotonic() + TIMEOUT
        while (found := re.search(rb"http://[^/\s]+:(\d+)/", said)) is None:
            assert select.select([self._out], [], [], end - time.monotonic())[0], f"it never listened: {said!r}"
            part = os.read(self._out, 4096)
            assert part, f"it ended at once: {said!r} {self.log.read_text()[-3000:]}"
            said += part
        self.port = int(found[1])

    def end(self, how: signal.Signals) -> int:
        """Send this signal and wait for the end; the exit code, or minus the number of the signal that ended it."""
        os.kill(self.pid, how)
        code = self.fork_server.bury(self.pid)
        os.close(self._out)
        self.pid, self._out = 0, -1
        return code

    def kill(self) -> None:
        """The way a power cut would, as far as a process can tell."""
        assert self.end(signal.SIGKILL) == -signal.SIGKILL

    def memory(self) -> int:
        """Bytes that the process really takes."""
        fields = Path(f"/proc/{self.pid}/statm").read_text().split()
        return int(fields[1]) * os.sysconf("SC_PAGE_SIZE")

    def worked(self) -> float:
        """Seconds that the process has computed: unlike time on a clock, no other process makes them longer."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def complaints(self) -> list[str]:
        """Lines of the log that tell of something the server did not expect."""
        lines = self.log.read_text().splitlines() if self.log.exists() else []
        return [line for line in lines if '"error"' in line or "Traceback" in line or "Error:" in line]


@contextmanager
def running(fork_server: ForkServer, folder: Path, database: str = "", **limits: float) -> Iterator[Server]:
    """A server for the length of a test."""
    server = Server(fork_server, folder, database, **limits)
    server.start()
    try:
        yield server
    finally:
        if server.pid:
            server.end(signal.SIGKILL)
