"""Who is connected to a table, on this server and on others, and how slow their connections are.

The same figures are credited to claims in a race, used for the countdown, and shown to everybody. `now` is the
server's time in microseconds.
"""

from __future__ import annotations

from spila.kernel import Seat
from spila.tables.broadcast import Broadcast
from spila.tables.client import Client
from spila.tables.lag import ClosedConnections, LagTracker, SeatLag, least
from spila.tables.messages import Presence
from spila.tables.peers import PeerServers, SeatlessCounts
from spila.tables.seating import Seating


class PresenceTracker:
    """The presence of all seats of one table."""

    def __init__(self, seating: Seating, broadcast: Broadcast, peers: PeerServers) -> None:
        self._seating = seating
        self._broadcast = broadcast
        self._peers = peers
        self._closed = ClosedConnections()
        self._elsewhere: frozenset[Seat] = frozenset()
        self.shown: Presence | None = None
        """What was sent to everybody last."""

    # ------------------------------------------------------------ who is there

    @property
    def anyone(self) -> bool:
        """Whether there is any connection to this server."""
        return bool(self._broadcast.clients)

    def present(self, seat: Seat) -> bool:
        """Whether a seat is connected, to this server or another."""
        return bool(self._broadcast.at(seat)) or self.elsewhere(seat)

    def elsewhere(self, seat: Seat) -> bool:
        """Whether a seat is connected to another server."""
        return seat in self._peers.seats()

    def lost(self) -> frozenset[Seat]:
        """The seats that were connected to another server when presence was last shown, and are no longer."""
        return self._elsewhere.difference(self._peers.seats())

    def show(self, now: int) -> bool:
        """Send the presence of all seats to everybody, also on other servers, if it has changed."""
        here = self._lags_here(now)
        clients = self._broadcast.clients
        watching = sum(client.place is None for client in clients)
        screens, remotes = (sum(client.plays(role) for client in clients) for role in ("screen", "remote"))
        self._peers.report_presence(here, SeatlessCounts(watching, screens, remotes))
        there = self._peers.seats()
        self._elsewhere = frozenset(there)
        seats = range(len(self._seating.seats))
        lags = tuple(least(lags[seat] for lags in (here, there) if seat in lags) for seat in seats)
        present = tuple(seat in here or seat in there for seat in seats)
        elsewhere = self._peers.seatless()
        shown = Presence(
            present, lags, watching + elsewhere.watching, screens + elsewhere.screens, remotes + elsewhere.remotes
        )
        if shown == self.shown:
            return False
        self.shown = shown
        self._broadcast.notice(shown)
        return True

    # ------------------------------------------------------------ how slow connections are

    def closed(self, client: Client, now: int) -> None:
        """A connection closed; its lag counts for its seat a little longer."""
        if client.seat is not None:
            self._closed.add(client.seat, client.lag, now)

    def lags(self, now: int, claiming: Client | None = None) -> dict[Seat, SeatLag | None]:
        """The lag of every seat; None where nobody is connected to this server. `claiming` counts in any case, though
        it may have closed since it claimed.
        """
        elsewhere = self._peers.seats()
        found: dict[Seat, SeatLag | None] = {}
        for seat in range(len(self._seating.seats)):
            lags = self._trackers_here(seat, now, claiming)
            trips = [None if (lag := elsewhere[seat]) is None else 1000 * lag] if seat in elsewhere else []
            found[seat] = SeatLag(lags, trips) if lags else None
        return found

    def _lags_here(self, now: int) -> dict[Seat, int | None]:
        """The seats that are connected to this server, with their round trips in milliseconds; None: not known."""
        found: dict[Seat, int | None] = {}
        for seat in range(len(self._seating.seats)):
            if lags := self._trackers_here(seat, now):
                trip = SeatLag(lags).round_trip(now)
                found[seat] = None if trip is None else trip // 1000
        return found

    def _trackers_here(self, seat: Seat, now: int, claiming: Client | None = None) -> list[LagTracker]:
        """With those that closed a short time ago, if any is still open."""
        lags = [client.lag for client in self._broadcast.at(seat)]
        if claiming is not None and claiming.seat == seat and claiming not in self._broadcast.clients:
            lags.append(claiming.lag)
        return lags + self._closed.of(seat, now) if lags else []
