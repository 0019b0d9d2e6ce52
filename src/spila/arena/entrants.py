"""The bots that play: a level of the game's own bots, or any class given as `module:Class`."""

from __future__ import annotations

from importlib import import_module
from itertools import combinations, cycle, islice
from typing import Any

from spila import bots
from spila.bots.registry import BotClass
from spila.kernel import Malformed


def load_bot(game: str, name: str) -> BotClass:
    """The bot class with this name; `Malformed` when it cannot be loaded or is no bot."""
    if ":" not in name:
        return bots.load(game, name)
    module, _, attribute = name.partition(":")
    try:
        found: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError) as problem:
        raise Malformed("bot-import", bot=name, why=str(problem)) from problem
    if not callable(found) or not callable(getattr(found, "choose", None)):
        raise Malformed("bot-interface", bot=name)
    bot: BotClass = found
    return bot


def lineups(names: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Which bots meet. As many names as seats: those. Fewer: they fill the seats in turn. More: every combination."""
    if not names:
        raise Malformed("no-bots")
    if len(names) <= seats:
        return [tuple(islice(cycle(names), seats))]
    return list(combinations(names, seats))


def short_name(name: str) -> str:
    """The name in reports: the class name of a custom bot, the level of others."""
    return name.rpartition(":")[2]
