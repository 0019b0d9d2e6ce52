"""Undo: whose move can be taken back, and who has to agree. Pure, like `judge`."""

from __future__ import annotations

from spila.kernel import AnyMatch, Refusal, Seat, Step, refuse
from spila.kernel import Moved as MatchMoved
from spila.kernel.match import step_of
from spila.tables.commands import AnswerUndo, Undo
from spila.tables.entries import TableEntry, UndoAnswered, Undone, UndoRequested
from spila.tables.state import STEPS_BACK, TableState


def request(state: TableState, seat: Seat, command: Undo) -> TableEntry | Refusal:
    """At once if nobody learned anything from the move and nobody has moved since; otherwise the others are asked."""
    if not state.seating.settings.undo:
        return refuse("undo-off")
    if state.match is None or state.result is not None:
        return refuse("undo-nothing")
    if state.undo is not None:
        return refuse("undo-asked")
    found = way_back(state.match, seat)
    if isinstance(found, Refusal):
        return found
    keep, free = found
    if free or not state.others(seat):
        return Undone(seat=seat, keep=keep, by=seat, command_id=command.id)
    return UndoRequested(seat=seat, keep=keep, by=seat, command_id=command.id)


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


def way_back(match: AnyMatch, seat: Seat) -> tuple[int, bool] | Refusal:
    """How many entries of the match stay if this seat takes its last move back, and whether that needs no consent."""
    game, free = match.game, True
    for keep in reversed(range(max(match.base, match.version - STEPS_BACK), match.version)):
        before, entry = match.state_at(keep), match.entries[keep - match.base]
        if game.races(before):
            return refuse("undo-race")
        own = isinstance(entry, MatchMoved) and entry.seat == seat
        step = step_of(game, before, entry)
        events = step.events if isinstance(step, Step) else ()
        free = free and own and not any(game.reveals(before, event) for event in events)
        if own:
            return keep, free
    return refuse("undo-nothing")
