"""Errors of the store: codes with parameters, like the kernel's `Malformed`; their texts are in `spila.l10n`."""

from __future__ import annotations

from spila.kernel.codec import Coded


class StoreError(Coded):
    """An error of the store itself."""


class Stale(StoreError):
    """Another writer was first. `actual` is the current version of the log (or of the meta value)."""

    def __init__(self, actual: int) -> None:
        super().__init__("stale-version", actual=actual)
        self.actual = actual


class UnknownTable(StoreError):
    """There is no such table, or it has been deleted."""

    def __init__(self, table: str) -> None:
        super().__init__("table-unknown", table=table)


class TableExists(StoreError):
    """The table id is taken."""

    def __init__(self, table: str) -> None:
        super().__init__("table-exists", table=table)


class TableFinished(StoreError):
    """The game is over; nothing can be appended to its log."""

    def __init__(self, table: str) -> None:
        super().__init__("table-finished", table=table)


class Unavailable(StoreError):
    """The database could not be reached; nothing has been written."""

    def __init__(self, why: str) -> None:
        super().__init__("store-unavailable", why=why)


class Uncertain(StoreError):
    """The connection was lost before the answer: the write may or may not have happened. Read before retrying."""

    def __init__(self, why: str) -> None:
        super().__init__("store-uncertain", why=why)


class Closed(StoreError):
    """The store has been closed."""

    def __init__(self) -> None:
        super().__init__("store-closed")


class LogBroken(StoreError):
    """A log was changed from outside: its rows do not fit together. The table is refused, others are not affected."""


class RowMissing(LogBroken):
    """An entry is not there, although others, or the record of the match, come after it."""

    def __init__(self, table: str, entry: int) -> None:
        super().__init__("log-row-missing", table=table, entry=entry)


class RowChanged(LogBroken):
    """An entry is not as it was written, or the header before the first one is not."""

    def __init__(self, table: str, entry: int) -> None:
        super().__init__("log-row-changed", table=table, entry=entry)


class RowsSwapped(LogBroken):
    """Two entries have changed places."""

    def __init__(self, table: str, entry: int, other: int) -> None:
        super().__init__("log-rows-swapped", table=table, entry=entry, other=other)
