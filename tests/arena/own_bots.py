"""Custom bots, correct and faulty, for the arena to load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spila.bots import Bot, Chance, Choice, because


class First(Bot[Any, Any]):
    """Always plays the first move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        return because(moves[0], "first")


class Crasher(Bot[Any, Any]):
    """Crashes at its third decision."""

    def __init__(self, seed: int, knowledge: Any = None) -> None:
        super().__init__(seed, knowledge)
        self.left = 3

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("no decisions left")
        return because(rng.choice(moves), "random")


class Unborn(First):
    """Crashes when it is created."""

    def __init__(self, seed: int, knowledge: Any = None) -> None:
        raise OSError("no chair")


class Cheat(Bot[Any, Any]):
    """Always tries the same move, legal or not."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        from spila.games.skip_bo.moves import PAY

        return because(PAY, "please")


class Babbler(Bot[Any, Any]):
    """Returns something that is not a move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        return because("checkmate", "chess")


class Mute(First):
    """Returns a bare move instead of a choice."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        bare: Choice[Any] = moves[0]
        return bare


NOT_A_BOT = 7
