"""A process that has everything loaded and forks servers from itself: starting one takes a moment instead of seconds.

What it forks runs `spila serve` like anybody's. Asked over a socket that is file 0, one packet for each question.
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
    "alembic.command",
    "sqlalchemy.dialects.postgresql.asyncpg",
    "sqlalchemy.dialects.sqlite.aiosqlite",
    "spila.cli.serve",
    "spila.server.serve",
    "spila.store.migrate",
    "spila.store.postgres",
    "spila.store.sqlite",
)


def load() -> None:
    """Everything a server imports, and nothing that starts a thread."""
    for name in IMPORTED:
        import_module(name)
    from spila import bots
    from spila.games import MODULES
    from spila.games import load as game
    from spila.server import catalogue

    for each in MODULES:
        game(each)
        bots.levels(each)
    catalogue.load_all()


def serve(asked: dict[str, Any], files: list[int]) -> None:
    """Become a server; never returns."""
    code = 1
    try:
        os.setsid()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(files[0], 1)
        os.dup2(files[1], 2)
        for file in files:
            os.close(file)
        os.environ.update(asked["environment"])
        sys.argv = ["spila", "serve", *asked["arguments"]]
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
    line = socket.socket(fileno=0)
    load()
    line.send(b"0")
    alive: set[int] = set()
    while True:
        packet, files, _, _ = socket.recv_fds(line, 65_536, 2)
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
            serve(asked, files)
        alive.add(pid)
        for file in files:
            os.close(file)
        line.send(str(pid).encode())
    for pid in alive:
        os.kill(pid, signal.SIGKILL)


if __name__ == "__main__":
    main()
