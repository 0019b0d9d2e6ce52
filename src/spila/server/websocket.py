"""The messages of a WebSocket, from the hello to its place at a table.

uvicorn takes the HTTP request; when it asks for a WebSocket, the connection is handed to picows (`upgrade.py`), whose
frames arrive in `frames.py`. No framework sees a move.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from functools import partial
from math import inf
from typing import Any

import msgspec

from spila.kernel import Malformed
from spila.kernel.codec import Coded
from spila.server.frames import FrameSocket
from spila.server.limits import TooMuch
from spila.server.lookup import find_with_token
from spila.server.names import check_name, check_title
from spila.server.state import ServerState
from spila.store import UnknownTable
from spila.tables.actor import TableActor
from spila.tables.commands import AnyCommand, ChangeSettings, Hello, MakeMove, Rematch, Rename, RenameSeat
from spila.tables.encode import encode
from spila.tables.inbox import Work
from spila.tables.lag import micros
from spila.tables.messages import PROTOCOL, TABLE_FAULT, Goodbye, Refused

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[AnyCommand] = msgspec.json.Decoder(AnyCommand)


class _WithId(msgspec.Struct):
    id: str = ""


_id_decoder = msgspec.json.Decoder(_WithId)


class Connection(FrameSocket):
    """One client, at one table at most at a time."""

    def __init__(self, runtime: ServerState, address: str, direct: bool) -> None:
        super().__init__(runtime, address, direct)
        self.table: TableActor | None = None
        self._refusals = 0
        self._entering: asyncio.Task[None] | None = None
        self._waiting: list[tuple[Any, int]] = []
        """Messages that came before the table was found, each with its time."""

    def belongs_to(self, table: object) -> bool:
        """Whether the last hello was for that table, and the connection is still open."""
        return self.table is table

    @property
    def _table_id(self) -> str | None:
        return None if self.table is None else self.table.id

    @property
    def _racing(self) -> bool:
        table = self.table
        return table is not None and table.state.racing

    def _measured(self) -> None:
        if self.table is not None:
            self.table.measured()

    def _take(self, data: bytes, now: float) -> None:
        """Read a message, count it, and hand it on. Every message gets one answer."""
        limits = self._limits
        if len(data) > limits.message_bytes:
            self._refuse("", "message-too-large", most=limits.message_bytes)
            return
        try:
            command = _decoder.decode(data)
        except (msgspec.MsgspecError, ValueError, RecursionError) as error:
            self._refuse(_id_of(data), "unreadable", what="message", why=str(error)[:200])
            return
        if not self._bucket.take(now) or (self.place is None and not self.runtime.usage.message(self.address, now)):
            self._refuse(command.id, "too-fast", most=int(limits.message_rate))
            return
        if type(command) is MakeMove:
            table = self.table
            if table is not None and self._entering is None and not table.closed:
                self._refusals = 0
                place = self.place
                if place is None:  # its hello may still wait for the table
                    table.post(partial(self._serve, table, command, micros(now)), self._dismissed)
                elif self.runtime.usage.table_message(table.id, place, now):
                    table.move(self, command, micros(now), self._dismissed)
                else:
                    self._refuse(command.id, "too-fast", most=int(limits.message_rate))
                return
        else:
            try:
                _check_texts(command)
            except Malformed as error:
                self._refuse(command.id, error.code, **error.params)
                return
        self._refusals = 0
        self._dispatch(command, now)

    def _dispatch(self, command: AnyCommand, now: float) -> None:
        if isinstance(command, Hello):
            self._greeted_by = inf
            if command.protocol != PROTOCOL:
                self._refuse(command.id, "protocol", has=command.protocol, wants=PROTOCOL)
            elif self._entering is not None:
                self._refuse(command.id, "hello-twice")
            else:
                self._entering = asyncio.create_task(self._enter(command))
        elif self._entering is not None:
            if len(self._waiting) < self._limits.message_burst:
                self._waiting.append((command, micros(now)))
            else:
                self._refuse(command.id, "too-fast", most=int(self._limits.message_rate))
        elif self.table is None or self.table.closed:
            self._refuse(command.id, "hello-first")
        else:
            self._post(self.table, command, micros(now))

    def _post(self, table: TableActor, command: Any, arrived: int) -> None:
        """Hand a message to its table. If that is closed first, the client has to come back and send it again."""
        work: Work
        match command:
            case Hello():
                work = partial(self._greet, table, command)
            case Rematch():
                work = partial(self._rematch, table, command, arrived)
            case _:
                work = partial(self._serve, table, command, arrived)
        table.post(work, self._dismissed)

    def _dismissed(self) -> None:
        """The table was closed before it could answer."""
        self.part(TABLE_FAULT)

    async def _greet(self, table: TableActor, hello: Hello) -> None:
        """Take a place at the table. Beyond a few sockets of one seat or role the oldest is closed: the newest is
        the one its player looks at.
        """
        await table.serve(self, hello, 0)
        if self.place is None:
            return
        same = [each for each in table.clients if each.place == self.place and isinstance(each, Connection)]
        others = [each for each in same if each is not self and not each.parting]
        for oldest in others[: max(0, len(others) + 1 - self._limits.sockets_per_seat)]:
            self.runtime.gate.limited["sockets_per_seat"] += 1
            oldest.part(Goodbye("too-many-windows"))

    def _serve(self, table: TableActor, command: Any, arrived: int) -> Awaitable[None]:
        """Let the table answer, if the seat may still say something: counted here, where the seat is known also for
        what was sent right behind the hello.
        """
        if self.runtime.usage.table_message(table.id, self.place, self._loop.time()):
            return table.serve(self, command, arrived)
        self._refuse(command.id, "too-fast", most=int(self._limits.message_rate))
        return _nothing()

    async def _rematch(self, table: TableActor, command: Rematch, arrived: int) -> None:
        """A rematch is a new table, and counts as one unless somebody has made it already."""
        try:
            if await self.runtime.registry.following(table.id) is None:
                self.runtime.usage.make_table(self.address, self._loop.time())
        except Coded as error:
            self._refuse(command.id, error.code, **error.params)
        else:
            await self._serve(table, command, arrived)

    async def _enter(self, hello: Hello) -> None:
        """Find the table and go there; other messages wait meanwhile."""
        self._leave_table()
        try:
            if not self.runtime.registry.owns(hello.table):  # named in the socket's address, it would have come there
                self.part(self.runtime.restart_goodbye())
                return
            table = await self._find(hello)
            self.table = table
            self._post(table, hello, 0)
        except UnknownTable as error:
            try:
                self.runtime.usage.miss(self.address, self._loop.time())
                self._refuse(hello.id, error.code, **error.params)
            except TooMuch as refusal:
                self._refuse(hello.id, refusal.code, **refusal.params)
        except Coded as error:
            self._refuse(hello.id, error.code, **error.params)
        except Exception:
            log.exception("hello failed", extra={"table": hello.table})
            self._refuse(hello.id, "server-fault")
        finally:
            self._entering = None
            waiting, self._waiting = self._waiting, []
            for command, arrived in waiting:
                if self.table is None:
                    self._refuse(command.id, "hello-first")
                else:
                    self._post(self.table, command, arrived)

    async def _find(self, hello: Hello) -> TableActor:
        """The table; `UnknownTable` also for one that exists if this address has guessed too much and the token proves
        no seat.
        """
        now = self._loop.time()
        if self.runtime.usage.may_look(self.address, now):
            return await self.runtime.registry.find(hello.table)
        if hello.token is not None:
            found = await find_with_token(self.runtime, self.address, hello.table, hello.token, now)
            if found is not None:
                return found
        raise UnknownTable(hello.table)

    def _leave(self) -> None:
        if self._entering is not None:
            self._entering.cancel()
        self._leave_table()

    def _leave_table(self) -> None:
        table, self.table = self.table, None
        if table is not None:
            table.leave(self)  # needs to know the seat
        self.sit(None)

    def _refuse(self, command_id: str, code: str, **params: int | str) -> None:
        self.runtime.registry.count_refusal(code)
        self._refusals += 1
        self.write(encode(Refused(command_id, code, params)))
        if self._refusals > self.runtime.config.limits.refusals_in_a_row:
            self.runtime.gate.limited["refusals_in_a_row"] += 1
            self.part(Goodbye("too-many-refusals"))


async def _nothing() -> None:
    """What a table does with a command that was refused already."""


def _id_of(data: bytes) -> str:
    """The id of a message that is otherwise unreadable, so that even that can be answered."""
    try:
        return _id_decoder.decode(data).id[:40]
    except (msgspec.MsgspecError, ValueError, RecursionError):
        return ""


def _check_texts(command: AnyCommand) -> None:
    """`Malformed` for names and titles with characters that are refused."""
    if isinstance(command, Rename | RenameSeat):
        check_name(command.name)
    elif isinstance(command, ChangeSettings):
        check_title(command.title or "")
        for name in command.settings.name_list if command.settings is not None else ():
            check_name(name)
