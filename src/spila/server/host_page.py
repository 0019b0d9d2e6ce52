"""What the host's page shows: decks, tables, notes about cards, and space on the disk."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, func, select

from spila.decks import Deck, icons, library
from spila.decks.draft import DraftCard, DraftHead
from spila.kernel import Malformed
from spila.server.catalogue import deck_of, photo_address
from spila.server.deck_shelf import USED
from spila.server.host_api import Disk, HostDeck, HostPage, HostTable
from spila.server.retention import DAY_MS
from spila.server.state import ServerState
from spila.store import LogBroken, StoreError, deck_rows, picture_rows, report_rows
from spila.store.backup_note import last_backup
from spila.store.deck_rows import DeckRow
from spila.store.schema import deck_cards, deck_versions, decks, entries, tables
from spila.tables.table_info import table_info

TABLES: Final = 30
"""The tables that are listed, the most recent first."""
PACE_DAYS: Final = 14
_head: Final = msgspec.json.Decoder(DraftHead)
_card: Final = msgspec.json.Decoder(DraftCard)


class Sizes(msgspec.Struct, frozen=True):
    """Bytes in the database, and how many tables there are and were made lately."""

    pictures: int
    decks: int
    entries: int
    tables: int
    recent: int


async def host_page(runtime: ServerState, language: str = "") -> HostPage:
    """All of it, as it is now. Decks have their titles in the host's language where they have one."""
    limits, now = runtime.config.limits, runtime.store.clock()
    sizes = await runtime.store.query(_sizes, now - PACE_DAYS * DAY_MS)
    used = await runtime.store.query(report_rows.settings, [USED + name for name in library.names()])
    found = await runtime.heavy.run(_own_decks, used, language)
    found += await _workshop_decks(runtime, int(limits.draft_days * DAY_MS), language)
    return HostPage(
        open=await runtime.host_control.decks_open(),
        decks=tuple(found),
        most_decks=limits.decks,
        tables=tuple(await _tables(runtime, language)),
        all_tables=sizes.tables,
        reports=tuple(await runtime.host_control.host_reports()),
        disk=await runtime.heavy.run(_disk, runtime, sizes),
        draft_days=limits.draft_days,
    )


def _own_decks(used: Mapping[str, bytes], language: str) -> list[HostDeck]:
    """Those of the package and of the host's folders."""
    found = []
    for name in library.names():
        try:
            deck = library.named(name)
        except Malformed:
            continue
        kind = "shipped" if name in library.SHIPPED else "folder"
        title, size = deck.title(language), _folder_size(deck.folder)
        last = int(used[USED + name]) if USED + name in used else None
        found.append(HostDeck(name, kind, title, len(deck.cards), size, last, 0, _picture(deck)))  # type: ignore[arg-type]
    return found


def _picture(deck: Deck) -> str:
    return next((each for card in deck.cards if (each := icons.drawing(deck, card.icon) or photo_address(card))), "")


def _folder_size(folder: Path | None) -> int:
    if folder is None:
        return 0
    return sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())


async def _workshop_decks(runtime: ServerState, kept_ms: int, language: str) -> list[HostDeck]:
    rows = await runtime.store.query(deck_rows.listed)
    pictures = await runtime.store.query(picture_rows.sizes)
    first = await runtime.store.query(_first_cards)
    return [
        _workshop_deck(row, cards, pictures.get(row.code, 0), first.get(row.code), kept_ms, language)
        for row, cards in rows
    ]


def _workshop_deck(
    row: DeckRow, cards: int, pictures: int, first: bytes | None, kept_ms: int, language: str
) -> HostDeck:
    head = _head.decode(row.head)
    titles = head.titles
    title = titles.get(language) or titles.get(head.language) or next(iter(titles.values()), "")
    card = None if first is None else _card.decode(first).picture
    picture = ""
    if card is not None:
        picture = f"pictures/{card.name}.webp" if card.kind == "photo" else icons.of_set(card.name)
    expires = row.used + kept_ms if not row.dealt else None
    size = row.bytes + len(row.head) + pictures
    return HostDeck(row.code, "workshop", title, cards, size, row.used, row.dealt, picture, expires)


async def _tables(runtime: ServerState, language: str) -> list[HostTable]:
    found = []
    for info in await runtime.store.tables(most=TABLES):
        try:
            table = await runtime.registry.find(info.id)
        except (StoreError, LogBroken, Malformed):
            continue
        room = table_info(table.state)
        seats = tuple(msgspec.to_builtins(seat) for seat in room.seats)
        deck = deck_of(table)
        title = await runtime.decks.deck(deck) or library.by_id(deck) if deck else None
        shown = deck if title is None else title.title(language)
        found.append(
            HostTable(
                room.table, room.title, room.game, shown, seats, room.phase, table.state.active, len(table.clients)
            )
        )
    return found


def _first_cards(connection: Connection) -> dict[str, bytes]:
    """The first card of each deck."""
    there = deck_cards.c.card.is_not(None)
    first = select(deck_cards.c.deck, func.min(deck_cards.c.place).label("place")).where(there)
    chosen = first.group_by(deck_cards.c.deck).subquery()
    same = (chosen.c.deck == deck_cards.c.deck) & (chosen.c.place == deck_cards.c.place)
    rows = connection.execute(select(deck_cards.c.deck, deck_cards.c.card).join(chosen, same).where(there))
    return {row.deck: row.card for row in rows}


def _sizes(connection: Connection, since: int) -> Sizes:
    def total(column: Any) -> int:
        return int(connection.execute(select(func.coalesce(func.sum(column), 0))).scalar_one())

    def count(*conditions: Any) -> int:
        return int(connection.execute(select(func.count()).select_from(tables).where(*conditions)).scalar_one())

    return Sizes(
        pictures=picture_rows.total_size(connection),
        decks=total(decks.c.bytes) + total(func.length(deck_versions.c.content)),
        entries=total(func.length(entries.c.entry)),
        tables=count(),
        recent=count(tables.c.created_at >= since),
    )


def _disk(runtime: ServerState, sizes: Sizes) -> Disk:
    """Space in the data folder; the database of several servers is somewhere else."""
    config = runtime.config
    note = last_backup(config.data_folder)
    backups = _size(Path(note.file)) if note is not None else 0
    if config.database_url:
        return Disk(None, None, sizes.pictures, sizes.entries, sizes.decks, backups)
    usage = shutil.disk_usage(config.data_folder)
    database = sum(_size(Path(config.database + more)) for more in ("", "-wal"))
    of_tables = max(sizes.entries, database - sizes.pictures - sizes.decks)
    daily = of_tables * sizes.recent / max(1, sizes.tables) / PACE_DAYS
    days = min(int(usage.free / daily), 36_500) if daily >= 1 else None
    return Disk(usage.total, usage.total - usage.free, sizes.pictures, of_tables, sizes.decks, backups, days)


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0
