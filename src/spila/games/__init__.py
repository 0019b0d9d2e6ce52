"""The law of each game, and the one list of all games."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

from spila.kernel import Game, Malformed

ROOMS: Final = {
    "skip-bo": "spila.games.skipbo",
    "zip-zap": "spila.games.zipzap",
    "timeline": "spila.games.timeline",
}


def load(game: str) -> Game[Any, Any, Any, Any, Any]:
    """The law of that name; its room is opened on first use, so that `import spila` stays light."""
    if game not in ROOMS:
        raise Malformed("game", game=game, known=", ".join(ROOMS))
    law: Game[Any, Any, Any, Any, Any] = import_module(ROOMS[game]).GAME
    return law
