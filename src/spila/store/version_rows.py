"""Statements for published versions of decks: immutable, named by the hash of their content, kept while in use."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, insert, select, update

from spila.store import deck_rows
from spila.store.schema import deck_publications, deck_versions, decks, picture_uses, table_decks


class VersionRow(NamedTuple):
    """A published version."""

    hash: str
    content: bytes
    cards: int
    created: int


def publish(connection: Connection, code: str, row: VersionRow, pictures: Collection[str]) -> bool:
    """Keep this version, and make it the one that is dealt; False when there is no such deck."""
    if connection.execute(select(decks.c.code).where(decks.c.code == code).with_for_update()).first() is None:
        return False
    if not keep(connection, row, pictures):
        used = update(deck_versions).where(deck_versions.c.hash == row.hash).values(used_at=row.created)
        connection.execute(used)
    known = deck_publications.c.deck == code, deck_publications.c.hash == row.hash
    if connection.execute(select(deck_publications.c.hash).where(*known)).first() is None:
        connection.execute(insert(deck_publications).values(deck=code, hash=row.hash, at=row.created))
    connection.execute(update(decks).where(decks.c.code == code).values(version=row.hash, used_at=row.created))
    return True


def keep(connection: Connection, row: VersionRow, pictures: Collection[str]) -> bool:
    """Insert a version; False when it is there already."""
    if connection.execute(select(deck_versions.c.hash).where(deck_versions.c.hash == row.hash)).first() is not None:
        return False
    connection.execute(
        insert(deck_versions).values(
            hash=row.hash, content=row.content, cards=row.cards, created_at=row.created, used_at=row.created
        )
    )
    uses = [{"picture": picture, "deck": row.hash, "at": row.created} for picture in sorted(pictures)]
    if uses:
        connection.execute(insert(picture_uses), uses)
    return True


def content(connection: Connection, hash: str) -> bytes | None:
    """The content of a version."""
    found: bytes | None = connection.execute(
        select(deck_versions.c.content).where(deck_versions.c.hash == hash)
    ).scalar()
    return found


def keep_for(connection: Connection, table_id: str, hash: str, now: int) -> None:
    """The table refers to this version from now on."""
    connection.execute(update(deck_versions).where(deck_versions.c.hash == hash).values(used_at=now))
    known = table_decks.c.table_id == table_id, table_decks.c.hash == hash
    if connection.execute(select(table_decks.c.hash).where(*known)).first() is None:
        connection.execute(insert(table_decks).values(table_id=table_id, hash=hash))


def decks_of(connection: Connection, hash: str) -> list[str]:
    """The codes of the decks that have published this version, the latest first."""
    wanted = select(deck_publications.c.deck).where(deck_publications.c.hash == hash)
    return list(connection.execute(wanted.order_by(deck_publications.c.at.desc(), deck_publications.c.deck)).scalars())


def forget_decks(connection: Connection, before: int, most: int) -> int:
    """Delete decks that were last used before this time, unless a table refers to one of their versions."""
    joined = table_decks.join(deck_publications, deck_publications.c.hash == table_decks.c.hash)
    in_use = exists().select_from(joined).where(deck_publications.c.deck == decks.c.code)
    due = select(decks.c.code).where(decks.c.used_at < before, ~in_use).order_by(decks.c.used_at, decks.c.code)
    gone = list(connection.execute(due.limit(most)).scalars())
    for code in gone:
        deck_rows.remove(connection, code)
    return len(gone)


def forget(connection: Connection, before: int, most: int) -> int:
    """Delete versions that no deck has published any more, no table refers to, and nobody has used since then."""
    published = exists().where(deck_publications.c.hash == deck_versions.c.hash)
    dealt = exists().where(table_decks.c.hash == deck_versions.c.hash)
    wanted = select(deck_versions.c.hash).where(deck_versions.c.used_at < before, ~published, ~dealt)
    gone = list(connection.execute(wanted.order_by(deck_versions.c.hash).limit(most)).scalars())
    connection.execute(delete(picture_uses).where(picture_uses.c.deck.in_(gone)))
    connection.execute(delete(deck_versions).where(deck_versions.c.hash.in_(gone)))
    return len(gone)
