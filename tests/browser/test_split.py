"""Two people before one screen and one keyboard: each has half of both."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from tests.browser.playing import play_out, winner
from tests.browser.visiting import DESKTOP, PATIENCE, Visits, picture

LOOK = """() => {
    if (document.querySelector("#winner")) return {over: true};
    const halves = [...document.querySelectorAll(".halves > .half")].map(half => {
        if (half.querySelector(".scores button:enabled")) return {zap: true};
        const named = element => element.innerText.replace(/\\s+/g, " ").trim();
        const ones = [...half.querySelectorAll(".next .one")].map(named);
        const number = half.querySelector(".next .figures")?.textContent;
        const any = half.querySelector(".free.yours");
        const found = [...half.querySelectorAll(".hand button:not([aria-disabled=true]):not(.way)")].find(card =>
            any || ones.includes(named(card.querySelector(".out-of-sight"))) ||
            (ones.length === 1 && number === String(Number(card.dataset.slot) % 10 + 1)));
        return {cap: found ? named(found.querySelector(".cap")) : null};
    });
    return halves.some(({zap, cap}) => zap || cap) ? {halves} : null;
}"""
"""What each of the two can do now, and the key that stands on the card."""
ZAP = ("1", "6")
UNHURRIED = {"idleStallMs": 3_000, "freeCardMs": 1_000}
"""No deal is called off because hands are slow."""


def test_a_whole_race_with_half_a_keyboard_each(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options=UNHURRIED)
    page = visits.at(table, DESKTOP, touch=False).page
    expect(page.locator(".half .hand")).to_have_count(2)
    laid, zapped = [0, 0], 0

    def play(page: Page, chance: random.Random) -> bool:
        nonlocal zapped
        found = page.wait_for_function(LOOK, timeout=PATIENCE).json_value()
        if found.get("over"):
            return False
        able = [at for at, half in enumerate(found["halves"]) if half.get("zap") or half.get("cap")]
        at = chance.choice(able)
        half = found["halves"][at]
        if half.get("zap"):
            page.keyboard.press(ZAP[at])
            return True
        if laid[at] == 0:
            page.keyboard.press(ZAP[at])
            zapped += 1
        if sum(laid) == 2:
            picture(page, "split-keys-desktop")
        page.keyboard.press(half["cap"].lower())
        laid[at] += 1
        return True

    play_out(page, play)
    assert min(laid) > 4, "both have played"
    assert zapped == 2
    assert any(name in winner(page) for name in ("Anna", "Bo"))
    picture(page, "split-results-desktop")
