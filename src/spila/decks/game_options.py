"""Timeline's options with a deck in them: the shipped one, unless they name or bring another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from spila.decks.deck import Deck
from spila.decks.library import DEFAULT, load


def fill_options(options: object) -> object:
    """Options as the rules takes them. A deck's name or path becomes the deck; a struct is left as it is."""
    if options is None or isinstance(options, str):
        options = {"preset": options} if options else {}
    if not isinstance(options, Mapping):
        return options
    deck = options.get("deck", DEFAULT)
    return {**options, "deck": _plain(deck)} if isinstance(deck, str) else options


def _plain(name: str) -> dict[str, Any]:
    return _shipped() if name == DEFAULT else load(name).as_option()


@lru_cache(maxsize=1)
def _shipped() -> dict[str, Any]:
    deck: Deck = load(DEFAULT)
    return deck.as_option()
