"""Lessons to their end, rules to be searched, games to be looked at again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.play import SUITS, TAP, play_out, pressed, state, tab_to, tapped
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, GAMES, Visits, picture, press
from tests.l10n.ftl import LANGUAGES
from tests.l10n.test_habits import SIDES

LESSON = {
    "last": ".lesson .buttons a.main",
    "next": "[data-next]",
    "yes": "[data-answer='yes']:enabled",
    "no": "[data-answer='no']:enabled",
    "turn": ".turn-over:enabled",
    "place": "li.gap:has(.arrow) button[data-gap]",
    "target": ".lesson .spot.card button, .lesson .spot.coins button",
    "pointed": ".spot.pointed button, .hand button:has(.arrow), .zap button.pointed",
    "closer": "dialog[open] .card.sale button:enabled",
    "gap": "button.gap.pointed[aria-disabled='false']",
    "ready": ".lesson .board .foot .button",
    "look": ".look:has(.chosen) > button",
}
"""What a step of a lesson points at, and how it is done."""
MOST = 200


def through(page: Page) -> int:
    """Do what the lesson asks for until it is over; how many things were done on the board."""
    done = 0
    for _ in range(MOST):
        now = state(page, **LESSON)
        if now == "last":
            return done
        done += now != "next"
        tapped(page.locator(LESSON[now]).first)
    raise AssertionError("the lesson does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end(visits: Visits, game: str) -> None:
    page = visits(name=None).go(f"learn/{game}")
    assert through(page) >= 3
    progress = page.get_by_role("progressbar")
    assert progress.get_attribute("aria-valuenow") == progress.get_attribute("aria-valuemax")
    picture(page, f"lesson-{game}-end")
    press(page.locator(".lesson .buttons a.main"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.url.endswith(f"/new/{game}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lesson_of_timeline_on_a_phone_speaks_of_no_left_and_right(visits: Visits, language: str) -> None:
    """There the line runs downward. All that is said counts, also the names of places for those who hear them."""
    page = visits(name=None, preferences={"language": language}).go("learn/timeline")
    said = re.compile(SIDES[language], re.IGNORECASE)
    for _ in range(MOST):
        now = state(page, **LESSON)
        assert said.findall(page.get_by_role("main").aria_snapshot()) == []
        if now == "last":
            break
        tapped(page.locator(LESSON[now]).first)


FOCUSED = "look => [...document.querySelectorAll(look)].some(each => each === document.activeElement)"
WAY = """look => {
    const [to, from] = [document.querySelector(look), document.activeElement].map(each => each.getBoundingClientRect());
    const x = to.x + to.width / 2 - from.x - from.width / 2, y = to.y + to.height / 2 - from.y - from.height / 2;
    return Math.abs(x) > Math.abs(y) ? (x > 0 ? "ArrowRight" : "ArrowLeft") : (y > 0 ? "ArrowDown" : "ArrowUp");
}"""
"""From what has the focus towards this."""


def key(page: Page, look: str) -> None:
    """Go there by Tab and arrows, and press Enter; cards of a race have keys of their own."""
    card = page.locator(look).first.get_attribute("data-slot")
    if card is not None and int(card) < 50:
        page.keyboard.press(str((int(card) % 10 + 1) % 10))
        if page.locator(".hand button.lifted").count() > 0:
            page.keyboard.press(SUITS[int(card) // 10])
        return
    if page.locator(look).first.evaluate("element => element.tabIndex") < 0:
        tab_to(page, ".board button[data-spot], .board button[data-hand-card], .board button[data-gap]")
        for _ in range(20):
            if page.evaluate(FOCUSED, look):
                break
            page.keyboard.press(page.evaluate(WAY, look))
    else:
        tab_to(page, look)
    assert page.evaluate(FOCUSED, look), f"no way to {look}"
    page.keyboard.press("Enter")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_to_its_end_by_keyboard_alone(visits: Visits, game: str) -> None:
    page = visits(DESKTOP, name=None, touch=False).go(f"learn/{game}")
    done = 0
    for _ in range(MOST):
        now = state(page, **LESSON)
        key(page, LESSON[now])
        if now == "last":
            break
        done += now != "next"
    assert done >= 3
    expect(page).to_have_url(re.compile(f"/new/{game}$"))


def test_a_lesson_lets_nothing_else_through_and_goes_back(visits: Visits) -> None:
    page = visits(name=None).go("learn/timeline")
    for _ in range(MOST):
        if state(page, **LESSON) != "next":
            break
        tapped(page.locator("[data-next]"))
    before = page.get_by_role("progressbar").get_attribute("aria-valuenow") or ""
    for _ in range(3):
        press(page.locator("[data-line-card]").first)
        page.keyboard.press("Escape")
    expect(page.locator(".nudge")).to_be_visible()
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", before)
    pressed(page, "Back")
    expect(page.get_by_role("progressbar")).to_have_attribute("aria-valuenow", str(int(before) - 1))


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_searched_and_linked_to(visits: Visits, game: str) -> None:
    visitor = visits(DESKTOP, touch=False)
    page = visitor.go(f"rules/{game}")
    sections = page.locator(".pages section")
    expect(sections.first).to_be_visible()
    every = sections.count()
    assert every > 3
    expect(page.locator("figure").first).to_be_visible()
    word = {"skip-bo": "stock", "timeline": "tie", "timeline-together": "gap", "zip-zap": "tie"}[game]
    page.get_by_role("searchbox").fill(word)
    expect(page.locator(".hits")).to_have_text(re.compile(r"One match|\d+ matches"))
    assert 0 < sections.count() < every
    assert page.locator("mark").count() > 0
    page.get_by_role("searchbox").fill("qqqq")
    expect(page.locator(".none")).to_contain_text("qqqq")
    page.get_by_role("searchbox").fill("")
    rule = page.locator(".ids a[id]").nth(5)
    name = rule.get_attribute("id")
    visitor.go("about")
    visitor.go(f"rules/{game}#{name}")
    expect(page.locator("[data-visited]")).to_be_in_viewport()
    shown = page.locator(".ids a:visible")
    expect(shown.filter(has_text=re.compile(f"^{name}$"))).to_be_visible()
    few = shown.count()
    page.get_by_label(say("web-curious")).check()
    assert shown.count() > few + every


@pytest.mark.parametrize("game", ["skip-bo", "timeline"])
def test_a_finished_game_is_looked_at_again(visits: Visits, game: str) -> None:
    anna = visits.at(visits.make(game, "me", "easy"))
    page = anna.page
    play_out(page, TAP[game])
    pressed(page, "Replay", "link")
    scrubber = page.get_by_role("slider")
    expect(scrubber).to_have_value("0")
    last = int(scrubber.get_attribute("max") or 0)
    assert last > 2
    pressed(page, say("web-learn-one-on"))
    expect(scrubber).to_have_value("1")
    scrubber.fill(str(last))
    expect(page.locator(".controls .count")).to_have_text(f"{last}/{last}")
    picture(page, f"replay-{game}-phone")
    log = page.get_by_role("complementary")
    expect(log.get_by_role("heading", level=2)).to_have_accessible_name(re.compile(r"^Game log( · Round \d+)?$"))
    expect(log.get_by_role("heading", name="’s turn").last).to_be_visible()
    end = "list => list.scrollHeight - list.clientHeight - list.scrollTop"
    assert log.locator(".parts").evaluate(end) < 2, "the newest is in sight"
    scrubber.focus()
    page.keyboard.press("ArrowLeft")
    expect(scrubber).to_have_value(str(last - 1))

    protocol_client = visits(DESKTOP, name=None, touch=False)
    protocol_client.go(f"{page.url.removeprefix(protocol_client.address)}#2")
    expect(protocol_client.page.get_by_role("slider")).to_have_value("2")
    through_eyes = protocol_client.page
    for name in ("Anna", "Broddi"):
        chosen = through_eyes.get_by_label("View")
        if chosen.count() == 0:
            break  # nobody has secrets in this game
        if name == "Anna":
            expect(chosen.locator("option:checked")).to_have_text(name)
        chosen.select_option(label=name)
        expect(through_eyes.locator(".shown")).not_to_contain_text(re.compile(r"\b[Yy]our?\b"))
    picture(through_eyes, f"replay-{game}-desktop")
