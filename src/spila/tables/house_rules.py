"""House rules and settings as clients ask for them: decks by name only, never by path; the rules check the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spila import bots
from spila.api import fill_options
from spila.decks import named
from spila.games import load
from spila.kernel import Malformed
from spila.tables.settings import Settings


def with_stand_in(game: str, settings: Settings) -> Settings:
    """The settings with a level for the stand-in bot; `Malformed` when the game has no such level."""
    level = settings.sit_in_level or bots.stand_in(game)
    bots.load(game, level)
    return msgspec.structs.replace(settings, sit_in_level=level)


def house_rules(game: str, given: object, seats: int) -> tuple[Any, str]:
    """Options as plain data, checked, and the name of the preset they start from."""
    rules = load(game)
    if isinstance(given, Mapping) and "deck" in given and isinstance(given["deck"], str):
        named(given["deck"])
    if given is not None and not isinstance(given, str | Mapping):
        raise Malformed("unreadable", what="options", why=type(given).__name__)
    options = rules.options(fill_options(game, given), seats)
    preset = given if isinstance(given, str) else (given or {}).get("preset")
    return msgspec.to_builtins(options), str(preset or next(iter(rules.presets)))
