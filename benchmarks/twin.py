"""The twins on one core: random play and vector steps, beside OpenSpiel inside C++ and RLCard, in turn within one run.

    python -m benchmarks.twin [--laps 5] [--slice 0.3]

`benchmarks.twin_gpu` is the part for a GPU machine.
"""

from __future__ import annotations

import argparse
import random
import statistics
import time
from typing import Any

import numpy as np

from benchmarks.envs import rlcard
from benchmarks.laps import Play, measure, ratio
from spila.envs import vector
from spila.envs.encoder import encoder
from spila.twin.rows import Rows, layout

CRAZY, LEDUC = "OpenSpiel crazy_eights, whole games in C++", "RLCard leduc-holdem"
ROWS = 4096
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


def vector_steps(game: str) -> Play:
    """Observations and masks included; random actions are chosen by the compiled code, which counts too."""
    env: Any = vector(game, ROWS, 2)
    env.reset(1)
    actions = np.zeros(ROWS, np.int64)
    cells, words, config = env._rows.cells, env._rows.words, env.layout.config
    choose = env._rows.code.choose_rows

    def play() -> int:
        choose(cells, words, config, actions, 0, ROWS)
        env.step(actions)
        return ROWS

    return play


def two_threads(seconds: float) -> float:
    """Wall-clock gain of a second core; a busy machine shows less."""
    rates = []
    for threads in (1, 2):
        batch = rows("skip-bo", 2, 2048, threads)
        start, calls = time.perf_counter(), 0
        while (spent := time.perf_counter() - start) < seconds:
            batch.play(100)
            calls += 1
        rates.append(calls / spent)
    return rates[1] / rates[0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--laps", type=int, default=5)
    parser.add_argument("--slice", type=float, default=0.3)
    given = parser.parse_args()
    names = {f"{game}, {seats} seats": (game, seats) for game, seats in BARS}
    players = {name: random_play(*each) for name, each in names.items()}
    steps = f"vector('skip-bo', {ROWS}).step"
    players |= {steps: vector_steps("skip-bo"), CRAZY: crazy_eights(), LEDUC: rlcard("leduc-holdem")}
    rates = measure(players, given.laps, given.slice)
    print(f"| one core | per second | bar | × {CRAZY} |\n|---|---:|---:|---:|")
    for name, each in names.items():
        print(f"| random play: {name} | {statistics.median(rates[name]):,.0f} | {BARS[each]:,.0f} |", end="")
        print(f" {ratio(rates, name, CRAZY):.1f} (bar {CRAZY_BAR:g}) |")
    print(f"| {steps} | {statistics.median(rates[steps]):,.0f} | {VECTOR_BAR:,.0f} |", end="")
    print(f" × {LEDUC}: {ratio(rates, steps, LEDUC):.0f} (bar {LEDUC_BAR:g}) |")
    for name in (CRAZY, LEDUC):
        print(f"| {name} | {statistics.median(rates[name]):,.0f} | | |")
    print(f"\nTwo threads over one: {two_threads(2.0):.2f} (bar {THREADS_BAR:g})")
    print(f"Bytes per Skip-Bo row, 2 seats: {layout('skip-bo', 2).bytes_per_row} (bar 512)")


if __name__ == "__main__":
    main()
