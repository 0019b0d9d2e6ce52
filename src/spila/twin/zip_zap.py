"""Zip Zap over flat arrays; names, order and rule ids as in `spila.games.zip_zap`.

All options are handled; times (`misplayLockMs`, `idleStallMs`, `freeCardMs`) belong to live tables and change no rule.
In their place is the patience of the environments: after that many ticks without a move the clock runs out (`expire`).
`zip_zap_row` says what is where in a row, `zip_zap_rounds` deals and counts.
"""

from __future__ import annotations

from typing import Final

from spila.games.zip_zap.cards import JOKERS, NUMBER_BITS, NUMBERS, SUITS, ZAP, ZAP_BIT
from spila.kernel import Seat
from spila.twin import zip_zap_row as at
from spila.twin.batch import below
from spila.twin.layout import RACE, Cells, Words
from spila.twin.zip_zap_rounds import begin, count, dead_start, fitting, go_out, nth, void

GAME: Final = "zip-zap"
PARTS: Final = ("spila.twin.zip_zap_row", "spila.twin.zip_zap_rounds")
REASONS: Final = at.REASONS
layout, load, dump = at.layout, at.load, at.dump

LAY_ZAPS: Final = 50
THE_ZAP: Final = 100
READY_MOVE: Final = 101
WAIT: Final = 102
"""Numbers of moves: laying a card has the number of the card."""


def turn(row: Cells, config: Cells) -> Seat:
    """The free player; in a race everybody, whatever they hold: who can play is a secret."""
    phase = row[at.PHASE]
    if phase == at.FREE:
        return row[at.OWNER]
    return -1 if phase == at.OVER else RACE


def legal(row: Cells, words: Words, config: Cells, seat: Seat, listed: Cells) -> int:
    """The numbers of the legal moves, without waiting."""
    phase = row[at.PHASE]
    if phase == at.PAUSE:
        listed[0] = READY_MOVE
        return 0 if row[at.READY] >> seat & 1 else 1
    hand = words[at.HANDS + seat]
    numbers = playable(row, hand, seat)
    held = numbers
    found = 0
    while held:
        listed[found] = count((held & -held) - 1)
        held &= held - 1
        found += 1
    if hand >> ZAP and numbers:
        for place in range(found):
            listed[found + place] = listed[place] + LAY_ZAPS
        found *= 2
    if may_zap(row, hand, seat):
        listed[found] = THE_ZAP
        found += 1
    return found


def playable(row: Cells, hand: int, seat: Seat) -> int:
    """The number cards of the hand that its seat may lay now."""
    phase = row[at.PHASE]
    if phase == at.RACING:
        return hand & fitting(row[at.TOP] + 0)
    if phase == at.ANY_CARD or (phase == at.FREE and seat == row[at.OWNER]):
        return hand & NUMBER_BITS
    return 0


def may_zap(row: Cells, hand: int, seat: Seat) -> bool:
    """ZZ-ZAP-1, ZZ-GAP-17: the owner of the top card may, as long as nothing lies on it."""
    return hand >> ZAP != 0 and seat == row[at.OWNER] and row[at.PHASE] <= at.FREE


def choose(row: Cells, words: Words, config: Cells) -> int:
    """Uniformly random among all legal moves of all seats, without waiting."""
    phase, seats = row[at.PHASE], config[at.SEATS]
    if phase == at.PAUSE:
        waiting = (1 << seats) - 1 & ~(row[at.READY] + 0)
        return nth(waiting, below(words, count(waiting))) << 32 | READY_MOVE
    first = row[at.OWNER] if phase == at.FREE else 0
    last = first + 1 if phase == at.FREE else seats
    total, ends = 0, 0
    for seat in range(first, last):
        ends |= total << 8 * seat
        total += count_moves(row, words[at.HANDS + seat], seat)
    place = below(words, total)
    seat = first
    for each in range(first + 1, last):
        seat += place >= ends >> 8 * each & 255
    place -= ends >> 8 * seat & 255
    numbers = playable(row, words[at.HANDS + seat], seat)
    cards = count(numbers)
    with_zap = 1 if place >= cards else 0
    place -= with_zap * cards
    if place == cards:
        return seat << 32 | THE_ZAP
    return seat << 32 | with_zap * LAY_ZAPS + nth(numbers, place)


def count_moves(row: Cells, hand: int, seat: Seat) -> int:
    """How many moves the seat has: the cards, the cards with the Zap card, the Zap card."""
    return (1 + (hand >> ZAP)) * count(playable(row, hand, seat)) + may_zap(row, hand, seat)


def step(row: Cells, words: Words, config: Cells, seat: Seat, action: int) -> int:
    """Play a move; 0 when it is against the rules."""
    if seat < 0 or seat >= config[at.SEATS] or action < 0:
        return 0
    hand = words[at.HANDS + seat]
    if action < THE_ZAP:
        card = action if action < LAY_ZAPS else action - LAY_ZAPS
        if not playable(row, hand, seat) >> card & 1:
            return 0
        if action < LAY_ZAPS:
            lay(row, words, config, seat, card)
        elif hand >> ZAP:
            lay_zap(row, words, config, seat, card)
        else:
            return 0
    elif action == THE_ZAP:
        if not may_zap(row, hand, seat):
            return 0
        zap(row, words, config, seat)
    elif action == READY_MOVE and row[at.PHASE] == at.PAUSE and not row[at.READY] >> seat & 1:
        ready(row, words, config, seat)
    else:
        return 0
    return 1


def lay(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """The card is on the pile and its player the owner; then: out? ten? stall? else the race goes on."""
    hand = words[at.HANDS + seat] ^ 1 << card
    held = words[at.HELD] ^ 1 << card
    after(row, words, seat, hand, held, card)
    pile = row[at.PILE_COUNT]
    row[at.PILE + pile] = card
    row[at.PILE_COUNT] = pile + 1
    if not hand:
        go_out(row, words, config)
    elif held & fitting(card):
        row[at.PHASE] = at.RACING
        row[at.WHY] = 0
    else:
        row[at.PHASE] = at.FREE
        row[at.WHY] = at.TEN if card % NUMBERS == NUMBERS - 1 else at.STALL


def lay_zap(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """ZZ-GAP-16: card and Zap as one move; no ten and no stall is looked for between them."""
    hand = words[at.HANDS + seat] ^ (1 << card | ZAP_BIT)
    after(row, words, seat, hand, words[at.HELD] ^ 1 << card, card)
    pile = row[at.PILE_COUNT]
    row[at.PILE + pile] = card
    row[at.PILE + pile + 1] = ZAP
    row[at.PILE_COUNT] = pile + 2
    zapped(row, words, config, hand)


def zap(row: Cells, words: Words, config: Cells, seat: Seat) -> None:
    """ZZ-ZAP-2 and -3: the owner lays the Zap card and is the free player, or is out (ZZ-GAP-18)."""
    hand = words[at.HANDS + seat] ^ ZAP_BIT
    words[at.HANDS + seat] = hand
    pile = row[at.PILE_COUNT]
    row[at.PILE + pile] = ZAP
    row[at.PILE_COUNT] = pile + 1
    zapped(row, words, config, hand)


def zapped(row: Cells, words: Words, config: Cells, hand: int) -> None:
    """A Zap card lies on top."""
    if hand:
        row[at.PHASE] = at.FREE
        row[at.WHY] = at.ZAPPED
    else:
        go_out(row, words, config)


def ready(row: Cells, words: Words, config: Cells, seat: Seat) -> None:
    """The last seat that is ready begins the next round."""
    all_ready = row[at.READY] | 1 << seat
    row[at.READY] = all_ready
    if all_ready == (1 << config[at.SEATS]) - 1:
        begin(row, words, config)


def after(row: Cells, words: Words, seat: Seat, hand: int, held: int, top: int) -> None:
    """The table after the seat has laid; it owns the top card."""
    words[at.HANDS + seat] = hand
    words[at.HELD] = held
    row[at.TOP] = top
    row[at.OWNER] = seat
    if row[at.LEADER] == at.NO_SEAT:
        row[at.LEADER] = seat


def expire(row: Cells, words: Words, config: Cells) -> int:
    """The clock ran out: in a race its owner becomes the free player, or the next start card is turned up; for a
    free player the lowest single-coloured card is laid, else the lowest joker, else the Zap card; a pause is over.
    """
    phase = row[at.PHASE]
    if phase == at.RACING:
        if row[at.OWNER] == at.NO_SEAT:
            dead_start(row, words, config)
        else:
            row[at.PHASE] = at.FREE
            row[at.WHY] = at.IDLED
    elif phase == at.FREE:
        seat = row[at.OWNER]
        numbers = words[at.HANDS + seat] & NUMBER_BITS
        if numbers:
            lay(row, words, config, seat, lowest(numbers))
        else:
            zap(row, words, config, seat)
    elif phase == at.ANY_CARD:
        void(row, words, config)
    elif phase == at.PAUSE:
        begin(row, words, config)
    else:
        return 0
    return 1


def lowest(numbers: int) -> int:
    """The lowest single-coloured card, else the lowest joker."""
    for number in range(NUMBERS):
        for suit in range(JOKERS):
            if numbers >> NUMBERS * suit + number & 1:
                return NUMBERS * suit + number
    return nth(numbers, 0)


def tick(row: Cells, words: Words, config: Cells, actions: Cells, answers: Cells) -> int:
    """One tick of `spila.envs.race`: those who do not wait are tried in a random order. How many were accepted."""
    waiting = 0
    for seat in range(config[at.SEATS]):
        answers[seat] = 0
        if actions[seat] != WAIT:
            waiting |= 1 << seat
    order = 0
    claims = count(waiting)
    for claim in range(claims):
        seat = nth(waiting, below(words, claims - claim) if claims - claim > 1 else 0)
        waiting ^= 1 << seat
        order |= seat << 3 * claim
    accepted = 0
    for claim in range(claims):
        seat = order >> 3 * claim & 7
        if step(row, words, config, seat, actions[seat] + 0):
            accepted += 1
        else:
            answers[seat] = 1
    idle = 0 if accepted else row[at.IDLE] + 1
    if idle >= config[at.PATIENCE]:
        idle = 0
        expire(row, words, config)
    row[at.IDLE] = idle
    return accepted


def result(row: Cells, words: Words, config: Cells) -> int:
    """The winners as bits, and the reason."""
    return row[at.WINNERS] | (config[at.ONE_POINT]) << 8


def score(row: Cells, words: Words, config: Cells, seat: Seat) -> int:
    """Points of the match."""
    return words[at.SCORES + seat]


def observe(row: Cells, words: Words, config: Cells, seat: Seat, out: Cells) -> None:
    """The fields of the encoder: the own hand, the shared piles, then seat by seat, clockwise from the own seat."""
    seats = config[at.SEATS]
    pile = row[at.PILE_COUNT]
    hand = words[at.HANDS + seat]
    top = row[at.TOP] if pile else ZAP
    shown = 0
    if config[at.SHOW_PLAYED]:
        for place in range(pile):
            shown |= 1 << (row[at.PILE + place] + 0)
    for card in range(ZAP + 1):
        out[card] = hand >> card & 1
    for card in range(ZAP):
        out[ZAP + 1 + card] = 1 if card == top else 0
        out[2 * ZAP + 2 + card] = shown >> card & 1
    out[2 * ZAP + 1] = 1 if pile and row[at.PILE + pile - 1] == ZAP else 0
    index = 3 * ZAP + 2
    for phase in range(at.OVER + 1):
        out[index + phase] = 1 if row[at.PHASE] == phase else 0
    index += at.OVER + 1
    for suit in range(SUITS):
        out[index + suit] = row[at.REMOVED_AT] >> suit & 1
    out[index + SUITS] = row[at.LEFT_COUNT]
    out[index + SUITS + 1] = pile
    out[index + SUITS + 2] = words[at.ROUND]
    index += SUITS + 3
    for offset in range(seats):
        each = seat + offset if seat + offset < seats else seat + offset - seats
        out[index] = count(words[at.HANDS + each])
        out[index + 1] = words[at.HANDS + each] >> ZAP
        out[index + 2] = 1 if row[at.OWNER] == each else 0
        out[index + 3] = 1 if row[at.LEADER] == each else 0
        out[index + 4] = row[at.READY] >> each & 1
        out[index + 5] = words[at.SCORES + each]
        index += at.SEAT
