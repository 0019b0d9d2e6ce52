"""Tables that are dealt the same cards as another one: what somebody played, once more; and homework.

Homework is a table that is never dealt itself. Everybody who opens it gets a table of their own with its seed and its
options, deck included, so that all of them are asked the same, whenever and on whichever server they play.
"""

from __future__ import annotations

from typing import Final, Protocol

import msgspec
from msgspec.structs import replace

from spila.kernel import Refusal, refuse
from spila.store import LogStore, Stale
from spila.tables import identities
from spila.tables.entries import FORMAT, Occupant, Started, TableHeader
from spila.tables.settings import Settings
from spila.tables.state import TableState

HOMEWORK: Final = "homework"
"""The meta key under which homework keeps the codes of the tables that were dealt for it."""
MOST_AT_HOME: Final = 300
"""How many people may do one homework."""
_encode = msgspec.json.Encoder().encode


class Tables(Protocol):
    """Where tables are made."""

    store: LogStore

    async def create(self, opening: TableHeader) -> str:
        """Make a table with this header; its code."""


async def deal_same(tables: Tables, state: TableState, occupant: Occupant) -> str | Refusal:
    """A table for one person, dealt at once; its code."""
    store = tables.store
    if (objection := _objection(state, store.clock())) is not None:
        return objection
    homework = state.seating.settings.until is not None
    if homework and len(await homework_tables(store, state.id)) >= MOST_AT_HOME:
        return refuse("homework-full", most=MOST_AT_HOME)
    if homework and state.seating.settings.listed and occupant.name not in state.seating.settings.name_list:
        return refuse("name-not-listed")
    header = _copied(state, occupant)
    code = await tables.create(header)
    await store.append(code, 0, [_encode(Started(seats=header.seats, host=0))])
    if homework:
        await _enlist(store, state.id, code)
    return code


def _objection(state: TableState, now: int) -> Refusal | None:
    """Cards of a game that is going on stay a secret, and so do those of homework that somebody else does."""
    until = state.seating.settings.until
    if until is None:
        objection = None if state.over else refuse("not-over")
    elif state.seating.started:
        objection = refuse("homework")
    else:
        objection = None if now <= until else refuse("homework-over")
    least = state.game.seats[0]
    return refuse("too-few-seats", least=least) if least > 1 else objection


def _copied(state: TableState, occupant: Occupant) -> TableHeader:
    """Homework leaves nothing to its players but to play; elsewhere the table is theirs."""
    seating = state.seating
    given = seating.settings
    settings = Settings(
        pace="instant", undo=False, hints=False, watching=False, sit_in_seconds=None, remind_seconds=None,
        sit_in_level=given.sit_in_level, until=given.until,
        report_names=given.until is not None and given.report_names,
    )  # fmt: skip
    dressed = replace(
        occupant,
        name="" if given.until is not None and given.names == "animals" else occupant.name,
        colour=identities.free_colour(seating.seats, occupant.colour),
        animal=identities.free_animal(seating.seats, occupant.animal),
    )
    return TableHeader(
        FORMAT, state.game.id, state.game.version, seating.title, 0, (dressed,), settings, seating.options,
        seating.preset, state.deal_seed.hex(),
    )  # fmt: skip


async def homework_tables(store: LogStore, homework: str) -> list[str]:
    """The codes of the tables that were dealt for a homework, the first one first."""
    kept = await store.meta(homework, HOMEWORK)
    return [] if kept is None else msgspec.json.decode(kept.value, type=list[str])


async def _enlist(store: LogStore, homework: str, code: str) -> None:
    """Others may begin at the same moment, on another server too: who comes second reads again."""
    while True:
        kept = await store.meta(homework, HOMEWORK)
        known = [] if kept is None else msgspec.json.decode(kept.value, type=list[str])
        try:
            await store.set_meta(homework, 0 if kept is None else kept.version, _encode([*known, code]), HOMEWORK)
        except Stale:
            continue
        return
