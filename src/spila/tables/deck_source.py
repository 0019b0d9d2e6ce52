"""Decks that a server keeps beside its tables: found by name, and kept as long as a table refers to them."""

from __future__ import annotations

from typing import Any, Protocol


class DeckSource(Protocol):
    """Where tables get decks that are in no folder."""

    async def resolve(self, options: object) -> object:
        """The options with the name of a version instead of the code of a deck; that version can now be found by its
        name. Other options stay as they are; `Malformed` when there is no such deck.
        """

    async def keep_for(self, table: str, options: Any) -> None:
        """The table refers to the deck in its options from now on."""


class NoDecks:
    """A server without a workshop."""

    async def resolve(self, options: object) -> object:
        """The options as they are."""
        return options

    async def keep_for(self, table: str, options: Any) -> None:
        """Nothing has to be kept."""
