"""What happens at a table by itself, and when: bots move, clocks run out, silent players are reminded and replaced.

Nothing here waits or reads a clock: `plan` computes from the state of the table what is due at which time, `Agenda`
keeps it and says what is due now. Times are seconds of the server's clock.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from spila.kernel import Seat
from spila.tables.agenda_items import CLOCK, AnyItem, BotMove, Deal, GrantUndo, Remind, Retry, SitIn
from spila.tables.entries import (
    BotTookOver,
    DealAnnounced,
    Paused,
    PauseRequested,
    PlayerReturned,
    Readied,
    Resumed,
    SeatChanged,
    Stopped,
    TableEntry,
)
from spila.tables.messages import Clock
from spila.tables.state import TableState

RETRY_AFTER: Final = 1.0
"""Seconds until a store that did not answer is asked again."""
WARNING: Final = 15.0
"""At least so many seconds before a bot takes over, its player is reminded."""

SHARES_WAIT: Final = 2.0
"""Seconds for which an announced deal waits for shares of the seed."""
REPLANNING: Final = (
    SeatChanged, BotTookOver, PlayerReturned, Readied, Paused, PauseRequested, Resumed, Stopped, DealAnnounced
)  # fmt: skip
"""The entries after which something else is due, though the cards are as they were."""


def replans(entry: TableEntry) -> bool:
    """Whether something else is due after this entry, which changed no cards. A new name gives nobody more time."""
    return isinstance(entry, REPLANNING) and not (isinstance(entry, SeatChanged) and entry.why in ("named", "renewed"))


class Plan(NamedTuple):
    """What is due when, in the order in which it is done if several are due at once, and the whole time of the clock
    in milliseconds.
    """

    due: dict[AnyItem, float]
    clock_of: int = 0


def plan(
    state: TableState,
    begin: float,
    present: Callable[[Seat], bool],
    bot_delay: Callable[[Seat, str], float],
) -> Plan:
    """What the state of a table asks for, counted from `begin`.

    `present` says whether a seat is connected, `bot_delay` how many seconds the bot of this level lets pass. In a race
    nobody is waited for who is present: to lay no card is no silence there.
    """
    due: dict[AnyItem, float] = {}
    if state.shares.dealing:
        due[Deal()] = begin + (0 if state.shares.complete else SHARES_WAIT)
    if state.match is None or state.over:
        return Plan(due)
    people = False
    if state.undo_granted():
        due[GrantUndo()] = begin  # before any bot moves on
    if state.halted:
        for seat in state.awaited():
            wait_for(due, state, seat, begin)
        return Plan(due)
    for seat in state.undecided:
        level = state.seating.bot_level(seat)
        if level is not None:
            due[BotMove(seat)] = begin + bot_delay(seat, level)
            continue
        people = True
        if state.stage is None and (not state.racing or not present(seat)):
            wait_for(due, state, seat, begin)
    limit = clock_limit(state, people)
    if limit is not None:
        due[CLOCK] = begin + limit / 1000
    return Plan(due, limit or 0)


def wait_for(due: dict[AnyItem, float], state: TableState, seat: Seat, begin: float) -> None:
    """Plan when a silent player is reminded and replaced: only where other people wait, and never without a warning."""
    settings = state.seating.settings
    remind, sit_in = settings.remind_seconds, settings.sit_in_seconds
    if state.seating.alone(seat):
        return
    if sit_in is not None:
        warning = max(sit_in - WARNING, sit_in / 2)
        due[Remind(seat)] = begin + (warning if remind is None else min(remind, warning))
        due[SitIn(seat)] = begin + sit_in
    elif remind is not None:
        due[Remind(seat)] = begin + remind


def clock_limit(state: TableState, people: bool) -> int | None:
    """After how many milliseconds the rules act: by the table's clock or the game's own, whichever is shorter.

    The table's clock is for people only: a bot that thinks long, or is left to another server, is no silent player.
    """
    seconds, limit = state.seating.settings.clock_seconds, state.game.time_limit(state.position)
    if seconds is None or not people or state.racing:
        return limit
    return 1000 * seconds if limit is None else min(1000 * seconds, limit)


class Agenda:
    """The things that are due at one table, each with its time."""

    def __init__(self) -> None:
        self._due: dict[AnyItem, float] = {}
        self._clock_of = 0
        self._stage: int | None = None

    def __contains__(self, item: AnyItem) -> bool:
        """Whether something is planned, at whatever time."""
        return item in self._due

    def replace(self, new: Plan, stage: int | None = None) -> None:
        """Forget everything and follow this plan. The clock of a stage runs on, whatever is planned anew meanwhile."""
        running = self._due.get(CLOCK)
        self._due, self._clock_of = new.due, new.clock_of
        if stage is not None and stage == self._stage and running is not None and CLOCK in self._due:
            self._due[CLOCK] = running
        self._stage = stage

    def wait_for(self, state: TableState, seat: Seat, begin: float) -> None:
        """Remind and replace a player who stays silent from `begin` on."""
        wait_for(self._due, state, seat, begin)

    def hasten(self, item: AnyItem, when: float) -> None:
        """Something that is planned is due at this time, if that is earlier."""
        self._due[item] = min(when, self._due.get(item, when))

    def stop_waiting(self, seat: Seat) -> None:
        """A player is there: neither remind nor replace them."""
        self._due.pop(Remind(seat), None)
        self._due.pop(SitIn(seat), None)

    def retry(self, now: float) -> None:
        """The store did not answer: ask it again in a moment."""
        self._due[Retry()] = now + RETRY_AFTER

    def next_time(self) -> float | None:
        """When something is due next; None if nothing is planned."""
        return min(self._due.values(), default=None)

    def forget(self, item: AnyItem) -> None:
        """It is not due any more."""
        self._due.pop(item, None)

    def due(self, now: float) -> list[AnyItem]:
        """What is due by now."""
        return [item for item, when in self._due.items() if when <= now]

    def take(self, item: AnyItem, now: float) -> bool:
        """Take something off the agenda if it is still due; what was done before it may have put it off."""
        when = self._due.get(item)
        if when is None or when > now:
            return False
        del self._due[item]
        return True

    def put_off(self, item: AnyItem, when: float) -> None:
        """Do something later than planned."""
        self._due[item] = when

    def clock(self, now: float) -> Clock | None:
        """How long the table still waits for a move; None where there is no clock."""
        when = self._due.get(CLOCK)
        return None if when is None else Clock(max(0, round(1000 * (when - now))), self._clock_of)

    def time_left(self, item: AnyItem, now: float) -> int | None:
        """Milliseconds until something is due; None if it is not planned."""
        when = self._due.get(item)
        return None if when is None else round(1000 * (when - now))
