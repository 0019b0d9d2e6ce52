"""What a seat may do in Skip-Bo, as in `games/skip_bo/legal.py`, numbered as in `games/skip_bo/moves.py`.

What can be played is a word of flags: four bits for each of fifteen sources, one for each building pile. Counting legal
moves is counting bits, and the words that were counted are those from which a move is chosen.
"""

from __future__ import annotations

from typing import Final

from spila.twin.batch import below
from spila.twin.bits import first_mark, marked, marks
from spila.twin.layout import Cells, Words
from spila.twin.skip_bo_row import (
    BUY_DISCARDS,
    BUY_STOCKS,
    COIN_AS_ONE,
    COIN_AS_TWELVE,
    COINS,
    DECLINE_ACTION,
    DISCARD,
    DISCARD_ACTIONS,
    END_ACTION,
    HAND,
    HAND_KINDS,
    HAND_RANKS,
    HELD,
    KEEP_LAST_STOCK,
    MUST_PLAY_STOCK,
    NEVER,
    NO_KIND,
    NO_WILD_ON_WILD,
    OVER,
    OWN_STOCK,
    PAY_ACTION,
    PHASE,
    PILES,
    PLAY_ACTIONS,
    SEATING,
    STOCK,
    SUBSTITUTE_ACTIONS,
    TOLL_OPEN,
    TOP_RANK,
    TOPS,
    TURN,
    TWELVE_ACTIONS,
    VALUES,
    seat_at,
    wild_on_top,
)

ONES: Final = 0x111111111111111
SEVENS: Final = 0x777777777777777
EIGHTS: Final = 0x888888888888888
"""A bit of each of fifteen ranks."""
HAND_EIGHTS: Final = 0x88888
OWN_EIGHTS: Final = 0x8888888888
"""In the first word of sources: hand and own piles, which cost nothing."""
HAND_ONES: Final = 0x11111
TOPS_BITS: Final = 20
TOPS_MASK: Final = 0xFFFFF
BY_DISCARD, BY_PLAY, BY_SUBSTITUTE, BY_NUMBER = range(4)
"""Ways to move, for `pick`."""
WAY_BITS: Final = 16
GROUP_BITS: Final = 6
MARK: Final = 0xFFFF


def same(ranks: int, rank: int) -> int:
    """The highest of the four bits of each rank in the word that is this rank."""
    unlike = ranks ^ (rank * ONES)
    return ~(((unlike & SEVENS) + SEVENS) | unlike) & EIGHTS


def kinds_held(words: Words) -> int:
    """The places in the hand to move with the first card of each kind, at the highest of four bits each."""
    return ~same(words[HAND_RANKS], NEVER) & HAND_EIGHTS


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


def groups_of(config: Cells, coins: int) -> int:
    """How many words of sources there are for a seat with so many coins: cards of others cost one."""
    return 1 + config[SEATING] // 3 if coins > 0 else 1


def fitting(row: Cells, config: Cells, ranks: int, group: int, coins: int) -> int:
    """The sources whose card goes on a pile, and the piles (SB-PILE, SB-WILD, SB-GAP-11)."""
    wilds = same(ranks, 0)
    payable = EIGHTS if coins > 0 else (OWN_EIGHTS if group == 0 else 0)
    found = 0
    for pile in range(PILES):
        each = same(ranks, row[VALUES + pile] + 1)
        if config[NO_WILD_ON_WILD] == 0 or not wild_on_top(row, config, pile):
            each |= wilds
        found |= (each & payable) >> (PILES - 1 - pile)
    return found


def following(row: Cells, config: Cells, ranks: int, group: int, coins: int) -> int:
    """The sources whose card can follow coins on a pile, and the piles (SB-SUB, SB-GAP-12, SB-GAP-13, SB-GAP-15)."""
    if coins == 0:
        return 0
    wilds = same(ranks, 0)
    lowest = 1 if config[COIN_AS_ONE] > 0 else 2
    free = OWN_EIGHTS if group == 0 else 0
    found = 0
    for pile in range(PILES):
        wanted = row[VALUES + pile] + 1
        payable = EIGHTS if coins > wanted else (free if coins == wanted else 0)
        if wanted < lowest or wanted >= TOP_RANK:
            payable = 0
        found |= ((same(ranks, wanted + 1) | wilds) & payable) >> (PILES - 1 - pile)
    return found


def numbered(row: Cells, words: Words, config: Cells, group: int, mark: int) -> int:
    """The part of an action's number that says source and pile."""
    place, pile = mark >> 2, mark & 3
    if group == 0:
        if place < HAND:
            return (words[HAND_KINDS] >> 8 * place & NO_KIND) << 2 | pile
        if place < 2 * HAND:
            return (OWN_STOCK + place - HAND) << 2 | pile
        place -= 2 * HAND
        offset = 1
    else:
        other = 2 if place >= 2 * HAND else (1 if place >= HAND else 0)
        offset = 3 * group - 1 + other
        place -= HAND * other
    owner = row[TURN] + offset
    if owner >= config[SEATING]:
        owner -= config[SEATING]
    source = BUY_STOCKS + owner if place == 0 else BUY_DISCARDS + PILES * owner + place - 1
    return source << 2 | pile


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
        flags = kinds_held(words)
        while flags > 0:
            action = DISCARD_ACTIONS + ((words[HAND_KINDS] >> 2 * (first_mark(flags) - 3) & NO_KIND) << 2)
            for pile in range(PILES):
                listed[count + pile] = action + pile
            count += PILES
            flags &= flags - 1
        if row[seat_at(seat) + HELD] == 0:
            listed[count] = END_ACTION
            count += 1
    if phase == DISCARD:
        return count
    coins = row[seat_at(seat) + COINS] + 0
    for group in range(groups_of(config, coins)):
        ranks = sources_of(row, words, config, group)
        for way in range(2):
            flags = following(row, config, ranks, group, coins) if way else fitting(row, config, ranks, group, coins)
            first = SUBSTITUTE_ACTIONS if way else PLAY_ACTIONS
            while flags > 0:
                listed[count] = first + numbered(row, words, config, group, first_mark(flags))
                count += 1
                flags &= flags - 1
    if config[COIN_AS_TWELVE] > 0 and coins >= TOP_RANK:
        for pile in range(PILES):
            if row[VALUES + pile] == TOP_RANK - 1:
                listed[count] = TWELVE_ACTIONS + pile
                count += 1
    return count


def choose(row: Cells, words: Words, config: Cells) -> int:
    """A random legal action, each equally likely: they are counted, and only the one chosen gets its number."""
    who = (row[TURN] + 0) << 32
    if row[PHASE] == TOLL_OPEN:
        return who | below(words, 2)
    if row[PHASE] == DISCARD:
        flags = kinds_held(words)
        return who | discard_number(words, nth_discard(flags, below(words, PILES * marks(flags))))
    found = pick(row, words, config)
    way, mark = found >> WAY_BITS, found & MARK
    if way == BY_NUMBER:
        return who | mark
    if way == BY_DISCARD:
        return who | discard_number(words, mark)
    first = PLAY_ACTIONS if way == BY_PLAY else SUBSTITUTE_ACTIONS
    return who | first + numbered(row, words, config, mark >> GROUP_BITS, mark & 63)


def pick(row: Cells, words: Words, config: Cells) -> int:
    """A random legal move of the play phase: one of four ways, and what it needs to know. A discard: the place in the
    hand and the pile; a card played, alone or after coins: group and mark of its source; else the action.
    """
    hand = kinds_held(words)
    discards = PILES * marks(hand)
    if discards == 0:
        discards = 1
    if must_play_stock(row, words, config):
        discards = 0
    coins = row[seat_at(row[TURN]) + COINS] + 0
    ranks = sources_of(row, words, config, 0)
    fits = fitting(row, config, ranks, 0, coins)
    follows = following(row, config, ranks, 0, coins)
    plays = marks(fits)
    both = plays + marks(follows)
    others = count_others(row, words, config, coins) if coins > 0 and config[SEATING] > 2 else 0
    twelves = 0
    if config[COIN_AS_TWELVE] > 0 and coins >= TOP_RANK:
        for pile in range(PILES):
            twelves += 1 if row[VALUES + pile] == TOP_RANK - 1 else 0
    nth = below(words, discards + both + others + twelves)
    if nth < discards:
        return BY_DISCARD << WAY_BITS | nth_discard(hand, nth) if hand > 0 else BY_NUMBER << WAY_BITS | END_ACTION
    nth -= discards
    if nth < both:
        flags = fits if nth < plays else follows
        way = BY_PLAY if nth < plays else BY_SUBSTITUTE
        nth -= 0 if nth < plays else plays
        return way << WAY_BITS | marked(flags, nth)
    nth -= both
    if nth < others:
        return nth_of_others(row, words, config, coins, nth)
    return BY_NUMBER << WAY_BITS | nth_twelve(row, nth - others)


def count_others(row: Cells, words: Words, config: Cells, coins: int) -> int:
    """The moves with cards of the seats after the next."""
    count = 0
    for group in range(1, groups_of(config, coins)):
        ranks = sources_of(row, words, config, group)
        count += marks(fitting(row, config, ranks, group, coins)) + marks(following(row, config, ranks, group, coins))
    return count


def nth_of_others(row: Cells, words: Words, config: Cells, coins: int, nth: int) -> int:
    """The one of them with this number, as `pick` has it."""
    for group in range(1, groups_of(config, coins)):
        ranks = sources_of(row, words, config, group)
        for way in range(2):
            flags = following(row, config, ranks, group, coins) if way else fitting(row, config, ranks, group, coins)
            count = marks(flags)
            if nth < count:
                return (BY_SUBSTITUTE if way else BY_PLAY) << WAY_BITS | group << GROUP_BITS | marked(flags, nth)
            nth -= count
    return BY_NUMBER << WAY_BITS | END_ACTION


def nth_discard(flags: int, nth: int) -> int:
    """Four times the place in the hand, and the pile: each kind of card that is marked goes on each pile."""
    so_far = (flags >> 3) * HAND_ONES  # kinds up to each place, four bits each
    return first_mark((so_far + (7 - (nth >> 2)) * HAND_ONES) & HAND_EIGHTS) - 3 | nth & 3


def discard_number(words: Words, mark: int) -> int:
    """The action of a discard."""
    return DISCARD_ACTIONS + ((words[HAND_KINDS] >> 8 * (mark >> 2) & NO_KIND) << 2 | mark & 3)


def nth_twelve(row: Cells, nth: int) -> int:
    pile = 0
    while row[VALUES + pile] != TOP_RANK - 1 or nth > 0:
        if row[VALUES + pile] == TOP_RANK - 1:
            nth -= 1
        pile += 1
    return TWELVE_ACTIONS + pile
