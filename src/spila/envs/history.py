"""What a seat has seen and done so far, as text: the information state of a seat that forgets nothing."""

from __future__ import annotations

from typing import Any

from spila.kernel import AnyGame, Seat
from spila.kernel.codec import encode

Law = AnyGame


class History:
    """One step of the way here, and the way before it. Trails share their pasts, so states are cheap to clone."""

    __slots__ = ("action", "before", "events", "seat", "start_of")

    def __init__(self, before: History | None, seat: Seat, action: str, events: tuple[Any, ...]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.start_of: Start | None = None

    @classmethod
    def start(cls, game: Law, state: Any) -> History:
        """The deal."""
        trail = cls(None, -1, "", ())
        trail.start_of = Start(game, state)
        return trail

    def flat(self) -> list[tuple[Any, ...]]:
        """The way from its start as a plain list; for `of`."""
        steps: list[tuple[Any, ...]] = []
        step: History | None = self
        while step is not None:
            if step.start_of is not None:
                steps.append((step.start_of.state, step.start_of.known))
            else:
                steps.append((step.seat, step.action, step.events))
            step = step.before
        return steps[::-1]

    @classmethod
    def of(cls, game: Law, way: list[tuple[Any, ...]]) -> History:
        """The way that `flat` wrote down."""
        (state, known), *steps = way
        trail = cls.start(game, state)
        assert trail.start_of is not None
        trail.start_of.known = known
        for seat, action, events in steps:
            trail = cls(trail, seat, action, events)
        return trail

    def imagined(self, game: Law, seat: Seat, state: Any) -> History:
        """A way that looks the same to the seat; all others only know the present state."""
        trail = type(self).start(game, state)
        assert trail.start_of is not None
        trail.start_of.known = seat, self.text(game, seat)
        return trail

    def text(self, game: Law, seat: Seat | None) -> str:
        """What the seat knows of the way, line by line; None is a spectator."""
        lines: list[str] = []
        step: History | None = self
        while step is not None:
            lines += reversed(step._lines(game, seat))
            step = step.before
        return "\n".join(reversed(lines))

    def _lines(self, game: Law, seat: Seat | None) -> list[str]:
        if self.start_of is not None:
            return [self.start_of.text(seat)]
        lines = [f"> {self.action}"] if self.seat == seat else []
        for event in self.events:
            known = game.seen(event, seat)
            if known is not None:
                lines.append(encode(known).decode())
        return lines


class Start:
    """Where a way begins: at the deal, or at a state that was imagined for one seat."""

    __slots__ = ("game", "known", "state")

    def __init__(self, game: Law, state: Any) -> None:
        self.game = game
        self.state = state
        self.known: tuple[Seat, str] | None = None

    def text(self, seat: Seat | None) -> str:
        """The seat's first view, or all it knew when the state was imagined for it."""
        if self.known is not None and self.known[0] == seat:
            return self.known[1]
        return encode(self.game.view(self.state, seat)).decode()
