"""Timeline over flat arrays; names, order and rule ids as in `spila.games.timeline`.

Any deck can be played, with all options: dates are part of `config`, which is why that is an array of floats (exact for
whole numbers up to 2⁵³, and dates end at 2 × 10¹⁰). `turnSeconds` belongs to live tables and changes no rule. `leave`
is no move, so the twin has none.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spila.games.timeline.options import Options
from spila.games.timeline.state import State
from spila.kernel import Seat
from spila.twin.batch import below
from spila.twin.layout import Cells, Layout, Words

GAME: Final = "timeline"
HOST: Final = ("layout", "load", "dump")
REASONS: Final = ("only-one-finished", "nobody-left", "fewest-cards", "no-card-for-tie-break")
ONLY_ONE_FINISHED: Final = 0
NOBODY_LEFT: Final = 1
FEWEST_CARDS: Final = 2
NO_CARD_FOR_TIE_BREAK: Final = 3

# config: the options, the date of every card in play, and the cards in order of dates
SEATS: Final = 0
CARDS: Final = 1
SLOTS: Final = 2
"""The largest possible number of cards in a hand."""
CHOSEN_FIRST: Final = 3
"""The seat that opens the game; -1 when it is drawn."""
SHOW_PILE_TOP: Final = 4
EMPTY_PILE: Final = 5
EARLY_DECISION: Final = 6
MAX_ROUNDS: Final = 7
SPREAD: Final = 8
SIZES: Final = 9
"""Cards dealt to each seat."""
DATES: Final = 17
EMPTY_PILES: Final = ("recycle", "noDraw", "endGame")
RECYCLE: Final = 0
END_GAME: Final = 2

# row: numbers of 16 bits, then the hands, the line, and one stretch for pile and box
TURN: Final = 0
FIRST: Final = 1
OVER: Final = 2
RESULT: Final = 3
ALIVE: Final = 4
"""Who is still in the game, as bits."""
TIE_BREAK: Final = 5
LINE_COUNT: Final = 6
PILE_COUNT: Final = 7
BOX_COUNT: Final = 8
COUNTS: Final = 9
"""Cards in each hand."""
HANDS: Final = 17

# words: after them a set of cards, 32 in each
ROUND: Final = 2
SHUFFLES: Final = 3
MARKS: Final = 4


def layout(options: Options, seats: int) -> Layout:
    """The options and the deck as numbers, and the sizes of all arrays."""
    dates = [card.value for card in options.in_play()]
    cards, sizes = len(dates), options.hand_sizes(seats)
    slots = max(sizes)
    config = np.zeros(DATES + 2 * cards, np.float64)
    config[SEATS], config[CARDS], config[SLOTS] = seats, cards, slots
    config[CHOSEN_FIRST] = options.first if options.starter == "chosen" else -1
    config[SHOW_PILE_TOP] = options.show_pile_top
    config[EMPTY_PILE] = EMPTY_PILES.index(options.empty_pile)
    config[EARLY_DECISION] = options.early_decision
    config[MAX_ROUNDS] = options.max_rounds or 0
    config[SPREAD] = options.spread
    config[SIZES : SIZES + seats] = sizes
    config[DATES : DATES + cards] = dates
    config[DATES + cards :] = sorted(range(cards), key=lambda card: (dates[card], card))
    return Layout(
        dtype=np.int16,
        size=HANDS + seats * slots + 2 * cards,
        words=MARKS + (cards + 31) // 32,
        config=config,
        actions=slots * cards,
        observation=seats * slots + 2 * cards + 4 + 3 * seats + 2,
        most_legal=slots * cards,
        seats=seats,
    )


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:
    """Write a state of the rules into a row."""
    config = layout.config
    row[:] = 0
    words[ROUND], words[SHUFFLES] = state.round, state.shuffles
    row[TURN], row[FIRST], row[TIE_BREAK] = state.turn, state.first, state.tie_break
    row[ALIVE] = sum(1 << seat for seat, alive in enumerate(state.alive) if alive)
    if state.result is not None:
        row[OVER] = 1
        row[RESULT] = sum(1 << seat for seat in state.result.winners) | REASONS.index(state.result.reason) << 8
    row[LINE_COUNT], row[PILE_COUNT], row[BOX_COUNT] = len(state.line), len(state.pile), len(state.box)
    for seat, hand in enumerate(state.hands):
        row[COUNTS + seat] = len(hand)
        row[hand_at(config, seat) : hand_at(config, seat) + len(hand)] = hand
    line, pile = line_at(config), pile_at(config)
    row[line : line + len(state.line)] = state.line
    row[pile : pile + len(state.pile)] = state.pile
    row[len(row) - len(state.box) :] = state.box[::-1]


def dump(row: Cells, words: Words, layout: Layout) -> dict[str, Any]:
    """The fields of a state, but options, seed, dates and result (see `result`)."""
    cells, seats = row.tolist(), range(layout.seats)
    hands, line, pile = [hand_at(layout.config, seat) for seat in seats], line_at(layout.config), pile_at(layout.config)
    return {
        "shuffles": int(words[SHUFFLES]),
        "hands": tuple(tuple(cells[hands[seat] : hands[seat] + cells[COUNTS + seat]]) for seat in seats),
        "line": tuple(cells[line : line + cells[LINE_COUNT]]),
        "pile": tuple(cells[pile : pile + cells[PILE_COUNT]]),
        "box": tuple(cells[len(cells) - cells[BOX_COUNT] :][::-1]),
        "alive": tuple(bool(cells[ALIVE] >> seat & 1) for seat in seats),
        "first": cells[FIRST],
        "turn": cells[TURN],
        "round": int(words[ROUND]),
        "tie_break": bool(cells[TIE_BREAK]),
    }


def hand_at(config: Cells, seat: Seat) -> int:
    """Where the hand of the seat begins, longest held first."""
    return HANDS + seat * int(config[SLOTS])


def line_at(config: Cells) -> int:
    """Where the line begins, from left to right."""
    return HANDS + int(config[SEATS]) * int(config[SLOTS])


def pile_at(config: Cells) -> int:
    """Where the pile begins, top card last; the box is at the end of the row, its first card last."""
    return line_at(config) + int(config[CARDS])


def end_of(config: Cells) -> int:
    """The end of the row."""
    return pile_at(config) + int(config[CARDS])


# --- the deal ---------------------------------------------------------------------------------------------------


def deal(row: Cells, words: Words, config: Cells) -> None:
    """TL-SETUP: hands first, then the starting card (TL-SETUP-9)."""
    seats, cards = int(config[SEATS]), int(config[CARDS])
    line, pile = line_at(config), pile_at(config)
    words[SHUFFLES] = 0
    first = int(config[CHOSEN_FIRST])
    if first < 0:
        first = below(words, seats)
        words[SHUFFLES] = 1
    for card in range(cards):
        row[line + card] = card
    shuffle(row, words, line, cards)
    for place in range(MARKS, MARKS + (cards + 31) // 32):
        words[place] = 0
    opening = line
    if config[SPREAD]:
        opening = pile
        spread(row, words, config)
    taken = 0
    for seat in range(seats):
        size = int(config[SIZES + seat])
        hand = hand_at(config, seat)
        for slot in range(size):
            row[hand + slot] = row[opening + taken]
            taken += 1
        row[COUNTS + seat] = size
    start = row[opening + taken] + 0
    count = 0
    for place in range(cards - 1, -1 if opening == pile else taken, -1):
        card = row[line + place] + 0
        if not marked(words, card):
            row[pile + count] = card
            count += 1
    row[line] = start
    row[LINE_COUNT] = 1
    row[PILE_COUNT] = count
    row[BOX_COUNT] = 0
    row[TURN] = first
    row[FIRST] = first
    row[OVER] = 0
    row[RESULT] = 0
    row[ALIVE] = (1 << seats) - 1
    row[TIE_BREAK] = 0
    words[ROUND] = 1


def shuffle(row: Cells, words: Words, start: int, size: int) -> None:
    """Shuffle that many cards."""
    words[SHUFFLES] += 1
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        card = row[start + last] + 0
        row[start + last] = row[start + other]
        row[start + other] = card


def mark(words: Words, card: int) -> None:
    """Put the card into the set."""
    words[MARKS + (card >> 5)] |= 1 << (card & 31)


def marked(words: Words, card: int) -> int:
    """Whether the card is in the set."""
    return words[MARKS + (card >> 5)] >> (card & 31) & 1  # type: ignore[no-any-return]


def spread(row: Cells, words: Words, config: Cells) -> None:
    """Opening cards that lie apart: the deck in order of dates is cut into as many stretches as cards are needed, and
    each gives one. They are put where the pile will be, and marked.
    """
    cards, pile = int(config[CARDS]), pile_at(config)
    count = 1
    for seat in range(int(config[SEATS])):
        count += int(config[SIZES + seat])
    for stretch in range(count):
        start = stretch * cards // count
        end = (stretch + 1) * cards // count
        card = int(config[DATES + cards + start + below(words, end - start)])
        row[pile + stretch] = card
        mark(words, card)
    words[SHUFFLES] += count
    shuffle(row, words, pile, count)


# --- rules ------------------------------------------------------------------------------------------------------


def turn(row: Cells, config: Cells) -> Seat:  # noqa: ARG001
    """The seat to move; -1 when the game is over."""
    return -1 if row[OVER] else row[TURN] + 0


def legal(row: Cells, words: Words, config: Cells, seat: Seat, listed: Cells) -> int:  # noqa: ARG001
    """Every own card at every place (TL-TURN-3, TL-TURN-5); there is no passing (TL-TURN-2)."""
    if seat != row[TURN] or row[OVER]:
        return 0
    cards, places = int(config[CARDS]), row[LINE_COUNT] + 1
    found = 0
    for slot in range(row[COUNTS + seat] + 0):
        for place in range(places):
            listed[found] = slot * cards + place
            found += 1
    return found


def choose(row: Cells, words: Words, config: Cells) -> int:
    """Uniformly random among all legal moves."""
    seat, places = row[TURN] + 0, row[LINE_COUNT] + 1
    chosen = below(words, row[COUNTS + seat] * places)
    slot = chosen // places
    return seat << 32 | slot * int(config[CARDS]) + chosen - slot * places


def step(row: Cells, words: Words, config: Cells, seat: Seat, action: int) -> int:
    """Play a move; 0 when it is against the rules."""
    if row[OVER] or seat != row[TURN] or action < 0:
        return 0
    cards = int(config[CARDS])
    slot = action // cards
    at = action - slot * cards
    if slot >= row[COUNTS + seat] or at > row[LINE_COUNT]:
        return 0
    place(row, words, config, slot, at)
    return 1


def is_right(row: Cells, config: Cells, card: int, place: int) -> bool:
    """TL-TURN-6: neither neighbour contradicts; equal dates may lie in any order (TL-GAP-05)."""
    line, date = line_at(config), config[DATES + card]
    if place and config[DATES + row[line + place - 1]] > date:
        return False
    return place == row[LINE_COUNT] or date <= config[DATES + row[line + place]]  # type: ignore[no-any-return]


def place(row: Cells, words: Words, config: Cells, slot: int, place: int) -> None:
    """TL-TURN-6 to -11: the card is turned; it is right if both neighbours agree, equal dates included (TL-GAP-05).
    A right card stays in the line; a wrong one goes to the box and another is drawn. Then the turn passes.
    """
    seat = row[TURN] + 0
    hand, held = hand_at(config, seat), row[COUNTS + seat] - 1
    card = row[hand + slot] + 0
    right = is_right(row, config, card, place)
    for each in range(slot, held):
        row[hand + each] = row[hand + each + 1]
    row[COUNTS + seat] = held
    if right:
        line, count = line_at(config), row[LINE_COUNT] + 0
        for each in range(line + count, line + place, -1):
            row[each] = row[each - 1]
        row[line + place] = card
        row[LINE_COUNT] = count + 1
    elif row[PILE_COUNT]:
        draw(row, config, seat)
        discard(row, config, card)
    else:
        nothing_to_draw(row, words, config, seat, card)
    if not row[OVER]:
        pass_turn(row, words, config)


# --- supply -----------------------------------------------------------------------------------------------------


def nothing_to_draw(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """TL-GAP-11: a misplaced card, and the pile is empty. The box is renewed before the card goes into it."""
    if config[EMPTY_PILE] == RECYCLE:
        if row[BOX_COUNT]:
            recycle(row, words, config)
            draw(row, config, seat)
            discard(row, config, card)
        else:
            row[hand_at(config, seat) + row[COUNTS + seat]] = card
            row[COUNTS + seat] += 1
    else:
        discard(row, config, card)
        if config[EMPTY_PILE] == END_GAME:
            fewest(row, config, seat)
        elif not row[COUNTS + seat]:
            drop(row, config, 1 << seat)


def draw(row: Cells, config: Cells, seat: Seat) -> None:
    """The top card of the pile comes into the hand."""
    pile, held = row[PILE_COUNT] - 1, row[COUNTS + seat] + 0
    row[hand_at(config, seat) + held] = row[pile_at(config) + pile]
    row[COUNTS + seat] = held + 1
    row[PILE_COUNT] = pile


def discard(row: Cells, config: Cells, card: int) -> None:
    """The card goes to the box."""
    count = row[BOX_COUNT] + 1
    row[end_of(config) - count] = card
    row[BOX_COUNT] = count


def recycle(row: Cells, words: Words, config: Cells) -> None:
    """The box becomes the new pile: in order of numbers, then shuffled."""
    cards, pile, end = int(config[CARDS]), pile_at(config), end_of(config)
    for at in range(MARKS, MARKS + (cards + 31) // 32):
        words[at] = 0
    for each in range(end - row[BOX_COUNT], end):
        mark(words, row[each] + 0)
    count = 0
    for card in range(cards):
        if marked(words, card):
            row[pile + count] = card
            count += 1
    row[PILE_COUNT] = count
    row[BOX_COUNT] = 0
    shuffle(row, words, pile, count)


# --- rounds -----------------------------------------------------------------------------------------------------


def pass_turn(row: Cells, words: Words, config: Cells) -> None:
    """TL-TURN-11: the next seat clockwise that is still in; when the circle from the first player is
    closed, the round is over (TL-ROUND-1, TL-GAP-15).
    """
    seat = following(row, config, row[TURN] + 0)
    if seat < 0 or (config[EARLY_DECISION] and decided(row, config, seat)):
        end_round(row, words, config)
    else:
        row[TURN] = seat


def following(row: Cells, config: Cells, seat: Seat) -> Seat:
    """The next seat clockwise that is still in; -1 when the circle from the first player is closed (TL-GAP-15)."""
    seats, first, alive = int(config[SEATS]), row[FIRST] + 0, row[ALIVE] + 0
    seat = seat + 1 if seat + 1 < seats else 0
    while seat != first:
        if alive >> seat & 1:
            return seat
        seat = seat + 1 if seat + 1 < seats else 0
    return -1


def decided(row: Cells, config: Cells, seat: Seat) -> bool:
    """TL-GAP-14: one seat has finished, and nobody still to move can."""
    done = finished(row, config)
    if not done or done & done - 1:
        return False
    seats, first, alive = int(config[SEATS]), row[FIRST] + 0, row[ALIVE] + 0
    while seat != first:
        if alive >> seat & 1 and row[COUNTS + seat] <= 1:
            return False
        seat = seat + 1 if seat + 1 < seats else 0
    return True


def finished(row: Cells, config: Cells) -> int:
    """The seats that are in the game and have no cards left, as bits."""
    found = 0
    for seat in range(int(config[SEATS])):
        if not row[COUNTS + seat]:
            found |= 1 << seat
    return found & row[ALIVE]  # type: ignore[no-any-return]


def end_round(row: Cells, words: Words, config: Cells) -> None:
    """TL-END-1 to -6."""
    done = finished(row, config)
    if done and not done & done - 1:
        end(row, done, ONLY_ONE_FINISHED)
    elif not row[ALIVE]:
        end(row, 0, NOBODY_LEFT)
    elif config[MAX_ROUNDS] and words[ROUND] >= config[MAX_ROUNDS]:
        fewest(row, config, -1)
    elif done and not tie_break(row, words, config, done):
        end(row, done, NO_CARD_FOR_TIE_BREAK)
    else:
        words[ROUND] += 1
        first = row[FIRST] + 0
        row[TURN] = first if (row[ALIVE] + 0) >> first & 1 else following(row, config, first)


def tie_break(row: Cells, words: Words, config: Cells, done: int) -> bool:
    """TL-END-4 and -5, TL-GAP-12, -13, -17: the others are out, the finished draw one card each, in turn order.
    False when there are not enough cards to draw: then the win is shared.
    """
    seats = int(config[SEATS])
    others = row[ALIVE] & ~done
    there, needed = row[PILE_COUNT] + 0, 0
    if config[EMPTY_PILE] == RECYCLE:
        there += row[BOX_COUNT]
    for seat in range(seats):
        if done >> seat & 1:
            needed += 1
        elif others >> seat & 1 and config[EMPTY_PILE] == RECYCLE:
            there += row[COUNTS + seat]
    if there < needed:
        return False
    drop(row, config, others)
    row[TIE_BREAK] = 1
    seat = row[FIRST] + 0
    for _ in range(seats):
        if done >> seat & 1:
            if not row[PILE_COUNT]:
                recycle(row, words, config)
            draw(row, config, seat)
        seat = seat + 1 if seat + 1 < seats else 0
    return True


def drop(row: Cells, config: Cells, dropped: int) -> None:
    """These seats are out; their cards go to the box, dates unseen (TL-GAP-13)."""
    for seat in range(int(config[SEATS])):
        if dropped >> seat & 1:
            hand = hand_at(config, seat)
            for slot in range(row[COUNTS + seat] + 0):
                discard(row, config, row[hand + slot] + 0)
            row[COUNTS + seat] = 0
    row[ALIVE] &= ~dropped


# --- the end ----------------------------------------------------------------------------------------------------


def fewest(row: Cells, config: Cells, owing: Seat) -> None:
    """TL-GAP-21 and TL-GAP-11: fewest cards win; a card that could not be drawn counts as held."""
    least = int(config[CARDS])
    winners = 0
    for seat in range(int(config[SEATS])):
        if (row[ALIVE] + 0) >> seat & 1:
            held = row[COUNTS + seat] + (1 if seat == owing else 0)
            if held < least:
                least = held
                winners = 0
            if held == least:
                winners |= 1 << seat
    end(row, winners, FEWEST_CARDS)


def end(row: Cells, winners: int, reason: int) -> None:
    """The game is over."""
    row[OVER] = 1
    row[RESULT] = winners | reason << 8


def result(row: Cells, words: Words, config: Cells) -> int:  # noqa: ARG001
    """The winners as bits, and the reason."""
    return row[RESULT] + 0


def score(row: Cells, words: Words, config: Cells, seat: Seat) -> int:  # noqa: ARG001
    """There are no points."""
    return 0


# --- view -------------------------------------------------------------------------------------------------------


def observe(row: Cells, words: Words, config: Cells, seat: Seat, out: Cells) -> None:
    """The fields of the encoder: the hands, the own one first, then the line and everything else."""
    seats, cards, slots = int(config[SEATS]), int(config[CARDS]), int(config[SLOTS])
    line, count, pile = line_at(config), row[LINE_COUNT] + 0, row[PILE_COUNT] + 0
    at = 0
    flags = seats * slots + 2 * cards + 4
    for offset in range(seats):
        each = seat + offset if seat + offset < seats else seat + offset - seats
        hand, held = hand_at(config, each), row[COUNTS + each] + 0
        for slot in range(slots):
            out[at + slot] = row[hand + slot] + 1 if slot < held else 0
        at += slots
        out[flags] = (row[ALIVE] + 0) >> each & 1
        out[flags + 1] = 1 if row[TURN] == each else 0
        out[flags + 2] = 1 if row[FIRST] == each else 0
        flags += 3
    for place in range(count):
        card = row[line + place] + 0
        out[at + place] = card + 1
        out[at + cards + place] = config[DATES + card]
    for place in range(count, cards):
        out[at + place] = 0
        out[at + cards + place] = 0
    at += 2 * cards
    out[at] = count + 1
    out[at + 1] = pile
    out[at + 2] = row[pile_at(config) + pile - 1] + 1 if pile and config[SHOW_PILE_TOP] else 0
    out[at + 3] = row[BOX_COUNT]
    out[flags] = words[ROUND]
    out[flags + 1] = row[TIE_BREAK]
