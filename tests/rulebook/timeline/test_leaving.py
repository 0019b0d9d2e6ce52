"""A player leaves."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import MatchEnded, PlayerLeft, RoundEnded, TurnBegan
from spila.games.timeline.options import Options
from spila.kernel import Refusal, Result
from tests.rulebook.timeline.notation import at, told


def leaving_refused(written: str, seat: int) -> str:
    table = at(written)
    refusal = GAME.leave(table.state, seat)
    assert isinstance(refusal, Refusal)
    return refusal.code


@pytest.mark.rule("TL-GAP-24")
def test_cards_go_to_the_box_with_dates_unseen_and_the_seat_is_skipped() -> None:
    table = at("[1000]; A{1,2} B{3,88888} C{5,6}; pile 3001; box 7")
    assert table.leave("B") == (PlayerLeft(1),)
    assert str(table) == "[1000]; A{1,2} B out C{5,6}; pile 3001; box 88888,3,7; turn A"
    assert "88888" not in told(table.events) + told(GAME.view(table.state, 0))
    table.place("A", 1, 0)
    assert table.turn == "C"


@pytest.mark.rule("TL-GAP-24", "TL-TURN-11")
def test_whoever_leaves_in_the_own_turn_passes_it_on() -> None:
    table = at("[1000]; A{1,2} B{3,4} C{5,6}; pile 3001")
    assert table.leave("A") == (PlayerLeft(0), TurnBegan(1))
    assert str(table) == "[1000]; A out B{3,4} C{5,6}; pile 3001; box 2,1; turn B"


@pytest.mark.rule("TL-GAP-24", "TL-END-3")
def test_leaving_in_the_last_turn_of_a_round_ends_the_round() -> None:
    table = at("[1000]; A{} B{3,4} C{5,6}; turn C")
    assert table.leave("C") == (
        PlayerLeft(2),
        RoundEnded(1, (0,)),
        MatchEnded(Result((0,), "only-one-finished")),
    )


@pytest.mark.rule("TL-GAP-24", "TL-GAP-15")
def test_when_the_first_player_has_left_the_next_one_begins_the_rounds() -> None:
    table = at("[1000]; A{1,2} B{3,4} C{5,6}; pile 3001…")
    table.leave("A")
    table.place("B", 3, 0)
    table.place("C", 5, 1)
    assert (table.turn, table.state.round) == ("B", 2)


@pytest.mark.rule("TL-GAP-24")
def test_one_who_has_finished_and_leaves_cannot_win() -> None:
    table = at("[1000]; A{} B{3,4} C{5,6}; turn B")
    table.leave("A")
    table.place("B", 3, 0)
    table.place("C", 5, 1)
    assert (table.result, table.turn) == (None, "B")


@pytest.mark.rule("TL-GAP-24")
@pytest.mark.parametrize("who", ["A", "B"])
def test_the_last_one_remaining_wins(who: str) -> None:
    table = at("[1000]; A{1,2} B{3,4}")
    other = 1 if who == "A" else 0
    result = Result((other,), "others-left")
    assert table.leave(who) == (PlayerLeft(1 - other), MatchEnded(result))
    assert table.result == result


@pytest.mark.rule("TL-GAP-24", "TL-GAP-19")
def test_eliminated_players_do_not_count_as_remaining() -> None:
    table = at("[1000]; A{1} B out C{5}; pile 3001…", tie_break=True)
    table.leave("A")
    assert table.result == Result((2,), "others-left")


@pytest.mark.rule("TL-GAP-24")
def test_only_somebody_who_is_in_the_game_can_leave_it() -> None:
    assert leaving_refused("[1000]; A{1} B out C{5}", 1) == "not-in-the-game"
    assert leaving_refused("[1000]; A{1} B{5}", 2) == "no-such-seat"
    table = at("[1000]; A{1} B{5}")
    table.leave("A")
    refusal = GAME.leave(table.state, 1)
    assert isinstance(refusal, Refusal)
    assert refusal.code == "match-over"


@pytest.mark.rule("TL-GAP-24", "TL-GAP-11")
def test_cards_left_behind_are_recycled_with_the_box() -> None:
    table = at("[1000]; A{1500,1} B{3} C{5,6}; pile empty", Options())
    table.leave("B")
    table.place("A", 1500, 0)
    assert str(table) == "[1000]; A{1,3} B out C{5,6}; pile empty; box 1500; turn C"
