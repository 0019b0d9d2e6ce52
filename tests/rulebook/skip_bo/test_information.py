"""Who sees what."""

from __future__ import annotations

import msgspec
import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.events import Discarded, Drew
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import State
from tests.rulebook.skip_bo.actions import do, events_of
from tests.rulebook.skip_bo.notation import A, B, table

POSITION = "B1=[1,¢,3,W]+2¢; A: S[5,9,2,4] H{2,8,8} D1[12,5] C9; B: S[7,1,3] H{6,10} D2[1,2,3] C13; completed 24"


def with_other_hidden_cards(state: State) -> State:
    """The same table with the cards that a spectator cannot see moved round by one place."""
    heaps = [state.draw, state.completed, *(stock[:-1] for stock in state.stocks), *state.hands]
    hidden = [card for heap in heaps for card in heap]
    moved = iter(hidden[1:] + hidden[:1])
    draw, completed, *others = [tuple(next(moved) for _ in heap) for heap in heaps]
    seats = len(state.hands)
    return msgspec.structs.replace(
        state,
        draw=draw,
        completed=completed,
        stocks=tuple((*others[seat], state.stocks[seat][-1]) for seat in range(seats)),
        hands=tuple(tuple(sorted(hand)) for hand in others[seats:]),
    )


@pytest.mark.rule("SB-SETUP-3")
def test_not_even_the_owner_sees_covered_stock_cards() -> None:
    state = table("A: S[5,9,2,4] H{2,8}; B: S[7,1,3]")
    turned = tuple((*reversed(stock[:-1]), stock[-1]) for stock in state.stocks)
    other = msgspec.structs.replace(state, stocks=turned)
    assert other.stocks != state.stocks
    for seat in (None, A, B):
        assert GAME.view(other, seat) == GAME.view(state, seat)


@pytest.mark.rule("SB-GAP-28", "SB-SETUP-3", "SB-SETUP-4")
def test_hands_draw_pile_covered_stock_and_completed_piles_are_hidden() -> None:
    state = table(POSITION)
    other = with_other_hidden_cards(state)
    assert other.draw != state.draw
    assert other.completed != state.completed
    assert other.stocks != state.stocks
    assert other.hands[A] != state.hands[A]
    assert other.hands[B] != state.hands[B]
    assert GAME.view(other, None) == GAME.view(state, None)
    assert GAME.view(msgspec.structs.replace(other, hands=(state.hands[A], other.hands[B])), A) == GAME.view(state, A)


@pytest.mark.rule("SB-GAP-28")
def test_everybody_sees_what_is_public() -> None:
    state = table(POSITION)
    for seat in (None, A, B):
        view = GAME.view(state, seat)
        first, second = view.players
        assert (view.draw, view.completed) == (len(state.draw), 24)
        assert (first.stock, first.stock_count, first.hand_count, first.coins) == (5, 4, 3, 9)
        assert (second.stock, second.stock_count, second.hand_count, second.coins) == (7, 3, 2, 13)
        assert (view.piles[0].value, view.piles[0].top, view.piles[0].coins) == (4, 0, 2)
        assert [pile.value for pile in view.piles] == [4, 0, 0, 0]


@pytest.mark.rule("SB-GAP-28")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = table(POSITION)
    assert GAME.view(state, A).hand == (2, 8, 8)
    assert GAME.view(state, B).hand == (6, 10)
    assert GAME.view(state, None).hand is None


@pytest.mark.rule("SB-GAP-28")
def test_only_the_drawer_learns_which_cards_were_drawn() -> None:
    after = do(table("A: H{8,9}; B: H{1,2,3}; draw[5,6,…]"), "discard 9 → D1")
    (drew,) = events_of(after, Drew)
    assert GAME.seen(drew, B) == Drew(B, 2, (5, 6))
    assert GAME.seen(drew, A) == GAME.seen(drew, None) == Drew(B, 2, None)
    (discarded,) = events_of(after, Discarded)
    assert GAME.seen(discarded, B) == GAME.seen(discarded, None) == Discarded(A, 9, 0)


@pytest.mark.rule("SB-GAP-28")
@pytest.mark.parametrize("seat", [None, A, B])
def test_discard_piles_are_open_all_through(seat: int | None) -> None:
    first, second = GAME.view(table(POSITION), seat).players
    assert first.discards == ((12, 5), (), (), ())
    assert second.discards == ((), (1, 2, 3), (), ())


@pytest.mark.rule("SB-GAP-28")
@pytest.mark.parametrize("seat", [None, A, B])
def test_discard_piles_show_their_tops_only_where_the_table_says_so(seat: int | None) -> None:
    first, second = GAME.view(table(POSITION, options=Options(show_buried_discards=False)), seat).players
    assert (first.discards, first.discard_counts) == (((5,), (), (), ()), (2, 0, 0, 0))
    assert (second.discards, second.discard_counts) == (((), (3,), (), ()), (0, 3, 0, 0))
