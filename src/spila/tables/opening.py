"""Opening a table from its log: in slices, so that other tables go on meanwhile, and from a snapshot if there is one.

The hash chain is verified from the first entry on in any case; a snapshot saves applying the entries to the rules.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from spila.kernel import Malformed
from spila.store import LogStore, RowMissing
from spila.tables import snapshot
from spila.tables.actor import TableActor
from spila.tables.entries import TableHeader
from spila.tables.host import TableHost

log = logging.getLogger(__name__)

VERIFIED: Final = 500
"""Entries whose chain is verified at once."""
APPLIED: Final = 25
"""Entries that are applied at once."""


async def open_table(code: str, header: TableHeader, store: LogStore, host: TableHost) -> TableActor:
    """The table as its log has it; `LogBroken` if the log was changed from outside, `Malformed` if it cannot be."""
    kept = await store.meta(code, snapshot.KEY)
    if kept is not None:
        try:
            return await _open(code, header, store, host, kept.value)
        except (Malformed, snapshot.Unfit) as error:
            log.warning("snapshot discarded", extra={"table": code, "why": str(error)})
    return await _open(code, header, store, host, None)


async def _open(code: str, header: TableHeader, store: LogStore, host: TableHost, kept: bytes | None) -> TableActor:
    info = await store.info(code)
    table = TableActor(code, header, store, host)
    if kept is not None:
        link = await _verified(code, store, snapshot.version_of(kept))
        snapshot.restore(table.state, header, kept, link)
    while rows := await store.read(code, table.state.version, VERIFIED):
        for start in range(0, len(rows), APPLIED):
            table.take_in(rows[start : start + APPLIED], newest=max(info.version, rows[-1].version))
            await asyncio.sleep(0)
    await table.opened(finished=info.finished is not None, active=info.active)
    return table


async def _verified(code: str, store: LogStore, until: int) -> bytes:
    """The hash of this version, after the chain up to it was verified; `RowMissing` if the log does not go that far,
    although there was a snapshot of it.
    """
    version, link = 0, b""
    while version < until:
        rows = await store.read(code, version, min(VERIFIED, until - version))
        if not rows:
            raise RowMissing(code, version + 1)
        version, link = rows[-1].version, rows[-1].hash
    return link
