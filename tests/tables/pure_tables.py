"""Tables without an event loop, a store or connections: a state, and commands that are judged and applied."""

from __future__ import annotations

from typing import Any

import msgspec

from spila.games import load
from spila.kernel import Refusal
from spila.tables import judge
from spila.tables.changes import Change
from spila.tables.commands import Command, MakeMove, Start
from spila.tables.entries import FORMAT, OPEN, Occupant, TableEntry, TableHeader
from spila.tables.house_rules import house_rules
from spila.tables.seating import fingerprint
from spila.tables.settings import Settings
from spila.tables.state import TableState
from spila.tables.table_info import table_info
from spila.tables.transitions import apply

SEED = "5a" * 32


def person(name: str) -> Occupant:
    return Occupant("person", token=fingerprint(name), name=name)


def bot(level: str = "easy") -> Occupant:
    return Occupant("bot", level=level)


def new_table(
    game: str, *occupants: Occupant, options: Any = None, settings: Settings | None = None, seed: str = SEED
) -> TableState:
    plain, preset = house_rules(game, options, len(occupants))
    return TableState(
        "TABLE",
        TableHeader(FORMAT, game, load(game).version, "", 0, occupants, settings or Settings(), plain, preset, seed),
    )


def enter(state: TableState, entry: TableEntry, at: int = 0) -> Change:
    """Check and apply an entry, as the journal does after it is appended."""
    checked = state.check(entry)
    assert not isinstance(checked, Refusal), checked
    return apply(state, checked, state.version + 1, at)


def command(state: TableState, seat: int, given: Command) -> Change | Refusal:
    entry = judge.judge(state, seat, given)
    return entry if isinstance(entry, Refusal) else enter(state, entry)


def done(state: TableState, seat: int, given: Command) -> Change:
    change = command(state, seat, given)
    assert not isinstance(change, Refusal), change
    return change


def refused(state: TableState, seat: int, given: Command) -> str:
    """The code of the refusal; nothing has changed."""
    before = table_info(state), state.version, state.position
    refusal = command(state, seat, given)
    assert isinstance(refusal, Refusal), refusal
    assert (table_info(state), state.version, state.position) == before
    return refusal.code


def started(game: str, *occupants: Occupant, **more: Any) -> TableState:
    state = new_table(game, *occupants, **more)
    done(state, 0, Start("start"))
    return state


def move(state: TableState, seat: int | None = None, number: int = 0) -> Change:
    """A legal move of this seat, or of a seat that is to act."""
    seat = min(state.to_act) if seat is None else seat
    made = state.game.moves(state.position, seat)[number]
    given = MakeMove(f"move-{state.version}", msgspec.Raw(msgspec.json.encode(made)))
    return enter(state, judge.move(seat, made, given))


__all__ = ["OPEN", "SEED", "bot", "command", "done", "enter", "move", "new_table", "person", "refused", "started"]
