"""Figures for docs/bots-master.md, measured with the weights in the package; the folder is of `train` or `whole_run`:

python -m training.figures calibration --folder runs/one
python -m training.figures calibration --fresh 60
python -m training.figures mistakes
python -m training.figures curves --folder runs/one
"""

from __future__ import annotations

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Final

import numpy as np

from spila.bots.skip_bo import network as play_network
from spila.bots.skip_bo.positions import BESIDE, HAND_AT, PILES_AT, SEAT_FIELDS, SEATS_FROM
from spila.twin import skip_bo_row as at
from spila.twin.rows import layout
from training import network
from training.crew import Lineup, Player
from training.games import playouts, recorded_rows
from training.mix import MASTERS
from training.train import HELD_BACK
from training.value import MARGINS

Array = Any
PICTURES: Final = Path(__file__).parents[1] / "docs" / "pictures"


def shipped() -> Array:
    """The weights in the package as one row, as the compiled players want them."""
    net = play_network.shipped()
    weights = network.joined((net.first, net.first_bias, net.second, net.second_bias, net.last))
    weights[MARGINS] = net.rules
    return weights


def held_back(folder: Path, wanted: int) -> tuple[Array, Array]:
    """Positions that no network was fitted to, and what the seat to move won there."""
    held = folder / "held.npz"  # of a whole run
    newest = np.load(held if held.exists() else sorted(folder.glob("games-*.npz"))[-1])
    kept = min(wanted, HELD_BACK)
    return newest["positions"][-kept:], newest["targets"][-kept:, 0].astype(np.float32)


def fresh(seconds: float, wanted: int, seed: int) -> tuple[Array, Array]:
    """The same from new games that the shipped network plays at all sorts of tables, alone among players of the rule of
    thumb or in all seats.
    """
    with tempfile.TemporaryDirectory() as folder:
        np.save(Path(folder) / "shipped.npy", shipped())
        found = Player(Path(folder), seed).learn(Lineup(1, ("shipped",), 0.3, 3.0, 60), seconds)
    positions = np.concatenate([found[f"positions{seats}"] for seats in range(2, 7) if f"own{seats}" in found])
    results = np.concatenate([found[f"result{seats}"][:, 0] for seats in range(2, 7) if f"own{seats}" in found])
    chosen = np.random.default_rng(seed).permutation(len(positions))[:wanted]
    print(f"{int(found['games'])} games, {len(positions)} positions\n")
    return positions[chosen], results[chosen].astype(np.float32)


def calibration(positions: Array, result: Array, picture: Path) -> None:
    """Of positions rated p, how many are won."""
    rated = network.predict(shipped(), positions)[:, 0]
    print("| rated | positions | mean rating | won |\n|---|---|---|---|")
    points = []
    for low in range(0, 100, 10):
        inside = (rated >= low / 100) & (rated < low / 100 + 0.1)
        if inside.sum() < 20:
            continue
        share, size = float(result[inside].mean()), int(inside.sum())
        margin = 1.96 * np.sqrt(share * (1 - share) / size)
        points.append((float(rated[inside].mean()), share, margin))
        print(f"| {low}–{low + 10}% | {size} | {rated[inside].mean():.1%} | {share:.1%} ± {margin:.1%} |")
    error = np.average([abs(a - b) for a, b, _ in points])
    print(
        f"\nmean distance {error:.1%}; log loss {-np.mean(np.log(np.where(result > 0.5, rated, 1 - rated) + 1e-9)):.4f}"
    )
    axes, save = _axes(picture)
    axes.plot([0, 1], [0, 1], color="0.7")
    x, y, margins = zip(*points, strict=True)
    axes.errorbar(x, y, yerr=margins, fmt="o", capsize=3)
    axes.set_xlabel("chance that the network stated")
    axes.set_ylabel("share of these positions that were won")
    save()


def mistakes(count: int, tries: int, games: int, seed: int) -> None:
    """The positions of two seats where what it states is furthest from the result of many playouts."""
    weights, rng = shipped()[None], np.random.default_rng(seed)
    shape = layout("skip-bo", 2, MASTERS)
    found = []
    for number in range(tries):
        row, words, position, stated = recorded_rows(
            shape.config, shape.size, shape.words, np.zeros(shape.size, shape.dtype), seed + number,
            int(rng.integers(10, 60)), weights, 120, 5,
        )  # fmt: skip
        if row[at.PHASE] == at.OVER:
            continue
        won = playouts(row, shape.config, shape.words, words, games, seed + number, weights, 60, 3)
        found.append((abs(stated - won), stated, won, position))
    found.sort(key=lambda each: -each[0])
    margin = 1.96 * 0.5 / np.sqrt(games)
    print(f"{len(found)} positions, {games} playouts each (± {margin:.0%}); mean distance "
          f"{np.mean([each[0] for each in found]):.1%}\n")  # fmt: skip
    print("| stated | playouts | the table |\n|---|---|---|")
    for _, stated, won, position in found[:count]:
        print(f"| {stated:.0%} | {won:.0%} | {described(position)} |")


def described(position: Array) -> str:
    """A position in words."""
    own, other = position[SEATS_FROM : SEATS_FROM + SEAT_FIELDS], position[SEATS_FROM + SEAT_FIELDS :]
    hand = [str(rank) if rank else "W" for rank in range(13) for _ in range(position[HAND_AT + rank])]

    def seat(fields: Array) -> str:
        toll = f"'{fields[2]}" if fields[2] else ""
        tops = " ".join("–" if rank == 13 else str(rank) if rank else "W" for rank in fields[5:9])
        stock, coins = counted(fields[0], "stock card"), counted(fields[3], "coin")
        return f"{stock}, top {fields[1] or 'W'}{toll}; {coins}; discards {tops}"

    piles = " ".join(map(str, position[PILES_AT : PILES_AT + 4]))
    beside = int(position[BESIDE : BESIDE + 4].sum())
    coins = f"({counted(beside, 'coin')} beside)"
    return f"piles {piles} {coins}; hand {' '.join(hand)}; own: {seat(own)}; other: {seat(other)}"


def counted(number: int, what: str) -> str:
    """A number of things."""
    return f"{number} {what if number == 1 else what + 's'}"


def curves(folder: Path, picture: Path) -> None:
    """The share won against the rule of thumb by generation, for each margin or each network that was tried."""
    axes, save = _axes(picture)
    for label, points in sorted(_lines(folder).items()):
        axes.plot(*zip(*sorted(points.items()), strict=True), marker="o", label=label)
    axes.axhline(50, color="0.7")
    axes.set_xlabel("generation")
    axes.set_ylabel("wins against the rule of thumb, % (fair share: 50)")
    axes.legend()
    save()


def _lines(folder: Path) -> dict[str, dict[int, float]]:
    """By name: the share at each generation. Of a whole run each network counts with its best margin."""
    found: dict[str, dict[int, float]] = {}
    whole = folder / "log.jsonl"
    if whole.exists():
        for each in map(json.loads, whole.read_text().splitlines()):
            if each.get("table") == "masters-2" and each["stage"].startswith("generation "):
                name, generation = each["network"].partition("-")[2], int(each["stage"].split()[1])
                points = found.setdefault(name, {})
                points[generation] = max(points.get(generation, 0.0), 100 * each["share"])
        return found
    for each in json.loads((folder / "log.json").read_text()):
        for margin, share in each["margins"] or ():
            found.setdefault(f"margin {margin:g}", {})[each["generation"]] = 100 * share
    return found


def _axes(path: Path) -> tuple[Any, Any]:
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "spila"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 4.2))

    def save() -> None:
        figure.tight_layout()
        figure.savefig(path, metadata={"Date": None})

    return axes, save


def main() -> None:
    """One figure."""
    parser = argparse.ArgumentParser(description="Figures of the shipped player.")
    parser.add_argument("what", choices=("calibration", "mistakes", "curves"))
    parser.add_argument("--positions", type=int, default=20_000)
    parser.add_argument("--fresh", type=float, default=0, help="seconds of new games, in place of those of the folder")
    parser.add_argument("--tries", type=int, default=60)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--folder", type=Path, default=Path("runs/one"))
    parser.add_argument("--seed", type=int, default=77)
    chosen = parser.parse_args()
    if chosen.what == "calibration":
        found = (
            fresh(chosen.fresh, chosen.positions, chosen.seed)
            if chosen.fresh
            else held_back(chosen.folder, chosen.positions)
        )
        calibration(*found, PICTURES / "master-calibration.svg")
    elif chosen.what == "mistakes":
        mistakes(10, chosen.tries, chosen.games, chosen.seed)
    else:
        curves(chosen.folder, PICTURES / "master-learning.svg")


if __name__ == "__main__":
    main()
