"""Twins in lockstep with the rules: the same deal, the same moves, and after each move the same table."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from spila.envs.encoder import encoder
from spila.games import load
from spila.kernel import Step
from spila.twin.batch import compiled
from tests.effort import SOAKING
from tests.material import random_options
from tests.twin.script import write_script

GAMES = ("skip-bo",)
MOVES = 1_000_000 if SOAKING else 50_000


class Pair:
    """A match in the rules, and the same match in a row of the twin."""

    def __init__(self, game: str, seats: int, options: Any, seed: bytes) -> None:
        self.rules, self.twin = load(game), compiled(game)
        self.reader = import_module(f"tests.twin.{game.replace('-', '_')}")
        self.encoder = encoder(game, seats, options)
        self.layout = self.reader.twin.layout(options, seats)
        layout = self.layout
        self.row = np.zeros(layout.size, layout.dtype)
        self.words = np.zeros(layout.words + 4096, np.int64)
        self.listed = np.zeros(layout.most_legal, np.int32)
        self.seen = np.zeros(layout.observation, np.float32)
        self.seed = seed
        self.state = self.rules.deal(options, seats, seed)

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.row, self.words, self.layout.config

    def legal(self, seat: int) -> list[int]:
        count = self.twin.legal(*self.arguments, seat, self.listed)
        return sorted(self.listed[:count].tolist())

    def check(self) -> None:
        """Everything is equal."""
        state, layout = self.state, self.layout
        assert self.reader.dump(self.row, self.words, layout) == self.reader.facts(state)
        turn = self.twin.turn(self.row, layout.config)
        result = self.rules.result(state)
        if result is not None:
            assert turn == -1
            found = self.twin.result(*self.arguments)
            assert (found & 255) == sum(1 << seat for seat in result.winners)
            assert self.reader.twin.REASONS[found >> 8] == result.reason
            if result.scores:
                assert result.scores == tuple(
                    self.twin.score(*self.arguments, seat) for seat in range(layout.seats)
                )
        for seat in range(layout.seats):
            moves = [self.encoder.action(state, seat, move) for move in self.rules.moves(state, seat)]
            assert self.legal(seat) == sorted(moves)
            self.twin.observe(*self.arguments, seat, self.seen)
            assert self.seen.tobytes() == bytes(self.encoder.write(state, seat))

    def play(self, seat: int, action: int) -> None:
        """The same move on both sides; chance is the rules'."""
        before = self.state
        step = self.rules.play(before, seat, self.encoder.move(before, seat, action))
        assert isinstance(step, Step)
        self.state = step.state
        write_script(self.words, self.reader.script(before, step))
        assert self.twin.step(*self.arguments, seat, action) == 1


def seats_and_moves(game: str) -> list[tuple[str, int, int]]:
    seats = load(game).seats
    return [(game, each, MOVES // len(seats)) for each in seats]


@pytest.mark.parametrize(("game", "seats", "moves"), [case for game in GAMES for case in seats_and_moves(game)])
def test_twin_and_rules_agree_after_every_move(game: str, seats: int, moves: int) -> None:
    rng = random.Random(f"{game} {seats}")
    made = 0
    while made < moves:
        options = load(game).options(random_options(game, seats, rng), seats)
        pair = Pair(game, seats, options, rng.randbytes(32))
        pair.reader.load(pair.state, pair.layout, pair.row, pair.words)
        pair.check()
        for _ in range(500):
            if pair.rules.result(pair.state) is not None:
                break
            seat = rng.choice(sorted(pair.rules.to_act(pair.state)))
            pair.play(seat, rng.choice(pair.legal(seat)))
            pair.check()
            made += 1
