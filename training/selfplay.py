"""Games between players that search: to learn from, and to measure strength on paired deals."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numba import njit

from spila.bots.skip_bo.positions import LENGTH
from spila.twin.rows import layout
from training.games import play_games
from training.value import SIZE

Array = Any
NOBODY = np.zeros((1, SIZE), np.float32)
NOBODY_LEARNS = 1 << 30


class Games(NamedTuple):
    """Recorded positions in the order of play, and who won each game."""

    positions: Array
    game: Array
    seat: Array
    winners: Array
    policies: Array


def play(
    options: Any, seats: int, policies: Array, weights: Array, *, seed: int, budget: int = 80, shortlist: int = 5,
    margin: float = 0.0, drawn_share: float = 0.0, learners: int = 0,
) -> Games:  # fmt: skip
    """Play one game for each row of `policies`: 0 is the rough player, n the network in row n - 1 of `weights`.
    Positions of players from number `learners` on are recorded.
    """
    shape = layout("skip-bo", seats, options)
    games = len(policies)
    most = games * (0 if learners >= NOBODY_LEARNS else 900 if drawn_share == 0 else 200 + int(900 * drawn_share)) + 10
    positions = np.zeros((most, LENGTH), np.int16)
    game, seat, winners = np.zeros(most, np.int32), np.zeros(most, np.int8), np.zeros(games, np.int64)
    count = play_games(
        shape.config, shape.size, shape.words, np.zeros(shape.size, shape.dtype), games, seed,
        np.asarray(policies, np.int64), weights if len(weights) else NOBODY, budget, shortlist, margin, drawn_share,
        positions, game, seat, winners, learners,
    )  # fmt: skip
    if count < 0:
        raise RuntimeError(f"the search chose a move that is not legal: game {-1 - count}, seed {seed}, {options}")
    return Games(positions[:count].copy(), game[:count].copy(), seat[:count].copy(), winners, np.asarray(policies))


@njit(cache=True, error_model="numpy", nogil=True)
def _returns(game: Array, seat: Array, winners: Array, seats: int, values: Array, trust: float, out: Array) -> None:
    ahead = np.zeros((len(winners), seats, seats), np.float32)
    for each in range(len(winners)):
        won = 0
        for one in range(seats):
            won += winners[each] >> one & 1
        for own in range(seats):
            for offset in range(seats):
                if won:
                    ahead[each, own, offset] = (winners[each] >> (own + offset) % seats & 1) / won
                else:
                    ahead[each, own, offset] = 1 / seats
    for at in range(len(game) - 1, -1, -1):
        known = ahead[game[at], seat[at]]
        for offset in range(seats):
            out[at, offset] = known[offset]
            known[offset] = trust * known[offset] + (1 - trust) * values[at, offset]


def targets(games: Games, values: Array, trust: float) -> Array:
    """What the network should have said: the result, mixed with what it said later in the same game. `trust` is the
    part of the result (lambda of TD(lambda)).
    """
    found = np.zeros((len(games.positions), 6), np.float32)
    seats = games.policies.shape[1]
    _returns(games.game, games.seat, games.winners, seats, values.astype(np.float32), trust, found)
    return found


class Strength(NamedTuple):
    """How often the first player won, against its fair share, with a 95% interval from the spread between deals."""

    share: float
    margin: float
    games: int


def shares(
    options: Any, seats: int, one: int, others: int, weights: Array, *, deals: int, seed: int, budget: int = 120
) -> Array:
    """What one player wins of each deal against the others; every deal is played once from each seat."""
    found = np.zeros(deals)
    for own in range(seats):
        policies = np.full((deals, seats), others)
        policies[:, own] = one
        winners = play(
            options, seats, policies, weights, seed=seed, budget=budget, learners=NOBODY_LEARNS
        ).winners  # fmt: skip
        won = sum(winners >> seat & 1 for seat in range(seats))
        found += np.where(winners >> own & 1, 1 / np.maximum(won, 1), 0) / seats
    return found


def strength(found: Array, seats: int) -> Strength:
    """Of the shares of all deals."""
    return Strength(float(found.mean()), float(1.96 * found.std(ddof=1) / np.sqrt(len(found))), len(found) * seats)


def measure(
    options: Any, seats: int, one: int, others: int, weights: Array, *, deals: int, seed: int, budget: int = 120
) -> Strength:
    """One player against the others, every deal once from each seat."""
    return strength(shares(options, seats, one, others, weights, deals=deals, seed=seed, budget=budget), seats)
