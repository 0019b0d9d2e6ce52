"""One match of a twin beside the rules: a row, the compiled functions, and the chance of the rules handed over."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Final

import numpy as np

from spila.envs.encoder import Floats
from spila.games import load
from spila.kernel.shuffle import _endless
from spila.twin import batch
from tests.effort import SOAKING

MOVES: Final = 1_000_000 if SOAKING else 50_000
"""Moves in lockstep for each game."""


def picks(seed: bytes, counter: int, size: int) -> list[int]:
    """What the exchanges of the rules' shuffle choose: from `size` cards, from one less, and so on."""
    words = _endless(seed, counter)
    found = []
    for bound in range(size, 1, -1):
        limit = (1 << 32) - (1 << 32) % bound
        found.append(next(word % bound for word in words if word < limit))
    return found


class OneRow:
    """A row with a script: chance takes the numbers that `script` was given, in that order."""

    def __init__(self, game: str, seats: int, options: Any, script: int) -> None:
        self.rules = load(game)
        self.options = self.rules.options(options, seats)
        self.twin: Any = import_module(batch.twin_name(game))
        self.layout = self.twin.layout(self.options, seats)
        self.code: Any = batch.compiled(game)
        self.row = np.full(self.layout.size, 77, self.layout.dtype)  # a deal must not rely on what a row held
        self.words = np.full(self.layout.words + script, 77, np.int64)
        self.listed = np.zeros(self.layout.most_legal, np.int32)
        self.script([])

    def script(self, numbers: list[int]) -> None:
        """The next numbers of chance."""
        self.words[batch.KEY] = self.words[batch.COUNTER] = 0
        self.words[len(self.words) - len(numbers) :] = numbers[::-1]

    def call(self, name: str, *arguments: Any) -> int:
        """A compiled function, on this row."""
        return int(getattr(self.code, name)(self.row, self.words, self.layout.config, *arguments) or 0)

    def turn(self) -> int:
        """The seat to act."""
        return int(self.code.turn(self.row, self.layout.config))

    def legal(self, seat: int) -> list[int]:
        """The legal actions of the seat."""
        return [int(action) for action in self.listed[: self.call("legal", seat, self.listed)]]

    def observation(self, seat: int) -> Floats:
        """The observation of the seat."""
        out = np.full(self.layout.observation, np.nan, np.float32)
        self.call("observe", seat, out)
        return out

    def hidden(self) -> list[float]:
        """What lies on the table and no observation shows."""
        out = np.full(self.layout.hidden, np.nan, np.float32)
        self.call("hidden", out)
        return [float(number) for number in out]

    def dump(self) -> dict[str, Any]:
        """The fields of the state."""
        found: dict[str, Any] = self.twin.dump(self.row, self.words[: self.layout.words], self.layout)
        return found

    def load(self, state: Any) -> None:
        """Continue from a state of the rules."""
        self.row[:] = 77
        self.words[2 : self.layout.words] = 77
        self.twin.load(state, self.layout, self.row, self.words[: self.layout.words])

    def copy(self) -> tuple[bytes, bytes]:
        """All that the row holds."""
        return self.row.tobytes(), self.words[: self.layout.words].tobytes()

    def result(self) -> tuple[tuple[int, ...], str, tuple[int, ...]]:
        """Winners, reason and scores."""
        found = self.call("result")
        seats = range(self.layout.seats)
        winners = tuple(seat for seat in seats if found >> seat & 1)
        return winners, self.twin.REASONS[found >> 8], tuple(self.call("score", seat) for seat in seats)

    def choices(self, scripts: list[list[int]]) -> list[tuple[int, int]]:
        """What `choose` chooses for each of these outcomes of chance: the seats and actions in order."""
        found = []
        for numbers in scripts:
            self.script(numbers)
            chosen = self.call("choose")
            found.append((chosen >> 32, chosen & batch.ACTION))
        return sorted(found)
