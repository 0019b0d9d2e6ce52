"""Measuring side by side on a noisy machine: contestants play in turn, a short slice each, for many laps."""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable

Play = Callable[[], int]
"""Plays one whole game and tells how many moves or steps it had."""

Rates = dict[str, list[float]]
"""For each contestant, moves or steps a second of CPU time in each lap."""


def measure(players: dict[str, Play], laps: int, slice_seconds: float) -> Rates:
    """Every contestant once to warm up, then lap by lap."""
    rates: Rates = {name: [] for name in players}
    for play in players.values():
        play()
    for _ in range(laps):
        for name, play in players.items():
            gc.collect()
            count = 0
            start = time.process_time()
            while (spent := time.process_time() - start) < slice_seconds:
                count += play()
            rates[name].append(count / spent)
    return rates


def ratio(rates: Rates, ours: str, theirs: str) -> float:
    """The median of the ratios within a lap."""
    return statistics.median(a / b for a, b in zip(rates[ours], rates[theirs]))
