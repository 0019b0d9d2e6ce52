"""Undo: whose move can be taken back, and who has to agree. Pure, like `judge`."""

from __future__ import annotations

from typing import NamedTuple

from spila.kernel import AnyMatch, Refusal, Seat, Step, refuse
from spila.kernel import Moved as MatchMoved
from spila.kernel.match import step_of
from spila.tables.commands import AnswerUndo, Undo
from spila.tables.entries import TableEntry, UndoAnswered, Undone, UndoRequested
from spila.tables.state import STEPS_BACK, TableState


def request(state: TableState, seat: Seat, command: Undo) -> TableEntry | Refusal:
    """At once if nobody has moved since; otherwise the others are asked. A move that showed something hidden stands,
    unless the table is for practice.
    """
    if not state.seating.settings.undo:
        return refuse("undo-off")
    if state.match is None or state.over:
        return refuse("undo-nothing")
    if state.undo is not None:
        return refuse("undo-asked")
    found = way_back(state.match, seat)
    if isinstance(found, Refusal):
        return found
    if found.revealed and not state.seating.settings.practice:
        return refuse("undo-seen")
    if found.free or not state.others(seat):
        return Undone(seat=seat, keep=found.keep, by=seat, command_id=command.id)
    return UndoRequested(seat=seat, keep=found.keep, by=seat, command_id=command.id)


def answer(state: TableState, seat: Seat, command: AnswerUndo) -> TableEntry | Refusal:
    """The last of those asked who agrees completes the undo; one who does not agree ends the request."""
    request = state.undo
    if request is None or seat == request.seat or seat in request.agreed:
        return refuse("undo-not-asked")
    if command.agree and not state.missing(request) - {seat}:
        return Undone(seat=request.seat, keep=request.keep, by=seat, command_id=command.id)
    return UndoAnswered(seat=seat, agree=command.agree, by=seat, command_id=command.id)


def grant(state: TableState) -> TableEntry | Refusal:
    """Complete an undo that nobody is left to agree to, because those who had not answered are gone."""
    request = state.undo
    if request is None or not state.undo_granted():
        return refuse("undo-not-asked")
    return Undone(seat=request.seat, keep=request.keep)


class WayBack(NamedTuple):
    """How many entries of the match stay if a seat takes its last move back, whether anything hidden was shown since,
    and whether nobody else moved since and nothing was shown, so that nobody has to agree.
    """

    keep: int
    revealed: bool
    free: bool


def way_back(match: AnyMatch, seat: Seat) -> WayBack | Refusal:
    """What taking back the last move of this seat means."""
    game, revealed, alone = match.game, False, True
    for keep in reversed(range(max(match.base, match.version - STEPS_BACK), match.version)):
        before, entry = match.state_at(keep), match.entries[keep - match.base]
        if game.races(before):
            return refuse("undo-race")
        if game.stage(before) is not None:
            return refuse("undo-nothing")
        own = isinstance(entry, MatchMoved) and entry.seat == seat
        step = step_of(game, before, entry)
        events = step.events if isinstance(step, Step) else ()
        revealed = revealed or any(game.reveals(before, event) for event in events)
        alone = alone and own
        if own:
            return WayBack(keep, revealed, alone and not revealed)
    return refuse("undo-nothing")
