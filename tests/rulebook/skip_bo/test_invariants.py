"""What holds after every move of whole games, played by chance with fixed seeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import TypeAlias

import pytest

from spila.games.skip_bo import GAME
from spila.games.skip_bo.cards import NO_CARD, deck_cards
from spila.games.skip_bo.events import (
    Bought,
    CoinsDealt,
    CoinsPaid,
    Discarded,
    Event,
    TollDeclined,
    TollPaid,
    TurnBegan,
)
from spila.games.skip_bo.moves import ALL_MOVES, Discard, EndTurn, Move
from spila.games.skip_bo.state import State
from spila.kernel import Step

TABLES = [
    pytest.param(2, {}, id="two"),
    pytest.param(3, {"coinAsTwelve": True, "consecutiveWilds": "forbidden"}, id="three"),
    pytest.param(4, {"preset": "short"}, id="four, short"),
    pytest.param(5, {"preset": "classic"}, id="five, classic"),
    pytest.param(6, {"unpaidTollDiscard": False, "recycleBuried": True}, id="six"),
]


Happening: TypeAlias = tuple[State, Move, Step[State, Event]]
GAMES = 4


def played(seats: int, options: dict[str, object]) -> Iterator[Happening]:
    """The moves of some games, in which three times out of four a play is preferred to a discard."""
    agreed = GAME.options(options, seats)
    for number in range(GAMES):
        rng = Random(number)
        state = GAME.deal(agreed, seats, bytes([seats, number] * 16))
        while state.phase != "over":
            legal = GAME.moves(state, state.turn)
            plays = [move for move in legal if not isinstance(move, Discard)]
            move = rng.choice(plays if plays and rng.random() < 0.75 else legal)
            step = GAME.play(state, state.turn, move)
            assert isinstance(step, Step)
            yield state, move, step
            state = step.state


@pytest.mark.rule("SB-COMP-1", "SB-GAP-01", "SB-GAP-26")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_no_card_is_ever_lost_or_made(seats: int, options: dict[str, object]) -> None:
    deck = Counter(deck_cards(GAME.options(options, seats).deck))
    for _, _, step in played(seats, options):
        state = step.state
        heaps = (state.draw, state.completed, *state.piles, *state.stocks, *state.hands, *state.discards)
        assert Counter(card for heap in heaps for card in heap if card != NO_CARD) == deck


@pytest.mark.rule("SB-GAP-07", "SB-COIN-1", "SB-COIN-2", "SB-COIN-3")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_coins_move_only_by_the_three_uses_and_the_dealing_back(seats: int, options: dict[str, object]) -> None:
    everything = GAME.options(options, seats).coins * seats
    for before, _, step in played(seats, options):
        coins, beside = list(before.coins), list(before.beside)
        for event in step.events:
            match event:
                case CoinsPaid(seat, pile, paid) | TollPaid(seat, pile, paid):
                    coins[seat] -= paid
                    beside[pile] += paid
                case Bought(seat, owner):
                    coins[seat] -= 1
                    coins[owner] += 1
                case CoinsDealt(_, pile, shares):
                    coins = [old + share for old, share in zip(coins, shares, strict=True)]
                    beside[pile] = 0
                case _:
                    pass
        assert (coins, beside) == (list(step.state.coins), list(step.state.beside))
        assert sum(coins) + sum(beside) == everything
        assert min(coins) >= 0


@pytest.mark.rule("SB-PILE-1", "SB-PILE-4", "SB-GAP-23")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_a_pile_stands_at_12_only_while_a_toll_is_open(seats: int, options: dict[str, object]) -> None:
    for _, _, step in played(seats, options):
        state = step.state
        for place, pile in enumerate(state.piles):
            open_toll = state.phase == "toll" and place == state.toll_pile
            assert len(pile) <= (12 if open_toll or state.phase == "over" else 11)


@pytest.mark.rule("SB-TURN-3", "SB-STOCK-1", "SB-GAP-10")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_hands_have_at_most_five_cards_and_stock_piles_only_shrink(seats: int, options: dict[str, object]) -> None:
    for before, _, step in played(seats, options):
        assert max(map(len, step.state.hands)) <= 5
        for old, new in zip(before.stocks, step.state.stocks, strict=True):
            assert new in (old, old[:-1])


@pytest.mark.rule("SB-TURN-6", "SB-TURN-7", "SB-GAP-06", "SB-GAP-09")
@pytest.mark.parametrize(("seats", "options"), [table for table in TABLES if table.id != "six"])
def test_a_turn_ends_with_one_discard_unless_the_hand_is_empty(seats: int, options: dict[str, object]) -> None:
    turns = 0
    for before, move, step in played(seats, options):
        began = [event.seat for event in step.events if isinstance(event, TurnBegan)]
        discarded = [event.seat for event in step.events if isinstance(event, Discarded)]
        assert began in ([], [(before.turn + 1) % seats])
        turns += len(began)
        if began and not discarded:
            unpaid = any(isinstance(event, TollDeclined) for event in step.events)
            assert isinstance(move, EndTurn) or unpaid
            assert step.state.hands[before.turn] == ()
        else:
            assert discarded == [before.turn] * len(began)
    assert turns > 20 * GAMES


@pytest.mark.rule("SB-BUY-5", "SB-TURN-7")
@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_only_the_player_to_move_acts(seats: int, options: dict[str, object]) -> None:
    for _, _, step in played(seats, options):
        state = step.state
        assert GAME.to_act(state) == (set() if state.phase == "over" else {state.turn})
        others = [seat for seat in range(seats) if seat != state.turn]
        assert all(GAME.moves(state, seat) == () for seat in others)


@pytest.mark.rule("SB-PILE-3", "SB-WILD-1")
def test_a_building_pile_grows_by_single_numbers() -> None:
    for before, _, step in played(4, {}):
        for old, new in zip(before.piles, step.state.piles, strict=True):
            assert len(new) - len(old) in (0, 1, 2) or new == ()  # two: coins and the card after them
            assert all(card == NO_CARD or card % 100 in (0, number) for number, card in enumerate(new, start=1))


@pytest.mark.rule("SB-GAP-10", "SB-GAP-16")
@pytest.mark.parametrize(
    ("seats", "options"),
    [*TABLES, pytest.param(2, {"mandatoryStockPlay": True, "coinAsOne": False}, id="two, other switches")],
)
def test_a_move_is_listed_exactly_when_it_is_not_refused(seats: int, options: dict[str, object]) -> None:
    for before, _, _ in islice(played(seats, options), 0, None, 12):
        listed = GAME.moves(before, before.turn)
        accepted = {move for move in ALL_MOVES if isinstance(GAME.play(before, before.turn, move), Step)}
        assert len(listed) == len(set(listed))
        assert set(listed) == accepted
