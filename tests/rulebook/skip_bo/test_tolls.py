"""Tolls, paid and unpaid."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import (
    Cleared,
    CoinsDealt,
    Discarded,
    Drew,
    Played,
    TollDeclined,
    TollDue,
    TollPaid,
    TurnBegan,
    TurnedUp,
)
from spila.games.skip_bo.moves import DECLINE, PAY
from spila.games.skip_bo.options import Options
from spila.kernel import Result, refuse
from tests.rulebook.skip_bo.actions import do, events_of, refused, source
from tests.rulebook.skip_bo.notation import A, B, differences, table


@pytest.mark.rule("SB-TOLL-1", "SB-COIN-1")
@pytest.mark.parametrize("origin", ["hand 7'2", "stock", "D1"])
def test_a_toll_is_due_from_whatever_source_the_card_came(origin: str) -> None:
    text = {"hand 7'2": "S[9,9] H{7'2,3}", "stock": "S[7'2,9] H{3,3}", "D1": "S[9,9] H{3,3} D1[7'2]"}[origin]
    after = do(table(f"B1=6; A: {text} C5"), f"{origin} → B1")
    assert events_of(after, TollDue) == [TollDue(A, 0, 2)]
    assert (after.state.phase, after.state.toll, after.state.toll_pile) == ("toll", 2, 0)
    paid = do(after.state, "pay")
    assert paid.events == (TollPaid(A, 0, 2),)
    assert (paid.state.phase, paid.state.toll) == ("play", 0)


@pytest.mark.rule("SB-TOLL-1")
def test_nothing_is_due_for_a_card_without_icons() -> None:
    after = do(table("B1=6; A: H{7,3} C5"), "hand 7 → B1")
    assert events_of(after, TollDue) == []
    assert refused(after.state, "pay") == refuse("no-toll-open")
    assert refused(after.state, "decline") == refuse("no-toll-open")


@pytest.mark.rule("SB-TOLL-2")
@pytest.mark.parametrize(("answer", "beside", "coins"), [("pay", 2, 3), ("decline", 0, 5)])
def test_the_card_stays_played_whatever_the_player_decides(answer: str, beside: int, coins: int) -> None:
    after = do(table("B1=6; A: H{7'2,3,3} C5"), "hand 7'2 → B1", answer).state
    assert differences(after, f"B1=[1,2,3,4,5,6,7'2]+{beside}¢; A: H{{3,3}} C{coins}") == []


@pytest.mark.rule("SB-TOLL-3")
@pytest.mark.parametrize(
    "action",
    ["hand 8 → B1", "stock → B1", "D1 → B1", "buy B's stock → B1", "8¢ → B1, then hand 9", "12¢ → B2"],
)
def test_who_has_not_paid_plays_nothing_more(action: str) -> None:
    before = table("B1=6, B2=11; A: S[8,9] H{7'1,8,9} D1[8] C13; B: S[8,9]", options=Options(coin_as_twelve=True))
    after = do(before, "hand 7'1 → B1", "decline").state
    assert refused(after, action) == refuse("must-discard")
    assert {type(move).__name__ for move in GAME.moves(after, A)} == {"Discard"}


@pytest.mark.rule("SB-TOLL-4", "SB-GAP-20")
def test_an_unpaid_toll_ends_the_turn_with_a_discard() -> None:
    before = table("B1=6; A: H{7'2,8} C5")
    after = do(before, "hand 7'2 → B1", "decline", "discard 8 → D3")
    assert events_of(after, Discarded) == [Discarded(A, 8, 2)]
    assert events_of(after, TurnBegan) == [TurnBegan(B)]
    assert differences(after.state, "A: H{} D3[8] C5") == []


@pytest.mark.rule("SB-TOLL-5", "SB-COIN-2")
def test_the_toll_lies_beside_the_pile_of_its_card() -> None:
    before = table("B1=6, B2=3, B3=6+1¢; A: H{7'3,3} C8; B: C15")
    assert differences(do(before, "hand 7'3 → B3", "pay").state, "B1=6+0¢, B2=3+0¢, B3=7+4¢; A: C5; B: C15") == []


@pytest.mark.rule("SB-GAP-19")
@pytest.mark.parametrize("coins", [0, 1, 2])
def test_too_few_coins_count_as_not_paying(coins: int) -> None:
    after = do(table(f"B1=6; A: H{{7'3,8}} C{coins}"), "hand 7'3 → B1")
    assert events_of(after, TollDeclined) == [TollDeclined(A, 0, 3, able=False)]
    assert differences(after.state, f"B1=7+0¢; A: H{{8}} C{coins}") == []
    assert after.state.phase == "discard"
    assert refused(after.state, "pay") == refuse("no-toll-open")


@pytest.mark.rule("SB-GAP-19")
def test_just_enough_coins_pay_the_toll() -> None:
    after = do(table("B1=6; A: H{7'3,8} C3"), "hand 7'3 → B1", "pay", "hand 8 → B1").state
    assert differences(after, "B1=8+3¢; A: C0") == []


@pytest.mark.rule("SB-GAP-20")
@pytest.mark.parametrize("discard", [True, False])
def test_for_want_of_coins_the_turn_ends_like_after_a_refusal(discard: bool) -> None:
    before = table("B1=6; A: H{7'3,8} C2", options=Options(unpaid_toll_discard=discard))
    after = do(before, "hand 7'3 → B1").state
    assert (after.turn, after.phase) == ((A, "discard") if discard else (B, "play"))
    assert differences(after, "B1=7+0¢; A: H{8} C2") == []


@pytest.mark.rule("SB-GAP-21", "SB-TURN-8")
def test_a_toll_on_the_last_hand_card_is_paid_before_the_hand_is_filled() -> None:
    before = table("B1=6; A: H{7'2} C5; draw[8,1,1,2,2,…]")
    due = do(before, "hand 7'2 → B1")
    assert events_of(due, Drew) == []
    assert differences(due.state, "A: H{}") == []
    paid = do(due.state, "pay")
    assert paid.events == (TollPaid(A, 0, 2), Drew(A, 5, (8, 1, 1, 2, 2)))
    assert differences(do(paid.state, "hand 8 → B1").state, "B1=8+2¢; A: H{1,1,2,2} C3") == []


@pytest.mark.rule("SB-GAP-21")
@pytest.mark.parametrize("discard", [True, False])
def test_an_unpaid_toll_on_the_last_hand_card_passes_the_turn(discard: bool) -> None:
    options = Options(unpaid_toll_discard=discard)
    before = table("B1=6; A: H{7'2} C5; B: H{9,9,9,9,10}", options=options)
    after = do(before, "hand 7'2 → B1", "decline")
    assert after.events[-2:] == (TollDeclined(A, 0, 2, able=True), TurnBegan(B))
    assert differences(after.state, "B1=7+0¢; A: H{} C5") == []
    later = do(after.state, "discard 9 → D1")
    assert [(drew.seat, drew.count) for drew in events_of(later, Drew)] == [(A, 5)]


@pytest.mark.rule("SB-GAP-22", "SB-WIN-1")
@pytest.mark.parametrize("coins", [0, 3, 12])
def test_no_toll_is_asked_of_a_winner(coins: int) -> None:
    after = do(table(f"B1=6; A: S[7'3] H{{2,3}} C{coins}"), "stock → B1")
    assert GAME.result(after.state) == Result((A,), "stock-empty")
    assert events_of(after, TollDue) == []
    assert differences(after.state, f"B1=7+0¢; A: H{{2,3}} C{coins}") == []


@pytest.mark.rule("SB-GAP-23")
def test_a_completed_pile_lies_there_until_its_toll_is_settled() -> None:
    due = do(table("B1=11+4¢; A: H{12'2,3} C3; B: C17"), "hand 12'2 → B1")
    assert differences(due.state, "B1=12+4¢; A: C3; B: C17; completed 0") == []
    assert events_of(due, Cleared) == []
    paid = do(due.state, "pay")
    assert paid.events == (TollPaid(A, 0, 2), Cleared(A, 0, 12), CoinsDealt(A, 0, (3, 3)))
    declined = do(due.state, "decline")
    assert declined.events == (TollDeclined(A, 0, 2, able=True), Cleared(A, 0, 12), CoinsDealt(A, 0, (2, 2)))


@pytest.mark.rule("SB-GAP-23")
def test_coins_of_the_completed_pile_do_not_pay_its_toll() -> None:
    after = do(table("B1=11+4¢; A: H{12'2,3} C1; B: C19"), "hand 12'2 → B1")
    assert events_of(after, TollDeclined) == [TollDeclined(A, 0, 2, able=False)]
    assert differences(after.state, "B1=0+0¢; A: H{3} C3; B: C21; completed 12") == []
    assert (after.state.turn, after.state.phase) == (A, "discard")


@pytest.mark.rule("SB-GAP-23", "SB-GAP-21", "SB-GAP-25")
def test_a_pile_completed_by_the_last_hand_card_is_cleared_before_the_hand_is_filled() -> None:
    paid = do(table("B1=11; A: H{12'1} C3; draw[]"), "hand 12'1 → B1", "pay")
    assert [type(event).__name__ for event in paid.events[-5:]] == [
        "TollPaid",
        "Cleared",
        "CoinsDealt",
        "Reshuffled",
        "Drew",
    ]
    assert len(paid.state.hands[A]) == 5


@pytest.mark.rule("SB-GAP-24")
@pytest.mark.parametrize(
    "action",
    [
        "stock → B1",
        "hand 8 → B1",
        "D1 → B1",
        "buy B's stock → B1",
        "1¢ → B2, then hand 2",
        "12¢ → B1",
        "discard 8 → D1",
        "end",
    ],
)
def test_an_open_toll_comes_before_everything_else(action: str) -> None:
    due = do(table("B1=6; A: S[7'2,8,1] H{8,2} D1[8] C5; B: S[8,9]"), "stock → B1").state
    assert refused(due, action) == refuse("toll-open", coins=2)
    assert GAME.moves(due, A) == (PAY, DECLINE)


@pytest.mark.rule("SB-GAP-24", "SB-STOCK-2")
def test_the_next_stock_card_is_seen_before_the_toll_is_settled() -> None:
    due = do(table("B1=6; A: S[7'2,8,1] H{2,2} C5"), "stock → B1")
    assert due.events == (Played(A, source("stock"), 207, 0, 7), TurnedUp(A, 8, 2), TollDue(A, 0, 2))
    assert GAME.view(due.state, A).players[A].stock == 8


@pytest.mark.rule("SB-GAP-24b")
def test_discarding_drawing_and_turning_up_cost_no_toll() -> None:
    before = table("B1=3; A: S[4,7'3,9] H{7'2,8} C5; B: H{1,1,1,1}; draw[9'3,…]")
    after = do(before, "stock → B1", "discard 7'2 → D1")
    assert events_of(after, TollDue) == []
    assert differences(after.state, "B1=4+0¢; A: S[7'3,9] D1[7'2] C5; B: H{1,1,1,1,9'3} C19") == []


@pytest.mark.rule("SB-GAP-24b")
def test_a_discarded_card_costs_its_toll_when_it_is_played_later() -> None:
    after = do(table("B1=6; A: H{3,3} D1[7'2] C5"), "D1 → B1", "pay").state
    assert differences(after, "B1=7+2¢; A: D1[] C3") == []


@pytest.mark.rule("SB-GAP-24b")
def test_coins_in_place_of_a_card_cost_no_toll() -> None:
    after = do(table("B1=3; A: H{5,8} C12"), "4¢ → B1, then hand 5")
    assert events_of(after, TollDue) == []
    assert differences(after.state, "B1=5+4¢; A: C8") == []
