"""Two people before one screen and one keyboard: each has half of both."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.play import GLANCE, play_out, winner
from tests.browser.scenes import BOARDS
from tests.browser.visitors import DESKTOP, PATIENCE, TABLET, Visits, picture

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
BROAD: ViewportSize = {"width": 1600, "height": 900}
ROWS = """() => [...document.querySelectorAll(".half .hand")].map(hand => {
    const rows = new Map();
    for (const place of hand.querySelectorAll(".place")) {
        const top = Math.round(place.getBoundingClientRect().top);
        rows.set(top, (rows.get(top) ?? "") + place.querySelector(".cap").innerText);
    }
    return [...rows.values()];
})"""
"""The keys that stand on the cards, row by row."""
KEYBOARD = (("QWERT", "ASDFG", "ZXCVB"), ("YUIOP", "HJKL;", "NM,./"))


def test_a_whole_race_with_half_a_keyboard_each(visits: Visits) -> None:
    table = visits.make("zip-zap", "me", "me", options=UNHURRIED)
    page = visits.at(table, DESKTOP, touch=False).page
    expect(page.locator(".half .hand")).to_have_count(2)
    laid, zapped = [0, 0], 0

    def play(page: Page, chance: random.Random) -> bool:
        nonlocal zapped
        found = page.wait_for_function(LOOK, timeout=PATIENCE, polling=GLANCE).json_value()
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


@pytest.mark.parametrize("size", [DESKTOP, BROAD, TABLET], ids=["desktop", "broad", "tablet"])
def test_cards_lie_as_the_keys_do(visits: Visits, size: ViewportSize) -> None:
    page = visits.at(visits.make("zip-zap", "me", "me", options={"idleStallMs": None}), size, touch=False).page
    page.locator(BOARDS["zip-zap"]).first.wait_for()
    for rows, keys in zip(page.evaluate(ROWS), KEYBOARD, strict=True):
        assert len(rows) == 3
        assert rows == [key[: len(row)] for row, key in zip(rows, keys, strict=True)]
        assert [len(row) for row in rows[:2]] == [5, 5]
    expect(page.locator(".half .zap kbd")).to_have_text(["1–5", "6–0"])
    assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") == 0, "both hands are in sight"
