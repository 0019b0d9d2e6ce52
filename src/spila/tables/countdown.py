"""The start of a round: everybody sees the start card at the same instant (ZZ-GAP-25), on whichever server they are.

The instant follows from the time that is stored with the log entry which began the countdown. So every server of the
table arrives at the same one, also a server that opens the table, or starts again, while the countdown runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spila.kernel import Seat
from spila.tables.lag import LagTracker, SeatLag

LEAD: Final = 3_000_000
"""From the entry to the start."""

MOST_HEAD_START: Final = 150_000
"""The card leaves no earlier than this for any connection, however slow it says it is."""


class Start(msgspec.Struct, frozen=True):
    """When the card is to be seen, in the server's time, and what each connection needs for that."""

    instant: int
    waits: Mapping[Seat, int]
    """Milliseconds that a client counts down from the receipt of the announcement, which leaves at once."""

    departures: Mapping[Seat, int]
    """When the card itself leaves for each seat. It travels apart from the announcement and arrives at the instant,
    so no client holds it early and none has to be trusted to wait."""


def start_instant(now: int, written: int, clock: int) -> int:
    """The start, in the server's time, of the countdown that an entry written at this time began.

    `written` is the stored time of the entry and `clock` the time now, both in milliseconds since 1970. A clock that is
    wrong makes nobody wait longer than a whole countdown.
    """
    left = LEAD - 1000 * (clock - written)
    return now + min(max(left, 0), LEAD)


def departure(now: int, instant: int, lag: LagTracker | SeatLag | None) -> int:
    """When the card leaves for a connection, so that it arrives at the instant. None has no delay."""
    way = min(lag.one_way(now), MOST_HEAD_START) if lag else 0
    return max(instant - way, now)


def countdown(now: int, instant: int, lags: Mapping[Seat, LagTracker | SeatLag | None]) -> Start:
    """How to announce a start at this instant now. A seat without a connection (a bot, nobody there) has no delay.

    The instant is the same for everybody and never put off: where the card would come too late, it leaves at once.
    """
    departures = {seat: departure(now, instant, lag) for seat, lag in lags.items()}
    return Start(instant, {seat: (leaves - now) // 1000 for seat, leaves in departures.items()}, departures)
