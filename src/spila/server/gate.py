"""Admission of TCP connections: how many one address, and everybody together, may have open.

Players come before strangers. The last quarter of all connections is reserved: once only that is left, a newcomer
takes the place of an idle HTTP connection or of a socket without a seat, so that filling the server with idle
connections locks nobody out.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from itertools import islice
from typing import Final, Protocol

from spila.server.limits import Limits
from spila.tables.messages import Goodbye

FILES_APART: Final = 128
"""Descriptors for the database, the log, the page and connections that are just being refused."""
MOST_FILES: Final = 65_536
"""More is not asked for, even where the system allows it."""
LOOKED_AT: Final = 200
"""How many HTTP connections are looked at to find an idle one."""
SLACK: Final = 64
"""Connections that were asked to close may still be open."""
LIMITS: Final = (
    *("http_per_address", "connects_rate", "connections_per_address", "open_connections", "gave_way"),
    *("head_bytes", "head_seconds", "hello_seconds", "body_bytes", "body_seconds", "stall_seconds", "pipelined"),
    *("message_rate", "spectator_rate", "table_rate", "address_rate", "frame_rate"),
    *("refusals_in_a_row", "unsent_bytes"),
    *("sockets_per_seat", "tables_per_address", "joins_per_address", "misses_per_address", "reads_rate"),
    *("decks_per_address", "saves_rate", "imports_rate", "reports_per_address", "large_bodies"),
)
"""What `Gate.limited` counts: limits by their names, connections that gave way to others, too many requests at once."""


class HttpConnection(Protocol):
    """A connection that speaks HTTP."""

    @property
    def idle(self) -> bool:
        """Whether no request of it is being answered."""

    def give_way(self) -> None:
        """Close at once."""


class Socket(Protocol):
    """A WebSocket."""

    ignoring: bool

    @property
    def place(self) -> int | str | None:
        """Its seat or role at a table."""

    def give_way(self) -> None:
        """Say goodbye and close at once."""

    def part(self, goodbye: Goodbye) -> None:
        """Say goodbye, and close when the client has answered or some time has passed."""

    def tend(self, now: float) -> None:
        """Ping or close it, when its time has come."""


class Gate:
    """Counts connections that are open, and those that were refused or closed, by limit."""

    def __init__(self, limits: Limits, sockets: Iterable[Socket]) -> None:
        self.limits = limits
        self.limited: Counter[str] = Counter()
        """Connections and requests refused or ended, by the name of the limit."""
        self.capacity = max(8, min(limits.open_connections, files_allowed() - FILES_APART))
        self._reserve = self.capacity // 4
        self._sockets = sockets
        self._http: dict[HttpConnection, str] = {}
        self._large = 0
        self._by_address: Counter[str] = Counter()

    @property
    def http_connections(self) -> int:
        """How many connections speak HTTP now."""
        return len(self._http)

    def enter(self, connection: HttpConnection, address: str | None, already: int) -> str | None:
        """Count one more connection, or name the limit that it would exceed. `address` is None for a trusted proxy,
        whose clients are counted later; `already` is how many connections of all kinds are open.
        """
        if address is not None and self._by_address[address] >= self.limits.http_per_address:
            return self._refused("http_per_address")
        if already >= self.capacity - self._reserve:
            room = self._make_room()
            if already >= self.capacity + (SLACK if room else 0):
                return self._refused("open_connections")
        if address is not None:
            self._by_address[address] += 1
        self._http[connection] = address or ""
        return None

    def reserve(self, size: int) -> bool:
        """So many more bytes of a large body are arriving; False when all of them together would be too many."""
        if self._large + size > self.limits.large_bodies:
            self.limited["large_bodies"] += 1
            return False
        self._large += size
        return True

    def release(self, size: int) -> None:
        """So many bytes of large bodies have arrived, or will not."""
        self._large -= size

    def leave(self, connection: HttpConnection) -> None:
        """The connection is closed, or has become a socket. Connections that never entered may leave too."""
        address = self._http.pop(connection, "")
        if address:
            self._by_address[address] -= 1
            if self._by_address[address] <= 0:
                del self._by_address[address]

    def _refused(self, limit: str) -> str:
        self.limited[limit] += 1
        return limit

    def _make_room(self) -> bool:
        """Close one connection that nobody plays over: the oldest idle HTTP connection, or else the oldest socket
        without a seat. The oldest, because a player who has just come back has no seat yet.
        """
        idle = next((each for each in islice(self._http, LOOKED_AT) if each.idle), None)
        if idle is not None:
            self.leave(idle)
            self.limited["gave_way"] += 1
            idle.give_way()
            return True
        unseated = next((each for each in self._sockets if each.place is None and not each.ignoring), None)
        if unseated is not None:
            self.limited["gave_way"] += 1
            unseated.give_way()
        return unseated is not None


def files_allowed() -> int:
    """How many files and connections this process may have open now."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MOST_FILES if soft == resource.RLIM_INFINITY else min(soft, MOST_FILES)


def raise_file_limit() -> int:
    """Ask the system for as many open files as it grants this process; how many that are."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return files_allowed()
