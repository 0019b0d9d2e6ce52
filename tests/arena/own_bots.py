"""Bots from outside, good and bad, for the arena to load."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spila.bots import Bot, Chance, Choice, because


class First(Bot[Any, Any]):
    """Always the first move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        return because(moves[0], "first")


class Crasher(Bot[Any, Any]):
    """Falls over at its third decision."""

    def __init__(self, seed: int, knowledge: Any = None) -> None:
        super().__init__(seed, knowledge)
        self.left = 3

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        self.left -= 1
        if not self.left:
            raise ZeroDivisionError("no decisions left")
        return because(rng.choice(moves), "random")


class Unborn(First):
    """Cannot even sit down."""

    def __init__(self, seed: int, knowledge: Any = None) -> None:
        raise OSError("no chair")


class Cheat(Bot[Any, Any]):
    """Tries the same move again and again, legal or not."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        from spila.games.skip_bo.moves import PAY

        return because(PAY, "please")


class Babbler(Bot[Any, Any]):
    """Answers with something that is no move."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        return because("checkmate", "chess")


class Mute(First):
    """Answers with a bare move, without a reason."""

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        bare: Choice[Any] = moves[0]
        return bare


NOT_A_BOT = 7
