"""Zip Zap: the rules. There are no turns; the order of calls is the order of arrival (ZZ-GAP-09)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from spila.games.zip_zap import options as presets
from spila.games.zip_zap.cards import FITS, JOKERS, NUMBER_BITS, NUMBERS, ZAP, ZAP_BIT, cards
from spila.games.zip_zap.events import Event, Freed, IsReady, Laid, Why, Zapped
from spila.games.zip_zap.moves import (
    FITTING,
    FITTING_OR_ZAP,
    READY,
    THE_ZAP,
    Lay,
    LayZap,
    Move,
    Ready,
    Zap,
    any_card,
    number,
    numbered,
)
from spila.games.zip_zap.options import Options
from spila.games.zip_zap.position import Position, position, restore
from spila.games.zip_zap.rounds import CHOOSING, REMOVED, begin, dead_start, dealt, go_out, void
from spila.games.zip_zap.state import NOBODY, Phase, State
from spila.games.zip_zap.view import View, sample, seen, view
from spila.kernel import Game, Malformed, Refusal, Result, Seat, Step, refuse

_ALL = tuple(frozenset(range(seats)) for seats in range(7))
_ALONE = tuple(frozenset((seat,)) for seat in range(6))
_NO_MOVES: tuple[Move, ...] = ()
_ONLY_READY: tuple[Move, ...] = (READY,)
_ONLY_ZAP: tuple[Move, ...] = (THE_ZAP,)


class ZipZap(Game[Options, State, Move, Event, View]):
    """2 to 6 seats (ZZ-COMP-5, ZZ-GAP-02)."""

    id = "zip-zap"
    version = 1
    seats = range(2, 7)
    presets: ClassVar = {"standard": presets.standard, "onePoint": presets.one_point}
    options_type = Options
    move_type = Move
    event_type = Event
    view_type = View
    position_type = Position

    deal = staticmethod(dealt)
    view = staticmethod(view)
    seen = staticmethod(seen)
    sample = staticmethod(sample)
    number = staticmethod(number)
    move = staticmethod(numbered)
    position = staticmethod(position)
    restore = staticmethod(restore)

    def check(self, options: Options, seats: int) -> None:
        """Chosen suits must be as many as the set-up takes out (ZZ-SETUP-2), without the jokers unless the table agreed
        that any suit may go (ZZ-GAP-01).
        """
        choosing = options.removed_suits in CHOOSING
        chosen = options.chosen_suits if choosing else ()
        wanted = REMOVED[seats] if choosing else 0
        if len(set(chosen)) != wanted or len(chosen) != len(set(options.chosen_suits)):
            raise Malformed("chosen-suits", wants=wanted, has=len(options.chosen_suits))
        if JOKERS in chosen and options.removed_suits == "chosen":
            raise Malformed("jokers-stay")

    def to_act(self, state: State) -> frozenset[Seat]:
        """Everybody in a race, whatever they hold: who can play is a secret."""
        phase = state.phase
        if phase == "free":
            return _ALONE[state.owner]
        if phase == "pause":
            return frozenset(seat for seat in range(len(state.hands)) if not state.ready >> seat & 1)
        return _ALL[0] if phase == "over" else _ALL[len(state.hands)]

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        phase = state.phase
        hands = state.hands
        if seat < 0 or seat >= len(hands):
            return _NO_MOVES
        hand = hands[seat]
        if phase == "race":
            fitting = hand & FITS[state.top]
            if hand & ZAP_BIT:
                if seat == state.owner:
                    return FITTING_OR_ZAP[fitting | ZAP_BIT]
                return FITTING[fitting | ZAP_BIT] if fitting else _NO_MOVES
            return FITTING[fitting] if fitting else _NO_MOVES
        if phase == "free":
            if seat != state.owner:
                return _NO_MOVES
            return any_card(hand) + _ONLY_ZAP if hand & ZAP_BIT else any_card(hand)
        if phase == "pause":
            return _NO_MOVES if state.ready >> seat & 1 else _ONLY_READY
        return any_card(hand) if phase == "any-card" else _NO_MOVES

    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        refusal = _objection(state, seat, move)
        if refusal is not None:
            return refusal
        if type(move) is Lay:
            return _lay(state, seat, move.card)
        if type(move) is LayZap:
            return _lay_zap(state, seat, move.card)
        if type(move) is Zap:
            return _zap(state, seat)
        return _ready(state, seat)

    def expire(self, state: State) -> Step[State, Event] | None:
        """Nobody laid a card in time (ZZ-GAP-11, ZZ-GAP-14): an idle race counts as a stall, so its owner becomes the
        free player, or the next start card is turned up when there is no owner; for a free player the referee
        lays the lowest single-coloured card, else the lowest joker, else the Zap card; a pause is over.
        """
        phase = state.phase
        if phase == "race":
            if state.owner == NOBODY:
                return dead_start(state, [])
            return _free(state, "idle", ())
        if phase == "free":
            seat = state.owner
            number_cards = state.hands[seat] & NUMBER_BITS
            if not number_cards:
                return _zap(state, seat, forced=True)
            lowest = min(cards(number_cards), key=lambda card: (card >= 40, card % NUMBERS, card))
            return _lay(state, seat, lowest, forced=True)
        if phase == "any-card":
            return void(state, [])
        if phase == "pause":
            waiting = sorted(self.to_act(state))
            return begin(state, [IsReady(seat) for seat in waiting])
        return None

    def time_limit(self, state: State) -> int | None:
        if state.phase == "free":
            return state.options.free_card_ms
        return state.options.idle_stall_ms if state.phase in ("race", "any-card") else None

    def own(self, state: State, seat: Seat) -> Mapping[str, Any]:
        return {"seat": seat, "hand": tuple(cards(state.hands[seat]))}

    def resting(self, state: State) -> bool:
        return state.phase == "pause"

    def races(self, state: State) -> bool:
        return state.phase in ("race", "any-card")

    def penalty(self, state: State) -> int:
        """ZZ-GAP-10."""
        return state.options.misplay_lock_ms

    def start(self, state: State) -> int | None:
        """ZZ-GAP-25: each start card that is turned up, until somebody lays a card."""
        waiting = state.leader == NOBODY and state.phase in ("race", "any-card")
        return 100 * state.round + len(state.pile) if waiting else None

    def result(self, state: State) -> Result | None:
        return state.result


def _objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is against the rules; None when it is not. It uses only what the seat itself can see."""
    if seat < 0 or seat >= len(state.hands):
        return refuse("no-such-seat")
    phase = state.phase
    if phase == "free":
        if seat != state.owner:
            return refuse("round-running") if type(move) is Ready else refuse("free-player", seat=state.owner)
    elif phase in ("pause", "over"):
        return _pause_objection(state, seat, move)
    hand = state.hands[seat]
    if type(move) is Lay or type(move) is LayZap:
        if type(move) is LayZap and not hand & ZAP_BIT:
            return refuse("no-zap-left")
        card = move.card
        if not 0 <= card < ZAP or not hand >> card & 1:
            return refuse("not-in-hand", card=card)
        if phase == "race" and not FITS[state.top] >> card & 1:
            return refuse("does-not-fit", card=card, top=state.top)
        return None
    if type(move) is Ready:
        return refuse("round-running")
    if type(move) is not Zap:
        raise Malformed("move", move=repr(move))
    if not hand & ZAP_BIT:
        return refuse("no-zap-left")
    return None if seat == state.owner else refuse("not-the-owner")


def _pause_objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    if state.phase == "over":
        return refuse("match-over")
    if type(move) is not Ready:
        return refuse("round-over")
    return refuse("already-ready") if state.ready >> seat & 1 else None


def _lay(state: State, seat: Seat, card: int, *, forced: bool = False) -> Step[State, Event]:
    """The card is on the pile and its player the owner; then: out? ten? stall? else the race goes on."""
    bit = 1 << card
    hand = state.hands[seat] ^ bit
    held = state.held ^ bit
    laid = Laid(seat, card, forced)
    pile = state.pile + (card,)  # noqa: RUF005 - joining two tuples is the quicker way here
    if hand and held & FITS[card]:
        hands = list(state.hands)
        hands[seat] = hand
        leader = state.leader
        after = State(
            state.options, state.seed, state.shuffles, state.removed, state.round, "race", tuple(hands), held,
            state.left, pile, card, seat, None, seat if leader == NOBODY else leader, 0, state.scores, None,
        )  # fmt: skip
        return Step(after, (laid,))
    if not hand:
        return go_out(_after(state, seat, hand, held, pile, card, "race", None), (laid,))
    why: Why = "ten" if card % NUMBERS == NUMBERS - 1 else "stall"
    return Step(_after(state, seat, hand, held, pile, card, "free", why), (laid, Freed(seat, why)))


def _lay_zap(state: State, seat: Seat, card: int) -> Step[State, Event]:
    """ZZ-GAP-16: card and Zap as one move; no ten and no stall is looked for between them."""
    bit = 1 << card
    hand = state.hands[seat] ^ (bit | ZAP_BIT)
    events = (Laid(seat, card), Zapped(seat))
    after = _after(state, seat, hand, state.held ^ bit, (*state.pile, card, ZAP), card, "free", "zap")
    return Step(after, (*events, Freed(seat, "zap"))) if hand else go_out(after, events)


def _zap(state: State, seat: Seat, *, forced: bool = False) -> Step[State, Event]:
    """ZZ-ZAP-2 and -3: the owner lays the Zap card and is the free player, or is out (ZZ-GAP-18)."""
    hand = state.hands[seat] ^ ZAP_BIT
    after = _after(state, seat, hand, state.held, (*state.pile, ZAP), state.top, "free", "zap")
    zapped = Zapped(seat, forced)
    return Step(after, (zapped, Freed(seat, "zap"))) if hand else go_out(after, (zapped,))


def _free(state: State, why: Why, events: tuple[Event, ...]) -> Step[State, Event]:
    return Step(replace(state, phase="free", why=why), (*events, Freed(state.owner, why)))


def _ready(state: State, seat: Seat) -> Step[State, Event]:
    ready = state.ready | 1 << seat
    if ready.bit_count() == len(state.hands):
        return begin(state, [IsReady(seat)])
    return Step(replace(state, ready=ready), (IsReady(seat),))


def _after(
    state: State, seat: Seat, hand: int, held: int, pile: tuple[int, ...], top: int, phase: Phase, why: Why | None
) -> State:
    """The table after the seat has laid; it owns the top card."""
    hands = list(state.hands)
    hands[seat] = hand
    leader = state.leader
    return State(
        state.options, state.seed, state.shuffles, state.removed, state.round, phase, tuple(hands), held, state.left,
        pile, top, seat, why, seat if leader == NOBODY else leader, 0, state.scores, None,
    )  # fmt: skip
