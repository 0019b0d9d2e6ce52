"""Olsen-olsen: the rules. Every method is a pure function; the ids in brackets are those of the rule page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from examples.olsen_olsen import options as presets
from examples.olsen_olsen.cards import DECK, EIGHT, fits, points, rank, suit
from examples.olsen_olsen.events import Drew, Event, MatchEnded, Passed, Played, Reshuffled, SuitNamed
from examples.olsen_olsen.moves import DRAW, EIGHTS, PASS, PLAYS, Draw, Move, Play, PlayEight, number, numbered
from examples.olsen_olsen.options import Options
from examples.olsen_olsen.position import Position, position, restore
from examples.olsen_olsen.state import State
from examples.olsen_olsen.view import View, sample, seen, view
from msgspec.structs import replace

from spila.kernel import Game, Malformed, Refusal, Result, Seat, Step, refuse
from spila.kernel.game import Random
from spila.kernel.shuffle import shuffle


class OlsenOlsen(Game[Options, State, Move, Event, View]):
    """2 to 5 seats, one deck of 52 cards (OO-SETUP-1)."""

    id = "olsen-olsen"
    version = 1
    seats = range(2, 6)
    presets: ClassVar = {"standard": presets.standard, "short": presets.short}
    options_type = Options
    move_type = Move
    event_type = Event
    view_type = View
    position_type = Position

    def check(self, options: Options, seats: int) -> None:
        """Nine cards for each of five players leave enough: every combination can be played."""

    def deal(self, options: Options, seats: int, seed: bytes) -> State:
        """OO-SETUP-2 and -3: hands are dealt, and the first card that is not an eight is turned up."""
        deck = shuffle(seed, 0, DECK)
        hands = tuple(tuple(sorted(deck.pop() for _ in range(options.hand_size))) for _ in range(seats))
        start = next(card for card in reversed(deck) if rank(card) != EIGHT)
        deck.remove(start)
        return State(options, seed, 1, hands, tuple(deck), (start,), suit(start), turn=0)

    def to_act(self, state: State) -> frozenset[Seat]:
        """One after the other (OO-TURN-1)."""
        return frozenset() if state.result is not None else frozenset((state.turn,))

    def moves(self, state: State, seat: Seat) -> Sequence[Move]:
        """Cards that fit, in the order of the hand; then drawing, or else passing."""
        if state.result is not None or seat != state.turn:
            return ()
        found: list[Move] = []
        for card in state.hands[seat]:
            if rank(card) == EIGHT:
                found += EIGHTS[card]
            elif fits(card, state.pile[-1], state.suit):
                found.append(PLAYS[card])
        return (*found, DRAW if _may_draw(state) else PASS)

    def play(self, state: State, seat: Seat, move: Move) -> Step[State, Event] | Refusal:
        """What the move does, or why it is refused."""
        if (refusal := _objection(state, seat, move)) is not None:
            return refusal
        if isinstance(move, Play | PlayEight):
            return _lay(state, move)
        return _draw(state) if isinstance(move, Draw) else _pass(state)

    def expire(self, state: State) -> Step[State, Event] | None:
        """OO-TURN-2: when the clock runs out a card is drawn, or the turn passes."""
        if state.result is not None:
            return None
        return _draw(state) if _may_draw(state) else _pass(state)

    def view(self, state: State, seat: Seat | None) -> View:
        """See `view.py`."""
        return view(state, seat)

    def seen(self, event: Event, seat: Seat | None) -> Event | None:
        """See `view.py`."""
        return seen(event, seat)

    def reveals(self, state: State, event: Event) -> bool:
        """A drawn card and the points at the end were hidden before; taking those back would be peeking."""
        return isinstance(event, Drew | MatchEnded)

    def result(self, state: State) -> Result | None:
        """Kept in the state."""
        return state.result

    def sample(self, view: View, rng: Random) -> State:
        """See `view.py`."""
        return sample(view, rng)

    def number(self, move: Move) -> int:
        """See `moves.py`."""
        return number(move)

    def move(self, number: int) -> Move:
        """See `moves.py`."""
        return numbered(number)

    def position(self, state: State) -> Position:
        """See `position.py`."""
        return position(state)

    def restore(self, position: Position) -> State:
        """See `position.py`."""
        return restore(position)


def _may_draw(state: State) -> bool:
    """OO-DRAW-1 and -3: up to the limit, and while there is anything to draw."""
    there = bool(state.draw) or (state.options.recycle and len(state.pile) > 1)
    return there and state.drawn < state.options.draw_limit


def _objection(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why the move is against the rules, judged from what the seat itself can see; None when it is not."""
    if not isinstance(move, Move):
        raise Malformed("move", move=repr(move))
    if not 0 <= seat < len(state.hands):
        return refuse("no-such-seat")
    if state.result is not None:
        return refuse("match-over")
    if seat != state.turn:
        return refuse("not-your-turn", seat=state.turn)
    if isinstance(move, Play | PlayEight):
        return _card_objection(state, move)
    if isinstance(move, Draw):
        return None if _may_draw(state) else refuse("cannot-draw")
    return refuse("must-draw") if _may_draw(state) else None


def _card_objection(state: State, move: Play | PlayEight) -> Refusal | None:
    card = move.card
    if card not in state.hands[state.turn]:
        return refuse("not-in-hand", card=card)
    if (rank(card) == EIGHT) != isinstance(move, PlayEight):
        return refuse("eight-names-suit")
    if not fits(card, state.pile[-1], state.suit):
        return refuse("does-not-fit", card=card, top=state.pile[-1])
    return None


def _lay(state: State, move: Play | PlayEight) -> Step[State, Event]:
    """OO-PLAY-1, -2 and OO-END-1: the card lies on top; an eight names a suit; the last card wins."""
    seat, card = state.turn, move.card
    hand = tuple(each for each in state.hands[seat] if each != card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    named = move.suit if isinstance(move, PlayEight) else suit(card)
    events: tuple[Event, ...] = (Played(seat, card),)
    if isinstance(move, PlayEight):
        events += (SuitNamed(seat, named),)
    after = replace(state, hands=hands, pile=(*state.pile, card), suit=named, passes=0)
    if not hand:
        return _ended(after, Result((seat,), "first-out", _scores(after)), events)
    return Step(_next_turn(after), events)


def _draw(state: State) -> Step[State, Event]:
    """OO-DRAW-1 and -2: the top card of the draw pile; the played cards are shuffled when it is empty."""
    events: tuple[Event, ...] = ()
    if not state.draw:
        *under, top = state.pile
        state = replace(
            state, draw=tuple(shuffle(state.seed, state.shuffles, under)), pile=(top,), shuffles=state.shuffles + 1
        )
        events = (Reshuffled(len(under)),)
    seat, card = state.turn, state.draw[-1]
    hand = tuple(sorted((*state.hands[seat], card)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = replace(state, hands=hands, draw=state.draw[:-1], drawn=state.drawn + 1, passes=0)
    return Step(after, (*events, Drew(seat, card)))


def _pass(state: State) -> Step[State, Event]:
    """OO-DRAW-1 and OO-END-3: the next player; when everybody passed with nothing to draw, fewest points win."""
    stuck = not state.draw and not (state.options.recycle and len(state.pile) > 1)
    passes = state.passes + 1 if stuck else 0
    after = replace(state, passes=passes)
    events: tuple[Event, ...] = (Passed(state.turn),)
    if passes < len(state.hands):
        return Step(_next_turn(after), events)
    scores = _scores(after)
    winners = tuple(seat for seat, score in enumerate(scores) if score == min(scores))
    return _ended(after, Result(winners, "stalemate", scores), events)


def _scores(state: State) -> tuple[int, ...]:
    return tuple(map(points, state.hands))


def _next_turn(state: State) -> State:
    return replace(state, turn=(state.turn + 1) % len(state.hands), drawn=0)


def _ended(state: State, result: Result, events: tuple[Event, ...]) -> Step[State, Event]:
    return Step(replace(state, result=result), (*events, MatchEnded(result)))
