"""Reports of a run: tables for the terminal, JSON with all figures, CSV with one line per game."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from rich.table import Table

from spila.arena.outcome import Outcome
from spila.arena.tally import Figures

Say = Callable[..., str]
"""Returns the translated text of a message by name, with parameters."""


def table(figures: Figures, say: Say) -> Table:
    """The main table for the terminal; `say` supplies the texts."""
    caption = say(
        "arena-caption",
        length=f"{figures.length_p50:.0f}",
        low=f"{figures.length_p10:.0f}",
        high=f"{figures.length_p90:.0f}",
        nobody=str(figures.no_winner),
        first=str(figures.first_seat),
    )
    cut = "yes" if figures.cut_short else "no"
    title = say("arena-title", game=figures.game, seats=figures.seats, games=figures.games, cut=cut)
    shown = Table(title=title, caption=caption)
    for heading in ("bot", "games", "wins", "fair", "rating", "p50", "p99", "forfeits"):
        shown.add_column(say(f"arena-{heading}"), justify="left" if heading == "bot" else "right", overflow="fold")
    for bot in figures.bots:
        half = (bot.rating.high - bot.rating.low) / 2
        shown.add_row(
            bot.bot, str(bot.games), str(bot.win_share), f"{100 * bot.fair_share:.1f} %",
            f"{bot.rating.value:+.0f} ± {half:.0f}", f"{bot.p50_ms:.2f}", f"{bot.p99_ms:.2f}", str(bot.forfeits),
        )  # fmt: skip
    return shown


def versus(figures: Figures, say: Say) -> Table:
    """The table of results between each pair of bots."""
    names = [bot.bot for bot in figures.bots]
    shown = Table(title=say("arena-versus"))
    for heading in ("", *names):
        shown.add_column(heading, justify="right" if heading else "left")
    for one in names:
        shown.add_row(one, *("" if one == two else str(figures.matrix[one][two]) for two in names))
    return shown


def write_json(figures: Figures, path: Path) -> None:
    """Write all figures of a run."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(figures), indent=2) + b"\n")


def write_csv(outcomes: Sequence[Outcome], path: Path) -> None:
    """Write one line per game."""
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
