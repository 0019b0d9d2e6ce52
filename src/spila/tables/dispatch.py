"""What a table answers to each command: done, refused, or something of its own. Every command is answered once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

from msgspec.structs import replace

from spila.kernel import Malformed, Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables.attempts import Attempt, IntendedMove
from spila.tables.automation import Automation
from spila.tables.broadcast import Broadcast, Reply
from spila.tables.client import Client
from spila.tables.commands import (
    ChangeSettings,
    Command,
    CueScreens,
    Hello,
    HurryBots,
    ListConnections,
    MakeMove,
    Ping,
    Ready,
    Rematch,
    RenewToken,
    RequestHint,
    Seen,
    SendChat,
    SendEmote,
    StillHere,
)
from spila.tables.entries import RoleHolder, TableEntry
from spila.tables.hints import Hints
from spila.tables.host import TableHost
from spila.tables.hosting import judge_remote
from spila.tables.journal import Journal
from spila.tables.judge import come_back, judge, stale
from spila.tables.lag import micros
from spila.tables.messages import Cued, Done
from spila.tables.peers import PeerServers
from spila.tables.remarks import Remarks
from spila.tables.state import TableState

OVERDUE: Final = 60
"""Seconds after which those who are ready for the next game may go on without the others."""
MOST_CLIENTS: Final = 160
"""The most connections of one table to one server."""


class Dispatcher:
    """Answers the commands of one table's clients.

    `table` is what clients belong to: while a command waits, its connection may go to another table. `greet` is called
    for every client that is let in, `follow` with the code of the rematch.
    """

    def __init__(
        self,
        state: TableState,
        host: TableHost,
        journal: Journal,
        broadcast: Broadcast,
        peers: PeerServers,
        automation: Automation,
        *,
        table: object,
        greet: Callable[[Client, int | None], None],
        follow: Callable[[str], None],
    ) -> None:
        self._loop = asyncio.get_running_loop()
        self._state = state
        self._host = host
        self._journal = journal
        self._broadcast = broadcast
        self._peers = peers
        self._automation = automation
        self._table = table
        self._greet = greet
        self._follow = follow
        self._remarks = Remarks(state, broadcast, peers)
        self._hints = Hints(state, broadcast, automation.bots, automation.thinker, table)

    async def answer(self, client: Client, command: Command, arrived: int) -> None:
        """Carry out a command and answer it, or let it be answered later (claims, hints)."""
        try:
            if type(command) is MakeMove and (seat := client.seat) is not None and client.belongs_to(self._table):
                known = self._state.answered.version(seat, command.id)
                answer = known if known is not None else await self._move(client, seat, command, arrived)
            else:
                answer = await self._carry_out(client, command)
        except (Malformed, StoreError) as error:
            answer = Refusal(error.code, error.params)
        self.say(client, command, answer, arrived)

    async def move_again(
        self, client: Client, command: MakeMove, intended: IntendedMove, failed: Attempt, arrived: int
    ) -> None:
        """A move that was not carried out where it arrived goes on here, after its first attempt has failed."""
        answer: int | Refusal | None
        try:
            answer = await self._journal.make(intended, failed)
        except (Malformed, StoreError) as error:
            answer = Refusal(error.code, error.params)
        self.say(client, command, answer, arrived)

    def say(self, client: Client, command: Command, answer: int | Refusal | None, arrived: int) -> None:
        """Answer a command, unless that was done elsewhere (None)."""
        if answer is None:
            pass
        elif isinstance(answer, Refusal):
            self._broadcast.send_refusal(client, command.id, answer)
        else:
            self._broadcast.done(client, command.id, answer)
        if arrived:
            self._host.count_answer(micros(self._loop.time()) - arrived)

    async def _carry_out(self, client: Client, command: Command) -> int | Refusal | None:
        """The version at which it was done, or why it was not; None where the answer is given elsewhere."""
        state, seat = self._state, client.seat
        if not client.belongs_to(self._table):
            return refuse("not-seated")  # the seat it has now is one at another table
        if isinstance(command, Hello):
            return await self._hello(client, command)
        if seat is None and client not in self._broadcast.clients:
            return refuse("hello-first")
        if isinstance(command, Ping):
            return state.version
        if seat is None:
            return await self._for_role(client, command)
        if (known := state.answered.version(seat, command.id)) is not None:
            return known
        return await self._for_seat(client, seat, command)

    async def _for_seat(self, client: Client, seat: Seat, command: Command) -> int | Refusal | None:
        """A command of a player. What is none of the commands here is judged and becomes an entry."""
        state = self._state
        match command:
            case SendEmote() | SendChat():
                return self._remarks.of_seat(seat, command)
            case RequestHint():
                return self._hints.request(client, seat, command.id)
            case Rematch():
                return await self._rematch(client, command.id)
            case CueScreens():
                host = state.seating.host
                return self._cue(command) if seat == host else refuse("not-host", host=host)
            case StillHere() | HurryBots() | Seen():
                return self._pace(seat, command)
            case ListConnections():
                self._broadcast.list_connections(client, command.id, self._loop.time())
                return None
            case Ready(without=True) if not self._overdue():
                return refuse("too-early", seconds=OVERDUE)
            case ChangeSettings() if command.options is not None and not state.seating.started:
                command = replace(command, options=await self._host.decks.resolve(command.options))
                await self._host.decks.keep_for(state.id, command.options)
        # The connection that renews a token is the one that stays.
        reply = Reply(client, "") if isinstance(command, RenewToken) else None
        return await self._journal.write(partial(self._judge, state.seating.seats[seat].token, command), reply=reply)

    async def _for_role(self, client: Client, command: Command) -> int | Refusal | None:
        """A command of a remote, or an emote of a spectator. Big screens have nothing to say."""
        state, holder = self._state, client.role
        if holder is None and isinstance(command, SendEmote):
            return self._remarks.of_spectator(command)
        if holder is None or holder.role != "remote":
            return refuse("not-seated")
        if (known := state.roles.answered.version(holder.number, command.id)) is not None:
            return known
        match command:
            case CueScreens():
                return self._cue(command)
            case Rematch():
                return await self._rematch(client, command.id)
        return await self._journal.write(partial(self._judge_remote, holder.number, command))

    def _judge_remote(self, number: int, command: Command) -> TableEntry | Refusal:
        """The role may be revoked while an entry is being written."""
        held = self._state.roles.holder(number) is not None
        return judge_remote(self._state, number, command) if held else refuse("not-seated")

    def _cue(self, command: CueScreens) -> int:
        """Tell the big screens, also on other servers. It is not in the log."""
        if command.cue == "next":
            self._automation.pacing.read()
            self._automation.plan_bots()
        self._peers.pass_on(self._broadcast.notice(Cued(command.cue)))
        return self._state.version

    def _judge(self, owner: str, command: Command) -> TableEntry | Refusal:
        """Judge it for the seat that its player has now: seats may be removed while an entry is being written."""
        seat = self._state.seating.seat_with(owner)
        return refuse("not-seated") if seat is None else judge(self._state, seat, command)

    # ------------------------------------------------------------ commands that are no plain entries

    async def _move(self, client: Client, seat: Seat, command: MakeMove, arrived: int) -> int | Refusal | None:
        state = self._state
        if state.match is None:
            return refuse("not-started")
        move = state.read_move(command.move)
        occupant = state.seating.seats[seat]
        if occupant.away or occupant.gone:
            if (objection := await self._bring_back(seat, also_gone=True)) is not None:
                return objection
            if (known := state.answered.version(seat, command.id)) is not None:
                return known  # another server brought the player back, and made the same move
        if state.racing:
            return self._automation.claim(client, seat, command, move, arrived)
        if (objection := stale(state, command)) is not None:
            return objection
        return await self._journal.move(seat, move, command, client)

    def _pace(self, seat: Seat, command: StillHere | HurryBots | Seen) -> int | Refusal:
        """What a player says about waiting. None of it is in the log."""
        automation = self._automation
        if isinstance(command, StillHere):
            automation.still_here(seat)
            return self._state.version
        if isinstance(command, HurryBots):
            if (objection := automation.pacing.hurry(seat)) is not None:
                return objection
        else:
            automation.pacing.seen(seat)
        automation.plan_bots()
        return self._state.version

    def _overdue(self) -> bool:
        halt = self._state.halt
        return halt is not None and self._journal.store.clock() - halt.since >= 1000 * OVERDUE

    async def _rematch(self, client: Client, command: str) -> Refusal | None:
        state = self._state
        if not state.over:
            return refuse("match-goes-on")
        if state.seating.settings.until is not None:
            return refuse("homework")
        if (made := state.next) is None:
            made = await self._host.rematch(state)
            self._follow(made)
            self._peers.announce_rematch()
        self._broadcast.answer(client, Done(command, state.version, table=made))
        return None

    async def _hello(self, client: Client, command: Hello) -> Refusal | None:
        state, clients = self._state, self._broadcast.clients
        if self._peers.shared:
            await self._journal.synchronise()  # a client from another server must not find less here than there
            if not client.belongs_to(self._table):
                return refuse("not-seated")
        seat, role = self._place(command.token)
        if (objection := self._admission_objection(client, command.token, seat, role)) is not None:
            return objection
        client.sit(seat, role)
        client.since = self._loop.time()
        self._broadcast.done(client, command.id, state.version)
        if client not in clients:
            clients.append(client)
        self._greet(client, command.version)
        if seat is not None and state.seating.seats[seat].away and not state.seating.seats[seat].gone:
            with suppress(StoreError):  # then the first move says so once more
                await self._bring_back(seat, also_gone=False)
        return None

    def _place(self, token: str | None) -> tuple[Seat | None, RoleHolder | None]:
        """The seat or the role that a token proves."""
        if token is None:
            return None, None
        return self._state.seating.seat_of(token), self._state.roles.of(token)

    def _admission_objection(
        self, client: Client, token: str | None, seat: Seat | None, role: RoleHolder | None
    ) -> Refusal | None:
        """Why a client is not let in."""
        clients = self._broadcast.clients
        if seat is None and role is None:
            if token is not None:
                return refuse("wrong-token")
            if not self._state.seating.settings.watching:
                return refuse("no-watching")
        if client not in clients and len(clients) >= MOST_CLIENTS:
            return refuse("table-full", most=MOST_CLIENTS)
        return None

    async def _bring_back(self, seat: Seat, *, also_gone: bool) -> Refusal | None:
        """Let a player whom a bot stood in for play again (`also_gone`: even one who left), unless another server has
        done so first. Refused if the seat is somebody else's meanwhile.
        """
        state = self._state
        judged = partial(come_back, state, seat, state.seating.seats[seat].token, also_gone=also_gone)
        outcome = None if state.finished else await self._journal.write(judged)
        return outcome if isinstance(outcome, Refusal) and outcome.code != "not-away" else None
