"""How much has to come before the first board is on the screen."""

from __future__ import annotations

import pytest

from tests.browser.page_weight import Weight
from tests.browser.scenes import BOARDS, dealt
from tests.browser.visitors import GAMES, Visits

MOST = 120_000
"""Bytes of script and style at the link of a running table, as they are transferred."""
MOST_WITH_LOBBY = 145_000
"""The same where the lobby comes first: its code and the texts of all options besides."""

HAND = {**BOARDS, "zip-zap": ".board .hand"}
"""Zip Zap counts down before its race: the own hand is what is looked at meanwhile."""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_board_weighs_little(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "me")
    dealt(visits, table)
    visitor = visits(seats=table.seats[:1], service_workers="block")
    weight = Weight(visitor.page)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(HAND[game]).first.wait_for()
    assert 20_000 < weight.code < MOST, weight.largest()


@pytest.mark.parametrize("game", GAMES)
def test_the_lobby_and_the_first_board_weigh_little(visits: Visits, game: str) -> None:
    visits.watch.allow("Service Worker registration blocked")
    table = visits.make(game, "me", "easy")
    visitor = visits(seats=table.seats, service_workers="block")
    weight = Weight(visitor.page)
    visitor.go(f"t/{table.code}")
    visitor.page.locator(".go .main").first.tap()
    visitor.page.locator(BOARDS[game]).first.wait_for()
    assert 20_000 < weight.code < MOST_WITH_LOBBY, weight.largest()
