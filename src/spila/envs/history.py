"""What a seat has seen and done so far, as text: the information state of a seat with perfect recall."""

from __future__ import annotations

from typing import Any

from spila.kernel import AnyGame, Seat
from spila.kernel.codec import encode


class History:
    """One step and a link to the steps before it. Histories share their past, so states are cheap to clone."""

    __slots__ = ("action", "before", "events", "origin", "seat")

    def __init__(self, before: History | None, seat: Seat, action: str, events: tuple[Any, ...]) -> None:
        self.before = before
        self.seat = seat
        self.action = action
        self.events = events
        self.origin: Origin | None = None

    @classmethod
    def start(cls, game: AnyGame, state: Any) -> History:
        """The history that begins with this state, usually the deal."""
        history = cls(None, -1, "", ())
        history.origin = Origin(game, state)
        return history

    def to_list(self) -> list[tuple[Any, ...]]:
        """The steps from the beginning as a plain list, for `from_list`."""
        steps: list[tuple[Any, ...]] = []
        step: History | None = self
        while step is not None:
            if step.origin is not None:
                steps.append((step.origin.state, step.origin.known))
            else:
                steps.append((step.seat, step.action, step.events))
            step = step.before
        return steps[::-1]

    @classmethod
    def from_list(cls, game: AnyGame, items: list[tuple[Any, ...]]) -> History:
        """The history that `to_list` has written."""
        (state, known), *steps = items
        history = cls.start(game, state)
        assert history.origin is not None
        history.origin.known = known
        for seat, action, events in steps:
            history = cls(history, seat, action, events)
        return history

    def resample(self, game: AnyGame, seat: Seat, state: Any) -> History:
        """A history that reads the same for the seat; all other seats know only the current state."""
        history = type(self).start(game, state)
        assert history.origin is not None
        history.origin.known = seat, self.text(game, seat)
        return history

    def text(self, game: AnyGame, seat: Seat | None) -> str:
        """What the seat has seen and done, line by line; None is a spectator."""
        lines: list[str] = []
        step: History | None = self
        while step is not None:
            lines += reversed(step._lines(game, seat))
            step = step.before
        return "\n".join(reversed(lines))

    def _lines(self, game: AnyGame, seat: Seat | None) -> list[str]:
        if self.origin is not None:
            return [self.origin.text(seat)]
        lines = [f"> {self.action}"] if self.seat == seat else []
        for event in self.events:
            known = game.seen(event, seat)
            if known is not None:
                lines.append(encode(known).decode())
        return lines


class Origin:
    """The beginning of a history: the deal, or a state resampled for one seat."""

    __slots__ = ("game", "known", "state")

    def __init__(self, game: AnyGame, state: Any) -> None:
        self.game = game
        self.state = state
        self.known: tuple[Seat, str] | None = None

    def text(self, seat: Seat | None) -> str:
        """The seat's first view, or its whole earlier history when the state was resampled for it."""
        if self.known is not None and self.known[0] == seat:
            return self.known[1]
        return encode(self.game.view(self.state, seat)).decode()
