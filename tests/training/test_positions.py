"""Training and play see the same position as the same numbers, and neither sees a hidden card."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st
from training.positions import features_of, position_of, unseen_of

from spila.bots.skip_bo import positions as at
from spila.bots.skip_bo.features import INPUTS, features
from spila.bots.skip_bo.positions import Recorder
from spila.bots.skip_bo.turn_search import EMPTY, OPEN, STOCK, Leaf, Turn, explore
from spila.games.skip_bo import GAME
from spila.games.skip_bo.state import State
from spila.twin.rows import layout
from tests.effort import times
from tests.play import moments, random_match
from tests.twin.skip_bo import load


def compiled_position(state: State, seat: int, kind: int) -> Any:
    shape = layout("skip-bo", len(state.hands), state.options)
    row, words = np.zeros(shape.size, shape.dtype), np.zeros(shape.words, np.int64)
    load(state, shape, row, words)
    unseen, hands, out = np.zeros(13, np.int64), np.zeros(6, np.int64), np.zeros(at.LENGTH, np.int16)
    unseen_of(row, shape.config, seat, unseen)
    hands[: len(state.hands)] = [len(hand) for hand in state.hands]
    position_of(row, shape.config, seat, kind, False, unseen, hands, out)
    return out


def compiled_features(position: Any) -> Any:
    out = np.zeros((6, INPUTS), np.float32)
    seats = features_of(np.array(position, np.int16), out)
    return out[:seats]


@settings(max_examples=times(8), deadline=None)
@given(st.integers(0, 2**63))
def test_positions_and_features_of_both_versions_are_equal(seed: int) -> None:
    rng = random.Random(seed)
    match = random_match("skip-bo", rng)
    if not match.options.show_buried_discards:
        return
    for state, *_ in moments(match, rng, 300):
        if state.phase != "play" or state.result is not None or rng.random() < 0.8:
            continue
        view = GAME.view(state, state.turn)
        turn = Turn(view)
        recorder = Recorder(view, turn)
        row = recorder.after(at.PENDING, turn.root)
        assert row == compiled_position(state, state.turn, at.PENDING).tolist()
        rows = [row]
        leaves: list[Leaf] = []
        explore(turn, leaves.append, 30)
        for leaf in leaves:
            kind = {OPEN: at.PENDING, STOCK: at.STOCK, EMPTY: at.EMPTY}.get(leaf.kind, at.ENDED)
            rows.append(recorder.after(kind, leaf.node, new_stock=leaf.kind == STOCK))
            if leaf.kind == OPEN:
                card = rng.choice(leaf.node.hand)
                rows.append(recorder.discarded(rows[-1], leaf.node, card, rng.randrange(4)))
        batch = features(np.array(rows))
        for place, each in enumerate(rows):
            np.testing.assert_allclose(batch[place], compiled_features(each), atol=2e-5, err_msg=str(each))
