"""Several people: two browsers at one table, one screen for all, a spectator."""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page, expect

from tests.browser.play import (
    MOST,
    SKIP_BO,
    TIMELINE,
    play_out,
    pressed,
    state,
    tap_skip_bo,
    tap_timeline,
    winner,
)
from tests.browser.texts import say
from tests.browser.visitors import DESKTOP, PATIENCE, PHONE, TABLET, Visits, picture, press


def place_a_card(page: Page, chance: random.Random) -> bool:
    """A whole turn of Timeline; whether the game goes on."""
    page.locator(".pennant.lit, #winner").first.wait_for()
    for _ in range(MOST):
        now = state(page, waits=".pennant:not(.lit)", **TIMELINE)
        if now in ("waits", "over"):
            return page.locator("#winner").count() == 0
        tap_timeline(page, chance, now)
    raise AssertionError("the turn does not end")


HEARD = """() => {
    window.heard = [];
    new MutationObserver(() => document.querySelectorAll(".bubbles p").forEach(each => {
        window.heard.push(each.textContent.replace(/\\s+/g, " ").trim());
    })).observe(document.querySelector(".bubbles"), {childList: true, subtree: true});
}"""
"""Bubbles are gone after a few seconds: what they said is kept."""


def test_two_browsers_at_one_table_and_a_spectator(visits: Visits) -> None:
    table = visits.make("timeline", "me", "open", options={"handSize": 1})
    anna = visits.at(table, deal=False)
    expect(anna.page.get_by_text("free", exact=True).first).to_be_visible()

    bo = visits(name=None)
    page = bo.go()
    page.get_by_label(say("web-code-label")).fill(table.code.lower())
    pressed(page, "Join")
    page.get_by_label("Name").fill("Bo")
    picture(page, "door-phone")
    pressed(page, say("web-door-sit"))
    expect(page.get_by_text(say("web-lobby-wait", name="Anna"))).to_be_visible()
    expect(anna.page.get_by_text("Bo", exact=True).first).to_be_visible()
    picture(anna.page, "lobby-phone")

    cleo = visits(DESKTOP, name="Cleo", touch=False)
    cleo.go(f"t/{table.code}")
    pressed(cleo.page, say("web-door-look"))
    expect(cleo.page.get_by_text(say("web-lobby-look")).first).to_be_visible()

    pressed(anna.page, "Deal")
    for each in (anna, bo, cleo):
        expect(each.page.locator(".board")).to_be_visible()
    assert cleo.page.locator("button[data-gap], .playable").count() == 0, "a spectator can do nothing"
    anna.page.evaluate(HEARD)
    pressed(cleo.page, say("web-emotes"))
    pressed(cleo.page, say("emote-wow"))
    anna.page.wait_for_function("said => window.heard.includes(said)", arg=f"{say('web-spectator')} {say('emote-wow')}")
    chance = random.Random(3)
    players = [anna.page, bo.page]
    if anna.page.locator(".pennant.lit").count() == 0:
        players.reverse()
    first, second = players
    assert place_a_card(first, chance) or winner(second)
    for page in (first, second, cleo.page):
        expect(page.get_by_role("log")).to_contain_text("Anna" if first is anna.page else "Bo")
    while place_a_card(second, chance) and place_a_card(first, chance):
        pass
    result = winner(cleo.page)
    assert re.search("Anna|Bo", result)
    for page, name in ((anna.page, "Anna"), (bo.page, "Bo")):
        told = say("web-learn-you-win") if result == f"{name} wins!" else result
        expect(page.locator("#winner")).to_have_text(told)


def test_new_table_in_two_taps_and_a_name(visits: Visits) -> None:
    anna = visits(name=None)
    page = anna.go()
    pressed(page, "New table: Skip-Bo")
    press(page.get_by_role("button", name=re.compile("Against bots")))
    page.get_by_label("Name").fill("Anna")
    picture(page, "who-are-you-phone")
    pressed(page, say("web-person-go"))
    expect(page.locator(".board .hand .spot").first).to_be_visible()
    anna.go()
    expect(page.get_by_text(say("web-me", name="Anna"))).to_be_visible()
    expect(page.get_by_text(re.compile("Your turn|In progress")).first).to_be_visible()


def test_house_rules_are_chosen_on_the_page(visits: Visits) -> None:
    anna = visits(DESKTOP, touch=False)
    page = anna.go("new/timeline")
    page.get_by_text("Against bots").click()
    page.get_by_text(re.compile("^All rules")).click()
    picture(page, "new-timeline-desktop")
    pressed(page, "Deal")
    expect(page.locator(".board")).to_be_visible()


def test_one_screen_handed_round_hides_the_hands(visits: Visits) -> None:
    for _ in range(5):
        if _hand_round(visits) > 1:
            return
    raise AssertionError("the first player always wins at once")


def _hand_round(visits: Visits) -> int:
    """Play a game on one screen; how often it was handed on."""
    anna = visits.at(visits.make("skip-bo", "me", "me", options={"stockSize": 4}), PHONE)
    page = anna.page
    handed = 0

    def play(page: Page, chance: random.Random) -> bool:
        nonlocal handed
        if state(page, handing=".handing", **SKIP_BO) != "handing":
            return tap_skip_bo(page, chance)
        handed += 1
        assert page.locator("[data-spot^='card:'], .hand .spot").count() == 0, "no hand is there to be looked at"
        if handed == 2:
            picture(page, "pass-phone")
        name = page.get_by_role("dialog").get_by_role("button").inner_text()
        press(page.locator(".handing button"))
        page.locator(".handing").wait_for(state="detached")
        assert name.endswith(("Anna", "Bo"))
        shown = page.locator(".hand .spot button")
        expect(shown.first).to_be_visible()
        seat = 0 if name.endswith("Anna") else 1
        hand = hands(seat)
        labels = shown.evaluate_all("all => all.map(each => each.ariaLabel)")
        assert len(labels) == len(hand)
        for card in hand:
            said = str(card % 100 or "Skip-Bo")
            assert any(label.startswith(said) for label in labels), (hand, labels)
        return True

    def hands(seat: int) -> list[int]:
        """What this seat's own connection received last."""
        (line,) = [line for line in anna.lines if line.token == tokens[seat]]
        found: list[int] = []
        for message in line.received:
            for part in (message.get("view") or {}, message.get("own") or {}):
                found = part.get("hand") or found
        return found

    seats = page.evaluate("JSON.parse(localStorage.getItem('spila.seats')).all")
    tokens = {each["seat"]: each["token"] for each in seats}
    play_out(page, play)
    assert re.search("Anna|Bo", winner(page))
    return handed


def test_two_race_on_one_tablet(visits: Visits) -> None:
    anna = visits.at(visits.make("zip-zap", "me", "me"), TABLET)
    page = anna.page
    expect(page.locator(".half .hand")).to_have_count(2)
    expect(page.locator(".half .hand button:not([aria-disabled=true])").first).to_be_visible(timeout=PATIENCE)
    picture(page, "split-tablet")
    pressed(page, say("web-split-turn"))
    expect(page.locator(".halves.turned")).to_be_visible()
