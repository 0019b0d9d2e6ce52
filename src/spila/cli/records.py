"""`spila show`, `spila replay`, `spila verify`: positions and records."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from spila.api import from_record
from spila.cli import logs
from spila.cli.narration import Narrator
from spila.cli.terminal import in_range, read_file, screen, words
from spila.games import load
from spila.kernel import Expired, Left, Malformed, Moved
from spila.kernel.documents import kind_of, read_position, write_position
from spila.l10n import Words

File = Annotated[Path, typer.Argument()]
Lang = Annotated[str | None, typer.Option()]


def register(app: typer.Typer) -> None:
    """Hook the commands in."""
    for command in (show, replay, verify):
        app.command()(command)


def show(
    file: File,
    at: Annotated[int | None, typer.Option()] = None,
    seat: Annotated[int | None, typer.Option()] = None,
    json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Show the table of a position, or of a record at some entry."""
    data = read_file(file)
    if kind_of(data) == "position":
        game, state = read_position(data, load)
        options, seats = state.options, len(game.position(state).players)
    else:
        match = from_record(data)
        most = match.version
        game, options, seats = match.game, match.options, match.seats
        state = match.state_at(most if at is None else in_range("--at", at, 0, most))
    if json:
        sys.stdout.write(write_position(game, state).decode())
        return
    if seat is not None:
        in_range("--seat", seat, 0, seats - 1)
    narrator = Narrator(game.id, options, _names(seats, words(lang)), words(lang))
    console = screen()
    console.print(narrator.board.table(game.view(state, seat), narrator))
    result = game.result(state)
    if result is not None:
        console.print(Text(narrator.result(result), style="bold"))


def replay(
    file: File,
    start: Annotated[int, typer.Option("--from")] = 1,
    seat: Annotated[int | None, typer.Option()] = None,
    step: Annotated[bool, typer.Option()] = False,
    lang: Lang = None,
) -> None:
    """Tell a record entry by entry."""
    match = from_record(read_file(file))
    game = match.game
    if seat is not None:
        in_range("--seat", seat, 0, match.seats - 1)
    if match.version:
        in_range("--from", start, 1, match.version)
    talk, console = words(lang), screen()
    names = _names(match.seats, talk)
    narrator = Narrator(game.id, match.options, names, talk)
    state = match.state_at(start - 1 if match.version else 0)
    console.print(narrator.board.table(game.view(state, seat), narrator))
    taken = list(zip(match.entries, match.steps, strict=True))
    for number, (entry, outcome) in enumerate(taken[start - 1 :], start=start):
        console.print(Text(talk.say("cli-entry", number=number, all=match.version), style="dim"))
        if isinstance(entry, Expired):
            console.print(talk.say("cli-clock"))
        elif isinstance(entry, Left):
            console.print(talk.say("cli-left", player=names[entry.seat]))
        elif isinstance(entry, Moved):
            line = narrator.board.move(entry.move, game.view(state, entry.seat), narrator)
            console.print(Text(f"{names[entry.seat]}: {line}", style="bold"))
        state = outcome.state
        for event in match.seen(outcome.events, seat):
            console.print(Text(f"  {narrator.event(event)}"))
        if step and sys.stdin.isatty():
            console.print(narrator.board.table(game.view(state, seat), narrator))
            if console.input(Text(talk.say("cli-more") + " ", style="dim")).strip().lower() == "q":
                return


def verify(
    file: Annotated[Path | None, typer.Argument()] = None,
    published: Annotated[str | None, typer.Option("--hash")] = None,
    receipt: Annotated[str | None, typer.Option()] = None,
    database: Annotated[str | None, typer.Option()] = None,
    table: Annotated[str | None, typer.Option()] = None,
    lang: Lang = None,
) -> int:
    """Check a record: the shuffle against the published hash, and every entry against the rules. Of an export or a
    database: that no entry of a log was changed, removed or moved.
    """
    if (file is None) == (database is None):
        raise Malformed("verify-what")
    if database is not None:
        return logs.verify_database(database, table, receipt, lang)
    assert file is not None
    if logs.is_export(file):
        return logs.verify_export(file, table, receipt, lang)
    match = from_record(read_file(file))
    header = match.header
    if published is not None and published.strip().lower() != header.seed_hash:
        raise Malformed("published-hash", has=header.seed_hash)
    talk, console = words(lang), screen()
    console.print(talk.say("cli-verified", entries=match.version))
    console.print(talk.say("cli-verified-seed", seed=header.seed or ""), soft_wrap=True)
    console.print(talk.say("cli-verified-hash", hash=header.seed_hash), soft_wrap=True)
    if header.shares:
        counted = sum(share.value is not None for share in header.shares)
        console.print(talk.say("cli-verified-shares", count=counted))
    return 0


def _names(seats: int, talk: Words) -> list[str]:
    return [talk.say("cli-seat", number=seat + 1) for seat in range(seats)]
