"""A whole game of each through the page, to its end."""

from __future__ import annotations

import pytest

from tests.browser.playing import KEYS, TAP, play_out, winner
from tests.browser.visiting import DESKTOP, GAMES, Visits, picture


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_tap_on_a_phone(visits: Visits, game: str) -> None:
    anna = visits.at(visits.make(game, "me", "easy"))
    assert play_out(anna.page, TAP[game]) > 2
    assert any(name in winner(anna.page) for name in ("Anna", "Broddi", "Tuva"))
    picture(anna.page, f"results-{game}-phone")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_alone(visits: Visits, game: str) -> None:
    anna = visits.at(visits.make(game, "me", "easy"), DESKTOP, touch=False)
    assert play_out(anna.page, KEYS[game]) > 2
    assert any(name in winner(anna.page) for name in ("Anna", "Broddi", "Tuva"))
    picture(anna.page, f"results-{game}-desktop")
