"""Lines with a known past, for tests with exact times."""

from __future__ import annotations

from collections.abc import Iterable

from spila.tables.lag import LagTracker

NOW = 100_000_000
"""When the tests' races happen."""


def answered(lag: LagTracker, trips: Iterable[int], last: int = NOW - 500_000) -> LagTracker:
    """Pongs with these round trips, one a second, the last of them here at `last`."""
    told = list(trips)
    for number, trip in enumerate(told):
        at = last - 1_000_000 * (len(told) - 1 - number)
        nonce = f"{at}".encode()
        lag.ping(nonce, at - trip)
        assert lag.pong(nonce, at) == trip
    return lag


def steady(milliseconds: float) -> LagTracker:
    """A connection that always took as long as this."""
    return answered(LagTracker(), [round(1000 * milliseconds)] * 15)
