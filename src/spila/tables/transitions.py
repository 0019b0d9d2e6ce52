"""What an entry does to a table. The change is returned as a value, from which every client gets what it may know.

One function for each entry that is not one of the match. Those of the match were computed when they were checked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from spila.kernel import GameEnd, Match, Seat, Step
from spila.tables.changes import Change, Checked, UndoRequest, dismissal_by
from spila.tables.entries import (
    BotTookOver,
    Joined,
    Left,
    Moved,
    Paused,
    PauseRequested,
    Readied,
    Resumed,
    SeatChanged,
    SeatsChanged,
    Started,
    Stopped,
    TableEntry,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from spila.tables.halts import Halt, LastGame
from spila.tables.series import kept_seats, reseated, without
from spila.tables.state import STEPS_BACK, TableState

Reseated: TypeAlias = Mapping[Seat, Seat]
"""Players whose seat has another number now: old number to new."""
Effect: TypeAlias = Callable[[TableState, Any, int], Reseated]
SAME_SEATS: Final[Reseated] = {}


def apply(state: TableState, checked: Checked, version: int, at: int, link: bytes = b"") -> Change:
    """Carry out an entry that was checked in this state and then appended to the log; `link` is its hash there."""
    entry, step = checked.entry, checked.step
    before = state.position
    events: tuple[Any, ...] = ()  # a compiled module would take this as the type of an empty tuple alone
    ended: GameEnd[Any] | None = None
    info_changed, moved = True, SAME_SEATS
    if step is None:
        moved = _enter(state, entry, at)
        state.move_on(version)
    else:
        events, ended = step.events, step.ended
        info_changed = _take(state, checked, step, version, at)
    if state.halt is not None:
        state.halt = None if state.over else state.halt.settled(bool(state.people()), bool(state.awaited()))
    state.version, state.active = version, at
    state.receipt = link.hex() if link and state.over else None
    _remember_answer(state, entry, moved, version)
    dismissal = dismissal_by(entry, state.seating.settings.watching) if info_changed else None
    return Change(entry, version, at, before, state.position, events, info_changed, moved, dismissal, ended)


def _take(state: TableState, checked: Checked, step: Step[Any, Any], version: int, at: int) -> bool:
    """Carry out an entry of the match. Whether anything besides the game changed."""
    entry, waited = checked.entry, state.halt is not None
    assert state.match is not None
    assert checked.in_match is not None
    state.match.take(checked.in_match, step)
    state.move_on(version)
    state.halt = state.halt if type(entry) is Left else None
    if step.ended is not None:
        shown = LastGame(version, step.ended.state, step.events[: step.ended.events])
        state.halt = Halt("game-over", at, last_game=shown)
        state.seating.release()
    changed = waited or not (state.undo is None and state.result is None and state.halt is None)
    state.undo = None
    if type(entry) is Moved:
        return changed
    state.seating.enter(entry)
    if type(entry) is Left:
        state.leave_out()
    return changed or isinstance(entry, Left | Joined)


def _remember_answer(state: TableState, entry: TableEntry, moved: Reseated, version: int) -> None:
    """The command that led to the entry is carried out: sent again, it is answered with this version."""
    if not entry.command_id:
        return
    if entry.by is not None:
        state.answered.command(moved.get(entry.by, entry.by), entry.command_id, version)
    elif entry.role is not None:
        state.roles.answered.command(entry.role, entry.command_id, version)


# ------------------------------------------------------------ entries that are not of the match


def _enter(state: TableState, entry: TableEntry, at: int) -> Reseated:
    if state.match is None:
        state.shares.enter(entry, state.seating.seats)
    effect = EFFECTS.get(type(entry))
    if effect is not None:
        return effect(state, entry, at)
    state.seating.enter(entry)
    state.roles.enter(entry)
    return SAME_SEATS


def _start(state: TableState, entry: Started, at: int) -> Reseated:
    moved = _reseat(state, entry, at)
    seats = len(entry.seats)
    options = state.read_options(seats)
    state.match = Match(state.game, seats, state.seed, options, shares=entry.shares, history=STEPS_BACK + 1)
    return moved


def _reseat(state: TableState, entry: Started | SeatsChanged, _at: int) -> Reseated:
    """Where seats are removed, people behind them move up, and what they sent counts for their new seat."""
    occupants = list(state.seating.seats)
    state.seating.enter(entry)
    state.series = reseated(state.series, kept_seats(occupants, state.seating.seats))
    moved = state.seating.new_places(occupants)
    if moved:
        state.answered.reseat(moved)
    return moved


def _request_undo(state: TableState, entry: UndoRequested, _at: int) -> Reseated:
    state.undo = UndoRequest(entry.seat, entry.keep, ())
    return SAME_SEATS


def _answer_undo(state: TableState, entry: UndoAnswered, _at: int) -> Reseated:
    state.undo = state.undo and state.undo.answered(entry.seat, entry.agree)
    return SAME_SEATS


def _undo(state: TableState, entry: Undone, _at: int) -> Reseated:
    state.undo = state.halt = None
    if state.match is not None:
        state.match.undo_to(entry.keep)
    state.leave_out()
    return SAME_SEATS


def _ready(state: TableState, entry: Readied, _at: int) -> Reseated:
    if state.halt is not None:
        missing = [seat for seat in state.awaited() if seat != entry.seat] if entry.without else []
        state.halt = state.halt.with_ready(entry.seat)
        for seat in missing:
            state.seating.enter(BotTookOver(seat=seat))
    return SAME_SEATS


def _request_pause(state: TableState, entry: PauseRequested, at: int) -> Reseated:
    state.halt = Halt("pause-asked", at, entry.seat)
    return SAME_SEATS


def _pause(state: TableState, entry: Paused, at: int) -> Reseated:
    state.halt = Halt("paused", at, entry.seat)
    return SAME_SEATS


def _resume(state: TableState, _entry: Resumed, _at: int) -> Reseated:
    state.halt = None
    return SAME_SEATS


def _stop(state: TableState, _entry: Stopped, _at: int) -> Reseated:
    state.halt = state.undo = None
    state.stopped = True
    return SAME_SEATS


def _change_seat(state: TableState, entry: SeatChanged, _at: int) -> Reseated:
    """Another occupant has not won the tables before; one who came may be followed by one more."""
    state.seating.enter(entry)
    if entry.why not in ("named", "renewed"):
        state.series = without(state.series, entry.seat)
    if entry.why == "took":
        state.seating.grow(state.game.seats[-1], state.read_options)
    return SAME_SEATS


EFFECTS: Final[Mapping[type[TableEntry], Effect]] = {
    Started: _start,
    SeatsChanged: _reseat,
    UndoRequested: _request_undo,
    UndoAnswered: _answer_undo,
    Undone: _undo,
    Readied: _ready,
    PauseRequested: _request_pause,
    Paused: _pause,
    Resumed: _resume,
    Stopped: _stop,
    SeatChanged: _change_seat,
}
"""All other entries concern seats, settings and roles only."""
