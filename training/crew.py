"""Processes that play: games to learn from, and, whenever some are asked for, games that measure strength.

A worker plays for a few seconds with the networks that were published last, and writes what there is to learn into a
file. Measurements go first. Nothing here imports PyTorch, and the compiled code is inherited from the first process.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import queue
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from spila.bots.skip_bo.features import SEAT_INPUTS
from spila.games.skip_bo.options import Options
from training import network, selfplay
from training.mix import MASTERS, classic, table
from training.value import MARGINS

Array = Any
SECONDS = 3.0
"""Of play in each file."""
MIXED = 0.5
"""Trust in the result, of what is learned from later values (TD lambda)."""
HELD = 20
"""Of so many files one is held back from training."""


class Lineup(NamedTuple):
    """Who plays. Networks are files in the folder; the last one learns, in generation 0 the rule of thumb. `plain`: at
    this table only, as named in `options_of`; `rival`: all other seats are played by the network before it.
    """

    generation: int
    networks: tuple[str, ...]
    drawn: float
    margin: float
    budget: int
    plain: str = ""
    rival: bool = False


class Duel(NamedTuple):
    """Deals to measure with. `one` and `other` are networks by name; "" is the rule of thumb."""

    key: str
    table: str
    one: str
    other: str
    margin: float | None
    deals: int
    seed: int
    budget: int = 120
    against_naive: bool = False


def options_of(name: str) -> tuple[Options, int]:
    """A table by its name: `masters-4`, `classic20-2`, `short-3`."""
    kind, _, seats = name.rpartition("-")
    if kind == "masters":
        return MASTERS, int(seats)
    if kind == "short":
        return Options(stock_size=10), int(seats)
    return classic(int(kind.removeprefix("classic"))), int(seats)


class Player:
    """What a worker keeps: networks that were read already, and its random numbers."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.rng = np.random.default_rng(seed)
        self.read: dict[str, Array] = {}

    def network(self, name: str) -> Array:
        """A network by name."""
        if name not in self.read:
            if len(self.read) > 40:
                self.read.clear()
            self.read[name] = np.load(self.folder / f"{name}.npy")
        return self.read[name]

    def learn(self, lineup: Lineup, seconds: float) -> dict[str, Array]:
        """Play games for so long; what there is to learn, by the number of seats."""
        started = time.monotonic()
        found: dict[int, list[tuple[Array, ...]]] = {}
        games = 0
        while not found or time.monotonic() - started < seconds:
            options, seats = options_of(lineup.plain) if lineup.plain else table(self.rng)
            count = max(4, 48 // (seats - 1))
            rows = [self.network(name) for name in lineup.networks]
            played = selfplay.play(
                options, seats, self.policies(lineup, count, seats), network.stacked(rows) if rows else selfplay.NOBODY,
                seed=int(self.rng.integers(1 << 31)), budget=lineup.budget, margin=lineup.margin,
                drawn_share=lineup.drawn, learners=len(rows),
            )  # fmt: skip
            games += count
            if not len(played.positions):
                continue
            results = selfplay.targets(played, np.zeros((len(played.positions), 6)), 1.0)[:, :seats]
            later = results
            if lineup.generation:
                values = network.predict(rows[-1], played.positions)
                later = selfplay.targets(played, values, MIXED)[:, :seats]
            inputs = network.read(played.positions, np.arange(len(played.positions)))
            found.setdefault(seats, []).append(
                (inputs[:, :, :SEAT_INPUTS], inputs[:, 0, SEAT_INPUTS:], results, later, played.positions)
            )
        out: dict[str, Array] = {"games": np.array(games)}
        for seats, parts in found.items():
            *halves, positions = (np.concatenate(column) for column in zip(*parts, strict=True))
            for name, array in zip(("own", "table", "result", "later"), halves, strict=True):
                out[f"{name}{seats}"] = array.astype(np.float16)
            out[f"positions{seats}"] = positions
        return out

    def policies(self, lineup: Lineup, games: int, seats: int) -> Array:
        """Mostly the newest network alone among players of the rule of thumb, or in all seats; else with others."""
        newest = len(lineup.networks)
        rng = self.rng
        found = np.zeros((games, seats), np.int64)
        if not newest:
            return found
        own = rng.integers(0, seats, games)
        if lineup.rival:
            found[:] = newest - 1
        else:
            kind = rng.random(games)
            found[kind < 0.35] = newest
            others = rng.integers(0, newest + 1, (games, seats))
            found = np.where((kind > 0.85)[:, None], others, found)
        found[np.arange(games), own] = newest
        return found

    def duel(self, duel: Duel) -> Array:
        """The shares of the deals that the first player wins."""
        options, seats = options_of(duel.table)
        rows = [self.network(name).copy() for name in (duel.one, duel.other) if name]
        if duel.one and duel.margin is not None:
            rows[0][MARGINS] = duel.margin
        one = 1 if duel.one else 0
        other = -1 if duel.against_naive else (one + 1 if duel.other else 0)
        weights = network.stacked(rows) if rows else selfplay.NOBODY
        return selfplay.shares(
            options, seats, one, other, weights, deals=duel.deals, seed=duel.seed, budget=duel.budget
        )  # fmt: skip


def work(folder: Path, number: int, seed: int, duels: Any, answers: Any) -> None:
    """What a worker does until the file `stop` is there."""
    os.nice(5)
    player = Player(folder, seed)
    files = 0
    while not (folder / "stop").exists():
        try:
            duel = duels.get(timeout=0.02)
        except queue.Empty:
            duel = None
        try:
            if duel is not None:
                answers.put((duel.key, player.duel(duel)))
                continue
            lineup = Lineup(**json.loads((folder / "lineup.json").read_text()))
            if not lineup.drawn:
                time.sleep(0.05)
                continue
            found = player.learn(lineup, SECONDS)
            files += 1
            name = f"games-{lineup.generation:02}-{number:02}-{files:05}"
            np.savez(folder / f"{name}.partial.npz", **found)
            (folder / f"{name}.partial.npz").replace(folder / f"{name}.npz")
        except Exception as why:  # one bad table must not end the run
            answers.put(("error", f"{type(why).__name__}: {why}"))
            if duel is not None:
                answers.put((duel.key, np.zeros(0)))
            time.sleep(0.2)


class Crew:
    """The workers, and what they have sent so far."""

    def __init__(self, folder: Path, jobs: int, seed: int) -> None:
        self.folder = folder
        context = multiprocessing.get_context("fork")
        self.duels, self.answers = context.Queue(), context.Queue()
        self.errors: list[str] = []
        self.keep_still()
        self.workers = [
            context.Process(target=work, args=(folder, number, seed + number, self.duels, self.answers), daemon=True)
            for number in range(jobs)
        ]
        for worker in self.workers:
            worker.start()

    def keep_still(self) -> None:
        """Only measure from now on."""
        self.assign(Lineup(0, (), 0.0, 0.0, 60))

    def assign(self, lineup: Lineup) -> None:
        """What to play from now on."""
        partial = self.folder / "lineup.partial"
        partial.write_text(json.dumps(lineup._asdict()))
        partial.replace(self.folder / "lineup.json")

    def publish(self, name: str, weights: Array) -> None:
        """Let workers use a network."""
        partial = self.folder / f"{name}.partial.npy"
        np.save(partial, weights)
        partial.replace(self.folder / f"{name}.npy")

    def measure(self, duels: Sequence[Duel], until: float, *, piece: int = 25) -> dict[str, selfplay.Strength]:
        """The strength in each duel, as far as it is known at this time (`time.monotonic`)."""
        wanted = 0
        seats = {duel.key: options_of(duel.table)[1] for duel in duels}
        for part in range(max(-(-duel.deals // piece) for duel in duels)):  # all duels make progress alike
            for duel in duels:
                deals = min(piece, duel.deals - part * piece)
                if deals > 1:
                    self.duels.put(duel._replace(deals=deals, seed=duel.seed + 7919 * part))
                    wanted += 1
        found: dict[str, list[Array]] = {}
        while wanted and time.monotonic() < until:
            try:
                key, shares = self.answers.get(timeout=0.2)
            except queue.Empty:
                continue
            if key == "error":
                self.errors.append(shares)
            elif key in seats:
                found.setdefault(key, []).append(shares)
                wanted -= 1
        while wanted:  # what is left is not worth waiting for
            try:
                self.duels.get(timeout=0.2)
            except queue.Empty:
                break
        return {
            key: selfplay.strength(np.concatenate(parts), seats[key])
            for key, parts in found.items()
            if sum(map(len, parts)) > 1
        }

    def harvest(self) -> list[Path]:
        """Files that are complete."""
        return sorted(path for path in self.folder.glob("games-*.npz") if ".partial" not in path.name)

    def stop(self) -> None:
        """End the workers."""
        (self.folder / "stop").touch()
        end = time.monotonic() + 2.0
        for worker in self.workers:
            worker.join(timeout=max(0.0, end - time.monotonic()))
            if worker.is_alive():
                worker.terminate()
