"""The twin of Zip Zap in lockstep with the rules."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from spila.envs.encoder import encoder
from spila.envs.zip_zap_v0 import parallel_env
from spila.games import load
from spila.games.zip_zap.events import Event
from spila.games.zip_zap.state import State
from spila.kernel import Refusal, Step
from spila.twin import zip_zap_row
from spila.twin.layout import RACE
from tests.material import random_options
from tests.twin.one_row import MOVES, OneRow, picks

GAME = load("zip-zap")
REDEALS = 6
"""Rounds in a row that chance is handed over for: nearly all are playable at once."""
SCRIPT = 50 * (REDEALS + 1)


def facts(state: State) -> dict[str, Any]:
    """The fields of a state, without options, seed and result."""
    names = State.__struct_fields__
    return {name: getattr(state, name) for name in names if name not in ("options", "seed", "result")}


def a_row(seats: int, options: Any) -> OneRow:
    return OneRow("zip-zap", seats, options, SCRIPT)


def rounds_to_come(seed: bytes, shuffles: int, removed: tuple[int, ...]) -> list[int]:
    """The picks of the next rounds."""
    deck = 10 * (5 - len(removed))
    return [pick for number in range(shuffles, shuffles + REDEALS) for pick in picks(seed, number, deck)]


def deal(row: OneRow, seed: bytes) -> State:
    """Deal by the rules, hand over what chance chose, and deal the same by the twin."""
    options = row.options
    state: State = GAME.deal(options, row.layout.seats, seed)
    suits = {"random": 4, "randomAny": 5}.get(options.removed_suits, 0)
    drawn = bool(suits)
    row.script([*(picks(seed, 0, suits) if drawn else ()), *rounds_to_come(seed, int(drawn), state.removed)])
    row.call("deal")
    return state


def compare(row: OneRow, state: State, table: Any) -> None:
    """Position, result, whose turn it is, legal moves and observations."""
    assert row.dump() == facts(state)
    assert row.hidden() == np.array(table.encode_hidden(state), np.float32).tolist()
    over = state.result is not None
    free = state.owner if state.phase == "free" else RACE
    assert row.turn() == (-1 if over else free)
    if state.result is not None:
        assert row.result() == (state.result.winners, state.result.reason, state.result.scores)
    for seat in range(row.layout.seats):
        assert row.legal(seat) == sorted(table.legal(state, seat))
        assert (row.observation(seat) == table.observation(state, seat)).all()


def illegal(row: OneRow, state: State, rng: random.Random) -> None:
    """A move that the rules refuse is refused by the row too, and changes nothing."""
    seat, action = rng.randrange(-1, row.layout.seats + 1), rng.choice((rng.randrange(-2, 105), 100, 101, 1 << 30))
    if 0 <= seat < row.layout.seats and action in row.legal(seat):
        return
    if 0 <= action < 102:
        assert isinstance(GAME.play(state, seat, GAME.move(action)), Refusal)
    before = row.copy()
    assert row.call("step", seat, action) == 0
    assert row.copy() == before


def other_states_that_look_the_same(row: OneRow, other: OneRow, state: State, rng: random.Random) -> int:
    """Rows that differ only in what a seat cannot know give it equal observations and legal actions."""
    differ = 0
    for seat in range(row.layout.seats):
        hidden = GAME.sample(GAME.view(state, seat), rng)
        other.load(hidden)
        assert other.observation(seat).tobytes() == row.observation(seat).tobytes()
        assert other.legal(seat) == row.legal(seat)
        assert other.turn() == row.turn()
        differ += other.dump() != row.dump()
    return differ


@pytest.mark.parametrize("seats", GAME.seats)
def test_zip_zap_is_equal_to_the_rules_after_every_move(seats: int) -> None:
    rng = random.Random(seats)
    moves, differ = 0, 0
    happened: set[str] = set()
    while moves < MOVES // len(GAME.seats):
        options = GAME.options(random_options("zip-zap", seats, rng), seats)
        row, other, table = a_row(seats, options), a_row(seats, options), encoder("zip-zap", seats, options)
        state = deal(row, rng.randbytes(32))
        compare(row, state, table)
        while state.result is None:
            chance = rng.random()
            if chance < 0.02:
                illegal(row, state, rng)
            elif chance < 0.03:
                differ += other_states_that_look_the_same(row, other, state, rng)
            elif chance < 0.04:
                row.load(state)
                compare(row, state, table)
            elif chance < 0.05:
                pairs = [(seat, action) for seat in range(seats) for action in row.legal(seat)]
                assert row.choices([[number] for number in range(len(pairs))]) == pairs
            shuffles = rounds_to_come(state.seed, state.shuffles, state.removed) if chance < 0.07 or state.ready else []
            row.script(shuffles)
            step: Step[State, Event] | Refusal | None
            if 0.05 < chance < 0.07:
                step = GAME.expire(state)
                assert row.call("expire") == 1
            else:
                seat, action = rng.choice([(seat, action) for seat in range(seats) for action in row.legal(seat)])
                step = GAME.play(state, seat, GAME.move(action))
                assert row.call("step", seat, action) == 1
            assert isinstance(step, Step)
            state = step.state
            compare(row, state, table)
            moves += 1
            happened.update(type(event).__name__ for event in step.events)
            happened.add(f"{state.phase} {state.why}")
        illegal(row, state, rng)
        assert row.call("expire") == 0
    assert differ > 50
    assert happened >= {"race None", "free ten", "free stall", "free zap", "free idle", "pause None", "over None"}
    if seats in (4, 6):  # two cards are left over, so that now and then none of them can be played on
        assert "AnyCardRace" in happened


@pytest.mark.parametrize("seats", GAME.seats)
def test_ticks_are_those_of_the_parallel_environment(seats: int) -> None:
    """The same claims, tried in the same order: the same table, the same refusals, the same clock."""
    rng = random.Random(seats)
    for _ in range(6):
        options = GAME.options(random_options("zip-zap", seats, rng), seats)
        env = parallel_env(seats, options, patience=2)
        env.reset(seed=rng.getrandbits(40))
        row = a_row(seats, options)
        row.layout.config[zip_zap_row.PATIENCE] = 2
        row.load(env.game_state)
        answers = row.listed[:seats].copy()
        while env.agents:
            state = env.game_state
            actions = {agent: claim(env.legal_actions(agent), rng) for agent in env.agents}
            infos = env.step(actions)[-1]
            order = [sum(later < seat for later in env.order[at:]) for at, seat in enumerate(env.order)]
            row.script([*order[:-1], *rounds_to_come(state.seed, state.shuffles, state.removed)])
            accepted = row.call("tick", answers * 0 + list(actions.values()), answers)
            assert [bool(infos[agent]) for agent in actions] == [bool(answer) for answer in answers]
            assert accepted == len(env.order) - sum(map(bool, infos.values()))
            compare(row, env.game_state, env.encoder)


def claim(legal: list[int], rng: random.Random) -> int:
    """A legal action, seldom another one, or waiting."""
    return rng.choice((rng.choice(legal), legal[-1], rng.randrange(103) if rng.random() < 0.1 else legal[0]))
