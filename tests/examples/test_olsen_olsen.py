"""The rules of the example game, one test or more for each id of its list; cards are written as `S8` or `HQ`."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest
from examples.olsen_olsen.cards import DECK, text
from examples.olsen_olsen.events import Drew, MatchEnded, Passed, Played, Reshuffled, SuitNamed
from examples.olsen_olsen.moves import DRAW, PASS, Move, Play, PlayEight
from examples.olsen_olsen.options import Options
from examples.olsen_olsen.rules import OlsenOlsen
from examples.olsen_olsen.state import State

from spila.games import load
from spila.kernel import Malformed, Match, Refusal, Result, Step, refuse

GAME: OlsenOlsen = load("olsen-olsen")  # type: ignore[assignment]
CARD = {text(card): card for card in DECK}
SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
SEED = bytes(range(32))


def cards(names: str) -> tuple[int, ...]:
    return tuple(CARD[name] for name in names.split())


def table(*hands: str, pile: str, draw: str = "", suit: int | None = None, **fields: object) -> State:
    """A table on which the first hand has the turn; piles have their top card last."""
    laid = cards(pile)
    held = tuple(tuple(sorted(cards(hand))) for hand in hands)
    given = {"options": Options(), **fields}
    return State(
        seed=SEED, shuffles=1, hands=held, draw=cards(draw), pile=laid,
        suit=laid[-1] // 13 if suit is None else suit, turn=0, **given,  # type: ignore[arg-type]
    )  # fmt: skip


def lay(name: str, suit: int | None = None) -> Move:
    return Play(CARD[name]) if suit is None else PlayEight(CARD[name], suit)


def do(state: State, *moves: Move) -> Step[State, object]:
    """The moves one after the other, each by the seat whose turn it is and each listed as legal."""
    events: tuple[object, ...] = ()
    for move in moves:
        assert move in GAME.moves(state, state.turn)
        step = GAME.play(state, state.turn, move)
        assert isinstance(step, Step), step
        state, events = step.state, events + step.events
    return Step(state, events)


def refused(state: State, move: Move) -> Refusal:
    refusal = GAME.play(state, state.turn, move)
    assert isinstance(refusal, Refusal)
    assert move not in GAME.moves(state, state.turn)
    return refusal


@pytest.mark.rule("OO-SETUP-1")
def test_two_to_five_players_share_52_cards() -> None:
    assert GAME.seats == range(2, 6)
    for seats in GAME.seats:
        state = Match(GAME, seats, SEED, None).state
        assert sorted((*state.draw, *state.pile, *(card for hand in state.hands for card in hand))) == list(DECK)
    for seats in (1, 6):
        with pytest.raises(Malformed, match="seats"):
            GAME.options(None, seats)


@pytest.mark.rule("OO-SETUP-2")
@pytest.mark.parametrize(("seats", "size"), [(2, 7), (3, 5), (4, 5), (5, 5)])
def test_two_players_get_seven_cards_each_and_more_players_five(seats: int, size: int) -> None:
    assert [len(hand) for hand in Match(GAME, seats, SEED, None).state.hands] == [size] * seats
    assert [len(hand) for hand in Match(GAME, seats, SEED, {"handSize": 9}).state.hands] == [9] * seats


@pytest.mark.rule("OO-SETUP-3")
def test_the_first_card_that_is_no_eight_is_turned_up() -> None:
    for number in range(200):
        state = GAME.deal(Options(), 3, bytes([number]) * 32)
        (top,) = state.pile
        assert text(top)[1:] != "8"
        assert state.suit == top // 13


@pytest.mark.rule("OO-TURN-1")
def test_seats_take_turns_from_the_first_one_on() -> None:
    state = table("S2 S3", "S4 S5", "S6 S7", pile="S9", draw="HA")
    turns = [state.turn]
    for name in ("S2", "S4", "S6"):
        state = do(state, lay(name)).state
        turns.append(state.turn)
    assert turns == [0, 1, 2, 0]
    assert GAME.to_act(state) == {0}
    assert GAME.play(state, 1, lay("S5")) == refuse("not-your-turn", seat=0)
    assert GAME.moves(state, 1) == ()


@pytest.mark.rule("OO-TURN-2")
def test_a_clock_that_runs_out_draws_or_passes() -> None:
    drawn = GAME.expire(table("S2", "H2", pile="S9", draw="HA D3"))
    assert drawn is not None
    assert drawn.events == (Drew(0, CARD["D3"]),)
    passed = GAME.expire(table("S2", "H2", pile="S9"))
    assert passed is not None
    assert (passed.events, passed.state.turn) == ((Passed(0),), 1)


@pytest.mark.rule("OO-PLAY-1")
def test_a_card_fits_by_suit_or_by_rank() -> None:
    state = table("S2 H9 D3", "H2", pile="S9", draw="HA")
    assert do(state, lay("S2")).events == (Played(0, CARD["S2"]),)
    assert do(state, lay("H9")).state.suit == HEARTS
    assert refused(state, lay("D3")) == refuse("does-not-fit", card=CARD["D3"], top=CARD["S9"])
    assert refused(state, lay("CK")) == refuse("not-in-hand", card=CARD["CK"])


@pytest.mark.rule("OO-PLAY-2")
def test_an_eight_fits_on_everything_and_names_the_suit_to_follow() -> None:
    state = table("D8 S2", "C2 H3 D4", pile="S9", draw="HA")
    step = do(state, lay("D8", CLUBS))
    assert step.events == (Played(0, CARD["D8"]), SuitNamed(0, CLUBS))
    assert step.state.suit == CLUBS
    assert refused(step.state, lay("D4")).code == "does-not-fit", "the named suit counts, not that of the eight"
    assert do(step.state, lay("C2")).state.suit == CLUBS
    assert refused(state, lay("D8")) == refuse("eight-names-suit")
    assert refused(state, lay("S2", HEARTS)) == refuse("eight-names-suit")


@pytest.mark.rule("OO-DRAW-1")
def test_up_to_three_cards_are_drawn_and_only_then_one_may_pass() -> None:
    state = table("D3", "H2", pile="S9", draw="HA H4 H5 H6 H7")
    assert refused(state, PASS) == refuse("must-draw")
    state = do(state, DRAW, DRAW, DRAW).state
    assert (state.turn, len(state.hands[0])) == (0, 4)
    assert refused(state, DRAW) == refuse("cannot-draw")
    assert do(state, PASS).state.turn == 1
    once = table("D3", "H2", pile="S9", draw="HA H4", options=Options(draw_limit=1))
    assert refused(do(once, DRAW).state, DRAW).code == "cannot-draw"


@pytest.mark.rule("OO-DRAW-2")
def test_laid_cards_except_the_top_one_become_the_draw_pile() -> None:
    step = do(table("D3", "H2", pile="C2 C3 C4 S9"), DRAW)
    assert step.events[0] == Reshuffled(3)
    assert step.state.pile == cards("S9")
    assert sorted((*step.state.draw, *step.state.hands[0])) == sorted(cards("C2 C3 C4 D3"))


@pytest.mark.rule("OO-DRAW-3")
def test_a_table_may_agree_that_laid_cards_are_not_drawn_again() -> None:
    state = table("D3", "H2", pile="C2 C3 C4 S9", options=Options(recycle=False))
    assert refused(state, DRAW) == refuse("cannot-draw")
    assert do(state, PASS).state.turn == 1
    assert not GAME.options("short", 3).recycle


@pytest.mark.rule("OO-END-1")
def test_the_last_card_wins() -> None:
    step = do(table("S2", "H2 D9", pile="S9", draw="HA"), lay("S2"))
    result = Result((0,), "first-out", (0, 11))
    assert GAME.result(step.state) == result
    assert step.events == (Played(0, CARD["S2"]), MatchEnded(result))
    assert GAME.to_act(step.state) == frozenset()
    assert GAME.play(step.state, 1, DRAW) == refuse("match-over")


@pytest.mark.rule("OO-END-2")
def test_eights_count_fifty_court_cards_ten_and_others_their_rank() -> None:
    step = do(table("S2", "H8", "HJ DQ CK", "HA D10 C7", pile="S9", draw="D2"), lay("S2"))
    result = GAME.result(step.state)
    assert result is not None
    assert result.scores == (0, 50, 30, 18)


@pytest.mark.rule("OO-END-3")
@pytest.mark.parametrize(("hand", "winners"), [("H2", (1,)), ("H3", (0, 1)), ("H4", (0,))])
def test_when_all_pass_with_nothing_to_draw_the_fewest_points_win(hand: str, winners: tuple[int, ...]) -> None:
    state = table("D3", hand, pile="S9")
    once = do(state, PASS).state
    assert GAME.result(once) is None
    result = GAME.result(do(once, PASS).state)
    assert result is not None
    assert (result.winners, result.reason) == (winners, "stalemate")


@pytest.mark.rule("OO-INFO-1")
def test_other_hands_the_draw_pile_and_covered_cards_are_hidden() -> None:
    state = table("S2", "H2 D9", pile="C2 C3 S9", draw="HA H4")
    other = table("S2", "C7 C6", pile="H2 D9 S9", draw="HK HQ")
    for seat in (None, 0):
        assert GAME.view(state, seat) == GAME.view(other, seat)
    assert GAME.view(state, 1) != GAME.view(other, 1)
    drawn = do(table("D3", "H2", pile="S9", draw="HA"), DRAW).events[0]
    assert isinstance(drawn, Drew)
    assert (GAME.seen(drawn, 0), GAME.seen(drawn, 1), GAME.seen(drawn, None)) == (drawn, Drew(0, None), Drew(0, None))


def test_every_rule_has_a_test() -> None:
    listed = tomllib.loads(
        (Path(__file__).parents[2] / "examples" / "olsen_olsen" / "rules.toml").read_text(encoding="utf-8")
    )
    marks = [
        argument.value
        for node in ast.walk(ast.parse(Path(__file__).read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
        for mark in node.decorator_list
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule"
        for argument in mark.args
        if isinstance(argument, ast.Constant)
    ]
    assert {*marks} == {*listed}
