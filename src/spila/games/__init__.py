"""The rules of each game, and the one list of all games."""

from __future__ import annotations

from importlib import import_module
from typing import Final

from spila.kernel import AnyGame, Malformed

MODULES: Final = {
    "skip-bo": "spila.games.skip_bo",
    "zip-zap": "spila.games.zip_zap",
    "timeline": "spila.games.timeline",
}


def load(game: str) -> AnyGame:
    """The rules of that name; its package is imported on first use, so that `import spila` stays light."""
    if game not in MODULES:
        raise Malformed("game", game=game, known=", ".join(MODULES))
    rules: AnyGame = import_module(MODULES[game]).GAME
    return rules
