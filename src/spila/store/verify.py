"""Checking the hash chains of whole databases, in slices, so that memory does not grow with a log."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Final, NamedTuple

from spila.store.base import BaseStore
from spila.store.errors import LogBroken

SLICE: Final = 1_000
"""Entries that are read at once."""


class Verified(NamedTuple):
    """What was found at one table. `backfilled` entries were hashed later than they were written; `last` is the hash of
    the last entry.
    """

    table: str
    entries: int
    backfilled: int
    last: str
    broken: LogBroken | None


async def verify_tables(store: BaseStore, table_id: str | None = None) -> AsyncIterator[Verified]:
    """Check the chain of one table, or of all."""
    names = [table_id] if table_id is not None else sorted(info.id for info in await store.tables())
    for name in names:
        root, backfilled = await store.root(name)
        version, last, broken = 0, root, None
        try:
            while rows := await store.read(name, version, SLICE):
                version, last = rows[-1].version, rows[-1].hash
        except LogBroken as error:
            broken = error
        yield Verified(name, version, backfilled, last.hex(), broken)
