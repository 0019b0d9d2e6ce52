"""The rules of each game, and the one list of all games."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from spila import plugins
from spila.kernel import AnyGame, Malformed

MODULES: Final[dict[str, str]] = {
    "skip-bo": "spila.games.skip_bo",
    "zip-zap": "spila.games.zip_zap",
    "timeline": "spila.games.timeline",
    "timeline-together": "spila.games.timeline_together",
}
"""The modules with the rules, by the id of the game. `register` adds games from outside."""


def load(game: str) -> AnyGame:
    """The rules of that name, imported on first use, so that `import spila` stays light."""
    rules: AnyGame = import_module(MODULES[known(game)]).GAME
    return rules


def known(game: str) -> str:
    """The id itself; `Malformed` when no game has it."""
    if game not in MODULES:
        raise Malformed("game", game=game, known=", ".join(MODULES))
    return game


def register(package: str) -> str:
    """Add the game in this package and return its id, the last part of the name with hyphens for underscores."""
    name = plugins.game_id(package)
    if MODULES.get(name, package) != package:
        raise Malformed("game-twice", game=name, package=package, has=MODULES[name])
    MODULES[name] = package
    return plugins.add(package)


def unregister(game: str) -> None:
    """Take out a game that was registered; `KeyError` for any other."""
    plugins.remove(game)
    del MODULES[game]


for _package in plugins.from_environment():
    register(_package)
