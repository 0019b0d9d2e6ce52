"""Games from outside this package: which packages hold them, and how any part of a game is found.

A game is named by its id (`olsen-olsen`); its modules and packages have the same name with underscores
(`olsen_olsen`). A game of this package is spread over the packages for rules, bots, boards and so on. A game from
outside is one package with the same parts in it: `rules` in `<package>/__init__.py`, then `<package>/bots.py`,
`board.py`, `encoder.py`, `study.py`, and `<package>/l10n/<language>/`.

Packages are named at run time (`spila.games.register`), by the environment variable SPILA_GAMES (package names,
separated by commas) or by entry points of the group `spila.games`. Nothing is imported until the game is used.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType, ModuleType
from typing import Final

VARIABLE: Final = "SPILA_GAMES"
GROUP: Final = "spila.games"

_packages: dict[str, str] = {}


def game_id(package: str) -> str:
    """`olsen-olsen` for the package `somewhere.olsen_olsen`."""
    return package.rpartition(".")[2].replace("_", "-")


def module_name(game: str) -> str:
    """`olsen_olsen` for the game `olsen-olsen`."""
    return game.replace("-", "_")


def add(package: str) -> str:
    """Note the package of a game; its id. The package is not imported."""
    name = game_id(package)
    _packages[name] = package
    return name


def remove(game: str) -> None:
    """Forget a package that was added."""
    del _packages[game]


def packages() -> Mapping[str, str]:
    """The packages of games from outside, by the id of the game."""
    return MappingProxyType(_packages)


def folder(package: str) -> Path:
    """Where a package's files are, found without importing it; a folder that is not there when there is no package."""
    try:
        spec = find_spec(package)
    except ModuleNotFoundError:
        spec = None
    places = (spec.submodule_search_locations if spec is not None else None) or ("no-such-package",)
    return Path(next(iter(places)))


def from_environment() -> list[str]:
    """The packages named by SPILA_GAMES."""
    return [name.strip() for name in os.environ.get(VARIABLE, "").split(",") if name.strip()]


def from_entry_points() -> list[str]:
    """The packages that installed distributions name as entry points of the group `spila.games`."""
    return [point.value for point in entry_points(group=GROUP)]


def share_with_children() -> None:
    """Let processes started from here know the same games: the packages are put into the environment."""
    if _packages:
        os.environ[VARIABLE] = ",".join(_packages.values())


def part_name(game: str, part: str, parent: str) -> str:
    """The name of the module with one part of a game: `<parent>.olsen_olsen`, or `<package>.<part>` for a game from
    outside.
    """
    return f"{_packages[game]}.{part}" if game in _packages else f"{parent}.{module_name(game)}"


def part_module(game: str, part: str, parent: str) -> ModuleType | None:
    """The module with one part of a game; None when the game has no such module. An error inside it is not hidden."""
    name = part_name(game, part, parent)
    return import_module(name) if find_spec(name) is not None else None
