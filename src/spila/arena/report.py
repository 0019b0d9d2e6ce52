"""A run on paper: a table for the screen, JSON with all figures, CSV with a line for each game."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from spila.arena.outcome import Outcome
from spila.arena.tally import Figures


def table(figures: Figures) -> Table:
    """What to show on the screen."""
    caption = (
        f"length {figures.length_p50:.0f} moves ({figures.length_p10:.0f}–{figures.length_p90:.0f}) · "
        f"no winner {figures.no_winner} · first seat {figures.first_seat}"
    )
    title = f"{figures.game}, {figures.seats} seats, {figures.games} games" + (" (cut short)" * figures.cut_short)
    shown = Table(title=title, caption=caption)
    for heading in ("bot", "games", "wins", "fair", "rating", "p50 ms", "p99 ms", "forfeits"):
        shown.add_column(heading, justify="left" if heading == "bot" else "right", overflow="fold")
    for bot in figures.bots:
        half = (bot.rating.high - bot.rating.low) / 2
        shown.add_row(
            bot.bot, str(bot.games), str(bot.win_share), f"{100 * bot.fair_share:.1f} %",
            f"{bot.rating.value:+.0f} ± {half:.0f}", f"{bot.p50_ms:.2f}", f"{bot.p99_ms:.2f}", str(bot.forfeits),
        )  # fmt: skip
    return shown


def versus(figures: Figures) -> Table:
    """Who beats whom."""
    names = [bot.bot for bot in figures.bots]
    shown = Table(title="row beats column")
    for heading in ("", *names):
        shown.add_column(heading, justify="right" if heading else "left")
    for one in names:
        shown.add_row(one, *("" if one == two else str(figures.matrix[one][two]) for two in names))
    return shown


def write_json(figures: Figures, path: Path) -> None:
    """All figures of a run."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def write_csv(outcomes: Sequence[Outcome], path: Path) -> None:
    """One line for each game."""
    with path.open("w", newline="", encoding="utf-8") as file:
        lines = csv.writer(file, lineterminator="\n")
        lines.writerow(("deal", "rotation", "lineup", "winners", "reason", "scores", "moves", "fault"))
        for each in outcomes:
            fault = f"{each.fault.bot}: {each.fault.code}" if each.fault else ""
            lines.writerow(
                (
                    each.pair,
                    each.rotation,
                    " ".join(each.lineup),
                    " ".join(map(str, each.winners)),
                    each.reason,
                    " ".join(map(str, each.scores)),
                    each.length,
                    fault,
                )
            )
