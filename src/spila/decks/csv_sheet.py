"""Reads tables from bytes: encodings, separators and quotes as spreadsheets write them, each row with its line."""

from __future__ import annotations

import codecs
import csv
from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Final, NamedTuple

from spila.decks.problems import Problem

MAX_BYTES: Final = 5_000_000
_RESTARTS: Final = 100


class Row(NamedTuple):
    """The cells of a row and the line of the file where it begins."""

    line: int
    cells: list[str]


class Sheet(NamedTuple):
    """The heading of a table and its rows."""

    columns: list[str]
    line: int
    rows: list[Row]


def decode_utf8(data: bytes, file: str, problems: list[Problem]) -> str | None:
    """Decode UTF-8, with or without a byte order mark: the encoding of deck folders."""
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        problems.append(Problem(file, data.count(b"\n", 0, error.start) + 1, "encoding", {"byte": error.start}))
        return None


def decode_spreadsheet(data: bytes, file: str, problems: list[Problem]) -> str | None:
    """The text of a table that a spreadsheet wrote; None and a problem where there is none."""
    text = spreadsheet_text(data)
    if text is None:
        problems.append(Problem(file, 1, "not-a-table"))
    return text


def spreadsheet_text(data: bytes) -> str | None:
    """Text as spreadsheets write it: UTF-8, UTF-16 with or without a mark, or Windows-1252; None for anything else."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        encodings = ["utf-16"]
    elif b"\0" in data[:2000]:
        encodings = ["utf-16-be" if data[:1] == b"\0" else "utf-16-le"]
    else:
        encodings = ["utf-8-sig", "cp1252"]
    for encoding in encodings:
        try:
            text = data.decode(encoding)
        except UnicodeDecodeError:
            continue
        if not any(sign < " " and sign not in "\t\n\r\f\v" for sign in set(text)):
            return text
    return None


def detect_separator(text: str) -> tuple[str, int]:
    """The most frequent of comma, semicolon and tab in the heading, and the lines to skip (Excel's `sep=;`)."""
    first, _, rest = text.partition("\n")
    if first.strip().lower().startswith("sep=") and len(first.strip()) == 5:
        return first.strip()[4], 1
    if first.strip().lower() == "sep=" and "\t" in first:
        return "\t", 1
    heading = first if first.strip() else next((line for line in rest.splitlines() if line.strip()), "")
    return max(",;\t", key=heading.count), 0


def read_sheet(text: str, file: str, problems: list[Problem], delimiter: str = ",", skip: int = 0) -> Sheet | None:
    """Parse a table. A row with an unclosed quote is reported as a problem and left out."""
    rows = [row for row in _records(text, delimiter, skip, file, problems) if any(row.cells)]
    if not rows:
        problems.append(Problem(file, 1, "not-a-table"))
        return None
    heading = rows[0]
    return Sheet(heading.cells, heading.line, rows[1:])


def _records(text: str, delimiter: str, skip: int, file: str, problems: list[Problem]) -> Iterator[Row]:
    """Yield rows with the line where they begin. After an unclosed quote, reading resumes on the next line."""
    lines = StringIO(text, newline="").readlines()
    start = skip
    for _ in range(_RESTARTS):
        reader = csv.reader(islice(lines, start, None), delimiter=delimiter, strict=True)
        begin = start
        try:
            for cells in reader:
                yield Row(begin + 1, [cell.strip() for cell in cells])
                begin = start + reader.line_num
            return
        except csv.Error:
            problems.append(Problem(file, begin + 1, "quotes"))
            start = begin + 1
    problems.append(Problem(file, start, "quotes"))
