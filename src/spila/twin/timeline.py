"""Timeline over flat arrays; names, order and rule ids as in `spila.games.timeline`.

Any deck can be played, with all options; `turnSeconds` belongs to live tables and changes no rule. `leave` is no move,
so the twin has none. `timeline_row` says what is where in a row.
"""

from __future__ import annotations

from typing import Final

from spila.kernel import Seat
from spila.twin import timeline_row as at
from spila.twin.batch import below
from spila.twin.layout import Cells, Words
from spila.twin.timeline_row import date_of

GAME: Final = "timeline"
PARTS: Final = ("spila.twin.timeline_row",)
REASONS: Final = at.REASONS
layout, load, dump = at.layout, at.load, at.dump


def deal(row: Cells, words: Words, config: Cells) -> None:
    """TL-SETUP: hands first, then the starting card (TL-SETUP-9)."""
    seats, cards = config[at.SEATS], config[at.CARDS]
    line, pile = config[at.LINE], config[at.PILE]
    words[at.SHUFFLES] = 0
    first = config[at.CHOSEN_FIRST]
    if first < 0:
        first = below(words, seats)
        words[at.SHUFFLES] = 1
    for card in range(cards):
        row[line + card] = card
    shuffle(row, words, line, cards)
    for place in range(at.MARKS, at.MARKS + (cards + 31) // 32):
        words[place] = 0
    opening = line
    if config[at.SPREAD]:
        opening = pile
        spread(row, words, config)
    taken = 0
    for seat in range(seats):
        size = config[at.SIZES + seat]
        hand = at.HANDS + seat * config[at.SLOTS]
        for slot in range(size):
            row[hand + slot] = row[opening + taken]
            taken += 1
        row[at.COUNTS + seat] = size
    start = row[opening + taken] + 0
    count = 0
    for place in range(cards - 1, -1 if opening == pile else taken, -1):
        card = row[line + place] + 0
        if not marked(words, card):
            row[pile + count] = card
            count += 1
    row[line] = start
    row[at.LINE_COUNT] = 1
    row[at.PILE_COUNT] = count
    row[at.BOX_COUNT] = 0
    row[at.TURN] = first
    row[at.FIRST] = first
    row[at.OVER] = 0
    row[at.RESULT] = 0
    row[at.ALIVE] = (1 << seats) - 1
    row[at.TIE_BREAK] = 0
    words[at.ROUND] = 1


def shuffle(row: Cells, words: Words, start: int, size: int) -> None:
    """Shuffle that many cards."""
    words[at.SHUFFLES] += 1
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        card = row[start + last] + 0
        row[start + last] = row[start + other]
        row[start + other] = card


def mark(words: Words, card: int) -> None:
    """Put the card into the set."""
    words[at.MARKS + (card >> 5)] |= 1 << (card & 31)


def marked(words: Words, card: int) -> int:
    """Whether the card is in the set."""
    return words[at.MARKS + (card >> 5)] >> (card & 31) & 1


def spread(row: Cells, words: Words, config: Cells) -> None:
    """Opening cards that lie apart: the deck in order of dates is cut into as many stretches as cards are needed, and
    each gives one. They are put where the pile will be, and marked.
    """
    cards, pile = config[at.CARDS], config[at.PILE]
    count = 1
    for seat in range(config[at.SEATS]):
        count += config[at.SIZES + seat]
    for stretch in range(count):
        start = stretch * cards // count
        end = (stretch + 1) * cards // count
        card = config[at.RANKS + cards + start + below(words, end - start)]
        row[pile + stretch] = card
        mark(words, card)
    words[at.SHUFFLES] += count
    shuffle(row, words, pile, count)


def turn(row: Cells, config: Cells) -> Seat:
    """The seat to move; -1 when the game is over."""
    return -1 if row[at.OVER] else row[at.TURN] + 0


def legal(row: Cells, words: Words, config: Cells, seat: Seat, listed: Cells) -> int:
    """Every own card at every place (TL-at.TURN-3, TL-at.TURN-5); there is no passing (TL-at.TURN-2)."""
    if seat != row[at.TURN] or row[at.OVER]:
        return 0
    cards, places = config[at.CARDS], row[at.LINE_COUNT] + 1
    found = 0
    for slot in range(row[at.COUNTS + seat] + 0):
        for place in range(places):
            listed[found] = slot * cards + place
            found += 1
    return found


def choose(row: Cells, words: Words, config: Cells) -> int:
    """Uniformly random among all legal moves."""
    seat = row[at.TURN] + 0
    slot = below(words, row[at.COUNTS + seat] + 0)
    return seat << 32 | slot * config[at.CARDS] + below(words, row[at.LINE_COUNT] + 1)


def step(row: Cells, words: Words, config: Cells, seat: Seat, action: int) -> int:
    """Play a move; 0 when it is against the rules."""
    if row[at.OVER] or seat != row[at.TURN] or action < 0 or action >= config[at.CARDS] * config[at.SLOTS]:
        return 0
    cards = config[at.CARDS]
    slot = action * config[at.PART] >> 32
    chosen = action - slot * cards
    if slot >= row[at.COUNTS + seat] or chosen > row[at.LINE_COUNT]:
        return 0
    place(row, words, config, slot, chosen)
    return 1


def is_right(row: Cells, config: Cells, card: int, place: int) -> bool:
    """TL-at.TURN-6: neither neighbour contradicts; equal dates may lie in any order (TL-GAP-05)."""
    line, last, rank = config[at.LINE], row[at.LINE_COUNT] - 1, config[at.RANKS + card]
    left, right = row[line + max(place - 1, 0)], row[line + min(place, last)]
    return ((place == 0) | (config[at.RANKS + left] <= rank)) & ((place > last) | (rank <= config[at.RANKS + right]))


def place(row: Cells, words: Words, config: Cells, slot: int, place: int) -> None:
    """TL-at.TURN-6 to -11: the card is turned; it is right if both neighbours agree, equal dates included (TL-GAP-05).
    A right card stays in the line; a wrong one goes to the box and another is drawn. Then the turn passes.
    """
    seat = row[at.TURN] + 0
    hand, held = at.HANDS + seat * config[at.SLOTS], row[at.COUNTS + seat] - 1
    card = row[hand + slot]
    right = is_right(row, config, card, place)
    for each in range(hand + slot, hand + held):
        row[each] = row[each + 1]
    row[at.COUNTS + seat] = held
    if right:
        line, count = config[at.LINE], row[at.LINE_COUNT] + 0
        for each in range(line + count, line + place, -1):
            row[each] = row[each - 1]
        row[line + place] = card
        row[at.LINE_COUNT] = count + 1
    elif row[at.PILE_COUNT]:
        draw(row, config, seat)
        discard(row, config, card)
    else:
        nothing_to_draw(row, words, config, seat, card)
    if not row[at.OVER]:
        pass_turn(row, words, config)


def nothing_to_draw(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """TL-GAP-11: a misplaced card, and the pile is empty. The box is renewed before the card goes into it."""
    if config[at.EMPTY_PILE] == at.RECYCLE:
        if row[at.BOX_COUNT]:
            recycle(row, words, config)
            draw(row, config, seat)
            discard(row, config, card)
        else:
            row[at.HANDS + seat * config[at.SLOTS] + row[at.COUNTS + seat]] = card
            row[at.COUNTS + seat] += 1
    else:
        discard(row, config, card)
        if config[at.EMPTY_PILE] == at.END_GAME:
            fewest(row, config, seat)
        elif not row[at.COUNTS + seat]:
            drop(row, config, 1 << seat)


def draw(row: Cells, config: Cells, seat: Seat) -> None:
    """The top card of the pile comes into the hand."""
    pile, held = row[at.PILE_COUNT] - 1, row[at.COUNTS + seat] + 0
    row[at.HANDS + seat * config[at.SLOTS] + held] = row[config[at.PILE] + pile]
    row[at.COUNTS + seat] = held + 1
    row[at.PILE_COUNT] = pile


def discard(row: Cells, config: Cells, card: int) -> None:
    """The card goes to the box."""
    count = row[at.BOX_COUNT] + 1
    row[config[at.END] - count] = card
    row[at.BOX_COUNT] = count


def recycle(row: Cells, words: Words, config: Cells) -> None:
    """The box becomes the new pile: in order of numbers, then shuffled."""
    cards, pile, end = config[at.CARDS], config[at.PILE], config[at.END]
    for part in range(at.MARKS, at.MARKS + (cards + 31) // 32):
        words[part] = 0
    for each in range(end - row[at.BOX_COUNT], end):
        mark(words, row[each] + 0)
    count = 0
    for card in range(cards):
        if marked(words, card):
            row[pile + count] = card
            count += 1
    row[at.PILE_COUNT] = count
    row[at.BOX_COUNT] = 0
    shuffle(row, words, pile, count)


def pass_turn(row: Cells, words: Words, config: Cells) -> None:
    """TL-at.TURN-11: the next seat clockwise that is still in; when the circle from the first player is
    closed, the round is over (TL-at.ROUND-1, TL-GAP-15).
    """
    seat = following(row, config, row[at.TURN] + 0)
    if seat < 0 or (config[at.EARLY_DECISION] and decided(row, config, seat)):
        end_round(row, words, config)
    else:
        row[at.TURN] = seat


def after(seat: Seat, seats: int) -> Seat:
    """The next place clockwise."""
    return seat + 1 if seat + 1 < seats else 0


def following(row: Cells, config: Cells, seat: Seat) -> Seat:
    """The next seat clockwise that is still in; -1 when the circle from the first player is closed (TL-GAP-15)."""
    seats, first, alive = config[at.SEATS], row[at.FIRST] + 0, row[at.ALIVE] + 0
    seat = after(seat, seats)
    while seat != first:
        if alive >> seat & 1:
            return seat
        seat = after(seat, seats)
    return -1


def decided(row: Cells, config: Cells, seat: Seat) -> bool:
    """TL-GAP-14: one seat has finished, and nobody still to move can."""
    done = finished(row, config)
    if not done or done & done - 1:
        return False
    seats, first, alive = config[at.SEATS], row[at.FIRST] + 0, row[at.ALIVE] + 0
    while seat != first:
        if alive >> seat & 1 and row[at.COUNTS + seat] <= 1:
            return False
        seat = after(seat, seats)
    return True


def finished(row: Cells, config: Cells) -> int:
    """The seats that are in the game and have no cards left, as bits."""
    found = 0
    for seat in range(config[at.SEATS]):
        if not row[at.COUNTS + seat]:
            found |= 1 << seat
    return found & row[at.ALIVE]


def end_round(row: Cells, words: Words, config: Cells) -> None:
    """TL-at.END-1 to -6."""
    done = finished(row, config)
    if done and not done & done - 1:
        end(row, done, at.ONLY_ONE_FINISHED)
    elif not row[at.ALIVE]:
        end(row, 0, at.NOBODY_LEFT)
    elif config[at.MAX_ROUNDS] and words[at.ROUND] >= config[at.MAX_ROUNDS]:
        fewest(row, config, -1)
    elif done and not tie_break(row, words, config, done):
        end(row, done, at.NO_CARD_FOR_TIE_BREAK)
    else:
        words[at.ROUND] += 1
        first = row[at.FIRST] + 0
        row[at.TURN] = first if (row[at.ALIVE] + 0) >> first & 1 else following(row, config, first)


def tie_break(row: Cells, words: Words, config: Cells, done: int) -> bool:
    """TL-at.END-4 and -5, TL-GAP-12, -13, -17: the others are out, the finished draw one card each, in turn order.
    False when there are not enough cards to draw: then the win is shared.
    """
    seats = config[at.SEATS]
    others = row[at.ALIVE] & ~done
    there, needed = row[at.PILE_COUNT] + 0, 0
    if config[at.EMPTY_PILE] == at.RECYCLE:
        there += row[at.BOX_COUNT]
    for seat in range(seats):
        if done >> seat & 1:
            needed += 1
        elif others >> seat & 1 and config[at.EMPTY_PILE] == at.RECYCLE:
            there += row[at.COUNTS + seat]
    if there < needed:
        return False
    drop(row, config, others)
    row[at.TIE_BREAK] = 1
    seat = row[at.FIRST] + 0
    for _ in range(seats):
        if done >> seat & 1:
            if not row[at.PILE_COUNT]:
                recycle(row, words, config)
            draw(row, config, seat)
        seat = after(seat, seats)
    return True


def drop(row: Cells, config: Cells, dropped: int) -> None:
    """These seats are out; their cards go to the box, dates unseen (TL-GAP-13)."""
    for seat in range(config[at.SEATS]):
        if dropped >> seat & 1:
            hand = at.HANDS + seat * config[at.SLOTS]
            for slot in range(row[at.COUNTS + seat] + 0):
                discard(row, config, row[hand + slot] + 0)
            row[at.COUNTS + seat] = 0
    row[at.ALIVE] &= ~dropped


def fewest(row: Cells, config: Cells, owing: Seat) -> None:
    """TL-GAP-21 and TL-GAP-11: fewest cards win; a card that could not be drawn counts as held."""
    least = config[at.CARDS]
    winners = 0
    for seat in range(config[at.SEATS]):
        if (row[at.ALIVE] + 0) >> seat & 1:
            held = row[at.COUNTS + seat] + (1 if seat == owing else 0)
            if held < least:
                least = held
                winners = 0
            if held == least:
                winners |= 1 << seat
    end(row, winners, at.FEWEST_CARDS)


def end(row: Cells, winners: int, reason: int) -> None:
    """The game is over."""
    row[at.OVER] = 1
    row[at.RESULT] = winners | reason << 8


def result(row: Cells, words: Words, config: Cells) -> int:
    """The winners as bits, and the reason."""
    return row[at.RESULT] + 0


def score(row: Cells, words: Words, config: Cells, seat: Seat) -> int:
    """There are no points."""
    return 0


def observe(row: Cells, words: Words, config: Cells, seat: Seat, out: Cells) -> None:
    """The fields of the encoder: the hands, the own one first, then the line and everything else."""
    seats, cards, slots = config[at.SEATS], config[at.CARDS], config[at.SLOTS]
    line, count, pile = config[at.LINE], row[at.LINE_COUNT] + 0, row[at.PILE_COUNT] + 0
    index = 0
    flags = seats * slots + 2 * cards + 4
    for offset in range(seats):
        each = seat + offset if seat + offset < seats else seat + offset - seats
        hand, held = at.HANDS + each * config[at.SLOTS], row[at.COUNTS + each] + 0
        for slot in range(slots):
            out[index + slot] = row[hand + slot] + 1 if slot < held else 0
        index += slots
        out[flags] = (row[at.ALIVE] + 0) >> each & 1
        out[flags + 1] = 1 if row[at.TURN] == each else 0
        out[flags + 2] = 1 if row[at.FIRST] == each else 0
        flags += 3
    for place in range(count):
        card = row[line + place]
        out[index + place] = card + 1
        out[index + cards + place] = date_of(config, card)
    for place in range(count, cards):
        out[index + place] = 0
        out[index + cards + place] = 0
    index += 2 * cards
    out[index] = count + 1
    out[index + 1] = pile
    out[index + 2] = row[config[at.PILE] + pile - 1] + 1 if pile and config[at.SHOW_PILE_TOP] else 0
    out[index + 3] = row[at.BOX_COUNT]
    out[flags] = words[at.ROUND]
    out[flags + 1] = row[at.TIE_BREAK]
