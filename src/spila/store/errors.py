"""What can go wrong with the log: codes with parameters, like the kernel's `Malformed`; the words are elsewhere."""

from __future__ import annotations

from spila.kernel.codec import Coded


class StoreError(Coded):
    """Something about the store itself."""


class Stale(StoreError):
    """Somebody else was first. `actual` is the version the log (or a table's meta) really has."""

    def __init__(self, actual: int) -> None:
        super().__init__("stale-version", actual=actual)
        self.actual = actual


class UnknownTable(StoreError):
    """No such table, or it has been forgotten."""

    def __init__(self, table: str) -> None:
        super().__init__("table-unknown", table=table)


class TableExists(StoreError):
    """The id is taken."""

    def __init__(self, table: str) -> None:
        super().__init__("table-exists", table=table)


class TableFinished(StoreError):
    """The game is over; its log takes nothing more."""

    def __init__(self, table: str) -> None:
        super().__init__("table-finished", table=table)


class Unavailable(StoreError):
    """The database could not be reached, and nothing of what was asked has been written."""

    def __init__(self, why: str) -> None:
        super().__init__("store-unavailable", why=why)


class Uncertain(StoreError):
    """The database went away before it answered: what was asked may have been written or not. Read before going on."""

    def __init__(self, why: str) -> None:
        super().__init__("store-uncertain", why=why)


class Closed(StoreError):
    """The store has been closed."""

    def __init__(self) -> None:
        super().__init__("store-closed")
