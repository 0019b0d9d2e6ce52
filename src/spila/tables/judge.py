"""What a command leads to: one entry of the log, or a refusal. One function for each command; nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from spila import bots
from spila.kernel import Refusal, Seat, refuse
from spila.kernel.shares import fits
from spila.tables import pauses, undo
from spila.tables.commands import (
    AnswerUndo,
    ChangeSettings,
    Command,
    CommitShare,
    HandOver,
    Leave,
    MakeMove,
    OpenSeat,
    Pause,
    Ready,
    Rename,
    Resume,
    ResumeSeat,
    RevealShare,
    SeatBot,
    SetSeatCount,
    Start,
    Undo,
)
from spila.tables.differences import differences
from spila.tables.entries import (
    OPEN,
    BotTookOver,
    DealAnnounced,
    HostChanged,
    Left,
    Moved,
    Occupant,
    PlayerReturned,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    ShareCommitted,
    ShareRevealed,
    Started,
    TableEntry,
)
from spila.tables.house_rules import house_rules, with_stand_in
from spila.tables.messages import Lead
from spila.tables.state import TableState

Judge: TypeAlias = Callable[[TableState, Seat, Any], TableEntry | Refusal]
_encode = msgspec.json.Encoder().encode


def judge(state: TableState, seat: Seat, command: Command) -> TableEntry | Refusal:
    """What this seat's command leads to; `Malformed` where its content cannot be read."""
    if state.finished:
        return refuse("table-finished", table=state.id)
    return JUDGES[type(command)](state, seat, command)


def move(seat: Seat, made: Any, command: MakeMove | None = None, lead: Lead | None = None) -> Moved:
    """The entry of a move, which the rules may still refuse. Without a command it is a bot's. The move is stored as the
    rules read it: white space and the like that a client sent are not.
    """
    if command is None:
        return Moved(seat=seat, move=msgspec.Raw(_encode(made)), bot=True, lead=lead)
    return Moved(seat=seat, move=msgspec.Raw(_encode(made)), lead=lead, by=seat, command_id=command.id)


def stale(state: TableState, command: MakeMove | None) -> Refusal | None:
    """A move that its player wanted to make only in a state of the game that has passed."""
    if command is None or command.version is None or command.version >= state.last_move:
        return None
    return refuse("stale-move", version=state.version)


def join(state: TableState, occupant: Occupant, seat: Seat | None) -> SeatChanged | Refusal:
    """Somebody new takes this open seat, or the first one that is open."""
    seats = state.seating.seats
    if (place := state.seating.seat_with(occupant.token)) is not None:
        return refuse("seat-taken", seat=place)
    if state.finished or state.result is not None:
        return refuse("match-over")
    if seat is not None and seat >= len(seats):
        return refuse("no-such-seat", seat=seat)
    free = [place for place, there in enumerate(seats) if there.kind == "open"]
    if not free:
        return refuse("no-seat-free")
    if seat is not None and seat not in free:
        return refuse("seat-taken", seat=seat)
    dressed = replace(
        occupant,
        colour=state.seating.free_colour(occupant.colour),
        animal=state.seating.free_animal(occupant.animal),
    )
    return SeatChanged(seat=free[0] if seat is None else seat, occupant=dressed, why="took")


def start(state: TableState, seat: Seat, command: Start) -> TableEntry | Refusal:
    """Deal. Open seats have to be removed or given to bots first, which the command may ask for."""
    if (objection := _not_host(state, seat) or _started(state)) is not None:
        return objection
    seating = state.seating
    occupants, host = list(seating.seats), seating.host
    if command.trim:
        taken = [place for place, occupant in enumerate(occupants) if occupant.kind != "open"]
        occupants, host = [occupants[place] for place in taken], taken.index(host)
    elif command.level is not None:
        bots.load(state.game.id, command.level)
        occupants = [_bot(command.level) if occupant.kind == "open" else occupant for occupant in occupants]
    if any(occupant.kind == "open" for occupant in occupants):
        return refuse("seats-open", open=sum(occupant.kind == "open" for occupant in occupants))
    if len(occupants) not in state.game.seats:
        return refuse("too-few-seats", least=state.game.seats[0])
    state.read_options(len(occupants))
    kind = DealAnnounced if state.shares.needed(occupants) else Started
    return kind(seats=tuple(occupants), host=host, by=seat, command_id=command.id)


def deal(state: TableState) -> TableEntry | Refusal:
    """Deal with the shares that were shown: when all were, or after a moment without the others."""
    announced = state.shares.deal
    if announced is None:
        return refuse("already-started")
    shares = state.shares.of(announced.seats)
    return Started(seats=announced.seats, host=announced.host, shares=shares)


def commit_share(state: TableState, seat: Seat, command: CommitShare) -> TableEntry | Refusal:
    """Until the deal is announced a player may also draw anew, for example after the page was reloaded."""
    if (objection := _started(state)) is not None:
        return objection
    return ShareCommitted(seat=seat, commitment=command.commitment, by=seat, command_id=command.id)


def reveal_share(state: TableState, seat: Seat, command: RevealShare) -> TableEntry | Refusal:
    """Once, while the deal waits for it."""
    commitment = state.shares.asked(state.seating.seats[seat])
    if commitment is None:
        return refuse("share-not-asked")
    if not fits(commitment, command.value):
        return refuse("share-wrong")
    return ShareRevealed(seat=seat, value=command.value, by=seat, command_id=command.id)


def change_settings(state: TableState, seat: Seat, command: ChangeSettings) -> TableEntry | Refusal:
    """Settings may change at any time, house rules only before the start."""
    if (objection := _not_host(state, seat)) is not None:
        return objection
    seating = state.seating
    settings = with_stand_in(state.game.id, command.settings or seating.settings)
    options, preset = seating.options, seating.preset
    if command.options is not None:
        if (objection := _started(state)) is not None:
            return objection
        options, preset = house_rules(state.game.id, command.options, len(seating.seats))
    return SettingsChanged(
        title=command.title if command.title != seating.title else None,
        settings=settings if settings != seating.settings else None,
        changes=tuple(differences(seating.options, msgspec.json.decode(_encode(options)))),
        preset=preset if preset != seating.preset else None,
        by=seat,
        command_id=command.id,
    )


def set_seat_count(state: TableState, seat: Seat, command: SetSeatCount) -> TableEntry | Refusal:
    """New seats are added open at the end. Seats are removed from the end, but never one with a person."""
    if (objection := _not_host(state, seat) or _started(state)) is not None:
        return objection
    if command.count not in state.game.seats:
        return refuse(
            "seats", game=state.game.id, seats=command.count, least=state.game.seats[0], most=state.game.seats[-1]
        )
    occupants, host = list(state.seating.seats), state.seating.host
    while len(occupants) > command.count:
        last = next((place for place in reversed(range(len(occupants))) if occupants[place].kind != "person"), None)
        if last is None:
            return refuse("seats-taken", seats=command.count)
        del occupants[last]
        host -= host > last
    occupants += [OPEN] * (command.count - len(occupants))
    state.read_options(len(occupants))
    return SeatsChanged(seats=tuple(occupants), host=host, by=seat, command_id=command.id)


def seat_bot(state: TableState, seat: Seat, command: SeatBot) -> TableEntry | Refusal:
    """A bot takes the seat. A person who sits there is sent away."""
    if (objection := _not_host(state, seat) or _not_another(state, seat, command.seat)) is not None:
        return objection
    bots.load(state.game.id, command.level)
    kicked = state.seating.seats[command.seat].kind == "person"
    why: Literal["kicked", "bot"] = "kicked" if kicked else "bot"
    return SeatChanged(seat=command.seat, occupant=_bot(command.level), why=why, by=seat, command_id=command.id)


def open_seat(state: TableState, seat: Seat, command: OpenSeat) -> TableEntry | Refusal:
    """The seat is open to anybody. In a running game a bot plays it until somebody takes it."""
    if (objection := _not_host(state, seat) or _not_another(state, seat, command.seat)) is not None:
        return objection
    occupant = state.seating.seats[command.seat]
    if occupant.kind == "open":
        return refuse("seat-open", seat=command.seat)
    free = Occupant("open", level=state.seating.settings.sit_in_level) if state.seating.started else OPEN
    why: Literal["kicked", "opened"] = "kicked" if occupant.kind == "person" else "opened"
    return SeatChanged(seat=command.seat, occupant=free, why=why, by=seat, command_id=command.id)


def hand_over(state: TableState, seat: Seat, command: HandOver) -> TableEntry | Refusal:
    """Another person is host."""
    if (objection := _not_host(state, seat) or _not_another(state, seat, command.seat)) is not None:
        return objection
    if command.seat not in state.seating.persons():
        return refuse("nobody-there", seat=command.seat)
    return HostChanged(seat=command.seat, by=seat, command_id=command.id)


def rename(state: TableState, seat: Seat, command: Rename) -> TableEntry | Refusal:
    """Another name, colour, animal or language."""
    old = state.seating.seats[seat]
    occupant = replace(
        old,
        name=command.name,
        colour=command.colour or old.colour,
        animal=command.animal or old.animal,
        language=command.language or old.language,
    )
    return SeatChanged(seat=seat, occupant=occupant, why="named", by=seat, command_id=command.id)


def leave(state: TableState, seat: Seat, command: Leave) -> TableEntry | Refusal:
    """Before the start the seat becomes open. Later the rules decide what happens to the cards; where they keep the
    seat in the game, a bot plays it. A player whom the rules have put out may leave too, but nobody leaves twice.
    """
    if not state.seating.started:
        return SeatChanged(seat=seat, occupant=OPEN, why="left", by=seat, command_id=command.id)
    if state.result is not None:
        return refuse("match-over")
    outcome = state.game.leave(state.position, seat)
    if isinstance(outcome, Refusal) and (state.seating.seats[seat].gone or seat in state.seating.out):
        return outcome
    if isinstance(outcome, Refusal | None):
        return BotTookOver(seat=seat, gone=True, by=seat, command_id=command.id)
    return Left(seat=seat, by=seat, command_id=command.id)


def resume(state: TableState, seat: Seat, command: ResumeSeat) -> TableEntry | Refusal:
    """A person takes the seat back from the bot."""
    occupant = state.seating.seats[seat]
    if not occupant.away and not occupant.gone:
        return refuse("not-away")
    return PlayerReturned(seat=seat, by=seat, command_id=command.id)


JUDGES: Final[Mapping[type[Command], Judge]] = {
    Start: start,
    CommitShare: commit_share,
    RevealShare: reveal_share,
    ChangeSettings: change_settings,
    SetSeatCount: set_seat_count,
    SeatBot: seat_bot,
    OpenSeat: open_seat,
    HandOver: hand_over,
    Rename: rename,
    Leave: leave,
    ResumeSeat: resume,
    Undo: undo.request,
    AnswerUndo: undo.answer,
    Ready: pauses.ready,
    Pause: pauses.pause,
    Resume: pauses.resume,
}


def _bot(level: str) -> Occupant:
    return Occupant("bot", level=level)


def _not_host(state: TableState, seat: Seat) -> Refusal | None:
    return None if seat == state.seating.host else refuse("not-host", host=state.seating.host)


def _started(state: TableState) -> Refusal | None:
    return refuse("already-started") if state.seating.started or state.shares.dealing else None


def _not_another(state: TableState, seat: Seat, other: Seat) -> Refusal | None:
    if other >= len(state.seating.seats):
        return refuse("no-such-seat", seat=other)
    return refuse("own-seat") if seat == other else None
