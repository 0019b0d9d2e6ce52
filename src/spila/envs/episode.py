"""One match as a row of questions: a seat is asked, it answers with an action, and so on to the end.

In games with turns the seat to be asked is the one to move. In a race several seats may move at any time; here they
are asked one after the other, in an order drawn anew for every tick, and each may wait. A tick ends with the first
move or when all have waited; after `patience` ticks in succession without a move the rules's clock runs out (`expire`).
Stalls are found by the rules, as always. This is an approximation of real time: reaction times are equal but for luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from itertools import permutations
from typing import Any, Final

from spila.envs.encoder import Encoder
from spila.kernel import Result, Seat, Step

PATIENCE: Final = 3
"""Ticks without a move before the clock runs out, unless told otherwise."""
NOBODY: Final = -1

_MASK: Final = (1 << 64) - 1
_NOTHING: Final[Sequence[int]] = ()


@cache
def _orders(seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple(permutations(seats))


def luck_from(seed: bytes) -> int:
    """Where the draws of orders and ties begin, for a match seed; it tells nothing about the shuffles."""
    return int.from_bytes(sha256(b"spila order 1\0" + seed).digest()[:8], "big")


def shuffled(seats: tuple[Seat, ...], luck: int) -> tuple[tuple[Seat, ...], int]:
    """The seats in a random order, and the next value of the counter: a linear congruential generator with Knuth's
    constants, of which the upper half is used. For at most 8! orders that is even enough.
    """
    luck = (luck * 6364136223846793005 + 1442695040888963407) & _MASK
    orders = _orders(seats)
    return orders[(luck >> 32) % len(orders)], luck


def payoff(result: Result | None, seats: int) -> tuple[float, ...]:
    """Winners share 1, losers share -1; nothing for anybody when all or none win. Sums to zero."""
    if result is None or len(result.winners) in (0, seats):
        return (0.0,) * seats
    won = len(result.winners)
    return tuple(1 / won if seat in result.winners else -1 / (seats - won) for seat in range(seats))


class Episode:
    """A match in progress, and who is asked what."""

    __slots__ = (
        "_asked_in", "_legal_in", "_move_in", "_play", "_wait_action",
        "asked", "encoder", "idle", "legal", "luck", "patience", "queue", "racing", "state",
    )  # fmt: skip

    def __init__(self, encoder: Encoder, patience: int = PATIENCE) -> None:
        self.encoder = encoder
        self.patience = patience
        self._play, self._move_in, self._legal_in = encoder.game.play, encoder.move, encoder.legal
        self._asked_in, self._wait_action = encoder.asked, encoder.wait
        self.state: Any = None
        self.asked: Seat = NOBODY
        self.legal: Sequence[int] = _NOTHING
        self.queue: tuple[Seat, ...] = ()
        self.racing = False
        self.idle = 0
        self.luck = 0

    def deal(self, seed: bytes) -> None:
        """A new match."""
        encoder = self.encoder
        self.take(encoder.game.deal(encoder.options, encoder.seats, seed), luck_from(seed))

    def take(self, state: Any, luck: int) -> None:
        """Go on from a state."""
        self.state = state
        self.luck = luck
        self.idle = 0
        self._tick()

    def copy(self) -> Episode:
        """The same moment, to go on from independently."""
        other = Episode(self.encoder, self.patience)
        other.restore(self.present())
        return other

    def present(self) -> tuple[Any, ...]:
        """Everything about this moment but the rules of the match; for `restore`."""
        return self.state, self.asked, self.legal, self.queue, self.racing, self.idle, self.luck

    def restore(self, present: tuple[Any, ...]) -> None:
        """Go back, or forward, to such a moment."""
        self.state, self.asked, self.legal, self.queue, self.racing, self.idle, self.luck = present

    def act(self, action: int) -> tuple[Any, ...] | None:
        """The asked seat's answer: the events that follow from it, or None when the action is not legal."""
        if action == self._wait_action:
            return self._wait() if self.racing else None
        seat = self.asked
        move = self._move_in(self.state, seat, action)
        if move is None:
            return None
        step = self._play(self.state, seat, move)
        if type(step) is not Step:
            return None
        self.state = step.state
        self.idle = 0
        self._tick()
        return step.events

    def _wait(self) -> tuple[Any, ...]:
        if self.queue:
            self._ask(self.queue)
            return ()
        events: tuple[Any, ...] = ()
        self.idle += 1
        if self.idle >= self.patience:
            step = self.encoder.game.expire(self.state)
            if step is not None:
                self.state, events = step.state, step.events
            self.idle = 0
        self._tick()
        return events

    def _tick(self) -> None:
        self.racing, seats = self._asked_in(self.state)
        if self.racing:
            seats, self.luck = shuffled(seats, self.luck)
        self._ask(seats)

    def _ask(self, seats: tuple[Seat, ...]) -> None:
        if not seats:
            self.asked, self.legal, self.queue = NOBODY, _NOTHING, ()
            return
        self.asked = seat = seats[0]
        self.queue = seats[1:]
        legal = self._legal_in(self.state, seat)
        if self.racing:
            legal.append(self._wait_action)
        self.legal = legal

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.encoder.game.result(self.state)
