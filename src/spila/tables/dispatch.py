"""What a table answers to each message: done, refused, or something of its own."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from spila import bots
from spila.kernel import Malformed, Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables.client import Client
from spila.tables.commands import JUDGES
from spila.tables.entries import PlayerReturned
from spila.tables.messages import (
    PROTOCOL,
    ChatMessage,
    Command,
    Done,
    Emoted,
    Hello,
    Hint,
    MakeMove,
    Ping,
    Rematch,
    RequestHint,
    SendChat,
    SendEmote,
    Welcome,
)

if TYPE_CHECKING:
    from spila.tables.table import Table

_encode = msgspec.json.Encoder().encode

MOST_GUESTS = 64


async def dispatch(table: Table, client: Client, command: Command, arrived: int) -> int | Refusal | Done | None:
    """The version at which it was done, why it was not, an answer with more in it, or None where it comes later."""
    if not client.belongs_to(table):
        return refuse("not-seated")  # the seat it has now is one at another table
    if type(command) is MakeMove:
        return await _play(table, client, command, arrived)
    if isinstance(command, Hello):
        return await _hello(table, client, command)
    seat = client.seat
    if seat is None:
        return table.version if isinstance(command, Ping) and client in table.clients else _not_seated(table, client)
    if isinstance(command, Ping):
        return table.version
    if (known := table.known(seat, command.id)) is not None:
        return known
    match command:
        case SendEmote():
            _say(table, Emoted(seat, command.emote))
            return table.remember(seat, command.id)
        case SendChat():
            if not table.seating.settings.chat:
                return refuse("chat-off")
            _say(table, ChatMessage(seat, command.text))
            return table.remember(seat, command.id)
        case RequestHint():
            return await _hint(table, seat, command)
        case Rematch():
            return Done(command.id, table.version, table=await _rematch(table))
    if table.finished:
        return refuse("table-finished", table=table.id)
    return await table.write(lambda: JUDGES[type(command)](table, seat, command))


def _not_seated(table: Table, client: Client) -> Refusal:
    """To spectators, and to those whose hello was refused."""
    return refuse("not-seated") if client in table.clients else refuse("hello-first")


async def _play(table: Table, client: Client, command: MakeMove, arrived: int) -> int | Refusal | None:
    seat, playing = client.seat, table.playing
    if seat is None:
        return _not_seated(table, client)
    if (known := table.known(seat, command.id)) is not None:
        return known
    if playing.state is None:
        return refuse("not-started")
    move = playing.read_move(command.move)
    occupant = table.seating.seats[seat]
    if occupant.away or occupant.gone:
        back = await table.write(lambda: PlayerReturned(seat=seat))
        if isinstance(back, Refusal):
            return back
    if table.game.races(playing.state):
        return table.agenda.claim(client, seat, command, move, arrived)
    if command.version is not None and command.version < table.last_move:
        return refuse("stale-move", version=table.version)
    return await table.move(seat, move, command, client=client)


async def _hint(table: Table, seat: Seat, command: RequestHint) -> Done | Refusal:
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
    knowledge = table.game.knowledge(table.playing.options)
    choice = await asyncio.to_thread(bots.hint, table.game.id, view, moves, knowledge)
    return Done(command.id, table.version, hint=Hint(choice.move, choice.reason.code, dict(choice.reason.params)))


async def _rematch(table: Table) -> str:
    if table.playing.result is None:
        raise Malformed("match-goes-on")
    if (made := table.next) is None:
        made = await table.runtime.rematch(table)
        table.follow(made)
        table.peers.follow()
    return made


def _say(table: Table, notice: Emoted | ChatMessage) -> None:
    """To everybody, also on other servers."""
    message = _encode(notice)
    table.tell_all(message)
    table.peers.pass_on(message)


async def _hello(table: Table, client: Client, command: Hello) -> Refusal | None:
    if table.runtime.server:
        await table.hear_all()  # whoever comes from another server must not find less here than there
        if not client.belongs_to(table):
            return refuse("not-seated")
    seat: Seat | None = None
    if command.token is not None:
        seat = table.seating.seat_of(command.token)
        if seat is None:
            return refuse("wrong-token")
    elif not table.seating.settings.watching:
        return refuse("no-watching")
    if client not in table.clients and len(table.clients) >= MOST_GUESTS:
        return refuse("table-full", most=MOST_GUESTS)
    client.seat = seat
    client.tell(_encode(Done(command.id, table.version)))
    if client not in table.clients:
        table.clients.append(client)
    table.agenda.came(client)
    _greet(table, client, command.version)
    table.agenda.show_pulse(client)
    if (
        seat is not None
        and table.seating.seats[seat].away
        and not table.seating.seats[seat].gone
        and not table.finished
    ):
        with suppress(StoreError):  # they are there all the same, and the first move says so once more
            await table.write(lambda: PlayerReturned(seat=seat))
    return None


def _greet(table: Table, client: Client, version: int | None) -> None:
    """What was missed since that version, or everything."""
    table.agenda.mind_the_start(client)
    missed = [update for update in table.past if version is not None and update.version > version]
    if version is not None and version <= table.version and len(missed) == table.version - version:
        clock = table.clock_bytes()
        for update in missed:
            client.tell(update.bytes_for(client.seat, clock))
        if table.next is not None:
            client.tell(table.rematch_news())
    else:
        welcome(table, client)


def welcome(table: Table, client: Client) -> None:
    """Everything, from the start."""
    state = table.playing.state
    acts = state is not None and client.seat is not None and client.seat in table.game.to_act(state)
    client.tell(
        _encode(
            Welcome(
                PROTOCOL,
                table.version,
                client.seat,
                msgspec.Raw(table.info_bytes()),  # type: ignore[arg-type]
                None if state is None else table.game.view(state, client.seat),
                list(table.game.moves(state, client.seat)) if acts and client.seat is not None else None,
                table.agenda.clock(),
            )
        )
    )
