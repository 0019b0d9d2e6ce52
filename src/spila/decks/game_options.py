"""Fills the deck into the options of Timeline: the default deck, unless the options name or contain another."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from spila.decks.deck import Deck
from spila.decks.library import DEFAULT, load


def fill_options(options: object) -> object:
    """Options as the rules take them. The name or path of a deck is replaced by the deck; a struct is unchanged."""
    if options is None or isinstance(options, str):
        options = {"preset": options} if options else {}
    if not isinstance(options, Mapping):
        return options
    deck = options.get("deck", DEFAULT)
    return {**options, "deck": _deck_option(deck)} if isinstance(deck, str) else options


def _deck_option(name: str) -> dict[str, Any]:
    return _default_deck_option() if name == DEFAULT else load(name).as_option()


@lru_cache(maxsize=1)
def _default_deck_option() -> dict[str, Any]:
    deck: Deck = load(DEFAULT)
    return deck.as_option()
