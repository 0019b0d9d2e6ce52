"""A live table and its one owner: a task that takes one message at a time, asks the rules, appends to the log, and only
then tells everybody. Nobody ever sees a move that a crash could take back.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, Protocol, TypeAlias

import msgspec

from spila.games import load
from spila.kernel import Malformed, Refusal, Seat, Step, refuse
from spila.kernel.shuffle import seed_hash
from spila.store import Logged, LogStore, Stale, StoreError, Uncertain
from spila.tables.agenda import Agenda
from spila.tables.answered import Answered
from spila.tables.client import Client
from spila.tables.dispatch import dispatch, welcome
from spila.tables.entries import (
    BotTookOver,
    Entry,
    Left,
    Moved,
    Occupant,
    PlayerReturned,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    Started,
    TableEntry,
    TableHeader,
    UndoAnswered,
    Undone,
    UndoRequested,
    read_entry,
)
from spila.tables.game_facts import game_facts
from spila.tables.messages import (
    Command,
    EntryInfo,
    Goodbye,
    MakeMove,
    Refused,
    TableInfo,
    UndoInfo,
)
from spila.tables.peers import PeerServers
from spila.tables.playing import TableMatch, checked
from spila.tables.seating import Seating
from spila.tables.update import EntryUpdate

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

Work: TypeAlias = Callable[[], Awaitable[None]]
Dismiss: TypeAlias = Callable[[], None]

KEPT_NEWS: Final = 64


class UndoRequest(NamedTuple):
    """Somebody wants moves back."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]


class Reply:
    """The answer to a move, which goes with the news of it to whoever asked: one message less for each move."""

    __slots__ = ("client", "given", "id")

    def __init__(self, client: Client, command: str) -> None:
        self.client, self.id = client, command
        self.given = False


class TableHost(Protocol):
    """What a table asks of the place it stands in."""

    server: str
    """What it is called among the servers that share its tables; empty where there are no others."""

    async def rematch(self, table: Table) -> str:
        """Make the table after this one, or find it."""

    async def following(self, code: str) -> str | None:
        """The table after this one, if anybody has made it."""

    def count_move(self) -> None:
        """One more move was made."""

    def count_refusal(self, code: str) -> None:
        """One more thing was refused."""

    def count_answer(self, micros: int) -> None:
        """One more message was answered, after so many microseconds."""


class Table:
    """One table. All methods but `post` and `arrive` run in its own task, one at a time."""

    def __init__(self, table_id: str, opening: TableHeader, store: LogStore, runtime: TableHost) -> None:
        self.id = table_id
        self.opening = opening
        self.store = store
        self.runtime = runtime
        self.game = load(opening.game)
        self.seating = Seating(opening)
        self.seed = bytes.fromhex(opening.seed)
        self.playing = TableMatch(self.game, self.seed)
        self.version = 0
        self.last_move = 0
        """The version of the last entry that changed the game."""
        self.undo: UndoRequest | None = None
        self.next: str | None = None
        self.clients: list[Client] = []
        self.past: deque[EntryUpdate] = deque(maxlen=KEPT_NEWS)
        self.finished = False
        self.active = 0
        """When something was last written, milliseconds since 1970."""
        self.agenda = Agenda(self)
        self.peers = PeerServers(self, runtime.server, self.agenda.now)
        self._room: bytes | None = None
        self._options: tuple[Any, Any] | None = None
        self.answered = Answered()
        self._inbox: deque[tuple[Work, Dismiss | None]] = deque()
        self._idle: asyncio.Future[None] | None = None
        self._sorry: Dismiss | None = None
        """What tells whoever asked for what is being done that it will not be."""
        self._reseated = False
        self._moved: list[Client] = []
        self.closed = False
        """It was put away: another one is opened from the log when somebody asks for it."""

    # ------------------------------------------------------------ the log

    def replay(self, rows: list[Logged]) -> None:
        """Go through the log of a table that is opened again. Nobody is told; the newest news are kept for whoever was
        here before the server was started again.
        """
        for row in rows:
            entry = read_entry(row.entry)
            update = self._apply(entry, row.version, row.at, checked(self.playing, entry))
            self.past.append(update)
            self.agenda.replayed(update)
            self._forget_old_places()

    def _apply(
        self, entry: TableEntry, version: int, at: int, step: Step[Any, Any] | None, move: Any = None
    ) -> EntryUpdate:
        """Do what an entry says, and make the news of it."""
        before = self.playing.state
        changes: Mapping[str, Any] = {}
        events: tuple[Any, ...] = ()
        seated = True
        moved: dict[Seat, Seat] = {}
        if step is not None:
            self.playing.take(entry, step, move)
            events, seated = step.events, False
            if self.undo is not None or step.state is None or self.playing.result is not None:
                seated = True
            self.undo = None
            if isinstance(entry, Left):
                self.seating.leave_out(self.playing.left())
        elif isinstance(entry, Started):
            moved = self._reseat(entry)
            self.playing.start(self.read_options(self.seating.options, len(entry.seats)), len(entry.seats))
        elif isinstance(entry, SeatsChanged):
            moved = self._reseat(entry)
        else:
            self._enter(entry)
        state = self.playing.state
        if state is not before:
            self.last_move = version
            if state is not None:
                changes = self.game.changes(before, state)
        if seated or isinstance(entry, Left):
            self._room = None
        self.version = version
        if entry.command_id and entry.by is not None:
            self.answered.command(moved.get(entry.by, entry.by), entry.command_id, version)
        room = self.info_bytes() if self._room is None else b""
        return EntryUpdate(self.game, version, at, _what(entry), (before, state), changes, events, room)

    def _enter(self, entry: TableEntry) -> None:
        match entry:
            case UndoRequested():
                self.undo = UndoRequest(entry.seat, entry.keep, ())
            case UndoAnswered():
                wish = self.undo
                self.undo = wish._replace(agreed=(*wish.agreed, entry.seat)) if wish and entry.agree else None
            case Undone():
                self.undo = None
                self.playing.keep(entry.keep)
                self.seating.leave_out(self.playing.left())
            case _:
                self.seating.enter(entry)

    def _reseat(self, entry: Started | SeatsChanged) -> dict[Seat, Seat]:
        """Where seats go away, people behind them move up: their old places and their new ones. What was told so far
        names old places, so that whoever missed this gets everything anew.
        """
        before = [occupant.token for occupant in self.seating.seats]
        self.seating.enter(entry)
        places = {occupant.token: seat for seat, occupant in enumerate(self.seating.seats) if occupant.token}
        moved = {old: places[token] for old, token in enumerate(before) if places.get(token, old) != old}
        if moved:
            self._reseated = True
            self.answered.reseat(moved)
            self._moved = [client for client in self.clients if client.seat in moved]
            for client in self._moved:
                assert client.seat is not None
                client.seat = moved[client.seat]
        return moved

    def _forget_old_places(self) -> None:
        """After people have moved up."""
        if self._reseated:
            self.past.clear()
            for client in self._moved:
                welcome(self, client)
            self._reseated, self._moved = False, []

    async def write(
        self,
        judge: Callable[[], TableEntry | Refusal],
        step: Step[Any, Any] | None = None,
        move: Any = None,
        *,
        again: bool = True,
        reply: Reply | None = None,
    ) -> int | Refusal:
        """Judge, append, tell. Whoever was first elsewhere is heard first; then it is judged `again`, or given up.

        `step` is what the first judging found, to spare asking the rules twice.
        """
        while True:
            entry = judge()
            if isinstance(entry, Refusal):
                return entry
            if step is None:
                found = self.playing.step(entry)
                if isinstance(found, Refusal):
                    return found
                step = found
            try:
                at = self.store.clock()
                version = await self.store.append(self.id, self.version, [_encode(entry)], at=at)
            except (Stale, Uncertain) as error:
                await self.catch_up()
                if entry.by is not None and (known := self.answered.version(entry.by, entry.command_id)) is not None:
                    return known
                if not again:
                    return Refusal(error.code, error.params)
                step = None
            else:
                self.publish(self._apply(entry, version, at, step, move), entry, reply)
                return version

    async def catch_up(self) -> None:
        """Hear what other servers wrote."""
        for row in await self.store.read(self.id, self.version):
            entry = read_entry(row.entry)
            self.publish(self._apply(entry, row.version, row.at, checked(self.playing, entry)), entry)

    async def hear_all(self) -> None:
        """Hear what other servers wrote, of a rematch too."""
        await self.catch_up()
        if self.playing.result is not None and self.next is None:
            following = await self.runtime.following(self.id)
            if following is not None:
                self.follow(following)

    async def hear(self) -> None:
        """The same when there is word that there is something; a store that does not answer is asked again."""
        try:
            await self.hear_all()
        except StoreError as error:
            log.warning("hearing postponed", extra={"table": self.id, "code": error.code})
            self.agenda.postpone()

    # ------------------------------------------------------------ telling

    def publish(self, update: EntryUpdate, entry: TableEntry, reply: Reply | None = None) -> None:
        """Tell everybody, each their own; then see what comes next."""
        self.past.append(update)
        self.active = update.at
        if update.after is not update.before:
            self.agenda.moved(update)
        elif isinstance(entry, BotTookOver | PlayerReturned) or (
            isinstance(entry, SeatChanged) and entry.why != "named"
        ):
            self.agenda.plan()  # a new name gives nobody more time
        sent_away, goodbye = self._dismiss(entry)
        clock = self.clock_bytes()
        spectators: bytes | None = None
        for client in self.clients:
            if client.seat is None:
                if spectators is None:
                    spectators = update.bytes_for(None, clock)
                client.tell(spectators)
            elif reply is not None and client is reply.client:
                client.tell(update.bytes_for(client.seat, b',"id":%b%b' % (_encode(reply.id), clock)))
                reply.given = True
            else:
                client.tell(update.bytes_for(client.seat, clock))
        for client in sent_away:
            client.part(goodbye)
        self._forget_old_places()
        if self.playing.result is not None and not self.finished:
            self.post(self.finish)

    def _dismiss(self, entry: TableEntry) -> tuple[list[Client], Goodbye]:
        """Whoever got up looks on from now on; those who are sent away, and how."""
        if isinstance(entry, SettingsChanged) and not entry.settings.watching:
            return [client for client in self.clients if client.seat is None], Goodbye("no-watching")
        if not isinstance(entry, SeatChanged) or entry.why not in ("kicked", "left"):
            return [], Goodbye("kicked")
        gone = self.at(entry.seat)
        for client in gone:
            client.seat = None
        if entry.why == "kicked":
            return gone, Goodbye("kicked")
        return [] if self.seating.settings.watching else gone, Goodbye("no-watching")

    def room(self) -> TableInfo:
        """The table apart from its cards."""
        seating, result = self.seating, self.playing.result
        wish = self.undo
        facts = game_facts(self.game)
        return TableInfo(
            table=self.id,
            title=seating.title,
            game=self.game.id,
            phase="over" if result is not None else "playing" if seating.started else "lobby",
            host=seating.host,
            seats=tuple(seating.info(seat) for seat in range(len(seating.seats))),
            settings=seating.settings,
            options=self.game.public(self.read_options(seating.options, len(seating.seats))),
            preset=seating.preset,
            seed_hash=seed_hash(self.seed),
            seed=self.seed.hex() if result is not None else None,
            undo=None if wish is None else UndoInfo(wish.seat, wish.agreed, tuple(self.others(wish.seat))),
            result=result,
            next=self.next,
            races=facts.races,
            private_fields=facts.private_fields,
        )

    def info_changed(self) -> None:
        """The room has to be told anew."""
        self._room = None

    def info_bytes(self) -> bytes:
        """The same, as it is sent."""
        if self._room is None:
            self._room = _encode(self.room())
        return self._room

    def clock_bytes(self) -> bytes:
        """The clock as a further field of a message."""
        clock = self.agenda.clock()
        return b"" if clock is None else b',"clock":' + _encode(clock)

    def spectator_view(self) -> Any:
        """The cards as everybody sees them; None before the deal."""
        state = self.playing.state
        return None if state is None else self.game.view(state, None)

    def at(self, seat: Seat) -> list[Client]:
        """The connections of a seat."""
        return [client for client in self.clients if client.seat == seat]

    def present(self, seat: Seat) -> bool:
        """Whether anybody of this seat is connected, to this server or another."""
        return bool(self.at(seat)) or seat in self.peers.seats()

    def others(self, seat: Seat) -> list[Seat]:
        """The other people, who have a say."""
        return [other for other in self.seating.persons() if other != seat and not self.seating.seats[other].away]

    def missing(self, wish: UndoRequest) -> set[Seat]:
        """Who has not answered yet."""
        return set(self.others(wish.seat)) - set(wish.agreed)

    # ------------------------------------------------------------ options

    def read_options(self, raw: Any, seats: int) -> Any:
        """House rules as the rules has them; `Malformed` when they do not fit so many seats."""
        if self._options is None or self._options[0] is not raw:
            self._options = raw, msgspec.convert(raw, self.game.options_type)
        options = self._options[1]
        if seats in self.game.seats:
            self.game.check(options, seats)
        return options

    # ------------------------------------------------------------ messages

    def post(self, work: Work, dismiss: Dismiss | None = None) -> None:
        """Put something on the owner's list. `dismiss` is called if the table is put away before it is done."""
        if self.closed:
            if dismiss is not None:
                dismiss()
            return
        self._inbox.append((work, dismiss))
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

    @property
    def busy(self) -> bool:
        """Whether there is anything to do or being done."""
        return bool(self._inbox) or self._idle is None or self._idle.done()

    def put_away(self) -> None:
        """The owner does nothing more; whoever waits for it is told."""
        self.closed = True
        self.agenda.stop()
        waiting = [self._sorry, *(dismiss for _, dismiss in self._inbox)]
        self._inbox.clear()
        for dismiss in waiting:
            if dismiss is not None:
                dismiss()

    async def own(self) -> None:
        """The owner's life: one thing after the other."""
        loop = asyncio.get_running_loop()
        while True:
            while self._inbox:
                work, self._sorry = self._inbox.popleft()
                await work()
                self._sorry = None
            self._idle = loop.create_future()
            await self._idle

    async def serve(self, client: Client, command: Command, arrived: int) -> None:
        """Answer one message, exactly once."""
        try:
            answer = await dispatch(self, client, command, arrived)
        except (Malformed, StoreError) as error:
            answer = Refusal(error.code, error.params)
        if isinstance(answer, Refusal):
            self.refuse(client, command, answer)
        elif isinstance(answer, int):
            client.tell(b'{"type":"done","id":%b,"version":%d}' % (_encode(command.id), answer))
        elif answer is not None:
            client.say(answer)
        if arrived:
            self.runtime.count_answer(int(self.agenda.now() * 1_000_000) - arrived)

    def refuse(self, client: Client, command: Command, refusal: Refusal) -> None:
        """It was not done."""
        self.runtime.count_refusal(refusal.code)
        client.tell(_encode(Refused(command.id, refusal.code, dict(refusal.params), self.version)))

    async def move(
        self, seat: Seat, move: Any, command: MakeMove | None, lead: Any = None, client: Client | None = None
    ) -> int | Refusal | None:
        """Make a move that the rules allows. None: the news were the answer for `guest`."""
        step = self.game.play(self.playing.state, seat, move)
        if isinstance(step, Refusal):
            return step
        raw = msgspec.Raw(_encode(move)) if command is None else command.move
        entry = Moved(
            seat=seat,
            move=raw,
            bot=command is None,
            lead=lead,
            by=None if command is None else seat,
            command_id=command.id if command else "",
        )
        judged = False

        def judge() -> TableEntry | Refusal:
            """Whoever moves only if nobody else has is asked again when somebody elsewhere has."""
            nonlocal judged
            if judged and command is not None and command.version is not None and command.version < self.last_move:
                return refuse("stale-move", version=self.version)
            judged = True
            return entry

        reply = None if client is None or command is None else Reply(client, command.id)
        version = await self.write(judge, step, move, again=command is not None, reply=reply)
        if isinstance(version, int):
            self.runtime.count_move()
        return None if reply is not None and reply.given else version

    def tell_all(self, data: bytes) -> None:
        """The same to everybody."""
        for client in self.clients:
            client.tell(data)

    def follow(self, table: str) -> None:
        """There is a rematch; everybody is told once."""
        if self.next is None:
            self.next = table
            self.info_changed()
            self.tell_all(self.rematch_news())

    def rematch_news(self) -> bytes:
        """The one news that is no entry of the log: nothing is written after the end."""
        return b'{"type":"news","version":%d,"what":{"kind":"rematch"},"room":%b}' % (self.version, self.info_bytes())

    # ------------------------------------------------------------ coming and going

    def leave(self, client: Client) -> None:
        """A connection is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.agenda.went(client)

    async def sit(self, occupant: Occupant, seat: Seat | None) -> Seat | Refusal:
        """Somebody new takes an open seat: this one, or the first."""
        chosen = seat

        def landed() -> Seat | None:
            """Where the sitter is already: a store that lost its line may have written it all the same."""
            return next((at for at, there in enumerate(self.seating.seats) if there.token == occupant.token), None)

        def judge() -> TableEntry | Refusal:
            nonlocal chosen
            seats = self.seating.seats
            if (place := landed()) is not None:
                return refuse("seat-taken", seat=place)
            free = [place for place, there in enumerate(seats) if there.kind == "open"]
            if self.finished or self.playing.result is not None:
                return refuse("match-over")
            if seat is not None and seat >= len(seats):
                return refuse("no-such-seat", seat=seat)
            if not free:
                return refuse("no-seat-free")
            if seat is not None and seat not in free:
                return refuse("seat-taken", seat=seat)
            chosen = free[0] if seat is None else seat
            dressed = msgspec.structs.replace(
                occupant,
                colour=self.seating.free_colour(occupant.colour),
                animal=self.seating.free_animal(occupant.animal),
            )
            return SeatChanged(seat=chosen, occupant=dressed, why="took")

        outcome = await self.write(judge)
        if isinstance(outcome, Refusal):
            place = landed()
            return outcome if place is None else place
        assert chosen is not None
        return chosen

    async def finish(self) -> None:
        """Close the log with the record, once the match is over."""
        while not self.finished and self.playing.result is not None:
            try:
                await self.store.finish(self.id, self.playing.record(), version=self.version)
                self.finished = True
                log.info("table finished", extra={"table": self.id, "game": self.game.id, "entries": self.version})
            except Stale:
                await self.catch_up()
            except StoreError as error:
                log.warning("finish postponed", extra={"table": self.id, "code": error.code})
                self.agenda.postpone()
                return


def _what(entry: Entry) -> bytes:
    """What kind of entry it was, as it is sent."""
    seat = getattr(entry, "seat", None)
    match entry:
        case Moved():
            if entry.lead is not None:
                return _encode(EntryInfo("move", seat, entry.bot, entry.lead))
            return _told("move", seat, entry.bot)
        case SeatChanged():
            return _told(entry.why, seat)
        case UndoAnswered():
            return _told("undo-agreed" if entry.agree else "undo-refused", seat)
    return _told(type(entry).__struct_config__.tag, seat)


@lru_cache(maxsize=256)
def _told(kind: Any, seat: Seat | None, bot: bool = False) -> bytes:
    return _encode(EntryInfo(kind, seat, bot))
