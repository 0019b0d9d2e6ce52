"""What a table answers to each message: done, refused, or something of its own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from spila import bots
from spila.kernel import Malformed, Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables.deeds import DEEDS
from spila.tables.entries import CameBack
from spila.tables.guests import Guest
from spila.tables.messages import (
    PROTOCOL,
    Ask,
    AskHint,
    Done,
    Emoted,
    Hello,
    Hint,
    Ping,
    Play,
    Rematch,
    Said,
    Say,
    SayEmote,
    Welcome,
)

if TYPE_CHECKING:
    from spila.tables.table import Table

_encode = msgspec.json.Encoder().encode

MOST_GUESTS = 64


async def answer_to(table: Table, guest: Guest, ask: Ask, arrived: int) -> int | Refusal | Done | None:
    """The version at which it was done, why it was not, an answer with more in it, or None where it comes later."""
    if not guest.belongs_to(table):
        return refuse("not-seated")  # the seat it has now is one at another table
    if type(ask) is Play:
        return await _play(table, guest, ask, arrived)
    if isinstance(ask, Hello):
        return await _hello(table, guest, ask)
    seat = guest.seat
    if seat is None:
        return table.version if isinstance(ask, Ping) and guest in table.guests else _not_seated(table, guest)
    if isinstance(ask, Ping):
        return table.version
    if (known := table.known(seat, ask.id)) is not None:
        return known
    match ask:
        case SayEmote():
            _say(table, Emoted(seat, ask.emote))
            return table.remember(seat, ask.id)
        case Say():
            if not table.seating.settings.chat:
                return refuse("chat-off")
            _say(table, Said(seat, ask.text))
            return table.remember(seat, ask.id)
        case AskHint():
            return await _hint(table, seat, ask)
        case Rematch():
            return Done(ask.id, table.version, table=await _rematch(table))
    if table.finished:
        return refuse("table-finished", table=table.id)
    return await table.write(lambda: DEEDS[type(ask)](table, seat, ask))


def _not_seated(table: Table, guest: Guest) -> Refusal:
    """To onlookers, and to those whose hello was refused."""
    return refuse("not-seated") if guest in table.guests else refuse("hello-first")


async def _play(table: Table, guest: Guest, ask: Play, arrived: int) -> int | Refusal | None:
    seat, playing = guest.seat, table.playing
    if seat is None:
        return _not_seated(table, guest)
    if (known := table.known(seat, ask.id)) is not None:
        return known
    if playing.state is None:
        return refuse("not-started")
    move = playing.read_move(ask.move)
    sitter = table.seating.seats[seat]
    if sitter.away or sitter.gone:
        back = await table.write(lambda: CameBack(seat=seat))
        if isinstance(back, Refusal):
            return back
    if table.game.races(playing.state):
        return table.driver.claim(guest, seat, ask, move, arrived)
    if ask.version is not None and ask.version < table.last_move:
        return refuse("stale-move", version=table.version)
    return await table.move(seat, move, ask, guest=guest)


async def _hint(table: Table, seat: Seat, ask: AskHint) -> Done | Refusal:
    if not table.seating.settings.hints:
        return refuse("hints-off")
    state = table.playing.state
    if state is None:
        return refuse("not-started")
    if seat not in (awaited := table.game.to_act(state)):
        return refuse("not-your-turn", seat=min(awaited)) if awaited else refuse("match-over")
    if table.game.races(state):
        return refuse("hint-race")
    moves, view = table.game.moves(state, seat), table.game.view(state, seat)
    if not moves:
        return refuse("no-moves")
    deck = getattr(table.playing.options, "deck", None)
    choice = await asyncio.to_thread(bots.hint, table.game.id, view, moves, deck)
    return Done(ask.id, table.version, hint=Hint(choice.move, choice.reason.code, dict(choice.reason.params)))


async def _rematch(table: Table) -> str:
    if table.playing.result is None:
        raise Malformed("match-goes-on")
    if (made := table.next) is None:
        made = await table.house.rematch(table)
        table.follow(made)
        table.neighbours.follow()
    return made


def _say(table: Table, notice: Emoted | Said) -> None:
    """To everybody, also on other servers."""
    message = _encode(notice)
    table.tell_all(message)
    table.neighbours.pass_on(message)


async def _hello(table: Table, guest: Guest, ask: Hello) -> Refusal | None:
    if table.house.server:
        await table.hear_all()  # whoever comes from another server must not find less here than there
        if not guest.belongs_to(table):
            return refuse("not-seated")
    seat: Seat | None = None
    if ask.token is not None:
        seat = table.seating.seat_of(ask.token)
        if seat is None:
            return refuse("wrong-token")
    elif not table.seating.settings.watching:
        return refuse("no-watching")
    if guest not in table.guests and len(table.guests) >= MOST_GUESTS:
        return refuse("table-full", most=MOST_GUESTS)
    guest.seat = seat
    guest.tell(_encode(Done(ask.id, table.version)))
    if guest not in table.guests:
        table.guests.append(guest)
    table.driver.came(guest)
    _greet(table, guest, ask.version)
    table.driver.show_pulse(guest)
    if (
        seat is not None
        and table.seating.seats[seat].away
        and not table.seating.seats[seat].gone
        and not table.finished
    ):
        with suppress(StoreError):  # they are there all the same, and the first move says so once more
            await table.write(lambda: CameBack(seat=seat))
    return None


def _greet(table: Table, guest: Guest, version: int | None) -> None:
    """What was missed since that version, or everything."""
    table.driver.mind_the_start(guest)
    missed = [telling for telling in table.past if version is not None and telling.version > version]
    if version is not None and version <= table.version and len(missed) == table.version - version:
        clock = table.clock_bytes()
        for telling in missed:
            guest.tell(telling.bytes_for(guest.seat, clock))
        if table.next is not None:
            guest.tell(table.rematch_news())
    else:
        welcome(table, guest)


def welcome(table: Table, guest: Guest) -> None:
    """Everything, from the start."""
    state = table.playing.state
    acts = state is not None and guest.seat is not None and guest.seat in table.game.to_act(state)
    guest.tell(
        _encode(
            Welcome(
                PROTOCOL,
                table.version,
                guest.seat,
                msgspec.Raw(table.room_bytes()),  # type: ignore[arg-type]
                None if state is None else table.game.view(state, guest.seat),
                list(table.game.moves(state, guest.seat)) if acts and guest.seat is not None else None,
                table.driver.clock(),
            )
        )
    )
