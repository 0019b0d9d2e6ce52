"""The game on a table: its state, the moves that led there, and the way back."""

from __future__ import annotations

from collections import deque
from typing import Any, Final, NamedTuple

import msgspec

from spila.kernel import AnyGame, Malformed, Refusal, Result, Seat, Step
from spila.kernel import log as kernel
from spila.kernel.codec import decode
from spila.kernel.documents import write_record
from spila.kernel.shuffle import seed_hash
from spila.tables.entries import Expired, Left, Moved, Started, TableEntry, Undone

STEPS_BACK: Final = 64
"""How far moves can be taken back."""


class Taken(NamedTuple):
    """One move that could still be taken back."""

    before: Any
    seat: Seat | None
    """Who moved; None where the rules did."""
    events: tuple[Any, ...]
    raced: bool


class TableMatch:
    """A match as a table keeps it. `entries` are what counts; what was taken back is not among them."""

    def __init__(self, game: AnyGame, seed: bytes) -> None:
        self.game = game
        self.seed = seed
        self.state: Any = None
        self.seats = 0
        self.options: Any = None
        self.entries: list[kernel.Entry] = []
        self._back: deque[Taken] = deque(maxlen=STEPS_BACK)

    @property
    def result(self) -> Result | None:
        """How it ended, once it has."""
        return None if self.state is None else self.game.result(self.state)

    def read_move(self, raw: msgspec.Raw) -> Any:
        """A move of this game; `Malformed` when it is none."""
        return decode(self.game.move_type, bytes(raw), "move")

    def start(self, options: Any, seats: int) -> None:
        """Deal."""
        self.options, self.seats = options, seats
        self.state = self.game.deal(options, seats, self.seed)

    def step(self, entry: TableEntry) -> Step[Any, Any] | Refusal | None:
        """What an entry would do to the cards; None when it has nothing to do with them."""
        match entry:
            case Moved():
                return self.game.play(self.state, entry.seat, self.read_move(entry.move))
            case Expired():
                return self.game.expire(self.state) or Refusal("nothing-to-do")
            case Left():
                return self.game.leave(self.state, entry.seat) or Refusal("nothing-to-do")
            case _:
                return None

    def take(self, entry: TableEntry, step: Step[Any, Any], move: Any = None) -> None:
        """Go on to where a step leads."""
        seat: Seat | None = None
        match entry:
            case Moved():
                seat = entry.seat
                self.entries.append(kernel.Moved(seat, self.read_move(entry.move) if move is None else move))
            case Expired():
                self.entries.append(kernel.Expired())
            case Left():
                self.entries.append(kernel.Left(entry.seat))
            case _:
                raise AssertionError(entry)
        self._back.append(Taken(self.state, seat, step.events, self.game.races(self.state)))
        self.state = step.state

    def keep(self, count: int) -> None:
        """Take back all moves after the first so many."""
        while len(self.entries) > count:
            self.entries.pop()
            self.state = self._back.pop().before

    def way_back(self, seat: Seat) -> tuple[int, bool] | Refusal:
        """How many moves would stay if this seat took its last one back, and whether nobody has to be asked."""
        free = True
        for steps, turned in enumerate(reversed(self._back), start=1):
            if turned.raced:
                return Refusal("undo-race")
            shown = any(self.game.reveals(turned.before, event) for event in turned.events)
            free = free and turned.seat == seat and not shown
            if turned.seat == seat:
                return len(self.entries) - steps, free
        return Refusal("undo-nothing")

    def left(self) -> frozenset[Seat]:
        """The players who left, as the rules have it."""
        return frozenset(entry.seat for entry in self.entries if isinstance(entry, kernel.Left))

    def may_keep(self, count: int) -> bool:
        """Whether the way back to so many moves is still known."""
        return 0 <= len(self.entries) - count <= len(self._back)

    def record(self) -> bytes:
        """The whole match, its seed revealed."""
        header = kernel.Header(
            self.game.id, self.game.version, self.seats, self.options, seed_hash(self.seed), self.seed.hex()
        )
        return write_record(self.game, kernel.Log(header, tuple(self.entries)), self.state)


def checked(playing: TableMatch, entry: TableEntry) -> Step[Any, Any] | None:
    """The step of an entry that is in the log already; `Malformed` where it cannot have happened."""
    if isinstance(entry, Undone) and not playing.may_keep(entry.keep):
        raise Malformed("log-undo", keep=entry.keep)
    if isinstance(entry, Started | Undone):
        return None
    step = playing.step(entry)
    if isinstance(step, Refusal):
        raise Malformed("log-entry", refusal=step.code, **step.params)
    return step
