"""When the pile runs out."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Drew, MatchEnded, Recycled, RoundEnded, Stuck, TieBreak, TookBack, TurnBegan
from spila.games.timeline.options import Options
from spila.kernel import Result
from tests.rulebook.timeline.notation import at

NO_DRAW = Options(empty_pile="noDraw")
END_GAME = Options(empty_pile="endGame")


@pytest.mark.rule("TL-GAP-11")
def test_an_empty_pile_is_renewed_from_the_box_without_the_misplaced_card() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile empty; box 11,12,13")
    table.place("A", 1900, 0)
    assert isinstance(table.events[1], Recycled)
    assert table.events[1].cards == 3
    drawn = table.events[2]
    assert isinstance(drawn, Drew)
    assert table.date(drawn.card) in ("11", "12", "13")
    assert table.dates(table.state.box) == "1900"
    assert len(table.state.pile) == 2
    assert {*table.hand("A").split(","), *table.dates(table.state.pile).split(",")} == {"1", "11", "12", "13"}


@pytest.mark.rule("TL-GAP-11")
def test_the_last_card_of_the_pile_is_drawn_without_renewing() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile 3001; box 11")
    table.place("A", 1900, 0)
    assert str(table) == "[1800]; A{1,3001} B{3,4}; pile empty; box 1900,11; turn B"


@pytest.mark.rule("TL-GAP-11")
def test_with_an_empty_box_too_the_misplaced_card_is_taken_back() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile empty")
    card = table.card(1900)
    table.place("A", 1900, 0)
    assert table.events[1:] == (TookBack(0, card), TurnBegan(1))
    assert str(table) == "[1800]; A{1,1900} B{3,4}; pile empty; turn B"


@pytest.mark.rule("TL-GAP-11", "TL-GAP-20")
@pytest.mark.parametrize("supply", ["pile 3001", "pile empty; box 11", "pile empty"])
def test_a_wrong_card_never_shortens_a_hand(supply: str) -> None:
    table = at(f"[1800]; A{{1900}} B{{3,4}}; {supply}")
    table.place("A", 1900, 0)
    assert len(table.state.hands[0]) == 1
    table.place("B", 3, 0)
    assert table.result is None


@pytest.mark.rule("TL-GAP-11")
def test_without_drawing_a_wrong_card_shortens_the_hand() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile empty; box 11", NO_DRAW)
    table.place("A", 1900, 0)
    assert str(table) == "[1800]; A{1} B{3,4}; pile empty; box 1900,11; turn B"


@pytest.mark.rule("TL-GAP-11")
def test_without_drawing_a_pile_that_is_there_is_still_drawn_from() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile 3001", NO_DRAW)
    table.place("A", 1900, 0)
    assert str(table) == "[1800]; A{1,3001} B{3,4}; pile empty; box 1900; turn B"


@pytest.mark.rule("TL-GAP-11")
def test_without_drawing_a_hand_emptied_by_a_wrong_card_has_not_finished() -> None:
    table = at("[1800]; A{1900} B{3,4} C{5,6}; pile empty", NO_DRAW)
    table.place("A", 1900, 0)
    assert table.events[1:] == (Stuck(0), TurnBegan(1))
    table.place("B", 3, 0)
    table.place("C", 5, 1)
    assert table.events[1:] == (RoundEnded(1, ()), TurnBegan(1))
    table.place("B", 4, 1)
    table.place("C", 6, 0)
    assert table.result == Result((1,), "only-one-finished")


@pytest.mark.rule("TL-GAP-11")
def test_without_drawing_nobody_may_be_left_to_win() -> None:
    table = at("[1800]; A{1900} B{1910}; pile empty", NO_DRAW)
    table.place("A", 1900, 0)
    table.place("B", 1910, 0)
    assert str(table) == "[1800]; A out B out; pile empty; box 1910,1900; won by nobody"


@pytest.mark.rule("TL-GAP-11")
def test_or_the_game_ends_and_fewest_cards_win_the_card_owed_counting() -> None:
    table = at("[1800]; A{1900} B{3,4} C{5}; pile empty; box 11", END_GAME)
    table.place("A", 1900, 0)
    result = Result((0, 2), "fewest-cards")
    assert table.events[1:] == (MatchEnded(result),)
    assert table.result == result
    assert GAME.to_act(table.state) == frozenset()


@pytest.mark.rule("TL-GAP-11")
def test_an_end_by_the_pile_comes_only_when_a_card_must_be_drawn() -> None:
    table = at("[1800]; A{1900,1} B{3,4}; pile empty", END_GAME)
    table.place("A", 1900, 1)
    assert str(table) == "[1800|1900]; A{1} B{3,4}; pile empty; turn B"


@pytest.mark.rule("TL-GAP-11")
def test_recycling_is_the_default() -> None:
    assert GAME.options(None, 2).empty_pile == "recycle"


@pytest.mark.rule("TL-GAP-12")
def test_tie_break_cards_come_from_the_pile_and_then_from_the_box() -> None:
    table = at("[1800]; A{} B{} C{1910,77}; pile 3001; turn C", first="A")
    table.place("C", 1910, 1)
    assert table.hand("A") == "3001"
    assert table.hand("B") == "77"
    assert str(table) == "[1800|1910]; A{3001} B{77} C out; pile empty; turn A"
    assert [type(event) for event in table.events[-5:]] == [TieBreak, Drew, Recycled, Drew, TurnBegan]


@pytest.mark.rule("TL-GAP-12")
def test_tie_break_cards_are_drawn_in_turn_order_from_the_first_survivor() -> None:
    table = at("[1800]; A{} B{1910} C{}; pile 3001,3002,3003; turn B", first="C")
    table.place("B", 1910, 1)
    assert str(table) == "[1800|1910]; A{3002} B{3003} C{3001}; pile empty; turn C"


@pytest.mark.rule("TL-GAP-12")
@pytest.mark.parametrize("options", [NO_DRAW, END_GAME])
def test_without_recycling_a_tie_that_cannot_be_broken_is_shared(options: Options) -> None:
    table = at("[1800]; A{} B{1910}; pile 3001; box 11; turn B", options)
    table.place("B", 1910, 1)
    assert table.result == Result((0, 1), "no-card-for-tie-break")


@pytest.mark.rule("TL-GAP-12")
@pytest.mark.parametrize("options", [NO_DRAW, END_GAME])
def test_without_recycling_a_pile_that_suffices_breaks_the_tie(options: Options) -> None:
    table = at("[1800]; A{} B{1910}; pile 3001,3002; turn B", options)
    table.place("B", 1910, 1)
    assert str(table) == "[1800|1910]; A{3001} B{3002}; pile empty; turn A"
