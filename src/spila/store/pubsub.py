"""Words in passing between servers: heard by whoever listens at that moment, and kept nowhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from spila.kernel.codec import Malformed
from spila.store.log import checked_id, one_line

MOST_WORD = 7_000
"""Bytes. PostgreSQL passes on less than 8,000, the table's id included."""

Hearer: TypeAlias = Callable[[bytes], None]


class Subscription:
    """Somebody who listens to one table, until `close`."""

    def __init__(self, table_id: str, hearer: Hearer, room: PubSub) -> None:
        self.table_id = table_id
        self.hearer: Hearer | None = hearer
        self._room = room

    def close(self) -> None:
        """Listen no more; what is already on its way is not heard."""
        self.hearer = None
        self._room.leave(self)


class PubSub:
    """Who listens to which table."""

    def __init__(self) -> None:
        self._hearings: dict[str, list[Subscription]] = {}

    def hear(self, table_id: str, hearer: Hearer) -> Subscription:
        """One more who listens."""
        hearing = Subscription(table_id, hearer, self)
        self._hearings.setdefault(table_id, []).append(hearing)
        return hearing

    def pass_on(self, table_id: str, word: bytes) -> None:
        """Let everybody hear it, one after the other, when the loop gets to it."""
        hearings = self._hearings.get(table_id)
        if hearings:
            loop = asyncio.get_running_loop()
            for hearing in hearings:
                loop.call_soon(_heard, hearing, word)

    def leave(self, hearing: Subscription) -> None:
        """Forget one who listened."""
        hearings = self._hearings.get(hearing.table_id, [])
        if hearing in hearings:
            hearings.remove(hearing)
            if not hearings:
                del self._hearings[hearing.table_id]

    def close(self) -> None:
        """Nobody hears anything any more."""
        for hearings in list(self._hearings.values()):
            for hearing in list(hearings):
                hearing.close()


def _heard(hearing: Subscription, word: bytes) -> None:
    if hearing.hearer is not None:
        hearing.hearer(word)


def checked_message(table_id: str, word: bytes) -> bytes:
    """A word that may be told of a table: JSON on one line, not too long."""
    checked_id(table_id)
    word = one_line(word, "word")
    if len(word) > MOST_WORD:
        raise Malformed("word-too-long", bytes=len(word), most=MOST_WORD)
    try:
        text = word.decode()
    except UnicodeDecodeError as error:
        raise Malformed("unreadable", what="word", why=str(error)) from None
    if "\0" in text:
        raise Malformed("unreadable", what="word", why="NUL")
    return word
