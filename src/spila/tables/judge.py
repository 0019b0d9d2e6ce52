"""What a command leads to: one entry of the log, or a refusal. One function for each command; nothing changes here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec
from msgspec.structs import replace

from spila.kernel import Refusal, Seat, refuse
from spila.kernel.capabilities import JoiningRules, implements
from spila.kernel.shares import fits
from spila.tables import authority, hosting, identities, pauses, undo
from spila.tables.commands import (
    AnswerUndo,
    Command,
    CommitShare,
    Leave,
    MakeMove,
    Pause,
    Ready,
    Rename,
    RenewToken,
    Resume,
    ResumeSeat,
    RevealShare,
    Undo,
)
from spila.tables.entries import (
    OPEN,
    BotTookOver,
    Joined,
    Left,
    Moved,
    Occupant,
    PlayerReturned,
    SeatChanged,
    ShareCommitted,
    ShareRevealed,
    Started,
    TableEntry,
)
from spila.tables.messages import Lead
from spila.tables.seating import fingerprint
from spila.tables.state import TableState

Judge: TypeAlias = Callable[[TableState, Seat, Any], TableEntry | Refusal]
_encode = msgspec.json.Encoder().encode


def judge(state: TableState, seat: Seat, command: Command) -> TableEntry | Refusal:
    """What this seat's command leads to; `Malformed` where its content cannot be read."""
    if state.finished:
        return refuse("table-finished", table=state.id)
    if (hosts := hosting.HOSTING.get(type(command))) is not None:
        return hosts(state, authority.Who(seat=seat), command)
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


def join(state: TableState, occupant: Occupant, seat: Seat | None) -> SeatChanged | Joined | Refusal:
    """Somebody new takes this open seat, or the first one that is open; or a new one in a game that takes people in."""
    seating = state.seating
    if (objection := _join_objection(state, occupant)) is not None:
        return objection
    dressed = replace(
        occupant,
        name="" if seating.settings.names == "animals" else identities.unused_name(seating.seats, occupant.name),
        colour=identities.free_colour(seating.seats, occupant.colour),
        animal=identities.free_animal(seating.seats, occupant.animal),
    )
    if seat is None and state.match is not None and implements(state.game, JoiningRules):
        return Joined(seat=len(seating.seats), occupant=dressed)
    found = _free_seat(seating.seats, seat)
    return found if isinstance(found, Refusal) else SeatChanged(seat=found, occupant=dressed, why="took")


def _join_objection(state: TableState, occupant: Occupant) -> Refusal | None:
    """Why nobody can join now, or not this person."""
    settings = state.seating.settings
    if (place := state.seating.seat_with(occupant.token)) is not None:
        return refuse("seat-taken", seat=place)
    if state.finished or state.over:
        return refuse("match-over")
    if settings.until is not None:
        return refuse("homework")
    if settings.locked:
        return refuse("table-locked")
    return identities.name_objection(state.seating.seats, state.seating.settings, occupant.name)


def _free_seat(seats: Sequence[Occupant], wanted: Seat | None) -> Seat | Refusal:
    """The wanted seat or the first one that is free; a reserved one is open, but not free."""
    if wanted is not None and wanted >= len(seats):
        return refuse("no-such-seat", seat=wanted)
    empty = [seat for seat, there in enumerate(seats) if there.kind == "open"]
    free = [seat for seat in empty if not seats[seat].reserved]
    if empty and (not free or (wanted in empty and wanted not in free)):
        return refuse("seat-reserved")
    if not free:
        return refuse("no-seat-free")
    if wanted is not None and wanted not in free:
        return refuse("seat-taken", seat=wanted)
    return free[0] if wanted is None else wanted


def deal(state: TableState) -> TableEntry | Refusal:
    """Deal with the shares that were shown: when all were, or after a moment without the others."""
    announced = state.shares.deal
    if announced is None:
        return refuse("already-started")
    shares = state.shares.of(announced.seats)
    return Started(seats=announced.seats, host=announced.host, shares=shares)


def commit_share(state: TableState, seat: Seat, command: CommitShare) -> TableEntry | Refusal:
    """Until the deal is announced a player may also draw anew, for example after the page was reloaded."""
    if (objection := authority.started(state)) is not None:
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


def rename(state: TableState, seat: Seat, command: Rename) -> TableEntry | Refusal:
    """Another name, colour, animal or language. A name that those who run the table gave stays."""
    seating = state.seating
    old = seating.seats[seat]
    if command.name != old.name:
        if old.given:
            return refuse("name-given")
        if (objection := identities.name_objection(seating.seats, seating.settings, command.name, seat)) is not None:
            return objection
    occupant = replace(
        old,
        name=identities.unused_name(seating.seats, command.name, seat),
        colour=command.colour or old.colour,
        animal=command.animal or old.animal,
        language=command.language or old.language,
    )
    return SeatChanged(seat=seat, occupant=occupant, why="named", by=seat, command_id=command.id)


def renew_token(state: TableState, seat: Seat, command: RenewToken) -> TableEntry | Refusal:
    """Another token for the same player. One that is known at this table already is refused."""
    token = fingerprint(command.token)
    if state.seating.seat_with(token) is not None or state.roles.of(command.token) is not None:
        return refuse("token-used")
    occupant = replace(state.seating.seats[seat], token=token)
    return SeatChanged(seat=seat, occupant=occupant, why="renewed", by=seat, command_id=command.id)


def leave(state: TableState, seat: Seat, command: Leave) -> TableEntry | Refusal:
    """Before the start the seat becomes open. Later the rules decide what happens to the cards; where they keep the
    seat in the game, a bot plays it. A player whom the rules have put out may leave too, but nobody leaves twice.
    """
    if not state.seating.started:
        return SeatChanged(seat=seat, occupant=OPEN, why="left", by=seat, command_id=command.id)
    if state.over:
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


def come_back(state: TableState, seat: Seat, owner: str, *, also_gone: bool) -> TableEntry | Refusal:
    """The player with this token's fingerprint is there again: takes the seat back from the bot that stood in, also
    after having left it (`also_gone`).
    """
    occupant = state.seating.seats[seat]
    if occupant.token != owner:
        return refuse("not-seated")
    back = (occupant.away or occupant.gone) and (also_gone or not occupant.gone)
    return PlayerReturned(seat=seat) if back else refuse("not-away")


JUDGES: Final[Mapping[type[Command], Judge]] = {
    CommitShare: commit_share,
    RevealShare: reveal_share,
    Rename: rename,
    RenewToken: renew_token,
    Leave: leave,
    ResumeSeat: resume,
    Undo: undo.request,
    AnswerUndo: undo.answer,
    Ready: pauses.ready,
    Pause: pauses.pause,
    Resume: pauses.resume,
}
