"""What boards tell and let people do: keys from the first moment, refusals that lose nothing, what others did last."""

from __future__ import annotations

import random

from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.play import TAP, tap_skip_bo
from tests.browser.scenes import BOARDS, dealt
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, GAMES, PHONE, Visits, picture

DEALS = 6
"""Hands are drawn by the server: with a rare one there is nothing to try, and another is dealt."""


def hand_with(visits: Visits, look: str, **more: object) -> Page:
    """A table of Skip-Bo where the first to play has such a card."""
    for _ in range(DEALS):
        table = visits.make("skip-bo", "me", "me", options={"stockSize": 12})
        dealt(visits, table)
        visitor = visits(DESKTOP, seats=table.seats[:1], touch=False)
        page = visitor.go(f"t/{table.code}")
        page.locator(".board.mine .hand .spot").first.wait_for()
        if page.locator(look).count() > 0:
            return page
        visitor.context.close()
    raise AssertionError(f"no deal has {look}")


def test_keys_work_at_once(visits: Visits) -> None:
    page = hand_with(visits, ".hand .spot")
    assert page.evaluate("document.activeElement === document.body")
    page.keyboard.press("1")
    page.locator(".hand .picked").wait_for()
    page.keyboard.press("Escape")
    page.locator(".hand .picked").wait_for(state="detached")
    page.keyboard.press("0")
    page.locator(".table > .stock .picked").wait_for()


def test_a_refused_card_stays_chosen(visits: Visits) -> None:
    page = hand_with(visits, ".hand .spot:not(.fits)")
    page.locator(".hand .spot:not(.fits) button").last.click()
    page.locator(".hand .picked").wait_for()
    page.locator(".pile .spot:not(.card, .coins) button").first.click()
    page.locator(".said.refused").wait_for()
    expect(page.locator(".hand .picked")).to_have_count(1)


COVERED = """() => [...document.querySelectorAll(".hand .spot")].filter(spot => {
    const {left, top, width} = spot.getBoundingClientRect();
    return !spot.contains(document.elementFromPoint(left + 0.14 * width, top + 0.14 * width));
}).length"""
"""Cards of the hand whose number in the corner something else covers."""


def test_a_chosen_card_covers_no_number(visits: Visits) -> None:
    page = hand_with(visits, ".hand .spot")
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        page.locator(".hand .spot").first.wait_for()
        for card in page.locator(".hand .spot button").all():
            card.click()
            page.locator(".hand .picked").wait_for()
            assert page.evaluate(COVERED) == 0
            page.keyboard.press("Escape")


TAILS = """names => [...document.querySelectorAll("main *")].flatMap(each => {
    if (!names.includes(each.textContent.trim()) || each.children.length > 0 || !each.checkVisibility()) return [];
    const style = getComputedStyle(each), box = each.getBoundingClientRect();
    if (box.width < 2) return [];
    const clip = [each, each.parentElement].find(at => getComputedStyle(at).overflowY !== "visible");
    if (!clip) return [];
    const mark = Object.assign(document.createElement("i"), {style: "display: inline-block"});
    each.prepend(mark);
    const baseline = mark.getBoundingClientRect().bottom;
    mark.remove();
    const ink = new OffscreenCanvas(1, 1).getContext("2d");
    ink.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const under = baseline + ink.measureText("gjpqy").actualBoundingBoxDescent - clip.getBoundingClientRect().bottom;
    return [{name: each.className || each.tagName, under}];
})"""
"""Names in boxes that cut off what does not fit, and how far letters such as g reach below the box."""


def test_letters_with_tails_are_whole(visits: Visits) -> None:
    names, seen = ("Saqa", "Gjypq"), 0
    for game in GAMES:
        table = visits.make(game, "me", "me", people=names, options={"idleStallMs": None} if game == "zip-zap" else {})
        dealt(visits, table)
        page = visits(seats=table.seats[:1]).go(f"t/{table.code}")
        page.locator(BOARDS[game]).first.wait_for()
        page.evaluate("document.fonts.ready.then(() => null)")
        for size in (PHONE, DESKTOP):
            page.set_viewport_size(size)
            found = page.evaluate(TAILS, names)
            seen += len(found)
            assert [each for each in found if each["under"] > 0.5] == [], game
    assert seen > 4


def test_a_second_click_lays_a_card_that_fits_one_pile(visits: Visits) -> None:
    page = hand_with(visits, ".hand .spot.fits")
    before = page.locator(".hand .spot").count()
    card = page.locator(".hand .spot.fits button").first
    card.click()
    page.locator(".hand .picked").wait_for()
    card.click()
    expect(page.locator(".hand .spot")).to_have_count(before - 1)


TINY: ViewportSize = {"width": 320, "height": 568}
SIDEWAYS: ViewportSize = {"width": 844, "height": 390}
LONG_CAPTIONS = """() => document.querySelectorAll(".pile .says").forEach(each => {
    each.firstChild.data = "sitten 8, Skip-Bo-kortti";
})"""
"""As long as they get in any language, whatever has been dealt."""
DRAWN = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
CAPTIONS_COVERED = """() => {
    const boxes = [...document.querySelectorAll(".pile .wants")].map(each => {
        const words = document.createRange();
        words.selectNodeContents(each);
        return [each.textContent.trim(), words.getBoundingClientRect()];
    });
    return boxes.filter(([, {right}], nth) => nth + 1 < boxes.length && right > boxes[nth + 1][1].left)
        .map(([text]) => text);
}"""
"""What stands below a building pile and reaches into what stands below the next."""


def test_coins_instead_of_a_card_light_the_piles(visits: Visits) -> None:
    page = hand_with(visits, ".instead:enabled")
    key = page.locator(".instead")
    places = (
        "[...document.querySelectorAll('.pile, .hand, .discards .row')].map(each => each.getBoundingClientRect().y)"
    )
    before = page.evaluate(places)
    key.click()
    expect(key).to_have_attribute("aria-pressed", "true")
    page.locator(".pile .spot.coins").first.wait_for()
    assert page.locator(".pile .pay").count() >= 1
    assert page.evaluate(places) == before, "nothing moves for it"
    empty = page.locator(".pile .spot:has(.slot)").count()
    assert page.locator(".pile .spot.coins:has(.slot)").count() in (0, empty), "empty piles are alike"
    picture(page, "coins-desktop")
    page.evaluate(LONG_CAPTIONS)
    for size in (TINY, PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        page.evaluate(DRAWN)
        assert page.evaluate(CAPTIONS_COVERED) == [], size
        picture(page, f"coins-{size['width']}")
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name=say("web-skip-bo-key-not-now")).click()
    expect(key).to_have_attribute("aria-pressed", "false")
    key.click()
    page.locator(".pile .spot.coins button").first.click()
    asked = page.locator("[data-answer='yes']")
    which = page.get_by_text(say("web-skip-bo-coins-choose-card"))
    asked.or_(which).first.wait_for()
    if which.count() > 0:  # several cards could follow
        page.locator(".table .spot.fits button").first.click()
    asked.wait_for()
    page.locator("[data-answer='no']").click()
    asked.wait_for(state="detached")


def test_a_phone_says_what_somebody_else_did(visits: Visits) -> None:
    table = visits.make("skip-bo", "me", "easy", options={"stockSize": 20})
    page = visits.at(table, PHONE).page
    last = page.locator(".prompt .last")
    for _ in range(60):
        if last.count() > 0 and page.locator(".board.mine").count() > 0:
            break
        tap_skip_bo(page, random.Random(1))
    expect(last).to_contain_text("Broddi")
    assert page.locator(".moved, .last").count() >= 2, "the place is marked too"
    picture(page, "last-move-phone")


def test_a_verdict_is_told_on_the_corner_of_its_card(visits: Visits) -> None:
    table = visits.make("timeline", "me", "easy")
    page = visits.at(table, DESKTOP).page
    page.evaluate(
        """() => {
            window.corners = [];
            new MutationObserver(() => {
                for (const mark of document.querySelectorAll(".line .mark")) {
                    // Measures of the layout, which turning and dropping do not change.
                    const {offsetLeft, offsetTop, offsetWidth, offsetHeight, parentElement: card} = mark;
                    const above = offsetTop + offsetHeight <= card.offsetHeight / 2;
                    window.corners.push([offsetLeft + offsetWidth / 2 >= card.offsetWidth / 2, above]);
                }
            }).observe(document, {childList: true, subtree: true});
        }"""
    )
    for _ in range(12):
        if not TAP["timeline"](page, random.Random(2)) or page.evaluate("window.corners.length") > 0:
            break
    page.wait_for_function("window.corners.length > 0")
    assert page.evaluate("window.corners.every(([right, above]) => right && above)")
