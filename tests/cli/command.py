"""Running the real command in a real process, forked from one that has loaded the command line."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from tests.server.processes import kept, ran

ENVIRONMENT = {
    "LANG": "en_GB.UTF-8",
    "PYTHONIOENCODING": "utf-8",
    "PYTHONWARNINGS": "error",
    "PYTHONPATH": str(Path(__file__).parents[2]),
    "SPILA_GAMES": "examples.olsen_olsen",
}
"""With the example game, so that commands are tried with a game from outside too."""


class Ran(NamedTuple):
    code: int
    out: str
    err: str


def spila(*arguments: str | Path, typed: str | None = None) -> Ran:
    """`spila …` as a person's shell would start it; `typed` is what they type."""
    done = ran(kept("commands", ENVIRONMENT), [*map(str, arguments)], ENVIRONMENT, typed or "")
    return Ran(done.returncode, done.stdout, done.stderr)


def refused(*arguments: str | Path) -> str:
    """The one line that a bad call gets: on stderr, exit code 2, no traceback, nothing on stdout."""
    ran = spila(*arguments)
    assert ran.code == 2, ran
    assert ran.out == ""
    assert ran.err.startswith("spila: ")
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    return ran.err.removeprefix("spila: ").strip()
