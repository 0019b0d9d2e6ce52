"""Skip-Bo with coins over flat arrays: `games/skip_bo` once more, rule for rule, for a compiler.

A card has a number of its own, from 1 to the size of the deck, in the order of kinds (toll, then rank); 0 is no card.
The draw pile is a stack of such numbers. Stock piles, discard piles and completed cards are chains: the row has the top
card of each, and for every card the one below it. The ranks on top of a seat's piles, and those of the hand to move, are
kept in four bits each of one word, so that one subtraction compares fifteen cards with the number that a pile wants.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spila.games.skip_bo.cards import KINDS, deck_cards
from spila.games.skip_bo.options import Options
from spila.twin.batch import SPARE, below
from spila.twin.layout import Cells, Floats, Layout, Words

GAME: Final = "skip-bo"
HOST: Final = ("layout",)
REASONS: Final = ("stock-empty", "fewest-stock", "stalemate", "target")
STOCK_EMPTY, FEWEST_STOCK, STALEMATE, TARGET = range(4)

PILES: Final = 4
HAND: Final = 5
TOP_RANK: Final = 12
NOTHING: Final = 13
"""The rank of no card."""
PLAY, TOLL_OPEN, DISCARD, OVER = range(4)
PHASES: Final = ("play", "toll", "discard", "over")

# --- cells of a row ----------------------------------------------------------------------------------------------
PHASE, TURN, TOLL, TOLL_PILE, QUIET, STIRRED, STARTER, DRAW, COMPLETED, COMPLETED_TOP, WINNERS, REASON = range(12)
DISTINCT: Final = 12
"""Kinds of cards in the hand to move."""
NUMBER: Final = 13
"""Number of the game in the match, three cells."""
VALUES: Final = 16
BESIDE: Final = 20
PILE: Final = 24
"""The cards of each building pile, twelve cells; 0 for a number without a card."""
SEATS: Final = PILE + PILES * TOP_RANK
STOCK, STOCK_TOP, HELD, HELD_CARDS, DISCARD_TOPS, DISCARD_COUNTS, COINS, SCORE = 0, 1, 2, 3, 8, 12, 16, 17
SEAT: Final = 20
"""Cells of a seat. After the seats come the draw pile and what lies below each card."""

# --- words of a row
HAND_RANKS: Final = SPARE
"""Ranks of the hand to move, four bits each; 15 where there is no card, or another of the same kind."""
TOPS: Final = SPARE + 1
"""For each seat the ranks on top of stock and discard piles, four bits each."""

# --- constants of a batch
SEATING, DECK, STOCK_SIZE, EACH_COINS, GOAL, STARTING, YOUNGEST, MUST_PLAY_STOCK, NO_WILD_ON_WILD = range(9)
COIN_AS_ONE, COIN_AS_TWELVE, KEEP_LAST_STOCK, UNPAID_DISCARDS, RECYCLE, FEWEST_WINS, TABLES = range(9, 16)
BY_YOUNGEST, BY_CHANCE, BY_TURNS, BY_LOSER = range(4)
STARTERS: Final = ("youngest", "random", "rotate", "loser")

# --- actions, as in games/skip_bo/moves.py
PAY_ACTION, DECLINE_ACTION, END_ACTION, TWELVE_ACTIONS, DISCARD_ACTIONS = range(5)
DISCARD_ACTIONS = 7
KIND_COUNT: Final = len(KINDS)
PLAY_ACTIONS: Final = DISCARD_ACTIONS + PILES * KIND_COUNT
OWN_STOCK: Final = KIND_COUNT
OWN_DISCARDS: Final = OWN_STOCK + 1
BUY_STOCKS: Final = OWN_DISCARDS + PILES
BUY_DISCARDS: Final = BUY_STOCKS + 6
SOURCES: Final = BUY_DISCARDS + 6 * PILES
SUBSTITUTE_ACTIONS: Final = PLAY_ACTIONS + PILES * SOURCES
ACTIONS: Final = SUBSTITUTE_ACTIONS + PILES * SOURCES

# --- fifteen ranks in a word
ONES: Final = 0x111111111111111
SEVENS: Final = 0x777777777777777
EIGHTS: Final = 0x888888888888888
BYTES: Final = 0x0F0F0F0F0F0F0F0F
BYTE_ONES: Final = 0x0101010101010101
TOPS_BITS: Final = 20
TOPS_MASK: Final = 0xFFFFF
OWN_SOURCES: Final = 0x8888888888
"""In the first word of sources: hand and own piles, which cost nothing."""
NEVER: Final = 15
"""A rank that no card has."""


def layout(options: Options, seats: int) -> Layout:
    """Every option can be played. Decks of more than 255 cards take two bytes for a cell."""
    deck = deck_cards(options.deck)
    order = sorted(range(len(deck)), key=lambda at: deck[at])
    number = {at: place for place, at in enumerate(order, start=1)}
    ordered = [deck[at] for at in order]
    config = [0] * TABLES
    config[SEATING] = seats
    config[DECK] = len(deck)
    config[STOCK_SIZE] = options.stock_size
    config[EACH_COINS] = options.coins
    config[GOAL] = options.match_target or 0
    config[STARTING] = STARTERS.index(options.starter)
    config[YOUNGEST] = options.youngest
    config[MUST_PLAY_STOCK] = options.mandatory_stock_play
    config[NO_WILD_ON_WILD] = options.consecutive_wilds == "forbidden"
    config[COIN_AS_ONE] = options.coin_as_one
    config[COIN_AS_TWELVE] = options.coin_as_twelve
    config[KEEP_LAST_STOCK] = options.buy_last_stock_card == "forbidden"
    config[UNPAID_DISCARDS] = options.unpaid_toll_discard
    config[RECYCLE] = options.recycle_buried
    config[FEWEST_WINS] = options.stalemate == "fewestStock"
    config += [NOTHING, *(card % 100 for card in ordered)]
    config += [KIND_COUNT, *(KINDS.index(card) for card in ordered)]
    config += [number[at] for at in range(len(deck))]
    return Layout(
        dtype=np.uint8 if len(deck) < 256 else np.uint16,
        size=SEATS + SEAT * seats + 2 * len(deck) + 1,
        words=TOPS + seats,
        config=np.array(config, np.int32),
        seats=seats,
        actions=ACTIONS,
        observation=34 + 19 * seats,
        most_legal=PILES * HAND + PILES + 2 * PILES * (HAND + 5 * seats),
    )


# --- cards ---------------------------------------------------------------------------------------------------------


def rank_of(config: Cells, card: int) -> int:
    return config[TABLES + card]


def kind_of(config: Cells, card: int) -> int:
    """Its place among all kinds: 13 × toll + rank."""
    return config[TABLES + config[DECK] + 1 + card]


def toll_of(config: Cells, card: int) -> int:
    return kind_of(config, card) // 13


def seat_at(seat: int) -> int:
    """Where the seat's cells begin."""
    return SEATS + SEAT * seat


def draw_at(config: Cells) -> int:
    """Where the draw pile begins."""
    return SEATS + SEAT * config[SEATING]


def below_at(config: Cells) -> int:
    """Where the cards below each card begin, counted from card 0."""
    return SEATS + SEAT * config[SEATING] + config[DECK]


def put_top(words: Words, config: Cells, seat: int, source: int, card: int) -> None:
    """Note what lies on top of a pile of the seat: 0 is the stock, 1 to 4 are the discard piles."""
    shift = 4 * source
    words[TOPS + seat] = (words[TOPS + seat] & ~(15 << shift)) | (rank_of(config, card) << shift)


def read_hand(row: Cells, words: Words, config: Cells) -> None:
    """Note the ranks of the hand to move, each kind once."""
    at = seat_at(row[TURN]) + HELD_CARDS
    ranks = 0
    distinct = 0
    last = KIND_COUNT
    for place in range(HAND):
        card = row[at + place]
        kind = kind_of(config, card)
        if kind == last:
            ranks |= NEVER << 4 * place
        else:
            ranks |= rank_of(config, card) << 4 * place
            distinct += 1
            last = kind
    words[HAND_RANKS] = ranks
    row[DISTINCT] = distinct


def wide(row: Cells, at: int) -> int:
    """A number in three cells."""
    return (row[at] + 0) | (row[at + 1] + 0) << 8 | (row[at + 2] + 0) << 16


def put_wide(row: Cells, at: int, value: int) -> None:
    row[at] = value & 255
    row[at + 1] = (value >> 8) & 255
    row[at + 2] = (value >> 16) & 255


# --- set-up --------------------------------------------------------------------------------------------------------


def deal(row: Cells, words: Words, config: Cells) -> None:
    """The first game of a match (SB-SETUP), and its starter's first turn."""
    for seat in range(config[SEATING]):
        put_wide(row, seat_at(seat) + SCORE, 0)
    put_wide(row, NUMBER, 0)
    row[STARTER] = below(words, config[SEATING]) if config[STARTING] == BY_CHANCE else config[YOUNGEST]
    deal_game(row, words, config)


def deal_game(row: Cells, words: Words, config: Cells) -> None:
    """SB-SETUP, for the first and every further game (SB-GAP-29), and the starter's first turn (SB-TURN-1)."""
    seats, deck = config[SEATING] + 0, config[DECK] + 0
    draw, under = draw_at(config), below_at(config)
    start = TABLES + 2 * deck + 2
    for at in range(deck):
        row[draw + at] = config[start + at]
    shuffle(row, words, draw, deck)
    at = draw
    for seat in range(seats):
        mine = seat_at(seat)
        top = 0
        for _ in range(config[STOCK_SIZE]):
            card = row[at] + 0
            row[under + card] = top
            top = card
            at += 1
        row[mine + STOCK] = config[STOCK_SIZE]
        row[mine + STOCK_TOP] = top
        row[mine + HELD] = 0
        for place in range(HAND):
            row[mine + HELD_CARDS + place] = 0
        for pile in range(PILES):
            row[mine + DISCARD_TOPS + pile] = 0
            row[mine + DISCARD_COUNTS + pile] = 0
        row[mine + COINS] = config[EACH_COINS]
        words[TOPS + seat] = 0xDDDDD
        put_top(words, config, seat, 0, top)
    left = deck - seats * config[STOCK_SIZE]
    for place in range(left):
        row[draw + place] = row[at + place]
    row[DRAW] = left
    row[COMPLETED] = 0
    row[COMPLETED_TOP] = 0
    for pile in range(PILES):
        row[VALUES + pile] = 0
        row[BESIDE + pile] = 0
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    row[QUIET] = 0
    put_wide(row, NUMBER, wide(row, NUMBER) + 1)
    begin_turn(row, words, config, row[STARTER])


def shuffle(row: Cells, words: Words, at: int, size: int) -> None:
    """As in kernel/shuffle.py: from the last card on, each place from those up to it."""
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        card = row[at + last]
        row[at + last] = row[at + other]
        row[at + other] = card


# --- a turn --------------------------------------------------------------------------------------------------------


def begin_turn(row: Cells, words: Words, config: Cells, seat: int) -> None:
    """The draw step (SB-TURN-3)."""
    row[TURN] = seat
    row[PHASE] = PLAY
    row[STIRRED] = 0
    refill(row, words, config)


def refill(row: Cells, words: Words, config: Cells) -> None:
    """Draw until the hand is five cards, or as far as the supply goes (SB-TURN-3, SB-TURN-8, SB-GAP-26)."""
    mine = seat_at(row[TURN])
    held = row[mine + HELD] + 0
    draw = draw_at(config)
    while held < HAND:
        if row[DRAW] == 0 and renew(row, words, config) == 0:
            break
        row[DRAW] -= 1
        card = row[draw + row[DRAW]]
        place = mine + HELD_CARDS + held
        while place > mine + HELD_CARDS and row[place - 1] > card:
            row[place] = row[place - 1]
            place -= 1
        row[place] = card
        held += 1
        row[STIRRED] = 1
    row[mine + HELD] = held
    read_hand(row, words, config)


def renew(row: Cells, words: Words, config: Cells) -> int:
    """An empty draw pile is made of the completed piles (SB-PILE-7, SB-GAP-25), or of buried cards (SB-GAP-26); how
    many cards it has.
    """
    if row[COMPLETED] == 0 and config[RECYCLE] == 0:
        return 0
    deck = config[DECK] + 0
    draw, under = draw_at(config), below_at(config)
    for at in range(draw, draw + deck):
        row[at] = 0
    if row[COMPLETED] > 0:
        card = row[COMPLETED_TOP] + 0
        while card > 0:
            row[draw + card - 1] = 1
            card = row[under + card] + 0
        row[COMPLETED] = 0
        row[COMPLETED_TOP] = 0
    else:
        for pile in range(PILES):
            first = PILE + TOP_RANK * pile
            for at in range(first, first + row[VALUES + pile] - 1):
                card = row[at] + 0
                if card > 0:
                    row[draw + card - 1] = 1
                    row[at] = 0
    count = 0
    for card in range(1, deck + 1):
        if row[draw + card - 1] > 0:
            row[draw + count] = card
            count += 1
    row[DRAW] = count
    shuffle(row, words, draw, count)
    return count


def end_turn(row: Cells, words: Words, config: Cells) -> None:
    """SB-TURN-7, unless everybody is stuck (SB-GAP-27)."""
    seats = config[SEATING] + 0
    row[QUIET] = 0 if row[STIRRED] > 0 else row[QUIET] + 1
    if row[QUIET] >= seats and row[DRAW] == 0 and row[COMPLETED] == 0:
        stalemate(row, words, config)
    else:
        after = row[TURN] + 1
        begin_turn(row, words, config, 0 if after == seats else after)


def discard(row: Cells, words: Words, config: Cells, place: int, pile: int) -> None:
    """SB-TURN-6: the turn ends with a hand card on an own discard pile."""
    seat = row[TURN] + 0
    mine = seat_at(seat)
    card = take_from_hand(row, mine, place)
    row[below_at(config) + card] = row[mine + DISCARD_TOPS + pile]
    row[mine + DISCARD_TOPS + pile] = card
    row[mine + DISCARD_COUNTS + pile] += 1
    put_top(words, config, seat, 1 + pile, card)
    row[STIRRED] = 1
    end_turn(row, words, config)


# --- playing a card ------------------------------------------------------------------------------------------------


def take_from_hand(row: Cells, mine: int, place: int) -> int:
    """The card at this place of the seat's hand; the others stay in order."""
    at = mine + HELD_CARDS
    card = row[at + place] + 0
    for each in range(place, HAND - 1):
        row[at + each] = row[at + each + 1]
    row[at + HAND - 1] = 0
    row[mine + HELD] -= 1
    return card


def take_from_discards(row: Cells, words: Words, config: Cells, owner: int, pile: int) -> int:
    at = seat_at(owner)
    card = row[at + DISCARD_TOPS + pile] + 0
    next_card = row[below_at(config) + card] + 0
    row[at + DISCARD_TOPS + pile] = next_card
    row[at + DISCARD_COUNTS + pile] -= 1
    put_top(words, config, owner, 1 + pile, next_card)
    return card


def take_from_stock(row: Cells, words: Words, config: Cells, owner: int) -> int:
    at = seat_at(owner)
    card = row[at + STOCK_TOP] + 0
    next_card = row[below_at(config) + card] + 0
    row[at + STOCK_TOP] = next_card
    row[at + STOCK] -= 1
    put_top(words, config, owner, 0, next_card)
    return card


def substitute(row: Cells, pile: int) -> None:
    """SB-SUB-2: coins to the number wanted lie beside the pile and stand for its next card."""
    value = row[VALUES + pile] + 1
    row[seat_at(row[TURN]) + COINS] -= value
    row[BESIDE + pile] += value
    row[PILE + TOP_RANK * pile + value - 1] = 0
    row[VALUES + pile] = value


def play(row: Cells, words: Words, config: Cells, source: int, place: int, pile: int) -> None:
    """A card leaves its source for a building pile, with all that follows; `place` is its place in the hand."""
    seat = row[TURN] + 0
    mine = seat_at(seat)
    row[STIRRED] = 1
    owner = -1
    if source < OWN_STOCK:
        card = take_from_hand(row, mine, place)
        read_hand(row, words, config)
    elif source == OWN_STOCK:
        owner = seat
        card = take_from_stock(row, words, config, seat)
    elif source < BUY_STOCKS:
        card = take_from_discards(row, words, config, seat, source - OWN_DISCARDS)
    elif source < BUY_DISCARDS:
        owner = source - BUY_STOCKS
        buy(row, mine, owner)
        card = take_from_stock(row, words, config, owner)
    else:
        buy(row, mine, (source - BUY_DISCARDS) // PILES)
        card = take_from_discards(row, words, config, (source - BUY_DISCARDS) // PILES, (source - BUY_DISCARDS) % PILES)
    value = row[VALUES + pile] + 1
    row[PILE + TOP_RANK * pile + value - 1] = card
    row[VALUES + pile] = value
    if owner >= 0 and row[seat_at(owner) + STOCK] == 0:
        win(row, words, config, 1 << owner, STOCK_EMPTY)
        return
    toll = toll_of(config, card)
    if toll > 0:
        charge(row, words, config, toll, pile)
        return
    if value == TOP_RANK:
        clear(row, config, pile)
    if row[mine + HELD] == 0:
        refill(row, words, config)


def buy(row: Cells, mine: int, owner: int) -> None:
    """SB-BUY-2 and SB-COIN-3: one coin, to the owner of the card."""
    row[mine + COINS] -= 1
    row[seat_at(owner) + COINS] += 1


def charge(row: Cells, words: Words, config: Cells, toll: int, pile: int) -> None:
    """SB-GAP-24: a toll comes before anything else; who cannot pay it has declined (SB-GAP-19)."""
    row[PHASE] = TOLL_OPEN
    row[TOLL] = toll
    row[TOLL_PILE] = pile
    if row[seat_at(row[TURN]) + COINS] < toll:
        decline_toll(row, words, config)


def pay_toll(row: Cells, words: Words, config: Cells) -> None:
    """SB-TOLL-5, then the play goes on."""
    mine = seat_at(row[TURN])
    row[mine + COINS] = row[mine + COINS] + 0 - row[TOLL]
    row[BESIDE + row[TOLL_PILE]] += row[TOLL]
    settle_toll(row, config)
    row[PHASE] = PLAY
    if row[mine + HELD] == 0:
        refill(row, words, config)


def decline_toll(row: Cells, words: Words, config: Cells) -> None:
    """SB-TOLL-3 and -4: the turn passes to its discard, if there is a card to discard (SB-GAP-20, SB-GAP-21)."""
    settle_toll(row, config)
    if row[seat_at(row[TURN]) + HELD] > 0 and config[UNPAID_DISCARDS] > 0:
        row[PHASE] = DISCARD
    else:
        end_turn(row, words, config)


def settle_toll(row: Cells, config: Cells) -> None:
    """SB-GAP-23: only now is a pile that the toll card completed cleared."""
    pile = row[TOLL_PILE] + 0
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    if row[VALUES + pile] == TOP_RANK:
        clear(row, config, pile)


def clear(row: Cells, config: Cells, pile: int) -> None:
    """SB-PILE-5 and SB-BACK: the pile goes aside, its coins go round from the seat that cleared it."""
    seats, under = config[SEATING] + 0, below_at(config)
    first = PILE + TOP_RANK * pile
    top = row[COMPLETED_TOP] + 0
    for at in range(first, first + TOP_RANK):
        card = row[at] + 0
        if card > 0:
            row[under + card] = top
            top = card
            row[COMPLETED] += 1
    row[COMPLETED_TOP] = top
    row[VALUES + pile] = 0
    coins = row[BESIDE + pile] + 0
    if coins > 0:
        each = coins // seats
        more = coins - each * seats
        seat = row[TURN] + 0
        for offset in range(seats):
            row[seat_at(seat) + COINS] += each + (1 if offset < more else 0)
            seat = 0 if seat + 1 == seats else seat + 1
        row[BESIDE + pile] = 0


# --- the end -------------------------------------------------------------------------------------------------------


def stalemate(row: Cells, words: Words, config: Cells) -> None:
    """SB-GAP-27."""
    if config[FEWEST_WINS] > 0:
        fewest = row[seat_at(0) + STOCK] + 0
        for seat in range(1, config[SEATING]):
            fewest = min(fewest, row[seat_at(seat) + STOCK] + 0)
        winners = 0
        for seat in range(config[SEATING]):
            if row[seat_at(seat) + STOCK] == fewest:
                winners |= 1 << seat
        win(row, words, config, winners, FEWEST_STOCK)
    elif config[GOAL] == 0:
        end(row, 0, STALEMATE)
    else:
        next_game(row, words, config, 0)


def win(row: Cells, words: Words, config: Cells, winners: int, reason: int) -> None:
    """SB-WIN-1 and SB-SCORE."""
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    if config[GOAL] == 0:
        end(row, winners, reason)
        return
    everything = 0
    for seat in range(config[SEATING]):
        everything += row[seat_at(seat) + STOCK]
    best = 0
    first = 0
    for seat in range(config[SEATING]):
        mine = seat_at(seat)
        points = wide(row, mine + SCORE)
        if winners >> seat & 1:
            points += 25 + 5 * (everything - row[mine + STOCK])
            put_wide(row, mine + SCORE, points)
        if points > best:
            best = points
            first = 0
        if points == best:
            first |= 1 << seat
    if best >= config[GOAL]:
        end(row, first, TARGET)
    else:
        next_game(row, words, config, winners)


def end(row: Cells, winners: int, reason: int) -> None:
    row[PHASE] = OVER
    row[WINNERS] = winners
    row[REASON] = reason


def next_game(row: Cells, words: Words, config: Cells, winners: int) -> None:
    """SB-GAP-05: who starts a later game, then the set-up anew (SB-GAP-29)."""
    seats = config[SEATING] + 0
    way = config[STARTING]
    if way == BY_YOUNGEST:
        row[STARTER] = config[YOUNGEST]
    elif way == BY_TURNS:
        row[STARTER] = (row[STARTER] + 1) % seats
    elif way == BY_LOSER:
        most = 0
        for seat in range(seats):
            most = max(most, row[seat_at(seat) + STOCK] + 0)
        seat = row[STARTER] + 0
        if winners > 0:
            seat = 0
            while winners >> seat & 1 == 0:
                seat += 1
            seat = (seat + 1) % seats
        while row[seat_at(seat) + STOCK] < most:
            seat = (seat + 1) % seats
        row[STARTER] = seat
    else:
        row[STARTER] = below(words, seats)
    deal_game(row, words, config)


# --- legal moves ---------------------------------------------------------------------------------------------------


def turn(row: Cells, config: Cells) -> int:
    """The seat to act; -1 when the match is over."""
    return -1 if row[PHASE] == OVER else row[TURN] + 0


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


def wild_on_top(row: Cells, config: Cells, pile: int) -> bool:
    value = row[VALUES + pile] + 0
    if value == 0:
        return False
    return rank_of(config, row[PILE + TOP_RANK * pile + value - 1]) == 0


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


# --- a move --------------------------------------------------------------------------------------------------------


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


# --- what a seat sees, and the end ---------------------------------------------------------------------------------


def observe(row: Cells, words: Words, config: Cells, seat: int, out: Floats) -> None:
    """The fields of envs/encoders/skip_bo.py."""
    seats = config[SEATING] + 0
    at = seat_at(seat) + HELD_CARDS
    for place in range(HAND):
        card = row[at + place] + 0
        out[2 * place] = rank_of(config, card) if card > 0 else -1
        out[2 * place + 1] = toll_of(config, card) if card > 0 else 0
    for pile in range(PILES):
        out[10 + pile] = row[VALUES + pile]
        out[14 + pile] = 1 if wild_on_top(row, config, pile) else 0
        out[18 + pile] = row[BESIDE + pile]
        out[22 + pile] = 1 if row[PHASE] == pile else 0
        out[27 + pile] = 1 if row[TOLL] > 0 and row[TOLL_PILE] == pile else 0
    out[26] = row[TOLL]
    out[31] = row[DRAW]
    out[32] = row[COMPLETED]
    out[33] = min(row[QUIET] + 0, 6)
    at = 34 + 2 * seats
    for offset in range(seats):
        each = seat + offset if seat + offset < seats else seat + offset - seats
        mine = seat_at(each)
        out[34 + offset] = 1 if row[TURN] == each else 0
        out[34 + seats + offset] = row[mine + HELD]
        card = row[mine + STOCK_TOP] + 0
        out[at] = rank_of(config, card) if card > 0 else -1
        out[at + 1] = toll_of(config, card) if card > 0 else 0
        out[at + 2] = row[mine + STOCK]
        out[at + 3] = row[mine + COINS]
        at += 4
        for pile in range(PILES):
            card = row[mine + DISCARD_TOPS + pile] + 0
            out[at] = rank_of(config, card) if card > 0 else -1
            out[at + 1] = toll_of(config, card) if card > 0 else 0
            out[at + 2] = row[mine + DISCARD_COUNTS + pile]
            at += 3
        out[at] = wide(row, mine + SCORE)
        at += 1


def result(row: Cells, words: Words, config: Cells) -> int:
    """The winners as bits, and above them the number of the reason."""
    return (row[WINNERS] + 0) | (row[REASON] + 0) << 8


def score(row: Cells, words: Words, config: Cells, seat: int) -> int:
    """Points in a match to a target."""
    return wide(row, seat_at(seat) + SCORE)
