"""Rows that differ only in what a seat cannot know give it equal observations and equal legal actions."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from spila.envs.encoder import encoder
from spila.games import load
from spila.twin.batch import compiled, games, twin_name
from spila.twin.rows import layout
from tests.effort import times
from tests.material import twin
from tests.play import moments, random_match
from tests.twin import skip_bo


def shown(game: str, state: Any, seats: int, seat: int) -> tuple[bytes, list[int]]:
    """What the twin shows to a seat, once the state is written into a row."""
    form = layout(game, seats, state.options)
    row, words = np.zeros(form.size, form.dtype), np.zeros(form.words, np.int64)
    reader = skip_bo if game == "skip-bo" else import_module(f"{twin_name(game)}_row")
    reader.load(state, form, row, words)
    out, listed = np.zeros(form.observation, np.float32), np.zeros(form.most_legal, np.int32)
    code = compiled(game)
    code.observe(row, words, form.config, seat, out)
    count = code.legal(row, words, form.config, seat, listed)
    return out.tobytes(), sorted(listed[:count].tolist())


@pytest.mark.parametrize("game", sorted(games()))
def test_hidden_cards_change_nothing_that_a_seat_sees(game: str) -> None:
    rng = random.Random(f"leaks of the twin: {game}")
    differ = 0
    for _ in range(times(12)):
        match = random_match(game, rng)
        if game == "skip-bo" and match.options.deck.size > 255:
            continue
        for moment in moments(match, rng, 40):
            if rng.random() < 0.7:
                continue
            seat = rng.randrange(match.seats)
            other = twin(game, moment, seat, rng)
            differ += other != moment.state
            mine = shown(game, moment.state, match.seats, seat)
            assert mine == shown(game, other, match.seats, seat)
            written = encoder(game, match.seats, moment.state.options).write(moment.state, seat)
            assert mine[0] == bytes(written)
    assert differ > 20
    assert load(game).id == game
