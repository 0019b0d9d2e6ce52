"""A match to points: every game of it ends with a moment of its own, and the next one is shown when somebody asks."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from functools import wraps
from typing import Any, ParamSpec

import pytest
from playwright.sync_api import Page, TimeoutError, ViewportSize, expect

from tests.browser.play import PLAIN, SKIP_BO, state, tap_skip_bo
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, LONGEST, PHONE, Made, Visitor, Visits, overflow, picture, press

LOW: ViewportSize = {"width": 844, "height": 390}
SMALL: ViewportSize = {"width": 360, "height": 640}
MATCH: dict[str, Any] = {
    "starter": "youngest",
    "youngest": 0,
    "matchTarget": 500,
    "deck": {"wilds": 150, "copiesPerNumber": 1, "tolls": []},
}
"""Nearly every card fits, so that the first player wins the first game without ending a turn."""

Given = ParamSpec("Given")
DEALS = 9
PAD, NEXT = ".pad", ".next-game"
CARDS = ".board .pile .spot:has(svg.card)"
"""Building piles with a card."""
GHOSTS = """() => {
    window.ghosts = 0;
    const watch = new MutationObserver(all => all.forEach(each => window.ghosts += each.addedNodes.length));
    watch.observe(document.querySelector(".board > .layer"), {childList: true});
}"""
PLACES = """() => [...document.querySelectorAll(".board .pile, .board [data-at^='stock:']:not(.table > .stock *)")]
    .map(each => each.getBoundingClientRect()).map(({x, y}) => [Math.round(x), Math.round(y)])"""


class DeadEnd(Exception):
    """Anna had to end her turn with a card that fits nowhere, and nobody else is there to play."""


def until_a_deal_goes_through(test: Callable[Given, None]) -> Callable[Given, None]:
    """The first game depends on the deal, which the server draws: after a dead end another table is dealt."""

    @wraps(test)
    def run(*given: Given.args, **more: Given.kwargs) -> None:
        for _ in range(DEALS):
            with suppress(DeadEnd):
                return test(*given, **more)
        raise AssertionError(f"{DEALS} deals in a row ended in a dead end")

    return run


def goes_on(page: Page, bots: bool = False) -> bool:
    """Whether the first game still goes on; false once it has ended."""
    if bots:
        return state(page, **SKIP_BO) != "ended"
    now = state(page, **SKIP_BO, waits=".board:not(.mine)")
    if now == "waits":
        try:
            page.locator(NEXT).wait_for(timeout=5_000)
        except TimeoutError:
            raise DeadEnd from None
    return now not in ("ended", "waits")


def first_game(visitor: Visitor, *, bots: bool = False) -> Page:
    """Anna plays until a game is over, alone or against bots."""
    page, chance = visitor.page, random.Random(1)
    while goes_on(page, bots):
        assert tap_skip_bo(page, chance), "the match is over"
    shown(page)
    return page


def shown(page: Page) -> None:
    """The pad has come, and everything that moved for it lies still."""
    page.locator(PAD).evaluate("pad => Promise.all(pad.getAnimations().map(each => each.finished)).then(() => null)")


def absent(visits: Visits, size: ViewportSize, people: tuple[str, ...], **more: Any) -> tuple[Made, Visitor]:
    """Two at the table, and only the first of them is there: nothing moves by itself."""
    table = visits.make("skip-bo", *["me"] * len(people), options=MATCH, people=people, hints=True)
    one = Made({"table": table.code, "seats": table.seats[:1]})
    return table, visits.at(one, size, **more)


@until_a_deal_goes_through
def test_a_game_of_a_match_ends_with_a_moment_of_its_own(visits: Visits) -> None:
    table, anna = absent(visits, PHONE, ("Anna", "Bo"), preferences={"motion": "auto"})
    page = anna.page
    expect(page.locator(".board.mine .hand .spot")).to_have_count(5)
    places = page.evaluate(PLACES)
    first_game(anna)

    pad = page.locator(PAD)
    expect(pad.get_by_role("heading", level=2)).to_have_text("Anna wins!")
    expect(pad).to_contain_text(say("web-skip-bo-ended-game", game=1, target=500))
    expect(pad).to_contain_text("25 + 5 × 3 = 40")
    expect(pad.locator("ol li")).to_have_text([re.compile(r"Anna\s*\+40\s*40"), re.compile(r"Bo\s*0")])
    assert page.evaluate(PLACES) == places, "the final table stays where it was"
    expect(page.locator(CARDS)).to_have_count(1)
    expect(page.locator(".board > .layer > *")).to_have_count(0)
    expect(page.locator(".table > .hand")).to_be_hidden()
    expect(page.locator("footer").get_by_role("button", name="Hint")).to_be_disabled()

    page.evaluate(GHOSTS)
    press(page.locator(NEXT))
    bo = visits(DESKTOP, name="Bo", seats=table.seats[1:], touch=False)
    bo.go(f"t/{table.code}")
    bo.page.locator(NEXT).click()
    expect(pad).to_have_count(0)
    expect(page.locator(".table > .hand")).to_be_visible()
    expect(page.locator(CARDS)).to_have_count(0)
    assert page.evaluate("window.ghosts") == 0, "no card of the old game flies over the new one"


def test_bots_wait_until_the_end_has_been_looked_at_also_on_a_page_that_is_loaded_anew(visits: Visits) -> None:
    anna = visits.at(visits.make("skip-bo", "me", "easy", options=MATCH | {"starter": "loser"}))
    page = first_game(anna, bots=True)
    pad = page.locator(PAD)
    page.reload()
    expect(pad).to_contain_text("Game 1 of a match")
    expect(page.locator(".board > .layer > *")).to_have_count(0)
    ended = sum(deals(news) for line in anna.lines for news in line.received)
    assert ended == 1, "no bot has played on meanwhile"
    press(page.locator(NEXT))
    expect(pad.get_by_text("Game 1 of a match")).to_have_count(0)


def deals(told: Any) -> bool:
    """Whether a game ended and the next was dealt with this message."""
    return any(event["type"] == "game-dealt" for event in (told.get("events") or [])[1:])


@until_a_deal_goes_through
def test_everybody_is_waited_for_and_sees_for_whom(visits: Visits) -> None:
    table, anna = absent(visits, PHONE, ("Anna", "Bo"))
    page = first_game(anna)
    pad = page.locator(PAD)
    press(page.locator(NEXT))
    expect(pad.locator("[role=status]")).to_have_text("Waiting for Bo")
    expect(page.locator(NEXT)).to_have_attribute("aria-pressed", "true")
    expect(pad.locator(".awaited li")).to_have_count(2)
    bo = visits(SMALL, name="Bo", seats=table.seats[1:])
    bo.go(f"t/{table.code}")
    expect(bo.page.locator(PAD)).to_contain_text("Anna wins!")
    shown(bo.page)
    picture(bo.page, "match-awaited-phone")
    press(bo.page.locator(NEXT))
    expect(bo.page.locator(PAD)).to_have_count(0)
    expect(pad).to_have_count(0)


def test_around_one_screen_the_end_is_seen_by_all_before_it_is_handed_on(visits: Visits) -> None:
    page = visits.at(visits.make("skip-bo", "me", "me", options=MATCH | {"starter": "loser"})).page
    handed = page.get_by_role("dialog")
    press(handed.get_by_role("button"))
    expect(handed).to_have_count(0)
    chance = random.Random(1)
    while state(page, **SKIP_BO) != "ended":
        assert tap_skip_bo(page, chance), "the match is over"
    shown(page)
    expect(handed).to_have_count(0)
    press(page.locator(NEXT))
    expect(handed).to_contain_text("Bo")
    expect(page.locator(PAD)).to_have_count(0)


@until_a_deal_goes_through
def test_spectators_see_it_too(visits: Visits) -> None:
    table, anna = absent(visits, PHONE, ("Anna", "Bo"))
    cleo = visits(DESKTOP, name="Cleo", touch=False)
    cleo.go(f"t/{table.code}")
    cleo.page.get_by_role("button", name=say("web-door-look")).click()
    cleo.page.locator(".board").wait_for()
    first_game(anna)
    expect(cleo.page.locator(PAD)).to_contain_text("Anna wins!")
    shown(cleo.page)
    picture(cleo.page, "match-spectator-desktop")
    expect(cleo.page.locator(NEXT)).to_have_count(0)
    press(anna.page.locator(NEXT))
    bo = visits(DESKTOP, name="Bo", seats=table.seats[1:], touch=False)
    bo.go(f"t/{table.code}")
    bo.page.locator(NEXT).click()
    for each in (anna, bo, cleo):
        expect(each.page.locator(PAD)).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, SMALL, LOW, DESKTOP], ids=lambda size: f"{size['width']}x{size['height']}")
@pytest.mark.parametrize("language", ["en", "is"])
@until_a_deal_goes_through
def test_the_way_on_is_in_sight_on_every_window(visits: Visits, size: ViewportSize, language: str) -> None:
    people = (*LONGEST, "Saga")
    _, anna = absent(visits, size, people, preferences={"language": language}, touch=size is not DESKTOP)
    page = anna.page
    page.locator(".board.mine .hand .spot").first.wait_for()
    first_game_by_mouse(page) if size is DESKTOP else first_game(anna)
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("document.fonts.ready.then(() => null)")
    box = page.locator(NEXT).bounding_box()
    picture(page, f"match-{language}-{size['width']}x{size['height']}")
    assert box is not None
    assert box["y"] + box["height"] <= size["height"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert overflow(page) <= 0
    first = page.locator(PAD).locator("ol li").first.bounding_box()
    assert first is not None
    key = page.locator(".go").bounding_box()
    assert key is not None
    beside = key["x"] >= first["x"] + first["width"]
    assert beside or first["y"] + first["height"] <= key["y"] + 1, "the points are in sight above the key"
    wide = page.locator(PAD).evaluate("pad => pad.scrollWidth - pad.clientWidth")
    assert wide <= 0, f"the pad is {wide} px too wide"


def first_game_by_mouse(page: Page) -> None:
    """Where there is no touch screen: click what fits."""
    while goes_on(page):
        now = state(page, **SKIP_BO)
        page.locator(SKIP_BO[now] + ("" if now in PLAIN else " button")).first.click()
    shown(page)
