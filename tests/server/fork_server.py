"""A process that has everything loaded and forks programs from itself: starting one takes a moment instead of seconds.

What it forks runs `spila …` like anybody's, in its own process, with its own files, folder and environment. Asked over
a socket that is file 0, one packet for each question.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import sys
import traceback
from importlib import import_module
from typing import Any

IMPORTED = (
    "aiosqlite",
    "alembic.command",
    "litestar.exceptions.responses",
    "litestar.plugins.attrs",
    "litestar.plugins.pydantic",
    "pydantic.v1",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "spila.cli.serve",
    "spila.server.serve",
    "spila.store.migrate",
    "spila.store.postgres",
    "spila.store.sqlite",
    "uvicorn.lifespan.off",
    "uvloop",
)


def load(what: str) -> None:
    """Everything that the command line imports, or a server, and nothing that starts a thread."""
    from spila import bots
    from spila.games import MODULES
    from spila.games import load as game
    from spila.l10n import Words

    for name in ("spila.cli", "pydantic.types"):  # which Typer imports where it reads its first command line
        import_module(name)
    for each in MODULES:
        game(each)
        bots.levels(each)
    Words()
    if what == "servers":
        for name in IMPORTED:
            import_module(name)
        from spila.server import catalogue

        catalogue.load_all()


def run(asked: dict[str, Any], files: list[int]) -> None:
    """Become `spila …`; never returns."""
    code = 1
    try:
        os.setsid()
        if len(files) == 2:
            files = [*files, os.open(os.devnull, os.O_RDONLY)]
        for file, place in zip(files, (1, 2, 0), strict=True):
            os.dup2(file, place)
            os.close(file)
        os.chdir(asked["folder"])
        if asked["bare"]:
            os.environ.clear()
        os.environ.update(asked["environment"])
        sys.argv = ["spila", *asked["arguments"]]
        from spila.cli import main

        main()
        code = 0
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else 0 if end.code is None else 1
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def main() -> None:
    """Fork and bury, until nobody asks any more."""
    load(sys.argv[1])
    with socket.socket(fileno=0) as line:
        answer(line)


def answer(line: socket.socket) -> None:
    line.send(b"0")
    alive: set[int] = set()
    while True:
        packet, files, _, _ = socket.recv_fds(line, 65_536, 3)
        if not packet:
            break
        asked = json.loads(packet)
        if "bury" in asked:
            _, status = os.waitpid(asked["bury"], 0)
            alive.discard(asked["bury"])
            line.send(str(os.waitstatus_to_exitcode(status)).encode())
            continue
        pid = os.fork()
        if pid == 0:
            run(asked, files)
        alive.add(pid)
        for file in files:
            os.close(file)
        line.send(str(pid).encode())
    for pid in alive:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
