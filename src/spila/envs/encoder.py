"""The encoder of a game turns views into numbers and moves into actions; it is found by the game's id."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from struct import pack
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from spila.games import load
from spila.kernel import AnyGame, Malformed, Seat
from spila.plugins import part_module, part_name

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


class Field(NamedTuple):
    """A section of the observation: its name, size, bounds and meaning."""

    name: str
    size: int
    low: float
    high: float
    meaning: str


def number(value: float) -> bytes:
    """A number as float32 bytes."""
    return pack("=f", value)


class NumberCache(dict[int, bytes]):
    """A cache of the bytes of unbounded numbers, such as points."""

    def __missing__(self, value: int) -> bytes:
        piece = number(value)
        if len(self) < 10_000:
            self[value] = piece
        return piece


COUNTS: Final = tuple(map(number, range(5_002)))
"""The bytes of small numbers; no deck has more than 5,000 cards."""
POINTS: Final = NumberCache()


class Encoder(ABC):
    """Observations and actions of one game with given options and seats.

    `encode` defines an observation, as a function of the view alone. `write` produces the same bytes directly from the
    state, because building a view at every step takes longer than playing it; a property test proves them equal.
    An encoder caches parts of the last observation, so each environment needs its own.
    """

    game_id: ClassVar[str]
    waits: ClassVar[bool] = False
    """Whether several seats may act at the same time; the last action then means waiting."""

    private: ClassVar[frozenset[str]] = frozenset()
    """Names of the fields that only the seat itself sees."""

    def __init__(self, options: object, seats: int) -> None:
        self.game: AnyGame = load(self.game_id)
        self.options: Any = self.game.options(options, seats)
        self.seats = seats
        self.fields = self.describe()
        self.size = sum(field.size for field in self.fields)
        self.actions = self.count_actions()
        self.wait = self.actions - 1 if self.waits else -1
        """The action for waiting, or -1 in games without it."""

    @abstractmethod
    def describe(self) -> tuple[Field, ...]:
        """The fields of the observation, in order."""

    @abstractmethod
    def count_actions(self) -> int:
        """The number of actions, including waiting."""

    @abstractmethod
    def encode(self, view: Any) -> list[float]:
        """The observation of a view."""

    def describe_hidden(self) -> tuple[Field, ...]:
        """The fields for what lies on the table and no observation shows."""
        return ()

    def encode_hidden(self, state: Any) -> list[float]:  # noqa: ARG002
        """The numbers of `describe_hidden`."""
        return []

    @abstractmethod
    def write(self, state: Any, seat: Seat) -> bytearray:
        """The observation of the seat, as float32 bytes."""

    @abstractmethod
    def legal(self, state: Any, seat: Seat) -> list[int]:
        """The actions of the seat's legal moves, without waiting, in a new list that the caller may change."""

    @abstractmethod
    def move(self, state: Any, seat: Seat, action: int) -> Any:
        """The move of an action, legal or not; None when there is no such move."""

    @abstractmethod
    def action(self, state: Any, seat: Seat, move: Any) -> int:
        """The action of a move."""

    @abstractmethod
    def standing(self, state: Any) -> tuple[float, ...]:
        """How well each seat is doing, from public information; best and worst differ by about 1."""

    def seats_to_act(self, state: Any) -> tuple[bool, tuple[Seat, ...]]:
        """Whether the seats race, so that each may also wait, and the seats that may act now."""
        return False, tuple(sorted(self.game.to_act(state)))

    def bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest observation."""
        low = [field.low for field in self.fields for _ in range(field.size)]
        high = [field.high for field in self.fields for _ in range(field.size)]
        return np.array(low, np.float32), np.array(high, np.float32)

    def observation(self, state: Any, seat: Seat) -> Floats:
        """The seat's observation."""
        return np.frombuffer(self.write(state, seat), np.float32)

    def table(self, state: Any) -> Floats:
        """The full table, for critics that may see everything: the observation of each seat, seat 0 first, then what
        none of them shows.
        """
        seen = b"".join(self.write(state, seat) for seat in range(self.seats))
        return np.concatenate([np.frombuffer(seen, np.float32), np.array(self.encode_hidden(state), np.float32)])

    def table_bounds(self) -> tuple[Floats, Floats]:
        """The lowest and the highest full table."""
        low, high = self.bounds()
        hidden = self.describe_hidden()
        lows = [field.low for field in hidden for _ in range(field.size)]
        highs = [field.high for field in hidden for _ in range(field.size)]
        return (
            np.concatenate([np.tile(low, self.seats), np.array(lows, np.float32)]),
            np.concatenate([np.tile(high, self.seats), np.array(highs, np.float32)]),
        )

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
