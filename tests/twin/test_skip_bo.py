"""Skip-Bo of the twin in lockstep with the rules: the same deal, the same moves, and after each move the same table."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from spila.envs.encoder import encoder
from spila.games import load
from spila.kernel import Step
from spila.twin.batch import ACTION, compiled
from spila.twin.rows import Rows
from spila.twin.skip_bo_row import REASONS, layout
from tests.effort import SOAKING
from tests.material import random_options
from tests.twin import skip_bo as reader
from tests.twin.script import write_script

GAME = load("skip-bo")
MOVES = (1_000_000 if SOAKING else 50_000) // len(GAME.seats)


class Pair:
    """A match in the rules, and the same match in a row of the twin."""

    def __init__(self, seats: int, options: Any, seed: bytes) -> None:
        self.twin = compiled("skip-bo")
        self.encoder = encoder("skip-bo", seats, options)
        self.layout = layout(options, seats)
        self.row = np.full(self.layout.size, 77, self.layout.dtype)
        self.words = np.full(self.layout.words + 4096, 77, np.int64)
        self.listed = np.zeros(self.layout.most_legal, np.int32)
        self.seen = np.zeros(self.layout.observation, np.float32)
        self.unseen = np.full(self.layout.hidden, np.nan, np.float32)
        self.state = GAME.deal(options, seats, seed)
        self.order: list[int] = []
        """The numbers of chance for the cards of the draw pile."""
        self.with_chance(*reader.chances_of_deal(self.state), self.twin.deal)

    @property
    def arguments(self) -> tuple[Any, ...]:
        return self.row, self.words, self.layout.config

    def with_chance(self, starters: list[int], shuffles: list[reader.Shuffle], call: Any, *action: int) -> int:
        """Call a compiled function. Starters are chosen and cards drawn as in the rules."""
        order = [] if any(each.dealt for each in shuffles) else self.order
        if shuffles:
            row, words = self.row.copy(), self.words.copy()
            write_script(words, starters)
            reader.write_order(words, self.layout, order)
            call(row, words, self.layout.config, *action)
            order = order + reader.numbers(self.state, shuffles, row, self.layout)
        write_script(self.words, starters)
        reader.write_order(self.words, self.layout, order)
        found = int(call(*self.arguments, *action) or 0)
        self.order = order[reader.drawn(self.words, self.layout) :]
        return found

    def legal(self, seat: int) -> list[int]:
        count = self.twin.legal(*self.arguments, seat, self.listed)
        return sorted(self.listed[:count].tolist())

    def check(self) -> None:
        """Everything is equal."""
        state, seats = self.state, range(self.layout.seats)
        assert reader.dump(self.row, self.words, self.layout) == reader.facts(state)
        turn = self.twin.turn(self.row, self.layout.config)
        if state.result is None:
            assert turn == state.turn
        else:
            assert turn == -1
            found = self.twin.result(*self.arguments)
            assert found & 255 == sum(1 << seat for seat in state.result.winners)
            assert REASONS[found >> 8] == state.result.reason
        self.twin.hidden(*self.arguments, self.unseen)
        assert self.unseen.tolist() == self.encoder.encode_hidden(state)
        assert state.scores == tuple(self.twin.score(*self.arguments, seat) for seat in seats)
        for seat in seats:
            assert self.legal(seat) == sorted(self.encoder.legal(state, seat))
            self.twin.observe(*self.arguments, seat, self.seen)
            assert self.seen.tobytes() == bytes(self.encoder.write(state, seat))

    def check_choices(self) -> None:
        """Every legal action is chosen by exactly one number of chance."""
        legal = self.legal(self.state.turn)
        chosen = []
        for number in range(len(legal)):
            write_script(self.words, [number])
            choice = self.twin.choose(*self.arguments)
            assert choice >> 32 == self.state.turn
            chosen.append(choice & ACTION)
        assert sorted(chosen) == legal

    def check_refusals(self, rng: random.Random) -> None:
        """Actions that are not legal, and seats that are not to move, change nothing."""
        before = self.row.tobytes(), self.words.tobytes()
        legal = set(self.legal(self.state.turn))
        for action in [-1, self.layout.actions, *rng.sample(range(self.layout.actions), 30)]:
            if action not in legal:
                assert self.twin.step(*self.arguments, self.state.turn, action) == 0
        for seat in range(self.layout.seats):
            if seat != self.state.turn:
                assert self.twin.step(*self.arguments, seat, rng.choice(sorted(legal))) == 0
        assert (self.row.tobytes(), self.words.tobytes()) == before

    def play(self, action: int) -> Step[Any, Any]:
        """The same move on both sides; chance is that of the rules."""
        before = self.state
        step = GAME.play(before, before.turn, self.encoder.move(before, before.turn, action))
        assert isinstance(step, Step)
        self.state = step.state
        assert self.with_chance(*reader.chances(before, step), self.twin.step, before.turn, action) == 1
        return step

    def reload(self) -> None:
        """Write the state of the rules into the row."""
        self.row[:] = 77
        reader.load(self.state, self.layout, self.row, self.words)
        self.order = [0] * len(self.state.draw)


@pytest.mark.parametrize("seats", GAME.seats)
def test_twin_and_rules_agree_after_every_move(seats: int) -> None:
    rng = random.Random(seats)
    met: Counter[str] = Counter()
    made = 0
    while made < MOVES:
        options = GAME.options(random_options("skip-bo", seats, rng), seats)
        pair = Pair(seats, options, rng.randbytes(32))
        pair.check()
        lazy = rng.random() < 0.2
        while pair.state.result is None and made < MOVES:
            chance = rng.random()
            if chance < 0.01:
                pair.check_refusals(rng)
            elif chance < 0.02:
                pair.check_choices()
            elif chance < 0.03:
                pair.reload()
                pair.check()
            legal = pair.legal(pair.state.turn)
            step = pair.play(rng.choice(legal[:6] if lazy else legal))
            pair.check()
            met.update(type(event).__name__ for event in step.events)
            met["buried"] += any(getattr(event, "buried", False) for event in step.events)
            made += 1
            if rng.random() < 0.001:
                break
    assert min(met[event] for event in ("Reshuffled", "GameWon", "TollPaid", "Scored", "CoinsDealt", "buried")) > 0


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_random_play_chooses_and_steps(seats: int) -> None:
    """It has a function of its own, which neither gives the action a number nor checks it."""
    rng = random.Random(seats)
    for _ in range(6):
        batch = Rows("skip-bo", layout(GAME.options(random_options("skip-bo", seats, rng), seats), seats), 16)
        config, code = batch.layout.config, batch.code
        batch.begin(rng.randrange(1 << 30))
        lengths, results, scores = np.zeros(16, np.int64), np.zeros(16, np.int64), np.zeros((16, seats), np.int64)
        actions = np.zeros(16, np.int64)
        for _ in range(200):
            if any(code.turn(row, config) < 0 for row in batch.cells):
                break
            cells, words = batch.cells.copy(), batch.words.copy()
            code.choose_rows(cells, words, config, actions, 0, 16)
            for row, own, action in zip(cells, words, actions.tolist(), strict=True):
                assert code.step(row, own, config, code.turn(row, config), action) == 1
            batch.each("finish_rows", 1, lengths, results, scores)
            assert (batch.cells == cells).all()
            assert (batch.words == words).all()


def test_large_decks_take_two_bytes_for_a_cell() -> None:
    options = GAME.options({"deck": {"wilds": 200, "copiesPerNumber": 50}, "stockSize": 100}, 6)
    pair = Pair(6, options, bytes(32))
    assert pair.row.dtype == np.uint16
    rng = random.Random(6)
    for _ in range(300):
        pair.check()
        pair.play(rng.choice(pair.legal(pair.state.turn)))


def test_a_row_of_two_seats_takes_at_most_512_bytes() -> None:
    assert layout(GAME.options(None, 2), 2).bytes_per_row <= 512
