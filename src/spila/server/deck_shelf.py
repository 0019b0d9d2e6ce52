"""Published decks for tables: found by a deck's code or a version's name, loaded from the store, kept while in use."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import IntegrityError

from spila.decks import Deck, library
from spila.decks.versions import PREFIX, hash_in, opened, uploads
from spila.kernel import Malformed
from spila.store import BaseStore, deck_rows, picture_rows, report_rows, version_rows
from spila.tables.codes import normalise_code

CODE: Final = "code:"
"""Before the code of a deck in the options of a table: the version that was published last."""
USED: Final = "used:"
"""Before the name of a deck in the store's settings: when it was dealt last."""
CODE_CHARACTERS: Final = 12
NOTED_MS: Final = 60_000
"""How precisely it's known when a deck without a code was dealt last."""
NAMES: Final = 50
"""Characters of a deck's name for which that's known."""


class DeckShelf:
    """The published decks of one store."""

    def __init__(self, store: BaseStore) -> None:
        self._store = store
        self._noted: dict[str, int] = {}

    async def resolve(self, options: object) -> object:
        """The options with the name of a version instead of the code of a deck; `Malformed` when there is none."""
        name = _deck_of(options)
        if not isinstance(options, Mapping) or not isinstance(name, str):
            return options
        if name.startswith(CODE):
            code = code_in(name)
            name = await self.latest(code)
            await self._store.transact(deck_rows.note_use, code, self._store.clock(), dealt=True)
        elif hash_in(name) is None:
            return options
        if await self.deck(name) is None:
            raise Malformed("deck-unknown")
        return {**options, "deck": name}

    async def keep_for(self, table: str, options: Any) -> None:
        """The table refers to the version in its options, which is not deleted before the table is. For a deck of the
        host's folders or of the package it's noted that it was dealt.
        """
        name = _deck_of(options)
        if isinstance(name, Mapping):
            name = name.get("id")
        if not isinstance(name, str):
            return
        now = self._store.clock()
        if (hash := hash_in(name)) is not None:
            await self._store.transact(version_rows.keep_for, table, hash, now)
        elif len(name) <= NAMES and now - self._noted.get(name, 0) >= NOTED_MS:
            self._noted[name] = now
            with suppress(IntegrityError):  # another server has just noted the same
                await self._store.transact(report_rows.set_setting, USED + name, str(now).encode())

    async def latest(self, code: str) -> str:
        """The name of the version that was published last."""
        row = await self._store.query(deck_rows.find, code)
        if row is None:
            raise Malformed("deck-unknown")
        if row.version is None:
            raise Malformed("deck-unpublished")
        return PREFIX + row.version

    async def deck(self, name: str) -> Deck | None:
        """A version by its name, read from the store if it is not in memory; None for other names."""
        hash = hash_in(name)
        if hash is None:
            return None
        found = library.version(name)
        if found is None and (content := await self._store.query(version_rows.content, hash)) is not None:
            drawings = await self._store.query(picture_rows.bodies, uploads(content), "drawing")
            found = opened(content, hash, {each: body.decode() for each, body in drawings.items()})
            library.remember_version(found)
        return found


def code_in(name: str) -> str:
    """The code in `code:K7MQ2`."""
    return normalise_code(name.removeprefix(CODE))[:CODE_CHARACTERS]


def _deck_of(options: object) -> object:
    return options.get("deck") if isinstance(options, Mapping) else None
