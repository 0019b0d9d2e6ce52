"""How much each address, seat and table has used of its limits."""

from __future__ import annotations

from collections import Counter, OrderedDict
from typing import Final

from spila.server.limits import Limits, TooMuch

MOST_KEYS: Final = 10_000
"""How many addresses (or seats) are remembered, the latest ones."""
MOST_CODES: Final = 256
"""How many wrong codes are remembered for each address."""
HOUR: Final = 3600
TEN_MINUTES: Final = 600


class Bucket:
    """A rate with a burst: starts full, fills steadily."""

    __slots__ = ("_at", "_left", "_most", "_rate")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self._rate, self._most = rate, most
        self._left, self._at = most, now

    def take(self, now: float) -> bool:
        """Take one; False when the bucket is empty."""
        left = self._left + (now - self._at) * self._rate
        if left > self._most:  # noqa: PLR1730  a call less, three times for every message
            left = self._most
        self._at = now
        if left < 1:
            self._left = left
            return False
        self._left = left - 1
        return True

    def has(self, now: float) -> bool:
        """Whether one could be taken."""
        return min(self._most, self._left + (now - self._at) * self._rate) >= 1


class Buckets:
    """A bucket for each key, all of one rate. Memory is bounded: the key used longest ago is forgotten."""

    def __init__(self, rate: float, most: float) -> None:
        self._rate, self._most = rate, most
        self._by_key: OrderedDict[object, Bucket] = OrderedDict()

    def of(self, key: object, now: float) -> Bucket:
        """The bucket of this key."""
        bucket = self._by_key.get(key)
        if bucket is None:
            bucket = self._by_key[key] = Bucket(self._rate, self._most, now)
            if len(self._by_key) > MOST_KEYS:
                self._by_key.popitem(last=False)
        else:
            self._by_key.move_to_end(key)
        return bucket


class Usage:
    """Counts what clients do against the limits, and in `limited` what was refused, by limit."""

    def __init__(self, limits: Limits, limited: Counter[str]) -> None:
        self.limits = limits
        self.limited = limited
        self.connections: Counter[str] = Counter()
        rate, burst = limits.message_rate, limits.message_burst
        spectators, address = max(limits.spectator_rate, 4 * rate), max(limits.address_rate, 10 * rate)
        whole = max(limits.table_rate, 10 * rate)
        self._connects = Buckets(limits.connects_rate, limits.connects_burst)
        self._seats = Buckets(rate, burst)
        self._spectators = Buckets(spectators, max(3 * spectators, burst))
        self._whole_tables = Buckets(whole, max(3 * whole, burst))
        self._messages = Buckets(address, max(3 * address, burst))
        self._tables = Buckets(limits.tables_per_address / HOUR, limits.tables_per_address)
        self._joins = Buckets(limits.joins_per_address / HOUR, limits.joins_per_address)
        self._decks = Buckets(limits.decks_per_address / HOUR, limits.decks_per_address)
        self._saves = Buckets(limits.saves_rate, limits.saves_burst)
        self._imports = Buckets(limits.imports_rate, limits.imports_burst)
        self._reports = Buckets(limits.reports_per_address / HOUR, limits.reports_per_address)
        self._reads = Buckets(limits.reads_rate, limits.reads_burst)
        misses = limits.misses_per_address
        self._misses = Buckets(misses / TEN_MINUTES, misses)
        self._remembered_misses = Buckets(misses / TEN_MINUTES, misses)
        self._wrong_codes: OrderedDict[str, OrderedDict[str, None]] = OrderedDict()

    # ------------------------------------------------------------ connections

    def arrive(self, address: str, now: float) -> bool:
        """Count one more connection that this address has opened; False when they come too fast."""
        if self._connects.of(address, now).take(now):
            return True
        self.limited["connects_rate"] += 1
        return False

    # ------------------------------------------------------------ sockets

    def has_room(self, address: str) -> bool:
        """Whether this address may open one more socket."""
        return self.connections.get(address, 0) < self.limits.connections_per_address

    def connect(self, address: str) -> None:
        """One more socket is open."""
        self.connections[address] += 1

    def disconnect(self, address: str) -> None:
        """One socket is closed."""
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def message(self, address: str, now: float) -> bool:
        """Count one message of this address over a socket without a seat; False when that is too much. Players count
        by their seats, so that a neighbour behind the same address cannot use up what they may send.
        """
        if self._messages.of(address, now).take(now):
            return True
        self.limited["address_rate"] += 1
        return False

    def table_message(self, table: str, place: int | str | None, now: float) -> bool:
        """Count one message of this seat or role, or of all spectators of the table; False when that is too much. A
        hostile spectator takes nothing from players, and a player nothing from other seats. All of them together have a
        limit too, so that a table with many seats cannot take the server's time from other tables.
        """
        shared = self._spectators.of(table, now) if place is None else self._seats.of((table, place), now)
        if not shared.take(now):
            self.limited["spectator_rate" if place is None else "message_rate"] += 1
            return False
        if self._whole_tables.of(table, now).take(now):
            return True
        self.limited["table_rate"] += 1
        return False

    # ------------------------------------------------------------ requests

    def make_table(self, address: str, now: float) -> None:
        """Count a new table; `TooMuch` when there were too many."""
        if not self._tables.of(address, now).take(now):
            self.limited["tables_per_address"] += 1
            raise TooMuch("too-many-tables", most=self.limits.tables_per_address)

    def join(self, address: str, now: float) -> None:
        """Count a seat that is taken; `TooMuch` when there were too many."""
        if not self._joins.of(address, now).take(now):
            self.limited["joins_per_address"] += 1
            raise TooMuch("too-many-joins", most=self.limits.joins_per_address)

    def make_deck(self, address: str, now: float) -> None:
        """Count a new deck; `TooMuch` when there were too many."""
        if not self._decks.of(address, now).take(now):
            self.limited["decks_per_address"] += 1
            raise TooMuch("too-many-decks", most=self.limits.decks_per_address)

    def save_deck(self, address: str, now: float) -> None:
        """Count a save or a check of a deck; `TooMuch` when there were too many."""
        if not self._saves.of(address, now).take(now):
            self.limited["saves_rate"] += 1
            raise TooMuch("too-many-reads")

    def import_file(self, address: str, now: float) -> None:
        """Count a file that is costly to read or to write; `TooMuch` when there were too many."""
        if not self._imports.of(address, now).take(now):
            self.limited["imports_rate"] += 1
            raise TooMuch("too-many-reads")

    def report_card(self, address: str, now: float) -> None:
        """Count a note about a card; `TooMuch` when there were too many."""
        if not self._reports.of(address, now).take(now):
            self.limited["reports_per_address"] += 1
            raise TooMuch("too-many-reports", most=self.limits.reports_per_address)

    def read(self, address: str, now: float) -> None:
        """Count a request that is costly to answer; `TooMuch` when there were too many."""
        if not self._reads.of(address, now).take(now):
            self.limited["reads_rate"] += 1
            raise TooMuch("too-many-reads")

    def may_look(self, address: str, now: float) -> bool:
        """Whether this address may still look for a table by its code. After too many misses even a hit must not be
        reported: it would tell as much as a miss.
        """
        return self._misses.of(address, now).has(now)

    def miss(self, address: str, now: float) -> None:
        """Count a code that leads nowhere; `TooMuch` for an address that tries them all."""
        if not self._misses.of(address, now).take(now):
            self.limited["misses_per_address"] += 1
            raise TooMuch("too-many-tries", most=self.limits.misses_per_address)

    def may_look_remembered(self, address: str, now: float) -> bool:
        """Whether this address may still look for tables that its browsers remember."""
        return self._remembered_misses.of(address, now).has(now)

    def miss_remembered(self, address: str, code: str, now: float) -> None:
        """Count a remembered table that is gone, or whose token is wrong. The same code again costs nothing: browsers
        ask for all of theirs again and again, and a known miss says nothing new.
        """
        known = self._wrong_codes.setdefault(address, OrderedDict())
        self._wrong_codes.move_to_end(address)
        if code not in known and not self._remembered_misses.of(address, now).take(now):
            self.limited["misses_per_address"] += 1
        known[code] = None
        known.move_to_end(code)
        if len(known) > MOST_CODES:
            known.popitem(last=False)
        if len(self._wrong_codes) > MOST_KEYS:
            self._wrong_codes.popitem(last=False)
