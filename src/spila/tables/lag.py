"""The delay of a connection as measured by the server, and the credit that a claim gets for it.

Nothing here comes from a client's clock. A client can delay its pongs on purpose, but not the acknowledgements of its
operating system, so the smaller of both round trips counts. All times are whole microseconds, passed in by the caller.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from enum import Enum
from statistics import median_low
from typing import Final

import msgspec

SAMPLES: Final = 15
SAMPLE_LIFE: Final = 30_000_000
"""A connection that has not answered for this long has no measured delay and gets no credit."""

FRESH: Final = 2_000_000
"""The last round trip counts as a spike only while it is no older than this."""

CLOSED_COUNTS: Final = 5_000_000
"""A closed connection still counts for its seat this long; else closing a quick one would restore credit."""

OPEN_PINGS: Final = 16

MOST_BANKED: Final = 10_000
BANK_DEVIATIONS: Final = 4
REFILL_SHARE: Final = 64


def micros(seconds: float) -> int:
    """Convert a time of the event loop to whole microseconds."""
    return int(seconds * 1_000_000)


class Sight(Enum):
    """How the card that a claim answers was shown to the players."""

    SENT = "sent"
    """Sent to all at once: both the card and the claim were delayed, so the round trip counts."""

    TOGETHER = "together"
    """Shown to all at one instant by the countdown: only the claim was delayed, so half the round trip counts."""


class KernelTrip(msgspec.Struct, frozen=True):
    """The kernel's smoothed round trip of a socket and its mean deviation."""

    smoothed: int
    deviation: int


class _Sample(msgspec.Struct, frozen=True):
    trip: int
    at: int


class LagTracker:
    """The delay of one connection. A new connection starts with nothing measured and nothing banked."""

    def __init__(self) -> None:
        self.bank = 0
        self._open: dict[bytes, int] = {}
        self._samples: deque[_Sample] = deque(maxlen=SAMPLES)
        self._kernel: KernelTrip | None = None
        self._lowest: int | None = None

    def ping(self, nonce: bytes, now: int) -> None:
        """Record a ping. Its nonce must be unguessable, or a client could answer before the ping arrives."""
        if len(self._open) == OPEN_PINGS:
            del self._open[next(iter(self._open))]
        self._open[nonce] = now

    def pong(self, nonce: bytes, now: int) -> int | None:
        """Record a pong and return its round trip; None for one that was not asked for or is a repetition."""
        sent = self._open.pop(nonce, None)
        if sent is None:
            return None
        trip = max(now - sent, 0)
        self._samples.append(_Sample(trip, now))
        deviation = self._deviation(self._recent(now))
        room = min(MOST_BANKED, BANK_DEVIATIONS * deviation)
        self.bank = min(self.bank + deviation // REFILL_SHARE, room)
        return trip

    def kernel(self, trip: KernelTrip) -> None:
        """Record a reading of the socket. Take the first one when the connection opens, before any ping.

        The lowest reading counts and not the latest, because a client that holds its pongs back for less than its
        system's delayed acknowledgement (about 40 ms) raises the kernel's figure too; the first
        reading is not affected.
        """
        self._kernel = trip
        self._lowest = trip.smoothed if self._lowest is None else min(self._lowest, trip.smoothed)

    def round_trip(self, now: int) -> int | None:
        """The measured round trip: the lower of pongs and kernel. None if nothing is known."""
        recent = self._recent(now)
        return self._estimate(recent) if recent else None

    def one_way(self, now: int) -> int:
        """Half the round trip: the best estimate for either direction."""
        return (self.round_trip(now) or 0) // 2

    def certain(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The credit of any claim on this connection, without the bank."""
        return _share(self.round_trip(now) or 0, sight)

    def possible(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The largest credit that a claim on this connection could get."""
        trip = self.round_trip(now)
        return 0 if trip is None else _share(trip + self.bank, sight)

    def withdraw(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The credit of a claim that arrived now.

        What it gets for a spike above the measured delay is taken from the bank.
        """
        recent = self._recent(now)
        if not recent:
            return 0
        trip = self._estimate(recent)
        spike = 0
        last = recent[-1]
        if now - last.at <= FRESH:
            spike = min(max(last.trip - trip - self._deviation(recent), 0), self.bank)
        self.bank -= spike
        return _share(trip + spike, sight)

    def _recent(self, now: int) -> list[_Sample]:
        return [sample for sample in self._samples if now - sample.at <= SAMPLE_LIFE]

    def _estimate(self, recent: list[_Sample]) -> int:
        """The median of the pongs: a few late ones do not move it, and jitter does not bias it as a minimum would."""
        trip = median_low(sample.trip for sample in recent)
        return trip if self._lowest is None else min(trip, self._lowest)

    def _deviation(self, recent: list[_Sample]) -> int:
        middle = median_low(sample.trip for sample in recent)
        deviation = median_low(abs(sample.trip - middle) for sample in recent)
        return deviation if self._kernel is None else min(deviation, self._kernel.deviation)


class SeatLag:
    """The delay of a seat: the minimum over all its connections, no matter which of them a claim came over.

    A seat may have several connections over different paths. If a claim got the credit of any one of them, a player
    could see the card and claim over a quick path and be credited for a slow one. For the same reason a connection
    without measurements counts as one without delay. `elsewhere` are the round trips of the seat's
    connections to other servers, as those servers measured them.
    """

    def __init__(self, lags: Sequence[LagTracker], elsewhere: Sequence[int | None] = ()) -> None:
        self._lags = lags
        self._elsewhere = elsewhere

    def round_trip(self, now: int) -> int | None:
        """The round trip that is credited to the seat and shown to everybody; None if any is unknown."""
        return least([*(lag.round_trip(now) for lag in self._lags), *self._elsewhere])

    def one_way(self, now: int) -> int:
        """Half the round trip."""
        return (self.round_trip(now) or 0) // 2

    def certain(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The credit of any claim of this seat, without the banks."""
        return _share(self.round_trip(now) or 0, sight)

    def possible(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The largest credit that a claim of this seat could get."""
        return min([*(lag.possible(now, sight) for lag in self._lags), *self._credits_elsewhere(sight)], default=0)

    def withdraw(self, now: int, sight: Sight = Sight.SENT) -> int:
        """The credit of a claim that arrived now. Every connection's bank pays for its own spike."""
        return min([*(lag.withdraw(now, sight) for lag in self._lags), *self._credits_elsewhere(sight)], default=0)

    def _credits_elsewhere(self, sight: Sight) -> list[int]:
        return [_share(trip or 0, sight) for trip in self._elsewhere]


class ClosedConnections:
    """Connections that closed a short time ago, by seat."""

    def __init__(self) -> None:
        self._closed: deque[tuple[int, int, LagTracker]] = deque()

    def add(self, seat: int, lag: LagTracker, now: int) -> None:
        """Record that a connection of this seat closed."""
        self._forget_old(now)
        self._closed.append((now, seat, lag))

    def of(self, seat: int, now: int) -> list[LagTracker]:
        """The closed connections of this seat that still count."""
        self._forget_old(now)
        return [lag for _, owner, lag in self._closed if owner == seat]

    def _forget_old(self, now: int) -> None:
        while self._closed and now - self._closed[0][0] > CLOSED_COUNTS:
            self._closed.popleft()


def least(trips: Iterable[int | None]) -> int | None:
    """The least of these round trips; None if there are none, or if one is unknown and so might be less."""
    known: list[int] = []
    for trip in trips:
        if trip is None:
            return None
        known.append(trip)
    return min(known, default=None)


def _share(trip: int, sight: Sight) -> int:
    return trip // 2 if sight is Sight.TOGETHER else trip
