"""What a seat may know, and full states that would look the same to it."""

from __future__ import annotations

import msgspec
from examples.olsen_olsen.cards import DECK
from examples.olsen_olsen.events import Drew, Event
from examples.olsen_olsen.options import Options
from examples.olsen_olsen.state import State

from spila.kernel import Result, Seat
from spila.kernel.game import Random


class View(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table as one seat sees it; `seat` and `hand` are None for a spectator, all other fields are public."""

    seat: Seat | None
    hand: tuple[int, ...] | None
    options: Options
    turn: Seat
    counts: tuple[int, ...]
    draw: int
    pile: int
    top: int
    suit: int
    drawn: int
    passes: int
    result: Result | None


def view(state: State, seat: Seat | None) -> View:
    """Built by allow-list: other hands, the draw pile and covered cards stay hidden (OO-INFO-1)."""
    return View(
        seat=seat,
        hand=None if seat is None else state.hands[seat],
        options=state.options,
        turn=state.turn,
        counts=tuple(map(len, state.hands)),
        draw=len(state.draw),
        pile=len(state.pile),
        top=state.pile[-1],
        suit=state.suit,
        drawn=state.drawn,
        passes=state.passes,
        result=state.result,
    )


def seen(event: Event, seat: Seat | None) -> Event:
    """Only a drawn card is private. Everything else is the same object for everyone."""
    if isinstance(event, Drew) and event.seat != seat:
        return Drew(event.seat, None)
    return event


def sample(view: View, rng: Random) -> State:
    """Deal the unseen cards at random."""
    known = {view.top, *(view.hand or ())}
    unseen = [card for card in DECK if card not in known]
    rng.shuffle(unseen)

    def take(count: int) -> tuple[int, ...]:
        return tuple(unseen.pop() for _ in range(count))

    hands = tuple(
        view.hand if view.hand is not None and seat == view.seat else tuple(sorted(take(count)))
        for seat, count in enumerate(view.counts)
    )
    return State(
        options=view.options,
        seed=bytes(rng.randrange(256) for _ in range(32)),
        shuffles=1,
        hands=hands,
        draw=take(view.draw),
        pile=(*take(view.pile - 1), view.top),
        suit=view.suit,
        turn=view.turn,
        drawn=view.drawn,
        passes=view.passes,
        result=view.result,
    )
