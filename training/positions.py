"""Positions and features of the value network, compiled: the twin's counterpart of `spila.bots.skip_bo.features`.

A position is what a seat knows at one point of its turn, as small numbers; `spila.bots.skip_bo.positions` has the
layout. Here it is read from a row of the twin, without any cell that the seat cannot see. `tests/training` holds both
versions equal.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import FADING, INPUTS, NEEDS, POPCOUNT, SEAT_INPUTS
from spila.bots.skip_bo.positions import (
    BESIDE,
    COINS_AT_START,
    EMPTY,
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
)  # fmt: skip
from spila.twin import skip_bo_row as at
from spila.twin.batch import compiled

twin = compiled("skip-bo")
rank_of, toll_of, seat_at, below_at = twin.rank_of, twin.toll_of, twin.seat_at, twin.below_at

Array = Any


@njit(cache=True, error_model="numpy")
def unseen_of(row: Array, config: Array, me: int, out: Array) -> None:
    """By rank, the cards that the seat does not see: as `evaluation.unseen_ranks`."""
    for rank in range(13):
        out[rank] = 0
    for card in range(1, config[at.DECK] + 1):
        out[rank_of(config, card)] += 1
    under = below_at(config)
    hand = seat_at(me) + at.HELD_CARDS
    for place in range(5):
        if row[hand + place] > 0:
            out[rank_of(config, row[hand + place])] -= 1
    for seat in range(config[at.SEATING]):
        mine = seat_at(seat)
        if row[mine + at.STOCK_TOP] > 0:
            out[rank_of(config, row[mine + at.STOCK_TOP])] -= 1
        for pile in range(4):
            card = row[mine + at.DISCARD_TOPS + pile] + 0
            while card > 0:
                out[rank_of(config, card)] -= 1
                card = row[under + card] + 0
    for pile in range(4):
        value = row[at.VALUES + pile] + 0
        for number in range(1, value + 1):
            card = row[at.PILE + 12 * pile + number - 1] + 0
            if card > 0:
                out[number if number < value else rank_of(config, card)] -= 1


@njit(cache=True, error_model="numpy")
def position_of(
    row: Array, config: Array, me: int, kind: int, new_stock: bool, unseen: Array, hands: Array, out: Array
) -> None:
    """Write the position after a line of play of seat `me`. `new_stock`: its stock card is not known yet. `unseen` and
    `hands` (how many cards each seat holds) are from before the line.
    """
    seats = config[at.SEATING] + 0
    under = below_at(config)
    out[KIND] = kind
    out[SEATS_AT] = seats
    for pile in range(4):
        out[PILES_AT + pile] = row[at.VALUES + pile]
        out[BESIDE + pile] = row[at.BESIDE + pile]
    for rank in range(13):
        out[UNSEEN + rank] = unseen[rank]
        out[HAND_AT + rank] = 0
    held = 0
    if kind != EMPTY:
        hand = seat_at(me) + at.HELD_CARDS
        for place in range(5):
            if row[hand + place] > 0:
                out[HAND_AT + rank_of(config, row[hand + place])] += 1
                held += 1
    out[STOCK_SIZE_AT] = config[at.STOCK_SIZE]
    out[COINS_AT_START] = config[at.EACH_COINS]
    out[FLAGS] = config[at.COIN_AS_ONE]
    out[FLAGS + 1] = config[at.COIN_AS_TWELVE]
    out[FLAGS + 2] = config[at.NO_WILD_ON_WILD]
    out[FLAGS + 3] = config[at.MUST_PLAY_STOCK]
    out[FLAGS + 4] = config[at.UNPAID_DISCARDS]
    out[FLAGS + 5] = config[at.KEEP_LAST_STOCK]
    out[FLAGS + 6] = config[at.FEWEST_WINS]
    for offset in range(6):
        to = SEATS_FROM + SEAT_FIELDS * offset
        if offset >= seats:
            for field in range(SEAT_FIELDS):
                out[to + field] = 0
            continue
        seat = me + offset if me + offset < seats else me + offset - seats
        mine = seat_at(seat)
        card = row[mine + at.STOCK_TOP] + 0
        known = card > 0 and not (new_stock and offset == 0)
        out[to] = row[mine + at.STOCK]
        out[to + 1] = rank_of(config, card) if known else NO_RANK
        out[to + 2] = toll_of(config, card) if known else 0
        out[to + 3] = row[mine + at.COINS]
        out[to + 4] = held if offset == 0 else hands[seat]
        bits = 0
        runs = same = between = buried = room = total = 0
        for pile in range(4):
            card = row[mine + at.DISCARD_TOPS + pile] + 0
            out[to + 5 + pile] = rank_of(config, card) if card > 0 else NO_RANK
            if card == 0:
                room += 1
            above = -1
            running = True
            while card > 0:
                rank = rank_of(config, card)
                total += 1
                if above >= 0:
                    if rank == 0:
                        buried += 1
                    elif above == 0:
                        pass
                    elif rank == above + 1:
                        runs += 1
                    elif rank == above:
                        same += 1
                    elif rank > above:
                        between += rank - above
                    else:
                        buried += 1
                if running:
                    if above >= 0 and (rank != above + 1 or above == 0):
                        running = False
                    else:
                        bits |= 1 << rank
                above = rank
                card = row[under + card] + 0
        out[to + 9] = bits
        out[to + 10] = runs
        out[to + 11] = same
        out[to + 12] = between
        out[to + 13] = buried
        out[to + 14] = room
        out[to + 15] = total


@njit(cache=True, error_model="numpy", fastmath=True)
def features_of(position: Array, out: Array) -> int:
    """Write the inputs of each seat, `INPUTS` numbers each; how many seats there are."""
    seats = position[SEATS_AT] + 0
    kind = position[KIND] + 0
    total = 0
    for rank in range(13):
        total += max(position[UNSEEN + rank] + 0, 0)
    total = max(total, 1)
    wilds_unseen = max(position[UNSEEN] + 0, 0)
    base = SEAT_INPUTS
    shared = out[0]
    for index in range(base, INPUTS):
        shared[index] = 0.0
    most = 0
    stakes = 0
    wanted = 0
    for pile in range(4):
        value = position[PILES_AT + pile] + 0
        shared[base + value % 12] += 1.0
        stakes += position[BESIDE + pile]
        most = max(most, position[BESIDE + pile] + 0)
        wanted |= 1 << (value + 1)
    shared[base + 12] = stakes / 12.0
    shared[base + 13] = most / 12.0
    shared[base + 14 + kind] = 1.0
    shared[base + 18 + seats - 2] = 1.0
    for rank in range(13):
        shared[base + 23 + rank] = 13.0 * max(position[UNSEEN + rank] + 0, 0) / total
    shared[base + 36] = total / 150.0
    shared[base + 37] = position[STOCK_SIZE_AT] / 30.0
    shared[base + 38] = position[COINS_AT_START] / 12.0
    for flag in range(7):
        shared[base + 39 + flag] = position[FLAGS + flag]
    tops = 0
    owner_tops = np.zeros(6, np.int64)
    for offset in range(seats):
        at_seat = SEATS_FROM + SEAT_FIELDS * offset
        for pile in range(4):
            rank = position[at_seat + 5 + pile] + 0
            if rank < NO_RANK:
                owner_tops[offset] |= 1 << rank
    chances = np.zeros(13, np.float32)
    for offset in range(seats):
        tops = 0
        for other in range(seats):
            if other != offset:
                tops |= owner_tops[other]
        x = out[offset]
        if offset:
            for index in range(base, INPUTS):
                x[index] = shared[index]
        for index in range(base):
            x[index] = 0.0
        at_seat = SEATS_FROM + SEAT_FIELDS * offset
        stock = position[at_seat] + 0
        rank = position[at_seat + 1] + 0
        coins = position[at_seat + 3] + 0
        x[0] = 1.0 if offset == 0 else 0.0
        x[1] = 1.0 if offset == 1 else 0.0
        x[2] = offset / seats if offset else (0.0 if kind >= STOCK else 1.0)
        x[3] = stock / 10.0
        if 1 <= stock <= 8:
            x[3 + stock] = 1.0
        least = 1000
        for other in range(seats):
            if other != offset:
                least = min(least, position[SEATS_FROM + SEAT_FIELDS * other] + 0)
        x[12] = min(max((stock - least) / 10.0, -3.0), 3.0)
        x[13] = coins / 12.0
        x[14] = 1.0 if coins >= 1 else 0.0
        x[15] = 1.0 if coins >= 2 else 0.0
        x[16] = 1.0 if coins >= 4 else 0.0
        x[17] = 1.0 if coins >= 7 else 0.0
        x[18] = position[at_seat + 2] / 3.0
        x[19] = 1.0 if position[at_seat + 2] > coins else 0.0
        x[20] = 1.0 if rank == NO_RANK else 0.0
        x[21] = 1.0 if rank == 0 else 0.0
        x[22] = position[at_seat + 4] / 5.0
        runs = position[at_seat + 9] + 0
        held = runs
        wilds = 0
        fresh = 5
        if offset == 0:
            fresh = 5 - position[at_seat + 4]
            wilds = position[HAND_AT] + 0
            for each in range(1, 13):
                if position[HAND_AT + each] > 0:
                    held |= 1 << each
        if rank != NO_RANK:
            for each in range(13):
                part = (max(position[UNSEEN + each] + 0, 0) + 0.7 * wilds_unseen) / (total + 1.0)
                chances[each] = 1.0 - (1.0 - min(part, 1.0)) ** fresh
            best = second = 99
            near = 99
            bought_best = 99
            top_chance = 0.0
            safe = 1.0
            payable = 0.0
            for pile in range(4):
                value = position[PILES_AT + pile] % 12
                need = NEEDS[rank, value]
                lack = need & ~held
                missing = max(POPCOUNT[lack] - wilds, 0)
                near = min(near, POPCOUNT[need] + 0)
                if missing < best:
                    second = best
                    best = missing
                elif missing < second:
                    second = missing
                bought_best = min(bought_best, max(POPCOUNT[lack & ~tops] - wilds, 0))
                if POPCOUNT[lack] == 1 and lack < 1 << (coins + 1):
                    payable = 1.0
                chance = 1.0
                if missing > 0:
                    for each in range(1, 13):
                        if lack >> each & 1:
                            chance *= chances[each]
                    chance *= 0.85 ** (POPCOUNT[lack] - 1)
                chance *= FADING[POPCOUNT[need]]
                top_chance = max(top_chance, chance)
                safe *= 1.0 - chance
            x[23 + min(best, 6)] = 1.0
            x[30 + min(second, 6)] = 1.0
            x[37 + min(near, 5)] = 1.0
            x[43] = top_chance
            x[44] = 1.0 - safe
            x[45 + min(bought_best, 3)] = 1.0
            x[49] = payable
        fitting = 0
        for pile in range(4):
            top = position[at_seat + 5 + pile] + 0
            if top < NO_RANK:
                x[51 + top] += 1.0
                if top == 0 or wanted >> top & 1:
                    fitting += 1
        x[50] = fitting / 4.0
        x[64] = POPCOUNT[runs] / 8.0
        x[65] = position[at_seat + 10] / 5.0
        x[66] = position[at_seat + 11] / 5.0
        x[67] = position[at_seat + 12] / 20.0
        x[68] = position[at_seat + 13] / 5.0
        x[69] = position[at_seat + 14] / 4.0
        x[70] = position[at_seat + 15] / 20.0
        if offset == 0:
            fitting = 0
            for each in range(13):
                x[71 + each] = position[HAND_AT + each]
                if each == 0 or wanted >> each & 1:
                    fitting += position[HAND_AT + each]
            x[84] = fitting / 5.0
            x[85] = 1.0 if kind == PENDING else 0.0
    return seats
