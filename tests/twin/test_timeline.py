"""The twin of Timeline in lockstep with the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from spila.dated.deck import MAX_CARDS
from spila.envs.encoder import encoder
from spila.games import load
from spila.games.timeline.events import Recycled
from spila.games.timeline.state import State
from spila.kernel import Refusal, Step
from spila.kernel.shuffle import pick
from spila.twin.timeline_row import REASONS
from tests.material import random_options
from tests.material.timeline import year_deck
from tests.twin.one_row import MOVES, OneRow, picks

GAME = load("timeline")


def facts(state: State) -> dict[str, Any]:
    """The fields of a state, without options, seed, dates and result."""
    names = State.__struct_fields__
    return {name: getattr(state, name) for name in names if name not in ("options", "seed", "values", "result")}


def a_row(seats: int, options: Any) -> OneRow:
    return OneRow("timeline", seats, options, 3 * len(options.in_play()) + 8)


def deal(row: OneRow, seed: bytes) -> State:
    """Deal by the rules, hand over what chance chose, and deal the same by the twin."""
    options, seats = row.options, row.layout.seats
    state: State = GAME.deal(options, seats, seed)
    script, shuffles, cards = [], 0, len(options.in_play())
    if options.starter == "random":
        script, shuffles = [pick(seed, 0, seats)], 1
    script += picks(seed, shuffles, cards)
    if options.spread:
        count = sum(options.hand_sizes(seats)) + 1
        ends = [stretch * cards // count for stretch in range(count + 1)]
        script += [pick(seed, shuffles + 1 + at, ends[at + 1] - ends[at]) for at in range(count)]
        script += picks(seed, shuffles + 1 + count, count)
    row.script(script)
    row.call("deal")
    return state


def compare(row: OneRow, state: State, table: Any) -> None:
    """Position, result, whose turn it is, legal moves and observations."""
    assert row.dump() == facts(state)
    assert row.hidden() == np.array(table.encode_hidden(state), np.float32).tolist()
    assert row.turn() == (state.turn if state.result is None else -1)
    if state.result is not None:
        winners, reason, scores = row.result()
        assert (winners, reason) == (state.result.winners, state.result.reason)
        assert not any(scores)
    for seat in range(row.layout.seats):
        assert (row.observation(seat) == table.observation(state, seat)).all()
        assert row.legal(seat) == table.legal(state, seat)


def illegal(row: OneRow, state: State, table: Any, rng: random.Random) -> None:
    """A move that the rules refuse is refused by the row too, and changes nothing."""
    seat = rng.choice((state.turn, rng.randrange(-1, row.layout.seats + 1)))
    action = rng.randrange(-2, row.layout.actions + 2) if rng.random() < 0.9 else 1 << 30
    if 0 <= seat < row.layout.seats and action in row.legal(seat):
        return
    move = table.move(state, seat, action) if 0 <= seat < row.layout.seats else None
    assert move is None or isinstance(GAME.play(state, seat, move), Refusal)
    before = row.copy()
    assert row.call("step", seat, action) == 0
    assert row.copy() == before


def another_state_that_looks_the_same(row: OneRow, state: State, rng: random.Random) -> int:
    """Rows that differ only in what a seat cannot know, the order of pile and box and the dates of all cards that are
    not in the line, give it equal observations and legal actions.
    """
    hidden = GAME.sample(GAME.view(state, state.turn), rng)
    other = a_row(row.layout.seats, hidden.options)
    other.load(hidden)
    for seat in range(row.layout.seats):
        assert other.observation(seat).tobytes() == row.observation(seat).tobytes()
        assert other.legal(seat) == row.legal(seat)
    return int(other.dump() != row.dump())


@pytest.mark.parametrize("seats", GAME.seats)
def test_timeline_is_equal_to_the_rules_after_every_move(seats: int) -> None:
    rng = random.Random(seats)
    moves, differ = 0, 0
    happened: set[str] = set()
    while moves < MOVES // len(GAME.seats):
        options = GAME.options(random_options("timeline", seats, rng), seats)
        row, table = a_row(seats, options), encoder("timeline", seats, options)
        for _ in range(3):
            state = deal(row, rng.randbytes(32))
            compare(row, state, table)
            while state.result is None:
                chance = rng.random()
                if chance < 0.02:
                    illegal(row, state, table, rng)
                elif chance < 0.03:
                    differ += another_state_that_looks_the_same(row, state, rng)
                elif chance < 0.04:
                    row.load(state)
                    compare(row, state, table)
                elif chance < 0.05:
                    held, places = len(state.hands[state.turn]), len(state.line) + 1
                    found = row.choices([[slot, place] for slot in range(held) for place in range(places)])
                    assert found == [(state.turn, action) for action in row.legal(state.turn)]
                action = a_choice(state, row.legal(state.turn), table, rng)
                step = GAME.play(state, state.turn, table.move(state, state.turn, action))
                assert isinstance(step, Step)
                sizes = [event.cards for event in step.events if isinstance(event, Recycled)]
                shuffles = [picks(state.seed, state.shuffles + number, size) for number, size in enumerate(sizes)]
                row.script([each for shuffle in shuffles for each in shuffle])
                assert row.call("step", state.turn, action) == 1
                state = step.state
                compare(row, state, table)
                moves += 1
                happened.update(type(event).__name__ for event in step.events)
            happened.add(state.result.reason)
            illegal(row, state, table, rng)
    assert differ > 20
    assert happened >= {"Recycled", "Stuck", "TieBreak", *REASONS} - {"nobody-left"}


def a_choice(state: State, legal: list[int], table: Any, rng: random.Random) -> int:
    """Any legal action, or one that is right, so that matches get to rounds in which somebody finishes."""
    if rng.random() < 0.6:
        return rng.choice(legal)
    right = [action for action in legal if _is_right(state, table.move(state, state.turn, action))]
    return rng.choice(right or legal)


def _is_right(state: State, move: Any) -> bool:
    dates = [state.values[card] for card in state.line]
    dates.insert(move.place, state.values[move.card])
    return dates == sorted(dates)


def test_the_largest_deck_and_the_largest_hands() -> None:
    rng = random.Random(3)
    deck = year_deck(rng, MAX_CARDS)
    deck["cards"] = [{**card, "id": f"card-{at:05}"} for at, card in enumerate(deck["cards"])]
    options = GAME.options({"deck": deck, "handSize": 50, "spread": True, "starter": "random"}, 8)
    row, table = a_row(8, options), encoder("timeline", 8, options)
    state = deal(row, rng.randbytes(32))
    for _ in range(30):
        compare(row, state, table)
        action = rng.choice(table.legal(state, state.turn))
        step = GAME.play(state, state.turn, table.move(state, state.turn, action))
        assert isinstance(step, Step)
        assert row.call("step", state.turn, action) == 1
        state = step.state


@pytest.mark.parametrize("unit", ["year", "number"])
def test_dates_of_any_kind(unit: str) -> None:
    """Far apart, close together, and fractions."""
    dates: list[int | float] = [-13_800_000_000, -3, 1, 2, 2026, 20_000_000_000, 7, 7, 8, 7, 7, 8]
    if unit == "number":
        dates = [0.1, 0.30000000000000004, 0.3, -1e15, 1e15, 1e15 - 0.125, 5, 5.0, 2**53 - 1 - 2**53, 0.0, -0.0, 7]
    cards = [{"id": f"card-{at:02}", "value": date} for at, date in enumerate(dates)]
    rng = random.Random(unit)
    options = GAME.options({"deck": {"id": "dates", "unit": unit, "cards": cards}, "handSize": 4}, 2)
    row, table = a_row(2, options), encoder("timeline", 2, options)
    for _ in range(20):
        state = deal(row, rng.randbytes(32))
        while state.result is None:
            compare(row, state, table)
            action = a_choice(state, row.legal(state.turn), table, rng)
            step = GAME.play(state, state.turn, table.move(state, state.turn, action))
            assert isinstance(step, Step)
            sizes = [event.cards for event in step.events if isinstance(event, Recycled)]
            row.script([each for size in sizes for each in picks(state.seed, state.shuffles, size)])
            assert row.call("step", state.turn, action) == 1
            state = step.state
