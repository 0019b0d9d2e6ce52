"""Skip-Bo with coins over flat arrays: `games/skip_bo` once more, rule for rule, for a compiler.

Here is what a move does, as in `games/skip_bo/draft.py`; `skip_bo_row` has the cells, `skip_bo_moves` what is legal and
`skip_bo_view` what a seat sees.
"""

from __future__ import annotations

from typing import Final

from spila.twin.batch import below
from spila.twin.layout import Cells, Words
from spila.twin.skip_bo_row import (
    BESIDE,
    BY_CHANCE,
    BY_LOSER,
    BY_TURNS,
    BY_YOUNGEST,
    COINS,
    COMPLETED,
    DEALS,
    DECK,
    DECLINED,
    DISCARD,
    DISCARD_COUNTS,
    DISCARD_TOPS,
    DISCARDS,
    DRAW,
    DRAWN,
    DRAWS,
    EACH_COINS,
    FEWEST_STOCK,
    FEWEST_WINS,
    FIRST,
    GOAL,
    HAND,
    HELD,
    HELD_CARDS,
    MANY,
    NUMBER,
    OVER,
    PHASE,
    PILE,
    PILES,
    PLAY,
    PLAYS_ON,
    QUIET,
    REASON,
    RECYCLE,
    SCORE,
    SEATING,
    STALEMATE,
    STARTER,
    STARTING,
    STIRRED,
    STOCK,
    STOCK_EMPTY,
    STOCK_SIZE,
    STOCK_TOP,
    TARGET,
    TOLL,
    TOLL_OPEN,
    TOLL_PILE,
    TOP_RANK,
    TOPS,
    TURN,
    TURN_ENDS,
    UNPAID_DISCARDS,
    VALUES,
    WAITS,
    WINNERS,
    YOUNGEST,
    begin_draws,
    below_at,
    buy,
    clear,
    draw_card,
    draw_number,
    exchange,
    note_hand,
    put_aside,
    put_top,
    put_wide,
    read_hand,
    ring_at,
    seat_at,
    take_from_hand,
    take_from_pile,
    toll_of,
    wide,
)

GAME: Final = "skip-bo"
PARTS: Final = (
    "spila.twin.skip_bo_row", "spila.twin.skip_bo_legal", "spila.twin.skip_bo_moves", "spila.twin.skip_bo_view",
)  # fmt: skip
"""The modules with the other functions."""
APART: Final = frozenset(
    {
        "deal",
        "deal_game",
        "gather_buried",
        "clear",
        "win",
        "stalemate",
        "next_game",
        "count_others",
        "nth_of_others",
        "answer_random",
        "carry_out_apart",
    }
)
"""Functions that a move seldom needs. All others become part of those that call them, as a call with its arrays costs
more than most of them.
"""


def deal(row: Cells, words: Words, config: Cells) -> None:
    """The first game of a match (SB-SETUP), and its starter's first turn."""
    for seat in range(config[SEATING]):
        put_wide(row, seat_at(seat) + SCORE, 0)
    put_wide(row, NUMBER, 0)
    row[STARTER] = below(words, config[SEATING]) if config[STARTING] == BY_CHANCE else config[YOUNGEST]
    deal_game(row, words, config)
    refill(row, words, config)


def deal_game(row: Cells, words: Words, config: Cells) -> None:
    """SB-SETUP, for the first and every further game (SB-GAP-29); the starter's first turn begins with a draw."""
    seats, deck = config[SEATING] + 0, config[DECK] + 0
    ring, under = ring_at(config), below_at(config)
    for card in range(deck):
        row[ring + card] = card + 1
    row[FIRST] = 0
    row[DRAW] = deck
    row[COMPLETED] = 0
    begin_draws(words)
    for seat in range(seats):
        mine = seat_at(seat)
        top = 0
        for _ in range(config[STOCK_SIZE]):
            card = draw_card(row, words, config)
            row[under + card] = top
            top = card
        for at in range(mine, mine + COINS):
            row[at] = 0
        row[mine + STOCK] = config[STOCK_SIZE]
        row[mine + STOCK_TOP] = top
        row[mine + COINS] = config[EACH_COINS]
        words[TOPS + seat] = 0xFFFFF
        put_top(words, config, seat, 0, top)
    for pile in range(PILES):
        row[VALUES + pile] = 0
        row[BESIDE + pile] = 0
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    row[QUIET] = 0
    put_wide(row, NUMBER, wide(row, NUMBER) + 1)
    begin_turn(row, row[STARTER])


def begin_turn(row: Cells, seat: int) -> None:
    """The draw step (SB-TURN-3) follows."""
    row[TURN] = seat
    row[PHASE] = PLAY
    row[STIRRED] = 0


def refill(row: Cells, words: Words, config: Cells) -> None:
    """Draw until the hand is five cards, or as far as the supply goes (SB-TURN-3, SB-TURN-8, SB-GAP-26).

    The hand is in order in five numbers meanwhile, and those for no card come last.
    """
    mine = seat_at(row[TURN])
    at = mine + HELD_CARDS
    held = row[mine + HELD] + 0
    a, b, c, d, e = behind(row[at]), behind(row[at + 1]), behind(row[at + 2]), behind(row[at + 3]), behind(row[at + 4])
    ring, deck = ring_at(config), config[DECK] + 0
    left = row[DRAW] + 0
    drawn = 0
    while held < HAND:
        if left == 0:
            left = renew(row, config)
            if left == 0:
                break
        first = row[FIRST] + 0
        card = behind(exchange(row, ring, deck, first, draw_number(words, drawn, left)))
        row[FIRST] = first + 1 if first + 1 < deck else 0
        left -= 1
        row[DRAW] = left
        drawn += 1
        card, a = max(a, card), min(a, card)
        card, b = max(b, card), min(b, card)
        card, c = max(c, card), min(c, card)
        card, d = max(d, card), min(d, card)
        e = min(e, card)
        held += 1
    row[STIRRED] = 1 if drawn > 0 else row[STIRRED]
    words[DRAWN] += drawn
    a, b, c, d, e = a + 1 & MANY, b + 1 & MANY, c + 1 & MANY, d + 1 & MANY, e + 1 & MANY
    row[at] = a
    row[at + 1] = b
    row[at + 2] = c
    row[at + 3] = d
    row[at + 4] = e
    row[mine + HELD] = held
    note_hand(words, config, a, b, c, d, e)


def behind(card: int) -> int:
    """A number in the order of the cards, with no card behind all others."""
    return card - 1 & MANY


def renew(row: Cells, config: Cells) -> int:
    """An empty draw pile is made of the completed piles (SB-PILE-7, SB-GAP-25), or of buried cards (SB-GAP-26); how
    many cards it has.
    """
    if row[COMPLETED] == 0 and config[RECYCLE] > 0:
        gather_buried(row, config)
    row[DRAW] = row[COMPLETED]
    row[COMPLETED] = 0
    return row[DRAW] + 0


def gather_buried(row: Cells, config: Cells) -> None:
    """All cards of the building piles but the top ones go to the completed cards, of which there are none."""
    place = row[FIRST] + 0
    cards = 0
    for pile in range(PILES):
        first = PILE + TOP_RANK * pile
        for at in range(first, first + row[VALUES + pile] - 1):
            card = row[at] + 0
            place = put_aside(row, config, place, card)
            cards += 1 if card > 0 else 0
            row[at] = 0
    row[COMPLETED] = cards


def end_turn(row: Cells, config: Cells) -> int:
    """SB-TURN-7, unless everybody is stuck (SB-GAP-27)."""
    seats = config[SEATING] + 0
    row[QUIET] = 0 if row[STIRRED] > 0 else row[QUIET] + 1
    if row[QUIET] >= seats and row[DRAW] == 0 and row[COMPLETED] == 0:
        return stalemate(row, config)
    after = row[TURN] + 1
    begin_turn(row, 0 if after == seats else after)
    return DRAWS


def discard(row: Cells, words: Words, config: Cells, place: int, pile: int) -> int:
    """SB-TURN-6: the turn ends with a hand card on an own discard pile."""
    seat = row[TURN] + 0
    mine = seat_at(seat)
    card = take_from_hand(row, mine, place)
    row[below_at(config) + card] = row[mine + DISCARD_TOPS + pile]
    row[mine + DISCARD_TOPS + pile] = card
    row[mine + DISCARD_COUNTS + pile] += 1
    put_top(words, config, seat, 1 + pile, card)
    row[STIRRED] = 1
    return TURN_ENDS


def play(row: Cells, words: Words, config: Cells, owner: int, place: int, pile: int) -> int:
    """A card leaves its place for a building pile, with all that follows: the hand of the seat to move where `owner` is
    -1, or else one of the owner's piles.
    """
    mine = seat_at(row[TURN])
    row[STIRRED] = 1
    if owner < 0:
        card = take_from_hand(row, mine, place)
        read_hand(row, words, config)
    else:
        if owner != row[TURN]:
            buy(row, mine, owner)
        card = take_from_pile(row, words, config, owner, place)
    value = row[VALUES + pile] + 1
    row[PILE + TOP_RANK * pile + value - 1] = card
    row[VALUES + pile] = value
    if owner >= 0 and row[seat_at(owner) + STOCK] == 0:
        return win(row, config, 1 << owner, STOCK_EMPTY)
    toll = toll_of(config, card)
    return charge(row, config, toll, pile) if toll > 0 else PLAYS_ON


def charge(row: Cells, config: Cells, toll: int, pile: int) -> int:
    """SB-GAP-24: a toll comes before anything else; who cannot pay it has declined (SB-GAP-19)."""
    row[PHASE] = TOLL_OPEN
    row[TOLL] = toll
    row[TOLL_PILE] = pile
    if row[seat_at(row[TURN]) + COINS] < toll:
        return decline_toll(row, config)
    return WAITS


def pay_toll(row: Cells, config: Cells) -> int:
    """SB-TOLL-5, then the play goes on."""
    mine = seat_at(row[TURN])
    row[mine + COINS] = row[mine + COINS] + 0 - row[TOLL]
    row[BESIDE + row[TOLL_PILE]] += row[TOLL]
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    row[PHASE] = PLAY
    return PLAYS_ON


def decline_toll(row: Cells, config: Cells) -> int:
    """SB-TOLL-3 and -4: the turn passes to its discard, if there is a card to discard (SB-GAP-20, SB-GAP-21)."""
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    if row[seat_at(row[TURN]) + HELD] > 0 and config[UNPAID_DISCARDS] > 0:
        row[PHASE] = DISCARD
        return DISCARDS
    return DECLINED


def clear_completed(row: Cells, config: Cells) -> None:
    """SB-PILE-5: a completed pile goes aside; one that a toll card completed when the toll is settled (SB-GAP-23)."""
    for pile in range(PILES):
        if row[VALUES + pile] == TOP_RANK:
            clear(row, config, pile)


def stalemate(row: Cells, config: Cells) -> int:
    """SB-GAP-27."""
    if config[FEWEST_WINS] > 0:
        fewest = row[seat_at(0) + STOCK] + 0
        for seat in range(1, config[SEATING]):
            fewest = min(fewest, row[seat_at(seat) + STOCK] + 0)
        winners = 0
        for seat in range(config[SEATING]):
            if row[seat_at(seat) + STOCK] == fewest:
                winners |= 1 << seat
        return win(row, config, winners, FEWEST_STOCK)
    if config[GOAL] == 0:
        return end(row, 0, STALEMATE)
    row[WINNERS] = 0
    return DEALS


def win(row: Cells, config: Cells, winners: int, reason: int) -> int:
    """SB-WIN-1 and SB-SCORE."""
    row[TOLL] = 0
    row[TOLL_PILE] = 0
    if config[GOAL] == 0:
        return end(row, winners, reason)
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
        return end(row, first, TARGET)
    row[WINNERS] = winners
    return DEALS


def end(row: Cells, winners: int, reason: int) -> int:
    row[PHASE] = OVER
    row[WINNERS] = winners
    row[REASON] = reason
    return WAITS


def next_game(row: Cells, words: Words, config: Cells) -> None:
    """SB-GAP-05: who starts a later game, then the set-up anew (SB-GAP-29)."""
    seats = config[SEATING] + 0
    winners = row[WINNERS] + 0
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
