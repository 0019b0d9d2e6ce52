"""The worked examples: position, action, position."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import Discarded, Drew, GameVoid, MatchEnded, Reshuffled, Scored, TollDue, TurnBegan
from spila.games.skip_bo.moves import Substitute
from spila.games.skip_bo.options import Options
from spila.kernel import Result, refuse
from tests.rulebook.skip_bo.actions import do, events_of, listed, refused
from tests.rulebook.skip_bo.notation import A, B, C, D, differences, table

SEED = bytes(range(32))


@pytest.mark.rule("SB-X01", "SB-SUB-1", "SB-SUB-2", "SB-SUB-3", "SB-SUB-4", "SB-SUB-5")
def test_four_coins_are_a_4_and_the_stock_5_follows() -> None:
    before = table("B1=3+0¢; A: S[5,9,2] H{2,8,8,10,11} C12")
    after = do(before, "4¢ → B1, then stock").state
    assert differences(after, "B1=5+4¢; A: S[9,2] H{2,8,8,10,11} C8; B: C12") == []
    assert (after.turn, after.phase) == (A, "play")


@pytest.mark.rule("SB-X02", "SB-GAP-16")
@pytest.mark.parametrize(
    "follow_up",
    ["hand 2", "hand 8", "hand 10", "hand 11", "stock", "D1", "buy B's stock", "buy B's D1"],
)
def test_coins_are_refused_when_no_card_can_follow(follow_up: str) -> None:
    before = table("B1=3; A: S[9,2] H{2,8,8,10,11} D1[7] C12; B: S[2,1] D1[12]")
    assert refused(before, f"4¢ → B1, then {follow_up}") == refuse("pile-wants", pile=0, rank=5)
    assert [each for each in listed(before, Substitute) if each.pile == 0] == []


@pytest.mark.rule("SB-X04", "SB-GAP-14")
def test_coins_for_two_numbers_in_a_row_are_refused() -> None:
    before = table("B1=3; A: S[6,2] H{2,8} C12; B: S[9,9]")
    assert refused(before, "4¢ → B1, then stock") == refuse("pile-wants", pile=0, rank=5)
    assert [each for each in listed(before, Substitute) if each.pile == 0] == []


@pytest.mark.rule("SB-X05", "SB-GAP-12")
def test_one_coin_is_the_1_that_begins_a_pile() -> None:
    before = table("B1=3; A: S[2,7] H{9,9} C12")
    after = do(before, "1¢ → B2, then stock").state
    assert differences(after, "B1=3; B2=[¢,2]+1¢; A: S[7] H{9,9} C11; B: C12") == []


@pytest.mark.rule("SB-X05", "SB-GAP-12")
def test_one_coin_is_no_1_where_the_table_says_so() -> None:
    before = table("B1=3; A: S[2,7] H{9,9} C12", options=Options(coin_as_one=False))
    assert refused(before, "1¢ → B2, then stock") == refuse("coins-as-one", pile=1)


@pytest.mark.rule("SB-X06", "SB-GAP-13")
def test_twelve_coins_are_no_12() -> None:
    before = table("B1=11+3¢; A: C12; B: C9")
    assert refused(before, "12¢ → B1") == refuse("coins-as-twelve")


@pytest.mark.rule("SB-X06", "SB-GAP-13")
def test_twelve_coins_clear_the_pile_where_the_table_says_so() -> None:
    before = table("B1=11+3¢; A: C12; B: C9", options=Options(coin_as_twelve=True))
    after = do(before, "12¢ → B1").state
    assert differences(after, "B1=0+0¢; A: C8; B: C16; completed 11") == []
    assert (after.turn, after.phase) == (A, "play")


@pytest.mark.rule("SB-X08", "SB-BACK-4")
def test_two_coins_among_four_players_leave_two_without() -> None:
    before = table("B1=11+2¢; B: H{12,3}; A: C11; B: C12; C: C11; D: C12", seats=4, turn=B)
    after = do(before, "hand 12 → B1").state
    assert differences(after, "B1=0+0¢; A: C11; B: H{3} C13; C: C12; D: C12") == []
    assert after.coins[D] == before.coins[D]
    assert after.coins[C] == before.coins[C] + 1


@pytest.mark.rule("SB-X09", "SB-TOLL-1", "SB-TOLL-5")
def test_a_paid_toll_lies_beside_the_pile_and_the_turn_goes_on() -> None:
    before = table("B1=6; A: H{7'2,8,3,3,3} C5")
    after = do(before, "hand 7'2 → B1", "pay").state
    assert differences(after, "B1=7+2¢; A: H{8,3,3,3} C3; B: C19") == []
    assert differences(do(after, "hand 8 → B1").state, "B1=8+2¢; A: H{3,3,3} C3") == []


@pytest.mark.rule("SB-X10", "SB-TOLL-3", "SB-TOLL-4", "SB-GAP-20")
def test_an_unpaid_toll_leaves_only_the_discard() -> None:
    before = table("B1=6; A: H{7'2,8,3,3,3} C5")
    declined = do(before, "hand 7'2 → B1", "decline").state
    assert refused(declined, "hand 8 → B1") == refuse("must-discard")
    after = do(declined, "discard 8 → D1")
    assert differences(after.state, "B1=7+0¢; A: H{3,3,3} D1[8] C5") == []
    assert (after.state.turn, after.state.phase, len(after.state.hands[B])) == (B, "play", 5)


@pytest.mark.rule("SB-X10", "SB-TOLL-3", "SB-TOLL-4", "SB-GAP-20")
def test_an_unpaid_toll_passes_the_turn_at_once_where_the_table_says_so() -> None:
    before = table("B1=6; A: H{7'2,8,3,3,3} C5", options=Options(unpaid_toll_discard=False))
    after = do(before, "hand 7'2 → B1", "decline")
    assert differences(after.state, "B1=7+0¢; A: H{8,3,3,3} C5") == []
    assert (after.state.turn, after.state.phase) == (B, "play")
    assert events_of(after, Discarded) == []


@pytest.mark.rule("SB-X13", "SB-GAP-22", "SB-WIN-1")
def test_the_last_stock_card_wins_before_its_toll() -> None:
    before = table("B1=6; A: S[7'3] C0")
    after = do(before, "stock → B1")
    assert GAME.result(after.state) == Result((A,), "stock-empty")
    assert differences(after.state, "B1=7+0¢; A: S[] C0; B: C24") == []
    assert events_of(after, TollDue) == []
    assert events_of(after, Discarded) == []


@pytest.mark.rule("SB-X14", "SB-GAP-23")
def test_a_paid_toll_on_a_12_is_dealt_with_the_pile() -> None:
    before = table("B1=11+4¢; A: H{12'2,3} C3; B: C17")
    after = do(before, "hand 12'2 → B1", "pay").state
    assert differences(after, "B1=0+0¢; A: H{3} C4; B: C20; completed 12") == []
    assert (after.turn, after.phase) == (A, "play")


@pytest.mark.rule("SB-X14", "SB-GAP-23")
def test_an_unpaid_toll_on_a_12_clears_the_pile_and_ends_the_turn() -> None:
    before = table("B1=11+4¢; A: H{12'2,3} C3; B: C17")
    after = do(before, "hand 12'2 → B1", "decline").state
    assert differences(after, "B1=0+0¢; A: H{3} C5; B: C19; completed 12") == []
    assert (after.turn, after.phase) == (A, "discard")
    assert do(after, "discard 3 → D1").state.turn == B


@pytest.mark.rule("SB-X16", "SB-BUY-1", "SB-BUY-2", "SB-BUY-3", "SB-BUY-4", "SB-BUY-5", "SB-COIN-3")
def test_a_bought_stock_card_costs_its_buyer_one_coin() -> None:
    before = table("B1=7; A: H{1,1,3,4,4} C12; B: S[8,3] C12")
    after = do(before, "buy B's stock → B1").state
    assert differences(after, "B1=8+0¢; A: H{1,1,3,4,4} C11; B: S[3] C13") == []
    assert (after.turn, after.phase) == (A, "play")


@pytest.mark.rule("SB-X17", "SB-GAP-17")
def test_buying_the_last_stock_card_makes_its_owner_win() -> None:
    before = table("B1=7; A: S[4,4,4]; B: S[8]")
    after = do(before, "buy B's stock → B1").state
    assert GAME.result(after) == Result((B,), "stock-empty")


@pytest.mark.rule("SB-X17", "SB-GAP-17", "SB-SCORE-2", "SB-SCORE-3")
def test_the_owner_of_a_bought_last_card_scores_for_the_buyers_stock() -> None:
    before = table("B1=7; A: S[4,4,4]; B: S[8]", options=Options(match_target=500))
    after = do(before, "buy B's stock → B1")
    assert events_of(after, Scored) == [Scored((0, 40), (0, 40))]


@pytest.mark.rule("SB-X17", "SB-GAP-17")
def test_the_last_stock_card_is_not_for_sale_where_the_table_says_so() -> None:
    before = table("B1=7; A: S[4,4,4]; B: S[8]", options=Options(buy_last_stock_card="forbidden"))
    assert refused(before, "buy B's stock → B1") == refuse("last-stock-card", seat=B)


@pytest.mark.rule("SB-X19", "SB-GAP-18b", "SB-WILD-1")
def test_a_bought_wild_card_is_the_number_it_is_played_as() -> None:
    before = table("B1=7, B2=2; A: C12; B: D1[2,W]")
    after = do(before, "buy B's D1 → B2").state
    assert differences(after, "B1=7; B2=[1,2,W]; A: C11; B: D1[2] C13") == []


@pytest.mark.rule("SB-X20", "SB-GAP-18", "SB-BUY-3")
def test_covered_held_unfitting_and_own_cards_are_not_for_sale() -> None:
    before = table("B1=7; A: S[8,8] H{3,4} D1[8] C12; B: S[5,5] H{8} D1[8,2]")
    fits_not = refuse("pile-wants", pile=0, rank=8)
    assert refused(before, "buy B's D1 → B1") == fits_not  # the 2 covers the 8
    assert refused(before, "hand 8 → B1") == refuse("not-in-hand", card=8)  # no move names a card in another hand
    assert refused(before, "buy B's stock → B1") == fits_not
    assert refused(before, "buy A's stock → B1") == refuse("own-cards")
    assert refused(before, "buy A's D1 → B1") == refuse("own-cards")


@pytest.mark.rule("SB-X20", "SB-GAP-18")
def test_nothing_can_be_bought_without_a_coin() -> None:
    before = table("B1=7; A: C0; B: S[8,5]")
    assert refused(before, "buy B's stock → B1") == refuse("too-few-coins", needs=1, has=0)


@pytest.mark.rule("SB-X23", "SB-PILE-7", "SB-GAP-25")
def test_drawing_goes_on_after_the_completed_piles_are_shuffled() -> None:
    # A's turn has to begin, so B ends one with the only card in hand.
    before = table("draw[7,8]; completed 24; A: H{12}; B: H{1}", turn=B)
    after = do(before, "discard 1 → D1")
    assert differences(after.state, "draw 22; completed 0") == []
    assert after.events[1] == TurnBegan(A)
    assert after.events[2] == Reshuffled(24, buried=False)
    drew = after.events[3]
    assert isinstance(drew, Drew)
    assert drew.cards is not None
    assert (drew.seat, drew.count, drew.cards[:2]) == (A, 4, (7, 8))
    assert len(after.state.hands[A]) == 5


@pytest.mark.rule("SB-X25", "SB-GAP-27")
def test_a_round_without_any_card_moved_voids_the_game() -> None:
    before = table("draw[]; B1=3; A: S[9,9] H{}; B: S[9,9] H{}")
    first = do(before, "end")
    assert (first.state.turn, first.state.phase, first.events) == (B, "play", (TurnBegan(B),))
    second = do(first.state, "end")
    nobody = Result((), "stalemate")
    assert second.events == (GameVoid(), MatchEnded(nobody))
    assert GAME.result(second.state) == nobody
    assert second.state.scores == (0, 0)


@pytest.mark.rule("SB-X26", "SB-SCORE-2", "SB-SCORE-3", "SB-SCORE-4")
def test_430_points_and_ten_cards_left_elsewhere_win_the_match() -> None:
    options = Options(match_target=500)
    before = table("B1=6; A: S[7]; B: S7; C: S3", seats=3, options=options, scores=(430, 100, 60))
    after = do(before, "stock → B1")
    assert events_of(after, Scored) == [Scored((75, 0, 0), (505, 100, 60))]
    assert GAME.result(after.state) == Result((A,), "target", (505, 100, 60))


@pytest.mark.rule("SB-X27", "SB-SETUP-2", "SB-SETUP-4", "SB-SETUP-5")
@pytest.mark.parametrize(
    ("seats", "draw", "coins"),
    [(2, 138, 24), (3, 123, 36), (4, 108, 48), (5, 93, 60), (6, 78, 72)],
)
def test_sizes_of_the_draw_pile_and_numbers_of_coins(seats: int, draw: int, coins: int) -> None:
    state = GAME.deal(GAME.options("masters", seats), seats, SEED)
    assert len(state.hands[state.turn]) == 5
    assert len(state.draw) + 5 == draw  # the first player has drawn already
    assert sum(state.coins) == coins


@pytest.mark.rule("SB-X27", "SB-VAR-1")
def test_the_draw_pile_of_a_short_game_for_four() -> None:
    state = GAME.deal(GAME.options("short", 4), 4, SEED)
    assert len(state.draw) + len(state.hands[state.turn]) == 128
    assert [len(stock) for stock in state.stocks] == [10, 10, 10, 10]


@pytest.mark.rule("SB-X30", "SB-GAP-15")
def test_a_wild_card_follows_four_coins_as_a_5() -> None:
    before = table("B1=3; A: H{W,3} C6")
    after = do(before, "4¢ → B1, then hand W").state
    assert differences(after, "B1=[1,2,3,¢,W]+4¢; A: H{3} C2; B: C18") == []
