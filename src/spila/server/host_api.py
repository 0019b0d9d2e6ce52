"""Requests and answers of the host's page and of notes about cards, over HTTP."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spila.decks.draft import CardId
from spila.tables.messages import TableId


class NewCardReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something is wrong with a card: its number at the table, and what."""

    card: Annotated[int, Meta(ge=0)]
    note: Annotated[str, Meta(min_length=1, max_length=500)]
    language: Annotated[str, Meta(max_length=3)] = ""


class CardReport(msgspec.Struct, frozen=True):
    """A note about a card. Nobody knows from whom."""

    id: str
    deck: Annotated[str, Meta(description="A code, or the name of a shipped deck")]
    title: str
    card: CardId
    name: str
    date: str
    picture: str
    note: str
    at: int


class HostDeck(msgspec.Struct, frozen=True):
    """A deck on the host's page. `kind`: shipped with Spila, in the host's folder, or from the workshop."""

    code: str
    kind: Literal["shipped", "folder", "workshop"]
    title: str
    cards: int
    bytes: int
    used: Annotated[int | None, Meta(description="Milliseconds since 1970")]
    tables: Annotated[int, Meta(description="Tables that were dealt from it")]
    picture: str
    expires: Annotated[int | None, Meta(description="When an unused draft is deleted")] = None


class HostTable(msgspec.Struct, frozen=True):
    """A table on the host's page."""

    table: TableId
    title: str
    game: str
    deck: str
    seats: tuple[dict[str, Any], ...]
    phase: Literal["lobby", "playing", "over"]
    active: int
    connections: int


class Disk(msgspec.Struct, frozen=True):
    """Space on the disk, in bytes. `days`: until it's full at the pace of the last weeks."""

    total: int | None
    used: int | None
    pictures: int
    tables: int
    decks: int
    backups: int
    days: int | None = None


class HostPage(msgspec.Struct, frozen=True):
    """Everything on the host's page."""

    open: bool
    decks: tuple[HostDeck, ...]
    most_decks: int
    tables: tuple[HostTable, ...]
    all_tables: int
    reports: tuple[CardReport, ...]
    disk: Disk
    draft_days: float


class HostChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether anybody may make a deck."""

    open: bool
