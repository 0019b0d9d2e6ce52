"""Statements for decks in the workshop: keys, head and cards of a draft. Content is opaque to the store."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from spila.store.errors import TableExists
from spila.store.schema import deck_cards, deck_reports, decks, picture_uses

CHUNK = 500
"""Values in one statement."""


class DeckRow(NamedTuple):
    """A deck without its cards. Times are milliseconds since 1970."""

    code: str
    owner: str
    editor: str
    head: bytes
    revision: int
    bytes: int
    created: int
    changed: int
    used: int
    edited: int | None
    dealt: int
    version: str | None


class CardRow(NamedTuple):
    """A card of a draft; without content if it was removed."""

    id: str
    revision: int
    card: bytes | None


class Touched(NamedTuple):
    """What a save refers to: the head, the cards with these ids as they are now, and the size of the whole deck."""

    head: bytes
    cards: Mapping[str, bytes | None]
    live: int
    bytes: int


class Merged(NamedTuple):
    """What a save leads to: only what is different. `answer` is passed on to the caller."""

    head: bytes | None
    cards: Mapping[str, bytes | None]
    answer: Any


class Saved(NamedTuple):
    """The revision after a save, and what the merge answered."""

    revision: int
    answer: Any


def create(connection: Connection, row: DeckRow, cards: Mapping[str, bytes]) -> None:
    """Insert a deck with its cards; `TableExists` when the code is taken."""
    values = {
        "code": row.code, "owner": row.owner, "editor": row.editor, "head": row.head, "revision": row.revision,
        "bytes": row.bytes, "created_at": row.created, "changed_at": row.changed, "used_at": row.used,
    }  # fmt: skip
    try:
        connection.execute(insert(decks).values(**values))
    except IntegrityError:
        raise TableExists(row.code) from None
    _insert(connection, row.code, cards, row.revision, 0)


def count(connection: Connection) -> int:
    """How many decks there are."""
    return int(connection.execute(select(func.count()).select_from(decks)).scalar_one())


def find(connection: Connection, code: str) -> DeckRow | None:
    """A deck without its cards."""
    return _row(connection.execute(select(decks).where(decks.c.code == code)).first())


def listed(connection: Connection) -> list[tuple[DeckRow, int]]:
    """All decks, the most recently used first, each with the number of its cards."""
    rows = connection.execute(select(decks).order_by(decks.c.used_at.desc(), decks.c.code)).all()
    there = deck_cards.c.card.is_not(None)
    counts = connection.execute(select(deck_cards.c.deck, func.count()).where(there).group_by(deck_cards.c.deck))
    by_deck = {row[0]: row[1] for row in counts}
    return [(found, by_deck.get(row.code, 0)) for row in rows if (found := _row(row)) is not None]


def read(connection: Connection, code: str, since: int | None = None) -> tuple[DeckRow, list[CardRow]] | None:
    """A deck with its cards in their order. After `since`, only those that were changed or removed later."""
    row = find(connection, code)
    if row is None:
        return None
    wanted = select(deck_cards.c.id, deck_cards.c.revision, deck_cards.c.card).where(deck_cards.c.deck == code)
    wanted = wanted.where(deck_cards.c.card.is_not(None) if since is None else deck_cards.c.revision > since)
    found = connection.execute(wanted.order_by(deck_cards.c.place, deck_cards.c.id))
    return row, [CardRow(*each) for each in found]


def save(
    connection: Connection, code: str, ids: Collection[str], merge: Callable[[Touched], Merged], now: int
) -> Saved | None:
    """Let `merge` decide what becomes of the cards with these ids while nobody else can change the deck; None when
    there is no such deck. What `merge` raises leaves everything as it was.
    """
    row = _row(connection.execute(select(decks).where(decks.c.code == code).with_for_update()).first())
    if row is None:
        return None
    stored = _cards(connection, code, ids)
    there = deck_cards.c.deck == code, deck_cards.c.card.is_not(None)
    live = connection.execute(select(func.count()).select_from(deck_cards).where(*there)).scalar_one()
    merged = merge(Touched(row.head, stored, live, row.bytes))
    if merged.head is None and not merged.cards:
        return Saved(row.revision, merged.answer)
    revision = row.revision + 1
    new = {id: card for id, card in merged.cards.items() if id not in stored and card is not None}
    for id, card in merged.cards.items():
        if id in stored:
            at = deck_cards.c.deck == code, deck_cards.c.id == id
            connection.execute(update(deck_cards).where(*at).values(card=card, revision=revision))
    last = connection.execute(select(func.max(deck_cards.c.place)).where(deck_cards.c.deck == code)).scalar()
    _insert(connection, code, new, revision, 0 if last is None else last + 1)
    size = row.bytes + sum(len(card or b"") - len(stored.get(id) or b"") for id, card in merged.cards.items())
    values = {"head": row.head if merged.head is None else merged.head, "revision": revision, "bytes": size}
    connection.execute(update(decks).where(decks.c.code == code).values(**values, changed_at=now, used_at=now))
    return Saved(revision, merged.answer)


def set_key(connection: Connection, code: str, owner: str | None, editor: str | None) -> bool:
    """Replace the hash of a key; False when there is no such deck."""
    values = {name: key for name, key in (("owner", owner), ("editor", editor)) if key is not None}
    return connection.execute(update(decks).where(decks.c.code == code).values(**values)).rowcount > 0


def note_use(connection: Connection, code: str, now: int, *, edited: bool = False, dealt: bool = False) -> None:
    """The deck was looked at in the workshop, edited with the edit key, or dealt at a table."""
    values: dict[str, Any] = {"used_at": now}
    if edited:
        values["edited_at"] = now
    if dealt:
        values["dealt"] = decks.c.dealt + 1
    connection.execute(update(decks).where(decks.c.code == code).values(**values))


def remove(connection: Connection, code: str) -> bool:
    """Delete a deck with its draft and reports; its versions stay as long as tables refer to them."""
    connection.execute(delete(deck_reports).where(deck_reports.c.deck == code))
    connection.execute(delete(picture_uses).where(picture_uses.c.deck == code))
    return connection.execute(delete(decks).where(decks.c.code == code)).rowcount > 0


def _cards(connection: Connection, code: str, ids: Collection[str]) -> dict[str, bytes | None]:
    wanted, found = list(ids), dict[str, bytes | None]()
    for start in range(0, len(wanted), CHUNK):
        some = deck_cards.c.id.in_(wanted[start : start + CHUNK])
        rows = connection.execute(select(deck_cards.c.id, deck_cards.c.card).where(deck_cards.c.deck == code, some))
        found |= {row.id: row.card for row in rows}
    return found


def _insert(connection: Connection, code: str, cards: Mapping[str, bytes], revision: int, first: int) -> None:
    rows = [
        {"deck": code, "id": id, "place": first + number, "revision": revision, "card": card}
        for number, (id, card) in enumerate(cards.items())
    ]
    if rows:
        connection.execute(insert(deck_cards), rows)


def _row(row: Row[Any] | None) -> DeckRow | None:
    return None if row is None else DeckRow._make(row)
