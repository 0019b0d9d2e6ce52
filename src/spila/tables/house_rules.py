"""Options that a client asks for: decks only by name, never by path; the rest is checked by the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from spila.api import fill_options
from spila.decks import named
from spila.games import load
from spila.kernel import Malformed


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
