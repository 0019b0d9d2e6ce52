"""The real server in a process of its own, as a host starts it.

It is forked from a process that has loaded everything, which takes a tenth of the time; `COMMAND` starts a new Python.
"""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO, Any, Self

import httpx
import msgspec

import spila
from tests.server.processes import Forked, kept, ran

SOURCE = Path(spila.__file__).parent.parent
COMMAND = [sys.executable, "-c", "from spila.cli import main; main()"]
SECONDS = 240
"""That a busy machine may take to start a process, or to end it."""


def environment(**settings: str) -> dict[str, str]:
    """What a clean machine has, and what the host sets."""
    plain = {name: os.environ[name] for name in ("PATH", "HOME", "TMPDIR") if name in os.environ}
    return {**plain, "PYTHONPATH": str(SOURCE), "PYTHONIOENCODING": "utf-8", "LANG": "en_GB.UTF-8", **settings}


def command(*arguments: str | Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """`spila …` until it ends."""
    return ran(kept("servers", environment()), [*map(str, arguments)], environment(**settings))


def refused(*arguments: str | Path, **settings: str) -> str:
    """The one line that a command says which cannot be done."""
    return one_line(command(*arguments, **settings))


def one_line(done: subprocess.CompletedProcess[str]) -> str:
    """The same of a command that has ended."""
    assert done.returncode == 2, done
    assert done.stdout == ""
    assert done.stderr.startswith("spila: ")
    assert done.stderr.count("\n") == 1
    return done.stderr.removeprefix("spila: ").strip()


def a_page(folder: Path) -> Path:
    """A page as small as can be, in the form the real one has."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text(
        '<!doctype html><html><head><title>Spila</title><script type="module" src="./assets/app-1a2b.js"></script>'
        "</head><body></body></html>"
    )
    (folder / "assets" / "app-1a2b.js").write_text("export const game = 'spila';\n" * 40)
    return folder


class Served:
    """`spila serve` from `with` to the end of its block, where it is stopped and has to end well."""

    def __init__(self, folder: Path, *arguments: str, **settings: str) -> None:
        self.folder = folder
        self.command: list[str] | None = None
        """What to start instead of a process that has loaded everything."""
        self.arguments = [*arguments] if "--port" in arguments else ["--port", "0", *arguments]
        page = folder / "page"
        self.settings = {"SPILA_PAGE": str(page if page.is_dir() else a_page(page)), **settings}
        if "SPILA_DATABASE_URL" not in settings:
            self.settings.setdefault("SPILA_DATA", str(folder / "data"))
        self.output: list[str] = []
        self._log = folder / "log.jsonl"
        self._process: Forked | subprocess.Popen[str] | None = None
        self._out: IO[str] | None = None

    def __enter__(self) -> Self:
        arguments, settings = ["serve", *self.arguments], environment(**self.settings)
        ours, out = os.pipe()
        self._out = open(ours, encoding="utf-8")
        with self._log.open("ab") as log:
            if self.command:
                self._process = subprocess.Popen(
                    [*self.command, *arguments], env=settings, stdout=out, stderr=log, text=True
                )
            else:
                fork_server = kept("servers", environment())
                self._process = Forked(fork_server, fork_server.fork(arguments, settings, out, log.fileno(), bare=True))
        os.close(out)
        lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        threading.Thread(target=self._listen, args=(lines,), daemon=True).start()
        while not (self.output and "Ctrl-C" in self.output[-1]):
            line = lines.get(timeout=SECONDS)
            assert line, self._log.read_text()
            self.output.append(line)
        return self

    def _listen(self, lines: queue.SimpleQueue[str]) -> None:
        assert self._out is not None
        with self._out as out:
            for line in out:
                lines.put(line)
        lines.put("")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        assert self._process is not None
        if self._process.poll() is None:
            code = self.stop()
            assert kind is not None or code == 0, self._log.read_text()

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self._process is not None
        self._process.send_signal(how)
        try:
            return self._process.wait(SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait(SECONDS)
            raise

    @property
    def address(self) -> str:
        """The link that is printed first."""
        return next(word for line in self.output for word in line.split() if word.startswith("http://"))

    @property
    def port(self) -> int:
        port = httpx.URL(self.address).port
        assert port is not None
        return port

    def log(self) -> list[dict[str, Any]]:
        """Every line of the log, each a JSON object."""
        return [msgspec.json.decode(line, type=dict[str, Any]) for line in self._log.read_bytes().splitlines()]

    def events(self) -> list[str]:
        return [line["event"] for line in self.log()]

    def raw_log(self) -> bytes:
        return self._log.read_bytes()
