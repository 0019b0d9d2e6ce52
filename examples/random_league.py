"""A small league: three simple players, every pair in both seats, in every game. Played in worker processes.

python examples/random_league.py --matches 200 --workers 2
"""

from __future__ import annotations

import argparse
from itertools import permutations
from random import Random

import numpy as np
from rich.console import Console
from rich.table import Table

import spila
from spila.envs.batches import play
from spila.envs.encoder import Floats, Mask


def anything(_seen: Floats, mask: Mask, rng: Random) -> int:
    """Any legal action, each equally likely."""
    legal = np.flatnonzero(mask)
    return int(legal[rng.randrange(len(legal))])


def first(_seen: Floats, mask: Mask, _rng: Random) -> int:
    """The legal action with the lowest number."""
    return int(mask.argmax())


def last(_seen: Floats, mask: Mask, _rng: Random) -> int:
    """The legal action with the highest number: in a race that is waiting."""
    return int(len(mask) - 1 - mask[::-1].argmax())


PLAYERS = {"anything": anything, "first": first, "last": last}


def league(game: str, matches: int, workers: int) -> dict[str, float]:
    """Points of each player: mean return over all its matches, from -1 to 1."""
    points: dict[str, list[float]] = {name: [] for name in PLAYERS}
    for seed, pair in enumerate(permutations(PLAYERS, 2)):
        policies = [PLAYERS[name] for name in pair]
        played = play(game, matches, policies=policies, seed=seed, workers=workers, max_steps=2000)
        for seat, name in enumerate(pair):
            points[name] += played.returns[:, seat].tolist()
    return {name: float(np.mean(all_points)) for name, all_points in points.items()}


def main() -> None:
    """Play the league and print it."""
    parser = argparse.ArgumentParser(description="A league of three simple players.")
    parser.add_argument("--matches", type=int, default=24, help="matches for each ordered pair")
    parser.add_argument("--workers", type=int, default=2)
    chosen = parser.parse_args()
    table = Table(title="mean return, from -1 to 1")
    table.add_column("game")
    for name in PLAYERS:
        table.add_column(name, justify="right")
    for game in spila.games():
        points = league(game, chosen.matches, chosen.workers)
        table.add_row(game, *(f"{points[name]:+.2f}" for name in PLAYERS))
    Console().print(table)


if __name__ == "__main__":
    main()
