"""Winning, scoring, and matches of several games."""

from __future__ import annotations

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import CoinsDealt, Discarded, GameDealt, GameWon, MatchEnded, Scored
from spila.games.skip_bo.options import Options
from spila.kernel import Malformed, Match, Result, Step, refuse
from tests.rulebook.skip_bo.actions import do, events_of, refused
from tests.rulebook.skip_bo.notation import A, B, C, differences, table

MATCH = Options(match_target=500)


@pytest.mark.rule("SB-OBJ-1", "SB-WIN-1")
def test_the_first_empty_stock_pile_wins_in_the_middle_of_a_turn() -> None:
    before = table("B1=3; A: S[4,5] H{6,8}; B: S[9]")
    once = do(before, "stock → B1").state
    assert GAME.result(once) is None
    after = do(once, "stock → B1")
    won = Result((A,), "stock-empty")
    assert after.events[1:] == (GameWon((A,), stalemate=False), MatchEnded(won))
    assert GAME.result(after.state) == won
    assert GAME.to_act(after.state) == frozenset()
    assert refused(after.state, "hand 6 → B1") == refuse("match-over")
    assert events_of(after, Discarded) == []


@pytest.mark.rule("SB-OBJ-1")
def test_an_empty_hand_and_empty_discard_piles_win_nothing() -> None:
    after = do(table("draw[]; B1=3; A: S[9] H{4}"), "hand 4 → B1").state
    assert differences(after, "A: S[9] H{} D1[] D2[] D3[] D4[]") == []
    assert GAME.result(after) is None


@pytest.mark.rule("SB-WIN-1")
@pytest.mark.parametrize("follow_up", ["stock → B1", "4¢ → B1, then stock"])
def test_the_last_stock_card_wins_after_coins_too(follow_up: str) -> None:
    card = 4 if follow_up.startswith("stock") else 5
    after = do(table(f"B1=3; A: S[{card}] C12"), follow_up).state
    assert GAME.result(after) == Result((A,), "stock-empty")


@pytest.mark.rule("SB-SCORE-1")
def test_a_single_game_is_played_unless_the_table_agrees_on_a_match() -> None:
    assert GAME.options(None, 2).match_target is None
    after = do(table("B1=6; A: S[7]; B: S4"), "stock → B1")
    assert events_of(after, Scored) == []
    assert after.state.phase == "over"


@pytest.mark.rule("SB-SCORE-1", "SB-GAP-29")
def test_in_a_match_the_next_game_is_set_up_anew() -> None:
    before = table("B1=6+5¢; A: S[7] H{2,3} D1[9] C3; B: S4 H{1} C16", options=MATCH)
    after = do(before, "stock → B1")
    assert [event.game for event in events_of(after, GameDealt)] == [2]
    assert differences(after.state, "B1=0+0¢; A: S15 D1[] C12; B: S15 H{} C12; draw 133; completed 0") == []
    assert (after.state.turn, after.state.phase, len(after.state.hands[A])) == (A, "play", 5)
    assert after.state.scores == (45, 0)


@pytest.mark.rule("SB-GAP-29")
def test_the_table_as_it_lay_at_the_end_of_a_game_is_kept_beside_the_next_deal() -> None:
    before = table("B1=6+5¢; A: S[7] H{2,3} D1[9] C3; B: S4 H{1} C16", options=MATCH)
    after = do(before, "stock → B1")
    end = after.ended
    assert end is not None
    assert [type(event) for event in after.events[end.events - 2 : end.events + 1]] == [GameWon, Scored, GameDealt]
    assert differences(end.state, "B1=7+5¢; A: S[] H{2,3} D1[9] C3; B: S4 H{1} C16") == []
    assert (end.state.phase, end.state.scores, end.state.game) == ("over", (45, 0), before.game)
    assert GAME.result(end.state) == Result((A,), "stock-empty")
    assert GAME.result(after.state) is None
    last = do(table("B1=6; A: S[7]; B: S9", options=MATCH, scores=(430, 480)), "stock → B1")
    assert last.ended is None


@pytest.mark.rule("SB-GAP-27", "SB-GAP-29")
@pytest.mark.parametrize(
    ("way", "result"), [("void", Result((), "stalemate")), ("fewestStock", Result((B,), "fewest-stock"))]
)
def test_a_stalemate_ends_a_game_of_a_match_too(way: str, result: Result) -> None:
    options = Options(match_target=500, stalemate=way)  # type: ignore[arg-type]
    end = do(table("draw[]; B1=3; A: S[9,9] H{}; B: S[9] H{}", options=options), "end", "end").ended
    assert end is not None
    assert end.state.result == result
    assert differences(end.state, "B1=3; A: S[9,9] H{}; B: S[9] H{}") == []


@pytest.mark.rule("SB-SCORE-2", "SB-SCORE-3", "SB-GAP-31")
@pytest.mark.parametrize(("second", "third", "points"), [(1, 1, 35), (15, 15, 175), (1, 6, 60)])
def test_the_winner_scores_for_all_stock_cards_left_the_open_ones_too(second: int, third: int, points: int) -> None:
    before = table(f"B1=6; A: S[7]; B: S{second}; C: S{third}", seats=3, options=MATCH, scores=(10, 20, 30))
    after = do(before, "stock → B1")
    assert events_of(after, Scored) == [Scored((points, 0, 0), (10 + points, 20, 30))]


@pytest.mark.rule("SB-SCORE-2")
def test_cards_in_hands_and_discard_piles_score_nothing() -> None:
    before = table("B1=6; A: S[7]; B: S[9] H{1,2,3,4} D1[9,9] D2[8]", options=MATCH)
    assert events_of(do(before, "stock → B1"), Scored) == [Scored((30, 0), (30, 0))]


@pytest.mark.rule("SB-SCORE-4", "SB-GAP-30")
@pytest.mark.parametrize(("left", "total", "over"), [(8, 495, False), (9, 500, True), (10, 505, True)])
def test_a_match_ends_at_500_points_or_more(left: int, total: int, over: bool) -> None:
    before = table(f"B1=6; A: S[7]; B: S{left}", options=MATCH, scores=(430, 480))
    after = do(before, "stock → B1").state
    assert after.scores == (total, 480)
    assert GAME.result(after) == (Result((A,), "target", (total, 480)) if over else None)


@pytest.mark.rule("SB-SCORE-4")
def test_who_has_most_points_before_does_not_matter() -> None:
    before = table("B1=6; A: S[4,4]; B: S[7]", turn=B, options=MATCH, scores=(495, 465))
    assert GAME.result(do(before, "stock → B1").state) == Result((B,), "target", (495, 500))


@pytest.mark.rule("SB-GAP-32")
def test_a_12_that_wins_deals_no_coins() -> None:
    after = do(table("B1=11+6¢; A: S[12] C9; B: C9"), "stock → B1")
    assert GAME.result(after.state) == Result((A,), "stock-empty")
    assert events_of(after, CoinsDealt) == []
    assert after.state.coins == (9, 9)


@pytest.mark.rule("SB-GAP-32", "SB-SCORE-2")
def test_coins_are_worth_no_points() -> None:
    before = table("B1=6+8¢; A: S[7] C14; B: S[9,9] C2", options=MATCH)
    assert events_of(do(before, "stock → B1"), Scored) == [Scored((35, 0), (35, 0))]


@pytest.mark.rule("SB-GAP-33")
@pytest.mark.parametrize("key", ["partners", "teams", "partnership"])
def test_there_is_no_option_for_partners(key: str) -> None:
    with pytest.raises(Malformed) as error:
        GAME.options({key: True}, 4)
    assert error.value.code == "unreadable"


@pytest.mark.rule("SB-GAP-33", "SB-WIN-1")
def test_the_player_opposite_does_not_win_along() -> None:
    after = do(table("B1=6; A: S[7]; C: S[1]", seats=4), "stock → B1").state
    assert GAME.result(after) == Result((A,), "stock-empty")
    assert refused(table("B1=6; C: D1[7]", seats=4), "D1 → B1") == refuse("discard-pile-empty", pile=0)


@pytest.mark.rule("SB-GAP-34")
def test_the_seat_of_a_player_who_leaves_is_kept_for_somebody_else() -> None:
    match = Match(GAME, 3, bytes(range(32)), None)
    before = match.state
    assert match.leave(A) is None
    assert match.leave(C) is None
    assert match.state == before
    assert match.to_act == {A}
    assert match.log.entries == ()
    assert isinstance(match.play(A, match.moves(A)[0]), Step)
