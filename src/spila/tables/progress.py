"""How those who run a table let its game go on, pause it or end it. Pure, like `judge`, which calls this."""

from __future__ import annotations

from spila.kernel import Refusal, refuse
from spila.tables.authority import Who, not_host, not_playing
from spila.tables.commands import Continue, Pause, Ready, Resume, Stop
from spila.tables.entries import Expired, Paused, Resumed, Stopped, TableEntry
from spila.tables.state import TableState


def proceed(state: TableState, who: Who, command: Continue) -> TableEntry | Refusal:
    """The rules go on as if time were up. Only where all decide at the same time, or rest between two rounds: elsewhere
    a player would be hurried. A second tap, or one on another device, does not go on twice.
    """
    if (objection := not_host(state, who)) is not None:
        return objection
    if state.stage is None and not (state.match is not None and not state.over and state.game.resting(state.position)):
        return refuse("not-started" if state.match is None else "nothing-to-do")
    if command.version is not None and command.version < state.last_move:
        return refuse("stale-move", version=state.version)
    return Expired(by=who.seat, role=who.role, command_id=command.id)


def stop(state: TableState, who: Who, command: Stop) -> TableEntry | Refusal:
    """The game is over for everybody, without a winner. What was played is kept."""
    if (objection := not_host(state, who) or not_playing(state)) is not None:
        return objection
    return Stopped(by=who.seat, role=who.role, command_id=command.id)


def pause(state: TableState, who: Who, command: Pause) -> TableEntry | Refusal:
    """A remote pauses at once: it belongs to the person who runs the table, and nobody is asked."""
    if (objection := not_playing(state)) is not None:
        return objection
    if state.halt is not None and state.halt.why != "pause-asked":
        return refuse("nothing-to-do")
    return Paused(role=who.role, command_id=command.id)


def go_on(state: TableState, who: Who, command: Resume | Ready) -> TableEntry | Refusal:
    """A remote ends a pause, or the wait between two games."""
    if state.halt is None:
        return refuse("nothing-to-do")
    return Resumed(role=who.role, command_id=command.id)
