"""No rule without a test: the suite fails when an id has none."""

from __future__ import annotations

import pytest

from tests.rulebook.pages import GAMES, PAGE, marked, page, rules

PREFIX = {"skip_bo": "SB-", "zip_zap": "ZZ-", "timeline": "TL-"}
COUNTS = {"skip_bo": 132, "zip_zap": 90, "timeline": 75}
"""How many ids the rules of each game have; one more or less is a change of the rules."""


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_a_test_and_every_test_a_known_id(game: str) -> None:
    assert set(marked(game)) == set(rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_list_of_ids_is_whole(game: str) -> None:
    assert len(rules(game)) == COUNTS[game]
    assert all(rule.startswith(PREFIX[game]) for rule in rules(game))
    assert all(entry["means"].endswith(".") for entry in rules(game).values())


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()
