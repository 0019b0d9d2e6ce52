"""What is true at every moment of Skip-Bo, whatever the options."""

from __future__ import annotations

import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from spila.games.skip_bo.cards import HAND, NO_CARD, PILES, TOP_RANK, WILD, deck_cards, rank
from spila.games.skip_bo.events import (
    Bought,
    CoinsDealt,
    CoinsPaid,
    Discarded,
    GameDealt,
    GameWon,
    Played,
    Scored,
    TollDeclined,
    TurnBegan,
)
from spila.games.skip_bo.moves import BuyStock, CoinTwelve, DeclineToll, Play, Substitute
from spila.games.skip_bo.state import State, tops
from tests.effort import times
from tests.play import moments, random_match


def cards_on_the_table(state: State) -> Counter[int]:
    rows = [state.draw, state.completed, *state.piles, *state.stocks, *state.hands, *state.discards]
    return Counter(card for row in rows for card in row if card != NO_CARD)


@settings(max_examples=times(150))
@given(seed=st.integers(0, 2**64))
def test_cards_and_coins_are_conserved_and_piles_stay_in_order(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    options = match.header.options
    deck = Counter(deck_cards(options.deck))
    for moment in moments(match, rng, 1500):
        state: State = moment.step.state
        assert cards_on_the_table(state) == deck
        assert sum(state.coins) + sum(state.beside) == options.coins * match.seats
        assert min(state.coins) >= 0
        assert len(state.discards) == PILES * match.seats
        assert state.tops == tops(state.stocks, state.discards)
        assert all(len(hand) <= HAND for hand in state.hands)
        for place, pile in enumerate(state.piles):
            assert all(card == NO_CARD or rank(card) in (WILD, value) for value, card in enumerate(pile, start=1))
            undecided = state.phase == "toll" and state.toll_pile == place
            assert len(pile) <= (TOP_RANK if undecided or state.phase == "over" else TOP_RANK - 1)


@settings(max_examples=times(120))
@given(seed=st.integers(0, 2**64))
def test_a_stock_never_grows_and_only_the_seat_to_move_acts(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    for moment in moments(match, rng, 1500):
        before, after = moment.state, moment.step.state
        assert moment.seat in (-1, before.turn)
        if not any(isinstance(event, GameDealt) for event in moment.step.events):
            assert all(len(new) <= len(old) for old, new in zip(before.stocks, after.stocks, strict=True))
            shrunk = sum(len(old) - len(new) for old, new in zip(before.stocks, after.stocks, strict=True))
            assert shrunk <= 1
        if after.phase == "toll":
            assert 0 < after.toll <= after.coins[after.turn]


@settings(max_examples=times(120))
@given(seed=st.integers(0, 2**64))
def test_a_turn_ends_with_exactly_one_discard_but_for_the_named_exceptions(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    for moment in moments(match, rng, 1500):
        events = moment.step.events
        if not any(isinstance(event, TurnBegan) for event in events):
            assert not any(isinstance(event, Discarded) for event in events)
            continue
        if any(isinstance(event, GameDealt) for event in events):
            continue
        discards = [event for event in events if isinstance(event, Discarded)]
        declined = any(isinstance(event, TollDeclined) for event in events)
        if discards:
            assert len(discards) == 1
        else:
            hand = moment.state.hands[moment.state.turn]
            danish = declined and not moment.state.options.unpaid_toll_discard
            last_card_played = declined and len(hand) <= 1
            assert danish or last_card_played or not hand


@settings(max_examples=times(120))
@given(seed=st.integers(0, 2**64))
def test_what_a_view_tells_about_prices_and_ends_is_what_then_happens(seed: int) -> None:
    """A client shows these fields and computes none of them."""
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    for moment in moments(match, rng, 1500):
        before, move, events = moment.state, moment.move, moment.step.events
        view = match.game.view(before, None)
        paid = [event.coins for event in events if isinstance(event, CoinsPaid)]
        if isinstance(move, (Substitute, CoinTwelve)):
            assert paid == [view.piles[move.pile].price]
        if isinstance(move, Play):
            played = next(event for event in events if isinstance(event, Played))
            assert played.value == view.piles[move.pile].wants
            owner = next((event.owner for event in events if isinstance(event, Bought)), None)
            dealt = any(isinstance(event, (CoinsDealt, GameDealt)) for event in events)
            if owner is not None and not dealt:
                assert moment.step.state.coins[owner] == before.coins[owner] + view.card_price
        if isinstance(move, (Play, Substitute)) and isinstance(move.source, BuyStock):
            won = [event.winners for event in events if isinstance(event, GameWon)]
            assert won == ([(move.source.seat,)] if move.source.seat in view.sale_wins else [])
        if isinstance(move, DeclineToll):
            assert view.decline_discards == (moment.step.state.phase == "discard")
        for event in events:
            if isinstance(event, Scored):
                assert all((points - view.win_points) % view.card_points == 0 for points in event.points if points)
        over = match.game.view(moment.step.state, None).phase == "over"
        assert all(
            (pile.wants is None) == (over or pile.value == TOP_RANK)
            for pile in match.game.view(moment.step.state, None).piles
        )
        assert before.options.coin_as_one or all(pile.price is None for pile in view.piles if pile.wants == 1)
