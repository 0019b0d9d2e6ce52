"""The turn search of the bots over rows of the twin, compiled.

The search tries lines of play of the seat to move on copies of its row, cheapest first, and stops each line where a
hidden card would be turned up. A position (`training.positions`) is made of each end of a line, and a player's
judgement of it decides: the rough one sorts out what is worse than the best line by more than a margin, and a network
chooses from the rest. Nothing of the row that the seat cannot see reaches a position.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.positions import (
    EMPTY,
    ENDED,
    HAND_AT,
    KIND,
    LENGTH,
    NO_RANK,
    PENDING,
    SEATS_FROM,
    STOCK,
)
from spila.twin import skip_bo_row as at
from training.positions import position_of, twin, unseen_of
from training.value import MARGINS, glance, judge, kind_of_table

Array = Any
step, legal, result = twin.step, twin.legal, twin.result
rank_of, kind_of, seat_at, below_at = twin.rank_of, twin.kind_of, twin.seat_at, twin.below_at
wild_on_top = twin.wild_on_top

MARKS = np.random.default_rng(0).integers(1 << 62, size=16)
NODES = 320
LEAVES = 640
DISCARDS = 160
"""How many discards are tried at most."""
SLACK = 3.0
"""What a discard may add in the eyes of the rough judgement."""
AFTER_STOCK = 40
DECIDED, UNDECIDED = 1e6, 1e3
"""Worth of a game won; of one that ends without a winner, negative."""
OUT = -1e12
"""Worth of what is not to be chosen."""
SPARE_CARD = 0.5
"""What it adds to discard a card of which another one is kept."""
STEP_COST, COIN_COST, WILD_COST = 0.2, 1.0, 5.0


@njit(cache=True, error_model="numpy")
def key_of(row: Array, words: Array, config: Array, me: int, bought: int) -> int:
    """Equal for points of the turn that are alike: building piles in any order."""
    key = words[at.HAND_RANKS] * 0x2545F4914F6CDD1D
    mine = seat_at(me)
    hand = 0
    for place in range(5):
        hand = hand * 79 + kind_of(config, row[mine + at.HELD_CARDS + place])
    key = (key ^ hand) * 0x1B873593 + bought
    for pile in range(4):
        key += MARKS[row[at.VALUES + pile]]
        key = key + (row[mine + at.DISCARD_COUNTS + pile] + 0) * MARKS[12 + pile]
    return (key ^ (key >> 31)) * 97 + row[mine + at.COINS]


@njit(cache=True, error_model="numpy")
def put_discard(position: Array, rank: int, pile: int, out: Array, below_run: int) -> None:
    """The position after a discard of this rank. `below_run`: the ranks that the pile offers now, as bits."""
    for index in range(LENGTH):
        out[index] = position[index]
    mine = SEATS_FROM
    out[KIND] = ENDED
    out[HAND_AT + rank] -= 1
    out[mine + 4] -= 1
    below = position[mine + 5 + pile] + 0
    out[mine + 5 + pile] = rank
    out[mine + 15] += 1
    if below == NO_RANK:
        out[mine + 14] -= 1
    elif below == 0:
        out[mine + 13] += 1
    elif rank == 0:
        pass
    elif below == rank + 1:
        out[mine + 10] += 1
    elif below == rank:
        out[mine + 11] += 1
    elif below > rank:
        out[mine + 12] += below - rank
    else:
        out[mine + 13] += 1
    out[mine + 9] = below_run | 1 << rank


@njit(cache=True, error_model="numpy")
def pile_runs(row: Array, config: Array, me: int, out: Array) -> None:
    """For each own discard pile the ranks that it offers one after the other, as bits."""
    under = below_at(config)
    for pile in range(4):
        card = row[seat_at(me) + at.DISCARD_TOPS + pile] + 0
        bits = 0
        above = -1
        while card > 0:
            rank = rank_of(config, card)
            if above == 0 or (above > 0 and rank != above + 1):
                break
            bits |= 1 << rank
            above = rank
            card = row[under + card] + 0
        out[pile] = bits


@njit(cache=True, error_model="numpy", nogil=True)
def plan(
    row: Array, words: Array, config: Array, policy: int, weights: Array, budget: int, shortlist: int,
    chance: float,
    rows: Array, worded: Array, leaf_positions: Array, inputs: Array, scratch: Array, chances: Array, line: Array,
    end: Array, pending: Array, nth: int = 0,
) -> int:  # fmt: skip
    """The best line of the seat to move, or the `nth` after it: its actions are written into `line`; how many there
    are, and 0 for none. With a `chance` it is drawn from those that are at most so much worse than the best one in the
    eyes of `rough`. `end` gets the position after it, `pending` the one before its discard (kind -1 where there is
    none).
    """
    me = row[at.TURN] + 0
    seats = config[at.SEATING] + 0
    mine = seat_at(me)
    unseen = np.zeros(13, np.int64)
    hands = np.zeros(6, np.int64)
    unseen_of(row, config, me, unseen)
    for seat in range(seats):
        hands[seat] = row[seat_at(seat) + at.HELD]
    parents = np.zeros(NODES, np.int64)
    via = np.zeros(NODES, np.int64)
    answer = np.zeros(NODES, np.int64)
    costs = np.zeros(NODES, np.float64)
    depth = np.zeros(NODES, np.int64)
    bought = np.zeros(NODES, np.int64)
    opened = np.zeros(NODES, np.int64)
    keys = np.zeros(NODES, np.int64)
    leaf_from = np.zeros(LEAVES, np.int64)
    leaf_via = np.zeros(LEAVES, np.int64)
    leaf_answer = np.zeros(LEAVES, np.int64)
    leaf_rough = np.zeros(LEAVES + DISCARDS, np.float64)
    leaf_before = np.zeros(LEAVES + DISCARDS, np.int64)  # the end of the line before a discard
    leaf_discard = np.zeros(LEAVES + DISCARDS, np.int64)
    leaf_runs = np.zeros((LEAVES, 4), np.int64)
    leaves = 0
    listed = np.zeros(600, np.int64)
    offered = np.zeros(78, np.int64)
    dear = np.zeros(24, np.int64)
    for seat in range(seats):
        if seat != me:
            for pile in range(4):
                card = row[seat_at(seat) + at.DISCARD_TOPS + pile] + 0
                if card > 0:
                    kind = kind_of(config, card)
                    dear[4 * seat + pile] = offered[kind]
                    offered[kind] = 1
    rows[0, :] = row
    worded[0, :] = words
    keys[0] = key_of(row, words, config, me, 0)
    nodes = 1
    stock_left = row[mine + at.STOCK] + 0
    spare, spare_words = rows[NODES], worded[NODES]
    while budget > 0:
        here = -1
        for node in range(nodes):
            if opened[node] == 0 and (here < 0 or costs[node] < costs[here]):
                here = node
        if here < 0:
            break
        opened[here] = 1
        budget -= 1
        count = legal(rows[here], worded[here], config, me, listed)
        may_stop = False
        free_stock = False
        piles = rows[here, at.VALUES : at.VALUES + 4]
        for place in range(count):
            action = listed[place]
            if action == at.END_ACTION or at.DISCARD_ACTIONS <= action < at.PLAY_ACTIONS:
                may_stop = True
                continue
            toll_pending = action < 2
            from_stock = from_hand = wild = False
            buying = 0
            if not toll_pending and action >= at.PLAY_ACTIONS:
                substituted = action >= at.SUBSTITUTE_ACTIONS
                number = action - (at.SUBSTITUTE_ACTIONS if substituted else at.PLAY_ACTIONS)
                source, pile = number // 4, number % 4
                skip = False
                for other in range(4):  # of piles that are alike only the one with the most coins beside it
                    if other != pile and piles[other] == piles[pile]:
                        if config[at.NO_WILD_ON_WILD] and wild_on_top(rows[here], config, other) != wild_on_top(
                            rows[here], config, pile
                        ):
                            continue
                        if rows[here, at.BESIDE + other] > rows[here, at.BESIDE + pile] or (
                            rows[here, at.BESIDE + other] == rows[here, at.BESIDE + pile] and other < pile
                        ):
                            skip = True
                if skip:
                    continue
                if source < at.OWN_STOCK:
                    from_hand = True
                    wild = source % 13 == 0
                elif source == at.OWN_STOCK:
                    from_stock = True
                else:
                    if source < at.BUY_STOCKS:
                        owner, top = me, 1 + source - at.OWN_DISCARDS
                    elif source < at.BUY_DISCARDS:
                        owner, top = source - at.BUY_STOCKS, 0
                        if stock_left > 2 or rows[here, seat_at(owner) + at.STOCK] <= 1:
                            continue
                        buying = 1 << (24 + owner)
                    else:
                        owner, top = (source - at.BUY_DISCARDS) // 4, 1 + (source - at.BUY_DISCARDS) % 4
                        if dear[source - at.BUY_DISCARDS]:
                            continue
                        buying = 1 << (source - at.BUY_DISCARDS)
                    wild = worded[here, at.TOPS + owner] >> 4 * top & 15 == 0
                if bought[here] & buying or (substituted and wild):
                    continue
            held_before = rows[here, mine + at.HELD] + 0
            for reply in range(2):  # pay an open toll; decline it
                if toll_pending and reply:
                    break
                spare[:] = rows[here]
                spare_words[:] = worded[here]
                step(spare, spare_words, config, me, action)
                declined = toll_pending and action == at.DECLINE_ACTION
                if not toll_pending:
                    if spare[at.PHASE] == at.TOLL_OPEN and spare[at.TURN] == me:
                        step(spare, spare_words, config, me, at.PAY_ACTION if reply == 0 else at.DECLINE_ACTION)
                        declined = reply == 1
                    elif reply:
                        break
                over = spare[at.PHASE] == at.OVER
                ended = over or spare[at.TURN] != me or spare[at.PHASE] == at.DISCARD or declined
                emptied = not ended and held_before == (0 if toll_pending else 1) and (toll_pending or from_hand)
                price = (
                    STEP_COST
                    + COIN_COST * max(0, rows[here, mine + at.COINS] + 0 - (spare[mine + at.COINS] + 0))
                    + (WILD_COST if wild else 0.0)
                )
                if from_stock and (over or not ended) and price < STEP_COST + 0.01:
                    free_stock = True
                if from_stock:
                    limit = AFTER_STOCK if depth[here] > 0 or price > STEP_COST + 0.01 else 0
                    budget = min(budget, limit)
                if over or ended or from_stock or emptied:
                    if leaves == LEAVES:
                        continue
                    leaf_from[leaves] = here
                    leaf_via[leaves] = action
                    leaf_answer[leaves] = reply
                    if over:
                        position_of(rows[here], config, me, ENDED, False, unseen, hands, leaf_positions[leaves])
                        winners = result(spare, spare_words, config) & 255
                        leaf_rough[leaves] = DECIDED if winners >> me & 1 else (-DECIDED if winners else -UNDECIDED)
                    else:
                        if from_stock and not ended:
                            kind = STOCK
                        elif emptied:
                            kind = EMPTY
                        elif spare[at.PHASE] == at.DISCARD and spare[at.TURN] == me:
                            kind = PENDING
                        else:
                            kind = ENDED
                        position_of(spare, config, me, kind, from_stock, unseen, hands, leaf_positions[leaves])
                        leaf_rough[leaves] = glance(leaf_positions[leaves], inputs)
                        if kind == PENDING:
                            pile_runs(spare, config, me, leaf_runs[leaves])
                    leaves += 1
                    continue
                if nodes == NODES:
                    continue
                key = key_of(spare, spare_words, config, me, bought[here] | buying)
                fresh = True
                for node in range(nodes):
                    if keys[node] == key:
                        fresh = False
                        break
                if fresh:
                    rows[nodes, :] = spare
                    worded[nodes, :] = spare_words
                    keys[nodes] = key
                    parents[nodes] = here
                    via[nodes] = action
                    answer[nodes] = reply
                    costs[nodes] = costs[here] + price
                    depth[nodes] = depth[here] + 1
                    bought[nodes] = bought[here] | buying
                    opened[nodes] = 0
                    nodes += 1
        if free_stock and here == 0:  # nothing is better than a stock card that costs nothing
            kept = 0
            for leaf in range(leaves):
                if leaf_positions[leaf, KIND] == STOCK or leaf_rough[leaf] >= DECIDED:
                    leaf_positions[kept] = leaf_positions[leaf]
                    leaf_from[kept], leaf_via[kept] = leaf_from[leaf], leaf_via[leaf]
                    leaf_answer[kept], leaf_rough[kept] = leaf_answer[leaf], leaf_rough[leaf]
                    kept += 1
            leaves = kept
            break
        if may_stop and not free_stock and leaves < LEAVES:
            leaf_from[leaves] = here
            leaf_via[leaves] = -1
            nothing = rows[here, mine + at.HELD] == 0
            kind = ENDED if nothing else PENDING
            position_of(rows[here], config, me, kind, False, unseen, hands, leaf_positions[leaves])
            leaf_rough[leaves] = glance(leaf_positions[leaves], inputs)
            pile_runs(rows[here], config, me, leaf_runs[leaves])
            leaves += 1
    # every discard after the most promising ends
    margin = chance
    if chance == 0.0 and policy > 0:
        margin = weights[policy - 1, MARGINS.start + kind_of_table(config[at.EACH_COINS] + 0, seats)]
    least = -1e18
    if margin > 0:
        for leaf in range(leaves):
            least = max(least, leaf_rough[leaf] - margin - SLACK)
    tried = np.zeros(leaves, np.int64)
    total = leaves
    for _ in range(shortlist):
        leaf = -1
        for each in range(leaves):
            if (
                leaf_positions[each, KIND] == PENDING
                and tried[each] == 0
                and leaf_rough[each] >= least
                and (leaf < 0 or leaf_rough[each] > leaf_rough[leaf])
            ):
                leaf = each
        if leaf < 0:
            break
        tried[leaf] = 1
        before = leaf_positions[leaf]
        source = rows[leaf_from[leaf]]
        spare[:] = source
        if leaf_via[leaf] >= 0:  # the hand after the play
            spare_words[:] = worded[leaf_from[leaf]]
            step(spare, spare_words, config, me, leaf_via[leaf])
            if spare[at.PHASE] == at.TOLL_OPEN and spare[at.TURN] == me:
                step(spare, spare_words, config, me, at.DECLINE_ACTION)
        last_kind = -1
        for place in range(spare[mine + at.HELD] + 0):
            kind = kind_of(config, spare[mine + at.HELD_CARDS + place])
            if kind == last_kind:
                continue
            last_kind = kind
            rank = kind % 13
            extra = -2.0 if rank == 0 else 0.0
            if place < spare[mine + at.HELD] - 1 and kind_of(config, spare[mine + at.HELD_CARDS + place + 1]) == kind:
                extra += SPARE_CARD
            empty_seen = False
            for pile in range(4):
                top = before[SEATS_FROM + 5 + pile] + 0
                if top == NO_RANK:
                    if empty_seen:
                        continue
                    empty_seen = True
                if total == LEAVES + DISCARDS:
                    continue
                bits = 0
                for other in range(4):
                    if other != pile:
                        bits |= leaf_runs[leaf, other]
                if top != NO_RANK and rank != 0 and top == rank + 1:
                    bits |= leaf_runs[leaf, pile]
                put_discard(before, rank, pile, leaf_positions[total], bits)
                leaf_rough[total] = glance(leaf_positions[total], inputs) + extra
                if top == NO_RANK:
                    leaf_rough[total] += 0.04 * rank
                leaf_before[total] = leaf
                leaf_discard[total] = at.DISCARD_ACTIONS + 4 * kind + pile
                total += 1
    # the best end, of those that are not silly
    highest, sensible = -1e18, 0
    for leaf in range(total):
        if leaf_positions[leaf, KIND] != PENDING:
            highest = max(highest, leaf_rough[leaf])
    least = highest - margin
    for leaf in range(total):
        if leaf_positions[leaf, KIND] != PENDING and leaf_rough[leaf] >= least:
            sensible += 1
    worths = np.zeros(total, np.float64)
    for leaf in range(total):
        if leaf_positions[leaf, KIND] == PENDING or leaf_rough[leaf] < least:
            worths[leaf] = OUT
            continue
        if abs(leaf_rough[leaf]) >= UNDECIDED or sensible == 1:
            worth = leaf_rough[leaf]
        elif chance > 0:
            worth = np.random.random()
        elif margin > 0:
            worth = judge(weights[policy - 1], leaf_positions[leaf], inputs, scratch, chances)
        else:
            worth = leaf_rough[leaf]
        worths[leaf] = worth
    best = -1
    for _ in range(nth + 1):
        if best >= 0:
            worths[best] = OUT
        best = -1
        for leaf in range(total):
            if worths[leaf] > OUT and (best < 0 or worths[leaf] > worths[best]):
                best = leaf
    if best < 0:
        return 0
    end[:] = leaf_positions[best]
    pending[KIND] = -1
    best_discard = -1
    if best >= leaves:
        best_discard = leaf_discard[best]
        best = leaf_before[best]
        pending[:] = leaf_positions[best]
    # the actions, last first
    count = 0
    if best_discard >= 0:
        line[count] = best_discard
        count += 1
    elif leaf_via[best] < 0:
        line[count] = at.END_ACTION
        count += 1
    if leaf_via[best] >= 0:
        if leaf_via[best] >= 2:
            line[count] = -1 - leaf_answer[best]  # what to answer if a toll is asked
            count += 1
        line[count] = leaf_via[best]
        count += 1
    node = leaf_from[best]
    while node > 0:
        if via[node] >= 2:
            line[count] = -1 - answer[node]
            count += 1
        line[count] = via[node]
        count += 1
        node = parents[node]
    for place in range(count // 2):
        line[place], line[count - 1 - place] = line[count - 1 - place], line[place]
    return count
