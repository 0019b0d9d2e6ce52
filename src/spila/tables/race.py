"""The referee of a race without turns (ZZ-RACE-6, ZZ-GAP-09): whose card was down first?

A claim is stamped by the server when it arrives and gets a credit of what the server measured of its seat's
connections. Its *instant* is arrival less credit, and claims are ordered by instant. A claim waits until no other
connection can still bring an earlier instant, and not a microsecond longer. All of it follows from measured delays and
arrivals; the referee never sees a card, so no delay reveals what somebody holds. A claim that no longer fits when it
is decided is refused by the rules.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from enum import Enum
from hashlib import sha256
from typing import Final, Generic, TypeVar

import msgspec

from spila.kernel import Seat
from spila.tables.lag import LagTracker, SeatLag, Sight

M = TypeVar("M")

MOST_HOLD: Final = 150_000
"""No claim is held longer. A connection gets credit for at most this much more than the quickest one."""

FAST: Final = 5_000
"""Where no connection could earn as much as this, arrival decides and nothing is held."""

WINDOW: Final = 3_000_000
"""How long a relaxed table stays open after the first claim."""

_DOMAIN: Final = b"spila race 1\0"


class Pace(Enum):
    """How claims for the same card are decided."""

    SHARP = "sharp"
    """The earliest instant first."""

    RELAXED = "relaxed"
    """A claim opens a window of three seconds for everybody; then a draw, not quickness, decides among claimants."""


class Claim(msgspec.Struct, Generic[M], frozen=True):
    """A move that somebody wants to make. `instant` is when its player made it, as far as the server can tell."""

    seat: Seat
    move: M
    arrived: int
    instant: int
    number: int
    """Counts the claims of a referee; one seat's claims keep this order."""

    rivals: Mapping[Seat, int]
    """Until when each other connection could still bring an earlier instant."""


def draw(seed: bytes, version: int, seat: Seat) -> bytes:
    """A seat's lot for claims with equal instants at this version of the log; the smallest comes first.

    SHA-256 over `spila race 1`, a zero byte, the match's seed, the version in eight bytes and the seat in one. Nobody
    can know it before the seed is revealed and everybody can check it after. A seat's lot does not depend on who else
    claims, so staying away changes nothing between the others.
    """
    return sha256(_DOMAIN + seed + version.to_bytes(8, "big") + seat.to_bytes(1, "big")).digest()


class Referee(Generic[M]):
    """The queue of claims at one table. The owner calls `claim` on arrival and `due` at `next_deadline`.

    `lags` has an entry for every seat: None for a bot, which gets no credit, and for a seat whose player is away.
    The owner replaces entries as connections come and go; that of a claiming seat includes the claiming connection.
    """

    def __init__(self, seed: bytes, lags: Mapping[Seat, LagTracker | SeatLag | None], pace: Pace = Pace.SHARP) -> None:
        self.lags = lags
        self.pace = pace
        self._seed = seed
        self._held: list[Claim[M]] = []
        self._count = 0

    def claim(self, seat: Seat, move: M, now: int, contenders: Collection[Seat], sight: Sight = Sight.SENT) -> Claim[M]:
        """Take in a claim that arrives now. `contenders` is `to_act` of the game, which is public knowledge."""
        others = [other for other in contenders if other != seat]
        if self.pace is Pace.RELAXED:
            instant, rivals = now, self._window(others, now)
        else:
            instant, rivals = self._instant(seat, others, now, sight)
        entry = Claim(seat, move, now, instant, self._count, rivals)
        self._count += 1
        self._held.append(entry)
        return entry

    def next_deadline(self) -> int | None:
        """When `due` returns something, perhaps already; None while no claim is held. Each claim may change it."""
        return min(map(self._deadline, self._held), default=None)

    def due(self, now: int, version: int) -> list[Claim[M]]:
        """The claims that are decided by now, in their order; `version` is that of the log before the first of them.

        A claim that is still waiting goes along when one behind it is due: its place is settled. Claims that arrive
        in the microsecond of a deadline are handed in before `due` is asked.
        """
        ordered = self._ordered(version)
        decided = 0
        for place, entry in enumerate(ordered, 1):
            if self._deadline(entry) <= now:
                decided = place
        self._held = sorted(ordered[decided:], key=lambda entry: entry.number)
        return ordered[:decided]

    def _instant(self, seat: Seat, others: list[Seat], now: int, sight: Sight) -> tuple[int, dict[Seat, int]]:
        """Only differences matter, so the cap is counted from the quickest connection among those who race."""
        lags = {each: lag for each in (seat, *others) if (lag := self.lags.get(each))}
        possible = {each: lag.possible(now, sight) for each, lag in lags.items()}
        if max(possible.values(), default=0) < FAST:
            return now, {}
        quickest = min(lag.certain(now, sight) for lag in lags.values()) if len(lags) > len(others) else 0
        most = quickest + MOST_HOLD
        credit = min(lags[seat].withdraw(now, sight), most) if seat in lags else 0
        instant = max([now - credit, *(entry.instant for entry in self._held if entry.seat == seat)])
        return instant, {other: instant + min(possible.get(other, 0), most) for other in others}

    def _window(self, others: list[Seat], now: int) -> dict[Seat, int]:
        """The window that is open, or a new one; none when nobody else may claim."""
        closes = max((until for entry in self._held for until in entry.rivals.values()), default=now + WINDOW)
        return dict.fromkeys(others, closes)

    def _deadline(self, entry: Claim[M]) -> int:
        """When all others are past this instant, by the clock or by a claim of their own that is held behind it."""
        waits = [entry.arrived]
        for rival, until in entry.rivals.items():
            past = self.pace is Pace.SHARP and any(
                other.seat == rival and other.instant >= entry.instant for other in self._held
            )
            if not past:
                waits.append(until)
        return max(waits)

    def _ordered(self, version: int) -> list[Claim[M]]:
        """Sharp: by instant. Relaxed: everybody's first claim by lot, then everybody's second, and so on."""
        lots = {entry.seat: draw(self._seed, version, entry.seat) for entry in self._held}
        if self.pace is Pace.SHARP:
            return sorted(self._held, key=lambda entry: (entry.instant, lots[entry.seat], entry.number))
        rounds: dict[int, int] = {}
        made: Counter[Seat] = Counter()
        for entry in self._held:
            made[entry.seat] += 1
            rounds[entry.number] = made[entry.seat]
        return sorted(self._held, key=lambda entry: (rounds[entry.number], lots[entry.seat]))
