"""What a player aims at stays where it is: over a whole game, whatever is said, asked and answered meanwhile."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.play import TAP, play_out
from tests.browser.visitors import PHONE, Visits

WATCHED = {
    "skip-bo": {
        "turn": ".board.mine",
        "parts": [".pile", ".table > .stock", ".discards .row", ".hand", ".board .prompt", "footer .button"],
        "same": "",
    },
    "timeline": {
        "turn": ".me .pennant.lit, .message .pennant",
        "parts": [".hand [data-hand-card]", ".line", ".message", "footer .button"],
        "same": ".hand [data-hand-card]",
    },
    "zip-zap": {
        "turn": ".next .one",
        "parts": [".hand .place", ".cloth .pile", ".zap-button button", "footer .button"],
        "same": ".hand .place",
    },
}
"""When somebody plays, what they aim at then, and what has to be of the same number for a comparison: in Timeline cards
grow when there are fewer, and Zip Zap deals anew."""
WATCH = """({turn, parts, same}) => {
    const seen = window.seenPlaces = {};
    let turns = 0, lit = false;
    const look = () => {
        const now = document.querySelector(turn) !== null;
        if (now && !lit) turns += 1;
        lit = now;
        if (now) {
            const group = same ? `${turns}/${document.querySelectorAll(same).length}` : "";
            for (const part of parts)
                [...document.querySelectorAll(part)].forEach((each, nth) => {
                    if (!each.checkVisibility()) return;
                    const {left, top} = each.getBoundingClientRect();
                    const key = `${part} ${nth} ${group}`;
                    (seen[key] ??= new Set()).add(`${left.toFixed(1)},${top.toFixed(1)}`);
                });
        }
        requestAnimationFrame(look);
    };
    look();
}"""
MOVED = """() => Object.entries(window.seenPlaces)
    .filter(([, places]) => places.size > 1)
    .map(([what, places]) => `${what}: ${[...places].slice(0, 4).join(" → ")}`)"""
SIZES: dict[str, ViewportSize] = {
    "phone": PHONE,
    "sideways": {"width": 844, "height": 390},
    "desktop": {"width": 1280, "height": 720},
}


@pytest.mark.parametrize("size", SIZES.values(), ids=list(SIZES))
@pytest.mark.parametrize("game", sorted(WATCHED))
def test_nothing_that_people_aim_at_moves(visits: Visits, game: str, size: ViewportSize) -> None:
    table = visits.make(game, "me", "easy", "easy")
    page = visits.at(table, size).page
    page.locator(".board").first.wait_for()
    page.evaluate("document.fonts.ready.then(() => null)")
    page.evaluate(WATCH, WATCHED[game])
    assert play_out(page, TAP[game]) > 1
    assert page.evaluate("Object.keys(window.seenPlaces).length") >= 5
    moved = page.evaluate(MOVED)
    assert moved == [], moved
