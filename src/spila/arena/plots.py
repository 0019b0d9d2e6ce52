"""Plots of a run: win matrix, ratings, lengths of games. Needs the extra `arena` (matplotlib)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from spila.arena.tally import Figures
from spila.kernel import Malformed


def _pyplot() -> Any:
    try:
        import matplotlib as mpl
    except ImportError as problem:
        raise Malformed("needs-extra", extra="arena") from problem
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "spila"
    from matplotlib import pyplot

    return pyplot


def draw_run(figures: Figures, lengths: Sequence[int], folder: Path, kind: str = "svg") -> list[Path]:
    """Draw win matrix, ratings and lengths, each as a file in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    return [
        _draw_matrix(figures, folder / f"wins.{kind}"),
        _draw_ratings(figures, folder / f"ratings.{kind}"),
        draw_lengths({figures.game: lengths}, folder / f"length.{kind}"),
    ]


def _save(figure: Any, path: Path) -> Path:
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None} if path.suffix == ".svg" else None)
    _pyplot().close(figure)
    return path


def _draw_matrix(figures: Figures, path: Path) -> Path:
    names = [each.bot for each in figures.bots]
    shares = [[figures.matrix[one][two].value if one != two else 0.5 for two in names] for one in names]
    figure, axes = _pyplot().subplots(figsize=(1.2 + len(names), 0.8 + 0.8 * len(names)))
    axes.imshow(shares, vmin=0, vmax=1, cmap="PuOr")
    axes.set_xticks(range(len(names)), names)
    axes.set_yticks(range(len(names)), names)
    for row, one in enumerate(names):
        for column, two in enumerate(names):
            if one != two:
                share = shares[row][column]
                colour = "white" if abs(share - 0.5) > 0.35 else "black"
                axes.text(column, row, f"{100 * share:.1f}", ha="center", va="center", color=colour)
    axes.set_title("row beats column, %")
    return _save(figure, path)


def _draw_ratings(figures: Figures, path: Path) -> Path:
    bots = list(reversed(figures.bots))
    values = [each.rating.value for each in bots]
    errors = [
        [each.rating.value - each.rating.low for each in bots],
        [each.rating.high - each.rating.value for each in bots],
    ]
    figure, axes = _pyplot().subplots(figsize=(6, 1 + 0.5 * len(bots)))
    axes.errorbar(values, [each.bot for each in bots], xerr=errors, fmt="o", capsize=4)
    axes.set_xlabel("rating (Elo scale, mean 0, 95% interval)")
    axes.grid(axis="x", alpha=0.3)
    return _save(figure, path)


def draw_lengths(lengths: dict[str, Sequence[int]], path: Path, label: str = "moves in a game") -> Path:
    """Draw histograms of the lengths of games, one line per name."""
    figure, axes = _pyplot().subplots(figsize=(6, 3.2))
    for name, values in lengths.items():
        axes.hist(values, bins=40, histtype="step", density=True, label=name)
    axes.set_xlabel(label)
    axes.set_yticks([])
    axes.legend()
    return _save(figure, path)


def draw_bars(bars: dict[str, tuple[float, float, float]], path: Path, label: str) -> Path:
    """Draw values with their intervals, one bar per name."""
    names = list(bars)
    values = [bars[name][0] for name in names]
    errors = [[bars[name][0] - bars[name][1] for name in names], [bars[name][2] - bars[name][0] for name in names]]
    figure, axes = _pyplot().subplots(figsize=(6, 0.8 + 0.38 * len(names)))
    axes.barh(names[::-1], values[::-1], xerr=[each[::-1] for each in errors], color="#7a9cc6", capsize=3)
    axes.set_xlabel(label)
    return _save(figure, path)
