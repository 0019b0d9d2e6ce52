"""Nothing has to be scrolled to play: in windows of every shape, in every language, with the longest names, the hand,
the places it goes to and the buttons that go on are in sight."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import LONGEST, Visits, overflow, picture

LANGUAGES = ("en", "is", "da", "fi", "nb", "sv")
PEOPLE = (*LONGEST, "Elías", "Amma Rósa", "Freyja", "Broddi", "Tuva", "Aino")
SIZES = ((320, 568), (360, 640), (390, 844), (844, 390), (640, 360), (1280, 720), (1920, 1080), (2560, 1440))
"""Small and large phones, one held sideways, a window at 200 %, and screens up to the largest that boards grow for."""

PARTS = {
    "skip-bo": (
        ".hand .spot",
        ".table > .stock .spot",
        ".pile .spot",
        ".table > .discards .spot",
        ".board .prompt",
        ".board .buttons .button",
        "footer .button",
    ),
    "timeline": (".hand [data-hand-card]", ".line [data-line-card]", ".turn-over", "footer .button"),
    "zip-zap": (".hand button", ".pile", ".next .one", ".zap-button button", ".lay-help", "footer .button"),
}
SEATS = {"skip-bo": (2, 4, 6), "timeline": (2, 8), "zip-zap": (2, 6)}
OPTIONS: dict[str, dict[str, Any]] = {
    "skip-bo": {"stockSize": 20},
    "timeline": {"handSize": 4},
    "zip-zap": {"idleStallMs": None},
}
FAULTS = """parts => {
    const faults = parts.flatMap(part => {
        const all = [...document.querySelectorAll(part)].filter(each => each.checkVisibility());
        if (all.length === 0) return [part + " is not there"];
        return all.map(each => each.getBoundingClientRect()).filter(({left, top, right, bottom}) =>
            left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1,
        ).map(({left, top, right, bottom}) => `${part}: ${[left, top, right, bottom].map(Math.round)}`);
    });
    const main = document.querySelector("main");
    const down = Math.max(main.scrollHeight - main.clientHeight, document.scrollingElement.scrollHeight - innerHeight);
    return down > 0 ? [...faults, `${down} px have to be scrolled`] : faults;
}"""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"


def languages(game: str, seats: int) -> tuple[str, ...]:
    """All of them at the fullest table, those with the longest words at the others; everything in the soak."""
    return LANGUAGES if seats == SEATS[game][-1] or os.environ.get("SPILA_SOAK") else ("da", "fi")


def aimed(page: Page, game: str) -> None:
    """Choose a card, so that the button that goes on is there."""
    if game != "timeline":
        return
    page.locator(".hand button.playable").first.click()
    page.locator("button[data-gap]").first.click()
    page.locator(".turn-over:enabled").wait_for()


@pytest.mark.parametrize(("game", "seats"), [(game, seats) for game, counts in SEATS.items() for seats in counts])
def test_a_table_needs_no_scrolling_in_any_window(visits: Visits, game: str, seats: int) -> None:
    table = visits.make(game, *["me"] * seats, options=OPTIONS[game], people=PEOPLE)
    dealt(visits, table)
    faults: list[str] = []
    for language in languages(game, seats):
        visitor = visits(seats=table.seats[:1], preferences={"language": language}, touch=False)
        page = visitor.go(f"t/{table.code}")
        page.locator(BOARDS[game]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        aimed(page, game)
        for width, height in SIZES:
            page.set_viewport_size(ViewportSize(width=width, height=height))
            page.evaluate(DRAWN)
            found: list[str] = page.evaluate(FAULTS, list(PARTS[game]))
            if overflow(page) > 0:
                found.append(f"{overflow(page)} px too wide")
            faults += [f"{language} {width}x{height}: {fault}" for fault in found]
            if language in ("en", "fi"):
                picture(page, f"window-{game}-{seats}-{language}-{width}x{height}")
        visitor.context.close()
    assert not faults, "\n".join(faults)


def test_cards_grow_with_the_window(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "me", "me", options=OPTIONS["skip-bo"])
    dealt(visits, table)
    page = visits({"width": 1280, "height": 800}, seats=table.seats[:1], touch=False).go(f"t/{table.code}")
    page.locator(BOARDS["skip-bo"]).first.wait_for()
    widths = {}
    for width, height in ((1280, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        page.evaluate(DRAWN)
        widths[width] = page.evaluate("document.querySelector('.hand .spot').offsetWidth")
    assert 95 <= widths[1280] <= 125
    assert widths[1920] >= 1.25 * widths[1280]
    assert widths[2560] >= 1.7 * widths[1280]
