"""A match in progress: the friendly face of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Generic, TypeVar

from spila.kernel.codec import Malformed
from spila.kernel.game import Game
from spila.kernel.log import Entry, Expired, Header, Left, Log, Moved
from spila.kernel.shuffle import SEED_BYTES, seed_hash
from spila.kernel.values import Refusal, Result, Seat, Step

State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


class Match(Generic[State, Move, Event, View]):
    """One match: its present state, and the log that leads there.

    `play` answers with a `Step` and goes on, or with a `Refusal` and stays exactly as it was.
    """

    def __init__(self, game: Game[Any, State, Move, Event, View], seats: int, seed: bytes, options: object) -> None:
        if len(seed) != SEED_BYTES:
            raise Malformed("seed", wants=SEED_BYTES, has=len(seed))
        checked = game.options(options, seats)
        self.game = game
        self.seats = seats
        self.header = Header(game.id, game.version, seats, checked, seed_hash(seed), seed.hex())
        self.state: State = game.deal(checked, seats, seed)
        self._entries: list[Entry] = []

    @property
    def log(self) -> Log:
        """Everything that has been done."""
        return Log(self.header, tuple(self._entries))

    @property
    def version(self) -> int:
        """How many entries the log has."""
        return len(self._entries)

    @property
    def to_act(self) -> frozenset[Seat]:
        """The seats that may move now."""
        return self.game.to_act(self.state)

    @property
    def result(self) -> Result | None:
        """How the match ended, once it has."""
        return self.game.result(self.state)

    def moves(self, seat: Seat) -> Sequence[Move]:
        """Every legal move of the seat."""
        return self.game.moves(self.state, seat)

    def view(self, seat: Seat | None = None) -> View:
        """What the seat may know; without a seat, what a spectator may."""
        return self.game.view(self.state, seat)

    def seen(self, events: Iterable[Event], seat: Seat | None = None) -> list[Event]:
        """What the seat learns of these events."""
        known = (self.game.seen(event, seat) for event in events)
        return [event for event in known if event is not None]

    def play(self, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        """Move, if the rules allow it."""
        step = self.game.play(self.state, seat, move)
        if isinstance(step, Step):
            self.state = step.state
            self._entries.append(Moved(seat, move))
        return step

    def expire(self) -> Step[State, Event] | None:
        """Let the rules act for whoever did not."""
        step = self.game.expire(self.state)
        if step is not None:
            self.state = step.state
            self._entries.append(Expired())
        return step

    def leave(self, seat: Seat) -> Step[State, Event] | Refusal | None:
        """A player leaves for good; None when the game keeps the seat and somebody has to take it over."""
        step = self.game.leave(self.state, seat)
        if isinstance(step, Step):
            self.state = step.state
            self._entries.append(Left(seat))
        return step

    def enter(self, entry: Entry) -> Step[State, Event] | Refusal | None:
        """Do what a log entry says."""
        match entry:
            case Moved(seat, move):
                return self.play(seat, move)
            case Expired():
                return self.expire()
            case Left(seat):
                return self.leave(seat)


def replayed(game: Game[Any, State, Move, Event, View], log: Log) -> Match[State, Move, Event, View]:
    """The match that a log describes; `Malformed` where it cannot have happened like that."""
    header = log.header
    if header.rules_version != game.version:
        raise Malformed("law-version", game=game.id, has=header.rules_version, wants=game.version)
    if header.seed is None:
        raise Malformed("seed-secret", game=game.id)
    seed = bytes.fromhex(header.seed)
    if seed_hash(seed) != header.seed_hash:
        raise Malformed("seed-hash", game=game.id)
    match: Match[State, Move, Event, View] = Match(game, header.seats, seed, header.options)
    for number, entry in enumerate(log.entries, start=1):
        outcome = match.enter(entry)
        if not isinstance(outcome, Step):
            refusal = outcome or Refusal("nothing-to-do")
            raise Malformed("illegal-entry", game=game.id, entry=number, refusal=refusal.code, **refusal.params)
    return match
