"""One match as a sequence of decisions: one seat at a time chooses an action, until the end.

In games with turns that is the seat to move. In a race several seats may move at any time; here they act one after the
other, in an order drawn anew for every tick, and each may wait. A tick ends with the first move or when all have
waited; after `patience` consecutive ticks without a move the clock of the game runs out (`expire`). Stalls are detected
by the rules, as always. This approximates real time: all seats react equally fast, and chance decides ties.
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
"""Default number of ticks without a move before the clock runs out."""
NO_SEAT: Final = -1

_MASK: Final = (1 << 64) - 1
_NO_ACTIONS: Final[Sequence[int]] = ()


@cache
def _permutations(seats: tuple[Seat, ...]) -> tuple[tuple[Seat, ...], ...]:
    return tuple(permutations(seats))


def order_seed(seed: bytes) -> int:
    """The seed for orders and ties, derived from a match seed; it reveals nothing about the shuffles."""
    return int.from_bytes(sha256(b"spila order 1\0" + seed).digest()[:8], "big")


def shuffle_seats(seats: tuple[Seat, ...], rng_state: int) -> tuple[tuple[Seat, ...], int]:
    """The seats in a random order, and the next state of the generator: a linear congruential generator with Knuth's
    constants, of which the upper half is used. That is uniform enough for at most 8! orders.
    """
    rng_state = (rng_state * 6364136223846793005 + 1442695040888963407) & _MASK
    orders = _permutations(seats)
    return orders[(rng_state >> 32) % len(orders)], rng_state


def payoff(result: Result | None, seats: int) -> tuple[float, ...]:
    """Winners share 1, losers share -1; all get 0 when all or none win. The payoffs sum to zero."""
    if result is None or len(result.winners) in (0, seats):
        return (0.0,) * seats
    won = len(result.winners)
    return tuple(1 / won if seat in result.winners else -1 / (seats - won) for seat in range(seats))


class Episode:
    """A match in progress, with the seat to act and its legal actions."""

    __slots__ = (
        "_legal",
        "_move",
        "_play",
        "_seats_to_act",
        "_wait_action",
        "current_seat",
        "encoder",
        "idle",
        "legal",
        "patience",
        "queue",
        "racing",
        "rng_state",
        "state",
    )  # fmt: skip

    def __init__(self, encoder: Encoder, patience: int = PATIENCE) -> None:
        self.encoder = encoder
        self.patience = patience
        self._play, self._move, self._legal = encoder.game.play, encoder.move, encoder.legal
        self._seats_to_act, self._wait_action = encoder.seats_to_act, encoder.wait
        self.state: Any = None
        self.current_seat: Seat = NO_SEAT
        self.legal: Sequence[int] = _NO_ACTIONS
        self.queue: tuple[Seat, ...] = ()
        self.racing = False
        self.idle = 0
        self.rng_state = 0

    def deal(self, seed: bytes) -> None:
        """Start a new match."""
        encoder = self.encoder
        self.start_from(encoder.game.deal(encoder.options, encoder.seats, seed), order_seed(seed))

    def start_from(self, state: Any, rng_state: int) -> None:
        """Continue from a state."""
        self.state = state
        self.rng_state = rng_state
        self.idle = 0
        self._tick()

    def copy(self) -> Episode:
        """An independent copy."""
        other = Episode(self.encoder, self.patience)
        other.restore(self.snapshot())
        return other

    def snapshot(self) -> tuple[Any, ...]:
        """The state of this episode, without encoder and patience, for `restore`."""
        return self.state, self.current_seat, self.legal, self.queue, self.racing, self.idle, self.rng_state

    def restore(self, snapshot: tuple[Any, ...]) -> None:
        """Return to a snapshot."""
        self.state, self.current_seat, self.legal, self.queue, self.racing, self.idle, self.rng_state = snapshot

    def act(self, action: int) -> tuple[Any, ...] | None:
        """Apply an action of the current seat: the events that follow, or None when the action is not legal."""
        if action == self._wait_action:
            return self._wait() if self.racing else None
        seat = self.current_seat
        move = self._move(self.state, seat, action)
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
        self.racing, seats = self._seats_to_act(self.state)
        if self.racing:
            seats, self.rng_state = shuffle_seats(seats, self.rng_state)
        self._ask(seats)

    def _ask(self, seats: tuple[Seat, ...]) -> None:
        if not seats:
            self.current_seat, self.legal, self.queue = NO_SEAT, _NO_ACTIONS, ()
            return
        self.current_seat = seat = seats[0]
        self.queue = seats[1:]
        legal = self._legal(self.state, seat)
        if self.racing:
            legal.append(self._wait_action)
        self.legal = legal

    @property
    def result(self) -> Result | None:
        """The result, once the match is over."""
        return self.encoder.game.result(self.state)
