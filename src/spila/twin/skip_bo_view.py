"""What a seat sees of Skip-Bo, and how a match ended."""

from __future__ import annotations

from spila.twin.layout import Cells, Floats, Words
from spila.twin.skip_bo_row import (
    BESIDE,
    CARD_SHOWN,
    CARD_TOLL,
    COINS,
    COMPLETED,
    DECK,
    DISCARD_COUNTS,
    DISCARD_TOPS,
    DRAW,
    FIRST,
    HAND,
    HELD,
    HELD_CARDS,
    OVER,
    PHASE,
    PILES,
    QUIET,
    REASON,
    SCORE,
    SEATING,
    STOCK,
    STOCK_SIZE,
    STOCK_TOP,
    TOLL,
    TOLL_PILE,
    TURN,
    VALUES,
    WINNERS,
    below_at,
    draw_number,
    ring_at,
    seat_at,
    wide,
    wild_on_top,
)


def turn(row: Cells, config: Cells) -> int:
    """The seat to act; -1 when the match is over."""
    return -1 if row[PHASE] == OVER else row[TURN] + 0


def observe(row: Cells, words: Words, config: Cells, seat: int, out: Floats) -> None:
    """The fields of envs/encoders/skip_bo.py."""
    seats = config[SEATING] + 0
    at = seat_at(seat) + HELD_CARDS
    for place in range(HAND):
        put_card(config, row[at + place], 2 * place, out)
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
        put_card(config, row[mine + STOCK_TOP], at, out)
        out[at + 2] = row[mine + STOCK]
        out[at + 3] = row[mine + COINS]
        at += 4
        for pile in range(PILES):
            put_card(config, row[mine + DISCARD_TOPS + pile], at, out)
            out[at + 2] = row[mine + DISCARD_COUNTS + pile]
            at += 3
        out[at] = wide(row, mine + SCORE)
        at += 1


def hidden(row: Cells, words: Words, config: Cells, out: Floats) -> None:
    """The hidden fields of envs/encoders/skip_bo.py: draw pile, stock piles and discard piles, each from its top."""
    seats, deck, size = config[SEATING] + 0, config[DECK] + 0, config[STOCK_SIZE] + 0
    ring, under = ring_at(config), below_at(config)
    for at in range(2 * deck + size * seats):
        out[2 * at] = -1
        out[2 * at + 1] = 0
    left, first = row[DRAW] + 0, row[FIRST] + 0
    for place in range(left):
        at = first + place if first + place < deck else first + place - deck
        out[2 * place] = row[ring + at]
    for place in range(left):  # as the draws to come will take them
        other = place + draw_number(words, place, left - place)
        card = int(out[2 * other])
        out[2 * other] = out[2 * place]
        put_card(config, card, 2 * place, out)
    for seat in range(seats):
        place = deck + size * seat
        card = row[seat_at(seat) + STOCK_TOP] + 0
        while card > 0:
            put_card(config, card, 2 * place, out)
            card = row[under + card] + 0
            place += 1
    place = deck + size * seats
    for seat in range(seats):
        for pile in range(PILES):
            card = row[seat_at(seat) + DISCARD_TOPS + pile] + 0
            while card > 0:
                put_card(config, card, 2 * place, out)
                card = row[under + card] + 0
                place += 1


def put_card(config: Cells, card: int, at: int, out: Floats) -> None:
    """Rank and toll of a card; -1 and 0 for no card."""
    out[at] = config[CARD_SHOWN + 4 * card]
    out[at + 1] = config[CARD_TOLL + 4 * card]


def result(row: Cells, words: Words, config: Cells) -> int:
    """The winners as bits, and above them the number of the reason."""
    return (row[WINNERS] + 0) | (row[REASON] + 0) << 8


def score(row: Cells, words: Words, config: Cells, seat: int) -> int:
    """Points in a match to a target."""
    return wide(row, seat_at(seat) + SCORE)
