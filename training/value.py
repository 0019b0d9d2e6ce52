"""What players think of positions, compiled: networks, and the rough judgement that they start from."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import INPUTS, SEAT_INPUTS
from spila.bots.skip_bo.positions import EMPTY, HAND_AT, KIND, SEAT_FIELDS, SEATS_FROM, STOCK
from training.positions import features_of

Array = Any

HIDDEN, SECOND = 64, 32
"""Units of the two layers, where nothing else is asked for."""
MOST_HIDDEN = 512
"""Units of the first layer at most."""
BLEND = 2
MARGINS = slice(3, 7)
HEAD = 7
"""A network is a row of numbers: the units of both layers; how much `rough` counts beside the network; for each kind of
table (`kind_of_table`) by how much a line may be worse than the best one in the eyes of `rough` and still be chosen;
then first layer, its biases, second layer, its biases, last layer. Rows of smaller networks may be filled up with
zeros.
"""


def size_of(hidden: int, second: int) -> int:
    """Numbers of a network with layers of this size."""
    return HEAD + (INPUTS + 1) * hidden + (3 * hidden + 2) * second


SIZE = size_of(HIDDEN, SECOND)


@njit(cache=True, error_model="numpy")
def kind_of_table(coins: int, seats: int) -> int:
    """With coins and without, each with two seats and more."""
    return (0 if coins > 0 else 2) + (1 if seats > 2 else 0)


@njit(cache=True, error_model="numpy", fastmath=True)
def network(weights: Array, inputs: Array, seats: int, scratch: Array, out: Array) -> None:
    """Each seat's chance to win. `scratch`: the first layer of six seats, what the second reads, and its result."""
    hidden, second = int(weights[0]), int(weights[1])
    at = HEAD
    w1 = weights[at : at + INPUTS * hidden].reshape((INPUTS, hidden))
    at += INPUTS * hidden
    b1 = weights[at : at + hidden]
    at += hidden
    w2 = weights[at : at + 3 * hidden * second].reshape((3 * hidden, second))
    at += 3 * hidden * second
    b2 = weights[at : at + second]
    w3 = weights[at + second : at + 2 * second]
    for unit in range(hidden):
        scratch[6, unit] = b1[unit]
    for index in range(SEAT_INPUTS, INPUTS):  # the same for every seat
        value = inputs[0, index]
        if value != 0.0:
            for unit in range(hidden):
                scratch[6, unit] += value * w1[index, unit]
    for seat in range(seats):
        for unit in range(hidden):
            scratch[seat, unit] = scratch[6, unit]
        for index in range(SEAT_INPUTS):
            value = inputs[seat, index]
            if value != 0.0:
                for unit in range(hidden):
                    scratch[seat, unit] += value * w1[index, unit]
        for unit in range(hidden):
            scratch[seat, unit] = max(scratch[seat, unit], np.float32(0.0))
    highest = np.float32(-1e30)
    for seat in range(seats):
        for unit in range(hidden):
            scratch[6, unit] = scratch[seat, unit]
            scratch[7, unit] = 0.0
            scratch[8, unit] = 0.0
        for other in range(seats):
            if other != seat:
                for unit in range(hidden):
                    scratch[7, unit] += scratch[other, unit]
                    scratch[8, unit] = max(scratch[8, unit], scratch[other, unit])
        for unit in range(hidden):
            scratch[7, unit] /= np.float32(seats - 1)
        for unit in range(second):
            scratch[9, unit] = b2[unit]
        for part in range(3):
            for index in range(hidden):
                value = scratch[6 + part, index]
                if value != 0.0:
                    for unit in range(second):
                        scratch[9, unit] += value * w2[part * hidden + index, unit]
        logit = np.float32(0.0)
        for unit in range(second):
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
def glance(position: Array, inputs: Array) -> float:
    """The rough judgement of a position."""
    return rough(position, inputs, features_of(position, inputs))


@njit(cache=True, error_model="numpy", fastmath=True)
def judge(weights: Array, position: Array, inputs: Array, scratch: Array, out: Array) -> float:
    """What a network thinks of a position, as the logarithm of the odds, with the rough judgement beside it."""
    seats = features_of(position, inputs)
    network(weights, inputs, seats, scratch, out)
    worth = np.log((out[0] + 1e-6) / (1.0 - out[0] + 1e-6))
    if weights[BLEND] != 0.0:
        worth += weights[BLEND] * rough(position, inputs, seats)
    return worth
