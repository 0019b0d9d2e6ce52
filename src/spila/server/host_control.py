"""What only the host decides: the host's key, whether anybody may make decks, and notes about cards."""

from __future__ import annotations

import hmac
from random import Random
from typing import Final

import msgspec

from spila.server.host_api import CardReport
from spila.store import BaseStore, report_rows
from spila.store.report_rows import ReportRow
from spila.tables.seating import fingerprint, new_token

KEY: Final = "host-key"
OPEN: Final = "decks-open"
REPORTS_KEPT: Final = 200
"""Notes about one deck; more are of no more use."""
_encode: Final = msgspec.json.Encoder().encode


class HostControl:
    """The host's settings, in the store, so that all servers of one database have the same."""

    def __init__(self, store: BaseStore, *, decks_open: bool) -> None:
        self._store = store
        self._decks_open = decks_open

    async def decks_open(self) -> bool:
        """Whether anybody may make a deck: as the host has set it on the page, or else at start."""
        found = await self._store.query(report_rows.setting, OPEN)
        return self._decks_open if found is None else bool(msgspec.json.decode(found, type=bool))

    async def set_decks_open(self, *, open: bool) -> None:
        """Set it for all servers of this database."""
        await self._store.transact(report_rows.set_setting, OPEN, _encode(open))

    async def new_key(self, chance: Random) -> str:
        """A new key of the host; an earlier one stops working."""
        key = new_token(chance)
        await self._store.transact(report_rows.set_setting, KEY, _encode(fingerprint(key)))
        return key

    async def has_key(self) -> bool:
        """Whether there is a key already."""
        return await self._store.query(report_rows.setting, KEY) is not None

    async def is_host(self, key: str) -> bool:
        """Whether this is the host's key."""
        found = await self._store.query(report_rows.setting, KEY)
        return found is not None and hmac.compare_digest(msgspec.json.decode(found, type=str), fingerprint(key))

    async def report(self, deck: str, report: CardReport) -> None:
        """Keep a note about a card."""
        row = ReportRow(report.id, deck, _encode(report), report.at)
        await self._store.transact(report_rows.add, row, REPORTS_KEPT)

    async def reports(self, deck: str | None = None) -> list[CardReport]:
        """The notes about a deck, or all, the latest first."""
        rows = await self._store.query(report_rows.listed, deck)
        return [msgspec.json.decode(row.report, type=CardReport) for row in rows]
