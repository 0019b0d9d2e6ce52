"""What players think of positions, compiled: networks, and the rough judgement that they start from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import INPUTS, SEAT_INPUTS
from spila.bots.skip_bo.positions import EMPTY, HAND_AT, KIND, SEAT_FIELDS, SEATS_FROM, STOCK
from training.positions import features_of

Array = Any

HIDDEN = 64
SECOND = 32
W1 = INPUTS * HIDDEN
W2 = 3 * HIDDEN * SECOND
BLEND = W1 + HIDDEN + W2 + SECOND + SECOND
MARGIN = BLEND + 1
SIZE = BLEND + 2
"""Numbers of a network: first layer, its biases, second layer, its biases, last layer; then how much `rough` counts
beside it, and by how much a line may be worse than the best one in the eyes of `rough` and still be chosen.
"""


@njit(cache=True, error_model="numpy", fastmath=True)
def network(weights: Array, inputs: Array, seats: int, scratch: Array, out: Array) -> None:
    """Each seat's chance to win. `scratch`: the first layer of six seats, what the second reads, and its result."""
    w1 = weights[:W1].reshape((INPUTS, HIDDEN))
    b1 = weights[W1 : W1 + HIDDEN]
    w2 = weights[W1 + HIDDEN : W1 + HIDDEN + W2].reshape((3 * HIDDEN, SECOND))
    b2 = weights[W1 + HIDDEN + W2 : W1 + HIDDEN + W2 + SECOND]
    w3 = weights[W1 + HIDDEN + W2 + SECOND : BLEND]
    for unit in range(HIDDEN):
        scratch[6, unit] = b1[unit]
    for index in range(SEAT_INPUTS, INPUTS):  # the same for every seat
        value = inputs[0, index]
        if value != 0.0:
            for unit in range(HIDDEN):
                scratch[6, unit] += value * w1[index, unit]
    for seat in range(seats):
        for unit in range(HIDDEN):
            scratch[seat, unit] = scratch[6, unit]
        for index in range(SEAT_INPUTS):
            value = inputs[seat, index]
            if value != 0.0:
                for unit in range(HIDDEN):
                    scratch[seat, unit] += value * w1[index, unit]
        for unit in range(HIDDEN):
            scratch[seat, unit] = max(scratch[seat, unit], np.float32(0.0))
    highest = np.float32(-1e30)
    for seat in range(seats):
        for unit in range(HIDDEN):
            scratch[6, unit] = scratch[seat, unit]
            scratch[7, unit] = 0.0
            scratch[8, unit] = 0.0
        for other in range(seats):
            if other != seat:
                for unit in range(HIDDEN):
                    scratch[7, unit] += scratch[other, unit]
                    scratch[8, unit] = max(scratch[8, unit], scratch[other, unit])
        for unit in range(HIDDEN):
            scratch[7, unit] /= np.float32(seats - 1)
        for unit in range(SECOND):
            scratch[9, unit] = b2[unit]
        for part in range(3):
            for index in range(HIDDEN):
                value = scratch[6 + part, index]
                if value != 0.0:
                    for unit in range(SECOND):
                        scratch[9, unit] += value * w2[part * HIDDEN + index, unit]
        logit = np.float32(0.0)
        for unit in range(SECOND):
            logit += max(scratch[9, unit], np.float32(0.0)) * w3[unit]
        out[seat] = logit
        highest = max(highest, logit)
    total = np.float32(0.0)
    for seat in range(seats):
        out[seat] = np.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total


@njit(cache=True, error_model="numpy", fastmath=True)
def rough(position: Array, inputs: Array, seats: int) -> float:
    """About what `hard` thinks of a position, in tenths of a stock card: the judgement before anything is learned."""
    mine = SEATS_FROM
    kind = position[KIND]
    wilds = position[HAND_AT] + 0
    worth = 4.0 * wilds - 0.2 * (position[mine + 4] - wilds)
    worth += position[mine + 10] - 0.3 * position[mine + 11] - 0.2 * position[mine + 12] - 1.2 * position[mine + 13]
    worth -= 0.5 * position[mine + 14]
    worth += 1.6 * min(1.0, 0.3 + 0.1 * position[mine]) * position[mine + 3]
    worth -= 10.0 * position[mine]
    for other in range(1, seats):
        worth += 8.0 * position[SEATS_FROM + SEAT_FIELDS * other] / (seats - 1)
    if kind == STOCK:
        return worth
    worth += 3.0 * inputs[0, 43]
    if kind == EMPTY:
        return worth + 6.0
    for other in range(1, seats):
        worth -= 10.0 * inputs[other, 44]
    return worth


@njit(cache=True, error_model="numpy", fastmath=True)
def judge(
    policy: int, weights: Array, position: Array, inputs: Array, scratch: Array, out: Array, worth: Array, at: int
) -> float:
    """What a player thinks of a position: policy 0 is `rough`, others are networks, which also put the rough judgement
    into `worth`.
    """
    seats = features_of(position, inputs)
    worth[at] = rough(position, inputs, seats)
    if policy == 0:
        return worth[at]
    network(weights[policy - 1], inputs, seats, scratch, out)
    return np.log((out[0] + 1e-6) / (1.0 - out[0] + 1e-6)) + weights[policy - 1, BLEND] * worth[at]
