"""The log kept: SQLite in a file by default, PostgreSQL when several servers share the tables.

`open_store` opens either. `spila.store.copies` exports, imports and backs up.
"""

from spila.store.errors import (
    Closed,
    Stale,
    StoreError,
    TableExists,
    TableFinished,
    Unavailable,
    Uncertain,
    UnknownTable,
)
from spila.store.hearsay import Hearing
from spila.store.keeping import Figures, Store
from spila.store.log import FINISHED_KEPT, IDLE_KEPT, LogStore, Meta, TableInfo
from spila.store.opening import open_store
from spila.store.wakeups import Watch

__all__ = [
    "FINISHED_KEPT",
    "IDLE_KEPT",
    "Closed",
    "Figures",
    "Hearing",
    "LogStore",
    "Meta",
    "Stale",
    "Store",
    "StoreError",
    "TableExists",
    "TableFinished",
    "TableInfo",
    "Unavailable",
    "Uncertain",
    "UnknownTable",
    "Watch",
    "open_store",
]
