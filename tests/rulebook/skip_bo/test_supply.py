"""The draw pile, its renewal, and what happens when nothing is left."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import Discarded, Drew, GameDealt, GameVoid, GameWon, Reshuffled, Scored, TurnBegan
from spila.games.skip_bo.options import Options
from spila.kernel import Result
from tests.rulebook.skip_bo.actions import do, events_of
from tests.rulebook.skip_bo.notation import A, B, C, D, differences, table


@pytest.mark.rule("SB-PILE-7", "SB-GAP-25")
def test_completed_piles_stay_aside_while_there_are_cards_to_draw() -> None:
    before = table("draw[7]; completed 12; A: H{9}; B: H{1,2,3,4}")
    after = do(before, "discard 9 → D1")
    assert events_of(after, Reshuffled) == []
    assert differences(after.state, "draw 0; completed 12; B: H{1,2,3,4,7}") == []


@pytest.mark.rule("SB-PILE-7", "SB-GAP-25")
def test_all_completed_piles_are_shuffled_when_a_card_is_needed() -> None:
    before = table("draw[]; completed 36; A: H{9}; B: H{1,2,3,4}")
    after = do(before, "discard 9 → D1")
    assert events_of(after, Reshuffled) == [Reshuffled(36, buried=False)]
    assert differences(after.state, "draw 35; completed 0") == []
    assert len(after.state.hands[B]) == 5
    assert after.state.shuffles == before.shuffles + 1


@pytest.mark.rule("SB-PILE-7")
def test_the_renewed_draw_pile_is_in_another_order() -> None:
    before = table("draw[]; completed 36; A: H{9}; B: H{1,2,3,4}")
    after = do(before, "discard 9 → D1")
    (drew,) = events_of(after, Drew)
    renewed = [*after.state.draw, *(drew.cards or ())]
    assert sorted(renewed) == sorted(before.completed)
    assert renewed != list(before.completed)


@pytest.mark.rule("SB-GAP-25")
def test_a_pile_completed_by_the_same_play_is_shuffled_with_the_others() -> None:
    before = table("draw[]; B1=11; A: H{12}")
    after = do(before, "hand 12 → B1")
    assert events_of(after, Reshuffled) == [Reshuffled(12, buried=False)]
    assert differences(after.state, "B1=0; draw 7; completed 0") == []
    assert sorted((*after.state.draw, *after.state.hands[A])) == list(range(1, 13))


@pytest.mark.rule("SB-GAP-26")
def test_a_short_supply_is_drawn_as_far_as_it_goes() -> None:
    before = table("draw[7,8]; A: H{9}; B: H{1}")
    after = do(before, "discard 9 → D1")
    assert events_of(after, Drew) == [Drew(B, 2, (7, 8))]
    assert differences(after.state, "draw 0; B: H{1,7,8}") == []
    assert (after.state.turn, after.state.phase) == (B, "play")


@pytest.mark.rule("SB-GAP-26", "SB-GAP-09")
def test_a_player_without_a_hand_plays_buys_and_ends_without_a_discard() -> None:
    before = table("draw[]; B1=3, B2=6; A: S[4,9] H{} D1[5] C3; B: S[7,1] H{}")
    after = do(before, "stock → B1", "D1 → B1", "buy B's stock → B2", "end")
    assert differences(after.state, "B1=5, B2=7; A: S[9] H{} D1[] C2; B: S[1]") == []
    assert events_of(after, Discarded) == []
    assert after.events[-1] == TurnBegan(B)


@pytest.mark.rule("SB-GAP-26", "SB-TURN-8")
def test_a_short_hand_played_out_tries_to_draw() -> None:
    some = do(table("draw[6,7]; B1=3; A: H{4}"), "hand 4 → B1")
    assert events_of(some, Drew) == [Drew(A, 2, (6, 7))]
    none = do(table("draw[]; B1=3; A: H{4}"), "hand 4 → B1")
    assert events_of(none, Drew) == []
    assert differences(none.state, "B1=4; A: H{}") == []
    assert (none.state.turn, none.state.phase) == (A, "play")


@pytest.mark.rule("SB-GAP-26")
def test_buried_building_cards_stay_where_they_are() -> None:
    after = do(table("draw[]; B1=[1,2,W], B2=[¢,2]+1¢; A: H{4}"), "hand 4 → B1")
    assert events_of(after, Reshuffled) == []
    assert differences(after.state, "B1=[1,2,W,4], B2=[¢,2]+1¢; A: H{}; draw 0") == []


@pytest.mark.rule("SB-GAP-26")
def test_buried_building_cards_are_drawn_where_the_table_says_so() -> None:
    before = table("draw[]; B1=[1,2,W]+3¢, B2=[¢,2]+1¢; A: H{4}", options=Options(recycle_buried=True))
    after = do(before, "hand 4 → B1")
    assert events_of(after, Reshuffled) == [Reshuffled(3, buried=True)]
    assert differences(after.state, "B1=[¢,¢,¢,4]+3¢, B2=[¢,2]+1¢; A: H{W,1,2}; draw 0") == []


@pytest.mark.rule("SB-GAP-26", "SB-PILE-7")
def test_completed_piles_come_before_buried_cards() -> None:
    before = table("draw[]; completed 12; B1=5; A: H{6}", options=Options(recycle_buried=True))
    after = do(before, "hand 6 → B1")
    assert events_of(after, Reshuffled) == [Reshuffled(12, buried=False)]
    assert differences(after.state, "B1=[1,2,3,4,5,6]; draw 7; completed 0") == []


@pytest.mark.rule("SB-GAP-26")
def test_a_pile_with_recycled_cards_is_built_on_as_before() -> None:
    before = table("draw[]; B1=[¢,¢,3]; A: S[4,9] H{8,8}; B: S[9,9]", options=Options(recycle_buried=True))
    assert differences(do(before, "stock → B1").state, "B1=[¢,¢,3,4]") == []


@pytest.mark.rule("SB-GAP-27")
def test_every_player_has_to_be_stuck() -> None:
    state = table("draw[]; B1=3; A: S[9,9] H{}; B: S[9,9] H{}; C: S[9,9] H{}", seats=3)
    twice = do(state, "end", "end").state
    assert (twice.turn, twice.phase, twice.result) == (C, "play", None)
    assert GAME.result(do(twice, "end").state) == Result((), "stalemate")


@pytest.mark.rule("SB-GAP-27")
def test_one_play_starts_the_count_anew() -> None:
    before = table("draw[]; B1=3; A: S[9,9] H{}; B: S[4,9,9] H{}")
    played = do(before, "end", "stock → B1", "end").state
    assert (played.turn, played.result) == (A, None)
    once = do(played, "end").state
    assert (once.turn, once.result) == (B, None)
    assert GAME.result(do(once, "end").state) == Result((), "stalemate")


@pytest.mark.rule("SB-GAP-27")
def test_a_discard_counts_as_something_done() -> None:
    before = table("draw[]; B1=3; A: S[9,9] H{}; B: S[9,9] H{8}")
    after = do(before, "end", "discard 8 → D1", "end").state
    assert (after.turn, after.result) == (B, None)


@pytest.mark.rule("SB-GAP-27")
def test_a_void_game_of_a_match_gives_no_points_and_is_dealt_anew() -> None:
    options = Options(match_target=500)
    before = table("draw[]; B1=3+2¢; A: S[9,9] H{}; B: S[9] H{}", options=options, scores=(120, 80))
    after = do(before, "end", "end")
    assert len(events_of(after, GameVoid)) == 1
    assert events_of(after, Scored) == []
    assert [event.game for event in events_of(after, GameDealt)] == [2]
    assert after.state.scores == (120, 80)
    assert differences(after.state, "B1=0+0¢; A: S15 C12; B: S15 C12; draw 133") == []
    assert after.state.quiet == 0


@pytest.mark.rule("SB-GAP-27")
def test_the_fewest_stock_cards_win_where_the_table_says_so() -> None:
    before = table("draw[]; B1=3; A: S[9,9] H{}; B: S[9] H{}", options=Options(stalemate="fewestStock"))
    after = do(before, "end", "end")
    assert events_of(after, GameWon) == [GameWon((B,), stalemate=True)]
    assert GAME.result(after.state) == Result((B,), "fewest-stock")


@pytest.mark.rule("SB-GAP-27")
def test_equally_few_stock_cards_share_the_win() -> None:
    options = Options(stalemate="fewestStock")
    before = table("draw[]; A: S[9,9] H{}; B: S[9] H{}; C: S[8,8,8] H{}; D: S[9] H{}", seats=4, options=options)
    after = do(before, "end", "end", "end", "end").state
    assert GAME.result(after) == Result((B, D), "fewest-stock")


@pytest.mark.rule("SB-GAP-27", "SB-SCORE-2", "SB-SCORE-3")
def test_a_win_by_the_fewest_stock_cards_scores_like_any_other() -> None:
    options = Options(stalemate="fewestStock", match_target=500)
    before = table("draw[]; A: S[9,9] H{}; B: S[9] H{}; C: S[8,8,8] H{}", seats=3, options=options)
    after = do(before, "end", "end", "end")
    assert events_of(after, Scored) == [Scored((0, 50, 0), (0, 50, 0))]
    assert [event.game for event in events_of(after, GameDealt)] == [2]


@pytest.mark.rule("SB-GAP-27", "SB-GAP-26")
def test_a_deadlock_is_possible_with_recycling_too() -> None:
    before = table("draw[]; B1=[1]; A: S[9,9] H{}; B: S[9,9] H{}", options=Options(recycle_buried=True))
    assert GAME.result(do(before, "end", "end").state) == Result((), "stalemate")


@pytest.mark.rule("SB-GAP-27", "SB-GAP-26")
def test_recycling_puts_a_deadlock_off() -> None:
    before = table("draw[]; B1=[1,2]; A: S[9,9] H{}; B: S[9,9] H{}", options=Options(recycle_buried=True))
    after = do(before, "end")
    assert events_of(after, Drew) == [Drew(B, 1, (1,))]
    assert differences(after.state, "B1=[¢,2]; B: H{1}") == []
    assert after.state.stirred
    later = do(after.state, "discard 1 → D1", "end").state
    assert (later.turn, later.quiet, later.result) == (B, 1, None)


@pytest.mark.rule("SB-GAP-27")
@pytest.mark.parametrize("supply", ["draw[7]", "draw[]; completed 12"])
def test_there_is_no_deadlock_while_there_is_something_to_draw(supply: str) -> None:
    # No game leads here, since A would have drawn; but the ruling asks for both supplies to be empty.
    before = table(f"{supply}; B1=3; A: S[9,9] H{{}}; B: S[9,9] H{{}}", quiet=1)
    after = do(before, "end")
    assert events_of(after, GameVoid) == []
    assert [drew.seat for drew in events_of(after, Drew)] == [B]
