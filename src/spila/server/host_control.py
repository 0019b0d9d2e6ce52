"""What only the host decides, and what people report: in the store, so that all servers of one database agree."""

from __future__ import annotations

from typing import Final

import msgspec

from spila.server.host_api import CardReport
from spila.store import BaseStore, report_rows
from spila.store.report_rows import ReportRow
from spila.tables.codes import ALPHABET, CODE_LENGTH

OPEN: Final = "decks-open"
REPORTS_KEPT: Final = 200
"""Notes about one deck; more are of no more use."""
_encode: Final = msgspec.json.Encoder().encode


class HostControl:
    """The host's settings and the notes about cards."""

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

    async def report(self, report: CardReport) -> None:
        """Keep a note about a card."""
        row = ReportRow(report.id, report.deck, _encode(report), report.at)
        await self._store.transact(report_rows.add, row, REPORTS_KEPT)

    async def reports(self, deck: str) -> list[CardReport]:
        """The notes about a deck of the workshop, the latest first."""
        return [_report(row) for row in await self._store.query(report_rows.listed, deck)]

    async def host_reports(self) -> list[CardReport]:
        """The notes that go to nobody's workshop, the latest first."""
        return [_report(row) for row in await self._store.query(report_rows.listed) if not is_code(row.deck)]


def is_code(deck: str) -> bool:
    """Whether a deck is named by the code of the workshop."""
    return len(deck) == CODE_LENGTH and set(deck) <= set(ALPHABET)


def _report(row: ReportRow) -> CardReport:
    return msgspec.json.decode(row.report, type=CardReport)
