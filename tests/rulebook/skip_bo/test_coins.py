"""Coins: in place of a card, beside piles, and dealt back."""

from __future__ import annotations

import pytest

from spila.games.skip_bo.events import Bought, Cleared, CoinsDealt, CoinsPaid, Played, TollDeclined
from spila.games.skip_bo.moves import Substitute
from spila.games.skip_bo.options import Options
from spila.kernel import refuse
from tests.rulebook.skip_bo.actions import do, events_of, listed, refused, source
from tests.rulebook.skip_bo.notation import A, B, C, differences, table


@pytest.mark.rule("SB-COIN-1", "SB-GAP-16b")
def test_all_three_uses_of_coins_fit_into_one_turn() -> None:
    before = table("B1=1, B2=6; A: S[3,9,2] H{5,7'1,1,9} C12; B: S[8,2] C12")
    once = do(before, "2¢ → B1, then stock").state
    assert differences(once, "B1=3+2¢; A: S[9,2] C10") == []
    twice = do(once, "4¢ → B1, then hand 5").state
    assert differences(twice, "B1=5+6¢; A: C6") == []
    paid = do(twice, "hand 7'1 → B2", "pay").state
    assert differences(paid, "B2=7+1¢; A: C5") == []
    bought = do(paid, "buy B's stock → B2").state
    assert differences(bought, "B1=5+6¢, B2=8+1¢; A: H{1,9} C4; B: S[2] C13") == []


@pytest.mark.rule("SB-COIN-1")
def test_playing_and_discarding_cost_nothing() -> None:
    after = do(table("B1=3; A: S[4,9] H{5,8} D1[6] C7"), "stock → B1", "hand 5 → B1", "D1 → B1", "discard 8 → D1").state
    assert differences(after, "B1=6+0¢; A: C7; B: C17") == []


@pytest.mark.rule("SB-COIN-2", "SB-TOLL-5", "SB-SUB-2")
def test_coins_lie_beside_the_pile_for_which_they_were_spent() -> None:
    before = table("B1=3+1¢, B2=6+2¢, B3=2+3¢; A: H{5,7'2,9,9} C9; B: C9")
    after = do(before, "4¢ → B1, then hand 5", "hand 7'2 → B2", "pay").state
    assert differences(after, "B1=5+5¢, B2=7+4¢, B3=2+3¢; A: C3; B: C9") == []


@pytest.mark.rule("SB-COIN-3")
def test_the_price_of_a_card_does_not_lie_beside_a_pile() -> None:
    before = table("B1=3+1¢; A: C12; B: D2[4] C5; C: C18", seats=3)
    assert differences(do(before, "buy B's D2 → B1").state, "B1=4+1¢; A: C11; B: D2[] C6; C: C18") == []


@pytest.mark.rule("SB-SUB-1", "SB-SUB-2", "SB-GAP-12")
@pytest.mark.parametrize("number", range(1, 12))
def test_every_number_up_to_11_costs_its_own_value(number: int) -> None:
    before = table(f"B1={number - 1}; A: H{{W,8}} C12")
    after = do(before, f"{number}¢ → B1, then hand W").state
    # After eleven coins the wild card is the 12, so the coins go round at once: six and five.
    paid = f"B1={number + 1}+{number}¢; A: C{12 - number}; B: C12"
    assert differences(after, paid if number < 11 else "B1=0+0¢; A: C7; B: C17") == []


@pytest.mark.rule("SB-SUB-2")
def test_too_few_coins_are_refused() -> None:
    before = table("B1=3; A: H{5,8} C3")
    assert refused(before, "4¢ → B1, then hand 5") == refuse("too-few-coins", needs=4, has=3)
    assert differences(do(table("B1=3; A: H{5,8} C4"), "4¢ → B1, then hand 5").state, "B1=5+4¢; A: C0") == []


@pytest.mark.rule("SB-SUB-3", "SB-SUB-5")
def test_the_card_comes_directly_after_the_coins() -> None:
    after = do(table("B1=3; A: H{5,8} C12"), "4¢ → B1, then hand 5")
    assert after.events == (CoinsPaid(A, 0, 4), Played(A, source("hand 5"), 5, 0, 5))


@pytest.mark.rule("SB-SUB-3", "SB-GAP-16")
@pytest.mark.parametrize("card", ["3", "4", "6", "12"])
def test_only_the_next_number_may_follow(card: str) -> None:
    before = table(f"B1=3; A: H{{{card},8}} C12")
    assert refused(before, f"4¢ → B1, then hand {card}") == refuse("pile-wants", pile=0, rank=5)


@pytest.mark.rule("SB-SUB-4")
def test_a_card_for_another_pile_does_not_follow() -> None:
    before = table("B1=3, B2=6; A: S[9,9] H{7,7} C12; B: S[9,9]")
    assert refused(before, "4¢ → B1, then hand 7") == refuse("pile-wants", pile=0, rank=5)
    assert [each for each in listed(before, Substitute) if each.pile == 0] == []


@pytest.mark.rule("SB-GAP-12")
def test_a_2_must_follow_a_coin_that_begins_a_pile() -> None:
    before = table("A: H{2,3,8} C12")
    assert refused(before, "1¢ → B1, then hand 3") == refuse("pile-wants", pile=0, rank=2)
    assert differences(do(before, "1¢ → B1, then hand 2").state, "B1=[¢,2]+1¢; A: H{3,8} C11") == []


@pytest.mark.rule("SB-GAP-12", "SB-PILE-6")
@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_a_coin_as_a_1_needs_an_empty_place(pile: int) -> None:
    before = table("B1=3, B2=4, B3=5, B4=6; A: S[12,12] H{2,2} C12; B: S[12,12]")
    assert refused(before, f"1¢ → B{pile}, then hand 2") == refuse("pile-wants", pile=pile - 1, rank=pile + 4)
    assert listed(before, Substitute) == []


@pytest.mark.rule("SB-GAP-12")
def test_without_coins_as_a_1_coins_still_stand_for_a_2() -> None:
    before = table("B1=1; A: H{3,2,8} C12", options=Options(coin_as_one=False))
    assert refused(before, "1¢ → B2, then hand 2") == refuse("coins-as-one", pile=1)
    assert differences(do(before, "2¢ → B1, then hand 3").state, "B1=3+2¢; A: H{2,8} C10") == []


@pytest.mark.rule("SB-GAP-13")
@pytest.mark.parametrize("allowed", [False, True])
def test_no_card_can_follow_coins_as_a_12(allowed: bool) -> None:
    before = table("B1=11; A: S[1,1] H{1,W} C12", options=Options(coin_as_twelve=allowed))
    for follow_up in ("hand 1", "hand W", "stock"):
        assert refused(before, f"12¢ → B1, then {follow_up}") == refuse("nothing-after-twelve", pile=0)


@pytest.mark.rule("SB-GAP-13")
def test_coins_as_a_12_need_twelve_coins_and_a_pile_of_11() -> None:
    options = Options(coin_as_twelve=True)
    assert refused(table("B1=11; A: C11", options=options), "12¢ → B1") == refuse("too-few-coins", needs=12, has=11)
    assert refused(table("B1=10; A: C12", options=options), "12¢ → B1") == refuse("pile-wants", pile=0, rank=11)


@pytest.mark.rule("SB-GAP-13", "SB-BACK-3")
def test_coins_as_a_12_are_dealt_from_the_payer() -> None:
    before = table("B1=11+1¢; A: C11; B: C12; C: C12", seats=3, turn=B, options=Options(coin_as_twelve=True))
    after = do(before, "12¢ → B1")
    assert after.events == (CoinsPaid(B, 0, 12), Cleared(B, 0, 11), CoinsDealt(B, 0, (4, 5, 4)))
    assert differences(after.state, "A: C15; B: C5; C: C16; completed 11") == []


@pytest.mark.rule("SB-GAP-14")
def test_after_the_card_coins_may_be_used_again_on_the_same_pile() -> None:
    before = table("B1=3; A: H{5,7,9} C12")
    after = do(before, "4¢ → B1, then hand 5", "6¢ → B1, then hand 7").state
    assert differences(after, "B1=[1,2,3,¢,5,¢,7]+10¢; A: H{9} C2") == []


@pytest.mark.rule("SB-GAP-15")
@pytest.mark.parametrize(
    ("follow_up", "coins", "owner"),
    [
        ("hand 5", 8, 12),
        ("hand W", 8, 12),
        ("stock", 8, 12),
        ("D1", 8, 12),
        ("D2", 8, 12),
        ("buy B's stock", 7, 13),
        ("buy B's D3", 7, 13),
    ],
)
def test_the_card_after_coins_may_come_from_every_source(follow_up: str, coins: int, owner: int) -> None:
    before = table("B1=3; A: S[5,9] H{5,W,8} D1[5] D2[W] C12; B: S[5,9] D3[W] C12")
    after = do(before, f"4¢ → B1, then {follow_up}").state
    assert differences(after, f"B1=5+4¢; A: C{coins}; B: C{owner}") == []


@pytest.mark.rule("SB-GAP-15")
def test_a_bought_card_after_coins_needs_one_coin_more() -> None:
    poor = table("B1=3; A: H{2,8} C4; B: S[5,9]")
    assert refused(poor, "4¢ → B1, then buy B's stock") == refuse("too-few-coins", needs=5, has=4)
    after = do(table("B1=3; A: H{2,8} C5; B: S[5,9]"), "4¢ → B1, then buy B's stock")
    assert differences(after.state, "B1=5+4¢; A: C0; B: S[9] C20") == []
    assert after.events[:2] == (CoinsPaid(A, 0, 4), Bought(A, B))


@pytest.mark.rule("SB-GAP-16", "SB-GAP-19")
def test_the_card_after_coins_may_have_a_toll_that_cannot_be_paid() -> None:
    after = do(table("B1=3; A: H{5'3,8,6} C5"), "4¢ → B1, then hand 5'3")
    assert differences(after.state, "B1=5+4¢; A: H{6,8} C1") == []
    assert events_of(after, TollDeclined) == [TollDeclined(A, 0, 3, able=False)]
    assert refused(after.state, "hand 6 → B1") == refuse("must-discard")


@pytest.mark.rule("SB-GAP-16")
def test_the_card_after_coins_may_have_a_toll_that_is_paid() -> None:
    after = do(table("B1=3; A: H{5'3,8,6} C7"), "4¢ → B1, then hand 5'3", "pay", "hand 6 → B1").state
    assert differences(after, "B1=6+7¢; A: H{8} C0") == []


@pytest.mark.rule("SB-GAP-16")
def test_coins_may_replace_a_card_that_the_player_holds() -> None:
    after = do(table("B1=3; A: S[4,9] H{4,5,8} D1[4] C12"), "4¢ → B1, then hand 5").state
    assert differences(after, "B1=5+4¢; A: S[4,9] H{4,8} D1[4] C8") == []


@pytest.mark.rule("SB-BACK-1", "SB-PILE-5")
def test_only_the_coins_of_the_cleared_pile_are_dealt_and_all_of_them() -> None:
    before = table("B1=11+6¢, B2=3+4¢; A: H{12,8} C7; B: C7")
    after = do(before, "hand 12 → B1").state
    assert differences(after, "B1=0+0¢, B2=3+4¢; A: C10; B: C10") == []


@pytest.mark.rule("SB-BACK-1")
def test_a_pile_without_coins_deals_none() -> None:
    after = do(table("B1=11; A: H{12,8} C12"), "hand 12 → B1")
    assert events_of(after, CoinsDealt) == []
    assert after.state.coins == (12, 12)


@pytest.mark.rule("SB-BACK-2", "SB-BACK-3", "SB-BACK-4")
@pytest.mark.parametrize(
    ("coins", "shares"),
    [
        (1, (0, 1, 0)),
        (2, (0, 1, 1)),
        (3, (1, 1, 1)),
        (4, (1, 2, 1)),
        (7, (2, 3, 2)),
        (8, (2, 3, 3)),
    ],
)
def test_coins_go_round_one_at_a_time_from_who_cleared_the_pile(coins: int, shares: tuple[int, ...]) -> None:
    before = table(f"B1=11+{coins}¢; B: H{{12,8}}", seats=3, turn=B)
    after = do(before, "hand 12 → B1")
    assert events_of(after, CoinsDealt) == [CoinsDealt(B, 0, shares)]
    assert [new - old for new, old in zip(after.state.coins, before.coins, strict=True)] == list(shares)


@pytest.mark.rule("SB-BACK-3")
def test_the_round_of_coins_wraps_past_the_last_seat() -> None:
    before = table("B1=11+2¢; A: C12; B: C12; C: H{12,8} C10", seats=3, turn=C)
    assert differences(do(before, "hand 12 → B1").state, "A: C13; B: C12; C: C11") == []
