"""Commands for researchers: `spila arena` and `spila study`."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from spila.arena.entrants import lineups
from spila.arena.fast import check_fast
from spila.arena.outcome import Outcome
from spila.arena.tournament import Plan, run_tournament
from spila.cli.narration import describe_forfeit
from spila.cli.terminal import GameName, load_game, options_from, words

Preset = Annotated[str | None, typer.Option()]
Switches = Annotated[list[str] | None, typer.Option("--set")]
Jobs = Annotated[int, typer.Option(min=1)]
Seed = Annotated[str, typer.Option()]


def register(app: typer.Typer) -> None:
    """Hook the commands in."""
    app.command("arena")(arena)
    app.command("study")(study)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option()] = "",
    bot: Annotated[list[str] | None, typer.Option()] = None,
    games: Annotated[int, typer.Option(min=1)] = 1000,
    seats: Annotated[int, typer.Option()] = 2,
    seed: Seed = "0",
    jobs: Jobs = 1,
    preset: Preset = None,
    switch: Switches = None,
    equal_reactions: Annotated[bool, typer.Option()] = False,
    fast: Annotated[bool, typer.Option("--fast")] = False,
    json_file: Annotated[Path | None, typer.Option("--json")] = None,
    csv_file: Annotated[Path | None, typer.Option("--csv")] = None,
    plots: Annotated[Path | None, typer.Option()] = None,
    plot_format: Annotated[str, typer.Option()] = "svg",
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Let bots play each other and say how strong they are.

    Every deal is played once in every rotation of the seats. Fewer bots than seats fill the seats in turn; with more
    bots than seats every choice of them plays. Ctrl-C ends the run and reports what there is.
    """
    from spila.arena import report

    talk = words(lang)

    if "" not in sys.path:
        sys.path.insert(0, "")
    names = (*(each.strip() for each in bots.split(",") if each.strip()), *(bot or ()))
    if fast:
        check_fast(game, names)
    plan = Plan(game, names, games, seats, seed, house_rules(game, preset, switch), equal_reactions, fast=fast)
    total = games * len(lineups(names, seats))
    with _progress(total, talk.say("arena-progress")) as advance:
        tally, outcomes, cut_short = run_tournament(plan, jobs=jobs, progress=advance)
    if not outcomes:
        raise typer.Exit(1)
    figures = tally.figures(cut_short=cut_short)
    console = Console(width=None if sys.stdout.isatty() else 120)
    console.print(report.table(figures, talk.say))
    if len(figures.bots) > 2:
        console.print(report.versus(figures, talk.say))
    for fault in figures.faults[:5]:
        why = describe_forfeit(game, fault.code, fault.params, talk)
        text = talk.say("arena-forfeit", bot=fault.bot, seat=fault.seat, why=why, detail=fault.detail)
        console.print(text, markup=False, soft_wrap=True)
    if json_file is not None:
        report.write_json(figures, json_file)
    if csv_file is not None:
        report.write_csv(outcomes, csv_file)
    if plots is not None:
        from spila.arena.plots import draw_run

        draw_run(figures, [each.length for each in outcomes], plots, plot_format)


def study(
    game: GameName,
    out: Annotated[Path, typer.Option()] = Path("study.md"),
    games: Annotated[int, typer.Option(min=2)] = 400,
    seed: Seed = "0",
    jobs: Jobs = 1,
    plots: Annotated[bool, typer.Option()] = True,
    fast: Annotated[bool, typer.Option("--fast")] = False,
) -> None:
    """Write a report on a game: length, seats, stalemates, how often each rule fires."""
    from spila.arena.study import write_study

    say = Console(stderr=True).print
    write_study(game, out, games=games, seed=seed, jobs=jobs, plots=plots, fast=fast, say=say)


def house_rules(game: str, preset: str | None, switches: list[str] | None) -> dict[str, Any]:
    """A preset and switches, read as in every other command."""
    return options_from(load_game(game), [*([f"preset={preset}"] if preset else []), *(switches or [])])


@contextmanager
def _progress(total: int, what: str) -> Iterator[Any]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as shown:
        task = shown.add_task(what, total=total)

        def advance(_: Outcome) -> None:
            shown.advance(task)

        yield advance
