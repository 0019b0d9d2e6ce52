"""How long bots wait besides the time they take themselves: for people who read, or not at all for one in a hurry.

None of it is in the log. Times are seconds of the server's clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from spila.kernel import Seat, refuse
from spila.kernel.values import Refusal
from spila.tables.changes import Change
from spila.tables.entries import Moved
from spila.tables.state import TableState

READING: Final = {"instant": 0.0, "quick": 0.4, "normal": 1.0, "slow": 1.6}
"""By how much the time for reading is multiplied."""
AFTER_BOTS: Final = 0.5
"""Somebody else's card is read faster than one's own."""


class Shown(NamedTuple):
    """What was shown last, when, and by how much the time for reading it is multiplied."""

    events: tuple[Any, ...]
    at: float
    factor: float


class Pacing:
    """The pace of the bots of one table. `now` is the time."""

    def __init__(self, state: TableState, now: Callable[[], float]) -> None:
        self._state = state
        self._now = now
        self._shown: Shown | None = None
        self._hurrying = False
        self._pace = state.seating.settings.pace

    def changed(self, change: Change) -> bool:
        """An entry was applied. True if it set another pace."""
        state, entry = self._state, change.entry
        settings, pace = state.seating.settings, self._pace
        if change.events and not state.racing:
            bot = isinstance(entry, Moved) and entry.bot
            self._shown = Shown(change.events, self._now(), READING[settings.pace] * (AFTER_BOTS if bot else 1.0))
        if self._hurrying and (state.halted or any(state.seating.bot_level(seat) is None for seat in state.undecided)):
            self._hurrying = False
        self._pace = settings.pace
        return pace != settings.pace

    def delay(self, own: float) -> float:
        """How long a bot waits that would take this long by itself."""
        return 0.0 if self._hurrying else max(own, self._reading_until() - self._now())

    def _reading_until(self) -> float:
        """Asked only for bots, so that nobody's moves are looked through at a table of people."""
        shown = self._shown
        if shown is None:
            return 0.0
        return shown.at + max(map(self._state.game.reading, shown.events)) / 1000 * shown.factor

    def seen(self, seat: Seat) -> None:
        """A player has read what was shown. Others may still be reading."""
        if self._state.seating.alone(seat):
            self._shown = None

    def read(self) -> None:
        """The host or a remote goes on: nobody is reading any more."""
        self._shown = None

    def hurry(self, seat: Seat) -> Refusal | None:
        """Let bots move at once until it is a person's turn; only where no other person wants to see what they do."""
        state = self._state
        if state.match is None:
            return refuse("not-started")
        if state.racing or not state.seating.alone(seat):
            return refuse("not-alone")
        if not state.halted and any(state.seating.bot_level(each) is not None for each in state.undecided):
            self._hurrying = True
        return None
