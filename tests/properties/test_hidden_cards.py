"""The other half of the leak property: hidden cards that stay hidden change nothing in what a seat sees happen."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

import spila
from spila.games.skip_bo.cards import HAND
from tests.effort import times
from tests.play import GAMES, Moment, moments, random_match


def skip_bo_twin(moment: Moment, seat: int | None, rng: random.Random) -> Any:
    """Exchange cards among deep draw pile, completed piles, deep stocks and hands that neither watch nor move."""
    state = moment.state
    deep = max(len(state.draw) - 4 * HAND, 0)
    bystanders = [each for each in range(len(state.hands)) if each not in (seat, moment.seat, state.turn)]
    after = (state.turn + 1) % len(state.hands)
    bystanders = [each for each in bystanders if each != after]
    pool = [*state.draw[:deep], *(card for stock in state.stocks for card in stock[:-2])]
    pool += [card for each in bystanders for card in state.hands[each]]
    if deep:
        pool += state.completed
    rng.shuffle(pool)

    def take(count: int) -> tuple[int, ...]:
        return tuple(pool.pop() for _ in range(count))

    return replace(
        state,
        draw=take(deep) + state.draw[deep:],
        stocks=tuple(take(max(len(stock) - 2, 0)) + stock[-2:] for stock in state.stocks),
        hands=tuple(
            tuple(sorted(take(len(hand)))) if each in bystanders else hand for each, hand in enumerate(state.hands)
        ),
        completed=take(len(state.completed)) if deep else state.completed,
    )


def zip_zap_twin(moment: Moment, seat: int | None, rng: random.Random) -> Any:
    """Exchange number cards between hands that neither watch nor move; who can play stays the same for the table."""
    state = moment.state
    bystanders = [each for each in range(len(state.hands)) if each not in (seat, moment.seat, state.owner)]
    zap = 1 << 50
    counts = [(state.hands[each] & ~zap).bit_count() for each in bystanders]
    pool = [card for card in range(50) for each in bystanders if state.hands[each] >> card & 1]
    rng.shuffle(pool)
    hands = list(state.hands)
    for each, count in zip(bystanders, counts, strict=True):
        hands[each] = sum(1 << pool.pop() for _ in range(count)) | state.hands[each] & zap
    return replace(state, hands=tuple(hands))


def timeline_twin(moment: Moment, seat: int | None, rng: random.Random) -> Any:
    """Exchange the dates of all cards but those in the line and the one being placed."""
    state = moment.state
    placed = {event.card for event in moment.step.events if hasattr(event, "place")}
    hidden = [card for card in range(len(state.values)) if card not in state.line and card not in placed]
    dates = [state.values[card] for card in hidden]
    rng.shuffle(dates)
    values = list(state.values)
    for card, date in zip(hidden, dates, strict=True):
        values[card] = date
    return replace(state, values=tuple(values))


TWINS = {"skip-bo": skip_bo_twin, "zip-zap": zip_zap_twin, "timeline": timeline_twin}


@pytest.mark.parametrize("name", GAMES)
@settings(max_examples=times(160))
@given(seed=st.integers(min_value=0, max_value=2**64))
def test_seen_events_do_not_depend_on_cards_that_stay_hidden(name: str, seed: int) -> None:
    rng = random.Random(seed)
    match = random_match(name, rng)
    game = match.game
    differing = 0
    for moment in moments(match, rng, 150):
        if any(type(event).__name__ in ("RoundDealt", "RoundOver", "GameDealt") for event in moment.step.events):
            continue  # a new deal shows new cards, and points tell what was held
        for seat in (None, rng.randrange(match.seats)):
            twin = TWINS[name](moment, seat, rng)
            differing += twin != moment.state
            assert game.view(twin, seat) == game.view(moment.state, seat)
            step = game.expire(twin) if moment.move is None else game.play(twin, moment.seat, moment.move)
            assert isinstance(step, spila.Step)
            assert [game.seen(each, seat) for each in step.events] == [
                game.seen(each, seat) for each in moment.step.events
            ]
            assert game.view(step.state, seat) == game.view(moment.step.state, seat)
    if name == "timeline":
        assert differing or match.version < 3
