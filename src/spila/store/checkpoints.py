"""Copying what SQLite's log of commits holds into the file, in a thread of its own, while commits go on.

SQLite by itself copies inside a commit, some 450 pages with two more syncs, and everybody whose move is in that commit
or the next one waits for it. Here another connection copies what there is, and only the little that was committed
meanwhile is copied between two commits, so that SQLite begins its log anew.
"""

from __future__ import annotations

import logging
import sqlite3
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

log = logging.getLogger(__name__)

PAGES_BEFORE: Final = 4000
"""About 16 MB of the log: pages that many commits touch are copied only once."""


class Checkpoints:
    """All but `stop` is called by the thread that writes. `connect` opens another connection to the same file."""

    def __init__(self, connect: Callable[[], sqlite3.Connection], pages: int = PAGES_BEFORE) -> None:
        self._connect = connect
        self._most = pages
        self._pages = 0
        self._asked = False
        self._copied = False
        self._wanted: SimpleQueue[bool] = SimpleQueue()
        self._worker = threading.Thread(target=self._run, name="spila-store-checkpoints", daemon=True)
        self._worker.start()

    def committed(self, rows: int) -> bool:
        """So many rows were committed: each changed a page of the index, and one page or more took them all. True if
        nearly everything has been copied, and the rest is to be copied now.
        """
        self._pages += rows + 1
        if self._copied:
            self._copied = self._asked = False
            self._pages = 0
            return True
        if self._pages >= self._most and not self._asked:
            self._asked = True
            self._wanted.put(True)
        return False

    def stop(self) -> None:
        """End the thread."""
        self._wanted.put(False)
        self._worker.join()

    def _run(self) -> None:
        connection: sqlite3.Connection | None = None
        while self._wanted.get():
            try:
                connection = connection or self._connect()
                copy(connection)
            except sqlite3.Error as error:  # nothing is lost: the log keeps what could not be copied
                log.warning("checkpoint failed", extra={"why": str(error)})
            self._copied = True
        if connection is not None:
            connection.close()


def copy(connection: sqlite3.Connection) -> None:
    """Copy what has been committed, as far as nobody is reading what was there before."""
    connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()
