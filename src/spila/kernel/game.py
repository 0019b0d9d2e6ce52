"""The contract of a game's rules."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from spila.kernel.capabilities import (
    ClockRules,
    JoiningRules,
    LeavingRules,
    PrintedCards,
    QuestionRules,
    RaceRules,
    ReadingRules,
    RestRules,
    SimultaneousRules,
    UndoRules,
)
from spila.kernel.codec import Malformed, convert
from spila.kernel.values import Refusal, Result, Seat, Step

Options = TypeVar("Options", bound=msgspec.Struct)
State = TypeVar("State")
Move = TypeVar("Move")
Event = TypeVar("Event")
View = TypeVar("View")


class Random(Protocol):
    """The part of `random.Random` that sampling needs; the caller provides it."""

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""

    def shuffle(self, x: list[Any], /) -> None:
        """Put the list into a random order."""

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""


class Game(
    RaceRules[State],
    ClockRules[State],
    RestRules[State],
    SimultaneousRules[State],
    QuestionRules[State],
    JoiningRules[State, Event],
    LeavingRules[State, Event],
    ReadingRules[Event],
    UndoRules[State, Event],
    PrintedCards[Options, State, Event],
    ABC,
    Generic[Options, State, Move, Event, View],
):
    """The rules of one game. Every method is a pure function of its arguments.

    `play` never raises on a move of the game's own type, whatever its values: what the rules forbid is a refusal.
    States are frozen and may be kept. The abstract methods are what every game has; what only some have is in
    `capabilities`. Other code relies on these shapes, which tests/properties/test_shapes.py checks for every game:

    - options, moves, events, views and positions are frozen msgspec structs (moves and events tagged), written and
      read as JSON; unknown fields are refused;
    - a position has `options` and `players`, one for each seat; a state has `options`;
    - a view has `seat` and `result`; only fields named by `own` may differ from a spectator's view;
    - a view has `turn` where seats move in turns, the seat to move; it has `game` or `round` where a match has several,
      counted from 1;
    - `seen` for a spectator is never None: every event is announced, if need be without its secret part.
    """

    id: ClassVar[str]
    version: ClassVar[int]
    """Changes whenever the same log would lead to another state, event or result."""
    seats: ClassVar[range]
    presets: ClassVar[Mapping[str, Callable[[int], Any]]]
    """Named sets of options, given the number of seats; the first one is the default."""

    options_type: ClassVar[Any]
    move_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]
    position_type: ClassVar[Any]

    @abstractmethod
    def check(self, options: Options, seats: int) -> None:
        """Raise `Malformed` when these options cannot be played with that many seats."""

    @abstractmethod
    def deal(self, options: Options, seats: int, seed: bytes) -> State:
        """The state at the start of a match."""

    @abstractmethod
    def to_act(self, state: State) -> frozenset[Seat]:
        """The seats that may move now: one, several in a race, none when the match is over. Public knowledge."""

    @abstractmethod
    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every legal move of the seat, in a fixed order."""

    @abstractmethod
    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        """What the move does, or why it is refused."""

    @abstractmethod
    def expire(self, state: State) -> Step[State, Event] | None:
        """What the rules do when a clock runs out; None when nothing waits for anybody."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """What the seat may know; None is a spectator. Built by allow-list."""

    @abstractmethod
    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """What the seat learns of an event; None when it learns nothing, which a spectator never does."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """How the match ended, once it has."""

    @abstractmethod
    def sample(self, view: View, rng: Random) -> State:
        """A random full state that looks exactly like this view to the seat the view belongs to."""

    @abstractmethod
    def number(self, move: Move) -> int:
        """The move's place in the game's fixed table of moves."""

    @abstractmethod
    def move(self, number: int) -> Move:
        """The move at that place of the table; `Malformed` when there is none."""

    @abstractmethod
    def position(self, state: State) -> Any:
        """The whole state as plain, readable data: what FEN is to chess."""

    @abstractmethod
    def restore(self, position: Any) -> State:
        """The state of a position; `Malformed` when no game can reach such a table."""

    def move_groups(self, state: State, seat: Seat) -> Sequence[Sequence[Move]] | None:  # noqa: ARG002
        """The legal moves in groups, each the same object whenever it comes up again, so that what is derived from a
        group can be kept; None where there are no such groups. A game offers them for speed.
        """
        return None

    def public(self, options: Options) -> Any:
        """The options as everybody may know them, before and during the match."""
        return options

    def knowledge(self, options: Options) -> Any:  # noqa: ARG002
        """What a player may know of the cards beyond what the table shows; given to bots. None for nothing."""
        return None

    def own(self, state: State, seat: Seat) -> Mapping[str, Any]:
        """The private fields of a seat's view: all that may differ from a spectator's. Games override it for speed."""
        mine, public = self.view(state, seat), self.view(state, None)
        fields: tuple[str, ...] = getattr(mine, "__struct_fields__", ())
        return {name: value for name in fields if (value := getattr(mine, name)) != getattr(public, name)}

    def own_changes(self, before: State | None, after: State, seat: Seat) -> Mapping[str, Any]:
        """The private fields of a seat that changed; all of them where there was no state before. Games override it for
        speed.
        """
        own = self.own(after, seat)
        if before is None:
            return own
        old = self.own(before, seat)
        return {name: own[name] for name in own if old[name] != own[name]} if own != old else {}

    def changes(self, before: State | None, after: State) -> Mapping[str, Any]:
        """The fields of a spectator's view that changed; all of them where there was no state before. Games override it
        for speed.
        """
        view = self.view(after, None)
        fields: tuple[str, ...] = getattr(view, "__struct_fields__", ())
        if before is None:
            return {name: getattr(view, name) for name in fields}
        old = self.view(before, None)
        return {name: value for name in fields if (value := getattr(view, name)) != getattr(old, name)}

    def options(self, given: object, seats: int) -> Options:
        """Options from a struct, a preset's name, or a mapping (with an optional key `preset`), checked."""
        if seats not in self.seats:
            raise Malformed("seats", game=self.id, seats=seats, least=self.seats[0], most=self.seats[-1])
        if isinstance(given, self.options_type):
            options: Options = convert(self.options_type, msgspec.to_builtins(given), "options")
        else:
            if given is None or isinstance(given, str):
                given = {"preset": given} if given else {}
            if not isinstance(given, Mapping):
                raise Malformed("unreadable", what="options", why=f"not a mapping: {type(given).__name__}")
            changes = {**given}
            preset = changes.pop("preset", None) or next(iter(self.presets))
            if not isinstance(preset, str) or preset not in self.presets:
                raise Malformed("preset", game=self.id, preset=str(preset), known=", ".join(self.presets))
            base = msgspec.to_builtins(self.presets[preset](seats))
            options = convert(self.options_type, _merged(base, changes), "options")
        self.check(options, seats)
        return options


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
"""The rules of any game, for code that knows only the contract."""


def _merged(base: Any, changes: Mapping[Any, Any]) -> dict[Any, Any]:
    merged = dict(base)
    for key, value in changes.items():
        old = merged.get(key)
        nested = isinstance(old, Mapping) and isinstance(value, Mapping)
        merged[key] = _merged(old, value) if nested else value
    return merged
