"""A finished game, step by step, with every hand open."""

from __future__ import annotations

from spila.api import from_record
from spila.kernel import Entry, Expired, Joined, Left, Moved
from spila.server.api import Replay, ReplayStep
from spila.tables.messages import EntryInfo, TableInfo


def replay_of(record: bytes, room: TableInfo) -> Replay:
    """Play a record through once and list what each entry changed."""
    match = from_record(record)
    game, seats = match.game, range(match.seats)
    before = match.state_at(0)
    first, own = game.view(before, None), [dict(game.own(before, seat)) for seat in seats]
    first_own, steps = tuple(own), []
    for entry, step in zip(match.entries, match.steps, strict=True):
        after_own = [dict(game.own(step.state, seat)) for seat in seats]
        differs = {
            seat: {name: value for name, value in after_own[seat].items() if value != own[seat][name]} for seat in seats
        }
        steps.append(
            ReplayStep(
                _what(entry),
                list(step.events),
                dict(game.changes(before, step.state)),
                {seat: fields for seat, fields in differs.items() if fields},
            )
        )
        before, own = step.state, after_own
    return Replay(room, first, first_own, steps)


def _what(entry: Entry) -> EntryInfo:
    match entry:
        case Moved():
            return EntryInfo("move", entry.seat)
        case Left():
            return EntryInfo("left", entry.seat)
        case Joined():
            return EntryInfo("joined")
        case Expired():
            return EntryInfo("expired")
