"""The rows of Skip-Bo: where what is, and taking cards from one place to another.

A card has a number of its own, from 1 to the size of the deck, in the order of kinds (toll, then rank); 0 is no card.
Draw pile and completed cards share a ring of such numbers, the completed cards behind the draw pile: an empty draw
pile is renewed by counting them to it. Each draw exchanges the first card with one chosen by chance, so a pile is
shuffled card by card while it is drawn, and no move waits for a whole shuffle. Stock and discard piles are chains: the
row has the top card of each, and for every card the one below it. The ranks on top of a seat's piles, and those of the
hand to move, are kept in four bits each of one word, so that one subtraction compares fifteen cards with the number
that a pile wants. The kinds in the hand to move are kept in eight bits each of another word. Everything about a card
that a move or an observation asks for is in one table, four numbers for each card.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from spila.games.skip_bo.cards import KINDS, deck_cards
from spila.games.skip_bo.options import Options
from spila.twin.batch import COUNTER, KEY, SPARE, chance
from spila.twin.layout import Cells, Layout, Words

HOST: Final = ("layout",)
REASONS: Final = ("stock-empty", "fewest-stock", "stalemate", "target")
STOCK_EMPTY, FEWEST_STOCK, STALEMATE, TARGET = range(4)

PILES: Final = 4
HAND: Final = 5
TOP_RANK: Final = 12
NEVER: Final = 15
"""The rank of no card."""
NO_KIND: Final = 127
"""The kind of no card."""
PLAY, TOLL_OPEN, DISCARD, OVER = range(4)
PHASES: Final = ("play", "toll", "discard", "over")

# --- cells of a row ----------------------------------------------------------------------------------------------
PHASE, TURN, TOLL, TOLL_PILE, QUIET, STIRRED, STARTER, FIRST, DRAW, COMPLETED, WINNERS, REASON = range(12)
NUMBER: Final = 12
"""Number of the game in the match, three cells."""
VALUES: Final = 16
BESIDE: Final = 20
PILE: Final = 24
"""The cards of each building pile, twelve cells; 0 for a number without a card."""
SEATS: Final = PILE + PILES * TOP_RANK
PILE_TOPS, PILE_COUNTS, HELD, HELD_CARDS, COINS, SCORE = 0, 5, 10, 11, 16, 17
STOCK_TOP, DISCARD_TOPS, STOCK, DISCARD_COUNTS = PILE_TOPS, PILE_TOPS + 1, PILE_COUNTS, PILE_COUNTS + 1
"""A seat's stock and discard piles are five piles in a row."""
SEAT: Final = 20
"""Cells of a seat. After the seats come the ring, and what lies below each card."""

# --- words of a row
DRAWN: Final = SPARE
"""Counter of the draws, which have their own numbers of chance, so that the order of a pile can be known beforehand."""
HAND_RANKS: Final = SPARE + 1
"""Ranks of the hand to move, four bits each; 15 where there is no card, or another of the same kind."""
HAND_KINDS: Final = SPARE + 2
"""Kinds of the hand to move, eight bits each."""
TOPS: Final = SPARE + 3
"""For each seat the ranks on top of stock and discard piles, four bits each."""

# --- constants of a batch
SEATING, DECK, STOCK_SIZE, EACH_COINS, GOAL, STARTING, YOUNGEST, MUST_PLAY_STOCK, NO_WILD_ON_WILD = range(9)
COIN_AS_ONE, COIN_AS_TWELVE, KEEP_LAST_STOCK, UNPAID_DISCARDS, RECYCLE, FEWEST_WINS, SHARES, TABLES = range(9, 17)
CARD_RANK, CARD_KIND, CARD_SHOWN, CARD_TOLL = range(TABLES, TABLES + 4)
"""In the table of cards: the rank, the place among all kinds, the rank as an observation has it (-1 for no card) and
the toll.
"""
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

# --- what a move leads to
REFUSED, WAITS, DEALS, TURN_ENDS, DRAWS, PLAYS_ON, DISCARDS, DECLINED = range(8)
"""Nothing; a toll to settle, or the end of a match; the next game; the next seat's turn; cards to draw; and what may
have completed a pile: further plays, a discard after an unpaid toll, or the end of the turn after it.
"""
SMALL: Final = 7
MANY: Final = 0xFFFF
"""Bits of what is never negative: compilers that know so need not ask whether an index counts from the end of a row."""
DRAWS_APART: Final = 1 << 62
"""Keeps the numbers of draws apart from all others."""


def layout(options: Options, seats: int) -> Layout:
    """Every option can be played. Decks of more than 255 cards take two bytes for a cell."""
    deck = deck_cards(options.deck)
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
    config[SHARES] = 65536 // seats + 1
    config += [NEVER, NO_KIND, -1, 0]
    for card in sorted(deck):
        config += [card % 100, KINDS.index(card), card % 100, KINDS.index(card) // 13]
    return Layout(
        dtype=np.uint8 if len(deck) < 256 else np.uint16,
        size=SEATS + SEAT * seats + 2 * len(deck) + 1,
        words=TOPS + seats,
        config=np.array(config, np.int64),
        seats=seats,
        actions=ACTIONS,
        observation=34 + 19 * seats,
        hidden=4 * len(deck) + 2 * options.stock_size * seats,
        most_legal=PILES * HAND + PILES + 2 * PILES * (HAND + 5 * seats),
    )


def rank_of(config: Cells, card: int) -> int:
    return config[CARD_RANK + 4 * card]


def kind_of(config: Cells, card: int) -> int:
    """Its place among all kinds: 13 × toll + rank."""
    return config[CARD_KIND + 4 * card]


def toll_of(config: Cells, card: int) -> int:
    return config[CARD_TOLL + 4 * card]


def seat_at(seat: int) -> int:
    """Where the seat's cells begin."""
    return SEATS + SEAT * seat


def ring_at(config: Cells) -> int:
    """Where the ring of draw pile and completed cards begins."""
    return SEATS + SEAT * (config[SEATING] & SMALL)


def below_at(config: Cells) -> int:
    """Where the cards below each card begin, counted from card 0."""
    return SEATS + SEAT * (config[SEATING] & SMALL) + (config[DECK] & MANY)


def put_top(words: Words, config: Cells, seat: int, source: int, card: int) -> None:
    """Note what lies on top of a pile of the seat: 0 is the stock, 1 to 4 are the discard piles."""
    shift = 4 * source
    words[TOPS + seat] = (words[TOPS + seat] & ~(15 << shift)) | (rank_of(config, card) << shift)


def read_hand(row: Cells, words: Words, config: Cells) -> None:
    """Note the hand to move."""
    at = seat_at(row[TURN]) + HELD_CARDS
    note_hand(words, config, row[at] + 0, row[at + 1] + 0, row[at + 2] + 0, row[at + 3] + 0, row[at + 4] + 0)


def note_hand(words: Words, config: Cells, a: int, b: int, c: int, d: int, e: int) -> None:
    """Note the ranks of the hand to move, each kind once, and the kinds; without branches."""
    ranks = rank_of(config, a)
    kind = kinds = kind_of(config, a) + 0
    place = 1
    for card in (b, c, d, e):
        last = kind
        kind = kind_of(config, card) + 0
        ranks |= (rank_of(config, card) if kind != last else NEVER) << 4 * place
        kinds |= kind << 8 * place
        place += 1
    words[HAND_RANKS] = ranks
    words[HAND_KINDS] = kinds


def wide(row: Cells, at: int) -> int:
    """A number in three cells."""
    return (row[at] + 0) | (row[at + 1] + 0) << 8 | (row[at + 2] + 0) << 16


def put_wide(row: Cells, at: int, value: int) -> None:
    row[at] = value & 255
    row[at + 1] = (value >> 8) & 255
    row[at + 2] = (value >> 16) & 255


def wild_on_top(row: Cells, config: Cells, pile: int) -> bool:
    value = row[VALUES + pile] + 0
    if value == 0:
        return False
    return rank_of(config, row[PILE + TOP_RANK * pile + value - 1]) == 0


def begin_draws(words: Words) -> None:
    """New numbers of chance for the draws of a game."""
    if words[KEY] != 0:
        words[DRAWN] = DRAWS_APART | words[COUNTER] << 24
        words[COUNTER] += 1


def draw_number(words: Words, ahead: int, size: int) -> int:
    """The number of chance for the draw after so many more. A scripted row finds its numbers in `words`."""
    key, counter = words[KEY], words[DRAWN] + ahead
    if key == 0:
        return words[counter]
    return chance(key, counter, size)


def draw_card(row: Cells, words: Words, config: Cells) -> int:
    """A card of the draw pile, which is not empty."""
    deck = config[DECK] + 0
    first, left = row[FIRST] + 0, row[DRAW] + 0
    card = exchange(row, ring_at(config), deck, first, draw_number(words, 0, left))
    words[DRAWN] += 1
    row[FIRST] = first + 1 if first + 1 < deck else 0
    row[DRAW] = left - 1
    return card


def exchange(row: Cells, ring: int, deck: int, first: int, number: int) -> int:
    """The card with this number on the draw pile, whose first card takes its place."""
    place = first + (number & MANY)
    place = place - deck & MANY if place >= deck else place
    card = row[ring + place] + 0
    row[ring + place] = row[ring + first]
    return card


def put_aside(row: Cells, config: Cells, place: int, card: int) -> int:
    """The card goes to this place of the ring, behind the completed cards, unless it is none; the place after it."""
    row[ring_at(config) + place] = card
    place += 1 if card > 0 else 0
    return place if place < config[DECK] else 0


def end_of_ring(row: Cells, config: Cells) -> int:
    """The place behind the completed cards."""
    place = row[FIRST] + 0 + row[DRAW] + row[COMPLETED]
    return place - config[DECK] & MANY if place >= config[DECK] else place


def take_from_hand(row: Cells, mine: int, place: int) -> int:
    """The card at this place of the seat's hand; the others stay in order."""
    at = mine + HELD_CARDS
    card = row[at + place] + 0
    for each in range(HAND - 1):
        row[at + each] = row[at + each + (1 if each >= place else 0)]
    row[at + HAND - 1] = 0
    row[mine + HELD] -= 1
    return card


def take_from_pile(row: Cells, words: Words, config: Cells, owner: int, pile: int) -> int:
    """The card on top of a pile of the owner: 0 is the stock, 1 to 4 are the discard piles."""
    at = seat_at(owner) + pile
    card = row[at + PILE_TOPS] + 0
    next_card = row[below_at(config) + card] + 0
    row[at + PILE_TOPS] = next_card
    row[at + PILE_COUNTS] -= 1
    put_top(words, config, owner, pile, next_card)
    return card


def substitute(row: Cells, pile: int) -> None:
    """SB-SUB-2: coins to the number wanted lie beside the pile and stand for its next card."""
    value = row[VALUES + pile] + 1
    row[seat_at(row[TURN]) + COINS] -= value
    row[BESIDE + pile] += value
    row[PILE + TOP_RANK * pile + value - 1] = 0
    row[VALUES + pile] = value


def buy(row: Cells, mine: int, owner: int) -> None:
    """SB-BUY-2 and SB-COIN-3: one coin, to the owner of the card."""
    row[mine + COINS] -= 1
    row[seat_at(owner) + COINS] += 1


def clear(row: Cells, config: Cells, pile: int) -> None:
    """SB-PILE-5 and SB-BACK: the pile goes aside, its coins go round from the seat that cleared it."""
    seats = config[SEATING] + 0
    first = PILE + TOP_RANK * pile
    place = end_of_ring(row, config)
    cards = 0
    for at in range(first, first + TOP_RANK):
        card = row[at] + 0
        place = put_aside(row, config, place, card)
        cards += 1 if card > 0 else 0
    row[COMPLETED] += cards
    row[VALUES + pile] = 0
    coins = row[BESIDE + pile] + 0
    if coins > 0:
        each = coins * config[SHARES] >> 16
        more = coins - each * seats
        seat = row[TURN] + 0
        for offset in range(seats):
            row[seat_at(seat) + COINS] += each + (1 if offset < more else 0)
            seat = 0 if seat + 1 == seats else seat + 1
        row[BESIDE + pile] = 0
