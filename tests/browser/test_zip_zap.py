"""Zip Zap on every window: the hand fits, the help can be read, and cards fly in the page as it is built."""

from __future__ import annotations

import re
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.rounds import QUICK, play_rounds
from tests.browser.scenes import dealt
from tests.browser.visitors import DESKTOP, LONGEST, PATIENCE, Visits, overflow, picture, press

LANGUAGES = ("en", "is", "da", "fi", "nb", "sv")
WIDTHS = (320, 360, 390)
HIGH = 844
STEADY = {"idleStallMs": None}
FACES = ".hand .face, .hand .gone"
ROW = f".me, .me .help button, {FACES}, .zap button"


def speak(page: Page, language: str) -> None:
    """The same page in another language."""
    page.evaluate(
        """language => {
            const stored = JSON.parse(localStorage.getItem("spila.preferences"));
            localStorage.setItem("spila.preferences", JSON.stringify({...stored, language}));
        }""",
        language,
    )
    page.reload()
    page.locator(".board .next .one").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")


def outside(page: Page, look: str) -> list[str]:
    """Which of these reach over an edge of the window at the side, or hide what they hold."""
    found: list[str] = page.evaluate(
        """look => [...document.querySelectorAll(look)].flatMap(each => {
            const {left, right} = each.getBoundingClientRect();
            const cut = each.scrollWidth - each.clientWidth > 1 && each.clientWidth > 1;
            const name = `${each.className || each.tagName}: ${Math.round(left)} to ${Math.round(right)}`;
            return left < -1 || right > innerWidth + 1 || cut ? [name] : [];
        })""",
        look,
    )
    return found


@pytest.mark.parametrize("name", LONGEST)
def test_a_hand_is_never_wider_than_a_phone(visits: Visits, name: str) -> None:
    table = visits.make("zip-zap", "me", "me", "me", options=STEADY, people=(name, name[::-1], name[1:]))
    dealt(visits, table)
    page = visits(seats=table.seats[:1]).go(f"t/{table.code}")
    faults = []
    for language in LANGUAGES:
        speak(page, language)
        assert page.locator(FACES).count() > 10
        expect(page.locator(".me b")).to_have_text(name)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": HIGH})
            expect(page.locator(".zap .pill")).to_be_visible()
            faults += [f"{language} {width}: {fault}" for fault in outside(page, ROW)]
            if overflow(page) > 0:
                faults.append(f"{language} {width}: {overflow(page)} px too wide")
            picture(page, f"zip-zap-{name[0]}-{language}-{width}")
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("people", [4, 6])
def test_everybodys_cards_and_points_are_seen_on_a_phone_whatever_else_is_said(visits: Visits, people: int) -> None:
    table = visits.make("zip-zap", *["me"] * people, options=STEADY, people=[*LONGEST, *LONGEST, *LONGEST])
    dealt(visits, table)
    page = visits(seats=table.seats[:1], preferences={"language": "da"}).go(f"t/{table.code}")
    page.locator(".board .next .one").first.wait_for()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": HIGH})
        expect(page.locator(".other .points :visible").filter(has_text=re.compile(r"^0 p$"))).to_have_count(people - 1)
        assert not outside(page, ".other .points, .other .figures")
        heights = page.locator(".other").evaluate_all("all => all.map(each => each.offsetHeight)")
        assert max(heights) <= 90, f"{width}: two lines, {heights}"


@pytest.mark.parametrize("size", [DESKTOP, ViewportSize(width=390, height=844), ViewportSize(width=844, height=390)])
def test_how_to_lay_is_not_cut_off(visits: Visits, size: ViewportSize) -> None:
    table = visits.make("zip-zap", "me", "me", options=STEADY, people=LONGEST)
    dealt(visits, table)
    page = visits(size, seats=table.seats[:1]).go(f"t/{table.code}")
    faults = []
    for language in LANGUAGES:
        speak(page, language)
        page.locator(".me .help button").first.click()
        sheet = page.locator("dialog[open]")
        sheet.wait_for()
        faults += [
            f"{language}: {fault}" for fault in outside(page, "dialog[open], dialog[open] :is(h2, h3, p, ul, li)")
        ]
        picture(page, f"zip-zap-help-{language}-{size['width']}")
    assert not faults, "\n".join(faults)


MOTIONS = """
    window.motions = [];
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        const first = [frames].flat()[0];
        if (this.matches("[data-layer]")) window.motions.push(first.transform ? "flies" : Object.keys(first).join());
        return animate.call(this, frames, options);
    };
"""


@pytest.mark.parametrize(("motion", "seen"), [("auto", {"flies", "scale"}), ("less", {"opacity"})])
def test_cards_fly_to_the_pile_unless_less_motion_is_wanted(
    visits: Visits, motion: Literal["auto", "less"], seen: set[str]
) -> None:
    """More than the start card: somebody's card has come to the pile too. A Zap swells where cards fly."""
    table = visits.make("zip-zap", "me", "easy", "easy")
    visitor = visits(seats=table.seats, preferences={"motion": motion})
    visitor.context.add_init_script(MOTIONS)
    page = visitor.go(f"t/{table.code}")
    press(page.get_by_role("main").locator(".go .main").first)
    page.wait_for_function("() => window.motions.filter(each => each !== 'scale').length > 1", timeout=PATIENCE)
    found = set(page.evaluate("window.motions"))
    assert found <= seen, found


COVERED = """() => {
    const seen = [...document.querySelectorAll(".board .me b, .board .me .has, .board .me .soft")]
        .filter(each => each.checkVisibility());
    const cards = [...document.querySelectorAll(".board .hand .face, .board .hand .gone")];
    const boxes = all => all.map(each => [each, each.getBoundingClientRect()]).filter(([, {width}]) => width > 0);
    return boxes(seen).flatMap(([text, one]) => boxes(cards)
        .filter(([, other]) => one.left < other.right - 1 && other.left < one.right - 1
            && one.top < other.bottom - 1 && other.top < one.bottom - 1)
        .map(() => text.textContent.trim()));
}"""
"""What of one's own name and points lies under a card of the hand."""
EVERYWHERE: tuple[ViewportSize, ...] = (
    {"width": 360, "height": 640},
    {"width": 390, "height": 844},
    {"width": 844, "height": 390},
    {"width": 1280, "height": 720},
    DESKTOP,
)


@pytest.mark.parametrize("language", ["en", "fi"])
def test_in_a_lesson_no_card_covers_name_and_points(visits: Visits, language: str) -> None:
    page = visits(DESKTOP, touch=False, name=LONGEST[0], preferences={"language": language}).go("learn/zip-zap")
    page.locator(".lesson .board .hand .face").first.wait_for()
    step = page.locator("[data-next]")
    for _ in range(3):
        for size in EVERYWHERE:
            page.set_viewport_size(size)
            assert page.evaluate(COVERED) == [], size
            assert overflow(page) <= 0, size
            picture(page, f"zip-zap-lesson-{language}-{size['width']}x{size['height']}")
        if step.count() == 0:
            break
        step.click()


@pytest.mark.parametrize("language", ["en", "fi"])
def test_in_a_replay_no_card_covers_name_and_points(visits: Visits, language: str) -> None:
    table = visits.make("zip-zap", *["me"] * 3, options=QUICK, people=(*LONGEST, "Saga"))
    play_rounds(visits, table, whole=True, playing=range(3))
    page = visits(DESKTOP, touch=False, name=None, preferences={"language": language}).go(f"replay/{table.code}")
    eyes = page.locator(".replay select").first
    eyes.wait_for()
    for choice in range(eyes.locator("option").count()):
        eyes.select_option(index=choice)
        for moment in ("0", "5"):
            page.get_by_role("slider").fill(moment)
            for size in EVERYWHERE:
                page.set_viewport_size(size)
                assert page.evaluate(COVERED) == [], (choice, size)
                assert overflow(page) <= 0, (choice, size)
        picture(page, f"zip-zap-replay-{language}-{choice}")


QUICK_CLOCK = """(() => {
    const now = performance.now.bind(performance);
    let asked = 0;
    window.asked_ = () => asked;
    performance.now = () => now() + (asked += 1) / 100;
})()"""
"""A clock that never says the same time twice, like that of a phone which is slow enough."""


def test_counting_down_to_a_race_asks_the_clock_now_and_then(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options=STEADY)
    visitor = visits(seats=table.seats[:1])
    visitor.page.add_init_script(QUICK_CLOCK)
    page = visitor.go(f"t/{table.code}")
    page.locator(".columns").first.wait_for()
    dealt(visits, table)
    page.locator(".board .next .one").first.wait_for()
    assert page.evaluate("window.asked_()") < 200
