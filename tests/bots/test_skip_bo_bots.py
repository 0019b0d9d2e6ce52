"""How the Skip-Bo bots think, shown on positions in the notation of the worked examples."""

from __future__ import annotations

import pytest

from spila.bots import Choice, decide, load
from spila.bots.skip_bo.evaluation import unseen_ranks
from spila.games.skip_bo import GAME
from spila.games.skip_bo.moves import (
    DECLINE,
    PAY,
    BuyDiscard,
    BuyStock,
    Discard,
    DiscardTop,
    Hand,
    Move,
    Play,
    Stock,
    Substitute,
)
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import State
from spila.kernel import Step
from tests.rulebook.skip_bo.actions import do
from tests.rulebook.skip_bo.notation import table

NO_COINS = Options(coins=0)


def asked(state: State, level: str = "hard") -> Choice[Move]:
    return decide(load("skip-bo", level)(1), GAME.view(state, state.turn), GAME.moves(state, state.turn))


def played(state: State, level: str = "hard") -> tuple[State, list[Choice[Move]]]:
    """The rest of the turn."""
    seat, choices = state.turn, []
    while state.turn == seat and state.result is None:
        choice = asked(state, level)
        step = GAME.play(state, seat, choice.move)
        assert isinstance(step, Step)
        choices.append(choice)
        state = step.state
    return state, choices


def test_the_stock_card_goes_first() -> None:
    state = table("B1=3; A: S[4,9] H{4,4,8,9,11} C0; B: C0", options=NO_COINS)
    choice = asked(state)
    assert choice.move == Play(Stock(), 0)
    assert choice.reason.code == "play-stock"


def test_a_path_for_the_stock_card_leads_through_hand_and_discards() -> None:
    state = table("B1=3; A: S[7,12] H{4,6,11,11,12} D1[9,5] C0; B: C0", options=NO_COINS)
    choice = asked(state)
    assert choice.move == Play(Hand(4), 0)
    assert choice.reason.code == "toward-stock"
    assert dict(choice.reason.params) == {"card": 7, "steps": 4}
    _, choices = played(state)
    assert [each.move for each in choices[:4]] == [
        Play(Hand(4), 0),
        Play(DiscardTop(0), 0),
        Play(Hand(6), 0),
        Play(Stock(), 0),
    ]


def test_a_number_card_is_played_before_a_wild_is_spent() -> None:
    state = table("B1=3; A: S[5,12] H{W,4,9,9,11} C0; B: C0", options=NO_COINS)
    assert asked(state).move == Play(Hand(4), 0)


def test_a_wild_is_spent_when_it_frees_the_stock_card() -> None:
    state = table("B1=3; A: S[5,12] H{W,8,9,9,11} C0; B: C0", options=NO_COINS)
    assert asked(state).move == Play(Hand(0), 0)


def test_the_whole_hand_goes_when_it_can() -> None:
    state = table("B1=3; A: S[12,12] H{4,5,7,8} D1[6] C0; B: S[1,1] C0", options=NO_COINS)
    assert asked(state).reason.code == "empty-hand"


def test_coins_stand_in_for_the_missing_card_when_that_wins() -> None:
    state = table("B1=3; A: S[5] H{2,8,8,10,11} C12; B: S[9,9] C12")
    assert asked(state).move == Substitute(Stock(), 0)


def test_a_card_is_bought_when_that_wins() -> None:
    state = table("B1=3; A: S[5] H{2,8,8,10,11} C3; B: S[9,9] D2[4] C21")
    assert asked(state).move == Play(BuyDiscard(1, 1), 0)


def test_a_last_stock_card_is_never_bought() -> None:
    state = table("B1=7; A: S[9] H{2,3,3,10,11} C12; B: S[8] C12")
    assert Play(BuyStock(1), 0) in GAME.moves(state, 0)
    _, choices = played(state)
    assert not [each for each in choices if "buy" in repr(each.move).lower()]


def test_another_players_stock_card_is_bought_only_to_win_with_it() -> None:
    state = table("B1=7; A: S[9] H{2,3,3,10,11} C5; B: S[8,4] C19")
    after, choices = played(state)
    assert choices[0].move == Play(BuyStock(1), 0)
    assert after.result is not None
    assert after.result.winners == (0,)


def test_a_toll_is_paid_when_the_stock_card_follows() -> None:
    state = do(table("B1=6; A: S[8,12] H{7'2,3,3,3} C5; B: C19"), "hand 7'2 → B1").state
    assert asked(state).move == PAY


def test_a_toll_is_not_paid_when_nothing_follows() -> None:
    state = do(table("B1=6; A: S[3,12] H{7'3,10,10,10} C5; B: S[12,12] C19"), "hand 7'3 → B1").state
    assert asked(state).move == DECLINE


def test_a_discard_continues_a_run() -> None:
    state = table("A: S[12,12] H{6,9,9,11,11} D1[7] D2[3] D3[3] D4[3] C0; B: C0", options=NO_COINS)
    choice = asked(state)
    assert choice.move == Discard(6, 0)
    assert choice.reason.code == "discard-run"


@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_a_wild_is_not_discarded_while_there_is_another_card(level: str) -> None:
    """An unpaid toll leads straight to the discard, wild in hand or not."""
    before = table("B1=6; A: S[3,12] H{7'3,W,10,10} C2; B: S[12,12] C22")
    state = do(before, "hand 7'3 → B1").state
    assert state.phase == "discard"
    move = asked(state, level).move
    assert isinstance(move, Discard)
    assert move.card == 10


def test_the_next_players_stock_card_is_not_helped_for_nothing() -> None:
    """B waits for a 6; the 5 would bring it there, and A gains nothing by it."""
    state = table("B1=4; A: S[12,12] H{5,9,10,11,12} D1[7] C0; B: S[6,1] C0", options=NO_COINS)
    assert isinstance(asked(state).move, Discard)
    helped, _ = played(state, "easy")
    assert len(helped.piles[0]) == 5


def test_cards_are_counted() -> None:
    state = table("B1=3; A: S[4,9] H{4,4,W} D1[4,4] C0; B: S[4,1] D1[4] C0", options=Options(coins=0))
    left = unseen_ranks(GAME.view(state, 0))
    assert left[4] == 12 - 7
    assert left[0] == 24 - 1
    assert left[3] == 12 - 1
    assert left[12] == 12


def test_the_naive_bot_plays_whatever_it_can_and_pays() -> None:
    state = table("B1=3; A: S[9,9] H{4,8,8,10,11} C0; B: C0", options=NO_COINS)
    assert asked(state, "naive").move == Play(Hand(4), 0)
    toll = do(table("B1=6; A: S[3,12] H{7'3,10} C5; B: S[12,12] C19"), "hand 7'3 → B1").state
    assert asked(toll, "naive").move == PAY
