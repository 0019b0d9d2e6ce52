"""How much has to come before the first board is on the screen."""

from __future__ import annotations

import pytest

from tests.browser.page_weight import Weight
from tests.browser.scenes import BOARDS
from tests.browser.visitors import GAMES, Visits

MOST = 150_000
"""Bytes of script and style, as they are transferred."""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_weighs_little(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "easy")
    visitor = visits(seats=table.seats, service_workers="block")
    weight = Weight(visitor.page)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(".go .main").first.tap()
    visitor.page.locator(BOARDS[game]).first.wait_for()
    assert 20_000 < weight.code < MOST, weight.largest()
