"""Files that are generated from the modules beside a game's rulebook tests."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Literal

from spila.games import MODULES
from spila.plugins import module_name, packages

Kind = Literal["figures", "lessons"]
FOLDER = Path(__file__).parents[2] / "src" / "spila" / "rulebook" / "data"


def written_by(kind: Kind) -> dict[str, Any]:
    """The modules `tests/rulebook/<game>/<kind>.py`, for the games of this package that have one."""
    names = {game: f"tests.rulebook.{module_name(game)}.{kind}" for game in MODULES if game not in packages()}
    return {game: import_module(name) for game, name in names.items() if find_spec(name) is not None}


def outdated(kind: Kind, files: dict[str, bytes]) -> list[str]:
    """Games whose file is not as it should be, or should not be there."""
    there = {path.stem: path.read_bytes() for path in (FOLDER / kind).glob("*.json")}
    return sorted(game for game in {*there, *files} if there.get(game) != files.get(game))


def run(kind: Kind, files: dict[str, bytes]) -> None:
    """Write the files, or with --check fail when they are out of date."""
    if "--check" in sys.argv:
        old = ", ".join(outdated(kind, files))
        sys.exit(f"{kind} of {old} are not up to date: python -m tests.rulebook.{kind}" if old else 0)
    for game, data in files.items():
        (FOLDER / kind / f"{game}.json").write_bytes(data)
