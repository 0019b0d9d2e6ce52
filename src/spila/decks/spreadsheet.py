"""Reads a deck from a single table, such as a teacher's spreadsheet: a year or value, a name, and optional columns."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Final

from spila.dated.deck import MAX_CARDS, YEAR
from spila.decks.csv_sheet import Sheet, decode_spreadsheet, detect_separator, read_sheet
from spila.decks.deck import Card, Deck, Manifest, Text
from spila.decks.loader import Reading, read_file, this_year
from spila.decks.number_parsing import Number, loose_value, loose_year, ungrouped
from spila.decks.problems import Problem
from spila.decks.vocabulary import column_names, date_words

_HEADING: Final = re.compile(r"(?P<name>[^()\[\]]*?)\s*(?:[(\[]\s*(?P<unit>[^()\[\]]{1,40}?)\s*[)\]])?")
_TRANSLITERATION: Final = str.maketrans(
    {"þ": "th", "ð": "d", "æ": "ae", "ø": "o", "ß": "ss", "đ": "d", "ł": "l", "œ": "oe", "ı": "i"}
)


def read_spreadsheet(path: Path, *, language: str = "en", unit: str | None = None, name: str | None = None) -> Reading:
    """Read the valid rows as a deck; every invalid row is reported with its line and left out.

    There is no deck when the file is not a table, is too large, or has no valid row.
    """
    problems: list[Problem] = []
    data = read_file(path, problems)
    if data is not None and data.startswith(b"PK\x03\x04"):
        problems.append(Problem(path.name, 1, "workbook"))
        data = None
    text = None if data is None else decode_spreadsheet(data, path.name, problems)
    if text is None:
        return Reading(None, problems, {})
    delimiter, skip = detect_separator(text)
    table = read_sheet(text, path.name, problems, delimiter, skip)
    if table is None:
        return Reading(None, problems, {})
    if len(table.rows) > MAX_CARDS:
        problems.append(Problem(path.name, table.rows[MAX_CARDS].line, "too-many-cards", {"most": MAX_CARDS}))
        return Reading(None, problems, {})
    columns, order = _find_columns(table, path.name, problems, unit)
    if columns is None:
        return Reading(None, problems, {})
    lines: dict[tuple[str, str], int] = {}
    cards = _read_cards(table, columns, order, language, path.name, problems, lines)
    problems.sort(key=lambda each: each.line)
    if not cards:
        problems.append(Problem(path.name, table.line, "no-cards"))
        return Reading(None, problems, lines)
    stem = name or slug(path.stem) or "deck"
    manifest = Manifest(stem, {language: name or path.stem}, language, order)
    return Reading(Deck(manifest, tuple(sorted(cards, key=lambda card: card.id)), None), problems, lines)


def slug(name: str) -> str:
    """A name in lower-case ASCII letters: `Þingvellir við Öxará` is `thingvellir-vid-oxara`."""
    plain = unicodedata.normalize("NFKD", name.casefold().translate(_TRANSLITERATION))
    return re.sub(r"[^a-z0-9]+", "-", plain.encode("ascii", "ignore").decode()).strip("-")[:60].strip("-")


def _find_columns(
    table: Sheet, file: str, problems: list[Problem], unit: str | None
) -> tuple[dict[str, int] | None, str]:
    """The position of each known column, in any language, and the unit of the order. Other columns are ignored."""
    columns, named = _named_columns(table.columns)
    order = unit or named or YEAR
    if "value" in columns and "year" not in columns and order == YEAR:
        order = "value"
    if "year" in columns and unit is None:
        order = YEAR
    number = "year" if order == YEAR else "value" if "value" in columns else "year"
    if "name" not in columns or number not in columns:
        problems.append(Problem(file, table.line, "no-columns"))
        return None, order
    columns["number"] = columns[number]
    return columns, order


def _named_columns(headings: Sequence[str]) -> tuple[dict[str, int], str]:
    """The position of each column whose heading is known, and the unit that stands with the number."""
    known = column_names()
    columns: dict[str, int] = {}
    unit = ""
    for place, heading in enumerate(headings):
        found = _HEADING.fullmatch(heading.strip())
        plain, marked = (found["name"], found["unit"] or "") if found else (heading, "")
        name = known.get(plain.casefold().strip())
        if name is None and marked and "value" not in columns:
            name = "value"
        if name is None or name in columns:
            continue
        columns[name] = place
        if name == "value":
            unit = marked
    return columns, unit


def _read_cards(
    table: Sheet,
    columns: Mapping[str, int],
    order: str,
    language: str,
    file: str,
    problems: list[Problem],
    lines: dict[tuple[str, str], int],
) -> list[Card]:
    cards: list[Card] = []
    names: dict[str, int] = {}
    taken: set[str] = set()
    yes = date_words("yes")
    for row in table.rows:
        cell = {name: _cell(row.cells, place) for name, place in columns.items()}
        name = cell["name"]
        number = _parse_number(cell["number"], order, language)
        if not name:
            problems.append(Problem(file, row.line, "empty-name", {"id": cell["number"]}))
        elif number is None:
            code = "year" if order == YEAR else "value"
            problems.append(Problem(file, row.line, code, {"given": cell["number"][:80], "latest": str(this_year())}))
        elif len(row.cells) > len(table.columns) and any(cell.strip() for cell in row.cells[len(table.columns) :]):
            problems.append(Problem(file, row.line, "cells", {"has": len(row.cells), "wants": len(table.columns)}))
        elif name.casefold() in names:
            problems.append(Problem(file, row.line, "duplicate-name", {"name": name, "first": names[name.casefold()]}))
        else:
            names[name.casefold()] = row.line
            id = _make_id(cell.get("id", ""), name, taken)
            taken.add(id)
            lines[file, id] = row.line
            text = Text(name, cell.get("claim", ""), cell.get("story", ""))
            approximate = number.approximate or cell.get("approximate", "").casefold() in yes
            category, icon = cell.get("category", "")[:80], cell.get("icon", "")
            cards.append(Card(id, number.value, {language: text}, approximate, "", category, icon=icon))
    return cards


def _cell(cells: list[str], place: int) -> str:
    return " ".join(cells[place].split()) if place < len(cells) else ""


def _parse_number(text: str, order: str, language: str) -> Number | None:
    about = date_words("about")
    if order == YEAR:
        return loose_year(text, this_year(), about, date_words("before"))
    return loose_value(ungrouped(text, language), about)


def _make_id(given: str, name: str, taken: set[str]) -> str:
    """Make an id from the name. Never a row number: rows are often sorted by date, which the id would reveal."""
    id = slug(given) or slug(name)
    if not id or id in taken or id.isdecimal():
        id = f"{id or 'card'}-{sha256(name.encode()).hexdigest()[:6]}"
    return id
