"""The twins on one core: random play and vector steps, beside OpenSpiel inside C++ and RLCard, in turn within one run.

    python -m benchmarks.twin [--laps 5] [--slice 0.3]

`benchmarks.twin_gpu` is the part for a GPU machine.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import time
from typing import Any

import numpy as np

from benchmarks.envs import rlcard
from benchmarks.laps import Play, measure, ratio
from spila.envs import vector
from spila.envs.encoder import encoder
from spila.twin.batch import KEY, SPARE
from spila.twin.rows import Rows, layout

CRAZY, LEDUC = "OpenSpiel crazy_eights, whole games in C++", "RLCard leduc-holdem"
ROWS = 4096
RECORDED = 100
BARS = {
    ("skip-bo", 2): 10e6, ("skip-bo", 4): 7e6, ("zip-zap", 2): 20e6, ("timeline", 2): 20e6,
}  # fmt: skip
VECTOR_BAR, CRAZY_BAR, LEDUC_BAR, THREADS_BAR = 3e6, 8.0, 20.0, 1.7


def crazy_eights() -> Play:
    """Uniformly random bots; moves of players only, counted beforehand."""
    import pyspiel

    game = pyspiel.load_game("crazy_eights(players=2)")
    bots = [pyspiel.make_uniform_random_bot(player, 17 + player) for player in range(2)]
    lengths = []
    for seed in range(100):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, seed)
        lengths.append(sum(move.player >= 0 for move in state.full_history()))
    mean: int = round(statistics.mean(lengths))

    def play() -> int:
        pyspiel.evaluate_bots(game.new_initial_state(), bots, random.randrange(1 << 30))
        return int(mean)

    return play


def rows(game: str, seats: int, count: int = 1024, threads: int = 1) -> Rows:
    found = Rows(game, layout(game, seats, encoder(game, seats).options), count, threads)
    found.begin(1)
    found.play(300)
    return found


def random_play(game: str, seats: int) -> Play:
    batch = rows(game, seats)

    def play() -> int:
        batch.play(50)
        return 50 * batch.count

    return play


class VectorSteps:
    """Steps of `vector` from Python with random actions, observations and masks included."""

    def __init__(self, game: str) -> None:
        self.env: Any = vector(game, ROWS, 2)
        self.env.reset(1)
        self.actions = np.zeros(ROWS, np.int64)
        self.recorded: list[Any] = []
        self.made = 0

    def record(self) -> None:
        """Actions of matches from a seed; chosen by generators of their own, so that the matches stay those."""
        words = self.env._rows.words
        own = words.copy()
        own[:, KEY] = own[:, KEY] * 2 + 1
        for _ in range(RECORDED):
            own[:, SPARE:] = words[:, SPARE:]
            self.choose(own)
            self.recorded.append(self.actions.copy())
            assert not self.env.step(self.actions).info["illegal"].any()
        self.made = RECORDED

    def choose(self, words: Any) -> None:
        rows = self.env._rows
        rows.code.choose_rows(rows.cells, words, rows.layout.config, self.actions, 0, ROWS)

    def choosing(self) -> int:
        """The compiled code chooses the actions, which counts too."""
        self.choose(self.env._rows.words)
        self.env.step(self.actions)
        return ROWS

    def alone(self) -> int:
        """`step` with the recorded actions; after the last of them all matches are dealt anew."""
        if not self.recorded:
            self.record()
        if self.made == RECORDED:
            self.env.reset(1)
            self.made = 0
        self.env.step(self.recorded[self.made])
        self.made += 1
        return ROWS


def two_threads(seconds: float) -> tuple[float, float]:
    """What a second thread gains in wall-clock time, and the processor time of a move beside that with one thread. Both
    take turns of a tenth of a second, and the best turn of each counts: a busy machine shows less gain.
    """
    rates = {1: 0.0, 2: 0.0}
    costs = {1: float("inf"), 2: float("inf")}
    batches = {threads: rows("skip-bo", 2, 2048, threads) for threads in rates}
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        for threads, batch in batches.items():
            start, busy, calls = time.perf_counter(), time.process_time(), 0
            while (spent := time.perf_counter() - start) < 0.1:
                batch.play(100)
                calls += 1
            rates[threads] = max(rates[threads], calls / spent)
            costs[threads] = min(costs[threads], (time.process_time() - busy) / calls)
    return rates[2] / rates[1], costs[2] / costs[1]


def show_threads(seconds: float) -> None:
    gain, cost = two_threads(seconds)
    print(f"Two threads over one: {gain:.2f} (bar {THREADS_BAR:g}); processor time of a move x {cost:.2f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.3)
    parser.add_argument("--threads", type=float, help="only two threads beside one, for so many seconds")
    given = parser.parse_args()
    if given.threads:
        show_threads(given.threads)
        return
    names = {f"{game}, {seats} seats": (game, seats) for game, seats in BARS}
    players = {name: random_play(*each) for name, each in names.items()}
    steps = f"vector('skip-bo', {ROWS}).step"
    choosing = f"{steps}, and choosing random actions"
    players |= {steps: VectorSteps("skip-bo").alone, choosing: VectorSteps("skip-bo").choosing}
    players |= {CRAZY: crazy_eights(), LEDUC: rlcard("leduc-holdem")}
    rates = measure(players, given.laps, given.slice)
    print(f"| one core | per second | bar | × {CRAZY} |\n|---|---:|---:|---:|")
    for name, each in names.items():
        print(f"| random play: {name} | {statistics.median(rates[name]):,.0f} | {BARS[each]:,.0f} |", end="")
        print(f" {ratio(rates, name, CRAZY):.1f} (bar {CRAZY_BAR:g}) |")
    for name in (steps, choosing):
        print(f"| {name} | {statistics.median(rates[name]):,.0f} | {VECTOR_BAR:,.0f} |", end="")
        print(f" × {LEDUC}: {ratio(rates, name, LEDUC):.0f} (bar {LEDUC_BAR:g}) |")
    for name in (CRAZY, LEDUC):
        print(f"| {name} | {statistics.median(rates[name]):,.0f} | | |")
    print(f"\nLoad of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    show_threads(4.0)
    print(f"Bytes per Skip-Bo row, 2 seats: {layout('skip-bo', 2).bytes_per_row} (bar 512)")


if __name__ == "__main__":
    main()
