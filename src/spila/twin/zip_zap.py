"""Zip Zap over flat arrays; names, order and rule ids as in `spila.games.zip_zap`.

Sets of cards are one 64-bit word each, as in the rules: 10 × suit + number - 1, the Zap card 50. All options are handled;
times (`misplayLockMs`, `idleStallMs`, `freeCardMs`) belong to live tables and change no rule. In their place `config`
has the patience of the environments: after that many ticks without a move the clock runs out (`expire`).
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from spila.games.zip_zap.cards import JOKERS, NUMBER_BITS, NUMBERS, SUITS, ZAP, ZAP_BIT
from spila.games.zip_zap.events import Why
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.rounds import HAND, REMOVED, ROUNDS
from spila.games.zip_zap.state import NOBODY, State
from spila.kernel import Seat
from spila.twin.batch import below
from spila.twin.layout import RACE, Cells, Layout, Words

GAME: Final = "zip-zap"
HOST: Final = ("layout", "load", "dump")
REASONS: Final = ("fewest-points", "most-points")

# --- config: the options ----------------------------------------------------------------------------------------

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
CONFIG: Final = 11

# --- row: bytes -------------------------------------------------------------------------------------------------

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

# --- words ------------------------------------------------------------------------------------------------------

HELD: Final = 2
ROUND: Final = 3
SHUFFLES: Final = 4
HANDS: Final = 5
SCORES: Final = 11
WORDS: Final = 17

LAYS: Final = 0
LAY_ZAPS: Final = 50
THE_ZAP: Final = 100
READY_MOVE: Final = 101
WAIT: Final = 102
OBSERVATION: Final = 3 * ZAP + 14
"""Numbers of an observation without the seats."""
SEAT: Final = 6
COLUMN: Final = 1 + (1 << 10) + (1 << 20) + (1 << 30) + (1 << 40)
"""The cards with number 1."""


def layout(options: Options, seats: int, patience: int = 3) -> Layout:
    """The options as numbers, and the sizes of all arrays."""
    config = np.zeros(CONFIG, np.int32)
    config[SEATS] = seats
    config[SIZE] = HAND[seats]
    config[ROUNDS_AT] = ROUNDS[seats]
    config[TAKEN] = REMOVED[seats]
    config[CHOSEN] = sum(1 << suit for suit in options.chosen_suits) if options.removed_suits == "chosen" else -1
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
        actions=WAIT + 1,
        observation=OBSERVATION + SEAT * seats,
        most_legal=2 * HAND[seats] + 1,
        seats=seats,
        racing=True,
    )


def load(state: State, layout: Layout, row: Cells, words: Words) -> None:  # noqa: ARG001
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
        "removed": tuple(suit for suit in range(JOKERS) if cells[REMOVED_AT] >> suit & 1),
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


# --- cards ------------------------------------------------------------------------------------------------------


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
        return COLUMN << number + 1
    return 1 << card + 1 | 1 << JOKERS * NUMBERS + number + 1


def column_count(fits: int, number: int) -> int:
    """How many cards are in a set of cards that all have this number, counted from 0."""
    return (fits >> number) * COLUMN >> JOKERS * NUMBERS & 7


# --- rounds -----------------------------------------------------------------------------------------------------


def deal(row: Cells, words: Words, config: Cells) -> None:
    """The first state of a match: the suits are taken out once (ZZ-GAP-01), round 1 is dealt and started."""
    words[SHUFFLES] = 0
    removed = config[CHOSEN] + 0
    if removed < 0:
        for suit in range(JOKERS):
            row[PILE + suit] = suit
        shuffle(row, words, JOKERS)
        removed = 0
        for place in range(config[TAKEN] + 0):
            removed |= 1 << (row[PILE + place] + 0)
    row[REMOVED_AT] = removed
    row[WINNERS] = 0
    row[IDLE] = 0
    words[ROUND] = 0
    for seat in range(config[SEATS] + 0):
        words[SCORES + seat] = 0
    begin(row, words, config)


def begin(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-END-3: everything is gathered and the next round dealt."""
    words[ROUND] += 1
    deal_round(row, words, config)
    dead_start(row, words, config)


def void(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-GAP-07 and ZZ-GAP-23: the round is dealt again and does not count."""
    deal_round(row, words, config)
    dead_start(row, words, config)


def shuffle(row: Cells, words: Words, size: int) -> None:
    """Shuffle the first cards of the pile."""
    words[SHUFFLES] += 1
    for last in range(size - 1, 0, -1):
        other = below(words, last + 1)
        card = row[PILE + last] + 0
        row[PILE + last] = row[PILE + other]
        row[PILE + other] = card


def deal_round(row: Cells, words: Words, config: Cells) -> None:
    """All cards in use are shuffled and dealt."""
    removed = row[REMOVED_AT] + 0
    deck = 0
    for suit in range(SUITS):
        if not removed >> suit & 1:
            for card in range(NUMBERS * suit, NUMBERS * suit + NUMBERS):
                row[PILE + deck] = card
                deck += 1
    shuffle(row, words, deck)
    size = config[SIZE] + 0
    taken = 0
    held = 0
    for seat in range(config[SEATS] + 0):
        hand = 0
        for place in range(PILE + taken, PILE + taken + size):
            hand |= 1 << (row[place] + 0)
        words[HANDS + seat] = hand | ZAP_BIT
        held |= hand
        taken += size
    words[HELD] = held
    for place in range(deck - taken):
        row[LEFT + place] = row[PILE + taken + place]
    row[LEFT_COUNT] = deck - taken
    row[PILE_COUNT] = 0
    row[PHASE] = RACING
    row[TOP] = 0
    row[OWNER] = NO_SEAT
    row[WHY] = 0
    row[LEADER] = NO_SEAT
    row[READY] = 0


def dead_start(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-RACE-1, ZZ-RACE-8, ZZ-GAP-06: turn up start cards until somebody can play; without any left the round is void,
    or anybody may lay any card (ZZ-GAP-07).
    """
    while True:
        left = row[LEFT_COUNT] + 0
        pile = row[PILE_COUNT] + 0
        top = row[TOP] + 0
        fits = 0
        while left > 0 and not fits:
            left -= 1
            top = row[LEFT + left] + 0
            row[PILE + pile] = top
            pile += 1
            fits = words[HELD] & fitting(top)
        if fits or config[ANY_CARD_RACE]:
            row[LEFT_COUNT] = left
            row[PILE_COUNT] = pile
            row[TOP] = top
            row[PHASE] = RACING if fits else ANY_CARD
            return
        deal_round(row, words, config)


def go_out(row: Cells, words: Words, config: Cells) -> None:
    """ZZ-END-1: the owner has laid the last card; points are written down and the match goes on or ends."""
    seats = config[SEATS] + 0
    scorer = row[LEADER] + 0 if config[FOR_FIRST_CARD] else row[OWNER] + 0
    best = 0
    winners = 0
    for seat in range(seats):
        if config[ONE_POINT]:
            words[SCORES + seat] += 1 if seat == scorer else 0
            rank = -words[SCORES + seat]
        else:
            words[SCORES + seat] += points(words[HANDS + seat])
            rank = words[SCORES + seat] + 0
        if seat == 0 or rank < best:
            best = rank
            winners = 1 << seat
        elif rank == best:
            winners |= 1 << seat
    row[WHY] = 0
    row[READY] = 0
    if words[ROUND] < config[ROUNDS_AT] or (config[EXTRA_ROUND] and winners & winners - 1):
        row[PHASE] = PAUSE
    else:
        row[PHASE] = OVER
        row[WINNERS] = winners


# --- rules ------------------------------------------------------------------------------------------------------


def turn(row: Cells, config: Cells) -> Seat:  # noqa: ARG001
    """The free player; in a race everybody, whatever they hold: who can play is a secret."""
    phase = row[PHASE] + 0
    if phase == FREE:
        return row[OWNER] + 0
    return -1 if phase == OVER else RACE


def legal(row: Cells, words: Words, config: Cells, seat: Seat, listed: Cells) -> int:  # noqa: ARG001
    """The numbers of the legal moves, without waiting."""
    phase = row[PHASE] + 0
    if phase == PAUSE:
        listed[0] = READY_MOVE
        return 0 if row[READY] >> seat & 1 else 1
    hand = words[HANDS + seat] + 0
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
    phase = row[PHASE] + 0
    if phase == RACING:
        return hand & fitting(row[TOP] + 0)
    if phase == ANY_CARD or (phase == FREE and seat == row[OWNER]):
        return hand & NUMBER_BITS
    return 0


def may_zap(row: Cells, hand: int, seat: Seat) -> bool:
    """ZZ-ZAP-1, ZZ-GAP-17: the owner of the top card may, as long as nothing lies on it."""
    return hand >> ZAP != 0 and seat == row[OWNER] and row[PHASE] <= FREE


def choose(row: Cells, words: Words, config: Cells) -> int:
    """Uniformly random among all legal moves of all seats, without waiting."""
    phase = row[PHASE] + 0
    seats = config[SEATS] + 0
    if phase == FREE:
        seat = row[OWNER] + 0
        hand = words[HANDS + seat] + 0
        numbers = hand & NUMBER_BITS
        cards = count(numbers)
        zap = hand >> ZAP
        chosen = below(words, cards * (1 + zap) + zap)
        return seat << 32 | numbered(numbers, cards, zap, chosen)
    if phase == RACING:
        top = row[TOP] + 0
        owner = row[OWNER] + 0
        fits = fitting(top)
        number = top % NUMBERS + 1
        total = 0
        for seat in range(seats):
            hand = words[HANDS + seat] + 0
            zap = hand >> ZAP
            total += column_count(hand & fits, number) * (1 + zap) + (zap if seat == owner else 0)
        chosen = below(words, total)
        for seat in range(seats):
            hand = words[HANDS + seat] + 0
            zap = hand >> ZAP
            cards = column_count(hand & fits, number)
            moves = cards * (1 + zap) + (zap if seat == owner else 0)
            if chosen < moves:
                return seat << 32 | numbered(hand & fits, cards, zap, chosen)
            chosen -= moves
        return 0
    if phase == PAUSE:
        ready = row[READY] + 0
        seat = nth((1 << seats) - 1 & ~ready, below(words, seats - count(ready)))
        return seat << 32 | READY_MOVE
    total = 0
    for seat in range(seats):
        total += 2 * config[SIZE]
    chosen = below(words, total)
    seat = chosen // (2 * config[SIZE])
    hand = words[HANDS + seat] & NUMBER_BITS
    return seat << 32 | numbered(hand, config[SIZE] + 0, 1, chosen - 2 * config[SIZE] * seat)


def numbered(numbers: int, cards: int, zap: int, place: int) -> int:
    """The move at that place of the list: the cards, the cards with the Zap card, the Zap card."""
    if place < cards:
        return nth(numbers, place)
    if zap and place < 2 * cards:
        return LAY_ZAPS + nth(numbers, place - cards)
    return THE_ZAP


def step(row: Cells, words: Words, config: Cells, seat: Seat, action: int) -> int:
    """Play a move; 0 when it is against the rules."""
    if seat < 0 or seat >= config[SEATS] or action < 0:
        return 0
    hand = words[HANDS + seat] + 0
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
    elif action == READY_MOVE and row[PHASE] == PAUSE and not row[READY] >> seat & 1:
        ready(row, words, config, seat)
    else:
        return 0
    return 1


def lay(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """The card is on the pile and its player the owner; then: out? ten? stall? else the race goes on."""
    hand = words[HANDS + seat] ^ 1 << card
    held = words[HELD] ^ 1 << card
    after(row, words, seat, hand, held, card)
    pile = row[PILE_COUNT] + 0
    row[PILE + pile] = card
    row[PILE_COUNT] = pile + 1
    if not hand:
        go_out(row, words, config)
    elif held & fitting(card):
        row[PHASE] = RACING
        row[WHY] = 0
    else:
        row[PHASE] = FREE
        row[WHY] = TEN if card % NUMBERS == NUMBERS - 1 else STALL


def lay_zap(row: Cells, words: Words, config: Cells, seat: Seat, card: int) -> None:
    """ZZ-GAP-16: card and Zap as one move; no ten and no stall is looked for between them."""
    hand = words[HANDS + seat] ^ (1 << card | ZAP_BIT)
    after(row, words, seat, hand, words[HELD] ^ 1 << card, card)
    pile = row[PILE_COUNT] + 0
    row[PILE + pile] = card
    row[PILE + pile + 1] = ZAP
    row[PILE_COUNT] = pile + 2
    zapped(row, words, config, hand)


def zap(row: Cells, words: Words, config: Cells, seat: Seat) -> None:
    """ZZ-ZAP-2 and -3: the owner lays the Zap card and is the free player, or is out (ZZ-GAP-18)."""
    hand = words[HANDS + seat] ^ ZAP_BIT
    words[HANDS + seat] = hand
    pile = row[PILE_COUNT] + 0
    row[PILE + pile] = ZAP
    row[PILE_COUNT] = pile + 1
    zapped(row, words, config, hand)


def zapped(row: Cells, words: Words, config: Cells, hand: int) -> None:
    """A Zap card lies on top."""
    if hand:
        row[PHASE] = FREE
        row[WHY] = ZAPPED
    else:
        go_out(row, words, config)


def ready(row: Cells, words: Words, config: Cells, seat: Seat) -> None:
    """The last seat that is ready begins the next round."""
    all_ready = row[READY] | 1 << seat
    row[READY] = all_ready
    if all_ready == (1 << config[SEATS]) - 1:
        begin(row, words, config)


def after(row: Cells, words: Words, seat: Seat, hand: int, held: int, top: int) -> None:
    """The table after the seat has laid; it owns the top card."""
    words[HANDS + seat] = hand
    words[HELD] = held
    row[TOP] = top
    row[OWNER] = seat
    if row[LEADER] == NO_SEAT:
        row[LEADER] = seat


def expire(row: Cells, words: Words, config: Cells) -> int:
    """The clock ran out: after a race its owner becomes the free player, or the next start card is turned up; for a free
    player the lowest single-coloured card is laid, else the lowest joker, else the Zap card; a pause is over.
    """
    phase = row[PHASE] + 0
    if phase == RACING:
        if row[OWNER] == NO_SEAT:
            dead_start(row, words, config)
        else:
            row[PHASE] = FREE
            row[WHY] = IDLED
    elif phase == FREE:
        seat = row[OWNER] + 0
        numbers = words[HANDS + seat] & NUMBER_BITS
        if numbers:
            lay(row, words, config, seat, lowest(numbers))
        else:
            zap(row, words, config, seat)
    elif phase == ANY_CARD:
        void(row, words, config)
    elif phase == PAUSE:
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
    claims = 0
    for seat in range(config[SEATS] + 0):
        answers[seat] = 0
        if actions[seat] != WAIT:
            waiting |= 1 << seat
            claims += 1
    accepted = 0
    while claims:
        seat = nth(waiting, below(words, claims) if claims > 1 else 0)
        waiting ^= 1 << seat
        claims -= 1
        if step(row, words, config, seat, actions[seat] + 0):
            accepted += 1
        else:
            answers[seat] = 1
    idle = 0 if accepted else row[IDLE] + 1
    if idle >= config[PATIENCE]:
        idle = 0
        expire(row, words, config)
    row[IDLE] = idle
    return accepted


def result(row: Cells, words: Words, config: Cells) -> int:  # noqa: ARG001
    """The winners as bits, and the reason."""
    return row[WINNERS] | (config[ONE_POINT] + 0) << 8


def score(row: Cells, words: Words, config: Cells, seat: Seat) -> int:  # noqa: ARG001
    """Points of the match."""
    return words[SCORES + seat] + 0  # type: ignore[no-any-return]


# --- view -------------------------------------------------------------------------------------------------------


def observe(row: Cells, words: Words, config: Cells, seat: Seat, out: Cells) -> None:
    """The fields of the encoder: the own hand, the shared piles, then seat by seat, clockwise from the own seat."""
    seats = config[SEATS] + 0
    pile = row[PILE_COUNT] + 0
    hand = words[HANDS + seat] + 0
    top = row[TOP] + 0 if pile else ZAP
    shown = 0
    if config[SHOW_PLAYED]:
        for place in range(pile):
            shown |= 1 << (row[PILE + place] + 0)
    for card in range(ZAP + 1):
        out[card] = hand >> card & 1
    for card in range(ZAP):
        out[ZAP + 1 + card] = 1 if card == top else 0
        out[2 * ZAP + 2 + card] = shown >> card & 1
    out[2 * ZAP + 1] = 1 if pile and row[PILE + pile - 1] == ZAP else 0
    at = 3 * ZAP + 2
    for phase in range(OVER + 1):
        out[at + phase] = 1 if row[PHASE] == phase else 0
    at += OVER + 1
    for suit in range(JOKERS):
        out[at + suit] = (row[REMOVED_AT] + 0) >> suit & 1
    at += JOKERS
    out[at] = row[LEFT_COUNT]
    out[at + 1] = pile
    out[at + 2] = words[ROUND]
    at += 3
    for offset in range(seats):
        each = seat + offset if seat + offset < seats else seat + offset - seats
        out[at] = count(words[HANDS + each] + 0)
        out[at + 1] = words[HANDS + each] >> ZAP
        out[at + 2] = 1 if row[OWNER] == each else 0
        out[at + 3] = 1 if row[LEADER] == each else 0
        out[at + 4] = (row[READY] + 0) >> each & 1
        out[at + 5] = words[SCORES + each]
        at += SEAT
