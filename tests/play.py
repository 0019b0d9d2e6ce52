"""Playing at random, with every option changed now and then: what the property tests stand on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import spila
from spila.games import MODULES
from spila.kernel import AnyMatch
from spila.plugins import packages
from tests.material import random_options, some_seats

GAMES = tuple(MODULES)
"""Every registered game; `tests/conftest.py` registers the example game too."""
OWN_GAMES = tuple(game for game in MODULES if game not in packages())
"""The games of this package, for tests of what ships with it: six languages, pages of the documentation, lessons."""


class Moment(NamedTuple):
    """A state, a legal move in it, and the step it leads to."""

    state: Any
    seat: int
    move: Any
    step: Any


def random_match(game: str, rng: random.Random, seats: int | None = None) -> AnyMatch:
    seats = seats or some_seats(game, rng)
    return spila.new_match(game, seats=seats, seed=rng.randbytes(32), options=random_options(game, seats, rng))


def pick(match: AnyMatch, rng: random.Random) -> tuple[int, Any]:
    return rng.choice([(seat, move) for seat in sorted(match.to_act) for move in match.moves(seat)])


def moments(match: AnyMatch, rng: random.Random, most: int = 100_000) -> Iterator[Moment]:
    """Random play to the end of the match, now and then by the clock."""
    for _ in range(most):
        if match.result is not None:
            return
        before = match.state
        if rng.random() < 0.02:
            step = match.expire()
            assert step is not None
            yield Moment(before, -1, None, step)
            continue
        seat, move = pick(match, rng)
        answer = match.play(seat, move)
        assert isinstance(answer, spila.Step), (seat, move, answer)
        yield Moment(before, seat, move, answer)
