"""Cards from the rows of a table: one for each row, good or not, as it was typed."""

from __future__ import annotations

import re
from collections.abc import Sequence
from hashlib import sha256
from typing import Final, NamedTuple

from spila.decks.draft import DraftCard, DraftPicture, DraftText
from spila.decks.flaws import Flaw
from spila.decks.sheet_columns import TEXTS, Column, Layout
from spila.decks.sheet_files import Row
from spila.decks.spreadsheet import slug
from spila.decks.vocabulary import date_words

_PICTURE: Final = re.compile(r"[a-z0-9-]{1,80}")
_ESCAPED: Final = re.compile(r"'[=+\-@]")
"""Programs that write tables put an apostrophe before texts that a spreadsheet would take for a formula."""


class SheetCards(NamedTuple):
    """The cards of a table, in its order, with what is wrong with the rows they come from."""

    cards: tuple[DraftCard, ...]
    flaws: tuple[tuple[str, Flaw], ...]


def cards_of(rows: Sequence[Row], found: Layout, language: str) -> SheetCards:
    """A card for each row below the heading."""
    body = rows[1:] if found.heading else rows
    width = len(rows[0].cells) if found.heading else 0
    cards: list[DraftCard] = []
    flaws: list[tuple[str, Flaw]] = []
    taken: set[str] = set()
    yes = date_words("yes")
    for row in body:
        cells = _cells(row, found.columns)
        texts = _texts(cells, language)
        name = next((text.name for text in texts.values() if text.name), "")
        id = _make_id(cells.get(Column("id"), ""), name, row.line, taken)
        taken.add(id)
        has = max((place for place, cell in enumerate(row.cells, start=1) if cell), default=0)
        if row.quotes:
            flaws.append((id, Flaw("quotes", blocks=True)))
        elif width and has > width:
            flaws.append((id, Flaw("extra-cells", {"has": has, "wants": width}, blocks=True)))
        cards.append(
            DraftCard(
                id,
                cells.get(Column("number"), "")[:200],
                texts,
                cells.get(Column("approximate"), "").casefold() in yes,
                "",
                cells.get(Column("category"), "")[:80],
                picture_in(cells.get(Column("icon"), "")),
            )
        )
    return SheetCards(tuple(cards), tuple(flaws))


def picture_in(cell: str) -> DraftPicture | None:
    """A picture as a table names it: a drawing of the set, or an upload as `photo:…` or `drawing:…`."""
    kind, colon, name = cell.strip().partition(":")
    if colon and kind in ("photo", "drawing") and _PICTURE.fullmatch(name):
        return DraftPicture(kind, name)  # type: ignore[arg-type]
    plain = slug(cell)
    return DraftPicture("icon", plain) if plain and _PICTURE.fullmatch(plain) else None


def _cells(row: Row, columns: Sequence[Column]) -> dict[Column, str]:
    found: dict[Column, str] = {}
    for column, cell in zip(columns, row.cells):
        if column.use and column not in found:
            found[column] = cell[1:] if _ESCAPED.match(cell) else cell
    return found


def _texts(cells: dict[Column, str], language: str) -> dict[str, DraftText]:
    found: dict[str, dict[str, str]] = {}
    for column, cell in cells.items():
        if column.use in TEXTS and cell:
            plain = cell if column.use == "story" else " ".join(cell.split())
            found.setdefault(column.language or language, {}).setdefault(column.use, plain)
    return {code: DraftText(**texts) for code, texts in found.items()}


def _make_id(given: str, name: str, line: int, taken: set[str]) -> str:
    """An id from the name. Never from the date or the place in the table, which is often sorted by date."""
    id = slug(given) or re.sub(r"-?\d{3,}", "", slug(name)).strip("-")
    if not id or id in taken or id.isdecimal():
        mark = sha256(f"{name} {line}".encode()).hexdigest()[:6]
        id = f"{id or 'card'}-{mark}"
    return id
