"""Documentation generated from the shipped decks. `python -m tests.decks.pages` writes it; a test keeps it current."""

from __future__ import annotations

from pathlib import Path

from spila.cli.deck_pages import credits_page, stats_page
from spila.decks import load
from spila.decks.library import DEFAULT, SHIPPED
from spila.decks.statistics import statistics
from spila.l10n import Words

DOCS = Path(__file__).parents[2] / "docs"
CREDITS = DOCS / "credits.md"
GUIDE = DOCS / "decks.md"
PLOT = DOCS / "pictures" / "deck-eras.svg"
MARKS = "<!-- figures: begin -->\n", "<!-- figures: end -->\n"
THEMED_MARKS = "<!-- themed figures: begin -->\n", "<!-- themed figures: end -->\n"


def credits() -> str:
    return "\n".join(credits_page(load(name), Words("en")) for name in SHIPPED)


def guide() -> str:
    """The guide with the current figures between its marks."""
    page = GUIDE.read_text(encoding="utf-8")
    page = _filled(page, MARKS, stats_page(statistics(load(DEFAULT)), Words("en")))
    return _filled(page, THEMED_MARKS, _themed())


def _themed() -> str:
    """The figures of each themed deck, under its title."""
    decks = list(map(load, SHIPPED[1:]))
    return "".join(
        f"#### {deck.title('en')} (`{deck.id}`)\n\n{stats_page(statistics(deck), Words('en'))}\n" for deck in decks
    )


def _filled(page: str, marks: tuple[str, str], text: str) -> str:
    before, begin, rest = page.partition(marks[0])
    _, end, after = rest.partition(marks[1])
    return f"{before}{begin}{text}{end}{after}"


if __name__ == "__main__":
    from spila.decks.era_plot import draw_eras

    CREDITS.write_text(credits(), encoding="utf-8")
    GUIDE.write_text(guide(), encoding="utf-8")
    counted, talk = statistics(load(DEFAULT)), Words("en")
    draw_eras(counted, [talk.say(f"deck-era-{name}") for name in counted.eras], PLOT, talk.say("deck-stats-cards"))
