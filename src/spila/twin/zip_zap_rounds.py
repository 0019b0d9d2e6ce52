"""Cards and rounds of Zip Zap over flat arrays; names, order and rule ids as in `spila.games.zip_zap`.

Sets of cards are one 64-bit word each, as in the rules: 10 × suit + number - 1, the Zap card 50.
"""

from __future__ import annotations

from typing import Final

from spila.games.zip_zap.cards import JOKERS, NUMBER_BITS, NUMBERS, SUITS, ZAP, ZAP_BIT
from spila.twin import zip_zap_row as at
from spila.twin.batch import below
from spila.twin.layout import Cells, Words

ONES: Final = 1 + (1 << 10) + (1 << 20) + (1 << 30) + (1 << 40)
"""The cards with number 1."""


def count(held: int) -> int:
    """How many cards are in the set; no more than 51 bits are in use."""
    held -= held >> 1 & 0x5555555555555555
    held = (held & 0x3333333333333333) + (held >> 2 & 0x3333333333333333)
    held = held + (held >> 4) & 0x0F0F0F0F0F0F0F0F
    return held * 0x0101010101010101 >> 56 & 127


def nth(held: int, place: int) -> int:
    """The card at that place of the set, by suit and number."""
    for _ in range(place):
        held &= held - 1
    return count((held & -held) - 1)


def points(held: int) -> int:
    """ZZ-SCORE-1: a single-coloured card counts 1, a joker 3, the Zap card 5."""
    numbers = held & NUMBER_BITS
    return count(numbers) + 2 * count(numbers >> JOKERS * NUMBERS) + 5 * (held >> ZAP)


def fitting(card: int) -> int:
    """ZZ-RACE-3, -4 and -5; nothing fits on a ten (ZZ-GAP-04)."""
    suit = card // NUMBERS
    number = card - NUMBERS * suit
    if number == NUMBERS - 1:
        return 0
    if suit == JOKERS:
        return ONES << number + 1
    return 1 << card + 1 | 1 << JOKERS * NUMBERS + number + 1


def deal(row: Cells, words: Words, config: Cells) -> None:
    """The first state of a match: the suits are taken out once (ZZ-GAP-01), round 1 is dealt and started."""
    words[at.SHUFFLES] = 0
    removed = config[at.CHOSEN]
    if removed < 0:
        for suit in range(config[at.DRAWN]):
            row[at.PILE + suit] = suit
        shuffle(row, words, config[at.DRAWN])
        removed = 0
        for place in range(config[at.TAKEN]):
            removed |= 1 << (row[at.PILE + place] + 0)
    row[at.REMOVED_AT] = removed
    row[at.WINNERS] = 0
    row[at.IDLE] = 0
    words[at.ROUND] = 0
    for seat in range(config[at.SEATS]):
        words[at.SCORES + seat] = 0
    begin(row, words, config)


def begin(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-END-3: everything is gathered and the next round dealt."""
    words[at.ROUND] += 1
    deal_round(row, words, config)
    dead_start(row, words, config)


def void(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-GAP-07 and ZZ-GAP-23: the round is dealt again and does not count."""
    deal_round(row, words, config)
    dead_start(row, words, config)


def shuffle(row: Cells, words: Words, size: int) -> None:
    """Shuffle the first cards of the pile."""
    words[at.SHUFFLES] += 1
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        card = row[at.PILE + last]
        row[at.PILE + last] = row[at.PILE + other]
        row[at.PILE + other] = card


def deal_round(row: Cells, words: Words, config: Cells) -> None:
    """All cards in use are shuffled and dealt."""
    removed = row[at.REMOVED_AT]
    deck = 0
    for suit in range(SUITS):
        if not removed >> suit & 1:
            for card in range(NUMBERS * suit, NUMBERS * suit + NUMBERS):
                row[at.PILE + deck] = card
                deck += 1
    shuffle(row, words, deck)
    size = config[at.SIZE]
    taken = 0
    held = 0
    for seat in range(config[at.SEATS]):
        hand = 0
        for place in range(at.PILE + taken, at.PILE + taken + size):
            hand |= 1 << (row[place] + 0)
        words[at.HANDS + seat] = hand | ZAP_BIT
        held |= hand
        taken += size
    words[at.HELD] = held
    for place in range(deck - taken):
        row[at.LEFT + place] = row[at.PILE + taken + place]
    row[at.LEFT_COUNT] = deck - taken
    row[at.PILE_COUNT] = 0
    row[at.PHASE] = at.RACING
    row[at.TOP] = 0
    row[at.OWNER] = at.NO_SEAT
    row[at.WHY] = 0
    row[at.LEADER] = at.NO_SEAT
    row[at.READY] = 0


def dead_start(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-RACE-1, ZZ-RACE-8, ZZ-GAP-06: turn up start cards until somebody can play; without any left the round is void,
    or anybody may lay any card (ZZ-GAP-07).
    """
    while True:
        left = row[at.LEFT_COUNT]
        pile = row[at.PILE_COUNT]
        top = row[at.TOP]
        fits = 0
        while left > 0 and not fits:
            left -= 1
            top = row[at.LEFT + left]
            row[at.PILE + pile] = top
            pile += 1
            fits = words[at.HELD] & fitting(top)
        if fits or config[at.ANY_CARD_RACE]:
            row[at.LEFT_COUNT] = left
            row[at.PILE_COUNT] = pile
            row[at.TOP] = top
            row[at.PHASE] = at.RACING if fits else at.ANY_CARD
            return
        deal_round(row, words, config)


def go_out(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-END-1: the owner has laid the last card; points are written down and the match goes on or ends."""
    seats = config[at.SEATS]
    scorer = row[at.LEADER] if config[at.FOR_FIRST_CARD] else row[at.OWNER]
    best = 0
    winners = 0
    for seat in range(seats):
        if config[at.ONE_POINT]:
            words[at.SCORES + seat] += 1 if seat == scorer else 0
            rank = -words[at.SCORES + seat]
        else:
            words[at.SCORES + seat] += points(words[at.HANDS + seat])
            rank = words[at.SCORES + seat]
        if seat == 0 or rank < best:
            best = rank
            winners = 1 << seat
        elif rank == best:
            winners |= 1 << seat
    row[at.WHY] = 0
    row[at.READY] = 0
    if words[at.ROUND] < config[at.ROUNDS_AT] or (config[at.EXTRA_ROUND] and winners & winners - 1):
        row[at.PHASE] = at.PAUSE
    else:
        row[at.PHASE] = at.OVER
        row[at.WINNERS] = winners
