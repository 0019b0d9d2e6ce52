"""Durable storage of table logs: SQLite in a file by default, PostgreSQL when several servers share the tables.

`open_store` opens either. `spila.store.backup` exports, imports and backs up.
"""

from spila.store.base import BaseStore, Counters
from spila.store.errors import (
    Closed,
    LogBroken,
    RowChanged,
    RowMissing,
    RowsSwapped,
    Stale,
    StoreError,
    TableExists,
    TableFinished,
    Unavailable,
    Uncertain,
    UnknownTable,
)
from spila.store.factory import open_store
from spila.store.log import FINISHED_RETENTION, IDLE_RETENTION, Logged, LogStore, Meta, TableInfo
from spila.store.pubsub import Subscription
from spila.store.watches import Watch

__all__ = [
    "FINISHED_RETENTION",
    "IDLE_RETENTION",
    "BaseStore",
    "Closed",
    "Counters",
    "LogBroken",
    "LogStore",
    "Logged",
    "Meta",
    "RowChanged",
    "RowMissing",
    "RowsSwapped",
    "Stale",
    "StoreError",
    "Subscription",
    "TableExists",
    "TableFinished",
    "TableInfo",
    "Unavailable",
    "Uncertain",
    "UnknownTable",
    "Watch",
    "open_store",
]
