"""From views to numbers: what an encoder is, and how a game's encoder is found by the game's id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spila.games import load
from spila.kernel import Game, Malformed, Seat
from spila.plugins import part_module, part_name

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Field(NamedTuple):
    """A stretch of the observation: its name, how many numbers it has, their bounds and what they say."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


def number(value: float) -> bytes:
    """One number of an observation as its four bytes."""
    return pack("=f", value)


class Numbers(dict[int, bytes]):
    """The bytes of numbers without a bound, such as points; those that come up are kept."""

    def __missing__(self, value: int) -> bytes:
        piece = number(value)
        if len(self) < 10_000:
            self[value] = piece
        return piece


COUNTS: Final = tuple(map(number, range(5_002)))
"""The bytes of small numbers: no deck has more than 5,000 cards."""
POINTS: Final = Numbers()


class Encoder(ABC):
    """The numbers of one game with given options and seats.

    `encode` says what an observation is: a function of the view alone. `write` gives the same bytes straight from the
    state, because building a view at every step takes longer than playing it; a property test holds the two together.
    An encoder remembers pieces of the last observation, so each environment has its own.
    """

    game_id: ClassVar[str]
    waits: ClassVar[bool] = False
    """Whether several seats may be asked at a time; the last action then stands for doing nothing."""

    private: ClassVar[frozenset[str]] = frozenset()
    """Names of the fields that only the seat itself knows."""

    def __init__(self, options: object, seats: int) -> None:
        self.game: Game[Any, Any, Any, Any, Any] = load(self.game_id)
        self.options: Any = self.game.options(options, seats)
        self.seats = seats
        self.fields = self.describe()
        self.size = sum(field.size for field in self.fields)
        self.actions = self.count_actions()
        self.wait = self.actions - 1 if self.waits else -1
        """The action for doing nothing, or -1 in games without it."""

    @abstractmethod
    def describe(self) -> tuple[Field, ...]:
        """The observation, stretch by stretch."""

    @abstractmethod
    def count_actions(self) -> int:
        """How many actions there are, the one for waiting included."""

    @abstractmethod
    def encode(self, view: Any) -> list[float]:
        """The observation of a view."""

    @abstractmethod
    def write(self, state: Any, seat: Seat) -> bytearray:
        """The observation of the seat, as float32 bytes."""

    @abstractmethod
    def legal(self, state: Any, seat: Seat) -> list[int]:
        """The actions of the seat's legal moves, in a list of the caller's own; waiting is not among them."""

    @abstractmethod
    def move(self, state: Any, seat: Seat, action: int) -> Any:
        """The move that an action stands for, legal or not; None when it cannot be one."""

    @abstractmethod
    def action(self, state: Any, seat: Seat, move: Any) -> int:
        """The action that stands for a move."""

    @abstractmethod
    def standing(self, state: Any) -> tuple[float, ...]:
        """How each seat stands, from what everybody can see: differences matter, about 1 between best and worst."""

    def asked(self, state: Any) -> tuple[bool, tuple[Seat, ...]]:
        """Who may move now, and whether they race for it: then any of them may wait."""
        return False, tuple(sorted(self.game.to_act(state)))

    def bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest observation."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        high = [field.high for field in self.fields for _ in range(field.size)]
        return np.array(low, np.float32), np.array(high, np.float32)

    def observation(self, state: Any, seat: Seat) -> Floats:
        """The seat's observation."""
        return np.frombuffer(self.write(state, seat), np.float32)

    def mask(self, actions: Sequence[int]) -> Mask:
        """1 for these actions, 0 for all others."""
        allowed = bytearray(self.actions)
        for action in actions:
            allowed[action] = 1
        return np.frombuffer(allowed, np.int8)


def has_encoder(game: str) -> bool:
    """Whether the game has an encoder."""
    return part_module(game, "encoder", "spila.envs.encoders") is not None


def encoder(game: str, seats: int = 2, options: object = None) -> Encoder:
    """The encoder of that game; `Malformed` when there is no such game, it has none, or options or seats do not fit."""
    load(game)
    module = part_module(game, "encoder", "spila.envs.encoders")
    if module is None:
        name = part_name(game, "encoder", "spila.envs.encoders")
        raise Malformed("part-missing", game=game, part="encoder", module=name)
    make: Callable[[object, int], Encoder] = module.ENCODER
    return make(options, seats)
