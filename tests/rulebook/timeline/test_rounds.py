"""Rounds, the end, and tie-break rounds."""

from __future__ import annotations

import pytest

from spila.games.timeline import GAME
from spila.games.timeline.events import Drew, Eliminated, MatchEnded, RoundEnded, TieBreak, TurnBegan
from spila.games.timeline.options import Options
from spila.kernel import Result
from tests.rulebook.timeline.notation import at, told

EARLY = Options(early_decision=True)


@pytest.mark.rule("TL-ROUND-1", "TL-END-1")
def test_a_round_is_complete_when_everybody_has_had_one_turn() -> None:
    table = at("[1000]; A{1,2} B{3,4} C{5,6}")
    ended = []
    for who, date in (("A", 1), ("B", 4), ("C", 6)):
        table.place(who, date, 0)
        ended.append([event for event in table.events if isinstance(event, RoundEnded)])
    assert ended == [[], [], [RoundEnded(1, ())]]
    assert table.state.round == 2


@pytest.mark.rule("TL-ROUND-2", "TL-END-2")
def test_while_nobody_has_finished_a_new_round_begins() -> None:
    table = at("[1000]; A{1,2} B{3,4}", round=5)
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    assert table.events[1:] == (RoundEnded(5, ()), TurnBegan(0))
    assert str(table) == "[1|3|1000]; A{2} B{4}; turn A"


@pytest.mark.rule("TL-OBJ-1", "TL-END-3")
def test_the_only_player_without_cards_at_the_end_of_a_round_wins() -> None:
    table = at("[1000]; A{1,2} B{3} C{5,6}")
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    table.place("C", 5, 2)
    result = Result((1,), "only-one-finished")
    assert table.events[1:] == (RoundEnded(1, (1,)), MatchEnded(result))
    assert table.result == result
    assert table.refused("A", 2, 0) == "match-over"


@pytest.mark.rule("TL-END-1", "TL-GAP-14")
def test_an_empty_hand_in_mid_round_waits() -> None:
    table = at("[1000]; A{1} B{3,4} C{5,6}")
    table.place("A", 1, 0)
    assert (table.result, table.turn) == (None, "B")
    table.place("B", 3, 0)
    assert (table.result, table.turn) == (None, "C")
    table.place("C", 5, 0)
    assert table.result == Result((0,), "only-one-finished")


@pytest.mark.rule("TL-GAP-14")
def test_an_early_decision_skips_turns_that_can_change_nothing() -> None:
    table = at("[1000]; A{1} B{3,4} C{5,6}", EARLY)
    table.place("A", 1, 0)
    assert table.events[1:] == (RoundEnded(1, (0,)), MatchEnded(Result((0,), "only-one-finished")))


@pytest.mark.rule("TL-GAP-14")
def test_no_early_decision_while_somebody_to_come_has_one_card() -> None:
    table = at("[1000]; A{1} B{3,4} C{5}", EARLY)
    table.place("A", 1, 0)
    assert (table.result, table.turn) == (None, "B")
    table.place("B", 3, 1)
    assert (table.result, table.turn) == (None, "C")


@pytest.mark.rule("TL-GAP-14")
def test_no_early_decision_between_two_who_have_finished() -> None:
    table = at("[1000]; A{} B{3} C{5,6}; turn B", EARLY)
    table.place("B", 3, 0)
    assert (table.result, table.turn) == (None, "C")


@pytest.mark.rule("TL-GAP-14")
def test_an_early_decision_is_off_by_default() -> None:
    assert GAME.options(None, 3).early_decision is False


@pytest.mark.rule("TL-END-4", "TL-END-5", "TL-GAP-13", "TL-GAP-18")
def test_several_finished_players_go_on_with_one_card_each_and_the_others_are_out() -> None:
    table = at("[1000]; A{1} B{3,4} C{5}; pile 3001,3002,3003; box 7")
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    table.place("C", 5, 2)
    assert str(table) == "[1|3|5|1000]; A{3001} B out C{3002}; pile 3003; box 4,7; turn A"
    assert table.events[1:] == (
        RoundEnded(1, (0, 2)),
        Eliminated((1,)),
        TieBreak((0, 2)),
        Drew(0, table.card(3001), table.card(3002)),
        Drew(2, table.card(3002), table.card(3003)),
        TurnBegan(0),
    )
    assert table.state.tie_break


@pytest.mark.rule("TL-END-4")
def test_when_all_finish_at_once_nobody_is_out() -> None:
    table = at("[1000]; A{1} B{3}; pile 3001,3002")
    table.place("A", 1, 0)
    table.place("B", 3, 1)
    assert str(table) == "[1|3|1000]; A{3001} B{3002}; pile empty; turn A"


@pytest.mark.rule("TL-END-6")
def test_the_only_one_to_succeed_in_a_tie_break_round_wins() -> None:
    table = at("[1000]; A{1} B out C{5}; pile 3001", tie_break=True)
    table.place("A", 1, 1)
    table.place("C", 5, 0)
    assert str(table) == "[5|1000]; A{3001} B out C{}; pile empty; box 1; won C"


@pytest.mark.rule("TL-GAP-13")
def test_cards_of_eliminated_players_go_to_the_box_with_dates_unseen() -> None:
    table = at("[1000]; A{1} B{3} C{500,88888}; pile 3001,3002,3003")
    sent = ""
    for who, date, place in (("A", 1, 0), ("B", 3, 1), ("C", 500, 2)):
        table.place(who, date, place)
        sent += told(table.events)
    assert str(table) == "[1|3|500|1000]; A{3001} B{3002} C out; pile 3003; box 88888; turn A"
    assert "88888" not in sent + "".join(told(GAME.view(table.state, seat)) for seat in (0, 1, 2, None))
