"""Timeline: the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from spila.dated.deck import Deck, Value, check_deck
from spila.games.timeline import options as presets
from spila.games.timeline.draft import Draft, dealt
from spila.games.timeline.events import Event, Placed
from spila.games.timeline.moves import ROWS, Move, number, numbered
from spila.games.timeline.options import Options
from spila.games.timeline.position import Position, position, restore
from spila.games.timeline.quick import quick_turn
from spila.games.timeline.state import State
from spila.games.timeline.view import View, sample, view
from spila.kernel import Game, Malformed, Refusal, Result, Seat, Step, refuse
from spila.kernel.capabilities import DeckInPlay

_NOBODY: frozenset[Seat] = frozenset()
_ALONE = tuple(frozenset((seat,)) for seat in range(8))


class Timeline(Game[Options, State, Move, Event, View]):
    """2 to 8 seats (TL-GAP-01)."""

    id = "timeline"
    version = 1
    seats = range(2, 9)
    presets: ClassVar = {"standard": presets.standard, "quick": presets.quick}
    options_type = Options
    move_type = Move
    event_type = Event
    view_type = View
    position_type = Position

    deal = staticmethod(dealt)
    view = staticmethod(view)
    sample = staticmethod(sample)
    number = staticmethod(number)
    move = staticmethod(numbered)
    position = staticmethod(position)
    restore = staticmethod(restore)

    def check(self, options: Options, seats: int) -> None:
        """A deck in the order of its ids with possible dates, large enough for all hands and the starting card."""
        deck = options.deck
        check_deck(deck, options.eras)
        if options.handicap is not None and len(options.handicap) != seats:
            raise Malformed("handicap", seats=seats, has=len(options.handicap))
        if options.first >= seats:
            raise Malformed("starting-seat", seat=options.first, seats=seats)
        needed = sum(options.hand_sizes(seats)) + 1
        there = len(options.in_play())
        if needed > there:
            raise Malformed("deck-too-small", needs=needed, has=there, deck=deck.id)

    def to_act(self, state: State) -> frozenset[Seat]:
        return _ALONE[state.turn] if state.result is None else _NOBODY

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every own card at every place (TL-TURN-3, TL-TURN-5); there is no passing (TL-TURN-2)."""
        if seat != state.turn or state.result is not None:
            return ()
        places = len(state.line) + 1
        found: tuple[Move, ...] = ()
        rows = ROWS
        for card in state.hands[seat]:
            row = rows[card]
            found += row[:places] if len(row) >= places else rows.grown(card, places)[:places]
        return found

    def reading(self, event: Event) -> int:
        """A card that was turned: its date, and where it belonged if it went to the box."""
        return 5_000 if isinstance(event, Placed) else 0

    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        if state.result is not None:
            return refuse("match-over")
        if seat != state.turn:
            if 0 <= seat < len(state.hands):
                return refuse("not-your-turn", seat=state.turn)
            return refuse("no-such-seat")
        if not isinstance(move, Move):
            raise Malformed("move", move=repr(move))
        if move.card not in state.hands[seat]:
            return refuse("not-in-hand", card=move.card)
        if not 0 <= move.place <= len(state.line):
            return refuse("no-such-place", place=move.place, most=len(state.line))
        return _placed(state, move.card, move.place)

    def expire(self, state: State) -> Step[State, Event] | None:
        """The card held longest is placed left of all: right only if it is earlier than everything in the line."""
        if state.result is not None:
            return None
        return _placed(state, state.hands[state.turn][0], 0)

    def leave(self, state: State, seat: Seat) -> Step[State, Event] | Refusal | None:
        if state.result is not None:
            return refuse("match-over")
        if not 0 <= seat < len(state.hands):
            return refuse("no-such-seat")
        if not state.alive[seat]:
            return refuse("not-in-the-game", seat=seat)
        draft = Draft(state)
        draft.leave(seat)
        return draft.step()

    def deck_in_play(self, options: Options) -> DeckInPlay:
        deck = options.deck
        return DeckInPlay(deck.id, deck.content_hash, tuple(card.id for card in options.in_play()))

    def turned_sides(self, state: State, recent: Iterable[Event]) -> Mapping[int, Value]:
        """Dates in the line, and of cards just misplaced (TL-TURN-6); all of them after the end."""
        if state.result is not None:
            return dict(enumerate(state.values))
        seen = {event.card: event.value for event in recent if isinstance(event, Placed)}
        return {**seen, **{card: state.values[card] for card in state.line}}

    def time_limit(self, state: State) -> int | None:
        seconds = state.options.turn_seconds
        return None if seconds is None or state.result is not None else 1000 * seconds

    def seen(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002
        """Every event happens in the open."""
        return event

    def public(self, options: Options) -> dict[str, Any]:
        """The switches and the deck's name; its dates are the game."""
        return {**msgspec.to_builtins(options.rules()), "deck": options.deck.id}

    def knowledge(self, options: Options) -> Deck:
        """The deck with its dates: some players know history."""
        return options.deck

    def own(self, state: State, seat: Seat) -> Mapping[str, Any]:  # noqa: ARG002
        return {"seat": seat}

    def result(self, state: State) -> Result | None:
        return state.result


def _placed(state: State, card: int, place: int) -> Step[State, Event]:
    return quick_turn(state, card, place) or drafted_turn(state, card, place)


def drafted_turn(state: State, card: int, place: int) -> Step[State, Event]:
    """A turn by the rules in full."""
    draft = Draft(state)
    draft.place(card, place)
    return draft.step()
