"""Reads a deck from its folder: `deck.toml`, `cards.csv` and a `<code>.csv` for each language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import date
from pathlib import Path
from typing import Final

import msgspec

from spila.dated.deck import MAX_CARDS, YEAR
from spila.decks.csv_sheet import MAX_BYTES, Row, Sheet, decode_utf8, read_sheet
from spila.decks.deck import Card, Deck, Manifest, Text
from spila.decks.number_parsing import strict_value, strict_year
from spila.decks.problems import Problem

MANIFEST: Final = "deck.toml"
CARDS: Final = "cards.csv"
_ID: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_OPTIONAL_COLUMNS: Final = (
    *("approximate", "printed", "category", "edition", "country", "icon", "picture-author", "picture-licence"),
)
_TEXT_FIELDS: Final = ("claim", "story")


class Reading(msgspec.Struct):
    """The result of reading: the deck or None, all problems, and the line of each card in each file."""

    deck: Deck | None
    problems: list[Problem]
    lines: dict[tuple[str, str], int]


def this_year() -> int:
    """The current year; no card may have a later date."""
    return date.today().year


def read_folder(folder: Path) -> Reading:
    """Read strictly; the result has a deck unless a problem is fatal."""
    problems: list[Problem] = []
    lines: dict[tuple[str, str], int] = {}
    manifest = _read_manifest(folder, problems)
    if manifest is None:
        return Reading(None, problems, lines)
    faces = _read_cards(folder, manifest, problems, lines)
    valid = not any(problem.fatal for problem in problems)
    texts = {code: _read_texts(folder, code, faces if valid else None, problems, lines) for code in manifest.titles}
    if not faces and not any(problem.fatal for problem in problems):
        problems.append(Problem(CARDS, 1, "no-cards"))
    problems += _missing_texts(faces, texts, problems, lines)
    cards = _with_texts(faces, texts)
    problems.sort(key=lambda each: (each.file != MANIFEST, each.file != CARDS, each.file, each.line))
    fatal = any(problem.fatal for problem in problems)
    return Reading(None if fatal else Deck(manifest, tuple(cards), folder), problems, lines)


def _missing_texts(
    faces: Mapping[str, Card],
    texts: Mapping[str, Mapping[str, Text]],
    problems: Iterable[Problem],
    lines: Mapping[tuple[str, str], int],
) -> list[Problem]:
    """The cards that a language lacks. Languages whose file is invalid, or that have no card at all, are left out."""
    invalid = {problem.file for problem in problems if problem.fatal}
    return [
        Problem(CARDS, lines[CARDS, id], "missing-language", {"card": id, "language": code})
        for code, known in texts.items()
        if known and f"{code}.csv" not in invalid
        for id in faces
        if id not in known
    ]


def _with_texts(faces: Mapping[str, Card], texts: Mapping[str, Mapping[str, Text]]) -> list[Card]:
    """The cards that have a text in any language, by id."""
    cards = []
    for id, card in sorted(faces.items()):
        found = {code: known[id] for code, known in texts.items() if id in known}
        if found:
            cards.append(msgspec.structs.replace(card, texts=found))
    return cards


def read_file(path: Path, problems: list[Problem]) -> bytes | None:
    """The bytes of a regular file of at most `MAX_BYTES`; otherwise None and a problem."""
    try:
        if not path.is_file():
            raise FileNotFoundError
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError:
        problems.append(Problem(path.name, 1, "file-missing"))
        return None
    if len(data) > MAX_BYTES:
        problems.append(Problem(path.name, 1, "too-large", {"most": MAX_BYTES}))
        return None
    return data


def _read_manifest(folder: Path, problems: list[Problem]) -> Manifest | None:
    data = read_file(folder / MANIFEST, problems)
    text = None if data is None else decode_utf8(data, MANIFEST, problems)
    if text is None:
        return None
    try:
        manifest = msgspec.toml.decode(text, type=Manifest)
    except msgspec.ValidationError as error:
        at = re.search(r"(?:`\$\.|unknown field `)(\w+)", str(error))
        problems.append(
            Problem(MANIFEST, line_of_key(text, at.group(1) if at else ""), "manifest", {"why": str(error)})
        )
        return None
    except msgspec.DecodeError as error:
        at = re.search(r"line (\d+)", str(error))
        problems.append(Problem(MANIFEST, int(at.group(1)) if at else 1, "manifest", {"why": str(error)}))
        return None
    if manifest.language not in manifest.titles:
        where = line_of_key(text, "language")
        problems.append(Problem(MANIFEST, where, "no-title", {"language": manifest.language}))
    problems += [
        Problem(MANIFEST, line_of_key(text, code), "missing-file", {"language": code})
        for code in manifest.titles
        if not (folder / f"{code}.csv").is_file()
    ]
    problems += [
        Problem(MANIFEST, line_of_key(text, field), "empty-field", {"field": field})
        for field in ("licence", "credits")
        if not getattr(manifest, field) and (field == "licence" or re.search(rf"^{field}\b", text, re.MULTILINE))
    ]
    return manifest


def line_of_key(text: str, key: str) -> int:
    """The line of a key in TOML; 1 when it is missing."""
    found = re.search(rf"^[ \t]*{re.escape(key)}[ \t]*=", text, re.MULTILINE) if key else None
    return text.count("\n", 0, found.start()) + 1 if found else 1


def _read_table(
    path: Path, required: tuple[str, ...], optional: tuple[str, ...], problems: list[Problem]
) -> tuple[Sheet, dict[str, int]] | None:
    """Read a table with these columns; also the position of each column."""
    data = read_file(path, problems)
    text = None if data is None else decode_utf8(data, path.name, problems)
    table = None if text is None else read_sheet(text, path.name, problems)
    if table is None:
        return None
    columns = {name: place for place, name in enumerate(table.columns)}
    bad = [
        Problem(path.name, table.line, "column-missing", {"column": each}) for each in required if each not in columns
    ]
    bad += [
        Problem(path.name, table.line, "column", {"column": each})
        for each in columns
        if each not in required and each not in optional and not each.startswith("evidence")
    ]
    if len(columns) < len(table.columns):
        bad.append(Problem(path.name, table.line, "column-twice"))
    problems += bad
    return None if bad else (table, columns)


def _complete_rows(table: Sheet, file: str, problems: list[Problem]) -> Iterator[Row]:
    """Yield the rows with as many cells as the heading; report the others."""
    wants = len(table.columns)
    for row in table.rows:
        if len(row.cells) != wants:
            problems.append(Problem(file, row.line, "cells", {"has": len(row.cells), "wants": wants}))
        else:
            yield row


def _read_cards(
    folder: Path, manifest: Manifest, problems: list[Problem], lines: dict[tuple[str, str], int]
) -> dict[str, Card]:
    """The cards by id, without texts."""
    by_year = manifest.order == YEAR
    number = "year" if by_year else "value"
    found = _read_table(folder / CARDS, ("id", number), _OPTIONAL_COLUMNS, problems)
    if found is None:
        return {}
    table, columns = found
    if len(table.rows) > MAX_CARDS:
        problems.append(Problem(CARDS, table.rows[MAX_CARDS].line, "too-many-cards", {"most": MAX_CARDS}))
        return {}
    empty_cells = EmptyCellCheck(table, columns, ("category", "edition", "icon"))
    latest = this_year()
    cards: dict[str, Card] = {}
    for row in _complete_rows(table, CARDS, problems):
        cell = dict(zip(columns, row.cells))
        id = cell["id"]
        if not _ID.fullmatch(id) or len(id) > 80:
            problems.append(Problem(CARDS, row.line, "id", {"id": id}))
            continue
        if id in cards:
            problems.append(Problem(CARDS, row.line, "duplicate-id", {"id": id, "first": lines[CARDS, id]}))
            continue
        value = strict_year(cell[number], latest) if by_year else strict_value(cell[number])
        if value is None:
            code = "year" if by_year else "value"
            problems.append(Problem(CARDS, row.line, code, {"given": cell[number], "latest": str(latest)}))
            continue
        problems += empty_cells.problems(row, CARDS)
        _check_choices(cell, row.line, manifest, problems)
        lines[CARDS, id] = row.line
        cards[id] = Card(
            id,
            value,
            {},
            cell.get("approximate", "") == "yes",
            cell.get("printed", ""),
            cell.get("category", ""),
            cell.get("edition", "small") == "small",
            cell.get("country", ""),
            cell.get("icon", ""),
            tuple(text for name, text in cell.items() if name.startswith("evidence") and text),
            cell.get("picture-author", ""),
            cell.get("picture-licence", ""),
        )
    return cards


def _check_choices(cell: Mapping[str, str], line: int, manifest: Manifest, problems: list[Problem]) -> None:
    allowed = {"approximate": ("", "yes"), "edition": ("", "small", "large")}
    if manifest.categories:
        allowed["category"] = ("", *manifest.categories)
    for field, values in allowed.items():
        given = cell.get(field, "")
        if given not in values:
            known = ", ".join(value for value in values if value)
            problems.append(Problem(CARDS, line, "mark", {"field": field, "given": given, "known": known}))


def _read_texts(
    folder: Path,
    code: str,
    cards: Mapping[str, Card] | None,
    problems: list[Problem],
    lines: dict[tuple[str, str], int],
) -> dict[str, Text]:
    """Name, claim and story of each card in one language. Ids are compared only if `cards` is given."""
    file = f"{code}.csv"
    if not (folder / file).is_file():
        return {}
    found = _read_table(folder / file, ("id", "name"), _TEXT_FIELDS, problems)
    if found is None:
        return {}
    table, columns = found
    empty_cells = EmptyCellCheck(table, columns, _TEXT_FIELDS)
    at_id, at_name, claim, story = (columns.get(field, -1) for field in ("id", "name", *_TEXT_FIELDS))
    texts: dict[str, Text] = {}
    names: dict[str, int] = {}
    for row in _complete_rows(table, file, problems):
        cells = row.cells
        id, name = cells[at_id], cells[at_name]
        if id in texts:
            problems.append(Problem(file, row.line, "duplicate-id", {"id": id, "first": lines[file, id]}))
        elif cards is not None and id not in cards:
            problems.append(Problem(file, row.line, "unknown-id", {"id": id}))
        elif not name:
            problems.append(Problem(file, row.line, "empty-name", {"id": id}))
        else:
            first = names.setdefault(name.casefold(), row.line)
            if first != row.line:
                problems.append(Problem(file, row.line, "duplicate-name", {"name": name, "first": first}))
            if not all(cells):
                problems += empty_cells.problems(row, file)
            lines[file, id] = row.line
            texts[id] = Text(name, cells[claim] if claim >= 0 else "", cells[story] if story >= 0 else "")
    return texts


class EmptyCellCheck:
    """Reports empty cells in columns that other cards fill: a column must be used for all cards or for none."""

    def __init__(self, table: Sheet, columns: Mapping[str, int], fields: tuple[str, ...]) -> None:
        self.used = [
            (field, place)
            for field in fields
            if (place := columns.get(field)) is not None
            and any(len(row.cells) > place and row.cells[place] for row in table.rows)
        ]

    def problems(self, row: Row, file: str) -> list[Problem]:
        """One problem per empty cell."""
        return [
            Problem(file, row.line, "empty-field", {"field": field})
            for field, place in self.used
            if not row.cells[place]
        ]
