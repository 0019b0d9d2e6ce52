"""Buying cards of other players."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import Bought, CoinsDealt, GameWon, Played, TollDeclined, TollDue, TurnedUp
from spila.games.skip_bo.moves import Play
from spila.games.skip_bo.options import Options
from spila.kernel import Result, refuse
from tests.rulebook.skip_bo.actions import do, events_of, listed, refused, source
from tests.rulebook.skip_bo.notation import A, B, C, differences, table


@pytest.mark.rule("SB-BUY-1", "SB-GAP-18b")
@pytest.mark.parametrize(
    ("origin", "told"),
    [
        ("buy B's stock", "B: S[9] C13; C: C12"),
        ("buy B's D1", "B: D1[3] C13; C: C12"),
        ("buy B's D4", "B: D4[] C13; C: C12"),
        ("buy C's stock", "B: C12; C: S[9] C13"),
        ("buy C's D2", "B: C12; C: D2[1,2] C13"),
    ],
)
def test_tops_of_stock_and_discard_piles_of_all_others_are_for_sale(origin: str, told: str) -> None:
    before = table("B1=7; A: H{1,2} C12; B: S[8,9] D1[3,8] D4[8] C12; C: S[8,9] D2[1,2,8] C12", seats=3)
    after = do(before, f"{origin} → B1").state
    assert differences(after, f"B1=8+0¢; A: H{{1,2}} C11; {told}") == []


@pytest.mark.rule("SB-BUY-2")
@pytest.mark.parametrize("card", ["1", "6", "11", "W"])
def test_every_card_costs_one_coin(card: str) -> None:
    value = 3 if card == "W" else int(card) - 1
    before = table(f"B1={value}; A: C5; B: S[{card},9] C19")
    after = do(before, "buy B's stock → B1").state
    assert differences(after, f"B1={value + 1}+0¢; A: C4; B: C20") == []


@pytest.mark.rule("SB-BUY-3", "SB-BUY-4")
def test_a_bought_card_lies_on_a_building_pile_at_once() -> None:
    before = table("B1=7; A: S[9,9] H{1,2} D1[3] C12; B: D1[8]")
    after = do(before, "buy B's D1 → B1")
    assert after.events == (Bought(A, B), Played(A, source("buy B's D1"), 8, 0, 8))
    assert differences(after.state, "B1=8; A: S[9,9] H{1,2} D1[3] D2[] D3[] D4[]; B: D1[]") == []


@pytest.mark.rule("SB-BUY-3")
def test_a_card_that_fits_nowhere_is_not_for_sale() -> None:
    before = table("B1=7, B2=2, B3=4, B4=9; A: S[12,12] H{12,12} C12; B: S[6,8] D1[1]")
    for pile, wanted in enumerate((8, 3, 5, 10)):
        assert refused(before, f"buy B's stock → B{pile + 1}") == refuse("pile-wants", pile=pile, rank=wanted)
        assert refused(before, f"buy B's D1 → B{pile + 1}") == refuse("pile-wants", pile=pile, rank=wanted)
    assert listed(before, Play) == []


@pytest.mark.rule("SB-BUY-5")
def test_the_owner_is_not_asked() -> None:
    before = table("B1=7; A: C12; B: S[8,9] C12")
    assert GAME.moves(before, B) == ()
    after = do(before, "buy B's stock → B1").state
    assert GAME.to_act(after) == {A}
    assert differences(after, "B1=8; B: S[9] C13") == []
    assert refused(after, "stock → B1", by=B) == refuse("not-your-turn", seat=A)


@pytest.mark.rule("SB-GAP-17", "SB-WIN-1")
def test_who_sells_the_last_stock_card_wins_among_three_too() -> None:
    before = table("B1=7; A: S[4,4] C12; B: S[9,9]; C: S[8] C12", seats=3)
    after = do(before, "buy C's stock → B1")
    assert events_of(after, GameWon) == [GameWon((C,), stalemate=False)]
    assert differences(after.state, "B1=8; A: C11; C: S[] C13") == []
    assert GAME.result(after.state) == Result((C,), "stock-empty")


@pytest.mark.rule("SB-GAP-17")
def test_a_ban_on_last_stock_cards_touches_no_other_card() -> None:
    options = Options(buy_last_stock_card="forbidden")
    before = table("B1=7, B2=6; A: S[8] C12; B: S[8,9] D1[8]; C: S[8]", seats=3, options=options)
    assert refused(before, "buy C's stock → B1") == refuse("last-stock-card", seat=C)
    assert refused(before, "7¢ → B2, then buy C's stock") == refuse("last-stock-card", seat=C)
    assert differences(do(before, "buy B's stock → B1").state, "B1=8; B: S[9]") == []
    assert differences(do(before, "buy B's D1 → B1").state, "B1=8; B: D1[]") == []
    assert GAME.result(do(before, "stock → B1").state) == Result((A,), "stock-empty")


@pytest.mark.rule("SB-GAP-18")
def test_an_empty_discard_pile_and_an_unknown_seat_sell_nothing() -> None:
    before = table("B1=7; A: C12; B: D1[8]")
    assert refused(before, "buy B's D2 → B1") == refuse("discard-pile-empty", pile=1)
    assert refused(before, "buy B's D5 → B1") == refuse("no-such-pile", pile=4)
    assert refused(before, "buy C's stock → B1") == refuse("no-such-seat")


@pytest.mark.rule("SB-GAP-18")
def test_only_face_up_tops_are_listed_for_sale() -> None:
    before = table("B1=7; A: S[12,12] H{12,12} C12; B: S[5,8] H{8,8} D1[8,2]; draw[8,…]; completed 12")
    assert listed(before, Play) == []


@pytest.mark.rule("SB-GAP-18b", "SB-STOCK-2")
def test_the_stock_card_turned_up_by_a_purchase_may_be_bought_too() -> None:
    before = table("B1=7; A: C12; B: S[8,9,W,3] C12")
    after = do(before, "buy B's stock → B1", "buy B's stock → B1", "buy B's stock → B1")
    assert differences(after.state, "B1=10; A: C9; B: S[3] C15") == []
    assert events_of(after, TurnedUp) == [TurnedUp(B, 9, 3), TurnedUp(B, 0, 2), TurnedUp(B, 3, 1)]


@pytest.mark.rule("SB-GAP-18b")
def test_one_may_buy_from_several_players_in_one_turn() -> None:
    before = table("B1=7; A: C12; B: S[8,1] C12; C: S[9,1] C12", seats=3)
    after = do(before, "buy B's stock → B1", "buy C's stock → B1").state
    assert differences(after, "B1=9; A: C10; B: S[1] C13; C: S[1] C13") == []


@pytest.mark.rule("SB-GAP-18c")
def test_the_buyer_owes_the_toll_of_a_bought_card() -> None:
    before = table("B1=6; A: H{1,2} C3; B: S[7'2,4] C21")
    after = do(before, "buy B's stock → B1")
    assert after.events == (
        Bought(A, B),
        Played(A, source("buy B's stock"), 207, 0, 7),
        TurnedUp(B, 4, 1),
        TollDue(A, 0, 2),
    )
    assert differences(do(after.state, "pay").state, "B1=7+2¢; A: C0; B: C22") == []
    assert differences(do(after.state, "decline").state, "B1=7+0¢; A: C2; B: C22") == []


@pytest.mark.rule("SB-GAP-18c", "SB-GAP-19")
def test_the_price_of_a_bought_card_can_leave_too_little_for_its_toll() -> None:
    after = do(table("B1=6; A: H{1,2} C2; B: S[7'2,4] C22"), "buy B's stock → B1")
    assert events_of(after, TollDeclined) == [TollDeclined(A, 0, 2, able=False)]
    assert differences(after.state, "B1=7+0¢; A: C1; B: C23") == []
    assert (after.state.turn, after.state.phase) == (A, "discard")


@pytest.mark.rule("SB-GAP-18d", "SB-BACK-3")
def test_the_buyer_gets_the_first_coin_of_a_pile_cleared_with_a_bought_card() -> None:
    before = table("B1=11+1¢; A: C12; B: C12; C: S[12,3] C11", seats=3, turn=B)
    after = do(before, "buy C's stock → B1")
    assert events_of(after, CoinsDealt) == [CoinsDealt(B, 0, (0, 1, 0))]
    assert differences(after.state, "A: C12; B: C12; C: C12") == []
