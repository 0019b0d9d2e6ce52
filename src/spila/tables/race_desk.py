"""The claims of a race at one table: who may claim now, and whose claim comes first.

Time is handed in, in microseconds, and so are the measured lags of the seats. What a claim is about (`Held`) stays
with its caller; the desk only keeps it.
"""

from __future__ import annotations

from collections import deque
from typing import Any, Final, Generic, NamedTuple, TypeVar

from spila.kernel import AnyGame, Refusal, Seat, refuse
from spila.tables.changes import Change
from spila.tables.lag import SeatLag, Sight
from spila.tables.messages import Lead
from spila.tables.race import Claim, Pace, Referee
from spila.tables.state import TableState

Held = TypeVar("Held")

LATE: Final = 1_000_000
"""For so many microseconds after a position has passed, a claim for it is late and not a mistake: a reaction, and the
longest way that is credited.
"""


class Decision(NamedTuple, Generic[Held]):
    """A claim whose turn has come, and by how much it came before another seat's."""

    seat: Seat
    held: Held
    lead: Lead | None


class RaceDesk(Generic[Held]):
    """The claims of one table, from their arrival to the decision whose is first."""

    def __init__(self, state: TableState) -> None:
        self.starts_at = 0
        """The instant at which the race starts or started."""
        self._state = state
        self._referee: Referee[Held] | None = None
        self._locked: dict[Seat, int] = {}
        self._passed: deque[tuple[int, Any]] = deque()
        """The positions of the last moment, each with the time at which it passed."""

    def objection(self, seat: Seat, move: Any, now: int, arrived: int | None = None) -> Refusal | None:
        """Why a claim is not taken in that arrived now, or earlier: it may have had to wait. A card that does not fit
        locks its seat for a while, where the rules say so; one that fitted a moment ago does not, since its player was
        only late.
        """
        if (now if arrived is None else arrived) < self.starts_at:
            return refuse("not-yet")
        locked = self._locked.get(seat, 0)
        if now < locked:
            return refuse("locked-out", ms=round((locked - now) / 1000))
        game, position = self._state.game, self._state.position
        outcome = game.play(position, seat, move)
        penalty = game.penalty(position)
        if isinstance(outcome, Refusal) and penalty and not self._fitted(seat, move, now):
            self._locked[seat] = now + 1000 * penalty
            return Refusal(outcome.code, {**outcome.params, "ms": penalty})
        return None

    def passed(self, position: Any, now: int) -> None:
        """This position is no more."""
        self._passed.append((now, position))
        self._forget(now)

    def _fitted(self, seat: Seat, move: Any, now: int) -> bool:
        """Whether the move was possible a moment ago."""
        self._forget(now)
        game = self._state.game
        return any(not isinstance(game.play(position, seat, move), Refusal) for _, position in self._passed)

    def _forget(self, now: int) -> None:
        while self._passed and self._passed[0][0] <= now - LATE:
            self._passed.popleft()

    def claim(self, seat: Seat, held: Held, arrived: int, lags: dict[Seat, SeatLag | None]) -> None:
        """Take in a claim that arrived at this time."""
        state = self._state
        together = state.game.start(state.position) is not None
        referee = self._refereed()
        referee.lags = lags
        referee.claim(seat, held, arrived, state.to_act, Sight.TOGETHER if together else Sight.SENT)

    def next_deadline(self) -> int | None:
        """When the next claim is decided; None while there is none."""
        return None if self._referee is None else self._referee.next_deadline()

    def decide(self, now: int) -> list[Decision[Held]]:
        """The claims that are decided by now, in their order. The rules may refuse those that no longer fit."""
        if self._referee is None or self._referee.next_deadline() is None:
            return []
        decided = self._referee.due(now, self._state.version)
        later: list[Claim[Held] | None] = [*decided[1:], None]
        return [Decision(claim.seat, claim.move, _lead(claim, after)) for claim, after in zip(decided, later)]

    def clear(self) -> None:
        """Forget all claims."""
        self._referee = None

    def _refereed(self) -> Referee[Held]:
        """A change of pace counts once no claim is held."""
        pace = Pace.RELAXED if self._state.seating.settings.relaxed else Pace.SHARP
        if self._referee is None or (self._referee.pace is not pace and self._referee.next_deadline() is None):
            self._referee = Referee(self._state.deal_seed, {}, pace)
        return self._referee


def begins_start(game: AnyGame, change: Change) -> bool:
    """Whether since this entry everybody waits for the first card of a race."""
    if change.after is None or not change.game_changed:
        return False
    start = game.start(change.after)
    return start is not None and (change.before is None or game.start(change.before) != start)


def _lead(claim: Claim[Held], after: Claim[Held] | None) -> Lead | None:
    if after is None or after.seat == claim.seat:
        return None
    return Lead(after.seat, max(0, (after.instant - claim.instant) // 1000))
