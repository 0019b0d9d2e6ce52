"""A whole game of each through the page, to its end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page

from tests.browser.play import KEYS, TAP, play_out, winner
from tests.browser.visitors import DESKTOP, GAMES, Visits, picture, press

COUNTING = """
    window.boards = 0;
    const own = found => found && !found.closest(".results");
    const board = node => node.nodeType === 1
        && (own(node.matches("main .board") && node) || [...node.querySelectorAll("main .board")].some(own));
    new MutationObserver(changes => {
        for (const {addedNodes} of changes) window.boards += [...addedNodes].filter(board).length;
    }).observe(document, {childList: true, subtree: true});
"""
"""How often a board is laid out on the page, the small one among the results apart."""
DEALS = 9
"""The server draws the deal, and with a lucky one the bot wins before a person has done much: then another is dealt."""


def assert_winner(page: Page, game: str) -> None:
    """Somebody at the table wins; in Timeline together nobody does without a point (TT-END-2)."""
    names = ("You", "Anna", "Broddi", "Tuva", *(["Nobody"] if game == "timeline-together" else []))
    assert any(name in winner(page) for name in names)


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_tap_on_a_phone(visits: Visits, game: str) -> None:
    for _ in range(DEALS):
        anna = visits.at(visits.make(game, "me", "easy"), deal=False)
        anna.page.evaluate(COUNTING)
        press(anna.page.get_by_role("main").locator(".go .main").first)
        if (done := play_out(anna.page, TAP[game])) > 2:
            break
    assert done > 2
    assert anna.page.evaluate("window.boards") == 1, "the last card is seen where it fell: nothing is laid out anew"
    assert_winner(anna.page, game)
    picture(anna.page, f"results-{game}-phone")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visits: Visits, game: str) -> None:
    for _ in range(DEALS):
        anna = visits.at(visits.make(game, "me", "easy"), DESKTOP, touch=False)
        if (done := play_out(anna.page, KEYS[game])) > 2:
            break
    assert done > 2
    assert_winner(anna.page, game)
    picture(anna.page, f"results-{game}-desktop")
