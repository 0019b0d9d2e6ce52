"""Full tables on small phones: what one plays with is in sight without scrolling."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Page, ViewportSize

from spila.l10n import Words
from tests.browser.play import MOST, state, tap_timeline
from tests.browser.scenes import BOARDS, dealt, played
from tests.browser.visitors import DESKTOP, PHONE, SMALL, Visits, overflow, picture, press

LOW: ViewportSize = {"width": 360, "height": 640}
PHONES = (PHONE, LOW, SMALL)
LANGUAGES = ("en", "fi")
EVERY = ("en", "is", "sv", "da", "fi", "nb")
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
DOWNWARD = "document.scrollingElement.scrollHeight - innerHeight"
"""How many pixels the page can be scrolled down."""

HAND, STOCK, PILES = ".hand .spot", ".table > .stock .spot", ".pile .spot"
DISCARDS = ".table > .discards .spot"


def outside(page: Page, *parts: str) -> list[str]:
    """Which of these reach over the edge of the window, with the page as it first stands."""
    page.evaluate(DRAWN)
    found: list[str] = page.evaluate(
        """parts => {
            scrollTo(0, 0);
            return parts.flatMap(part => {
                const all = [...document.querySelectorAll(".board " + part)].map(each => each.getBoundingClientRect());
                if (all.length === 0) return [part + " is not there"];
                return all
                    .filter(({left, top, right, bottom}) =>
                        left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
                    .map(({left, top, right, bottom}) => `${part}: ${[left, top, right, bottom].map(Math.round)}`);
            });
        }""",
        list(parts),
    )
    return found


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_own_cards_and_piles_of_a_full_skip_bo_table_need_no_scrolling(visits: Visits, seats: int) -> None:
    table = visits.make("skip-bo", "me", *["easy"] * (seats - 1), options={"stockSize": 20})
    dealt(visits, table)
    faults = []
    for language in LANGUAGES:
        page = visits(seats=table.seats, preferences={"language": language}).go(f"t/{table.code}")
        page.locator(".board.mine .hand .spot").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        for size in PHONES:
            page.set_viewport_size(size)
            wanted = (HAND, STOCK, PILES, DISCARDS)
            faults += [f"{language} {size}: {fault}" for fault in outside(page, *wanted)]
            if overflow(page) > 0:
                faults.append(f"{language} {size}: {overflow(page)} px too wide")
            picture(page, f"skip-bo-{seats}-{language}-{size['width']}x{size['height']}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("seats", [2, 3])
def test_a_skip_bo_table_needs_no_scrolling_whatever_the_prompt_says(visits: Visits, seats: int) -> None:
    table = visits.make("skip-bo", "me", *["easy"] * (seats - 1), options={"stockSize": 20})
    dealt(visits, table)
    faults = []
    for language in EVERY:
        page = visits(seats=table.seats, preferences={"language": language}).go(f"t/{table.code}")
        cards = page.locator(".board.mine .hand .spot button")
        cards.first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        for size in (PHONE, LOW):
            page.set_viewport_size(size)
            for place in range(cards.count()):
                cards.nth(place).tap()
                page.locator(".hand .picked").wait_for()
                page.evaluate(DRAWN)
                if down := page.evaluate(DOWNWARD):
                    faults.append(f"{language} {size}: {down} px too high: {page.locator('.decision').inner_text()}")
                page.keyboard.press("Escape")
        assert outside(page, DISCARDS) == []
    assert not faults, "\n".join(faults)


def test_somebody_else_at_a_full_table_is_seen_large_when_tapped(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", *["easy"] * 5, options={"stockSize": 20})
    dealt(visits, table)
    page = visits(SMALL, seats=table.seats).go(f"t/{table.code}")
    page.locator(".board.mine .hand .spot").first.wait_for()
    places = page.locator("button[data-spot^='look:']")
    assert places.count() == 5
    for place in places.all():
        box = place.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    places.last.tap()
    page.locator("dialog[open] .cards").wait_for()


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_the_pile_of_a_full_zip_zap_table_is_not_covered(visits: Visits, seats: int) -> None:
    table = visits.make("zip-zap", *["me"] * seats, options={"idleStallMs": None})
    dealt(visits, table)
    faults = []
    for language in LANGUAGES:
        page = visits(seats=table.seats[:1], preferences={"language": language}).go(f"t/{table.code}")
        page.locator(BOARDS["zip-zap"]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        for size in PHONES:
            page.set_viewport_size(size)
            found = outside(page, ".pile", ".next .one", ".owner", ".hand button", ".zap-button button")
            hidden = page.evaluate(
                """() => {
                    const edge = document.querySelector(".mine").getBoundingClientRect().top;
                    return [".pile", ".next .one", ".owner"].filter(part => [...document.querySelectorAll(part)]
                        .some(each => each.getBoundingClientRect().bottom > edge + 1));
                }"""
            )
            faults += [f"{language} {size}: {fault}" for fault in [*found, *(f"{each} is covered" for each in hidden)]]
            if overflow(page) > 0:
                faults.append(f"{language} {size}: {overflow(page)} px too wide")
            picture(page, f"zip-zap-{seats}-{language}-{size['width']}x{size['height']}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_replay_of_skip_bo_stands_above_its_keys_without_scrolling(visits: Visits, seats: int) -> None:
    table = visits.make("skip-bo", "me", *["easy"] * (seats - 1))
    played(visits, table)
    faults = []
    for language in LANGUAGES:
        page = visits(DESKTOP, preferences={"language": language}, touch=False).go(f"replay/{table.code}")
        page.locator(".replay .board .hand .spot").first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        for moment in range(12):
            page.evaluate(DRAWN)
            down = page.evaluate(DOWNWARD)
            covered = page.evaluate(
                """() => {
                    const edge = document.querySelector(".controls").getBoundingClientRect().top;
                    return [...document.querySelectorAll(".board .spot")]
                        .filter(each => each.getBoundingClientRect().bottom > edge).map(each => each.dataset.at);
                }"""
            )
            if down > 0 or covered:
                faults.append(f"{language}, moment {moment}: {down} px too high, covered: {covered}")
            page.keyboard.press("ArrowRight")
    picture(page, f"replay-skip-bo-{seats}-desktop")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("seats", [4, 8])
def test_a_replay_of_timeline_has_its_hand_above_its_keys(visits: Visits, seats: int) -> None:
    table = visits.make("timeline", "me", *["easy"] * (seats - 1), options={"handSize": 4, "first": 0})
    played(visits, table)
    page = visits({"width": 1280, "height": 720}, touch=False).go(f"replay/{table.code}")
    page.locator(".replay .board .hand [data-hand-card]").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(DRAWN)
    assert page.evaluate(DOWNWARD) <= 0, "nothing has to be scrolled"
    edge = page.locator(".controls").evaluate("each => each.getBoundingClientRect().top")
    for card in page.locator(".hand [data-hand-card]").all():
        assert card.evaluate("each => each.getBoundingClientRect().bottom") <= edge
    picture(page, f"replay-timeline-{seats}-desktop")


ROWS = """() => {
    const rows = {};
    for (const each of document.querySelectorAll(".hand [data-hand-card]")) {
        const {top, width} = each.getBoundingClientRect();
        (rows[Math.round(top)] ??= []).push(Math.round(width));
    }
    return Object.values(rows);
}"""
"""How wide the cards of a hand are, row by row."""


@pytest.mark.parametrize(("size", "rows"), [(4, [4]), (5, [5]), (6, [3, 3]), (7, [4, 3])])
def test_a_hand_of_timeline_lies_in_one_row_or_in_even_ones(visits: Visits, size: int, rows: list[int]) -> None:
    table = visits.make("timeline", "me", "easy", "easy", options={"handSize": size})
    dealt(visits, table)
    page = visits(seats=table.seats).go(f"t/{table.code}")
    page.locator(BOARDS["timeline"]).first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    words = " ".join(page.locator(".hand text.name").all_text_contents()).split()
    too_long = max(map(len, words)) >= 14
    for window in PHONES:
        page.set_viewport_size(window)
        page.evaluate(DRAWN)
        found = page.evaluate(ROWS)
        even = size == 5 and (window == SMALL or (too_long and len(found) > 1))
        assert [len(row) for row in found] == ([3, 2] if even else rows), window
        assert min(min(row) for row in found) >= 60
        assert overflow(page) <= 0
        if window == PHONE or (window == LOW and len(found) == 1):
            assert page.evaluate(DOWNWARD) <= 0, window
        picture(page, f"timeline-hand-{size}-{window['width']}x{window['height']}")


LONGER = """() => {
    const {scrollHeight, clientHeight} = document.querySelector(".line .scroller");
    const strip = document.querySelector(".line .strip")?.offsetHeight ?? 0;
    return scrollHeight > clientHeight + strip + 2;
}"""


def test_the_strip_above_the_line_comes_with_a_line_longer_than_the_screen(visits: Visits) -> None:
    table = visits.make("timeline", "me", "easy", options={"handSize": 6})
    page = visits.at(table).page
    page.locator(".hand button.playable").first.wait_for()
    strip = page.locator(".line .strip")
    for size in PHONES:
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert strip.count() == 0, "a single card is no line to jump along"
    page.set_viewport_size(SMALL)
    press(page.locator(".hand button.playable").first)
    press(page.locator(".board:has(.hand button.chosen) button[data-gap]").first)
    page.locator(".turn-over:enabled").wait_for()
    page.evaluate(DRAWN)
    assert strip.count() == 0
    chance = random.Random(1)
    for _ in range(MOST):
        if page.locator(".line [data-line-card]").count() >= 6 or not tap_timeline(page, chance):
            break
    state(page, hand=".hand button.playable")
    strip.wait_for()
    assert page.evaluate(LONGER)
    page.set_viewport_size({"width": 390, "height": 2800})
    strip.wait_for(state="detached")


def test_played_cards_are_seen_where_they_lie_open(visits: Visits) -> None:
    options = {"idleStallMs": None, "showPlayedCards": True}
    table = visits.make("zip-zap", "me", "me", "me", options=options)
    dealt(visits, table)
    page = visits(SMALL, seats=table.seats[:1]).go(f"t/{table.code}")
    page.locator(BOARDS["zip-zap"]).first.wait_for()
    key = page.get_by_role("button", name=re.compile("^Look at the"))
    several = re.search(r"\d+", key.get_attribute("aria-label") or key.inner_text())
    key.tap()
    panel = page.get_by_role("dialog", name="Cards played")
    panel.wait_for()
    assert panel.locator(".lies").count() == (int(several[0]) if several else 1)
    picture(page, "zip-zap-played")
    panel.get_by_role("button", name="Back to the table").tap()
    panel.wait_for(state="hidden")
    assert outside(page, ".pile", ".hand button") == []


SAID = """() => {
    const notices = [...document.querySelectorAll(".said > *, .board .prompt > .decision")];
    const cards = [...document.querySelectorAll(".board .spot")].filter(card => card.checkVisibility());
    const over = (one, other) =>
        Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
        Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    return notices.flatMap(notice => cards
        .filter(card => over(notice.getBoundingClientRect(), card.getBoundingClientRect()))
        .map(card => `${notice.innerText} over ${card.dataset.at}`));
}"""
"""What is said, and the cards that lie under it."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_hint_covers_no_card(visits: Visits, size: ViewportSize, language: str) -> None:
    table = visits.make("skip-bo", "me", "hard", "hard", options={"stockSize": 12})
    dealt(visits, table)
    page = visits(size, seats=table.seats[:1], preferences={"language": language}).go(f"t/{table.code}")
    cards = page.locator(".board .hand .spot button")
    cards.first.wait_for()
    page.get_by_role("button", name=Words(language).say("web-hint"), exact=True).first.click()
    page.locator(".said").wait_for()
    assert page.evaluate(SAID) == []
    for place in range(cards.count()):
        cards.nth(place).click()
        page.locator(".hand .picked").wait_for()
        page.evaluate(DRAWN)
        assert page.evaluate(SAID) == []
        page.keyboard.press("Escape")
    picture(page, f"hint-skip-bo-{size['width']}-{language}")
