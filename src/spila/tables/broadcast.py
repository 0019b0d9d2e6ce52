"""Who is connected to a table, and everything that is sent to them. No other module of the table sends anything."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Mapping
from typing import Any, Final

from spila.kernel import Refusal, Seat
from spila.tables.changes import Change, Dismissal
from spila.tables.client import Client
from spila.tables.countdown import Start, departure
from spila.tables.encode import EntryUpdate, encode, encode_info, encode_rematch, encode_welcome
from spila.tables.messages import AnyMessage, Clock, Done, OwnConnection, Refused, Starting
from spila.tables.state import TableState
from spila.tables.table_info import table_info

MANY: Final = 12
"""From so many connections on, what happens while all decide is gathered."""
GATHERED: Final = 0.1
"""For how many seconds."""
UPDATES_KEPT: Final = 64
"""So many updates are kept for clients that were away for a moment; after more they get everything anew."""


class Reply:
    """The command that led to an entry. The update of the entry is the answer for the connection that sent it, which
    saves one message for every move. Without an id, the entry only has to know that connection.
    """

    __slots__ = ("client", "given", "id")

    def __init__(self, client: Client, command: str) -> None:
        self.client, self.id = client, command
        self.given = False


class Broadcast:
    """The connections of one table. `refused` is called with the code of every refusal."""

    def __init__(self, state: TableState, refused: Callable[[str], None]) -> None:
        self.clients: list[Client] = []
        self.recent: deque[EntryUpdate] = deque(maxlen=UPDATES_KEPT)
        self._state = state
        self._count_refusal = refused
        self._info: Any = None
        self._reseated = 0
        """The version at which people were reseated last."""
        self._gathered: Change | None = None
        self._since = 0
        self._informed: list[Client] = []
        self._clock: Clock | None = None
        self._flushing: asyncio.TimerHandle | None = None

    def at(self, seat: Seat) -> list[Client]:
        """The connections of a seat."""
        return [client for client in self.clients if client.seat == seat]

    # ------------------------------------------------------------ entries of the log

    def remember(self, change: Change) -> EntryUpdate:
        """Keep the update of an entry for those who were away. After people were reseated earlier updates name wrong
        seats, so a client that missed it gets the complete table again.
        """
        if change.info_changed:
            self._info = None
        update = EntryUpdate(self._state.game, change, self._table_info() if change.info_changed else None)
        self.recent.append(update)
        if change.reseated:
            self.recent.clear()
            self._reseated = change.version
        return update

    def reseat(self, moved: Mapping[Seat, Seat]) -> list[Client]:
        """Connections follow their players to new seats; these have to be welcomed anew."""
        found = [client for client in self.clients if client.seat in moved]
        for client in found:
            if client.seat is not None:
                client.sit(moved[client.seat], client.role)
        return found

    def publish(self, change: Change, clock: Clock | None, reply: Reply | None) -> None:
        """Send an entry to everybody, to each what they may know. Where many decide at the same time, only those who
        decided something are answered at once; everybody else gets what happened in a moment, all of it together.
        """
        if len(self.clients) >= MANY and change.within_stage(self._state.game):
            self._gather(change, clock, reply)
            return
        self.flush()
        update = self.remember(change)
        asker = None if reply is None else reply.client
        parting = [] if change.dismissal is None else self._dismiss(change.dismissal, asker)
        for_spectators: bytes | None = None
        for client in self.clients:
            if client.seat is None:
                if for_spectators is None:
                    for_spectators = update.bytes_for(None, clock)
                client.send(for_spectators)
            elif reply is not None and client is reply.client:
                client.send(update.bytes_for(client.seat, clock, reply.id))
                reply.given = bool(reply.id)
            else:
                client.send(update.bytes_for(client.seat, clock))
        if change.dismissal is not None and change.dismissal.goodbye is not None:
            for client in parting:
                client.part(change.dismissal.goodbye)

    def _gather(self, change: Change, clock: Clock | None, reply: Reply | None) -> None:
        """Keep the change for `flush`. It is merged with those that wait: fields of a view are sent whole, so a client
        may get some of them twice.
        """
        if self._gathered is None:
            self._flushing = asyncio.get_running_loop().call_later(GATHERED, self.flush)
            self._since, merged = change.version - 1, change
        else:
            merged = change.following(self._gathered)
        self._gathered, self._clock = merged, clock
        self.recent.clear()
        update = EntryUpdate(self._state.game, merged, None, self._since)
        self._informed = self.at(getattr(change.entry, "seat", -1))
        for client in self._informed:
            if reply is not None and client is reply.client:
                client.send(update.bytes_for(client.seat, clock, reply.id))
                reply.given = True
            else:
                client.send(update.bytes_for(client.seat, clock))

    def flush(self) -> None:
        """Send what was gathered, the same bytes to everybody but those who had the last of it as their answer."""
        if self._gathered is None:
            return
        data = EntryUpdate(self._state.game, self._gathered, None, self._since).for_others(self._clock)
        self._gathered = None
        if self._flushing is not None:
            self._flushing.cancel()
        for client in self.clients:
            if client not in self._informed:
                client.send(data)
        self._informed = []

    def _dismiss(self, dismissal: Dismissal, asker: Client | None) -> list[Client]:
        """Those who lost their place are spectators from now on."""
        role = dismissal.role
        place = dismissal.seat if role is None else f"role-{role}"
        stays = asker if dismissal.others else None
        found = [client for client in self.clients if client.place == place and client is not stays]
        for client in found:
            client.sit(None)
        return found

    def rematch(self) -> None:
        """Send the code of the rematch to everybody."""
        self._info = None
        self.relay(encode_rematch(self._state, self._table_info()))

    def _table_info(self) -> Any:
        if self._info is None:
            self._info = encode_info(table_info(self._state))
        return self._info

    # ------------------------------------------------------------ one client

    def greet(self, client: Client, version: int | None, clock: Clock | None) -> None:
        """Send what a client missed since the version it has, or everything. A client with the version at which people
        were reseated may have got no further than that update, and so not know the own new seat.
        """
        self.flush()
        state = self._state
        missed = [update for update in self.recent if version is not None and update.version > version]
        if version is None or not self._reseated < version <= state.version or len(missed) != state.version - version:
            self.welcome(client, clock)
            return
        for update in missed:
            client.send(update.bytes_for(client.seat, clock))
        if state.next is not None:
            client.send(encode_rematch(state, self._table_info()))

    def welcome(self, client: Client, clock: Clock | None) -> None:
        """Send everything a client may know."""
        client.send(encode_welcome(self._state, self._table_info(), client.seat, clock, client.role))

    def done(self, client: Client, command: str, version: int) -> None:
        """A command was carried out."""
        client.send(encode(Done(command, version)))

    def answer(self, client: Client, done: Done) -> None:
        """A command was carried out, and the answer has more in it. It does not wait for the start of a race."""
        client.send_now(done)

    def list_connections(self, client: Client, command: str, now: float) -> None:
        """The open connections of a client's seat, so that a player sees whether somebody else has the token too. `now`
        is the time of the event loop in seconds.
        """
        own = []
        for each in self.at(client.seat) if client.seat is not None else ():
            trip = each.lag.round_trip(int(now * 1_000_000))
            own.append(OwnConnection(int(now - each.since), None if trip is None else trip // 1000, each is client))
        self.answer(client, Done(command, self._state.version, connections=tuple(own)))

    def send_refusal(self, client: Client, command: str, refusal: Refusal) -> None:
        """A command was refused."""
        self._count_refusal(refusal.code)
        client.send(encode(Refused(command, refusal.code, dict(refusal.params), self._state.version)))

    def tell(self, client: Client, message: AnyMessage) -> None:
        """Send a notice to one client."""
        client.send(encode(message))

    def announce_start(self, client: Client, wait: int) -> None:
        """A race starts in this many milliseconds; for a client that came while it was counted down."""
        client.send_now(Starting(wait))

    # ------------------------------------------------------------ everybody

    def notice(self, message: AnyMessage) -> bytes:
        """Send the same to everybody; the bytes that were sent."""
        data = encode(message)
        self.relay(data)
        return data

    def relay(self, data: bytes) -> None:
        """Send a message that is encoded already to everybody."""
        for client in self.clients:
            client.send(data)

    def starting(self, change: Change, start: Start, now: int, hold_until: Callable[[Client, int], None]) -> None:
        """Announce the start of a race. What follows is held for each client until its card has to leave, a time in
        microseconds.
        """
        game = self._state.game
        for client in self.clients:
            seat = client.seat
            if seat is not None:
                leaves = start.departures[seat]
            else:  # people in the room look at the big screen, so the card appears there when it does on their phones
                leaves = departure(now, start.instant, client.lag) if client.plays("screen") else start.instant
            wait = (leaves - now) // 1000
            own = {} if seat is None else dict(game.own(change.after, seat))
            client.send(encode(Starting(wait, own)))
            hold_until(client, leaves)
