"""Simulated people on simulated connections, for the proof that the race is fair. Seeded; time is microseconds."""

from __future__ import annotations

import random
from dataclasses import dataclass
from enum import Enum

from spila.tables.lag import KernelTrip

DELAYED_ACK = 40_000
"""How long a client's kernel may wait to send an acknowledgement along with data."""


class Holding(Enum):
    """What a cheat does with its pongs."""

    NEVER = "none of its"
    ALWAYS = "all its"
    HALF = "half of its"
    RANDOM = "at random its"


@dataclass(frozen=True)
class Player:
    """Somebody at the table. `line` is the mean round trip in milliseconds, jitter included, spikes not."""

    lag: float
    jitter: float = 0.1
    """The share of the connection that varies: gamma of shape 2 on each way."""

    direct: bool = True
    """The server can read the kernel's round trip of this socket."""

    holds: Holding = Holding.NEVER
    hold: float = 0
    """Milliseconds by which pongs are held back."""

    beside: float = 0
    """The mean round trip of a second, slow connection of the same seat; 0 for none. Claims never go over it."""

    clock_lie: float = 0
    """Milliseconds by which claims are said to have been made earlier than they were."""


def reaction(chance: random.Random) -> int:
    """Seeing a card and tapping: a normal part (380 ± 50 ms) and an exponential tail (80 ms)."""
    return round(1000 * max(chance.gauss(380, 50) + chance.expovariate(1 / 80), 150))


class Wire:
    """Both ways between a player and the server. Each way delivers in order, as TCP does."""

    def __init__(self, player: Player, chance: random.Random) -> None:
        self._base = 500 * player.lag * (1 - player.jitter)
        self._jitter = 500 * player.lag * player.jitter
        self._chance = chance
        self._last = [0, 0]

    def _delay(self) -> int:
        """Half the connection, and one time in fifty a spike of up to nine tenths of the connection on top."""
        delay = self._base + self._chance.gammavariate(2, self._jitter / 2) if self._jitter else self._base
        if self._jitter and self._chance.random() < 0.02:
            delay += self._base * self._chance.uniform(0.2, 2)
        return round(delay)

    def _deliver(self, way: int, now: int) -> int:
        self._last[way] = max(self._last[way], now + self._delay())
        return self._last[way]

    def out(self, now: int) -> int:
        """When what the server sends now is with the player."""
        return self._deliver(0, now)

    def back(self, now: int) -> int:
        """When what the player sends now is with the server."""
        return self._deliver(1, now)

    def handshake(self) -> int:
        """The round trip of the opening, which the kernel sees first."""
        return self._delay() + self._delay()


class Kernel:
    """The server's kernel: smoothed round trip (an eighth) and mean deviation (a quarter), as Linux keeps them."""

    def __init__(self, first: int) -> None:
        self._smoothed = float(first)
        self._deviation = first / 2

    def acknowledged(self, trip: int) -> None:
        """An acknowledgement came back."""
        gap = trip - self._smoothed
        self._smoothed += gap / 8
        self._deviation += (abs(gap) - self._deviation) / 4

    def reading(self) -> KernelTrip:
        """What TCP_INFO would say."""
        return KernelTrip(round(self._smoothed), round(self._deviation))
