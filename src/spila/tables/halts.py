"""Why a running game waits: between two games of a match, or in a pause. Pure, like `judge`."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

from spila.kernel import Seat

Why: TypeAlias = Literal["game-over", "paused", "pause-asked"]


class LastGame(NamedTuple):
    """How a game of the match ended: its final state, what led to it in its last entry, and the version of that."""

    version: int
    state: Any
    events: tuple[Any, ...]


class Halt(NamedTuple):
    """The game waits, or (`pause-asked`) is asked to. `seat` paused or asks, `ready` have agreed."""

    why: Why
    since: int
    """The stored time of the entry that began it, milliseconds since 1970."""
    seat: Seat | None = None
    ready: frozenset[Seat] = frozenset()
    last_game: LastGame | None = None

    def with_ready(self, seat: Seat) -> Halt:
        """One more player has agreed."""
        return self._replace(ready=self.ready | {seat})

    def settled(self, anybody: bool, awaited: bool) -> Halt | None:
        """What is left of it: nothing where nobody plays; where nobody is waited for, the game goes on, or the pause
        that was asked for begins.
        """
        if not anybody or (self.why == "game-over" and not awaited):
            return None
        return self._replace(why="paused", ready=frozenset()) if self.why == "pause-asked" and not awaited else self

    @property
    def stops(self) -> bool:
        """Whether bots and clocks stand still."""
        return self.why != "pause-asked"
