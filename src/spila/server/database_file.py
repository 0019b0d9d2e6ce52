"""The database file before it is opened: private when we make it, and never silently made anew."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from spila.kernel import Malformed

log = logging.getLogger(__name__)

PRIVATE: Final = 0o077
"""Rights that nobody but the owner may have: the file holds the seeds of running games."""


@contextmanager
def prepared(path: Path) -> Iterator[None]:
    """Make the folder if there is none, and let everything that is made inside this block be the owner's alone: 0700
    for a folder, 0600 for a file. Folders and files that exist keep their rights; others being able to read the
    database is logged.

    `Malformed` for a database that was there and is empty or missing now. SQLite would start a new one in its place.
    """
    before = os.umask(PRIVATE)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _check(path)
        yield
    finally:
        os.umask(before)
    _report_readable(path)


def _check(path: Path) -> None:
    if path.is_file():
        if path.stat().st_size == 0:
            raise Malformed("database-empty", path=str(path))
    elif not path.exists():
        log_file = path.with_name(path.name + "-wal")
        if log_file.is_file() and log_file.stat().st_size:
            raise Malformed("database-missing", path=str(path), wal=log_file.name)


def _report_readable(path: Path) -> None:
    mode = path.stat().st_mode
    if os.name == "posix" and mode & PRIVATE:
        log.warning("database readable by others", extra={"mode": f"{mode & 0o777:o}"})
