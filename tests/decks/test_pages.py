"""Credits, statistics and the commands that print them."""

from __future__ import annotations

from pathlib import Path

from spila.decks import icons, load
from spila.decks.library import SHIPPED
from tests.decks import pages
from tests.decks.broken import write
from tests.decks.spila_cli import spila


def test_the_pages_in_docs_are_those_of_the_shipped_decks() -> None:
    """`make decks` writes them."""
    assert pages.CREDITS.read_text(encoding="utf-8") == pages.credits()
    assert pages.GUIDE.read_text(encoding="utf-8") == pages.guide()
    assert 0 < pages.PLOT.stat().st_size < 200_000


def test_credits_name_every_author_and_every_icon_and_say_what_was_changed() -> None:
    page = spila("deck", "credits").output
    assert page == pages.credits()
    assert "CC BY 3.0" in page
    assert "recoloured" in page
    for deck in map(load, SHIPPED):
        own = spila("deck", "credits", deck.id).output
        assert own in page
        for card in deck.cards:
            assert card.icon.rpartition(":")[2] in own
            if not icons.is_own(card.icon):
                assert f"**{icons.authors()[card.icon]}**" in own


def test_stats_count_any_deck_and_draw_it(tmp_path: Path) -> None:
    little = str(write(tmp_path / "little"))
    plot = tmp_path / "plot.svg"
    done = spila("deck", "stats", little, "--plot", str(plot))
    assert done.exit_code == 0
    assert "| cards | 3 |" in done.output
    assert plot.read_text(encoding="utf-8").startswith("<?xml")


def test_list_and_show_use_the_chosen_language() -> None:
    assert "220" in spila("deck", "list", lang="is").output
    shown = spila("deck", "show", "spila", lang="sv").output
    assert "f.Kr." in shown
    assert "Waterloo med ABBA" in shown
    assert spila("deck", "show", "nothing-there").exit_code == 2


def test_timeline_is_simulated_and_explained_with_the_shipped_deck(tmp_path: Path) -> None:
    assert spila("simulate", "timeline", "--games", "2", "--record", str(tmp_path / "records")).exit_code == 0
    record = next((tmp_path / "records").iterdir())
    replayed = spila("replay", str(record), lang="nb").output
    shown = spila("show", str(record), lang="en").output
    names = {code: {card.texts[code].name.split()[-1] for card in load("spila").cards} for code in ("nb", "en")}
    assert any(name in replayed for name in names["nb"])
    assert any(name in shown for name in names["en"])
    assert "spila" in next(line for line in spila("rules", "timeline").output.splitlines() if "│ deck " in line)


def test_a_record_of_an_unknown_deck_is_shown_with_ids(tmp_path: Path) -> None:
    import spila as public

    cards = [{"id": f"thing-{chr(97 + n)}", "value": n} for n in range(20)]
    match = public.new_match("timeline", seed=1, options={"deck": {"id": "far-away", "unit": "kg", "cards": cards}})
    record = tmp_path / "record.json"
    record.write_bytes(public.to_record(match))
    shown = spila("show", str(record)).output
    assert "thing-" in shown
    assert " kg" in shown
