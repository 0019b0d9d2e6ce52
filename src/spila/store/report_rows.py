"""Statements for notes about cards, and for what the host has set."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from spila.store.schema import deck_reports, host_settings


class ReportRow(NamedTuple):
    """A note about a card of a deck."""

    id: str
    deck: str
    report: bytes
    at: int


def add(connection: Connection, row: ReportRow, most: int) -> None:
    """Keep a note; the oldest of the deck's goes when there are more than `most`."""
    connection.execute(insert(deck_reports).values(**row._asdict()))
    kept = select(deck_reports.c.id).where(deck_reports.c.deck == row.deck)
    old = connection.execute(kept.order_by(deck_reports.c.at.desc(), deck_reports.c.id).offset(most)).scalars().all()
    connection.execute(delete(deck_reports).where(deck_reports.c.id.in_(old)))


def listed(connection: Connection, deck: str | None = None) -> list[ReportRow]:
    """The notes about a deck, or all, the latest first."""
    wanted = select(deck_reports)
    if deck is not None:
        wanted = wanted.where(deck_reports.c.deck == deck)
    return [ReportRow(*row) for row in connection.execute(wanted.order_by(deck_reports.c.at.desc(), deck_reports.c.id))]


def count(connection: Connection, deck: str) -> int:
    """How many notes there are about a deck."""
    wanted = select(func.count()).select_from(deck_reports).where(deck_reports.c.deck == deck)
    return int(connection.execute(wanted).scalar_one())


def remove(connection: Connection, id: str, deck: str | None = None) -> bool:
    """Delete a note (about this deck); False when there is none."""
    wanted = delete(deck_reports).where(deck_reports.c.id == id)
    if deck is not None:
        wanted = wanted.where(deck_reports.c.deck == deck)
    return connection.execute(wanted).rowcount > 0


def setting(connection: Connection, name: str) -> bytes | None:
    """What the host has set."""
    found: bytes | None = connection.execute(select(host_settings.c.value).where(host_settings.c.name == name)).scalar()
    return found


def settings(connection: Connection, names: Collection[str]) -> dict[str, bytes]:
    """Those of these settings that are there."""
    rows = connection.execute(select(host_settings).where(host_settings.c.name.in_(list(names))))
    return {row.name: row.value for row in rows}


def set_setting(connection: Connection, name: str, value: bytes) -> None:
    """Set it."""
    if connection.execute(update(host_settings).where(host_settings.c.name == name).values(value=value)).rowcount == 0:
        connection.execute(insert(host_settings).values(name=name, value=value))
