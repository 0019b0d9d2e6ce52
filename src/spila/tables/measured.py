"""The measured lines of a table's seats: what the referee credits, the countdown reckons with, and the pulse shows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from spila.kernel import Seat
from spila.tables.client import Client
from spila.tables.lag import ClosedLines, LagTracker, SeatLines, least

if TYPE_CHECKING:
    from spila.tables.table import Table


class MeasuredSeats:
    """All connections of each seat, to this server and to others. `now` is the server's time in microseconds."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._closed = ClosedLines()

    def closed(self, client: Client, now: int) -> None:
        """A connection closed."""
        if client.seat is not None:
            self._closed.add(client.seat, client.line, now)

    def lines(self, now: int, claiming: Client | None = None) -> dict[Seat, SeatLines | None]:
        """The lines of every seat; None where nobody is connected to this server. `claiming` counts in any case, though
        it may have closed since it claimed.
        """
        elsewhere = self._table.peers.seats()
        found: dict[Seat, SeatLines | None] = {}
        for seat in range(len(self._table.seating.seats)):
            lines = self._here(seat, now, claiming)
            trips = [None if (lag := elsewhere[seat]) is None else 1000 * lag] if seat in elsewhere else []
            found[seat] = SeatLines(lines, trips) if lines else None
        return found

    def lags_here(self, now: int) -> dict[Seat, int | None]:
        """The seats that are connected to this server, with their round trips in milliseconds; None: not known."""
        found: dict[Seat, int | None] = {}
        for seat in range(len(self._table.seating.seats)):
            if lines := self._here(seat, now):
                trip = SeatLines(lines).round_trip(now)
                found[seat] = None if trip is None else trip // 1000
        return found

    def lags(self, now: int) -> tuple[int | None, ...]:
        """The round trip of every seat in milliseconds, over all servers: the one that is credited."""
        both = self.lags_here(now), self._table.peers.seats()
        seats = range(len(self._table.seating.seats))
        return tuple(least(lags[seat] for lags in both if seat in lags) for seat in seats)

    def _here(self, seat: Seat, now: int, claiming: Client | None = None) -> list[LagTracker]:
        """With those that closed a short time ago, if any is still open."""
        lines = [client.line for client in self._table.at(seat)]
        if claiming is not None and claiming.seat == seat and claiming not in self._table.clients:
            lines.append(claiming.line)
        return lines + self._closed.of(seat, now) if lines else []
