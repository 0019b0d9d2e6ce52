"""The row of a Timeline match, and the options and the deck as numbers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spila.games.timeline.options import Options
from spila.games.timeline.state import State
from spila.twin.layout import Cells, Floats, Layout, Words

HOST: Final = ("layout", "_tables", "load", "dump")
"""These functions are not compiled."""
REASONS: Final = ("only-one-finished", "nobody-left", "fewest-cards", "no-card-for-tie-break")
ONLY_ONE_FINISHED: Final = 0
NOBODY_LEFT: Final = 1
FEWEST_CARDS: Final = 2
NO_CARD_FOR_TIE_BREAK: Final = 3

# config: the options, where things are in the row, and tables of as many numbers as there are cards in play.
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
LINE: Final = 9
"""Where the line begins, from left to right."""
PILE: Final = 10
"""Where the pile begins, top card last."""
END: Final = 11
"""The end of the row, where the box is: its first card last."""
PART: Final = 12
"""2³² divided by the number of cards, rounded up: multiplying is quicker than dividing."""
SIZES: Final = 13
"""Cards dealt to each seat."""
RANKS: Final = 21
"""The first table: the place of each card's date among all dates; equal dates have equal ranks (TL-GAP-05)."""
EMPTY_PILES: Final = ("recycle", "noDraw", "endGame")
RECYCLE: Final = 0
END_GAME: Final = 2

# row: 16 bits each, then hands, line, and one stretch for pile and box.
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
"""The hands, longest held first."""

# words: after them a set of cards, 32 in each.
ROUND: Final = 2
SHUFFLES: Final = 3
MARKS: Final = 4


def layout(options: Options, seats: int) -> Layout:
    """The options and the deck as numbers, and the sizes of all arrays."""
    dates = [card.value for card in options.in_play()]
    cards, sizes = len(dates), options.hand_sizes(seats)
    slots = max(sizes)
    line = HANDS + seats * slots
    config = np.zeros(RANKS + 4 * cards, np.int64)
    config[SEATS], config[CARDS], config[SLOTS] = seats, cards, slots
    config[CHOSEN_FIRST] = options.first if options.starter == "chosen" else -1
    config[SHOW_PILE_TOP] = options.show_pile_top
    config[EMPTY_PILE] = EMPTY_PILES.index(options.empty_pile)
    config[EARLY_DECISION] = options.early_decision
    config[MAX_ROUNDS] = options.max_rounds or 0
    config[SPREAD] = options.spread
    config[LINE], config[PILE], config[END] = line, line + cards, line + 2 * cards
    config[PART] = -(-(1 << 32) // cards)
    config[SIZES : SIZES + seats] = sizes
    config[RANKS:] = [number for table in _tables(dates) for number in table]
    return Layout(
        dtype=np.uint16,
        size=line + 2 * cards,
        words=MARKS + (cards + 31) // 32,
        config=config,
        actions=slots * cards,
        observation=seats * slots + 2 * cards + 4 + 3 * seats + 2,
        most_legal=slots * cards,
        seats=seats,
        hidden=3 * cards,
    )


def date_of(config: Cells, card: int) -> float:
    """The date of a card, as observed."""
    cards = config[CARDS]
    date = config[RANKS + 2 * cards + card] * 1.0
    for _ in range(config[RANKS + 3 * cards + card]):
        date *= 0.5
    return date


def hidden(row: Cells, words: Words, config: Cells, out: Floats) -> None:
    """The hidden fields of the encoder: the pile from its top, the box from its first card, and all dates."""
    cards, pile = config[CARDS], config[PILE]
    piled, boxed = row[PILE_COUNT] + 0, row[BOX_COUNT] + 0
    for place in range(cards):
        out[place] = row[pile + piled - 1 - place] + 1 if place < piled else 0
        out[cards + place] = row[config[END] - 1 - place] + 1 if place < boxed else 0
        out[2 * cards + place] = date_of(config, place)


def _tables(dates: list[int | float]) -> tuple[list[int], ...]:
    """Ranks; the cards in order of dates; and the dates as observed: a whole number, and how often it is halved."""
    ranks = {date: rank for rank, date in enumerate(sorted(set(dates)))}
    ordered = sorted(range(len(dates)), key=lambda card: (dates[card], card))
    observed = [float(np.float32(date)).as_integer_ratio() for date in dates]
    halvings = [denominator.bit_length() - 1 for _, denominator in observed]
    return [ranks[date] for date in dates], ordered, [numerator for numerator, _ in observed], halvings


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:
    """Write a state of the rules into a row."""
    slots, line, pile = (int(layout.config[at]) for at in (SLOTS, LINE, PILE))
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
        row[HANDS + seat * slots : HANDS + seat * slots + len(hand)] = hand
    row[line : line + len(state.line)] = state.line
    row[pile : pile + len(state.pile)] = state.pile
    row[len(row) - len(state.box) :] = state.box[::-1]


def dump(row: Cells, words: Words, layout: Layout) -> dict[str, Any]:
    """The fields of a state, but options, seed, dates and result (see `result`)."""
    slots, line, pile = (int(layout.config[at]) for at in (SLOTS, LINE, PILE))
    cells, seats = row.tolist(), range(layout.seats)
    hands = [HANDS + seat * slots for seat in seats]
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
