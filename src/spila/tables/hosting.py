"""What the commands of those who run a table lead to: of the host, who has a seat, and of remotes, which have none.

Pure, like `judge`, which calls this.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from spila import bots
from spila.kernel import Refusal, refuse
from spila.tables import identities, progress
from spila.tables.authority import NOBODY, Who, not_another, not_host, started
from spila.tables.commands import (
    ChangeSettings,
    Command,
    Continue,
    GrantRole,
    HandOver,
    OpenSeat,
    Pause,
    Ready,
    RenameSeat,
    Resume,
    RevokeRole,
    SeatBot,
    SetSeatCount,
    Start,
    Stop,
)
from spila.tables.differences import differences
from spila.tables.entries import (
    OPEN,
    DealAnnounced,
    HostChanged,
    Left,
    Occupant,
    RoleGranted,
    RoleHolder,
    RoleRevoked,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    Started,
    TableEntry,
)
from spila.tables.house_rules import house_rules, with_stand_in
from spila.tables.reserved import reserved
from spila.tables.roles import MOST_OF_A_ROLE
from spila.tables.seating import fingerprint
from spila.tables.state import TableState

_encode = msgspec.json.Encoder().encode


Judge: TypeAlias = Callable[[TableState, Who, Any], TableEntry | Refusal]


def start(state: TableState, who: Who, command: Start) -> TableEntry | Refusal:
    """Deal. Open seats have to be removed or given to bots first, which the command may ask for."""
    if (objection := not_host(state, who) or started(state)) is not None:
        return objection
    seating = state.seating
    occupants, host = list(seating.seats), seating.host
    if command.trim:
        taken = [place for place, occupant in enumerate(occupants) if occupant.kind != "open"]
        occupants, host = [occupants[place] for place in taken], taken.index(host) if host in taken else 0
    elif command.level is not None:
        bots.load(state.game.id, command.level)
        bot = Occupant("bot", level=command.level)
        occupants = [bot if occupant.kind == "open" else occupant for occupant in occupants]
    if vacant := sum(occupant.kind == "open" for occupant in occupants):
        return refuse("seats-open", open=vacant)
    if len(occupants) not in state.game.seats:
        return refuse("too-few-seats", least=state.game.seats[0])
    state.read_options(len(occupants))
    kind = DealAnnounced if state.shares.needed(occupants) else Started
    return kind(seats=tuple(occupants), host=host, by=who.seat, role=who.role, command_id=command.id)


def change_settings(state: TableState, who: Who, command: ChangeSettings) -> TableEntry | Refusal:
    """Settings may change at any time, house rules only before the start."""
    if (objection := not_host(state, who)) is not None:
        return objection
    seating = state.seating
    settings = with_stand_in(state.game.id, command.settings or seating.settings)
    if settings.until != seating.settings.until and seating.started:
        return refuse("already-started")
    options, preset = seating.options, seating.preset
    if command.options is not None:
        if (objection := started(state)) is not None:
            return objection
        options, preset = house_rules(state.game.id, command.options, len(seating.seats))
    return SettingsChanged(
        title=command.title if command.title != seating.title else None,
        settings=settings if settings != seating.settings else None,
        changes=tuple(differences(seating.options, msgspec.json.decode(_encode(options)))),
        preset=preset if preset != seating.preset else None,
        by=who.seat,
        role=who.role,
        command_id=command.id,
    )


def set_seat_count(state: TableState, who: Who, command: SetSeatCount) -> TableEntry | Refusal:
    """New seats are added open at the end. Seats are removed from the end, but never one with a person."""
    if (objection := not_host(state, who) or started(state)) is not None:
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
    host = min(host, command.count - 1)
    state.read_options(len(occupants))
    return SeatsChanged(seats=tuple(occupants), host=host, by=who.seat, role=who.role, command_id=command.id)


def seat_bot(state: TableState, who: Who, command: SeatBot) -> TableEntry | Refusal:
    """A bot takes the seat. A person who sits there is sent away."""
    if (objection := not_host(state, who) or not_another(state, who, command.seat)) is not None:
        return objection
    bots.load(state.game.id, command.level)
    occupant = state.seating.seats[command.seat]
    why: Literal["kicked", "bot"] = "kicked" if occupant.kind == "person" else "bot"
    bot = replace(Occupant("bot", level=command.level), reserved=reserved(state, occupant))
    return _seat_changed(who, command, bot, why)


def open_seat(state: TableState, who: Who, command: OpenSeat) -> TableEntry | Refusal:
    """The seat is open to anybody. In a running game a bot plays it until somebody takes it, or its player is out where
    all decide at the same time.
    """
    if (objection := not_host(state, who) or not_another(state, who, command.seat)) is not None:
        return objection
    occupant = state.seating.seats[command.seat]
    if occupant.kind == "open":
        return refuse("seat-open", seat=command.seat)
    if state.stage is not None:
        return Left(seat=command.seat, kicked=True, by=who.seat, role=who.role, command_id=command.id)
    free = OPEN
    if state.seating.started:
        free = Occupant("open", level=state.seating.settings.sit_in_level, reserved=reserved(state, occupant))
    why: Literal["kicked", "opened"] = "kicked" if occupant.kind == "person" else "opened"
    return _seat_changed(who, command, free, why)


def rename_seat(state: TableState, who: Who, command: RenameSeat) -> TableEntry | Refusal:
    """Another name for a player, instead of one that nobody should have to read; the player cannot change it back."""
    if (objection := not_host(state, who)) is not None:
        return objection
    seats = state.seating.seats
    if command.seat >= len(seats) or seats[command.seat].kind != "person":
        return refuse("nobody-there", seat=command.seat)
    name = identities.unused_name(state.seating.seats, command.name, command.seat)
    return _seat_changed(who, command, replace(seats[command.seat], name=name, given=True), "named")


def hand_over(state: TableState, who: Who, command: HandOver) -> TableEntry | Refusal:
    """Another person is host."""
    if (objection := not_host(state, who) or not_another(state, who, command.seat)) is not None:
        return objection
    if command.seat not in state.seating.persons():
        return refuse("nobody-there", seat=command.seat)
    return HostChanged(seat=command.seat, by=who.seat, role=who.role, command_id=command.id)


def grant_role(state: TableState, who: Who, command: GrantRole) -> TableEntry | Refusal:
    """A device gets a role. The same token again changes nothing, so a device may ask twice."""
    return not_host(state, who) or admit(state, command, fingerprint(command.token), who)


def admit(state: TableState, command: GrantRole | None, token: str, who: Who = NOBODY) -> RoleGranted | Refusal:
    """A device with this fingerprint gets a role; without a command a big screen, as anybody may be who may watch."""
    if state.over:
        return refuse("match-over")
    if state.seating.seat_with(token) is not None or state.roles.with_fingerprint(token) is not None:
        return refuse("role-taken")
    role = "screen" if command is None else command.role
    if state.roles.count(role) >= MOST_OF_A_ROLE:
        return refuse("too-many-roles", most=MOST_OF_A_ROLE)
    holder = RoleHolder(state.roles.next_number, role, token)
    return RoleGranted(holder=holder, by=who.seat, role=who.role, command_id="" if command is None else command.id)


def open_screen(state: TableState, token: str) -> RoleGranted | Refusal:
    """Somebody who has the code opens a big screen, which sees what spectators see."""
    return admit(state, None, token) if state.seating.settings.watching else refuse("no-watching")


def revoke_role(state: TableState, who: Who, command: RevokeRole) -> TableEntry | Refusal:
    """A role ends."""
    if (objection := not_host(state, who)) is not None:
        return objection
    if state.roles.holder(command.number) is None:
        return refuse("no-such-role")
    return RoleRevoked(number=command.number, by=who.seat, role=who.role, command_id=command.id)


HOSTING: Final[Mapping[type[Command], Judge]] = {
    Start: start,
    ChangeSettings: change_settings,
    SetSeatCount: set_seat_count,
    SeatBot: seat_bot,
    OpenSeat: open_seat,
    HandOver: hand_over,
    Continue: progress.proceed,
    Stop: progress.stop,
    RenameSeat: rename_seat,
    GrantRole: grant_role,
    RevokeRole: revoke_role,
}
"""The commands of the host, which remotes send as well."""
BY_REMOTE: Final[Mapping[type[Command], Judge]] = {
    **HOSTING,
    Pause: progress.pause,
    Resume: progress.go_on,
    Ready: progress.go_on,
}


def judge_remote(state: TableState, number: int, command: Command) -> TableEntry | Refusal:
    """What a remote's command leads to; `Malformed` where its content cannot be read."""
    if state.finished:
        return refuse("table-finished", table=state.id)
    judge = BY_REMOTE.get(type(command))
    return refuse("not-by-remote") if judge is None else judge(state, Who(role=number), command)


def _seat_changed(
    who: Who,
    command: SeatBot | OpenSeat | RenameSeat,
    occupant: Occupant,
    why: Literal["kicked", "bot", "opened", "named"],
) -> SeatChanged:
    return SeatChanged(seat=command.seat, occupant=occupant, why=why, by=who.seat, role=who.role, command_id=command.id)
