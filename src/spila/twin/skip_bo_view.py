"""What a seat sees of Skip-Bo, and how a match ended."""

from __future__ import annotations

from spila.twin.layout import Cells, Floats, Words
from spila.twin.skip_bo_row import (
    BESIDE,
    COINS,
    COMPLETED,
    DISCARD_COUNTS,
    DISCARD_TOPS,
    DRAW,
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
    STOCK_TOP,
    TOLL,
    TOLL_PILE,
    TURN,
    VALUES,
    WINNERS,
    rank_of,
    seat_at,
    toll_of,
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
