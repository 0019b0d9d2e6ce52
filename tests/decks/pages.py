"""Documentation generated from the shipped deck. `python -m tests.decks.pages` writes it; a test keeps it current."""

from __future__ import annotations

from pathlib import Path

from spila.cli.deck_pages import credits_page, stats_page
from spila.decks import load
from spila.decks.statistics import statistics
from spila.l10n import Words

DOCS = Path(__file__).parents[2] / "docs"
CREDITS = DOCS / "credits.md"
GUIDE = DOCS / "decks.md"
PLOT = DOCS / "pictures" / "deck-eras.svg"
BEGIN, END = "<!-- figures: begin -->\n", "<!-- figures: end -->\n"


def credits() -> str:
    return credits_page(load("spila"), Words("en"))


def guide() -> str:
    """The guide with the current figures between its two marks."""
    before, _, rest = GUIDE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{stats_page(statistics(load('spila')), Words('en'))}{END}{after}"


if __name__ == "__main__":
    from spila.decks.era_plot import draw_eras

    CREDITS.write_text(credits(), encoding="utf-8")
    GUIDE.write_text(guide(), encoding="utf-8")
    counted, talk = statistics(load("spila")), Words("en")
    draw_eras(counted, [talk.say(f"deck-era-{name}") for name in counted.eras], PLOT, talk.say("deck-stats-cards"))
