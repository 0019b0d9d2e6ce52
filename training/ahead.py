"""Look-ahead over sampled deals, on the twin: how much it adds to the network's own choice.

    python -m training.ahead --table masters-2 --deals 500 --seconds 280

Where the best lines of a turn are close in the eyes of the network, the hidden cards are dealt anew some times, every
line is played there, then all seats play up to the next turn of the same seat with a small search, and the mean of the
network's opinion of that turn decides. The same deals serve all lines.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import INPUTS
from spila.bots.skip_bo.positions import LENGTH
from spila.twin import skip_bo_row as at
from spila.twin.rows import layout
from training import selfplay
from training.crew import options_of
from training.figures import shipped
from training.games import follow, redeal
from training.positions import twin
from training.search import DISCARDS, LEAVES, NODES, plan
from training.value import MOST_HIDDEN, judge

Array = Any
deal, result, seed_row = twin.deal, twin.result, twin.seed_row
MOST = 6
"""Lines that are compared at most."""


@njit(cache=True, error_model="numpy", nogil=True)
def own_share(row: Array, words: Array, config: Array, me: int) -> float:
    """What the seat has won at the end of a game."""
    winners = result(row, words, config) & 255
    shared = 0
    for seat in range(config[at.SEATING]):
        shared += winners >> seat & 1
    return 1.0 / shared if winners >> me & 1 else 0.0


@njit(cache=True, error_model="numpy", nogil=True)
def play_pairs(
    config: Array, dtype_row: Array, words_size: int, games: int, seed: int, own: int, weights: Array, budget: int,
    few: int, close: float, deals: int, small: int, shares: Array, thought: Array,
) -> int:  # fmt: skip
    """Games of one seat that looks ahead, among players that do not; what it wins goes into `shares`. `thought` counts
    its decisions, those looked at more closely, and those that came out differently. 0, or less for an illegal move.
    """
    row, spare = np.zeros_like(dtype_row), np.zeros_like(dtype_row)
    words, spare_words = np.zeros(words_size, np.int64), np.zeros(words_size, np.int64)
    rows = np.zeros((NODES + 1, len(row)), row.dtype)
    worded = np.zeros((NODES + 1, words_size), np.int64)
    leaf_positions = np.zeros((LEAVES + DISCARDS, LENGTH), np.int16)
    inputs = np.zeros((6, INPUTS), np.float32)
    scratch = np.zeros((10, MOST_HIDDEN), np.float32)
    chances = np.zeros(6, np.float32)
    lines = np.zeros((MOST, 400), np.int64)
    lengths = np.zeros(MOST, np.int64)
    totals = np.zeros(MOST, np.float64)
    line = np.zeros(400, np.int64)
    end, pending = np.zeros(LENGTH, np.int16), np.zeros(LENGTH, np.int16)
    cards = np.zeros(len(row), np.int64)
    for game in range(games):
        seed_row(words, seed, game)
        deal(row, words, config)
        segments = 0
        while row[at.PHASE] != at.OVER and segments < 20_000:
            segments += 1
            me = row[at.TURN] + 0
            count = 0
            highest = 0.0
            for nth in range(few if me == own else 1):
                lengths[nth] = plan(
                    row, words, config, 1, weights, budget, 5, 0.0, rows, worded, leaf_positions, inputs, scratch,
                    chances, lines[nth], end, pending, nth,
                )  # fmt: skip
                if lengths[nth] == 0:
                    break
                worth = judge(weights[0], end, inputs, scratch, chances)
                if nth == 0:
                    highest = worth
                elif highest - worth > close:
                    break
                count += 1
            if count == 0:
                return -1 - game
            chosen = 0
            if me == own:
                thought[0] += 1
            if count > 1:
                thought[1] += 1
                totals[:] = 0.0
                for sample in range(deals):
                    for nth in range(count):
                        spare[:] = row
                        spare_words[:] = words
                        seed_row(spare_words, seed + 1, (game * 20_000 + segments) * deals + sample)
                        redeal(spare, spare_words, config, me, cards)
                        follow(spare, spare_words, config, me, lines[nth], lengths[nth])
                        away = False
                        moved = 0
                        while spare[at.PHASE] != at.OVER and moved < 60:
                            moved += 1
                            seat = spare[at.TURN] + 0
                            away = away or seat != me
                            length = plan(
                                spare, spare_words, config, 1, weights, small, 2, 0.0, rows, worded, leaf_positions,
                                inputs, scratch, chances, line, end, pending, 0,
                            )  # fmt: skip
                            if length == 0 or (away and seat == me):
                                break
                            follow(spare, spare_words, config, seat, line, length)
                        if spare[at.PHASE] == at.OVER:
                            totals[nth] += own_share(spare, spare_words, config, me)
                        else:
                            judge(weights[0], end, inputs, scratch, chances)
                            totals[nth] += chances[0]
                for nth in range(1, count):
                    if totals[nth] > totals[chosen]:
                        chosen = nth
                thought[2] += chosen > 0
            if not follow(row, words, config, me, lines[chosen], lengths[chosen]):
                return -1 - game
        shares[game] = own_share(row, words, config, own) if row[at.PHASE] == at.OVER else 1.0 / config[at.SEATING]
    return 0


def main(arguments: Sequence[str] | None = None) -> None:
    """Play paired deals, and print what the player that looks ahead wins."""
    parser = argparse.ArgumentParser(description="Measure look-ahead over sampled deals.")
    parser.add_argument("--table", default="masters-2")
    parser.add_argument("--deals", type=int, default=1000, help="each is played once from every seat")
    parser.add_argument("--seconds", type=float, default=280)
    parser.add_argument("--few", type=int, default=3, help=f"lines to compare, at most {MOST}")
    parser.add_argument("--close", type=float, default=0.15, help="how far behind the best, in log-odds")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--budget", type=int, default=60)
    parser.add_argument("--small", type=int, default=16, help="points of a turn searched while looking ahead")
    parser.add_argument("--seed", type=int, default=4_000_001)
    chosen = parser.parse_args(arguments)
    options, seats = options_of(chosen.table)
    shape = layout("skip-bo", seats, options)
    row, weights = np.zeros(shape.size, shape.dtype), shipped()[None]
    thought, found = np.zeros(3, np.int64), []
    end = time.monotonic() + chosen.seconds
    started = time.process_time()
    some = 5
    for number in range(0, chosen.deals, some):
        shares = np.zeros((seats, some))
        for own in range(seats):
            problem = play_pairs(
                shape.config, row, shape.words, some, chosen.seed + 7919 * number, own, weights, chosen.budget,
                min(chosen.few, MOST), chosen.close, chosen.samples, chosen.small, shares[own], thought,
            )  # fmt: skip
            if problem:
                raise RuntimeError(f"an illegal move in game {-1 - problem} of {chosen.seed + 7919 * number}")
        found.append(shares.mean(axis=0))
        if time.monotonic() > end:
            break
    strength = selfplay.strength(np.concatenate(found), seats)
    decisions, closer, other = thought.tolist()
    spent = 1000 * (time.process_time() - started) / decisions
    print(
        f"{chosen.table}: {strength.share:.1%} ± {strength.margin:.1%} of {strength.games} games\n"
        f"{decisions} decisions, {closer / decisions:.0%} looked at closely, {other / decisions:.1%} changed, "
        f"{spent:.2f} ms of processor time for each, with what the others play"
    )


if __name__ == "__main__":
    main()
