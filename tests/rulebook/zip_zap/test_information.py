"""Who sees what, and what stands outside the play."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from spila.games.zip_zap import GAME
from spila.games.zip_zap.cards import text
from spila.games.zip_zap.options import Options
from tests.rulebook.zip_zap.notation import at, dealt


@pytest.mark.rule("ZZ-GAP-24")
def test_counts_zaps_top_card_and_scores_are_public() -> None:
    table = at("pile R4 (B); A{R5,G1,Z} B{R6,G2,G3}; left [J1,J2]", scores=(3, 8), round=2)
    view = GAME.view(table.state, None)
    assert view.counts == (3, 3)
    assert view.zaps == (True, False)
    assert view.left == 2
    assert [text(each) for each in view.pile] == ["R4"]
    assert (view.owner, view.scores, view.removed) == (1, (3, 8), (2, 3))


@pytest.mark.rule("ZZ-GAP-24", "ZZ-NOTE-2")
@pytest.mark.parametrize("show", [False, True])
def test_covered_cards_are_shown_only_where_the_table_agrees(show: bool) -> None:
    table = at("pile R3; A{R4,G1,Z} B{R5,G2,Z} C{R6,Z}", Options(show_played_cards=show))
    table.lay("A", "R4")
    table.lay("B", "R5")
    shown = [text(each) for each in GAME.view(table.state, 2).pile]
    assert shown[-3:] == (["R3", "R4", "R5"] if show else ["R5"])
    assert GAME.view(table.state, 2).pile_count == len(table.state.pile)


@pytest.mark.rule("ZZ-GAP-24", "ZZ-NOTE-2")
def test_played_cards_are_not_shown_by_default() -> None:
    assert GAME.options(None, 3).show_played_cards is False


@pytest.mark.rule("ZZ-GAP-24")
def test_what_a_seat_sees_does_not_depend_on_other_hands_or_the_face_down_pile() -> None:
    one = at("pile R4 (B); A{R5,G1,Z} B{R6,G2,Z}; left [J1]")
    other = at("pile R4 (B); A{R5,G1,Z} B{J1,G9,Z}; left [R6]")
    assert GAME.view(one.state, 0) == GAME.view(other.state, 0)
    assert GAME.view(one.state, 1) != GAME.view(other.state, 1)


@pytest.mark.rule("ZZ-GAP-24", "ZZ-SCORE-1")
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_all_see_what_everybody_has_left_once_the_round_is_over(seat: int | None) -> None:
    table = at("pile R4 (B); A{R5} B{R7,G2,J3} C{R8,Z}; left [J1,J2]")
    assert GAME.view(table.state, seat).ended is None
    table.lay("A", "R5")
    ended = GAME.view(table.state, seat).ended
    assert ended is not None
    assert [[text(card) for card in left] for left in ended.left] == [[], ["R7", "G2", "J3"], ["R8", "Z"]]
    assert (ended.seat, ended.points) == (0, (0, 5, 6))
    assert ended.worth == ((), (1, 1, 3), (1, 5))


@pytest.mark.rule("ZZ-GAP-24", "ZZ-VAR-1")
def test_cards_that_count_nothing_are_shown_without_a_sum() -> None:
    table = at("pile R4 (B); A{R5} B{R7,Z}; left [J1,J2]", Options(scoring="onePoint"))
    table.lay("A", "R5")
    ended = GAME.view(table.state, None).ended
    assert ended is not None
    assert (ended.worth, ended.points) == (None, (1, 0))
    assert [text(card) for card in ended.left[1]] == ["R7", "Z"]


@pytest.mark.rule("ZZ-GAP-24", "ZZ-END-3")
def test_with_the_next_deal_hands_are_hidden_again() -> None:
    table = at("pile R4 (B); A{R5} B{R7,G2,J3} C{R8,Z}; left [J1,J2]")
    table.lay("A", "R5")
    table.all_ready()
    assert GAME.view(table.state, None).ended is None


@pytest.mark.rule("ZZ-GAP-26")
def test_a_seat_whose_player_leaves_has_to_be_played_on() -> None:
    table = dealt(3)
    assert [GAME.leave(table.state, seat) for seat in (0, 1, 2)] == [None, None, None]


@pytest.mark.rule("ZZ-NOTE-3")
def test_the_greeting_is_listed_and_marked_as_a_note() -> None:
    rules = tomllib.loads(Path(__file__).with_name("rules.toml").read_text(encoding="utf-8"))
    assert rules["ZZ-NOTE-3"]["kind"] == "note"
