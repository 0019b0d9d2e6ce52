"""What every bot is: it sees a view and its legal moves, and answers with a move and the reason for it.

A bot never holds a state, and it remembers nothing: the same view and the same seed give the same move. So a bot can
take over any seat at any time, and any decision in a record can be asked for again.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from spila.kernel import Malformed, Seat

View = TypeVar("View")
Move = TypeVar("Move")
T = TypeVar("T")


class Reason(msgspec.Struct, frozen=True):
    """Why a bot moved as it did: a code with parameters, never a sentence."""

    code: str
    params: Mapping[str, int | str] = {}


class RunnerUp(msgspec.Struct, Generic[Move], frozen=True):
    """The best of the other moves, and of 100 games that go on like that, how many the seat wins."""

    move: Move
    chance: int


class Choice(msgspec.Struct, Generic[Move], frozen=True):
    """A move, and the reason for it. `chance`: of 100 games that go on like this, how many the seat wins (None: the bot
    does not know). `runner_up`: None where the bot rated no other move.
    """

    move: Move
    reason: Reason
    chance: int | None = None
    runner_up: RunnerUp[Move] | None = None


def because(move: Move, code: str, **params: int | str) -> Choice[Move]:
    """`because(move, "play-stock", card=7)`: the short way to write a choice."""
    return Choice(move, Reason(code, params))


class Chance:
    """The random source of one decision, fixed by a bot's seed and the view. Costs nothing until it is used."""

    __slots__ = ("_rng", "_seed", "_view")

    def __init__(self, seed: int, view: Any) -> None:
        self._seed = seed
        self._view = view
        self._rng: random.Random | None = None

    def _source(self) -> random.Random:
        if self._rng is None:
            text = msgspec.json.encode(self._view)
            digest = blake2b(text, digest_size=8, key=str(self._seed).encode()).digest()
            self._rng = random.Random(int.from_bytes(digest, "big"))
        return self._rng

    def random(self) -> float:
        """A number from 0 up to, not including, 1."""
        return self._source().random()

    def shuffle(self, x: list[Any], /) -> None:
        """Put the list into a random order."""
        self._source().shuffle(x)

    def randrange(self, stop: int, /) -> int:
        """A number from 0 to stop - 1."""
        return self._source().randrange(stop)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self._source().randrange(len(items))]


class Bot(ABC, Generic[View, Move]):
    """A player. `knowledge` is what `Game.knowledge` gives: what it knows of the cards beyond its view."""

    level: ClassVar[str] = "own"
    people: frozenset[Seat] | None = None
    """The seats that people play, where that is known; the table sets it before each decision."""

    def __init__(self, seed: int, knowledge: Any = None) -> None:
        self.seed = seed
        self.knowledge = knowledge

    @abstractmethod
    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """One of the moves. `moves` is never empty."""

    def delay(self, view: View, rng: random.Random) -> int:  # noqa: ARG002
        """After how many milliseconds the bot would move in a race; 0 where the game has no hurry."""
        return 0


def decide(bot: Bot[View, Move], view: View, moves: Sequence[Move]) -> Choice[Move]:
    """Ask a bot, with the random source that belongs to its seed and this view."""
    if not moves:
        raise Malformed("no-moves", level=bot.level)
    return bot.choose(view, moves, Chance(bot.seed, view))


class RandomBot(Bot[Any, Any]):
    """Any legal move, each equally likely."""

    level = "random"

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:  # noqa: ARG002
        """Without looking."""
        return because(rng.choice(moves), "random")
