"""A finished game, step by step, with every hand open."""

from __future__ import annotations

from typing import Any

from spila.api import from_record
from spila.games import load
from spila.kernel import Expired, Left, Moved, Step
from spila.kernel.match import Match
from spila.server.api import Replay, ReplayStep
from spila.tables.messages import EntryInfo, TableInfo


def replay_of(record: bytes, room: TableInfo) -> Replay:
    """Play a record through once more and keep what each entry changed."""
    played = from_record(record)
    game = load(room.game)
    seed = bytes.fromhex(played.header.seed or "")
    match: Match[Any, Any, Any, Any] = Match(game, played.seats, seed, played.header.options)
    seats = range(match.seats)
    first, own = match.view(None), [dict(game.own(match.state, seat)) for seat in seats]
    first_own, steps = tuple(own), []
    for entry in played.log.entries:
        before = match.state
        step = match.enter(entry)
        if not isinstance(step, Step):
            raise AssertionError(entry)
        after_own = [dict(game.own(match.state, seat)) for seat in seats]
        differs = {
            seat: {name: value for name, value in after_own[seat].items() if value != own[seat][name]} for seat in seats
        }
        steps.append(
            ReplayStep(
                _what(entry),
                list(step.events),
                dict(game.changes(before, match.state)),
                {seat: fields for seat, fields in differs.items() if fields},
            )
        )
        own = after_own
    return Replay(room, first, first_own, steps)


def _what(entry: Moved | Expired | Left) -> EntryInfo:
    match entry:
        case Moved():
            return EntryInfo("move", entry.seat)
        case Left():
            return EntryInfo("left", entry.seat)
    return EntryInfo("expired")
