"""Reads .xlsx and .ods workbooks in a process of its own, with limits on memory and time.

A workbook of a few kilobytes can say that it has a cell in column XFD of row 1048576, or that a row is repeated a
million times. Whatever that does to the library that reads it, it happens to a process that has nothing to lose.

`python -m spila.decks.workbook` reads a workbook from its input and writes the rows as JSON.
"""

from __future__ import annotations

import subprocess
import sys
from datetime import date, datetime
from io import BytesIO
from typing import Any, Final

import msgspec

from spila.decks.draft import TYPED
from spila.decks.refused import FileRefused

SECONDS: Final = 15
MEMORY: Final = 1_500_000_000
"""Bytes of address space for that process."""
MOST: Final = 5_002
"""Rows that are passed on: one more than may be, with a heading."""
COLUMNS: Final = 100
BYTES: Final = 20_000_000
"""Of all cells together."""
_UNREADABLE: Final = 3
_encoder: Final = msgspec.json.Encoder()
_Rows = list[tuple[int, list[str]]]


def read_workbook(data: bytes) -> _Rows:
    """The rows of the first sheet that has any, each with its number; `FileRefused` when it can't be read."""
    try:
        done = subprocess.run(
            [sys.executable, "-m", __name__], input=data, capture_output=True, timeout=SECONDS, check=False
        )
    except subprocess.TimeoutExpired:
        raise FileRefused("sheet-too-many-rows", most=MOST - 2) from None
    if done.returncode == _UNREADABLE:
        raise FileRefused("sheet-unreadable")
    if done.returncode:
        raise FileRefused("sheet-too-many-rows", most=MOST - 2)
    return msgspec.json.decode(done.stdout, type=_Rows)


def rows_of(data: bytes) -> _Rows:
    """The same in this process."""
    from python_calamine import CalamineWorkbook

    workbook = CalamineWorkbook.from_filelike(BytesIO(data))
    for name in workbook.sheet_names:
        sheet = workbook.get_sheet_by_name(name)
        rows: list[list[Any]] = sheet.to_python(skip_empty_area=True, nrows=MOST)
        first = (sheet.start or (0, 0))[0]
        found = [(first + number, [_text(cell) for cell in row[:COLUMNS]]) for number, row in enumerate(rows, start=1)]
        found = [(number, cells) for number, cells in found if any(cells)]
        if found:
            return found
    return []


def _text(cell: Any) -> str:
    """A cell as it is shown, or nearly so."""
    if isinstance(cell, bool):
        return "x" if cell else ""
    if isinstance(cell, float) and cell == int(cell) and abs(cell) < 1e15:
        return str(int(cell))
    if isinstance(cell, datetime | date):
        return cell.isoformat()[:10]
    return str(cell).strip()[:TYPED]


def _limit() -> None:
    """Less memory and time than would hurt anybody else. Windows has no such limits; the time limit holds there too."""
    if sys.platform != "win32":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _main() -> int:
    _limit()
    data = sys.stdin.buffer.read()
    try:
        found = rows_of(data)
    except MemoryError:
        return 1
    except BaseException:  # the library panics on some damaged files, and a panic is no Exception
        return _UNREADABLE
    written = _encoder.encode(found)
    if len(written) > BYTES:
        return 1
    sys.stdout.buffer.write(written)
    return 0


if __name__ == "__main__":
    raise SystemExit(_main())
