"""What the moves of Skip-Bo do, as in `games/skip_bo/draft.py`, by their numbers in `games/skip_bo/moves.py`."""

from __future__ import annotations

from typing import Final

from spila.twin.batch import ACTION
from spila.twin.bits import first_mark
from spila.twin.layout import Cells, Words
from spila.twin.skip_bo import clear_completed, decline_toll, discard, end_turn, next_game, pay_toll, play, refill
from spila.twin.skip_bo_legal import (
    BY_DISCARD,
    BY_NUMBER,
    BY_SUBSTITUTE,
    GROUP_BITS,
    MARK,
    WAY_BITS,
    choose,
    for_sale,
    must_play_stock,
    pick,
)
from spila.twin.skip_bo_row import (
    ACTIONS,
    BUY_DISCARDS,
    BUY_STOCKS,
    COIN_AS_ONE,
    COIN_AS_TWELVE,
    COINS,
    DEALS,
    DECLINE_ACTION,
    DECLINED,
    DISCARD,
    DISCARD_ACTIONS,
    DRAWS,
    END_ACTION,
    HAND,
    HAND_KINDS,
    HELD,
    HELD_CARDS,
    MANY,
    NO_WILD_ON_WILD,
    OVER,
    OWN_STOCK,
    PAY_ACTION,
    PHASE,
    PLAY,
    PLAY_ACTIONS,
    PLAYS_ON,
    REFUSED,
    SEATING,
    SMALL,
    STIRRED,
    SUBSTITUTE_ACTIONS,
    TOLL_OPEN,
    TOP_RANK,
    TOPS,
    TURN,
    TURN_ENDS,
    TWELVE_ACTIONS,
    VALUES,
    rank_of,
    seat_at,
    substitute,
    wild_on_top,
)

KIND_ONES: Final = 0x0101010101
KIND_SEVENS: Final = 0x7F7F7F7F7F
KIND_EIGHTS: Final = 0x8080808080
"""A bit of each of five kinds, or all but that."""


def step(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """Carry out an action: 1, or 0 when it is not legal and nothing changed."""
    leads = carry_out(row, words, config, seat, action)
    if leads == REFUSED:
        return 0
    follow_up(row, words, config, leads)
    return 1


def play_random(row: Cells, words: Words, config: Cells) -> None:
    """As `choose` and `step`, but what was chosen gets no number and is not looked at again."""
    if row[PHASE] != PLAY:
        answer_random(row, words, config)
        return
    found = pick(row, words, config)
    way, mark = found >> WAY_BITS, found & MARK
    if way == BY_DISCARD:
        leads = discard(row, words, config, mark >> 2, mark & 3)
    elif way == BY_NUMBER:
        leads = carry_out_apart(row, words, config, row[TURN] + 0, mark)
    else:
        leads = play_marked(row, words, config, mark >> GROUP_BITS, mark & 63, way == BY_SUBSTITUTE)
    follow_up(row, words, config, leads)


def play_marked(row: Cells, words: Words, config: Cells, group: int, mark: int, after_coins: bool) -> int:
    """The card that is marked in this group of sources goes on its pile; what it leads to."""
    place, pile = mark >> 2, mark & 3
    if after_coins:
        substitute(row, pile)
    if group == 0 and place < HAND:
        return play(row, words, config, -1, place, pile)
    offset = 3 * group - 1 + place // HAND if group > 0 else place // HAND - 1
    return play(row, words, config, owner_at(row, config, offset), place % HAND, pile)


def owner_at(row: Cells, config: Cells, offset: int) -> int:
    """The seat so many places after the one to move."""
    owner = row[TURN] + offset
    return (owner - config[SEATING] if owner >= config[SEATING] else owner) & SMALL


def answer_random(row: Cells, words: Words, config: Cells) -> None:
    """A random move outside the play phase, of which there are few."""
    choice = choose(row, words, config)
    step(row, words, config, choice >> 32, choice & ACTION)


def carry_out_apart(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """`carry_out`, for the end of a turn and coins as a twelve, of which there are few."""
    return carry_out(row, words, config, seat, action)


def follow_up(row: Cells, words: Words, config: Cells, leads: int) -> None:
    """All that a move leads to, until somebody has to decide again."""
    if leads >= PLAYS_ON:
        clear_completed(row, config)
        if leads == PLAYS_ON and row[seat_at(row[TURN]) + HELD] == 0:
            leads = DRAWS
    if leads in (TURN_ENDS, DECLINED):
        leads = end_turn(row, config)
    if leads == DEALS:
        next_game(row, words, config)
    if leads in (DEALS, DRAWS):
        refill(row, words, config)


def carry_out(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """The action itself; what it leads to."""
    phase = row[PHASE] + 0
    if seat != row[TURN] or phase == OVER or action < 0 or action >= ACTIONS:
        return REFUSED
    if phase == TOLL_OPEN:
        if action == PAY_ACTION:
            return pay_toll(row, config)
        return decline_toll(row, config) if action == DECLINE_ACTION else REFUSED
    mine = seat_at(row[TURN])
    if DISCARD_ACTIONS <= action < PLAY_ACTIONS:
        place = place_in_hand(words, (action - DISCARD_ACTIONS) >> 2)
        if place < 0 or (phase != DISCARD and must_play_stock(row, words, config)):
            return REFUSED
        return discard(row, words, config, place & SMALL, (action - DISCARD_ACTIONS) & 3)
    if phase == DISCARD:
        return REFUSED
    if action >= PLAY_ACTIONS:
        return play_action(row, words, config, seat, action)
    if action == END_ACTION:
        return REFUSED if row[mine + HELD] > 0 or must_play_stock(row, words, config) else TURN_ENDS
    pile = action - TWELVE_ACTIONS
    if pile < 0 or config[COIN_AS_TWELVE] == 0 or row[VALUES + pile] != TOP_RANK - 1 or row[mine + COINS] < TOP_RANK:
        return REFUSED
    row[STIRRED] = 1
    substitute(row, pile)
    return PLAYS_ON


def place_in_hand(words: Words, kind: int) -> int:
    """The first card of this kind in the hand to move; -1 when there is none."""
    unlike = words[HAND_KINDS] ^ (kind * KIND_ONES)
    flags = ~(((unlike & KIND_SEVENS) + KIND_SEVENS) | unlike) & KIND_EIGHTS
    return first_mark(flags) >> 3 if flags > 0 else -1


def play_action(row: Cells, words: Words, config: Cells, seat: int, action: int) -> int:
    """SB-PILE, SB-SUB and SB-BUY: the card must be there, be paid for and fit."""
    after_coins = action >= SUBSTITUTE_ACTIONS
    number = action - (SUBSTITUTE_ACTIONS if after_coins else PLAY_ACTIONS)
    source, pile = number >> 2 & MANY, number & 3
    mine = seat_at(row[TURN])
    price = 0
    owner = -1
    if source < OWN_STOCK:
        place = place_in_hand(words, source)
        if place < 0:
            return REFUSED
        rank = rank_of(config, row[mine + HELD_CARDS + (place & SMALL)])
    elif source < BUY_STOCKS:
        owner, place = row[TURN] + 0, source - OWN_STOCK & SMALL
        rank = words[TOPS + owner] >> 4 * place & 15
    else:
        price = 1
        if source < BUY_DISCARDS:
            owner, place = source - BUY_STOCKS & SMALL, 0
        else:
            owner, place = (source - BUY_DISCARDS) >> 2 & SMALL, 1 + (source - BUY_DISCARDS & 3)
        if owner == seat or owner >= config[SEATING]:
            return REFUSED
        rank = for_sale(row, words, config, owner) >> 4 * place & 15
    wanted = row[VALUES + pile] + 1
    if after_coins:
        if wanted == TOP_RANK or (wanted == 1 and config[COIN_AS_ONE] == 0):
            return REFUSED
        price += wanted
        wanted += 1
    if rank != wanted:
        if rank != 0:
            return REFUSED
        if not after_coins and config[NO_WILD_ON_WILD] > 0 and wild_on_top(row, config, pile):
            return REFUSED
    if row[mine + COINS] < price:
        return REFUSED
    if after_coins:
        substitute(row, pile)
    return play(row, words, config, owner, place & SMALL, pile)
