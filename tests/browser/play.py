"""Playing through the page: what to do next is chosen by what the page shows as possible."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Error, Locator, Page

from tests.browser.visitors import PATIENCE, gone, press

Play = Callable[[Page, random.Random], bool]
"""Does one thing; whether the game goes on."""

QUICK = 1_000
GLANCE = 50
"""Milliseconds from one look at the page to the next; looking at every frame would make the page draw every frame."""
MOST = 400


def play_out(page: Page, play: Play, seed: int = 1) -> int:
    """Until the results are there; how many things were done."""
    chance = random.Random(seed)
    for done in range(MOST):
        if not play(page, chance):
            return done
    raise AssertionError("the game does not end")


def state(page: Page, **looks: str) -> str:
    """The first of these that is on the page, in this order; waits until one is."""
    found = page.wait_for_function(
        """looks => {
            const seen = element => element.checkVisibility();
            for (const [name, look] of Object.entries(looks))
                if ([...document.querySelectorAll(look)].some(seen)) return name;
            return null;
        }""",
        arg={"over": "#winner", **looks}, timeout=PATIENCE, polling=GLANCE,
    )  # fmt: skip
    return str(found.json_value())


# ---------------------------------------------------------------- Skip-Bo

SKIP_BO = {
    "ended": ".next-game",
    "asked": "[data-answer='yes']:enabled",
    "refuses": "[data-answer='no']:enabled",
    "target": ".board.mine:not(:has(.sending)) .pile .spot.card",
    "ends": ".board.mine:not(:has(.sending)) .discards .spot.discard",
    "stock": ".board.mine:not(:has(.sending)) .stock .spot.fits",
    "hand": ".board.mine:not(:has(.sending)) .hand .spot.fits:not(.picked)",
    "discard": ".board.mine:not(:has(.sending)) .discards .spot.fits",
    "turn": ".board.mine:not(:has(.sending)) .hand .spot",
    "end": ".board.mine:not(:has(.sending)) .buttons .main",
}
PLAIN = ("ended", "asked", "refuses", "end")
"""These are buttons themselves."""
SKIP_BO_KEYS = {
    "target": "qwer",
    "ends": "asdf",
    "discard": "asdf",
}


def tap_skip_bo(page: Page, chance: random.Random) -> bool:
    now = state(page, **SKIP_BO)
    if now == "over":
        return False
    button = "" if now in PLAIN else " button"
    tapped(page.locator(SKIP_BO[now] + button).first)
    return True


def key_skip_bo(page: Page, chance: random.Random) -> bool:
    """The keys that the board's help tells of."""
    now = state(page, **SKIP_BO)
    if now == "over":
        return False
    if page.locator(".board:focus-within").count() == 0:
        tab_to(page, ".board button[data-spot]")
    if now in PLAIN:
        if tab_to(page, SKIP_BO[now]):
            page.keyboard.press("Enter")
        return True
    try:
        spot = page.locator(SKIP_BO[now]).first.locator("button").get_attribute("data-spot", timeout=QUICK) or ""
    except Error as error:
        if not gone(error):
            raise
        return True
    if now == "stock":
        page.keyboard.press("0")
    elif now in SKIP_BO_KEYS:
        page.keyboard.press(SKIP_BO_KEYS[now][int(spot.rpartition(":")[2])])
    else:
        cards = page.locator(".hand .spot button").evaluate_all("all => all.map(each => each.dataset.spot)")
        page.keyboard.press(str(cards.index(spot) + 1))
    return True


# ---------------------------------------------------------------- Timeline

TIMELINE = {
    "turnable": ".turn-over:enabled",
    "gap": ".board:has(.hand button.chosen) button[data-gap]",
    "hand": ".hand button.playable",
}


def tap_timeline(page: Page, chance: random.Random, now: str | None = None) -> bool:
    now = now or state(page, **TIMELINE)
    if now == "over":
        return False
    found = page.locator(TIMELINE[now])
    tapped(found.nth(chance.randrange(found.count())) if now == "gap" else found.first)
    return True


def key_timeline(page: Page, chance: random.Random) -> bool:
    now = state(page, **TIMELINE)
    if now == "over":
        return False
    if now == "hand":
        page.keyboard.press("1")
    elif now == "gap":
        page.locator("button[data-gap]:focus").wait_for()
        for _ in range(chance.randrange(4)):
            page.keyboard.press(chance.choice(("ArrowDown", "ArrowUp")))
        page.keyboard.press("Enter")
    else:
        page.locator(".turn-over:focus").wait_for()
        page.keyboard.press("Enter")
    return True


# ---------------------------------------------------------------- Zip Zap

ZIP_ZAP = """() => {
    if (document.querySelector("#winner")) return {now: "over"};
    const ready = document.querySelector(".scores button:enabled");
    if (ready?.checkVisibility()) return {now: "ready"};
    const cards = [...document.querySelectorAll(".hand [data-card] button:not([aria-disabled=true]):not(.way)")]
        .filter(each => each.dataset.slot !== "50");
    const named = cards.map(each => [Number(each.dataset.slot), each.innerText.trim()]);
    if (named.length === 0) return null;
    const free = [...document.querySelectorAll(".said")].some(each => each.querySelector(".free.yours"));
    if (free) return {now: "lay", card: named[0][0]};
    const ones = [...document.querySelectorAll(".next .one")].map(each => each.innerText.replace(/\\s+/g, " ").trim());
    const number = document.querySelector(".next .figures")?.textContent;
    const fits = named.find(([card, name]) =>
        ones.some(one => name === one) || (ones.length === 1 && number === String(card % 10 + 1)));
    return fits ? {now: "lay", card: fits[0]} : null;
}"""
SUITS = "rgbyj"


def zip_zap_now(page: Page) -> Any:
    """What there is to do, as soon as there is anything."""
    return page.wait_for_function(ZIP_ZAP, timeout=PATIENCE, polling=GLANCE).json_value()


def tap_zip_zap(page: Page, chance: random.Random) -> bool:
    return tap_zip_zap_now(page, zip_zap_now(page))


def tap_zip_zap_now(page: Page, found: Any) -> bool:
    """Do what was found."""
    if found["now"] == "over":
        return False
    if found["now"] == "ready":
        tapped(page.locator(".scores button"))
    else:
        tapped(page.locator(f".hand button[data-slot='{found['card']}']"))
    return True


def key_zip_zap(page: Page, chance: random.Random) -> bool:
    """The number, and the suit where the number alone does not say which."""
    found = zip_zap_now(page)
    if found["now"] == "over":
        return False
    if found["now"] == "ready":
        tab_to(page, ".scores button:enabled")
        page.keyboard.press("Enter")
        return True
    number, suit = found["card"] % 10 + 1, SUITS[found["card"] // 10]
    page.keyboard.press(str(number % 10))
    if page.locator(".hand button.lifted").count() > 0:
        page.keyboard.press(suit)
    return True


# ---------------------------------------------------------------- fingers


def tapped(found: Locator) -> None:
    """Others may be quicker: then there is nothing there any more, and one looks again."""
    try:
        found.tap(timeout=QUICK)
    except Error as error:
        if not gone(error):
            raise


def tap_until(found: Locator, done: Locator) -> None:
    """Tap, and once more if it did not arrive: on a busy machine a tap comes too late for `tapped`, or is so slow that
    the browser takes it for a long press. Fails if it never has the wanted effect."""
    for _ in range(PATIENCE // QUICK):
        tapped(found)
        try:
            return done.wait_for(timeout=QUICK)
        except Error as error:
            if not gone(error):
                raise
    raise AssertionError(f"no tap on {found} had the effect {done}")


def tab_to(page: Page, look: str) -> bool:
    """Press Tab until this has the focus; not if it goes meanwhile."""
    for _ in range(60):
        if page.evaluate("look => document.activeElement?.matches(look) ?? false", look):
            return True
        if page.locator(look).count() == 0:
            return False
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {look}")


# ---------------------------------------------------------------- Timeline together

TOGETHER = {
    "over": "#winner",
    "ready": ".board .foot .button",
    "gap": ".board button[data-gap][aria-disabled=false]:not(.chosen)",
}


def tap_together(page: Page, chance: random.Random) -> bool:
    now = state(page, **TOGETHER)
    if now == "over":
        return False
    found = page.locator(TOGETHER[now])
    if count := found.count():  # none if the last answer came in meanwhile
        tapped(found.nth(chance.randrange(count)))
    return True


def key_together(page: Page, chance: random.Random) -> bool:
    now = state(page, **TOGETHER)
    if now == "over":
        return False
    if tab_to(page, TOGETHER[now]):  # not if the last answer came in meanwhile
        if now == "gap":
            for _ in range(chance.randrange(3)):
                page.keyboard.press(chance.choice(("ArrowDown", "ArrowUp")))
        page.keyboard.press("Enter")
    return True


TAP: dict[str, Play] = {
    "skip-bo": tap_skip_bo,
    "timeline": tap_timeline,
    "timeline-together": tap_together,
    "zip-zap": tap_zip_zap,
}
KEYS: dict[str, Play] = {
    "skip-bo": key_skip_bo,
    "timeline": key_timeline,
    "timeline-together": key_together,
    "zip-zap": key_zip_zap,
}


def winner(page: Page) -> str:
    return page.locator("#winner").inner_text()


def pressed(page: Page, name: str, role: Any = "button") -> None:
    """Press what is called so."""
    press(page.get_by_role(role, name=name, exact=True).first)
