"""What the columns of a table are used for: by headings in six languages, else by what stands in them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from spila.dated.deck import YEAR
from spila.decks import icons
from spila.decks.draft_numbers import parse_number
from spila.decks.sheet_files import Row
from spila.decks.vocabulary import column_names, languages

Use: TypeAlias = Literal["", "id", "number", "name", "claim", "story", "category", "icon", "approximate"]
TEXTS: Final = ("name", "claim", "story")
_HEADING: Final = re.compile(r"(?P<name>[^()\[\]]*?)\s*[(\[]\s*(?P<mark>[^()\[\]]{1,40}?)\s*[)\]]")
_CODE: Final = re.compile(r"(?P<name>.+?)[\s_.:/-]+(?P<code>[a-z]{2,3})")
_SAMPLE: Final = 200
"""Rows that are looked at to guess a column's use."""
_NUMBER: Final = "number"


class Column(NamedTuple):
    """The use of a column, and of a text its language; empty: that of the deck."""

    use: Use
    language: str = ""


class Layout(NamedTuple):
    """The columns of a table, whether its first row is a heading, and the unit of its numbers."""

    columns: tuple[Column, ...]
    heading: bool
    unit: str


def layout(
    rows: Sequence[Row], language: str, heading: bool | None, columns: Sequence[Column] | None, unit: str
) -> Layout:
    """How to read these rows. What is given is taken as it is; the rest is guessed."""
    width = max(len(row.cells) for row in rows)
    first = rows[0].cells
    named, named_unit = _named(first)
    guess = heading is None
    if heading is None:
        heading = any(column.use for column in named) and not _is_number(first, columns, named, language)
    body = rows[1:] if heading else rows
    if columns is None:
        guessed = list(named) if heading else [Column("") for _ in range(width)]
        guessed += [Column("")] * (width - len(guessed))
        columns = _completed(guessed, body[:_SAMPLE], language, skip_named=heading)
        if not heading and guess and _looks_like_heading(columns, rows, language):
            heading, body = True, rows[1:]
    unit = unit or _unit(columns, body[:_SAMPLE], named_unit if heading else "", language)
    return Layout(tuple(columns), heading, unit)


def _named(cells: Sequence[str]) -> tuple[list[Column], str]:
    """What headings say, and the unit that stands with the number."""
    found: list[Column] = []
    unit = ""
    for cell in cells:
        column, mark = _column(" ".join(cell.split()))
        taken = {(each.use, each.language) for each in found if each.use}
        if column.use == _NUMBER and (_NUMBER, "") in taken:
            column = Column("")
        if column.use and (column.use, column.language) in taken:
            column = Column("")
        if column.use == _NUMBER:
            unit = mark
        found.append(column)
    return found, unit


def _column(heading: str) -> tuple[Column, str]:
    """The use of a column with this heading, and the unit in it: `year` for years, `m` in `Height (m)`."""
    marked = _HEADING.fullmatch(heading)
    name, mark = (marked["name"], marked["mark"]) if marked else (heading, "")
    use, language = _use(name)
    if use in TEXTS and mark.casefold() in languages():
        return Column(use, mark.casefold()), ""
    if not use and (coded := _CODE.fullmatch(name.casefold())) is not None:
        use, _ = _use(coded["name"])
        if use in TEXTS and coded["code"] in languages():
            return Column(use, coded["code"]), ""
        use = ""
    if use == _NUMBER or (not use and mark):
        by_year = language == YEAR
        return Column("number"), mark or (YEAR if by_year else "")
    return Column(use), ""


def _use(name: str) -> tuple[Use, str]:
    """What a heading means; for the number also whether it is a year. Of several words one has to be known."""
    known = column_names()
    plain = name.casefold().strip().rstrip(" :?.")
    meant = {known[word] for word in plain.split() if word in known}
    found = known.get(plain) or (meant.pop() if len(meant) == 1 else "")
    if found in ("year", "value"):
        return "number", found
    return _USES.get(found, ""), ""


_USES: Final[dict[str, Use]] = {
    each: each for each in ("id", "name", "claim", "story", "category", "icon", "approximate")
}


def _is_number(first: Sequence[str], columns: Sequence[Column] | None, named: Sequence[Column], language: str) -> bool:
    """Whether the number column of the first row holds a number: then it is no heading."""
    for column, cell in zip(columns or named, first):
        if column.use == _NUMBER and parse_number(cell, YEAR, language).number is not None:
            return True
    return False


def _looks_like_heading(columns: Sequence[Column], rows: Sequence[Row], language: str) -> bool:
    """Whether only the first row has words where all others have a number."""
    place = next((place for place, column in enumerate(columns) if column.use == _NUMBER), None)
    cells = [] if place is None else [row.cells[place] if place < len(row.cells) else "" for row in rows]
    if len(cells) < 3 or not cells[0] or any(sign.isdigit() for sign in cells[0]):
        return False
    return all(
        any(parse_number(cell, unit, language).number is not None for unit in (YEAR, _NUMBER)) for cell in cells[1:]
    )


def _completed(columns: list[Column], body: Sequence[Row], language: str, *, skip_named: bool) -> list[Column]:
    """Guess the number and the name where no heading says which they are, and further texts of a table without one."""
    found = list(columns)
    cells = [[row.cells[place] if place < len(row.cells) else "" for row in body] for place in range(len(found))]
    free = [place for place, column in enumerate(found) if not column.use]
    if not any(column.use == _NUMBER for column in found):
        place = _best(free, [_numbers(each, language) for each in cells])
        if place is not None:
            found[place] = Column("number")
            free.remove(place)
    if not any(column.use == "name" for column in found):
        place = _best(free, [_distinct(each) for each in cells])
        if place is not None:
            found[place] = Column("name")
            free.remove(place)
        else:  # a table of dates and what happened then
            found = _renamed(found)
    if not skip_named:
        _name_others(found, free, cells)
    return found


def _renamed(columns: list[Column]) -> list[Column]:
    """The same columns, of which the first claim is the name."""
    place = next((place for place, column in enumerate(columns) if column.use == "claim"), None)
    return [Column("name", each.language) if at == place else each for at, each in enumerate(columns)]


def _name_others(found: list[Column], free: list[int], cells: list[list[str]]) -> None:
    """The other texts of a table without headings: drawings by their names, few different words, short, long."""
    for place in list(free):
        words = [each for each in cells[place] if each]
        if words and all(each in icons.authors() for each in words):
            found[place] = Column("icon")
        elif len(words) > 5 and len(set(words)) <= len(words) // 3:
            found[place] = Column("category")
        else:
            continue
        free.remove(place)
    lengths = {place: sum(map(len, cells[place])) / max(1, sum(map(bool, cells[place]))) for place in free}
    texts = sorted((place for place in free if lengths[place]), key=lambda place: lengths[place])[-2:]
    if len(texts) == 1:
        found[texts[0]] = Column("story" if lengths[texts[0]] > 60 else "claim")
    elif texts:
        found[texts[0]], found[texts[1]] = Column("claim"), Column("story")


def _best(places: Sequence[int], scores: Sequence[float]) -> int | None:
    """The place with the highest score, the first of equals; None where all are zero."""
    best = max(places, key=lambda place: (scores[place], -place), default=None)
    return None if best is None or not scores[best] else best


def _numbers(cells: Sequence[str], language: str) -> float:
    """How many are years; other numbers count a little less."""
    score = 0.0
    for cell in cells:
        if parse_number(cell, YEAR, language).number is not None:
            score += 1
        elif parse_number(cell, _NUMBER, language).number is not None:
            score += 0.75
    return score if 2 * score >= sum(map(bool, cells)) else 0


def _distinct(cells: Sequence[str]) -> float:
    """How many different short texts there are."""
    texts = {cell for cell in cells if cell and len(cell) <= 100 and not cell.replace(" ", "").isdecimal()}
    return float(len(texts))


def _unit(columns: Sequence[Column], body: Sequence[Row], named: str, language: str) -> str:
    """The unit of the numbers: as the heading says, else years if most of them can be."""
    if named:
        return named[:40]
    place = next((place for place, column in enumerate(columns) if column.use == _NUMBER), None)
    if place is None:
        return YEAR
    cells = [row.cells[place] for row in body if place < len(row.cells) and row.cells[place]]
    years = sum(parse_number(cell, YEAR, language).number is not None for cell in cells)
    numbers = sum(parse_number(cell, _NUMBER, language).number is not None for cell in cells)
    return YEAR if years >= numbers or 2 * years > len(cells) else _NUMBER
