"""Statements for uploaded pictures: stored once by their hash, and kept while a deck or a version uses them."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from spila.store.schema import picture_uses, pictures


class PictureRow(NamedTuple):
    """A picture as it is sent."""

    hash: str
    kind: str
    body: bytes
    width: int
    height: int


def add(connection: Connection, row: PictureRow, deck: str, now: int, most: int, most_of_all: int) -> bool:
    """Keep a picture for a deck; False when that would be more bytes than a deck, or everybody together, may have."""
    known = connection.execute(select(pictures.c.hash).where(pictures.c.hash == row.hash)).first() is not None
    used = picture_uses.c.picture == row.hash, picture_uses.c.deck == deck
    if connection.execute(select(picture_uses.c.deck).where(*used)).first() is not None:
        return True
    if size_of(connection, deck) + len(row.body) > most:
        return False
    if not known and total_size(connection) + len(row.body) > most_of_all:
        return False
    if not known:
        connection.execute(insert(pictures).values(**row._asdict(), created_at=now, used_at=now))
    connection.execute(insert(picture_uses).values(picture=row.hash, deck=deck, at=now))
    return True


def put(connection: Connection, row: PictureRow, now: int) -> None:
    """Keep a picture that is about to be used by something else."""
    if connection.execute(select(pictures.c.hash).where(pictures.c.hash == row.hash)).first() is None:
        connection.execute(insert(pictures).values(**row._asdict(), created_at=now, used_at=now))
    else:
        connection.execute(update(pictures).where(pictures.c.hash == row.hash).values(used_at=now))


def use(connection: Connection, deck: str, hashes: Collection[str], now: int, most: int) -> None:
    """A deck uses pictures that are there already, as far as it has room for them."""
    new = sorted(set(hashes) - used_by(connection, deck))
    there = bodies(connection, new) if new else {}
    room = most - size_of(connection, deck)
    for hash in (each for each in new if each in there):
        room -= len(there[hash])
        if room < 0:
            return
        connection.execute(insert(picture_uses).values(picture=hash, deck=deck, at=now))


def find(connection: Connection, hash: str) -> PictureRow | None:
    """A picture."""
    columns = pictures.c.hash, pictures.c.kind, pictures.c.body, pictures.c.width, pictures.c.height
    row = connection.execute(select(*columns).where(pictures.c.hash == hash)).first()
    return None if row is None else PictureRow(*row)


def known(connection: Connection, hashes: Collection[str]) -> frozenset[str]:
    """Which of these pictures are there."""
    return frozenset(connection.execute(select(pictures.c.hash).where(pictures.c.hash.in_(hashes))).scalars())


def bodies(connection: Connection, hashes: Collection[str], kind: str | None = None) -> dict[str, bytes]:
    """The content of these pictures, of those that are there."""
    wanted = select(pictures.c.hash, pictures.c.body).where(pictures.c.hash.in_(hashes))
    if kind is not None:
        wanted = wanted.where(pictures.c.kind == kind)
    return {row.hash: row.body for row in connection.execute(wanted)}


def used_by(connection: Connection, deck: str) -> set[str]:
    """The hashes of all pictures that a deck or a version may use."""
    return set(connection.execute(select(picture_uses.c.picture).where(picture_uses.c.deck == deck)).scalars())


def size_of(connection: Connection, deck: str) -> int:
    """The bytes of a deck's pictures."""
    joined = pictures.join(picture_uses, picture_uses.c.picture == pictures.c.hash)
    size = func.coalesce(func.sum(func.length(pictures.c.body)), 0)
    return int(connection.execute(select(size).select_from(joined).where(picture_uses.c.deck == deck)).scalar_one())


def sizes(connection: Connection) -> dict[str, int]:
    """The bytes of pictures by deck or version."""
    joined = pictures.join(picture_uses, picture_uses.c.picture == pictures.c.hash)
    size = func.sum(func.length(pictures.c.body))
    rows = connection.execute(select(picture_uses.c.deck, size).select_from(joined).group_by(picture_uses.c.deck))
    return {deck: int(total) for deck, total in rows}


def total_size(connection: Connection) -> int:
    """The bytes of all pictures."""
    return int(connection.execute(select(func.coalesce(func.sum(func.length(pictures.c.body)), 0))).scalar_one())


def release(connection: Connection, deck: str, hashes: Collection[str], before: int) -> None:
    """The deck uses these pictures no more, as far as it has had them since before this time."""
    mine = picture_uses.c.deck == deck, picture_uses.c.picture.in_(hashes), picture_uses.c.at < before
    connection.execute(delete(picture_uses).where(*mine))


def forget(connection: Connection, before: int, most: int) -> int:
    """Delete pictures that nothing uses and that have been there since before this time."""
    used = exists().where(picture_uses.c.picture == pictures.c.hash)
    wanted = select(pictures.c.hash).where(pictures.c.used_at < before, ~used).order_by(pictures.c.hash)
    gone = list(connection.execute(wanted.limit(most)).scalars())
    connection.execute(delete(pictures).where(pictures.c.hash.in_(gone)))
    return len(gone)
