"""The turn: draw, play, discard; stock piles and discard piles."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import Discarded, Drew, TurnBegan, TurnedUp
from spila.games.skip_bo.moves import ALL_MOVES, Discard, Play, Substitute
from spila.games.skip_bo.options import Options
from spila.kernel import refuse
from tests.rulebook.skip_bo.actions import do, events_of, listed, refused
from tests.rulebook.skip_bo.notation import A, B, C, differences, table


@pytest.mark.rule("SB-TURN-2", "SB-TURN-7")
def test_a_turn_draws_first_and_discards_last() -> None:
    before = table("B1=3; A: H{4,8}; B: H{1,2}; draw[5,6,7,…]")
    after = do(before, "hand 4 → B1", "discard 8 → D1")
    assert after.events[1:] == (Discarded(A, 8, 0), TurnBegan(B), Drew(B, 3, (5, 6, 7)))
    assert refused(after.state, "stock → B1", by=A) == refuse("not-your-turn", seat=B)
    assert GAME.moves(after.state, A) == ()


@pytest.mark.rule("SB-TURN-3")
@pytest.mark.parametrize(("hand", "drawn"), [("", 5), ("2", 4), ("2,2", 3), ("2,2,3", 2), ("2,2,3,3", 1)])
def test_the_hand_is_filled_to_five_when_the_turn_begins(hand: str, drawn: int) -> None:
    before = table(f"A: H{{8,9}}; B: H{{{hand}}}; draw[5,6,7,8,9,…]")
    after = do(before, "discard 9 → D1")
    assert events_of(after, Drew) == [Drew(B, drawn, (5, 6, 7, 8, 9)[:drawn])]
    assert len(after.state.hands[B]) == 5
    assert len(after.state.draw) == len(before.draw) - drawn


@pytest.mark.rule("SB-TURN-3")
def test_a_full_hand_draws_nothing() -> None:
    before = table("A: H{8,9}; B: H{1,2,3,4,5}")
    after = do(before, "discard 9 → D1")
    assert events_of(after, Drew) == []
    assert after.state.draw == before.draw


@pytest.mark.rule("SB-TURN-4", "SB-TURN-5", "SB-DISC-3")
def test_hand_stock_and_discards_can_be_mixed_in_any_order() -> None:
    before = table("B1=2, B2=8; A: S[4,10,2] H{3,6,9,1} D2[12,5]")
    after = do(before, "hand 3 → B1", "stock → B1", "D2 → B1", "hand 9 → B2", "stock → B2", "hand 6 → B1").state
    assert differences(after, "B1=6, B2=10; A: S[2] H{1} D2[12]") == []
    assert (after.turn, after.phase) == (A, "play")


@pytest.mark.rule("SB-TURN-5", "SB-GAP-08")
def test_a_turn_may_do_without_any_play() -> None:
    after = do(table("B1=3; A: H{4,8}"), "discard 8 → D1").state
    assert differences(after, "B1=3; A: H{4} D1[8]") == []
    assert after.turn == B


@pytest.mark.rule("SB-TURN-6", "SB-DISC-1", "SB-DISC-2")
@pytest.mark.parametrize("place", [1, 2, 3, 4])
@pytest.mark.parametrize("card", ["1", "7'2", "12", "W"])
def test_any_hand_card_may_go_on_any_own_discard_pile(card: str, place: int) -> None:
    before = table(f"A: H{{{card},5}} D1[3] D2[W] D3[12]; B: D1[9]")
    after = do(before, f"discard {card} → D{place}").state
    told = ["3", "W", "12", ""]
    told[place - 1] = f"{told[place - 1]},{card}"
    piles = " ".join(f"D{number}[{pile}]" for number, pile in enumerate(told, start=1))
    assert differences(after, f"A: H{{5}} {piles}; B: D1[9]") == []


@pytest.mark.rule("SB-TURN-6", "SB-DISC-1")
def test_there_is_no_fifth_discard_pile() -> None:
    before = table("A: H{5,6} D1[1] D2[2] D3[3] D4[4]")
    assert refused(before, "discard 5 → D5") == refuse("no-such-pile", pile=4)


@pytest.mark.rule("SB-TURN-6")
def test_the_discard_has_to_be_in_the_hand() -> None:
    assert refused(table("A: H{5,6}"), "discard 7 → D1") == refuse("not-in-hand", card=7)


@pytest.mark.rule("SB-TURN-7", "SB-GAP-06")
def test_turns_go_round_clockwise() -> None:
    state = table("A: H{5,6}; B: H{5,6}; C: H{5,6}", seats=3)
    order = []
    for _ in range(4):
        order.append(state.turn)
        state = do(state, "discard 5 → D1" if 5 in state.hands[state.turn] else "discard 6 → D1").state
    assert order == [A, B, C, A]


@pytest.mark.rule("SB-TURN-8")
def test_a_hand_played_out_is_filled_at_once_and_the_turn_goes_on() -> None:
    before = table("B1=3; A: H{4}; draw[5,2,2,3,3,…]")
    after = do(before, "hand 4 → B1")
    assert events_of(after, Drew) == [Drew(A, 5, (5, 2, 2, 3, 3))]
    assert differences(after.state, "B1=4; A: H{5,2,2,3,3}") == []
    assert differences(do(after.state, "hand 5 → B1").state, "B1=5; A: H{2,2,3,3}") == []


@pytest.mark.rule("SB-TURN-9")
def test_a_hand_can_be_played_out_again_and_again() -> None:
    before = table("B1=3; A: H{4}; draw[5,6,7,8,9,10,11,W,1,2,3,4,5,5,5,…]")
    once = do(before, "hand 4 → B1", *(f"hand {number} → B1" for number in range(5, 10)))
    assert differences(once.state, "B1=9; A: H{10,11,W,1,2}") == []
    again = do(once.state, "hand 10 → B1", "hand 11 → B1", "hand W → B1", "hand 1 → B1", "hand 2 → B1")
    assert differences(again.state, "B1=2; A: H{3,4,5,5,5}") == []
    assert [drew.count for drew in events_of(once, Drew) + events_of(again, Drew)] == [5, 5, 5]


@pytest.mark.rule("SB-TURN-10")
def test_a_last_card_that_is_discarded_brings_no_new_ones() -> None:
    after = do(table("A: H{8}; B: H{1}"), "discard 8 → D1")
    assert differences(after.state, "A: H{} D1[8]") == []
    assert after.state.turn == B
    assert [drew.seat for drew in events_of(after, Drew)] == [B]


@pytest.mark.rule("SB-STOCK-1")
def test_a_covered_stock_card_cannot_be_used() -> None:
    before = table("B1=3; A: S[9,4] H{2,8}")
    assert refused(before, "stock → B1") == refuse("pile-wants", pile=0, rank=4)
    assert listed(before, Play) == []


@pytest.mark.rule("SB-STOCK-2")
def test_the_next_stock_card_is_turned_up() -> None:
    after = do(table("B1=3; A: S[4,9,2] H{2,8}"), "stock → B1")
    assert events_of(after, TurnedUp) == [TurnedUp(A, 9, 2)]
    assert GAME.view(after.state, B).players[A].stock == 9


@pytest.mark.rule("SB-STOCK-3")
def test_stock_cards_are_played_for_as_long_as_they_fit() -> None:
    after = do(table("B1=3; A: S[4,5,W,9] H{2,8}"), "stock → B1", "stock → B1", "stock → B1").state
    assert differences(after, "B1=6; A: S[9] H{2,8}") == []
    assert refused(after, "stock → B1") == refuse("pile-wants", pile=0, rank=7)


@pytest.mark.rule("SB-DISC-3")
def test_only_the_top_of_an_own_discard_pile_can_be_played() -> None:
    before = table("B1=3, B2=7; A: H{2,2} D1[4,8]")
    assert refused(before, "D1 → B1") == refuse("pile-wants", pile=0, rank=4)
    after = do(before, "D1 → B2", "D1 → B1").state
    assert differences(after, "B1=4, B2=8; A: D1[]") == []
    assert refused(after, "D1 → B1") == refuse("discard-pile-empty", pile=0)


@pytest.mark.rule("SB-DISC-4")
def test_discard_piles_of_others_give_cards_for_a_coin_only() -> None:
    before = table("B1=3; A: S[9,9] H{2,2} C12; B: S[9,9] D1[4]")
    assert refused(before, "D1 → B1") == refuse("discard-pile-empty", pile=0)
    assert differences(do(before, "buy B's D1 → B1").state, "B1=4; A: C11; B: D1[] C13") == []


@pytest.mark.rule("SB-NOTE-1", "SB-GAP-08")
def test_a_hand_card_may_be_played_though_the_stock_card_fits() -> None:
    after = do(table("B1=3; A: S[4,9] H{4,8}"), "hand 4 → B1").state
    assert differences(after, "B1=4; A: S[4,9] H{8}") == []


@pytest.mark.rule("SB-GAP-08")
def test_a_fitting_stock_card_need_not_be_played() -> None:
    after = do(table("B1=3; A: S[4,9] H{2,8}"), "discard 8 → D1").state
    assert differences(after, "B1=3; A: S[4,9] H{2} D1[8]") == []


@pytest.mark.rule("SB-GAP-08")
def test_a_fitting_stock_card_comes_before_the_discard_where_the_table_says_so() -> None:
    before = table("B1=3; A: S[4,9] H{1,8}", options=Options(mandatory_stock_play=True))
    assert refused(before, "discard 8 → D1") == refuse("stock-fits", pile=0)
    assert listed(before, Discard) == []
    after = do(before, "hand 1 → B2", "stock → B1", "discard 8 → D1").state
    assert differences(after, "B1=4, B2=1; A: S[9] D1[8]") == []


@pytest.mark.rule("SB-GAP-08", "SB-GAP-26")
@pytest.mark.parametrize("duty", [False, True])
def test_the_duty_to_play_stock_cards_holds_for_an_empty_hand_too(duty: bool) -> None:
    before = table("B1=3; draw[]; A: S[4,9] H{}", options=Options(mandatory_stock_play=duty))
    if duty:
        assert refused(before, "end") == refuse("stock-fits", pile=0)
    else:
        assert do(before, "end").state.turn == B


@pytest.mark.rule("SB-GAP-08", "SB-TOLL-3")
def test_an_unpaid_toll_is_stronger_than_the_duty_to_play_stock_cards() -> None:
    before = table("B1=6; A: S[7'2,8,2] H{3,3} C5", options=Options(mandatory_stock_play=True))
    after = do(before, "stock → B1", "decline", "discard 3 → D1").state
    assert differences(after, "B1=7; A: S[8,2] H{3} D1[3]") == []


@pytest.mark.rule("SB-GAP-09")
def test_nobody_ends_a_turn_with_cards_in_hand_and_no_discard() -> None:
    assert refused(table("A: H{2}"), "end") == refuse("must-discard")
    declined = do(table("B1=6; A: H{7'2,3} C5"), "hand 7'2 → B1", "decline").state
    assert refused(declined, "end") == refuse("must-discard")


@pytest.mark.rule("SB-GAP-10")
def test_discard_piles_take_neither_stock_cards_nor_each_others_cards() -> None:
    before = table("A: S[9,4] H{2,8} D1[7]")
    assert refused(before, "discard 9 → D1") == refuse("not-in-hand", card=9)
    assert refused(before, "discard 7 → D2") == refuse("not-in-hand", card=7)


@pytest.mark.rule("SB-GAP-10", "SB-BUY-4", "SB-COIN-1")
def test_the_table_of_moves_knows_no_other_way_for_a_card() -> None:
    with_a_source = {type(move) for move in ALL_MOVES if hasattr(move, "source")}
    assert with_a_source == {Play, Substitute}
    assert {type(move).__name__ for move in ALL_MOVES} == {
        "CoinTwelve",
        "DeclineToll",
        "Discard",
        "EndTurn",
        "PayToll",
        "Play",
        "Substitute",
    }
    assert Discard.__struct_fields__ == ("card", "pile")


@pytest.mark.rule("SB-GAP-11")
def test_a_discarded_wild_card_stays_wild() -> None:
    after = do(table("A: H{W,8}"), "discard W → D1").state
    assert differences(after, "A: H{8} D1[W]") == []
    later = do(table("B1=5; A: H{2,8} D1[W]"), "D1 → B1").state
    assert differences(later, "B1=6; A: D1[]") == []
