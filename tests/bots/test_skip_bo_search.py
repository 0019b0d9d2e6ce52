"""The compact rules of the Skip-Bo search equal the rules of the game, under all options.

A state is walked play by play with the search's node beside it. At each point every play of the search is made by the
rules and must lead to the same node; and every legal move must be among the plays, but for those that the search
leaves out on purpose (see spila.bots.skip_bo.turn_search).
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from spila.bots import decide, load
from spila.bots.skip_bo import turn_search as search
from spila.games.skip_bo import GAME
from spila.games.skip_bo.cards import NO_CARD, PILES, TOP_RANK, WILD, rank
from spila.games.skip_bo.legal import card_at
from spila.games.skip_bo.moves import (
    DECLINE,
    PAY,
    BuyDiscard,
    BuyStock,
    CoinTwelve,
    Discard,
    DiscardTop,
    Move,
    Play,
    Substitute,
)
from spila.games.skip_bo.state import State
from spila.kernel import Step
from tests.effort import times
from tests.material import random_options
from tests.play import moments, random_match

seeds = st.integers(0, 2**63)


def stepped(state: State, seat: int, move: Move) -> State:
    answer = GAME.play(state, seat, move)
    assert isinstance(answer, Step), (move, answer)
    return answer.state


def node_of(state: State, seat: int, turn: search.Turn, start: State, bought: int) -> search.Node:
    """What the search should hold for this state."""
    own = slice(seat * PILES, (seat + 1) * PILES)
    covered = 0
    if state.options.consecutive_wilds == "forbidden":
        tops = [pile[-1] if pile else NO_CARD for pile in state.piles]
        covered = sum(1 << place for place, top in enumerate(tops) if top != NO_CARD and rank(top) == WILD)
    return search.Node(
        piles=tuple(map(len, state.piles)),
        hand=state.hands[seat],
        taken=tuple(len(was) - len(now) for was, now in zip(start.discards[own], state.discards[own])),
        bought=bought,
        coins=state.coins[seat],
        beside=state.beside,
        covered=covered,
    )


def outcome(state: State, seat: int, move: Move, kind: str) -> State:
    """The rules' state after a play and the answer to its toll that the kind of line stands for."""
    after = stepped(state, seat, move)
    if after.phase == "toll":
        after = stepped(after, seat, DECLINE if kind in (search.ENDED, search.STOCK_ENDED) else PAY)
    return after


def check_step(state: State, seat: int, turn: search.Turn, start: State, step: search.Step) -> State:
    _, move, node, kind = step
    after = outcome(state, seat, move, kind)
    over = after.game != state.game or after.phase == "over"
    from_stock = kind in (search.STOCK, search.STOCK_ENDED)
    if over:  # the stock card won, or the turn ended in a stalemate
        assert from_stock or kind == search.ENDED
        return after
    expected = node_of(after, seat, turn, start, node.bought)
    assert len(after.stocks[seat]) == len(state.stocks[seat]) - from_stock
    ended = after.turn != seat or after.phase == "discard"
    assert ended == (kind in (search.ENDED, search.STOCK_ENDED)), (move, kind)
    if ended and after.turn != seat:
        assert not node.hand or not state.options.unpaid_toll_discard
    if kind == search.EMPTY or not node.hand:
        assert not node.hand
        expected = expected._replace(hand=())  # new cards were drawn, as far as there were any
    assert node == expected, (move, kind)
    return after


def alike(state: State, seat: int, move: Any) -> tuple[Any, ...]:
    """Moves that the search does not tell apart: by card, price and the pile they go on."""
    pile = state.piles[move.pile]
    covered = (
        bool(pile) and state.options.consecutive_wilds == "forbidden" and pile[-1] != NO_CARD and rank(pile[-1]) == WILD
    )
    target = (type(move).__name__, len(pile), covered)
    if isinstance(move, CoinTwelve):
        return target
    source = move.source
    kind = "bought" if isinstance(source, (BuyStock, BuyDiscard)) else repr(source)
    return (*target, kind, card_at(state, seat, source))


def left_out(state: State, start: State, seat: int, move: Any) -> bool:
    """The plays that the search leaves out on purpose."""
    if not isinstance(move, (Play, Substitute, CoinTwelve)):
        return True
    source = getattr(move, "source", None)
    card = None if source is None else card_at(state, seat, source)
    if isinstance(move, Substitute) and isinstance(card, int) and rank(card) == WILD:
        return True
    if isinstance(source, BuyStock):
        own = len(start.stocks[seat])
        return own > search.FINISH or len(start.stocks[source.seat]) == 1 or state.coins != start.coins
    if isinstance(source, BuyDiscard):  # only the first purchase is compared: later ones may be of kinds bought before
        return state.coins != start.coins or any(a != b for a, b in zip(state.discards, start.discards))
    if isinstance(source, DiscardTop) and not state.options.show_buried_discards:
        at = seat * PILES + source.pile
        return len(state.discards[at]) != len(start.discards[at])
    return False


def check_turn(state: State, rng: random.Random, seen: Counter[str]) -> None:
    seat, start = state.turn, state
    turn = search.Turn(GAME.view(state, seat))
    node = turn.root
    for _ in range(8):
        assert node == node_of(state, seat, turn, start, node.bought)
        moves = GAME.moves(state, seat)
        assert search.may_stop(turn, node) == any(isinstance(move, Discard) for move in moves)
        steps = search.plays(turn, node)
        planned = {alike(state, seat, step[1]) for step in steps}
        legal = {alike(state, seat, move) for move in moves if not left_out(state, start, seat, move)}
        assert legal <= planned, legal - planned
        onward = []
        for step in steps:
            seen[step[3]] += 1
            seen[type(step[1]).__name__] += 1
            after = check_step(state, seat, turn, start, step)
            if step[3] == search.OPEN:
                onward.append((after, step[2]))
        if not onward:
            return
        state, node = rng.choice(onward)


@settings(max_examples=times(150))
@given(seed=seeds)
def test_the_search_plays_by_the_rules_under_all_options(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    for moment in moments(match, rng, 120):
        state = moment.step.state
        if state.phase == "play" and rng.random() < 0.3:
            check_turn(state, rng, Counter())


def test_every_kind_of_line_and_move_comes_up() -> None:
    """Else the test above would prove less than it says."""
    rng = random.Random(5)
    seen: Counter[str] = Counter()
    for _ in range(120):
        match = random_match("skip-bo", rng)
        for moment in moments(match, rng, 100):
            if moment.step.state.phase == "play":
                check_turn(moment.step.state, rng, seen)
    kinds = {search.OPEN, search.ENDED, search.STOCK, search.STOCK_ENDED, search.EMPTY}
    assert kinds | {"Play", "Substitute", "CoinTwelve"} <= set(seen), seen


@settings(max_examples=times(60))
@given(seed=seeds)
def test_the_answers_to_a_toll_lead_where_the_rules_lead(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    for moment in moments(match, rng, 150):
        state = moment.step.state
        if state.phase != "toll":
            continue
        seat = state.turn
        nodes = search.Turn(GAME.view(state, seat)).toll_answers(state.toll_pile, state.toll)
        answers: tuple[Move, ...] = (DECLINE, PAY)
        for node, move in zip(nodes, answers, strict=True):
            after = stepped(state, seat, move)
            if after.phase == "over" or after.game != state.game:
                continue
            assert node.piles == tuple(map(len, after.piles))
            assert node.beside == after.beside
            assert node.coins == after.coins[seat]


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_planned_moves_are_legal_under_all_options(level: str) -> None:
    rng = random.Random(3)
    for _ in range(times(12)):
        seats = rng.choice((2, 3))
        options = {**random_options("skip-bo", seats, rng), "matchTarget": None}
        state = GAME.deal(GAME.options(options, seats), seats, rng.randbytes(32))
        bot = load("skip-bo", level)(1)
        for _ in range(120):
            if state.result is not None:
                break
            moves = GAME.moves(state, state.turn)
            choice = decide(bot, GAME.view(state, state.turn), moves)
            assert choice.move in moves
            state = stepped(state, state.turn, choice.move)


def test_a_toll_on_the_last_stock_card_is_not_waited_for() -> None:
    """The game is won before any toll (SB-GAP-24)."""
    from tests.rulebook.skip_bo.notation import table

    state = table("B1=3; A: S[4'3] H{2,8,8,10,11} C0; B: S[9,9] C24")
    turn = search.Turn(GAME.view(state, 0))
    kinds = [kind for _, move, _, kind in search.plays(turn, turn.root) if "Stock" in repr(move)]
    assert kinds == [search.STOCK]
    assert TOP_RANK not in turn.root.piles
