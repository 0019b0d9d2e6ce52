"""What people may do at a table beside moving, and why not: each deed is an entry for the log, or a refusal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from spila import bots
from spila.kernel import Refusal, Seat, refuse
from spila.tables.entries import (
    OPEN,
    CameBack,
    Handed,
    Left,
    Resized,
    Sat,
    SatIn,
    Settled,
    Sitter,
    Started,
    TableEntry,
    UndoAnswered,
    UndoAsked,
    Undone,
)
from spila.tables.house_rules import house_rules
from spila.tables.messages import (
    Agree,
    Back,
    Hand,
    Leave,
    OpenSeat,
    Rename,
    SeatBot,
    Seats,
    Settle,
    Start,
    Undo,
)

if TYPE_CHECKING:
    from spila.tables.table import Table


def start(table: Table, seat: Seat, ask: Start) -> TableEntry | Refusal:
    """Deal, once every seat has somebody."""
    if (objection := _hosting(table, seat) or _before(table)) is not None:
        return objection
    seating = table.seating
    sitters, host = list(seating.seats), seating.host
    if ask.trim:
        kept = [place for place, sitter in enumerate(sitters) if sitter.kind != "open"]
        sitters, host = [sitters[place] for place in kept], kept.index(host)
    elif ask.level is not None:
        bots.load(table.game.id, ask.level)
        sitters = [_bot(ask.level) if sitter.kind == "open" else sitter for sitter in sitters]
    if any(sitter.kind == "open" for sitter in sitters):
        return refuse("seats-open", open=sum(sitter.kind == "open" for sitter in sitters))
    if len(sitters) not in table.game.seats:
        return refuse("too-few-seats", least=table.game.seats[0])
    table.read_options(seating.options, len(sitters))
    return Started(seats=tuple(sitters), host=host, by=seat, ask=ask.id)


def settle(table: Table, seat: Seat, ask: Settle) -> TableEntry | Refusal:
    """Settings may change at any time, house rules only before the start."""
    if (objection := _hosting(table, seat)) is not None:
        return objection
    seating = table.seating
    settings = ask.settings or seating.settings
    bots.load(table.game.id, settings.sit_in_level)
    options, preset = seating.options, seating.preset
    if ask.options is not None:
        if (objection := _before(table)) is not None:
            return objection
        options, preset = house_rules(table.game.id, ask.options, len(seating.seats))
    title = seating.title if ask.title is None else ask.title
    return Settled(title=title, settings=settings, options=options, preset=preset, by=seat, ask=ask.id)


def seats(table: Table, seat: Seat, ask: Seats) -> TableEntry | Refusal:
    """More seats are open ones at the end; fewer go from the end, but nobody is sent away."""
    if (objection := _hosting(table, seat) or _before(table)) is not None:
        return objection
    if ask.count not in table.game.seats:
        return refuse(
            "seats", game=table.game.id, seats=ask.count, least=table.game.seats[0], most=table.game.seats[-1]
        )
    sitters, host = list(table.seating.seats), table.seating.host
    while len(sitters) > ask.count:
        last = next((place for place in reversed(range(len(sitters))) if sitters[place].kind != "person"), None)
        if last is None:
            return refuse("seats-taken", seats=ask.count)
        del sitters[last]
        host -= host > last
    sitters += [OPEN] * (ask.count - len(sitters))
    table.read_options(table.seating.options, len(sitters))
    return Resized(seats=tuple(sitters), host=host, by=seat, ask=ask.id)


def bot(table: Table, seat: Seat, ask: SeatBot) -> TableEntry | Refusal:
    """A bot instead of whoever sits there."""
    if (objection := _hosting(table, seat) or _other(table, seat, ask.seat)) is not None:
        return objection
    bots.load(table.game.id, ask.level)
    kicked = table.seating.seats[ask.seat].kind == "person"
    why: Any = "kicked" if kicked else "bot"
    return Sat(seat=ask.seat, sitter=_bot(ask.level), why=why, by=seat, ask=ask.id)


def open_seat(table: Table, seat: Seat, ask: OpenSeat) -> TableEntry | Refusal:
    """Free for anybody; in a running game a bot plays until somebody comes."""
    if (objection := _hosting(table, seat) or _other(table, seat, ask.seat)) is not None:
        return objection
    sitter = table.seating.seats[ask.seat]
    if sitter.kind == "open":
        return refuse("seat-open", seat=ask.seat)
    free = Sitter("open", level=table.seating.settings.sit_in_level) if table.seating.started else OPEN
    why: Any = "kicked" if sitter.kind == "person" else "opened"
    return Sat(seat=ask.seat, sitter=free, why=why, by=seat, ask=ask.id)


def hand_over(table: Table, seat: Seat, ask: Hand) -> TableEntry | Refusal:
    """Another host."""
    if (objection := _hosting(table, seat) or _other(table, seat, ask.seat)) is not None:
        return objection
    if ask.seat not in table.seating.persons():
        return refuse("nobody-there", seat=ask.seat)
    return Handed(seat=ask.seat, by=seat, ask=ask.id)


def rename(table: Table, seat: Seat, ask: Rename) -> TableEntry | Refusal:
    """How one is shown."""
    old = table.seating.seats[seat]
    sitter = replace(
        old,
        name=ask.name,
        colour=ask.colour or old.colour,
        animal=ask.animal or old.animal,
        language=ask.language or old.language,
    )
    return Sat(seat=seat, sitter=sitter, why="named", by=seat, ask=ask.id)


def leave(table: Table, seat: Seat, ask: Leave) -> TableEntry | Refusal:
    """Before the start the seat is free. Later the rules decide; where they ask for somebody, a bot plays on. Whoever
    is out by the rules may get up too, but nobody leaves twice.
    """
    if not table.seating.started:
        return Sat(seat=seat, sitter=OPEN, why="left", by=seat, ask=ask.id)
    if table.playing.result is not None:
        return refuse("match-over")
    outcome = table.game.leave(table.playing.state, seat)
    if isinstance(outcome, Refusal) and (table.seating.seats[seat].gone or seat in table.seating.out):
        return outcome
    if isinstance(outcome, Refusal | None):
        return SatIn(seat=seat, gone=True, by=seat, ask=ask.id)
    return Left(seat=seat, by=seat, ask=ask.id)


def back(table: Table, seat: Seat, ask: Back) -> TableEntry | Refusal:
    """The bot gets up."""
    sitter = table.seating.seats[seat]
    if not sitter.away and not sitter.gone:
        return refuse("not-away")
    return CameBack(seat=seat, by=seat, ask=ask.id)


def undo(table: Table, seat: Seat, ask: Undo) -> TableEntry | Refusal:
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
        return Undone(seat=seat, keep=keep, by=seat, ask=ask.id)
    return UndoAsked(seat=seat, keep=keep, by=seat, ask=ask.id)


def agree(table: Table, seat: Seat, ask: Agree) -> TableEntry | Refusal:
    """One after the other; the last one to agree takes the move back."""
    wish = table.undo
    if wish is None or seat == wish.seat or seat in wish.agreed:
        return refuse("undo-not-asked")
    if ask.agree and not table.missing(wish) - {seat}:
        return Undone(seat=wish.seat, keep=wish.keep, by=seat, ask=ask.id)
    return UndoAnswered(seat=seat, agree=ask.agree, by=seat, ask=ask.id)


def grant(table: Table) -> TableEntry | Refusal:
    """Whoever had not answered has gone: the others have all agreed, or nobody is left to ask."""
    wish = table.undo
    if wish is None or table.missing(wish):
        return refuse("undo-not-asked")
    return Undone(seat=wish.seat, keep=wish.keep)


DEEDS: dict[type, Callable[[Table, Seat, Any], TableEntry | Refusal]] = {
    Start: start,
    Settle: settle,
    Seats: seats,
    SeatBot: bot,
    OpenSeat: open_seat,
    Hand: hand_over,
    Rename: rename,
    Leave: leave,
    Back: back,
    Undo: undo,
    Agree: agree,
}


def _bot(level: str) -> Sitter:
    return Sitter("bot", level=level)


def _hosting(table: Table, seat: Seat) -> Refusal | None:
    return None if seat == table.seating.host else refuse("not-host", host=table.seating.host)


def _before(table: Table) -> Refusal | None:
    return refuse("already-started") if table.seating.started else None


def _other(table: Table, seat: Seat, other: Seat) -> Refusal | None:
    if other >= len(table.seating.seats):
        return refuse("no-such-seat", seat=other)
    return refuse("own-seat") if seat == other else None
