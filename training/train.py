"""Train the network of `master` from nothing, in parts: run it again to go on.

    python -m training.train --folder runs/one --generations 12 --minutes 20

Each generation plays games with the newest network and earlier players at many tables, fits the network to the
results, and measures it on paired deals. In half of the turns the line is drawn at random
from the sensible ones, and only what follows these is learned from: so a line's merit isn't mixed up with the reasons
for choosing it. What is finished is kept in the folder, so that an interrupted run loses the
generation in progress at most.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from training import network, selfplay
from training.mix import MASTERS, classic, table
from training.value import MARGINS

Array = Any
BATCH = 100
"""Games at one table."""
HELD_BACK = 20_000
"""Positions at the end of the newest games that no network is fitted to."""
TRIED = (0.5, 1.0, 2.0, 3.0)
KEPT = 4
"""Generations whose games the network is fitted to, with those of the first one."""


class Run:
    """A training run in its folder."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.log_file = folder / "log.json"
        self.log: list[dict[str, Any]] = json.loads(self.log_file.read_text()) if self.log_file.exists() else []
        self.seed = seed
        self.started = time.monotonic()

    def weights(self, generation: int) -> Array:
        """The network after a generation."""
        return np.load(self.folder / f"weights-{generation:02}.npy")

    def pool(self) -> Array:
        """All networks so far, one in each row."""
        rows = [self.weights(number) for number in range(1, len(self.log) + 1)]
        return network.stacked(rows) if rows else selfplay.NOBODY

    def note(self, **what: Any) -> None:
        """Write down a finished generation."""
        self.log.append(what)
        partial = self.log_file.with_suffix(".partial")
        partial.write_text(json.dumps(self.log, indent=1))
        partial.replace(self.log_file)
        print(json.dumps(what), flush=True)


def lineup(rng: np.random.Generator, games: int, seats: int, newest: int) -> Array:
    """Who plays: mostly the newest network, in a third of the games with others from the pool, also the rough one."""
    policies = np.full((games, seats), newest)
    if newest:
        mixed = rng.random(games) < 0.34
        for game in np.flatnonzero(mixed):
            others = rng.random(seats) < 0.5
            oldest = max(1, newest - 6)
            drawn = rng.integers(oldest, newest + 1, seats)
            drawn[rng.random(seats) < 0.5] = 0
            policies[game] = np.where(others, drawn, newest)
    return policies


def generate(run: Run, generation: int, chosen: argparse.Namespace, rng: np.random.Generator) -> int:
    """Play games and keep the positions after lines that were drawn; how many games."""
    pool = run.pool()
    newest = len(run.log)
    positions, results, games, count = [], [], 0, 0
    wanted = chosen.positions
    while count < wanted:
        options, seats = table(rng)
        size = max(1, BATCH // (seats - 1))
        played = selfplay.play(
            options, seats, lineup(rng, size, seats, newest), pool, seed=int(rng.integers(1 << 31)),
            budget=chosen.budget, margin=chosen.margin, drawn_share=0.5,
        )  # fmt: skip
        values = network.predict(pool[-1], played.positions) if newest else np.zeros((len(played.positions), 6))
        wished = selfplay.targets(played, values, chosen.trust if newest else 1.0)
        positions.append(played.positions)
        results.append(wished.astype(np.float16))
        games += size
        count += len(wished)
    np.savez(
        run.folder / f"games-{generation:02}.npz", positions=np.concatenate(positions), targets=np.concatenate(results)
    )
    return games


def learn(run: Run, generation: int, epochs: int, rate: float, device: str) -> tuple[Array, list[float], float, int]:
    """Fit the network to the games of the last generations; its losses, and the one on positions held back."""
    recent = range(max(2, generation - KEPT + 1), generation + 1)
    loaded = [np.load(run.folder / f"games-{number:02}.npz") for number in ((1, *recent) if generation > 1 else (1,))]
    positions = np.concatenate([each["positions"] for each in loaded])
    wanted = np.concatenate([each["targets"] for each in loaded]).astype(np.float32)
    apart_from = len(positions) - min(HELD_BACK, len(positions) // 10)
    held, held_wanted = positions[apart_from:], wanted[apart_from:]
    positions, wanted = positions[:apart_from], wanted[:apart_from]
    weights = run.weights(generation - 1) if generation > 1 else network.fresh(run.seed)
    if device == "numpy":
        losses = network.fit(weights, positions, wanted, epochs=epochs, rate=rate, seed=run.seed + generation)
    else:
        from training.fit_torch import fit

        losses = fit(weights, positions, wanted, epochs=epochs, rate=rate, seed=run.seed + generation, device=device)
    apart = float(-(held_wanted * np.log(network.predict(weights, held) + 1e-9)).sum(axis=1).mean())
    return weights, losses, apart, len(positions)


def best_margin(weights: Array, games: int, seed: int) -> list[tuple[float, float]]:
    """Try how much worse than the best a line may be in the eyes of the rough judgement, and put the best margin into
    the weights.
    """
    tried = []
    for margin in TRIED:
        weights[MARGINS] = margin
        shares = [
            selfplay.measure(options, seats, 1, 0, weights[None], deals=deals, seed=seed, budget=60).share * seats / 2
            for options, seats, deals in (
                (MASTERS, 2, games // 3),
                (classic(20), 2, games // 12),
                (MASTERS, 4, games // 24),
            )
        ]
        tried.append((margin, round(float(np.average(shares, weights=(4, 1, 1))), 4)))
    weights[MARGINS] = max(tried, key=lambda each: each[1])[0]
    return tried


def one_generation(run: Run, chosen: argparse.Namespace) -> None:
    """Play, fit, measure, write down."""
    generation = len(run.log) + 1
    rng = np.random.default_rng((run.seed, generation))
    start = time.process_time()
    games = generate(run, generation, chosen, rng)
    played = time.process_time()
    rate = chosen.rate * (1.0 if generation <= 2 else 0.5 if generation <= 4 else 0.25)
    weights, losses, apart, size = learn(run, generation, chosen.epochs, rate, chosen.device)
    fitted = time.process_time()
    tried = best_margin(weights, chosen.deals, generation)
    np.save(run.folder / f"weights-{generation:02}.npy", weights)
    run.note(
        generation=generation, games=games, positions=size, losses=[round(loss, 4) for loss in losses],
        held_back=round(apart, 4), margins=tried,
        seconds=[round(played - start), round(fitted - played), round(time.process_time() - fitted)],
    )  # fmt: skip


def main(arguments: Sequence[str] | None = None) -> None:
    """Read the command line and go on with the run."""
    parser = argparse.ArgumentParser(description="Train the network of `master`.")
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--generations", type=int, default=12)
    parser.add_argument("--minutes", type=float, default=20, help="start no generation after so many minutes")
    parser.add_argument("--positions", type=int, default=600_000, help="new positions in each generation")
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--rate", type=float, default=2e-3)
    parser.add_argument("--trust", type=float, default=1.0, help="the part of results in what is learned (TD lambda)")
    parser.add_argument("--margin", type=float, default=3.0, help="lines are drawn from those at most so much worse")
    parser.add_argument("--budget", type=int, default=60, help="points of a turn that the search looks at")
    parser.add_argument("--deals", type=int, default=400, help="games of each measurement")
    parser.add_argument("--device", default="numpy", help="numpy, or a PyTorch device such as cpu or cuda")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    run = Run(chosen.folder, chosen.seed)
    while len(run.log) < chosen.generations and time.monotonic() - run.started < 60 * chosen.minutes:
        one_generation(run, chosen)


if __name__ == "__main__":
    main()
