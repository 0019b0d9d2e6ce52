"""Rounds: dealing, the start card, going out, scores, the end of the match."""

from __future__ import annotations

from functools import cache
from typing import Final

from msgspec.structs import replace

from spila.games.zip_zap.cards import FITS, JOKERS, NUMBERS, SUITS, ZAP, ZAP_BIT, bits, points
from spila.games.zip_zap.events import (
    AnyCardRace,
    Event,
    MatchEnded,
    RoundDealt,
    RoundOver,
    RoundVoid,
    StartCard,
)
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.state import NOBODY, State
from spila.kernel import Result, Seat, Step
from spila.kernel.shuffle import shuffle

REMOVED: Final = {2: 2, 3: 1, 4: 0, 5: 0, 6: 0}
"""Suits taken out, by seats (ZZ-SETUP-2); the jokers only where the table agrees (ZZ-GAP-01)."""
CHOOSING: Final = ("chosen", "chosenAny")
"""The ways of taking suits out in which the table chooses them."""
HAND: Final = {2: 12, 3: 12, 4: 12, 5: 9, 6: 8}
"""Number cards dealt to each seat (ZZ-SETUP-4)."""
ROUNDS: Final = {2: 4, 3: 6, 4: 4, 5: 5, 6: 6}
"""Rounds in a match (ZZ-MATCH-1)."""


def dealt(options: Options, seats: int, seed: bytes) -> State:
    """The first state of a match: the suits are taken out once (ZZ-GAP-01), round 1 is dealt and started."""
    if options.removed_suits in CHOOSING:
        removed, shuffles = tuple(sorted(options.chosen_suits)), 0
    else:
        suits = range(JOKERS if options.removed_suits == "random" else SUITS)
        removed, shuffles = tuple(sorted(shuffle(seed, 0, suits)[: REMOVED[seats]])), 1
    none = (0,) * seats
    before = State(
        options, seed, shuffles, removed, 0, "pause", none, 0, (), (), 0, NOBODY, None, NOBODY, 0, none, None
    )
    return begin(before, []).state


def begin(state: State, events: list[Event]) -> Step[State, Event]:
    """ZZ-END-3: everything is gathered and the next round dealt."""
    return dead_start(_deal(state, state.round + 1, events), events)


def void(state: State, events: list[Event]) -> Step[State, Event]:
    """ZZ-GAP-07 and ZZ-GAP-23: the round is dealt again and does not count."""
    events.append(RoundVoid())
    return dead_start(_deal(state, state.round, events), events)


@cache
def _cards_in_use(removed: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(NUMBERS * suit + card for suit in range(SUITS) if suit not in removed for card in range(NUMBERS))


def _deal(state: State, number: int, events: list[Event]) -> State:
    seats = len(state.hands)
    deck = shuffle(state.seed, state.shuffles, _cards_in_use(state.removed))
    size = HAND[seats]
    dealt = tuple((*sorted(deck[seat * size : (seat + 1) * size]), ZAP) for seat in range(seats))
    hands = tuple(map(bits, dealt))
    held = sum(hands) - seats * ZAP_BIT
    events.append(RoundDealt(number, dealt))
    return State(
        state.options, state.seed, state.shuffles + 1, state.removed, number, "race", hands, held,
        tuple(deck[seats * size :]), (), 0, NOBODY, None, NOBODY, 0, state.scores, None,
    )  # fmt: skip


def dead_start(state: State, events: list[Event]) -> Step[State, Event]:
    """ZZ-RACE-1, ZZ-RACE-8, ZZ-GAP-06: turn up start cards until somebody can play; without any left the round is void,
    or anybody may lay any card (ZZ-GAP-07).
    """
    while True:
        left, pile = state.left, state.pile
        while left:
            card = left[-1]
            left = left[:-1]
            pile += (card,)
            events.append(StartCard(card))
            if state.held & FITS[card]:
                return Step(replace(state, left=left, pile=pile, top=card, phase="race"), tuple(events))
        if state.options.dead_start == "anyCardRace":
            events.append(AnyCardRace())
            top = pile[-1] if pile else state.top
            return Step(replace(state, left=left, pile=pile, top=top, phase="any-card"), tuple(events))
        events.append(RoundVoid())
        state = _deal(state, state.round, events)


def go_out(state: State, before: tuple[Event, ...]) -> Step[State, Event]:
    """ZZ-END-1: the owner has laid the last card; points are written down and the match goes on or ends."""
    out = state.owner
    gained = points_of_round(state, out)
    scores = tuple(map(int.__add__, state.scores, gained))
    over = RoundOver(out, gained, scores)
    best = min(scores) if state.options.scoring == "cards" else max(scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best)
    more = state.round < ROUNDS[len(scores)] or (state.options.tie_break == "extraRound" and len(winners) > 1)
    if more:
        after = replace(state, phase="pause", why=None, ready=0, scores=scores)
        return Step(after, (*before, over))
    result = Result(winners, "fewest-points" if state.options.scoring == "cards" else "most-points", scores)
    after = replace(state, phase="over", why=None, scores=scores, result=result)
    return Step(after, (*before, over, MatchEnded(result)))


def points_of_round(state: State, out: Seat) -> tuple[int, ...]:
    """What the round brings each seat: ZZ-SCORE-1, or the one-point variant (ZZ-VAR-1, ZZ-GAP-20)."""
    if state.options.scoring == "cards":
        return tuple(map(points, state.hands))
    scorer = out if state.options.one_point_for == "goesOut" else state.leader
    return tuple(int(seat == scorer) for seat in range(len(state.hands)))
