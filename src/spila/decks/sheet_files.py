"""Tables from files and from text that was pasted: rows of cells, each with its line, whatever program wrote them.

Nothing is trusted: what a packed file unpacks to is counted before anything reads it, and workbooks are read by a
process of its own with limits on memory and time (`workbook.py`).
"""

from __future__ import annotations

import csv
import re
import zipfile
from collections.abc import Iterator, Sequence
from io import BytesIO, StringIO
from typing import Final, Literal, NamedTuple

from spila.dated.deck import YEAR
from spila.decks.csv_sheet import detect_separator, spreadsheet_text
from spila.decks.draft import TYPED
from spila.decks.draft_numbers import parse_number
from spila.decks.refused import FileRefused
from spila.decks.workbook import read_workbook

ROWS: Final = 5_000
COLUMNS: Final = 100
UNPACKED: Final = 40_000_000
"""Bytes that a packed file may unpack to."""
ENTRIES: Final = 3_000
"""Files in a packed file."""
_RESTARTS: Final = 20
_LOOKED_AT: Final = 5
"""Lines from which the separator is known."""
_PLAIN_LINES: Final = 300
"""The longest line of a list that has no columns; longer ones are prose."""
_MARKUP: Final = re.compile(r"\s*(?:<[!?a-zA-Z]|[{\[]\s*[\"{\[])")
_LINKS: Final = re.compile(r"\s*(?:[:;]|\s[–—-])\s+")
_DATA: Final = re.compile(r"xl/|_rels/|META-INF/|\[Content_Types\]\.xml$|[a-z]+\.xml$|mimetype$")

Kind = Literal["text", "workbook", "deck"]


class Row(NamedTuple):
    """The cells of a row, and the line of the file or the row of the sheet where it begins."""

    line: int
    cells: tuple[str, ...]
    quotes: bool = False
    """A quotation mark in it is never closed."""


def kind_of(data: bytes) -> Kind:
    """What a file is, by its content. `FileRefused` for what is certainly no table."""
    if data.startswith(b"PK\x03\x04"):
        names = set(unpacked_names(data))
        if any(name.rpartition("/")[2] == "deck.toml" for name in names):
            return "deck"
        if "xl/workbook.xml" in names or ("content.xml" in names and "mimetype" in names):
            return "workbook"
        raise FileRefused("sheet-not-a-table")
    if data.startswith(b"\xd0\xcf\x11\xe0"):
        protected = "EncryptedPackage".encode("utf-16-le") in data
        raise FileRefused("sheet-protected" if protected else "sheet-not-a-table")
    return "text"


def read_rows(data: bytes) -> list[Row]:
    """The rows of a table file that have anything in them."""
    if kind_of(data) == "workbook":
        return _limited(Row(line, tuple(cells)) for line, cells in read_workbook(_repacked(data)))
    return text_rows(decoded(data))


def decoded(data: bytes) -> str:
    """The text of a table; `FileRefused` where it is none."""
    text = spreadsheet_text(data)
    if text is None:
        raise FileRefused("sheet-not-a-table")
    return text


def text_rows(text: str) -> list[Row]:
    """The rows of a table as text: separated by tabs, commas or semicolons, or a plain list with numbers."""
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise FileRefused("sheet-empty")
    if _MARKUP.match(text):
        raise FileRefused("sheet-not-a-table")
    delimiter, skip = detect_separator(text)
    some = [line for line in text.split("\n", _LOOKED_AT)[:_LOOKED_AT] if line.strip()]
    if not skip and all("\t" in line for line in some):
        delimiter = "\t"  # pasted from a spreadsheet: commas belong to its cells
    if not skip and (plain := _plain_list(text, delimiter)) is not None:
        return _limited(plain)
    return _limited(_separated(text, delimiter, skip))


def unpacked_names(data: bytes) -> list[str]:
    """The names in a packed file. `FileRefused` when it is damaged, protected, or unpacks to too much."""
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            entries = packed.infolist()
    except (zipfile.BadZipFile, ValueError, OSError, NotImplementedError, OverflowError):
        raise FileRefused("sheet-unreadable") from None
    if any(entry.flag_bits & 1 for entry in entries):
        raise FileRefused("sheet-protected")
    if len(entries) > ENTRIES or sum(entry.file_size for entry in entries) > UNPACKED:
        raise FileRefused("sheet-too-large", most=UNPACKED)
    return [entry.filename for entry in entries]


def unpacked(data: bytes, wanted: re.Pattern[str]) -> Iterator[tuple[str, bytes]]:
    """The files whose names match from their beginning, each with its content. What they really unpack to counts, not
    what the file says of itself.
    """
    room = UNPACKED
    try:
        with zipfile.ZipFile(BytesIO(data)) as packed:
            for entry in packed.infolist():
                if entry.is_dir() or not wanted.match(entry.filename):
                    continue
                with packed.open(entry) as file:
                    content = file.read(room + 1)
                room -= len(content)
                if room < 0:
                    raise FileRefused("sheet-too-large", most=UNPACKED)
                yield entry.filename, content
    except FileRefused:
        raise
    except Exception:  # a damaged archive fails in whatever part of the standard library reads it
        raise FileRefused("sheet-unreadable") from None


def _repacked(data: bytes) -> bytes:
    """The same workbook, unpacked and counted; only the files that hold data."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as packed:
        for name, content in unpacked(data, _DATA):
            if name == "META-INF/manifest.xml" and b"encryption-data" in content:
                raise FileRefused("sheet-protected")
            packed.writestr(zipfile.ZipInfo(name), content)
    return out.getvalue()


def _limited(rows: Iterator[Row] | Sequence[Row]) -> list[Row]:
    found = []
    for row in rows:
        if any(row.cells):
            found.append(row._replace(cells=tuple(cell[:TYPED] for cell in row.cells[:COLUMNS])))
        if len(found) > ROWS + 1:
            raise FileRefused("sheet-too-many-rows", most=ROWS)
    if not found:
        raise FileRefused("sheet-empty")
    return found


def _plain_list(text: str, delimiter: str) -> list[Row] | None:
    """Lines such as `1455 The Gutenberg Bible` or `The Gutenberg Bible (1455)`; None for a table with columns."""
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), start=1) if line.strip()]
    separated = sum(delimiter in line for _, line in lines)
    if "\t" in text or 2 * separated > len(lines):
        return None
    if any(len(line) > _PLAIN_LINES for _, line in lines):
        raise FileRefused("sheet-not-a-table")
    found = [Row(number, _split(line)) for number, line in lines]
    return found if sum(bool(row.cells[0]) for row in found) > len(found) // 2 or not separated else None


def _split(line: str) -> tuple[str, str]:
    """The number of a line and the rest of it: `44 BC Caesar dies`, `Caesar dies: 44 BC` or `Caesar dies (44 BC)`."""
    if line.endswith(")") and _is_number(inside := line[line.rfind("(") + 1 : -1]):
        return inside.strip(), line[: line.rfind("(")].strip()
    if link := _LINKS.search(line):
        before, after = line[: link.start()], line[link.end() :]
        if _is_number(before):
            return before.strip(), after
        if _is_number(after):
            return after.strip(), before.strip()
    words = line.split()
    for count in (3, 2, 1):
        if len(words) > count and _is_number(given := " ".join(words[:count]).rstrip(":,;")):
            return given, " ".join(words[count:])
    return "", line


def _is_number(text: str) -> bool:
    return len(text) < 40 and any(parse_number(text, unit, "en").number is not None for unit in (YEAR, "number"))


def _separated(text: str, delimiter: str, skip: int) -> Iterator[Row]:
    """Rows as the csv module reads them. A line with a stray quotation mark is cut at its separators instead."""
    lines = StringIO(text, newline="").readlines()
    start = skip
    for _ in range(_RESTARTS):
        reader = csv.reader(lines[start:], delimiter=delimiter, strict=True)
        begin = start
        try:
            for cells in reader:
                yield Row(begin + 1, tuple(cell.strip() for cell in cells))
                begin = start + reader.line_num
            return
        except csv.Error:
            yield _cut(begin, lines[begin], delimiter)
            start = begin + 1
    for number, line in enumerate(lines[start:], start=start):
        yield _cut(number, line, delimiter)


def _cut(number: int, line: str, delimiter: str) -> Row:
    cells = tuple(cell.strip() for cell in line.split(delimiter))
    return Row(number + 1, cells, quotes=line.count('"') % 2 == 1)
