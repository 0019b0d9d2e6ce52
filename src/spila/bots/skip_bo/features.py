"""Inputs of the value network, from positions (`positions.py`), for many positions at once.

Training computes the same numbers one position at a time (`training/positions.py`); `tests/training` holds them equal.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spila.bots.skip_bo.evaluation import NEEDS as NEED_BITS
from spila.bots.skip_bo.positions import (
    BESIDE,
    COINS_AT_START,
    FLAGS,
    HAND_AT,
    KIND,
    NO_RANK,
    PENDING,
    PILES_AT,
    SEAT_FIELDS,
    SEATS_AT,
    SEATS_FROM,
    STOCK,
    STOCK_SIZE_AT,
    UNSEEN,
)

SEAT_INPUTS: Final = 86
"""Inputs about one seat."""
INPUTS: Final = SEAT_INPUTS + 46
"""With those about the table, which are the same for every seat."""
VERSION: Final = 1
"""Changes whenever an input changes its meaning; weights of another version are refused."""

NEEDS: Final = np.array([*NEED_BITS, (0,) * 12], np.int64)
"""By the rank of a stock card and the height of a building pile: the numbers that must still come, as bits."""
POPCOUNT: Final = np.array([bin(number).count("1") for number in range(1 << 13)], np.int64)
FADING: Final = np.array([0.97**steps for steps in range(13)], np.float32)
_TOGETHER: Final = np.array([0.85 ** max(count - 1, 0) for count in range(13)], np.float32)
_BITS: Final = 1 << np.arange(13)
_HOLDS: Final = ((np.arange(1 << 13)[:, None] & _BITS) > 0).astype(np.float32)
"""By a set of ranks as bits: 1 for each rank in it."""

Array = Any


def features(positions: Array) -> Array:
    """The inputs of every seat at each position: positions × seats × `INPUTS`. All have as many seats."""
    positions = positions.astype(np.int64)
    count, seats = len(positions), int(positions[0, SEATS_AT])
    out = np.zeros((count, seats, INPUTS), np.float32)
    unseen = np.maximum(positions[:, UNSEEN : UNSEEN + 13], 0)
    total = np.maximum(unseen.sum(axis=1), 1)
    out[:, :, SEAT_INPUTS:] = _table(positions, unseen, total)[:, None]
    fields = positions[:, SEATS_FROM : SEATS_FROM + SEAT_FIELDS * seats].reshape(count, seats, SEAT_FIELDS)
    _plain(positions, fields, out)
    _way_to_stock(positions, fields, unseen, total, out)
    _cards(positions, fields, out)
    return out


def _table(positions: Array, unseen: Array, total: Array) -> Array:
    """What is the same for every seat."""
    found = np.zeros((len(positions), INPUTS - SEAT_INPUTS), np.float32)
    rows = np.arange(len(positions))
    for pile in range(4):
        np.add.at(found, (rows, positions[:, PILES_AT + pile] % 12), 1)
    beside = positions[:, BESIDE : BESIDE + 4]
    found[:, 12] = beside.sum(axis=1) / 12
    found[:, 13] = beside.max(axis=1) / 12
    found[rows, 14 + positions[:, KIND]] = 1
    found[rows, 16 + positions[:, SEATS_AT]] = 1
    found[:, 23:36] = 13 * unseen / total[:, None]
    found[:, 36] = total / 150
    found[:, 37] = positions[:, STOCK_SIZE_AT] / 30
    found[:, 38] = positions[:, COINS_AT_START] / 12
    found[:, 39:46] = positions[:, FLAGS : FLAGS + 7]
    return found


def _plain(positions: Array, fields: Array, out: Array) -> None:
    """Turn order, stock cards, coins and cards in hand."""
    seats = fields.shape[1]
    stock, rank, toll, coins = fields[:, :, 0], fields[:, :, 1], fields[:, :, 2], fields[:, :, 3]
    out[:, 0, 0] = 1
    out[:, 1, 1] = 1
    out[:, :, 2] = np.arange(seats) / seats
    out[:, 0, 2] = positions[:, KIND] < STOCK
    out[:, :, 3] = stock / 10
    for left in range(1, 9):
        out[:, :, 3 + left] = stock == left
    first, second = np.sort(stock, axis=1)[:, :2].T
    alone = (stock == first[:, None]) & ((stock == first[:, None]).sum(axis=1, keepdims=True) == 1)
    least = np.where(alone, second[:, None], first[:, None])
    out[:, :, 12] = np.clip((stock - least) / 10, -3, 3)
    out[:, :, 13] = coins / 12
    for index, enough in enumerate((1, 2, 4, 7), 14):
        out[:, :, index] = coins >= enough
    out[:, :, 18] = toll / 3
    out[:, :, 19] = toll > coins
    out[:, :, 20] = rank == NO_RANK
    out[:, :, 21] = rank == 0
    out[:, :, 22] = fields[:, :, 4] / 5


def _way_to_stock(positions: Array, fields: Array, unseen: Array, total: Array, out: Array) -> None:
    """How far each seat's stock card is from being played: numbers missing, and about how likely they come."""
    count, seats = fields.shape[:2]
    rank, coins, tops = fields[:, :, 1], fields[:, :, 3], fields[:, :, 5:9]
    hand = positions[:, HAND_AT : HAND_AT + 13]
    held = fields[:, :, 9].copy()
    held[:, 0] |= ((hand[:, 1:] > 0) * _BITS[1:]).sum(axis=1)
    wilds = np.zeros((count, seats, 1), np.int64)
    wilds[:, 0, 0] = hand[:, 0]
    own = np.bitwise_or.reduce(np.where(tops < NO_RANK, 1 << np.minimum(tops, 12), 0), axis=2)
    others = np.zeros_like(own)
    for one in range(seats):
        for other in range(seats):
            if other != one:
                others[:, one] |= own[:, other]
    need = NEEDS[rank[:, :, None], positions[:, None, PILES_AT : PILES_AT + 4] % 12]
    lack = need & ~held[:, :, None]
    lacking = POPCOUNT[lack]
    missing = np.maximum(lacking - wilds, 0)
    part = np.minimum((unseen + 0.7 * unseen[:, :1]) / (total[:, None] + 1), 1)
    fresh = np.full((count, seats), 5)
    fresh[:, 0] = 5 - fields[:, 0, 4]
    chances = 1 - (1 - part[:, None]) ** fresh[:, :, None]
    logs = np.log(np.maximum(chances, 1e-30)).astype(np.float32)
    each = np.exp(np.einsum("nspr,nsr->nsp", _HOLDS[lack], logs)) * _TOGETHER[lacking]
    chance = np.where(missing > 0, each, 1) * FADING[POPCOUNT[need]]
    ordered = np.sort(missing, axis=2)
    at, seat = np.nonzero(rank < NO_RANK)
    out[at, seat, 23 + np.minimum(ordered[at, seat, 0], 6)] = 1
    out[at, seat, 30 + np.minimum(ordered[at, seat, 1], 6)] = 1
    out[at, seat, 37 + np.minimum(POPCOUNT[need].min(axis=2)[at, seat], 5)] = 1
    out[at, seat, 43] = chance.max(axis=2)[at, seat]
    out[at, seat, 44] = 1 - (1 - chance).prod(axis=2)[at, seat]
    bought = np.maximum(POPCOUNT[lack & ~others[:, :, None]] - wilds, 0).min(axis=2)
    out[at, seat, 45 + np.minimum(bought[at, seat], 3)] = 1
    payable = ((lacking == 1) & (lack < 1 << np.minimum(coins, 60)[:, :, None] + 1)).any(axis=2)
    out[at, seat, 49] = payable[at, seat]


def _cards(positions: Array, fields: Array, out: Array) -> None:
    """Discard piles and the own hand."""
    wanted = np.zeros((len(positions), 14), bool)
    wanted[:, 0] = True
    for pile in range(4):
        wanted[np.arange(len(positions)), positions[:, PILES_AT + pile] + 1] = True
    wanted[:, 13] = False
    for pile in range(4):
        top = fields[:, :, 5 + pile]
        at, seat = np.nonzero(top < NO_RANK)
        out[at, seat, 51 + top[at, seat]] += 1
        out[:, :, 50] += np.take_along_axis(wanted, top, 1) / np.float32(4)
    out[:, :, 64] = POPCOUNT[fields[:, :, 9]] / 8
    out[:, :, 65:71] = fields[:, :, 10:16] / (5, 5, 20, 5, 4, 20)
    hand = positions[:, HAND_AT : HAND_AT + 13]
    out[:, 0, 71:84] = hand
    out[:, 0, 84] = (hand * wanted[:, :13]).sum(axis=1) / 5
    out[:, 0, 85] = positions[:, KIND] == PENDING
