"""Tables for the tests of the rules: cards are named by their dates, and things are done one after another."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from spila.dated.deck import Card, Deck
from spila.games.timeline_together import GAME
from spila.games.timeline_together.events import Event, Turned
from spila.games.timeline_together.moves import READY, Answer
from spila.games.timeline_together.options import Options
from spila.games.timeline_together.state import State
from spila.kernel import Refusal, Step


def deck(*dates: int) -> Deck:
    """A deck of these dates; the order of the ids says nothing about them."""
    return Deck("test", "number", tuple(Card(f"card-{number:03}", date) for number, date in enumerate(dates)))


class Table:
    """A game that starts with the first date on the line and asks for the others in this order."""

    def __init__(self, *dates: int, seats: int = 2, **options: Any) -> None:
        cards = {"cards": len(dates) - 1, **options}
        chosen = Options(deck=deck(*dates), **cards)
        state = GAME.deal(GAME.options(chosen, seats), seats, bytes(32))
        self.state: State = replace(state, line=(0,), pile=tuple(range(1, len(dates))))
        self.events: tuple[Event, ...] = ()

    def answer(self, seat: int, gap: int) -> None:
        """The seat picks a gap, which has to be allowed."""
        assert Answer(gap) in GAME.moves(self.state, seat)
        self._take(GAME.play(self.state, seat, Answer(gap)))

    def answers(self, *gaps: int | None) -> None:
        """Seat by seat; None for silence."""
        for seat, gap in enumerate(gaps):
            if gap is not None:
                self.answer(seat, gap)

    def ready(self, *seats: int) -> None:
        """These seats have seen enough."""
        for seat in seats:
            self._take(GAME.play(self.state, seat, READY))

    def refused(self, seat: int, move: Any) -> str:
        """The code with which it is refused; nothing changed."""
        before = GAME.position(self.state)
        assert move not in GAME.moves(self.state, seat)
        refusal = GAME.play(self.state, seat, move)
        assert isinstance(refusal, Refusal)
        assert GAME.position(self.state) == before
        return refusal.code

    def go_on(self) -> None:
        """Time is up, or the leader goes on."""
        step = GAME.expire(self.state)
        assert step is not None
        self._take(step)

    def join(self) -> None:
        """Somebody joins."""
        self._take(GAME.join(self.state))

    def leave(self, seat: int) -> None:
        """The seat leaves."""
        self._take(GAME.leave(self.state, seat))

    def _take(self, step: Step[State, Event] | Refusal) -> None:
        assert isinstance(step, Step), step
        self.state, self.events = step.state, step.events
        assert GAME.restore(GAME.position(self.state)) == self.state

    @property
    def turned(self) -> Turned:
        """How the last card was turned, which the last thing done has caused."""
        return next(event for event in self.events if isinstance(event, Turned))

    @property
    def line(self) -> list[int | float]:
        """The dates on the line."""
        return [self.state.values[card] for card in self.state.line]

    @property
    def points(self) -> list[int]:
        """The points of each side."""
        return [side.points for side in self.state.sides]
