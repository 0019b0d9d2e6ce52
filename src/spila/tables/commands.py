"""What people may do at a table beside moving, and why not: each deed is an entry for the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from spila import bots
from spila.kernel import Refusal, Seat, refuse
from spila.tables.entries import (
    OPEN,
    BotTookOver,
    HostChanged,
    Left,
    Occupant,
    PlayerReturned,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    Started,
    TableEntry,
    UndoAnswered,
    Undone,
    UndoRequested,
)
from spila.tables.house_rules import house_rules, with_stand_in
from spila.tables.messages import (
    AnswerUndo,
    ChangeSettings,
    HandOver,
    Leave,
    OpenSeat,
    Rename,
    ResumeSeat,
    SeatBot,
    SetSeatCount,
    Start,
    Undo,
)

if TYPE_CHECKING:
    from spila.tables.table import Table


def start(table: Table, seat: Seat, command: Start) -> TableEntry | Refusal:
    """Deal, once every seat has somebody."""
    if (objection := _hosting(table, seat) or _before(table)) is not None:
        return objection
    seating = table.seating
    occupants, host = list(seating.seats), seating.host
    if command.trim:
        kept = [place for place, occupant in enumerate(occupants) if occupant.kind != "open"]
        occupants, host = [occupants[place] for place in kept], kept.index(host)
    elif command.level is not None:
        bots.load(table.game.id, command.level)
        occupants = [_bot(command.level) if occupant.kind == "open" else occupant for occupant in occupants]
    if any(occupant.kind == "open" for occupant in occupants):
        return refuse("seats-open", open=sum(occupant.kind == "open" for occupant in occupants))
    if len(occupants) not in table.game.seats:
        return refuse("too-few-seats", least=table.game.seats[0])
    table.read_options(seating.options, len(occupants))
    return Started(seats=tuple(occupants), host=host, by=seat, command_id=command.id)


def settle(table: Table, seat: Seat, command: ChangeSettings) -> TableEntry | Refusal:
    """Settings may change at any time, house rules only before the start."""
    if (objection := _hosting(table, seat)) is not None:
        return objection
    seating = table.seating
    settings = with_stand_in(table.game.id, command.settings or seating.settings)
    options, preset = seating.options, seating.preset
    if command.options is not None:
        if (objection := _before(table)) is not None:
            return objection
        options, preset = house_rules(table.game.id, command.options, len(seating.seats))
    title = seating.title if command.title is None else command.title
    return SettingsChanged(
        title=title, settings=settings, options=options, preset=preset, by=seat, command_id=command.id
    )


def seats(table: Table, seat: Seat, command: SetSeatCount) -> TableEntry | Refusal:
    """More seats are open ones at the end; fewer go from the end, but nobody is sent away."""
    if (objection := _hosting(table, seat) or _before(table)) is not None:
        return objection
    if command.count not in table.game.seats:
        return refuse(
            "seats", game=table.game.id, seats=command.count, least=table.game.seats[0], most=table.game.seats[-1]
        )
    occupants, host = list(table.seating.seats), table.seating.host
    while len(occupants) > command.count:
        last = next((place for place in reversed(range(len(occupants))) if occupants[place].kind != "person"), None)
        if last is None:
            return refuse("seats-taken", seats=command.count)
        del occupants[last]
        host -= host > last
    occupants += [OPEN] * (command.count - len(occupants))
    table.read_options(table.seating.options, len(occupants))
    return SeatsChanged(seats=tuple(occupants), host=host, by=seat, command_id=command.id)


def bot(table: Table, seat: Seat, command: SeatBot) -> TableEntry | Refusal:
    """A bot instead of whoever sits there."""
    if (objection := _hosting(table, seat) or _other(table, seat, command.seat)) is not None:
        return objection
    bots.load(table.game.id, command.level)
    kicked = table.seating.seats[command.seat].kind == "person"
    why: Any = "kicked" if kicked else "bot"
    return SeatChanged(seat=command.seat, occupant=_bot(command.level), why=why, by=seat, command_id=command.id)


def open_seat(table: Table, seat: Seat, command: OpenSeat) -> TableEntry | Refusal:
    """Free for anybody; in a running game a bot plays until somebody comes."""
    if (objection := _hosting(table, seat) or _other(table, seat, command.seat)) is not None:
        return objection
    occupant = table.seating.seats[command.seat]
    if occupant.kind == "open":
        return refuse("seat-open", seat=command.seat)
    free = Occupant("open", level=table.seating.settings.sit_in_level) if table.seating.started else OPEN
    why: Any = "kicked" if occupant.kind == "person" else "opened"
    return SeatChanged(seat=command.seat, occupant=free, why=why, by=seat, command_id=command.id)


def hand_over(table: Table, seat: Seat, command: HandOver) -> TableEntry | Refusal:
    """Another host."""
    if (objection := _hosting(table, seat) or _other(table, seat, command.seat)) is not None:
        return objection
    if command.seat not in table.seating.persons():
        return refuse("nobody-there", seat=command.seat)
    return HostChanged(seat=command.seat, by=seat, command_id=command.id)


def rename(table: Table, seat: Seat, command: Rename) -> TableEntry | Refusal:
    """How one is shown."""
    old = table.seating.seats[seat]
    occupant = replace(
        old,
        name=command.name,
        colour=command.colour or old.colour,
        animal=command.animal or old.animal,
        language=command.language or old.language,
    )
    return SeatChanged(seat=seat, occupant=occupant, why="named", by=seat, command_id=command.id)


def leave(table: Table, seat: Seat, command: Leave) -> TableEntry | Refusal:
    """Before the start the seat is free. Later the rules decide; where they ask for somebody, a bot plays on. Whoever
    is out by the rules may get up too, but nobody leaves twice.
    """
    if not table.seating.started:
        return SeatChanged(seat=seat, occupant=OPEN, why="left", by=seat, command_id=command.id)
    if table.playing.result is not None:
        return refuse("match-over")
    outcome = table.game.leave(table.playing.state, seat)
    if isinstance(outcome, Refusal) and (table.seating.seats[seat].gone or seat in table.seating.out):
        return outcome
    if isinstance(outcome, Refusal | None):
        return BotTookOver(seat=seat, gone=True, by=seat, command_id=command.id)
    return Left(seat=seat, by=seat, command_id=command.id)


def back(table: Table, seat: Seat, command: ResumeSeat) -> TableEntry | Refusal:
    """The bot gets up."""
    occupant = table.seating.seats[seat]
    if not occupant.away and not occupant.gone:
        return refuse("not-away")
    return PlayerReturned(seat=seat, by=seat, command_id=command.id)


def undo(table: Table, seat: Seat, command: Undo) -> TableEntry | Refusal:
    """At once while nobody learned anything and nobody else moved; else everybody is asked."""
    if not table.seating.settings.undo:
        return refuse("undo-off")
    if table.playing.state is None or table.playing.result is not None:
        return refuse("undo-nothing")
    if table.undo is not None:
        return refuse("undo-asked")
    found = table.playing.way_back(seat)
    if isinstance(found, Refusal):
        return found
    keep, free = found
    if free or not table.others(seat):
        return Undone(seat=seat, keep=keep, by=seat, command_id=command.id)
    return UndoRequested(seat=seat, keep=keep, by=seat, command_id=command.id)


def agree(table: Table, seat: Seat, command: AnswerUndo) -> TableEntry | Refusal:
    """One after the other; the last one to agree takes the move back."""
    wish = table.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        return refuse("undo-not-asked")
    if command.agree and not table.missing(wish) - {seat}:
        return Undone(seat=wish.seat, keep=wish.keep, by=seat, command_id=command.id)
    return UndoAnswered(seat=seat, agree=command.agree, by=seat, command_id=command.id)


def grant(table: Table) -> TableEntry | Refusal:
    """Whoever had not answered has gone: the others have all agreed, or nobody is left to ask."""
    wish = table.undo
    if wish is None or table.missing(wish):
        return refuse("undo-not-asked")
    return Undone(seat=wish.seat, keep=wish.keep)


JUDGES: dict[type, Callable[[Table, Seat, Any], TableEntry | Refusal]] = {
    Start: start,
    ChangeSettings: settle,
    SetSeatCount: seats,
    SeatBot: bot,
    OpenSeat: open_seat,
    HandOver: hand_over,
    Rename: rename,
    Leave: leave,
    ResumeSeat: back,
    Undo: undo,
    AnswerUndo: agree,
}


def _bot(level: str) -> Occupant:
    return Occupant("bot", level=level)


def _hosting(table: Table, seat: Seat) -> Refusal | None:
    return None if seat == table.seating.host else refuse("not-host", host=table.seating.host)


def _before(table: Table) -> Refusal | None:
    return refuse("already-started") if table.seating.started else None


def _other(table: Table, seat: Seat, other: Seat) -> Refusal | None:
    if other >= len(table.seating.seats):
        return refuse("no-such-seat", seat=other)
    return refuse("own-seat") if seat == other else None
