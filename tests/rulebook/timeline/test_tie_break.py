"""Who begins, tie-break rounds, games without end."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Eliminated, RoundEnded, TurnBegan
from spila.games.timeline.moves import Place
from spila.games.timeline.options import Options
from spila.kernel import Malformed, Refusal, Result
from tests.rulebook.timeline.notation import at, dealt


@pytest.mark.rule("TL-GAP-15")
def test_every_round_begins_with_the_first_player() -> None:
    table = at("[1000]; A{1,2} B{3,4} C{5,6}", first="C")
    for who, date in (("C", 5), ("A", 1), ("B", 4)):
        table.place(who, date, 0)
    assert (table.turn, table.state.round) == ("C", 2)


@pytest.mark.rule("TL-GAP-15")
def test_after_an_eliminated_first_player_the_next_survivor_clockwise_begins() -> None:
    table = at("[1000]; A{5} B{3,4} C{} D{1}; pile 3001,3002,3003; turn A", first="B", seats=4)
    table.place("A", 5, 0)
    assert str(table) == "[5|1000]; A{3002} B out C{3001} D out; pile 3003; box 1,4,3; turn C"
    table.place("C", 3001, 0)
    assert table.turn == "A"


@pytest.mark.rule("TL-GAP-16")
def test_a_tie_break_round_without_success_eliminates_nobody() -> None:
    table = at("[1000]; A{1} B{2} C out; pile 3001,3002", tie_break=True, round=4)
    table.place("A", 1, 1)
    table.place("B", 2, 1)
    assert table.events[-2:] == (RoundEnded(4, ()), TurnBegan(0))
    assert str(table) == "[1000]; A{3001} B{3002} C out; pile empty; box 2,1; turn A"


@pytest.mark.rule("TL-GAP-17")
def test_a_tie_break_round_with_several_successes_eliminates_the_others() -> None:
    table = at("[1000]; A{1} B{2} C{3}; pile 3001,3002,3003,3004", tie_break=True, round=4)
    table.place("A", 1, 0)
    table.place("B", 2, 2)
    table.place("C", 3, 1)
    assert Eliminated((1,)) in table.events
    assert str(table) == "[1|3|1000]; A{3002} B out C{3003}; pile 3004; box 3001,2; turn A"
    assert table.state.round == 5


@pytest.mark.rule("TL-GAP-18")
def test_the_tie_break_goes_on_with_the_same_line() -> None:
    table = at("[1000]; A{1} B{3}; pile 5,7")
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    assert table.places("A") == [0, 1, 2, 3]
    table.place("A", 5, 2)
    assert str(table) == "[1|3|5|1000]; A{} B{7}; pile empty; turn B"


@pytest.mark.rule("TL-GAP-19")
def test_an_eliminated_player_watches_and_has_no_turns() -> None:
    table = at("[1000]; A{1} B out C{5}; pile 3001…", tie_break=True)
    view = GAME.view(table.state, 1)
    assert (view.seat, view.line) == (1, GAME.view(table.state, None).line)
    assert view.alive == (True, False, True)
    refusal = GAME.play(table.state, 1, Place(table.card(1), 0))
    assert isinstance(refusal, Refusal)
    assert refusal.code == "not-your-turn"
    table.place("A", 1, 0)
    assert table.turn == "C"
    assert list(GAME.moves(table.state, 1)) == []


@pytest.mark.rule("TL-GAP-20")
def test_a_misplaced_last_card_is_replaced_and_the_player_has_not_finished() -> None:
    table = at("[1000]; A{1} B{3,4}; pile 3001")
    table.place("A", 1, 1)
    table.place("B", 3, 0)
    assert RoundEnded(1, ()) in table.events
    assert str(table) == "[3|1000]; A{3001} B{4}; pile empty; box 1; turn A"


@pytest.mark.rule("TL-GAP-21")
def test_there_is_no_last_round_unless_the_table_sets_one() -> None:
    assert GAME.options(None, 2).max_rounds is None
    table = at("[1000]; A{1,2} B{3,4}", round=9999)
    table.place("A", 1, 1)
    table.place("B", 3, 1)
    assert (table.result, table.state.round) == (None, 10_000)


@pytest.mark.rule("TL-GAP-21")
@pytest.mark.parametrize(("place", "winners"), [(0, (0, 1)), (1, (1,))])
def test_after_the_last_round_the_fewest_cards_win(place: int, winners: tuple[int, ...]) -> None:
    table = at("[1000]; A{1,2} B{3,4} C{5,6,7}", Options(max_rounds=3), round=3)
    table.place("A", 1, place)
    table.place("B", 3, len(table.state.line) - 1)
    table.place("C", 5, len(table.state.line) - 1)
    assert table.result == Result(winners, "fewest-cards")


@pytest.mark.rule("TL-GAP-21")
def test_before_the_last_round_and_with_a_single_finisher_the_limit_says_nothing() -> None:
    table = at("[1000]; A{1,2} B{3,4}", Options(max_rounds=3), round=2)
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    assert (table.result, table.state.round) == (None, 3)
    table.place("A", 2, 1)
    table.place("B", 4, 1)
    assert table.result == Result((0,), "only-one-finished")


@pytest.mark.rule("TL-GAP-21")
def test_two_finishers_in_the_last_round_share_the_win() -> None:
    table = at("[1000]; A{1} B{3} C{5,6}", Options(max_rounds=1))
    for who, date, place in (("A", 1, 0), ("B", 3, 1), ("C", 5, 2)):
        table.place(who, date, place)
    assert table.result == Result((0, 1), "fewest-cards")


@pytest.mark.rule("TL-GAP-22")
def test_a_game_stands_alone_and_keeps_no_points() -> None:
    table = at("[1000]; A{1} B{3,4}")
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    assert table.result == Result((0,), "only-one-finished", scores=())
    assert GAME.to_act(table.state) == frozenset()
    with pytest.raises(Malformed):
        GAME.options({"games": 3}, 2)


@pytest.mark.rule("TL-OBJ-1", "TL-ROUND-2")
def test_a_dealt_game_played_with_open_dates_ends_after_as_many_rounds_as_cards() -> None:
    table = dealt(3)
    turns = 0
    while table.state.round <= 4 and table.result is None:
        state = table.state
        card = state.hands[state.turn][0]
        place = sum(state.values[each] < state.values[card] for each in state.line)
        assert table.place(table.turn, table.date(card), place)
        turns += 1
    assert turns == 12
    assert table.state.tie_break
    assert [len(hand) for hand in table.state.hands] == [1, 1, 1]
