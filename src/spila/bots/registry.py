"""Finding bots. A game without bots of its own has one level, `random`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from spila.bots.bot import Bot, Chance, Choice, RandomBot
from spila.games import known
from spila.kernel import Malformed
from spila.plugins import part_module

BotClass: TypeAlias = type[Bot[Any, Any]]

FALLBACK: Final[Mapping[str, BotClass]] = MappingProxyType({RandomBot.level: RandomBot})
STAND_IN: Final = "medium"
"""The level that plays for people who are away, where a game names no other."""


def levels(game: str) -> Mapping[str, BotClass]:
    """All levels of a game, weakest first."""
    bots: Mapping[str, BotClass] = getattr(part_module(known(game), "bots", "spila.bots"), "BOTS", FALLBACK)
    return bots


def load(game: str, level: str) -> BotClass:
    """The bot of that level."""
    found = levels(game)
    if level not in found:
        missing: Mapping[str, tuple[str, str]] = getattr(part_module(game, "bots", "spila.bots"), "MISSING", {})
        if level in missing:
            extra, package = missing[level]
            raise Malformed("extra-missing", extra=extra, package=package)
        raise Malformed("bot", game=game, bot=level, known=", ".join(found))
    return found[level]


def stand_in(game: str) -> str:
    """The level that plays for people who are away: what the game's bots name as STAND_IN, else `medium`, else the
    strongest.
    """
    found = levels(game)
    named = getattr(part_module(game, "bots", "spila.bots"), "STAND_IN", STAND_IN)
    return named if named in found else list(found)[-1]


def hint_level(game: str) -> str:
    """The level that gives hints: what the game's bots name as HINT, else the strongest."""
    found = levels(game)
    named = getattr(part_module(game, "bots", "spila.bots"), "HINT", "")
    return named if named in found else list(found)[-1]


def default_level(game: str) -> str:
    """The level to play against where nobody chose one: what the game's bots name as DEFAULT, else the stand-in."""
    named = getattr(part_module(known(game), "bots", "spila.bots"), "DEFAULT", "")
    return named if named in levels(game) else stand_in(game)


def hint(game: str, view: Any, moves: Sequence[Any], knowledge: Any = None) -> Choice[Any]:
    """What a good player would do in a person's place, and why. `knowledge` is `Game.knowledge`."""
    if not moves:
        raise Malformed("no-moves", level="hint")
    best = load(game, hint_level(game))
    return best(0, knowledge).choose(view, moves, Chance(0, view))
