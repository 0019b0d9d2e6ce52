"""What a table needs from the server it is on."""

from __future__ import annotations

from random import Random
from typing import Protocol

from spila.tables.deck_source import DeckSource
from spila.tables.state import TableState


class TableHost(Protocol):
    """The server around a table."""

    server: str
    """The name of this server among those that share the tables; empty where there are no others."""

    chance: Random
    """The source of what is drawn by lot."""
    table_bytes: int
    """How many bytes the log of a table may have before only the game itself goes on."""

    decks: DeckSource
    """The decks that are in no folder."""

    async def rematch(self, state: TableState) -> str:
        """Make the table after this one, or find it; its code."""

    async def following(self, code: str) -> str | None:
        """The table after this one, if anybody has made it."""

    def count_move(self) -> None:
        """One more move was made."""

    def count_refusal(self, code: str) -> None:
        """One more command was refused."""

    def count_answer(self, micros: int) -> None:
        """One more command was answered, after this many microseconds."""
