"""Deals that fit a test, found by the rules alone: no table is dealt again and again until one fits."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import SystemRandom
from typing import Any

from spila.api import fill_options
from spila.games import load
from spila.kernel.shuffle import SEED_BYTES
from spila.tables.registry import TableRegistry

TRIED = 1000


def seeds(game: str, seats: int, options: Any, fits: Callable[[Any, Any], bool]) -> Iterator[bytes]:
    """Seeds whose deal fits; the test gets the game and the state."""
    rules = load(game)
    checked = rules.options(fill_options(game, options), seats)
    for number in range(TRIED):
        seed = number.to_bytes(SEED_BYTES, "big")
        if fits(rules, rules.deal(checked, seats, seed)):
            yield seed


class _Chosen(SystemRandom):
    """Codes and tokens are drawn as always, and so are seeds after those that were chosen."""

    chosen: list[bytes]

    def randbytes(self, n: int) -> bytes:
        return self.chosen.pop(0) if n == SEED_BYTES and self.chosen else super().randbytes(n)


def deal_next(registry: TableRegistry, found: Iterator[bytes], count: int = 1) -> None:
    """The next tables that are made here get these seeds."""
    chance = _Chosen()
    chance.chosen = list(islice(found, count))
    assert len(chance.chosen) == count, "no such deal"
    registry.chance = chance


def cards_to_lay(game: Any, state: Any, seat: int) -> list[int]:
    """The cards of a race that the seat can lay."""
    return [move.card for move in game.moves(state, seat) if type(move).__name__ == "Lay"]
