"""What a seat may do in Skip-Bo, as in `games/skip_bo/legal.py`, numbered as in `games/skip_bo/moves.py`."""

from __future__ import annotations

from spila.twin.batch import below
from spila.twin.layout import Cells, Words
from spila.twin.skip_bo import (
    decline_toll,
    discard,
    end_turn,
    pay_toll,
    play,
    refill,
)
from spila.twin.skip_bo_row import (
    ACTIONS,
    BUY_DISCARDS,
    BUY_STOCKS,
    BYTE_ONES,
    BYTES,
    COIN_AS_ONE,
    COIN_AS_TWELVE,
    COINS,
    DECLINE_ACTION,
    DISCARD,
    DISCARD_ACTIONS,
    DISTINCT,
    EIGHTS,
    END_ACTION,
    HAND,
    HAND_RANKS,
    HELD,
    HELD_CARDS,
    KEEP_LAST_STOCK,
    MUST_PLAY_STOCK,
    NEVER,
    NO_WILD_ON_WILD,
    ONES,
    OVER,
    OWN_SOURCES,
    OWN_STOCK,
    PAY_ACTION,
    PHASE,
    PILES,
    PLAY,
    PLAY_ACTIONS,
    SEATING,
    SEVENS,
    STIRRED,
    STOCK,
    SUBSTITUTE_ACTIONS,
    TOLL_OPEN,
    TOP_RANK,
    TOPS,
    TOPS_BITS,
    TOPS_MASK,
    TURN,
    TWELVE_ACTIONS,
    VALUES,
    clear,
    kind_of,
    rank_of,
    seat_at,
    substitute,
    wild_on_top,
)


def same(ranks: int, rank: int) -> int:
    """The highest of the four bits of each rank in the word that is this rank."""
    unlike = ranks ^ (rank * ONES)
    return ~(((unlike & SEVENS) + SEVENS) | unlike) & EIGHTS


def marks(flags: int) -> int:
    """How many flags a result of `same` has."""
    return (((flags >> 3) * ONES) >> 56) & 15


def marked(flags: int, place: int) -> int:
    """Where in the word the flag with this number is."""
    for _ in range(place):
        flags &= flags - 1
    found = 0
    while flags & 8 == 0:
        flags >>= 4
        found += 1
    return found


def sources_of(row: Cells, words: Words, config: Cells, group: int) -> int:
    """The ranks that could be played: the first word has the hand, the own piles and those of the next seat, the second
    those of three seats more, the third those of the last.
    """
    seats = config[SEATING] + 0
    seat = row[TURN] + 0
    if group == 0:
        other = seat + 1 if seat + 1 < seats else 0
        return (
            words[HAND_RANKS] | words[TOPS + seat] << TOPS_BITS | for_sale(row, words, config, other) << 2 * TOPS_BITS
        )
    found = 0
    for place in range(3):
        offset = 3 * group - 1 + place
        if offset < seats:
            other = seat + offset if seat + offset < seats else seat + offset - seats
            found |= for_sale(row, words, config, other) << TOPS_BITS * place
        else:
            found |= TOPS_MASK << TOPS_BITS * place
    return found


def for_sale(row: Cells, words: Words, config: Cells, owner: int) -> int:
    """The ranks on top of the owner's piles, without a last stock card that may not be bought (SB-GAP-17)."""
    ranks = words[TOPS + owner]
    if config[KEEP_LAST_STOCK] > 0 and row[seat_at(owner) + STOCK] == 1:
        ranks |= NEVER
    return ranks


def groups_of(row: Cells, config: Cells) -> int:
    """How many words of sources there are."""
    return 1 + config[SEATING] // 3


def payable(group: int, coins: int, price: int) -> int:
    """The sources in a word whose card the seat can pay, with so much to pay besides."""
    if coins > price:
        return EIGHTS
    return OWN_SOURCES if group == 0 else 0


def fitting(row: Cells, config: Cells, ranks: int, group: int, pile: int, coins: int) -> int:
    """The sources whose card goes on the pile (SB-PILE, SB-WILD, SB-GAP-11)."""
    found = same(ranks, row[VALUES + pile] + 1)
    if config[NO_WILD_ON_WILD] == 0 or not wild_on_top(row, config, pile):
        found |= same(ranks, 0)
    return found & payable(group, coins, 0)


def following(row: Cells, config: Cells, ranks: int, group: int, pile: int, coins: int) -> int:
    """The sources whose card can follow coins on the pile (SB-SUB, SB-GAP-12, SB-GAP-13, SB-GAP-15)."""
    wanted = row[VALUES + pile] + 1
    if wanted >= TOP_RANK or wanted > coins or (wanted == 1 and config[COIN_AS_ONE] == 0):
        return 0
    return (same(ranks, wanted + 1) | same(ranks, 0)) & payable(group, coins, wanted)


def source_number(row: Cells, config: Cells, group: int, place: int) -> int:
    """The number of a source in the table of moves."""
    if group == 0:
        if place < HAND:
            return kind_of(config, row[seat_at(row[TURN]) + HELD_CARDS + place]) + 0
        if place < 2 * HAND:
            return OWN_STOCK + place - HAND
        place -= 2 * HAND
        offset = 1
    else:
        offset = 3 * group - 1 + place // 5
        place = place % 5
    owner = (row[TURN] + offset) % config[SEATING]
    return BUY_STOCKS + owner if place == 0 else BUY_DISCARDS + PILES * owner + place - 1


def must_play_stock(row: Cells, words: Words, config: Cells) -> bool:
    """SB-GAP-08, where the table plays with the duty: whether the own stock card fits."""
    if config[MUST_PLAY_STOCK] == 0:
        return False
    rank = words[TOPS + row[TURN]] & 15
    for pile in range(PILES):
        if rank == row[VALUES + pile] + 1:
            return True
        if rank == 0 and (config[NO_WILD_ON_WILD] == 0 or not wild_on_top(row, config, pile)):
            return True
    return False


def legal(row: Cells, words: Words, config: Cells, seat: int, listed: Cells) -> int:
    """Write the actions of every legal move; how many there are."""
    phase = row[PHASE]
    if seat != row[TURN] or phase == OVER:
        return 0
    if phase == TOLL_OPEN:
        listed[0] = PAY_ACTION
        listed[1] = DECLINE_ACTION
        return 2
    count = 0
    if phase == DISCARD or not must_play_stock(row, words, config):
        ranks = words[HAND_RANKS]
        mine = seat_at(seat) + HELD_CARDS
        for place in range(row[seat_at(seat) + HELD] + 0):
            if ranks >> 4 * place & 15 != NEVER:
                action = DISCARD_ACTIONS + PILES * kind_of(config, row[mine + place])
                for pile in range(PILES):
                    listed[count + pile] = action + pile
                count += PILES
        if row[seat_at(seat) + HELD] == 0:
            listed[count] = END_ACTION
            count += 1
    if phase == DISCARD:
        return count
    coins = row[seat_at(seat) + COINS] + 0
    for group in range(groups_of(row, config)):
        ranks = sources_of(row, words, config, group)
        for pile in range(PILES):
            flags = fitting(row, config, ranks, group, pile, coins)
            for place in range(marks(flags)):
                source = source_number(row, config, group, marked(flags, place))
                listed[count] = PLAY_ACTIONS + PILES * source + pile
                count += 1
            flags = following(row, config, ranks, group, pile, coins)
            for place in range(marks(flags)):
                source = source_number(row, config, group, marked(flags, place))
                listed[count] = SUBSTITUTE_ACTIONS + PILES * source + pile
                count += 1
    if config[COIN_AS_TWELVE] > 0 and coins >= TOP_RANK:
        for pile in range(PILES):
            if row[VALUES + pile] == TOP_RANK - 1:
                listed[count] = TWELVE_ACTIONS + pile
                count += 1
    return count


def choose(row: Cells, words: Words, config: Cells) -> int:
    """A random legal action, each equally likely: they are counted, and only the one chosen is looked for."""
    seat = row[TURN] + 0
    phase = row[PHASE]
    who = seat << 32
    if phase == TOLL_OPEN:
        return who | below(words, 2)
    discards = PILES * row[DISTINCT]
    if phase == DISCARD:
        return who | nth_discard(row, words, config, below(words, discards))
    if row[seat_at(seat) + HELD] == 0:
        discards = 1
    if must_play_stock(row, words, config):
        discards = 0
    coins = row[seat_at(seat) + COINS] + 0
    count = discards
    groups = groups_of(row, config) if coins > 0 else 1
    for group in range(groups):
        ranks = sources_of(row, words, config, group)
        sums = 0
        for pile in range(PILES):
            sums += fitting(row, config, ranks, group, pile, coins) >> 3
            sums += following(row, config, ranks, group, pile, coins) >> 3
        sums = (sums & BYTES) + ((sums >> 4) & BYTES)
        count += ((sums * BYTE_ONES) >> 56) & 255
    twelves = 0
    if config[COIN_AS_TWELVE] > 0 and coins >= TOP_RANK:
        for pile in range(PILES):
            twelves += 1 if row[VALUES + pile] == TOP_RANK - 1 else 0
    nth = below(words, count + twelves)
    if nth < discards:
        return who | nth_discard(row, words, config, nth)
    if nth >= count:
        return who | nth_twelve(row, nth - count)
    return who | nth_play(row, words, config, nth - discards, coins)


def nth_discard(row: Cells, words: Words, config: Cells, nth: int) -> int:
    mine = seat_at(row[TURN])
    if row[mine + HELD] == 0:
        return END_ACTION
    ranks = words[HAND_RANKS]
    place = 0
    wanted = nth // PILES
    while ranks & 15 == NEVER or wanted > 0:
        if ranks & 15 != NEVER:
            wanted -= 1
        ranks >>= 4
        place += 1
    return DISCARD_ACTIONS + PILES * kind_of(config, row[mine + HELD_CARDS + place]) + nth % PILES


def nth_twelve(row: Cells, nth: int) -> int:
    pile = 0
    while row[VALUES + pile] != TOP_RANK - 1 or nth > 0:
        if row[VALUES + pile] == TOP_RANK - 1:
            nth -= 1
        pile += 1
    return TWELVE_ACTIONS + pile


def nth_play(row: Cells, words: Words, config: Cells, nth: int, coins: int) -> int:
    """The play or substitution with this number, in the order of `legal`."""
    for group in range(groups_of(row, config)):
        ranks = sources_of(row, words, config, group)
        for pile in range(PILES):
            flags = fitting(row, config, ranks, group, pile, coins)
            count = marks(flags)
            if nth < count:
                return PLAY_ACTIONS + PILES * source_number(row, config, group, marked(flags, nth)) + pile
            nth -= count
            flags = following(row, config, ranks, group, pile, coins)
            count = marks(flags)
            if nth < count:
                return SUBSTITUTE_ACTIONS + PILES * source_number(row, config, group, marked(flags, nth)) + pile
            nth -= count
    return END_ACTION


def step(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """Carry out an action: 1, or 0 when it is not legal and nothing changed."""
    phase = row[PHASE] + 0
    if seat != row[TURN] or phase == OVER or action < 0 or action >= ACTIONS:
        return 0
    if phase == TOLL_OPEN:
        if action == PAY_ACTION:
            pay_toll(row, words, config)
        elif action == DECLINE_ACTION:
            decline_toll(row, words, config)
        else:
            return 0
        return 1
    mine = seat_at(seat)
    if DISCARD_ACTIONS <= action < PLAY_ACTIONS:
        place = place_in_hand(row, config, mine, (action - DISCARD_ACTIONS) // PILES)
        if place < 0 or (phase == PLAY and must_play_stock(row, words, config)):
            return 0
        discard(row, words, config, place, (action - DISCARD_ACTIONS) % PILES)
        return 1
    if phase == DISCARD:
        return 0
    if action >= PLAY_ACTIONS:
        return play_action(row, words, config, seat, action)
    if action == END_ACTION:
        if row[mine + HELD] > 0 or must_play_stock(row, words, config):
            return 0
        end_turn(row, words, config)
        return 1
    pile = action - TWELVE_ACTIONS
    if pile < 0 or config[COIN_AS_TWELVE] == 0 or row[VALUES + pile] != TOP_RANK - 1 or row[mine + COINS] < TOP_RANK:
        return 0
    row[STIRRED] = 1
    substitute(row, pile)
    clear(row, config, pile)
    if row[mine + HELD] == 0:
        refill(row, words, config)
    return 1


def place_in_hand(row: Cells, config: Cells, mine: int, kind: int) -> int:
    """The first card of this kind in the seat's hand; -1 when there is none."""
    for place in range(row[mine + HELD] + 0):
        if kind_of(config, row[mine + HELD_CARDS + place]) == kind:
            return place
    return -1


def play_action(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """SB-PILE, SB-SUB and SB-BUY: the card must be there, be paid for and fit."""
    after_coins = action >= SUBSTITUTE_ACTIONS
    number = action - (SUBSTITUTE_ACTIONS if after_coins else PLAY_ACTIONS)
    source, pile = number // PILES, number % PILES
    mine = seat_at(seat)
    price = 0
    place = 0
    if source < OWN_STOCK:
        place = place_in_hand(row, config, mine, source)
        if place < 0:
            return 0
        rank = rank_of(config, row[mine + HELD_CARDS + place])
    elif source < BUY_STOCKS:
        rank = words[TOPS + seat] >> 4 * (source - OWN_STOCK) & 15
    else:
        price = 1
        if source < BUY_DISCARDS:
            owner, top = source - BUY_STOCKS, 0
        else:
            owner, top = (source - BUY_DISCARDS) // PILES, 1 + (source - BUY_DISCARDS) % PILES
        if owner == seat or owner >= config[SEATING]:
            return 0
        rank = for_sale(row, words, config, owner) >> 4 * top & 15
    wanted = row[VALUES + pile] + 1
    if after_coins:
        if wanted == TOP_RANK or (wanted == 1 and config[COIN_AS_ONE] == 0):
            return 0
        price += wanted
        wanted += 1
    if rank != wanted:
        if rank != 0:
            return 0
        if not after_coins and config[NO_WILD_ON_WILD] > 0 and wild_on_top(row, config, pile):
            return 0
    if row[mine + COINS] < price:
        return 0
    if after_coins:
        substitute(row, pile)
    play(row, words, config, source, place, pile)
    return 1
