"""Timeline together: the rules."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from spila.dated.deck import Deck, Value, check_deck
from spila.games.timeline_together import options as presets
from spila.games.timeline_together.deal import dealt
from spila.games.timeline_together.draft import Draft
from spila.games.timeline_together.events import Event, Turned
from spila.games.timeline_together.moves import ANSWERS, READY, Answer, Move, Ready, number, numbered
from spila.games.timeline_together.options import Options
from spila.games.timeline_together.position import MOST_SEATS, Position, position, restore
from spila.games.timeline_together.state import State
from spila.games.timeline_together.view import View, answering, sample, view
from spila.kernel import Game, Malformed, Refusal, Result, Seat, Step, refuse
from spila.kernel.capabilities import DeckInPlay, Outcome


class TimelineTogether(Game[Options, State, Move, Event, View]):
    """1 to 100 seats (TT-OBJ-1). All of them answer at the same time, in any order, and people come and go."""

    id = "timeline-together"
    version = 1
    seats = range(1, MOST_SEATS + 1)
    presets: ClassVar = {
        "standard": presets.standard,
        "class": presets.lesson,
        "quick": presets.quick,
        "tense": presets.tense,
        "teams": presets.teams,
    }
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

    def check(self, options: Options, seats: int) -> None:  # noqa: ARG002
        """A deck in the order of its ids with possible dates, large enough for the line (TT-SETUP-2)."""
        deck = options.deck
        check_deck(deck, options.eras)
        needed, there = options.cards + 1, len(options.in_play())
        if needed > there:
            raise Malformed("deck-too-small", needs=needed, has=there, deck=deck.id)

    def to_act(self, state: State) -> frozenset[Seat]:
        """Who may answer, or say that the turned card has been seen."""
        if state.result is not None:
            return frozenset()
        seats = range(len(state.players))
        if state.turned or state.talking:
            return frozenset(seat for seat in seats if not (state.players[seat].left or state.players[seat].ready))
        return frozenset(state.playing())

    def undecided(self, state: State) -> frozenset[Seat]:
        """Those who have not answered; who has may still pick another gap (TT-TURN-2)."""
        waits = state.turned or state.talking
        return frozenset(seat for seat in self.to_act(state) if waits or state.players[seat].answer is None)

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Every gap but the one that is picked already."""
        if state.result is not None or not 0 <= seat < len(state.players) or state.players[seat].left:
            return ()
        if state.turned or state.talking:
            return () if state.players[seat].ready else (READY,)
        if state.out(seat):
            return ()
        gaps, picked = ANSWERS[: len(state.line) + 1], state.players[seat].answer
        return gaps if picked is None else (*gaps[:picked], *gaps[picked + 1 :])

    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        objection = _objection(state, seat)
        if objection is not None:
            return objection
        draft = Draft(state)
        if isinstance(move, Ready):
            if not (state.turned or state.talking):
                return refuse("card-still-open")
            if state.players[seat].ready:
                return refuse("ready-already")
            draft.ready(seat)
        elif isinstance(move, Answer):
            refusal = _answer_objection(state, seat, move)
            if refusal is not None:
                return refusal
            draft.answer(seat, move.gap)
        else:
            raise Malformed("move", move=repr(move))
        return draft.step()

    def expire(self, state: State) -> Step[State, Event] | None:
        """TT-TURN-4, TT-NEXT-2 and TT-TEAM-4: time is up, or the person leading the game goes on: the open card is
        turned, the next one is shown, or teams that talked may answer.
        """
        if state.result is not None:
            return None
        draft = Draft(state)
        if state.talking:
            draft.open()
        elif state.turned:
            draft.next()
        else:
            draft.turn()
        return draft.step()

    def join(self, state: State) -> Step[State, Event] | Refusal:
        if state.result is not None:
            return refuse("match-over")
        if len(state.players) >= MOST_SEATS:
            return refuse("no-seat-free")
        draft = Draft(state)
        draft.join()
        return draft.step()

    def leave(self, state: State, seat: Seat) -> Step[State, Event] | Refusal:
        objection = _objection(state, seat)
        if objection is not None:
            return objection
        draft = Draft(state)
        draft.leave(seat)
        return draft.step()

    def time_limit(self, state: State) -> int | None:
        options = state.options
        seconds = options.look_seconds if state.turned else options.answer_seconds
        if state.talking:
            seconds = options.talk_seconds
        return None if seconds is None or state.result is not None else 1000 * seconds

    def stage(self, state: State) -> int | None:
        """Each card is one stage while teams talk, one while it is open, and one while everybody looks at it."""
        return None if state.result is not None else 3 * len(state.history) - state.turned - 2 * state.talking

    def outcome(self, before: State, after: State) -> Outcome | None:
        """A card that was turned, with what every seat had picked by then."""
        if len(after.history) == len(before.history):
            return None
        turned = after.history[-1]
        answers = tuple(player.answer for player in after.players)
        return Outcome(turned.card, before.line, turned.first, turned.last, turned.spread, answers)

    def reading(self, event: Event) -> int:
        """A card that was turned: its date, where it belonged, and what everybody thought."""
        return 6_000 if isinstance(event, Turned) else 0

    def deck_in_play(self, options: Options) -> DeckInPlay:
        deck = options.deck
        return DeckInPlay(deck.id, deck.content_hash, tuple(card.id for card in options.in_play()))

    def turned_sides(self, state: State, recent: Iterable[Event]) -> Mapping[int, Value]:  # noqa: ARG002
        """Dates in the line; after the end those of all cards."""
        if state.result is not None:
            return dict(enumerate(state.values))
        return {card: state.values[card] for card in state.line}

    def seen(self, event: Event, seat: Seat | None) -> Event:  # noqa: ARG002
        """Events have no secrets: what somebody answered is in none of them (TT-INFO-2)."""
        return event

    def public(self, options: Options) -> dict[str, Any]:
        """The switches and the deck's name; its dates are the game."""
        return {**msgspec.to_builtins(options.rules()), "deck": options.deck.id}

    def knowledge(self, options: Options) -> Deck:
        """The deck with its dates: some players know history."""
        return options.deck

    def changes(self, before: State | None, after: State) -> Mapping[str, Any]:
        """An answer changes little of what everybody sees, and a class gives many."""
        quick = None if before is None else answering(before, after)
        return super().changes(before, after) if quick is None else quick

    def own(self, state: State, seat: Seat) -> Mapping[str, Any]:
        """What a seat has answered, and how it is doing (TT-INFO-2, TT-INFO-3)."""
        side = state.sides[state.side(seat)]
        return {
            "seat": seat,
            "answer": state.players[seat].answer,
            "right": side.right,
            "points": side.points,
            "streak": side.streak,
            "mistakes": side.mistakes,
        }

    def result(self, state: State) -> Result | None:
        return state.result


def _objection(state: State, seat: Seat) -> Refusal | None:
    """Why a seat may do nothing at all."""
    if state.result is not None:
        return refuse("match-over")
    if not 0 <= seat < len(state.players):
        return refuse("no-such-seat")
    return refuse("has-left", seat=seat) if state.players[seat].left else None


def _answer_objection(state: State, seat: Seat, move: Answer) -> Refusal | None:
    if state.turned:
        return refuse("card-turned")
    if state.talking:
        return refuse("still-talking")
    if state.out(seat):
        return refuse("no-lives")
    if not 0 <= move.gap <= len(state.line):
        return refuse("no-such-gap", most=len(state.line))
    return refuse("same-gap") if state.players[seat].answer == move.gap else None
