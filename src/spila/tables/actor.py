"""A live table: one task that takes one message at a time, has it judged, appends to the log, applies, and broadcasts.

This module only connects the parts. Read on: `state` (what a table is), `judge` (what a command leads to),
`transitions` (what an entry does), `journal` (the log), `broadcast` (what is sent), `dispatch` (what is answered),
`automation` (what happens by itself).
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from functools import partial

from spila.kernel import Refusal, Seat
from spila.store import Logged, LogStore
from spila.tables import hosting, judge
from spila.tables.agenda import Agenda
from spila.tables.automation import Automation
from spila.tables.broadcast import UPDATES_KEPT, Broadcast, Reply
from spila.tables.changes import Change
from spila.tables.client import Client
from spila.tables.commands import Command, MakeMove
from spila.tables.direct import DirectMoves
from spila.tables.dispatch import Dispatcher
from spila.tables.entries import Occupant, TableHeader
from spila.tables.host import TableHost
from spila.tables.inbox import Dismiss, Inbox, Work
from spila.tables.journal import Journal
from spila.tables.lag import micros
from spila.tables.messages import Goodbye
from spila.tables.peers import AnyPeerMessage, PeerServers, PresenceQuery, PresenceReport, Relay, RematchMade
from spila.tables.presence import PresenceTracker
from spila.tables.state import TableState


class TableActor:
    """One table. Everything but `post` and `leave` is done in its own task, one thing at a time."""

    def __init__(self, table_id: str, header: TableHeader, store: LogStore, host: TableHost) -> None:
        self._loop = asyncio.get_running_loop()
        self._host = host
        self.id = table_id
        self.store = store
        self.stirred = False
        """Whether a delay was measured since the last look at the table."""
        self.state = TableState(table_id, header)
        self.inbox = Inbox()
        self.broadcast = Broadcast(self.state, host.count_refusal)
        self.peers = PeerServers(table_id, host.server, store, self._loop.time)
        self.presence = PresenceTracker(self.state.seating, self.broadcast, self.peers)
        self.journal = Journal(self.state, header, store, host, self._publish, self.follow)
        self.automation = Automation(
            self.state, self.inbox, self.journal, self.broadcast, self.presence, self.peers, host.chance
        )
        self._dispatcher = Dispatcher(
            self.state, host, self.journal, self.broadcast, self.peers, self.automation,
            table=self, greet=self._greet, follow=self.follow,
        )  # fmt: skip
        self._direct = DirectMoves(self.state, host, self.inbox, self.journal, self._dispatcher)

    @property
    def clients(self) -> list[Client]:
        """The connections to this server."""
        return self.broadcast.clients

    @property
    def agenda(self) -> Agenda:
        """What is due when."""
        return self.automation.agenda

    # ------------------------------------------------------------ life

    def take_in(self, rows: list[Logged], *, newest: int) -> None:
        """Apply entries of a table that is opened. The newest updates are kept for clients that come back."""
        for change in self.journal.replay(rows):
            if change.version > newest - UPDATES_KEPT or change.reseated:
                self.broadcast.remember(change)
            self.automation.race.replayed(change)

    async def opened(self, *, finished: bool, active: int) -> None:
        """The whole log is taken in."""
        await self.journal.save_snapshot()
        self.state.finished, self.state.active = finished, active
        if self.state.over and (following := await self._host.following(self.id)) is not None:
            self.follow(following)
        await self.automation.finish()  # if the server went down between the last move and the record

    def listen(self) -> None:
        """Take messages of other servers from now on."""
        self.peers.open(self._receive)

    def post(self, work: Work, dismiss: Dismiss | None = None) -> None:
        """Let the table do something, after all that was posted before. `dismiss` is called if it is closed first."""
        self.inbox.post(work, dismiss)

    @property
    def closed(self) -> bool:
        """The table was closed here. It is opened again from its log when somebody asks for it."""
        return self.inbox.closed

    @property
    def busy(self) -> bool:
        """Whether there is anything to do or being done."""
        return self.inbox.busy or self.automation.thinker.busy

    def stop(self) -> None:
        """Do nothing by itself any more."""
        self.automation.stop()

    def close(self) -> None:
        """Stop: clients waiting for an answer are informed, and so are other servers."""
        self.automation.stop()
        self.inbox.close()
        self.peers.close()

    def part(self, goodbye: Goodbye) -> None:
        """Say goodbye to everybody."""
        for client in list(self.clients):
            client.part(goodbye)

    # ------------------------------------------------------------ commands

    def move(self, client: Client, command: MakeMove, arrived: int, dismiss: Dismiss) -> None:
        """Answer a move that arrived at this time: where nothing else is being done without a task."""
        if not self._direct.take(client, command, arrived, dismiss):
            self.inbox.post(partial(self._dispatcher.answer, client, command, arrived), dismiss)

    def serve(self, client: Client, command: Command, arrived: int) -> Awaitable[None]:
        """Answer a command that arrived at this time (microseconds; 0: not known)."""
        return self._dispatcher.answer(client, command, arrived)

    async def join(self, occupant: Occupant, seat: Seat | None) -> Seat | Refusal:
        """Somebody new takes an open seat: this one, or the first."""
        outcome = await self.journal.write(lambda: judge.join(self.state, occupant, seat))
        # Refused or not: a store that lost its connection may have written the entry all the same.
        taken = self.state.seating.seat_with(occupant.token)
        if taken is not None:
            return taken
        assert isinstance(outcome, Refusal)
        return outcome

    async def open_screen(self, token: str) -> Refusal | None:
        """Somebody with the code opens a big screen with a token of this fingerprint. It takes no seat."""
        outcome = await self.journal.write(lambda: hosting.open_screen(self.state, token))
        admitted = self.state.roles.with_fingerprint(token) is not None
        return outcome if isinstance(outcome, Refusal) and not admitted else None

    async def finish(self) -> None:
        """Write the record of a match that is over."""
        await self.automation.finish()

    async def catch_up(self) -> None:
        """Read what other servers wrote."""
        await self.automation.catch_up()

    # ------------------------------------------------------------ changes

    def _publish(self, change: Change, reply: Reply | None) -> None:
        """An entry was applied: see what comes next, and tell everybody."""
        reseated = self.broadcast.reseat(change.reseated) if change.reseated else []
        self.automation.changed(change)
        self.broadcast.publish(change, self.automation.clock(), reply)
        for client in reseated:
            self.broadcast.welcome(client, self.automation.clock())
        if self.state.over and not self.state.finished:
            self.post(self.finish)
        if self.journal.snapshot_due:
            self.post(self.journal.save_snapshot)

    def follow(self, table_id: str) -> None:
        """Announce the rematch, once."""
        if self.state.follow(table_id):
            self.broadcast.rematch()

    # ------------------------------------------------------------ presence

    def _greet(self, client: Client, version: int | None) -> None:
        """A client is let in. It gets what it missed since the version it has."""
        self.automation.came(client)
        self.automation.race.greet(client)
        self.broadcast.greet(client, version, self.automation.clock())
        if not self.show_presence() and self.presence.shown is not None:
            self.broadcast.tell(client, self.presence.shown)

    def leave(self, client: Client) -> None:
        """A connection is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.presence.closed(client, micros(self._loop.time()))
            self.automation.left(client)
            self.show_presence()

    def show_presence(self) -> bool:
        """Tell everybody who is connected, if that has changed."""
        return self.presence.show(micros(self._loop.time()))

    def measured(self) -> None:
        """The delay of a connection was measured: the next sweep shows it, if it is another than before."""
        self.stirred = True

    def look_around(self) -> None:
        """Called periodically: a server that died announces nothing, so its clients are counted as gone."""
        self.stirred = False
        if self.presence.lost():
            self.automation.peers_changed()
        self.show_presence()

    def _receive(self, message: AnyPeerMessage) -> None:
        """A message of another server."""
        match message:
            case PresenceQuery():
                self.peers.repeat_report()
                self.show_presence()
            case PresenceReport():
                self.peers.report(message)
                self.automation.peers_changed()
                self.show_presence()
            case Relay():
                self.broadcast.relay(bytes(message.said))
            case RematchMade():  # after a last move that may not have come here yet
                self.post(self.catch_up)
