"""The start of a round: everybody sees the start card at the same instant (ZZ-GAP-25)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spila.kernel import Seat
from spila.tables.lag import LagTracker, SeatLines

LEAD: Final = 3_000_000

MOST_HEAD_START: Final = 150_000
"""The card leaves no earlier than this for any line, however slow it says it is."""


class Start(msgspec.Struct, frozen=True):
    """When the card is to be seen, in the server's time, and what each line needs for that."""

    instant: int
    waits: Mapping[Seat, int]
    """Milliseconds that a client counts down from the receipt of the announcement, which leaves at once."""

    departures: Mapping[Seat, int]
    """When the card itself leaves for each seat. It travels apart from the announcement and arrives at the instant,
    so no client holds it early and none has to be trusted to wait."""


def countdown(now: int, lines: Mapping[Seat, LagTracker | SeatLines | None], lead: int = LEAD) -> Start:
    """The start that can be announced now. A seat without a line (a bot, nobody there) counts as having no delay."""
    ways = {seat: min(line.one_way(now), MOST_HEAD_START) if line else 0 for seat, line in lines.items()}
    instant = now + max(lead, 2 * max(ways.values(), default=0))
    departures = {seat: instant - way for seat, way in ways.items()}
    return Start(instant, {seat: (leaves - now) // 1000 for seat, leaves in departures.items()}, departures)
