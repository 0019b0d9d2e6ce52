"""How much of everything one guest may have."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from spila.kernel.codec import Coded

MANY: Final = 1_000_000_000


class TooMuch(Coded):
    """Somebody wants more than their share."""


class Limits(msgspec.Struct, frozen=True):
    """What a host may change. What is said of each field here is what `docs/hosting.md` says of it."""

    message_bytes: Annotated[int, Meta(ge=1024, le=65_536, description="Largest message on a connection, in bytes")] = (
        16_384
    )
    message_rate: Annotated[
        float, Meta(ge=1, le=100_000, description="Sustained messages per second for each connection")
    ] = 30.0
    message_burst: Annotated[int, Meta(ge=1, le=100_000, description="Messages a connection may send in one burst")] = (
        90
    )
    refusals_in_a_row: Annotated[
        int,
        Meta(ge=1, le=MANY, description="A connection is closed after this many refusals in a row"),
    ] = 1_000
    unsent_bytes: Annotated[
        int, Meta(ge=16_384, le=MANY, description="A client is disconnected when more unread bytes than this pile up")
    ] = 262_144
    connections_per_address: Annotated[int, Meta(ge=1, le=MANY, description="Open connections per address")] = 100
    tables_per_address: Annotated[int, Meta(ge=1, le=MANY, description="New tables per address and hour")] = 60
    misses_per_address: Annotated[
        int, Meta(ge=1, le=MANY, description="Wrong table codes per address in ten minutes")
    ] = 60
    idle_days: Annotated[
        float, Meta(ge=0.01, le=36_500, description="A table is deleted after this many days without activity")
    ] = 30.0
    finished_days: Annotated[
        float, Meta(ge=0.01, le=36_500, description="A finished game can be viewed for this many days")
    ] = 90.0


class Bucket:
    """A rate with a burst: starts full, fills steadily."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def take(self, now: float) -> bool:
        """One more, if there is room."""
        left = min(self._most, self._left + (now - self._at) * self._rate)
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def has(self, now: float) -> bool:
        """Whether there is room for one more."""
        return min(self._most, self._left + (now - self._at) * self._rate) >= 1


class Addresses:
    """What each address has had. Remembers no more than so many addresses, the latest ones."""

    MOST = 10_000

    def __init__(self, limits: Limits) -> None:
        self.limits = limits
        self.connections: Counter[str] = Counter()
        self._tables: OrderedDict[str, Bucket] = OrderedDict()
        self._misses: OrderedDict[str, Bucket] = OrderedDict()

    def has_room(self, address: str) -> bool:
        """Whether this address may have one more connection."""
        return self.connections.get(address, 0) < self.limits.connections_per_address

    def connect(self, address: str) -> None:
        """One more connection."""
        self.connections[address] += 1

    def disconnect(self, address: str) -> None:
        """One connection less."""
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def make_table(self, address: str, now: float) -> None:
        """One more table; `TooMuch` when there were too many."""
        most = self.limits.tables_per_address
        if not _bucket(self._tables, address, most / 3600, most, now).take(now):
            raise TooMuch("too-many-tables", most=most)

    def tried_enough(self, address: str, now: float) -> bool:
        """Whether this address has had so many misses that it is not even told of a hit."""
        most = self.limits.misses_per_address
        return not _bucket(self._misses, address, most / 600, most, now).has(now)

    def miss(self, address: str, now: float) -> None:
        """One more code that led nowhere; `TooMuch` for those who try them all."""
        most = self.limits.misses_per_address
        if not _bucket(self._misses, address, most / 600, most, now).take(now):
            raise TooMuch("too-many-tries", most=most)


def _bucket(buckets: OrderedDict[str, Bucket], address: str, rate: float, most: float, now: float) -> Bucket:
    bucket = buckets.get(address)
    if bucket is None:
        bucket = buckets[address] = Bucket(rate, most, now)
        if len(buckets) > Addresses.MOST:
            buckets.popitem(last=False)
    else:
        buckets.move_to_end(address)
    return bucket
