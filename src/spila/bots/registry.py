"""Finding bots: `spila.bots.<game>` holds the bots of the game in `spila.games.<game>`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, TypeAlias

from spila.bots.bot import Bot, Chance, Choice
from spila.games import MODULES
from spila.kernel import Malformed

BotClass: TypeAlias = type[Bot[Any, Any]]


def package(game: str) -> ModuleType:
    """The module with a game's bots: `BOTS` by level, weakest first, `HINT` and `DEFAULT`, which are levels."""
    if game not in MODULES:
        raise Malformed("game", game=game, known=", ".join(MODULES))
    return import_module(f"spila.bots.{MODULES[game].rpartition('.')[2]}")


def levels(game: str) -> Mapping[str, BotClass]:
    """All levels of a game, weakest first."""
    bots: Mapping[str, BotClass] = package(game).BOTS
    return bots


def load(game: str, level: str) -> BotClass:
    """The bot of that level."""
    known = levels(game)
    if level not in known:
        raise Malformed("bot", game=game, bot=level, known=", ".join(known))
    return known[level]


def default_level(game: str) -> str:
    """The level to play against where nobody chose one."""
    level: str = package(game).DEFAULT
    return level


def hint(game: str, view: Any, moves: Sequence[Any], knowledge: Any = None) -> Choice[Any]:
    """What a good player would do in a person's place, and why. `knowledge` is `Game.knowledge`."""
    if not moves:
        raise Malformed("no-moves", level="hint")
    best = load(game, package(game).HINT)
    return best(0, knowledge).choose(view, moves, Chance(0, view))
