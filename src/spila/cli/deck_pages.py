"""`spila deck sheet`, `credits` and `stats`: pages about a deck."""

from __future__ import annotations

import sys
from collections import defaultdict
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import track

from spila.cli.terminal import in_range, words
from spila.dated.deck import era
from spila.decks import Deck, icons, library
from spila.decks.card_svg import Face
from spila.decks.statistics import Statistics, statistics
from spila.kernel import Malformed
from spila.l10n import Words
from spila.l10n.dates import printed

Name = Annotated[str, typer.Argument(metavar="DECK")]
SIDES = ("front", "date", "both")


def sheet(
    deck: Name,
    out: Annotated[Path, typer.Option()] = Path("sheet.png"),
    side: Annotated[str, typer.Option()] = "date",
    lang: Annotated[str | None, typer.Option()] = None,
    columns: Annotated[int, typer.Option()] = 12,
    width: Annotated[int, typer.Option()] = 160,
    per_sheet: Annotated[int, typer.Option()] = 5000,
) -> None:
    """Draw the cards of a deck: fronts by name, date sides by date."""
    from spila.decks import printing as drawing

    found = library.load(deck)
    if side not in SIDES:
        raise Malformed("choice", name="--side", known=", ".join(SIDES), given=side)
    if out.suffix.lower() not in (".png", ".pdf"):
        raise Malformed("sheet-format", path=str(out))
    if lang is not None and lang not in found.languages:
        raise Malformed("deck-language", deck=found.id, language=lang, known=", ".join(found.languages))
    in_range("--columns", columns, 1, 100)
    in_range("--width", width, 20, 1000)
    in_range("--per-sheet", per_sheet, 1, 5000)
    talk = words(lang or found.speaks(words().language))
    fronts, backs = _faces(found, talk, turned=False), _faces(found, talk, turned=True)
    if out.suffix.lower() == ".pdf":
        pages = track(_pages(fronts, backs, side), str(out), console=Console(stderr=True), transient=True)
        written = {out: drawing.print_pages(pages)}
    else:
        faces = {"front": fronts, "date": backs, "both": [each for pair in zip(fronts, backs) for each in pair]}[side]
        sheets = [faces[first : first + per_sheet] for first in range(0, len(faces), per_sheet)]
        names = (
            [out] if len(sheets) == 1 else [out.with_stem(f"{out.stem}-{each}") for each in range(1, len(sheets) + 1)]
        )
        written = {name: drawing.contact_sheet(some, columns, width) for name, some in zip(names, sheets)}
    for path, data in written.items():
        path.write_bytes(data)
        sys.stdout.write(talk.say("deck-written", path=str(path), cards=len(found.cards)) + "\n")
    missing = [card.icon for card in found.cards if card.icon and icons.drawing(found, card.icon) is None]
    if missing:
        sys.stdout.write(talk.say("deck-pictures-missing", icons=", ".join(missing)) + "\n")


def _faces(deck: Deck, talk: Words, *, turned: bool) -> list[Face]:
    """Date sides in the order of dates; fronts by id, or the order of a sheet of fronts would tell the dates."""
    faces = []
    for card in sorted(deck.cards, key=lambda each: (each.value, each.id)) if turned else deck.cards:
        text = deck.text(card, talk.language)
        drawing = icons.drawing(deck, card.icon) if card.icon else None
        if not turned:
            faces.append(Face(text.name, text.claim, drawing))
            continue
        date = printed(card.value, talk, approximate=card.approximate, unit=deck.unit, given=card.printed)
        faces.append(Face(text.name, text.claim, drawing, era(card.value) if deck.unit == "year" else "", date))
    return faces


def _pages(fronts: list[Face], backs: list[Face], side: str) -> list[list[Face | None]]:
    """Nine cards a page. For both sides each page of fronts is followed by their backs, mirrored for turning the
    sheet over its long edge.
    """
    if side != "both":
        faces = fronts if side == "front" else backs
        return [list(faces[first : first + 9]) for first in range(0, len(faces), 9)]
    back_of = {(face.name, face.claim): face for face in backs}
    pages: list[list[Face | None]] = []
    for first in range(0, len(fronts), 9):
        page: list[Face | None] = [*fronts[first : first + 9]]
        page += [None] * (9 - len(page))
        behind = [None if face is None else back_of[face.name, face.claim] for face in page]
        pages += [page, [behind[3 * row + 2 - column] for row in range(3) for column in range(3)]]
    return pages


def credits(
    deck: Name = "",
    out: Annotated[Path | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Who wrote and drew what is in a deck, and under which licence (Markdown); without a name, in all shipped ones."""
    decks = (deck,) if deck else library.SHIPPED
    _give("\n".join(credits_page(library.load(each), words(lang)) for each in decks), out)


def credits_page(deck: Deck, talk: Words) -> str:
    """The page as Markdown."""
    manifest = deck.manifest
    lines = [f"# {talk.say('deck-credits-title', title=deck.title(talk.language))}", ""]
    if manifest.licence or manifest.credits:
        said = ", ".join(manifest.credits) or "–"
        lines += [talk.say("deck-credits-text", credits=said, licence=manifest.licence or "–"), ""]
    drawn = defaultdict(set)
    for card in deck.cards:
        if card.icon:
            drawn["" if icons.is_own(card.icon) else icons.authors().get(card.icon, "?")].add(card.icon)
    own = drawn.pop("", set())
    if drawn:
        lines += [talk.say("deck-credits-icons"), ""]
    for author, names in sorted(drawn.items(), key=lambda each: (-len(each[1]), each[0])):
        licence = icons.licence(author).replace("CC-BY-3.0", "CC BY 3.0").replace("CC0-1.0", "CC0 1.0")
        text = ", ".join(sorted(names))
        lines.append(
            "- " + talk.say("deck-credits-author", author=author, licence=licence, count=len(names), icons=text)
        )
    if drawn:
        lines.append("")
    if own:
        text = ", ".join(sorted(name.partition(":")[2] for name in own))
        lines += [talk.say("deck-credits-own", icons=text), ""]
    lines += [talk.say("deck-credits-fonts"), ""]
    return "\n".join(lines)


def stats(
    deck: Name = library.DEFAULT,
    out: Annotated[Path | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    lang: Annotated[str | None, typer.Option()] = None,
) -> None:
    """Figures about a deck (Markdown), and a plot."""
    found, talk = library.load(deck), words(lang)
    counted = statistics(found)
    _give(stats_page(counted, talk), out)
    if plot is not None:
        from spila.decks.era_plot import draw_eras

        draw_eras(counted, [_era(name, talk) for name in counted.eras], plot, talk.say("deck-stats-cards"))


def stats_page(counted: Statistics, talk: Words) -> str:
    """The figures as Markdown tables."""

    def share(part: int) -> str:
        return f"{talk.number(part)} ({talk.percent(part / counted.cards)})"

    nordic = sum(counted.nordic.values())
    by_country = ", ".join(f"{code} {count}" for code, count in counted.nordic.items())
    shared = ", ".join(f"{printed(value, talk, unit=counted.unit)} ({len(ids)})" for value, ids in counted.same)

    def listed(amount: str, details: str) -> str:
        return f"{amount}: {details}" if details else amount

    rows = [
        ("cards", str(counted.cards)),
        *([("small", share(counted.small))] if counted.small < counted.cards else []),
        ("nordic", listed(share(nordic), by_country)),
        ("same", listed(str(len(counted.same)), shared)),
        ("approximate", share(counted.approximate)),
        ("drawings", str(counted.drawings)),
        ("evidence", ", ".join(f"{kind} {count}" for kind, count in counted.evidence.items())),
        ("witnesses", ", ".join(f"{kinds} {count}" for kinds, count in counted.witnesses.items())),
    ]
    lines = ["| | |", "|---|---|", *(f"| {talk.say(f'deck-stats-{name}')} | {text} |" for name, text in rows), ""]
    categories = list(counted.categories)
    lines.append(f"| {talk.say('deck-stats-era')} | {' | '.join(categories)} | {talk.say('deck-stats-all')} |")
    lines.append("|---" + "|---:" * (len(categories) + 1) + "|")
    for name, row in counted.eras.items():
        cells = [str(row.get(category, 0)) for category in categories]
        lines.append(f"| {_era(name, talk)} | {' | '.join(cells)} | {sum(row.values())} |")
    totals = " | ".join(str(counted.categories[category]) for category in categories)
    lines += [f"| {talk.say('deck-stats-all')} | {totals} | {counted.cards} |", ""]
    return "\n".join(lines)


def _era(name: str, talk: Words) -> str:
    return talk.say(f"deck-era-{name}") if talk.has(f"deck-era-{name}") else name


def _give(text: str, out: Path | None) -> None:
    if out is None:
        sys.stdout.write(text)
    else:
        out.write_text(text, encoding="utf-8")
