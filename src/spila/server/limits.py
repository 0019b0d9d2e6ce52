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
    message_burst: Annotated[int, Meta(ge=1, le=100_000, description="Messages that may come all at once")] = 90
    frame_rate: Annotated[
        float,
        Meta(
            ge=1,
            le=MANY,
            description="WebSocket frames of any kind a second, pings, pongs and empty ones included, before a "
            "connection is closed; twice the message rate where that is more",
        ),
    ] = 300.0
    frame_burst: Annotated[
        int,
        Meta(
            ge=1,
            le=MANY,
            description="WebSocket frames that may come all at once; twice the message burst where that is more",
        ),
    ] = 600
    refusals_in_a_row: Annotated[
        int,
        Meta(ge=1, le=MANY, description="A connection is closed after this many refusals in a row"),
    ] = 1_000
    unsent_bytes: Annotated[
        int, Meta(ge=16_384, le=MANY, description="A client is disconnected when more unread bytes than this pile up")
    ] = 262_144
    connections_per_address: Annotated[int, Meta(ge=1, le=MANY, description="Sockets open at once")] = 100
    http_per_address: Annotated[
        int,
        Meta(
            ge=1,
            le=MANY,
            description="TCP connections open at once that are no sockets; those of the host's proxies are not counted",
        ),
    ] = 200
    open_connections: Annotated[
        int,
        Meta(
            ge=8,
            le=MANY,
            description="Connections of everybody together; less where the system allows fewer open files. The last "
            "quarter is kept for players: a newcomer there takes the place of a connection without a seat",
        ),
    ] = 20_000
    head_bytes: Annotated[
        int, Meta(ge=1024, le=16_384, description="Request line and headers of a request or a handshake")
    ] = 16_384
    head_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="Time for a whole head, counted from the connection or its first byte")
    ] = 10.0
    body_bytes: Annotated[int, Meta(ge=1024, le=MANY, description="Largest body of a request")] = 65_536
    body_seconds: Annotated[float, Meta(ge=0.1, le=3600, description="Time for a whole body, after its head")] = 20.0
    stall_seconds: Annotated[
        float, Meta(ge=0.1, le=3600, description="An answer of which nothing is read for so long is abandoned")
    ] = 20.0
    tables_per_address: Annotated[int, Meta(ge=1, le=MANY, description="New tables in an hour")] = 60
    misses_per_address: Annotated[int, Meta(ge=1, le=MANY, description="Codes that lead nowhere, in ten minutes")] = 60
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
