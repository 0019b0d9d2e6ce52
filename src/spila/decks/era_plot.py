"""Plots the cards of a deck by era and category. Needs the extra `plots`."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from spila.decks.statistics import Statistics
from spila.kernel import Malformed

COLOURS: Final = ("#355C7A", "#AE7A2E", "#3B6B50", "#7A2E42", "#4A3C86", "#B9A27C", "#5F5B57")


def draw_eras(counted: Statistics, labels: list[str], path: Path, heading: str) -> None:
    """Draw one bar per era, divided by category. The output is reproducible."""
    try:
        import matplotlib as mpl
    except ImportError:
        raise Malformed("extra-missing", extra="plots", package="matplotlib") from None
    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "spila"
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4.2), layout="constrained")
    bottoms = [0] * len(labels)
    for category, colour in zip(counted.categories, COLOURS * len(counted.categories)):
        heights = [row.get(category, 0) for row in counted.eras.values()]
        axes.bar(labels, heights, bottom=bottoms, label=category, color=colour, edgecolor="#FBF4E2", linewidth=0.8)
        for place, height in enumerate(heights):
            if height > 2:
                middle = bottoms[place] + height / 2
                axes.text(place, middle, str(height), ha="center", va="center", color="white", fontsize=8)
        bottoms = [bottom + height for bottom, height in zip(bottoms, heights)]
    for place, total in enumerate(bottoms):
        axes.text(place, total + 0.6, str(total), ha="center", va="bottom", fontweight="bold")
    axes.set_ylabel(heading)
    axes.margins(y=0.1)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(frameon=False, loc="upper left")
    figure.savefig(path, dpi=110, metadata={"Date": None} if path.suffix == ".svg" else None)
    pyplot.close(figure)
