"""The rules of each game, and the one list of all games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from spila.kernel import Game, Malformed

MODULES: Final = {
    "skip-bo": "spila.games.skip_bo",
    "zip-zap": "spila.games.zip_zap",
    "timeline": "spila.games.timeline",
}


def load(game: str) -> Game[Any, Any, Any, Any, Any]:
    """The rules of that name; its room is opened on first use, so that `import spila` stays light."""
    if game not in MODULES:
        raise Malformed("game", game=game, known=", ".join(MODULES))
    rules: Game[Any, Any, Any, Any, Any] = import_module(MODULES[game]).GAME
    return rules
