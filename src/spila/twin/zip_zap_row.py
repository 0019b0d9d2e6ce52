"""The row of a Zip Zap match, and the options as numbers."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spila.games.zip_zap.cards import JOKERS, SUITS, ZAP
from spila.games.zip_zap.events import Why
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.rounds import CHOOSING, HAND, REMOVED, ROUNDS
from spila.games.zip_zap.state import NOBODY, State
from spila.twin.layout import Cells, Floats, Layout, Words

HOST: Final = ("layout", "load", "dump")
"""These functions are not compiled."""
REASONS: Final = ("fewest-points", "most-points")

# config: the options, and the patience of the environments.

SEATS: Final = 0
SIZE: Final = 1
"""Number cards dealt to each seat."""
ROUNDS_AT: Final = 2
TAKEN: Final = 3
"""How many suits are taken out."""
CHOSEN: Final = 4
"""The suits that are taken out, as bits; -1 when they are drawn."""
ANY_CARD_RACE: Final = 5
ONE_POINT: Final = 6
FOR_FIRST_CARD: Final = 7
EXTRA_ROUND: Final = 8
SHOW_PLAYED: Final = 9
PATIENCE: Final = 10
DRAWN: Final = 11
"""The suits that those taken out are drawn from: the first four, or also the jokers."""
CONFIG: Final = 12

# row: bytes.

PHASE: Final = 0
TOP: Final = 1
OWNER: Final = 2
WHY: Final = 3
LEADER: Final = 4
READY: Final = 5
REMOVED_AT: Final = 6
WINNERS: Final = 7
IDLE: Final = 8
LEFT_COUNT: Final = 9
PILE_COUNT: Final = 10
LEFT: Final = 11
"""The face-down pile, top card last: 6 cards at most."""
PILE: Final = 17
"""The face-up pile, top card last: 50 number cards and 6 Zap cards at most. Before the deal it holds the deck."""
CELLS: Final = 73

RACING: Final = 0
FREE: Final = 1
ANY_CARD: Final = 2
PAUSE: Final = 3
OVER: Final = 4
PHASES: Final = ("race", "free", "any-card", "pause", "over")
WHYS: Final[tuple[Why | None, ...]] = (None, "ten", "stall", "zap", "idle")
TEN: Final = 1
STALL: Final = 2
ZAPPED: Final = 3
IDLED: Final = 4
NO_SEAT: Final = 7

# words.

HELD: Final = 2
ROUND: Final = 3
SHUFFLES: Final = 4
HANDS: Final = 5
SCORES: Final = 11
WORDS: Final = 17

OBSERVATION: Final = 165
"""Numbers of an observation without the seats."""
SEAT: Final = 6
"""Numbers of each seat."""
MOST_LEFT: Final = PILE - LEFT
HIDDEN: Final = MOST_LEFT + ZAP + 1
"""Numbers for the piles."""


def layout(options: Options, seats: int, patience: int = 3) -> Layout:
    """The options as numbers, and the sizes of all arrays."""
    config = np.zeros(CONFIG, np.int64)
    config[SEATS] = seats
    config[SIZE] = HAND[seats]
    config[ROUNDS_AT] = ROUNDS[seats]
    config[TAKEN] = REMOVED[seats]
    chosen = options.removed_suits in CHOOSING
    config[CHOSEN] = sum(1 << suit for suit in options.chosen_suits) if chosen else -1
    config[DRAWN] = JOKERS if options.removed_suits == "random" else SUITS
    config[ANY_CARD_RACE] = options.dead_start == "anyCardRace"
    config[ONE_POINT] = options.scoring == "onePoint"
    config[FOR_FIRST_CARD] = options.one_point_for == "firstCard"
    config[EXTRA_ROUND] = options.tie_break == "extraRound"
    config[SHOW_PLAYED] = options.show_played_cards
    config[PATIENCE] = patience
    return Layout(
        dtype=np.uint8,
        size=CELLS,
        words=WORDS,
        config=config,
        actions=103,
        observation=OBSERVATION + SEAT * seats,
        most_legal=2 * HAND[seats] + 1,
        seats=seats,
        racing=True,
        hidden=HIDDEN,
    )


def hidden(row: Cells, words: Words, config: Cells, out: Floats) -> None:
    """The hidden fields of the encoder: the face-down pile from its top, and the cards in the face-up pile."""
    left = row[LEFT_COUNT] + 0
    for place in range(MOST_LEFT):
        out[place] = row[LEFT + left - 1 - place] + 1 if place < left else 0
    for card in range(ZAP + 1):
        out[MOST_LEFT + card] = 0
    for place in range(row[PILE_COUNT] + 0):
        out[MOST_LEFT + row[PILE + place]] += 1


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:
    """Write a state of the rules into a row."""
    row[:] = 0
    words[2:WORDS] = 0
    row[PHASE] = PHASES.index(state.phase)
    row[TOP] = state.top
    row[OWNER] = NO_SEAT if state.owner == NOBODY else state.owner
    row[WHY] = WHYS.index(state.why)
    row[LEADER] = NO_SEAT if state.leader == NOBODY else state.leader
    row[READY] = state.ready
    row[REMOVED_AT] = sum(1 << suit for suit in state.removed)
    row[WINNERS] = sum(1 << seat for seat in state.result.winners) if state.result else 0
    row[LEFT_COUNT] = len(state.left)
    row[PILE_COUNT] = len(state.pile)
    row[LEFT : LEFT + len(state.left)] = state.left
    row[PILE : PILE + len(state.pile)] = state.pile
    words[HELD] = state.held
    words[ROUND] = state.round
    words[SHUFFLES] = state.shuffles
    words[HANDS : HANDS + len(state.hands)] = state.hands
    words[SCORES : SCORES + len(state.scores)] = state.scores


def dump(row: Cells, words: Words, layout: Layout) -> dict[str, Any]:
    """The fields of a state, but options, seed and result (see `result` and `score`)."""
    cells, numbers = row.tolist(), words.tolist()
    return {
        "shuffles": numbers[SHUFFLES],
        "removed": tuple(suit for suit in range(SUITS) if cells[REMOVED_AT] >> suit & 1),
        "round": numbers[ROUND],
        "phase": PHASES[cells[PHASE]],
        "hands": tuple(numbers[HANDS : HANDS + layout.seats]),
        "held": numbers[HELD],
        "left": tuple(cells[LEFT : LEFT + cells[LEFT_COUNT]]),
        "pile": tuple(cells[PILE : PILE + cells[PILE_COUNT]]),
        "top": cells[TOP],
        "owner": NOBODY if cells[OWNER] == NO_SEAT else cells[OWNER],
        "why": WHYS[cells[WHY]],
        "leader": NOBODY if cells[LEADER] == NO_SEAT else cells[LEADER],
        "ready": cells[READY],
        "scores": tuple(numbers[SCORES : SCORES + layout.seats]),
    }
