"""Timeline with decks of one's own: cards without pictures, and the choice of a deck where a table is set up."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from spila.l10n import Words
from tests.browser.scenes import dealt
from tests.browser.visitors import DESKTOP, PHONE, Visits, overflow, picture, press
from tests.browser.workshop import Deck, a_dozen, card, publish

SMALL: ViewportSize = {"width": 360, "height": 640}
LOW: ViewportSize = {"width": 844, "height": 390}
LONG = "The Universal Declaration of Human Rights"
NAMES = (LONG, "Østersøen", "éclair", "ß", "👑 crown", "1984", *(f"Invention {letter}" for letter in "ABCDEF"))
"""Names as people type them: long, with letters of any language, and one that begins with a picture."""
INITIALS = """() => [...document.querySelectorAll(".board .initial")].map(each => {
    const ground = each.parentElement, box = each.getBoundingClientRect(), room = ground.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(each);
    return {text: each.textContent, size: parseFloat(getComputedStyle(each).fontSize) / room.width,
        centred: Math.abs((box.left + box.right) - (room.left + room.right)) < 3,
        ink: getComputedStyle(each).color, ground: getComputedStyle(ground).backgroundImage,
        seen: box.width > 0 && box.top >= room.top - 2 && box.bottom <= room.bottom + 2};
})"""
EMPTY = """() => [...document.querySelectorAll(".board .ground")]
    .filter(each => !each.querySelector("svg, img, .initial")).length"""
HAND = """() => [...document.querySelectorAll(".board .hand .card .words")].map(
    each => [...each.querySelectorAll("text")].map(line => line.textContent).join("").replace(/\\s+/g, " ").trim())"""


def plain(visits: Visits) -> Deck:
    deck = Deck(visits.address, *(card(str(1800 + 9 * at), name) for at, name in enumerate(NAMES)))
    publish(deck)
    return deck


def first_letters(page: Page) -> list[str]:
    """What stands in place of the pictures: large, in the middle, and in sight."""
    found = page.evaluate(INITIALS)
    for each in found:
        assert each["seen"], each
        assert each["centred"], each
        assert each["size"] > 0.3, each
        assert each["ink"] == "rgb(248, 231, 192)", each
    assert page.evaluate(EMPTY) == 0, "no ground is blank"
    return [each["text"] for each in found]


@pytest.mark.parametrize("size", [SMALL, PHONE, LOW, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", ["en", "fi"])
def test_a_card_without_a_picture_shows_the_first_letter_of_its_name(
    visits: Visits, size: ViewportSize, language: str
) -> None:
    table = visits.make("timeline", "me", "me", options={"deck": f"code:{plain(visits).code}", "handSize": 5})
    dealt(visits, table)
    page = visits(size, seats=table.seats[:1], preferences={"language": language}).go(f"t/{table.code}")
    fetched = page.locator(".board .initial").filter(has_not_text="…")
    expect(fetched.first).to_be_visible()
    expect(page.locator(".board .initial").filter(has_text="…")).to_have_count(0)
    page.evaluate("document.fonts.ready.then(() => null)")
    begins = {"T", "Ø", "é", "ß", "👑", "1", "I"}
    assert set(first_letters(page)) <= begins
    named = page.evaluate(HAND)
    assert named
    assert all(any(name.startswith(each.split("…")[0].strip()[:10]) for name in NAMES) for each in named), named
    assert overflow(page) <= 0
    picture(page, f"own-deck-plain-{size['width']}-{language}")
    press(page.locator(".board .hand button").first)
    first_letters(page)
    picture(page, f"own-deck-plain-chosen-{size['width']}-{language}")


@pytest.mark.parametrize("size", [SMALL, PHONE, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", ["en", "nb"])
def test_the_deck_is_chosen_where_a_table_of_timeline_is_set_up(
    visits: Visits, size: ViewportSize, language: str
) -> None:
    """No sheet has to be opened for it, and the choice is the one that is dealt."""
    page = visits(size, preferences={"language": language}).go("new/timeline")
    legend = Words(language).say("option-timeline-deck")
    decks = page.get_by_role("group", name=legend)
    radios = decks.get_by_role("radio")
    expect(radios.first).to_be_checked()
    assert radios.count() > 2
    expect(page.get_by_role("main").get_by_text(legend, exact=True)).to_have_count(1)
    picture(page, f"own-deck-choice-{size['width']}-{language}")
    other = decks.locator("label").nth(1)
    title = other.inner_text().split("(")[0].strip()
    press(other)
    expect(other.get_by_role("radio")).to_be_checked()
    press(page.locator("form .go .main"))
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main").get_by_text(re.compile(re.escape(title))).first).to_be_visible()
    assert overflow(page) <= 0


def test_a_deck_of_ones_own_is_chosen_by_its_link(visits: Visits) -> None:
    page = visits(PHONE).go(f"new/timeline?deck=code:{a_dozen(visits).code}")
    expect(page.get_by_role("radio", name="Inventions")).to_be_checked()
    press(page.locator("form .go .main"))
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("main").get_by_text(re.compile("Inventions")).first).to_be_visible()
