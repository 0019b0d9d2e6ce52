"""Skip-Bo with coins: the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeAlias

from spila.games.skip_bo import options as presets
from spila.games.skip_bo.cards import PILES, WILD, rank
from spila.games.skip_bo.draft import Draft, dealt
from spila.games.skip_bo.events import Drew, Event, GameDealt, Played, TurnedUp
from spila.games.skip_bo.legal import groups, legal, objection
from spila.games.skip_bo.moves import (
    BuyDiscard,
    CoinTwelve,
    DeclineToll,
    Discard,
    DiscardTop,
    Move,
    PayToll,
    Play,
    Substitute,
    number,
    numbered,
)
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.position import Position, position, restore
from spila.games.skip_bo.shown import changes, view
from spila.games.skip_bo.state import State
from spila.games.skip_bo.view import View, sample, seen
from spila.kernel import Game, Malformed, Refusal, Result, Seat, Step

_UNCOVERING = (Drew, TurnedUp, GameDealt)
_NOBODY: frozenset[Seat] = frozenset()
_NOTHING: Mapping[str, Any] = {}
_ALONE = tuple(frozenset((seat,)) for seat in range(6))

SkipBoStep: TypeAlias = Step[State, Event]


class SkipBo(Game[Options, State, Move, Event, View]):
    """2 to 6 seats (SB-COMP-6, SB-GAP-04)."""

    id = "skip-bo"
    version = 1
    seats = range(2, 7)
    presets: ClassVar = {"masters": presets.masters, "short": presets.short, "classic": presets.classic}
    options_type = Options
    move_type = Move
    event_type = Event
    view_type = View
    position_type = Position

    deal = staticmethod(dealt)
    moves = staticmethod(legal)
    move_groups = staticmethod(groups)
    seen = staticmethod(seen)
    sample = staticmethod(sample)
    number = staticmethod(number)
    move = staticmethod(numbered)
    position = staticmethod(position)
    restore = staticmethod(restore)
    view = staticmethod(view)

    def check(self, options: Options, seats: int) -> None:
        """The deck must hold all stock piles, and its tolls must have cards to be on."""
        if seats * options.stock_size > options.deck.size:
            raise Malformed("stock-too-large", stock=options.stock_size, seats=seats, cards=options.deck.size)
        if options.youngest >= seats:
            raise Malformed("starting-seat", seat=options.youngest, seats=seats)
        if len(options.deck.tolls) > options.deck.copies_per_number:
            raise Malformed("too-many-tolls", tolls=len(options.deck.tolls), copies=options.deck.copies_per_number)
        if len(options.deck.wild_tolls) > options.deck.wilds:
            raise Malformed("too-many-tolls", tolls=len(options.deck.wild_tolls), copies=options.deck.wilds)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _NOBODY if state.phase == "over" else _ALONE[state.turn]

    def play(self, state: State, seat: Seat, move: Move) -> SkipBoStep | Refusal:
        refusal = objection(state, seat, move)
        if refusal is not None:
            return refusal
        draft = Draft(state)
        if type(move) is Discard:
            draft.discard(move.card, move.pile)
        elif type(move) is Play:
            draft.play(move.source, move.pile)
        elif type(move) is Substitute:
            draft.substitute(move.pile)
            draft.play(move.source, move.pile)
        elif type(move) is PayToll:
            draft.pay_toll()
        elif type(move) is DeclineToll:
            draft.decline_toll()
        elif type(move) is CoinTwelve:
            draft.stirred = True
            draft.substitute(move.pile)
            draft.clear(move.pile)
            if not draft.hands[seat]:
                draft.refill()
        else:
            draft.end_turn()
        return draft.step()

    def expire(self, state: State) -> SkipBoStep | None:
        """Pay nothing, then discard: the highest number card (a Skip-Bo card only when there is no other) on the
        leftmost empty discard pile, else on the leftmost of the shortest. The duty of SB-GAP-08 binds players,
        not the clock.
        """
        if state.phase == "over":
            return None
        draft = Draft(state)
        if draft.phase == "toll":
            draft.decline_toll()
        if draft.turn == state.turn and draft.phase != "over" and draft.game == state.game:
            hand = draft.hands[state.turn]
            if hand:
                card = max(hand, key=lambda each: (rank(each) != WILD, rank(each), each))
                own = draft.discards[state.turn * PILES :]
                draft.discard(card, min(range(PILES), key=lambda pile: len(own[pile])))
            else:
                draft.end_turn()
        return draft.step()

    def changes(self, before: State | None, after: State) -> Mapping[str, Any]:
        return super().changes(None, after) if before is None else changes(before, after)

    def own(self, state: State, seat: Seat) -> Mapping[str, Any]:
        return {"seat": seat, "hand": state.hands[seat]}

    def own_changes(self, before: State | None, after: State, seat: Seat) -> Mapping[str, Any]:
        if before is None:
            return self.own(after, seat)
        return _NOTHING if before.hands[seat] == after.hands[seat] else {"hand": after.hands[seat]}

    def reveals(self, state: State, event: Event) -> bool:
        """Drawn cards, new stock tops, and what lay under a discard where that is hidden. A card played from the hand
        was known to the one who wants it back.
        """
        if isinstance(event, Played):
            return not state.options.show_buried_discards and isinstance(event.source, DiscardTop | BuyDiscard)
        return isinstance(event, _UNCOVERING)

    def result(self, state: State) -> Result | None:
        return state.result
