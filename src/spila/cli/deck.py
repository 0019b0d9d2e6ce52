"""`spila deck …`: look at decks of dated cards, check, import, print and credit them."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from spila.cli.terminal import describe_problem, screen, words
from spila.decks import Broken, Deck, Problem, library
from spila.decks.checker import check as checked
from spila.decks.checker import weaknesses
from spila.decks.importer import write_folder
from spila.decks.spreadsheet import read_spreadsheet
from spila.kernel import Malformed
from spila.l10n import Words
from spila.l10n.dates import printed

Name = Annotated[str, typer.Argument(metavar="DECK")]
Lang = Annotated[str | None, typer.Option()]


def register(app: typer.Typer) -> None:
    """Hook the commands in."""
    from spila.cli import deck_pages

    room = typer.Typer(no_args_is_help=True, rich_markup_mode=None)
    for command in (check, list_, show, import_, deck_pages.sheet, deck_pages.credits, deck_pages.stats):
        room.command(command.__name__.rstrip("_"))(command)
    app.add_typer(room, name="deck")


def check(
    deck: Annotated[list[str], typer.Argument(metavar="DECK...")],
    lang: Lang = None,
) -> None:
    """Tell every problem of a deck by file and line. Exit code 0: clean; 1: problems; 2: no such deck."""
    talk, found = words(lang), 0
    for each in deck:
        read, problems = checked(each)
        for problem in problems:
            _line(_at(problem, talk))
        found += len(problems)
        if problems:
            _line(talk.say("deck-problems", deck=each, count=len(problems)))
        elif read is not None:
            _line(talk.say("deck-clean", deck=each, cards=len(read.cards), languages=len(read.languages)))
    raise typer.Exit(1 if found else 0)


def list_(lang: Lang = None) -> None:
    """List the decks that can be asked for by name: shipped, in SPILA_DECKS, imported."""
    talk, console = words(lang), screen()
    table = Table(show_edge=False, pad_edge=False)
    for heading in ("name", "title", "cards", "order", "languages"):
        table.add_column(talk.say(f"deck-column-{heading}"))
    for name in library.names():
        try:
            deck = library.named(name)
        except Malformed:
            table.add_row(Text(name), Text(talk.say("deck-unreadable"), style="red"), "", "", "")
            continue
        cells = (name, deck.title(talk.language), str(len(deck.cards)), deck.unit, " ".join(deck.languages))
        table.add_row(*(Text(cell) for cell in cells))
    console.print(table)


def show(
    deck: Name,
    as_json: Annotated[bool, typer.Option("--json")] = False,
    lang: Lang = None,
) -> None:
    """Show the cards of a deck, earliest first."""
    found = library.load(deck)
    if as_json:
        sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(as_data(found)), indent=1) + b"\n")
        return
    talk, console = words(lang), screen()
    table = Table(title=found.title(talk.language), title_justify="left", show_edge=False, pad_edge=False)
    for heading in ("date", "card", "category"):
        table.add_column(talk.say(f"deck-column-{heading}"), justify="right" if heading == "date" else "left")
    for card in sorted(found.cards, key=lambda each: (each.value, each.id)):
        text = found.text(card, talk.language)
        date = printed(card.value, talk, approximate=card.approximate, unit=found.unit, given=card.printed)
        name = Text(text.name, style="bold")
        if text.claim:
            name.append(f": {text.claim}", style="not bold")
        table.add_row(Text(date), name, Text(card.category))
    console.print(table)


def as_data(deck: Deck) -> list[dict[str, Any]]:
    """The cards as plain data, in the order of their ids."""
    number = "year" if deck.unit == "year" else "value"
    return [
        {
            "id": card.id,
            number: card.value,
            **({} if deck.unit == "year" else {"unit": deck.unit}),
            "approximate": card.approximate,
            "printed": card.printed or None,
            "category": card.category,
            "edition": "small" if card.small else "large",
            "country": card.country or None,
            "icon": card.icon,
            "claim": deck.text(card, deck.manifest.language).claim,
            "names": {code: text.name for code, text in card.texts.items()},
            "claims": {code: text.claim for code, text in card.texts.items()},
            "stories": {code: text.story for code, text in card.texts.items()},
            "evidence": list(card.evidence),
        }
        for card in deck.cards
    ]


def import_(
    file: Annotated[Path, typer.Argument()],
    name: Annotated[str | None, typer.Option("--as")] = None,
    language: Annotated[str, typer.Option("--language")] = "en",
    unit: Annotated[str | None, typer.Option()] = None,
    replace: Annotated[bool, typer.Option()] = False,
    lang: Lang = None,
) -> None:
    """Make a deck from a spreadsheet. Bad rows are listed and left out; without good rows nothing is written."""
    talk = words(lang)
    if not file.is_file():
        file.open("rb").close()
    for option, given, pattern in (("--as", name, r"[a-z0-9]+(-[a-z0-9]+)*"), ("--language", language, r"[a-z]{2,3}")):
        if given is not None and (not re.fullmatch(pattern, given) or len(given) > 80):
            raise Malformed("deck-name" if option == "--as" else "usage", name=given, why=f"{option} {given}")
    reading = read_spreadsheet(file, language=language, unit=unit, name=name)
    if reading.deck is None:
        raise Broken(reading.problems[-1], "import-nothing")
    deck = reading.deck
    folder = library.own_folder() / deck.id
    weak = weaknesses(deck, reading, file.name)
    write_folder(deck, folder, replace=replace)
    for problem in reading.problems:
        _line(talk.say("deck-left-out", where=_at(problem, talk)))
    for problem in weak:
        _line(talk.say("deck-weak", where=_at(problem, talk)))
    rows = len(deck.cards) + len(reading.problems)
    _line(talk.say("deck-imported", cards=len(deck.cards), rows=rows, deck=deck.id, path=str(folder)))


def _at(problem: Problem, talk: Words) -> str:
    return talk.say("deck-at", file=problem.file, line=str(problem.line), told=describe_problem(problem, talk))


def _line(text: str) -> None:
    """One line, however long: these are read by people and by other programs."""
    sys.stdout.write(" ".join(text.split()) + "\n")
