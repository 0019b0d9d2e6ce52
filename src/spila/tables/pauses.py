"""What somebody's commands to go on, to pause and to resume lead to. Pure, like `judge`, which calls this."""

from __future__ import annotations

from spila.kernel import Refusal, Seat, refuse
from spila.tables.commands import Pause, Ready, Resume
from spila.tables.entries import Paused, PauseRequested, Readied, Resumed, TableEntry
from spila.tables.state import TableState


def ready(state: TableState, seat: Seat, command: Ready) -> TableEntry | Refusal:
    """Go on after a game of the match, or agree to a pause."""
    if state.halt is None or state.halt.why == "paused":
        return refuse("nothing-to-do")
    if seat not in state.awaited() and not (command.without and seat in state.halt.ready):
        return refuse("nothing-to-do")
    without = command.without and state.halt.why == "game-over"
    return Readied(seat=seat, without=without, by=seat, command_id=command.id)


def pause(state: TableState, seat: Seat, command: Pause) -> TableEntry | Refusal:
    """At once where nobody else plays; otherwise the others are asked."""
    if state.seating.settings.led:
        return refuse("not-host", host=state.seating.host)
    if state.match is None:
        return refuse("not-started")
    if state.over:
        return refuse("match-over")
    if state.halt is not None:
        return refuse("nothing-to-do")
    if state.others(seat):
        return PauseRequested(seat=seat, by=seat, command_id=command.id)
    return Paused(seat=seat, by=seat, command_id=command.id)


def resume(state: TableState, seat: Seat, command: Resume) -> TableEntry | Refusal:
    """Go on, or do not agree to a pause."""
    if state.seating.settings.led:
        return refuse("not-host", host=state.seating.host)
    if state.halt is None or state.halt.why == "game-over":
        return refuse("nothing-to-do")
    return Resumed(seat=seat, by=seat, command_id=command.id)
