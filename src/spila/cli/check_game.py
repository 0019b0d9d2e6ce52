"""`spila check-game`: what is wrong with a game, what it lacks, and what never happens in random play."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.text import Text

from spila.cli.game_check import check
from spila.cli.terminal import screen, words
from spila.games import known
from spila.games import register as add_game

STYLES = {"wrong": "bold red", "missing": "yellow", "note": "dim"}


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("check-game")(check_game)


def check_game(
    game: Annotated[str, typer.Argument()],
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Check a game: rules, texts, bots and all optional parts. Exit code 1 when something is wrong."""
    name = add_game(game) if "." in game else known(game)
    talk, console = words(lang), screen()
    findings = check(name)
    for finding in findings:
        line = talk.say(f"check-{finding.code}", **finding.params)
        console.print(Text.assemble((talk.say(f"check-grade-{finding.grade}"), STYLES[finding.grade]), " ", line))
    faults = sum(finding.grade == "wrong" for finding in findings)
    console.print(talk.say("check-summary", game=name, wrong=faults, others=len(findings) - faults))
    if faults:
        raise typer.Exit(1)
