"""Whole games between players that search, compiled."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import INPUTS
from spila.bots.skip_bo.positions import LENGTH, PENDING
from spila.twin import skip_bo_row as at
from training.positions import position_of, twin, unseen_of
from training.search import DISCARDS, LEAVES, NODES, plan
from training.value import MOST_HIDDEN, judge

Array = Any
step, legal, deal, result = twin.step, twin.legal, twin.deal, twin.result
seat_at, below_at, ring_at, seed_row = twin.seat_at, twin.below_at, twin.ring_at, twin.seed_row
put_top, read_hand, below = twin.put_top, twin.read_hand, twin.below

NAIVE = -1
"""The policy of a player without any plan; 0 is the rough judgement, 1 and more are networks."""


@njit(cache=True, error_model="numpy")
def follow(row: Array, words: Array, config: Array, me: int, line: Array, length: int) -> bool:
    """Make the moves of a line; whether all were legal."""
    for place in range(length):
        action = line[place]
        if action < 0:
            if row[at.PHASE] == at.TOLL_OPEN and row[at.TURN] == me:
                step(row, words, config, me, at.PAY_ACTION if action == -1 else at.DECLINE_ACTION)
        elif step(row, words, config, me, action) == 0:
            return False
    return True


@njit(cache=True, error_model="numpy")
def naive_move(row: Array, words: Array, config: Array, me: int, listed: Array) -> None:
    """As the bot `naive`: any play there is, else any discard; every toll is paid."""
    count = legal(row, words, config, me, listed)
    plays = 0
    for place in range(count):
        action = listed[place]
        if action == at.PAY_ACTION or action >= at.PLAY_ACTIONS or at.TWELVE_ACTIONS <= action < at.DISCARD_ACTIONS:
            listed[plays] = action
            plays += 1
    chosen = listed[np.random.randint(0, plays if plays else count)]
    step(row, words, config, me, at.PAY_ACTION if row[at.PHASE] == at.TOLL_OPEN else chosen)


@njit(cache=True, error_model="numpy", nogil=True)
def play_games(
    config: Array, size: int, words_size: int, dtype_row: Array, games: int, seed: int, policies: Array,
    weights: Array, budget: int, shortlist: int, margin: float, drawn_share: float, samples: Array, games_of: Array,
    seats_of: Array, winners: Array, learners: int,
) -> int:  # fmt: skip
    """Play games to the end. `policies` has the player of each seat in each game. Players from number `learners` on
    draw their line at random in a share of their turns, from those within the margin; the ends of these lines are
    recorded, or those of all lines where nothing is drawn. How many there are.
    """
    np.random.seed(seed & 0x7FFFFFFF)
    row = np.zeros_like(dtype_row)
    words = np.zeros(words_size, np.int64)
    rows = np.zeros((NODES + 1, size), dtype_row.dtype)
    worded = np.zeros((NODES + 1, words_size), np.int64)
    leaf_positions = np.zeros((LEAVES + DISCARDS, LENGTH), np.int16)
    inputs = np.zeros((6, INPUTS), np.float32)
    scratch = np.zeros((10, MOST_HIDDEN), np.float32)
    chances = np.zeros(6, np.float32)
    line = np.zeros(400, np.int64)
    end = np.zeros(LENGTH, np.int16)
    pending = np.zeros(LENGTH, np.int16)
    count = 0
    for game in range(games):
        seed_row(words, seed, game)
        deal(row, words, config)
        segments = 0
        while row[at.PHASE] != at.OVER and segments < 20_000:
            segments += 1
            me = row[at.TURN] + 0
            policy = policies[game, me]
            if policy == NAIVE:
                naive_move(row, words, config, me, line)
                continue
            learns = policy >= learners
            drawn = margin if learns and np.random.random() < drawn_share else 0.0
            length = plan(
                row, words, config, policy, weights, budget, shortlist, drawn, rows, worded,
                leaf_positions, inputs, scratch, chances, line, end, pending,
            )  # fmt: skip
            if learns and count < len(samples) and (drawn > 0 or drawn_share == 0):
                samples[count] = end
                games_of[count] = game
                seats_of[count] = me
                count += 1
            if length == 0:
                return -1 - game
            if not follow(row, words, config, me, line, length):
                return -1 - game
        winners[game] = result(row, words, config) & 255 if row[at.PHASE] == at.OVER else 0
    return count


@njit(cache=True, error_model="numpy")
def redeal(row: Array, words: Array, config: Array, me: int, cards: Array) -> None:
    """Deal what the seat cannot see anew: the draw pile, the others' hands and what lies below the stock cards."""
    seats = config[at.SEATING] + 0
    under, ring, deck = below_at(config), ring_at(config), config[at.DECK] + 0
    first = row[at.FIRST] + 0
    count = 0
    for place in range(first, first + row[at.DRAW]):
        cards[count] = row[ring + (place if place < deck else place - deck)]
        count += 1
    for seat in range(seats):
        mine = seat_at(seat)
        if seat != me:
            for place in range(row[mine + at.HELD] + 0):
                cards[count] = row[mine + at.HELD_CARDS + place]
                count += 1
        card = row[under + row[mine + at.STOCK_TOP]] + 0
        while card > 0:
            cards[count] = card
            count += 1
            card = row[under + card] + 0
    for last in range(count - 1, 0, -1):
        other = below(words, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    count = 0
    for place in range(first, first + row[at.DRAW]):
        row[ring + (place if place < deck else place - deck)] = cards[count]
        count += 1
    for seat in range(seats):
        mine = seat_at(seat)
        if seat != me:
            held = row[mine + at.HELD] + 0
            hand = np.sort(cards[count : count + held])
            count += held
            for place in range(held):
                row[mine + at.HELD_CARDS + place] = hand[place]
        card = row[mine + at.STOCK_TOP] + 0
        for _ in range(row[mine + at.STOCK] - 1):
            row[under + card] = cards[count]
            card = cards[count]
            count += 1
        row[under + card] = 0
    read_hand(row, words, config)


@njit(cache=True, error_model="numpy", nogil=True)
def playouts(
    start: Array, config: Array, words_size: int, tops: Array, count: int, seed: int, weights: Array, budget: int,
    shortlist: int,
) -> float:  # fmt: skip
    """How often the seat to move wins from here, when all play by the first network and hidden cards are dealt anew."""
    np.random.seed(seed & 0x7FFFFFFF)
    me = start[at.TURN] + 0
    row = np.zeros_like(start)
    words = np.zeros(words_size, np.int64)
    rows = np.zeros((NODES + 1, len(start)), start.dtype)
    worded = np.zeros((NODES + 1, words_size), np.int64)
    leaf_positions = np.zeros((LEAVES + DISCARDS, LENGTH), np.int16)
    inputs = np.zeros((6, INPUTS), np.float32)
    scratch = np.zeros((10, MOST_HIDDEN), np.float32)
    chances = np.zeros(6, np.float32)
    line = np.zeros(600, np.int64)
    end = np.zeros(LENGTH, np.int16)
    pending = np.zeros(LENGTH, np.int16)
    cards = np.zeros(len(start), np.int64)
    won = 0.0
    for game in range(count):
        row[:] = start
        words[:] = tops
        seed_row(words, seed, game)
        redeal(row, words, config, me, cards)
        segments = 0
        while row[at.PHASE] != at.OVER and segments < 4000:
            segments += 1
            seat = row[at.TURN] + 0
            length = plan(
                row, words, config, 1, weights, budget, shortlist, 0.0, rows, worded, leaf_positions, inputs, scratch,
                chances, line, end, pending,
            )  # fmt: skip
            if length == 0:
                break
            follow(row, words, config, seat, line, length)
        if row[at.PHASE] == at.OVER:
            winners = result(row, words, config) & 255
            shared = 0
            for seat in range(config[at.SEATING]):
                shared += winners >> seat & 1
            if winners >> me & 1:
                won += 1.0 / shared
    return won / count


@njit(cache=True, error_model="numpy", nogil=True)
def recorded_rows(
    config: Array, size: int, words_size: int, dtype_row: Array, seed: int, turns: int, weights: Array, budget: int,
    shortlist: int,
) -> tuple[Array, Array, Array, float]:  # fmt: skip
    """A table in the middle of a game of the first network against itself, before a seat's line of play: its row and
    words, the position that the seat has there, and the own chance after the line that it wants to play.
    """
    row = np.zeros_like(dtype_row)
    words = np.zeros(words_size, np.int64)
    rows = np.zeros((NODES + 1, size), dtype_row.dtype)
    worded = np.zeros((NODES + 1, words_size), np.int64)
    leaf_positions = np.zeros((LEAVES + DISCARDS, LENGTH), np.int16)
    inputs = np.zeros((6, INPUTS), np.float32)
    scratch = np.zeros((10, MOST_HIDDEN), np.float32)
    chances = np.zeros(6, np.float32)
    line = np.zeros(600, np.int64)
    end = np.zeros(LENGTH, np.int16)
    pending = np.zeros(LENGTH, np.int16)
    position = np.zeros(LENGTH, np.int16)
    unseen = np.zeros(13, np.int64)
    hands = np.zeros(6, np.int64)
    seed_row(words, seed, 0)
    deal(row, words, config)
    stated = 0.0
    for turn in range(turns + 1):
        if row[at.PHASE] == at.OVER:
            break
        me = row[at.TURN] + 0
        length = plan(
            row, words, config, 1, weights, budget, shortlist, 0.0, rows, worded, leaf_positions, inputs, scratch,
            chances, line, end, pending,
        )  # fmt: skip
        if turn == turns:
            for seat in range(config[at.SEATING]):
                hands[seat] = row[seat_at(seat) + at.HELD]
            unseen_of(row, config, me, unseen)
            position_of(row, config, me, PENDING, False, unseen, hands, position)
            judge(weights[0], end, inputs, scratch, chances)
            stated = chances[0]
            break
        follow(row, words, config, me, line, length)
    return row, words, position, stated
