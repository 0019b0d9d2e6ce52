"""Players that are programs: they play legal moves as fast as they are answered, come back when the connection is cut,
and say again what was not answered, with the same id.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from spila.games import MODULES
from tests.material import material

GAMES: dict[str, Any] = {game: material(game).QUICK for game in MODULES}
"""House rules with which a game at random comes to an end soon."""
LONG: dict[str, Any] = {game: material(game).LONG for game in MODULES}
"""House rules with which it does not."""
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError, TimeoutError)
WAIT = 90.0
"""Seconds after which a silent server is a failure."""
PLAIN: dict[str, Any] = {"open_timeout": WAIT, "close_timeout": 1, "compression": None, "max_size": None, "proxy": None}
"""How to open sockets."""


class Acknowledged(NamedTuple):
    """A message of which the server said that it is kept."""

    table: str
    seat: int
    id: str
    version: int


@dataclass
class Diary:
    """What all players of a test received, for comparing with the log afterwards."""

    acknowledged: list[Acknowledged] = field(default_factory=list)
    sent: set[tuple[str, int, str]] = field(default_factory=set)
    moves: int = 0
    moved: asyncio.Event = field(default_factory=asyncio.Event)
    again: int = 0
    """Messages that were said once more after the connection was cut."""
    refusals: dict[str, int] = field(default_factory=dict)
    tables: set[str] = field(default_factory=set)
    orders: dict[tuple[str, int], list[tuple[int, str]]] = field(default_factory=dict)
    """What each seat received of each table, in order: version and kind of entry."""
    goodbyes: list[dict[str, Any]] = field(default_factory=list)


@dataclass
class Party:
    """The players of one table. Its first one asks for every rematch and the others follow, so all end together."""

    table: str
    last: bool = False
    """No rematch any more."""
    stays: bool = False
    """No rematch for now: all stay at the table when a game has ended."""
    over: bool = False
    connections: set[ClientConnection] = field(default_factory=set)
    """Those that are open."""

    def end(self) -> None:
        """It is over for all; clients that still listen may stop."""
        self.over = True
        for connection in self.connections:
            connection.transport.abort()


async def make_table(
    http: str, game: str, people: int, bots: int = 0, options: Any = None, **settings: Any
) -> tuple[str, list[str]]:
    """A table with so many people of one maker, and bots that do not think long; its code and tokens."""
    seats = [{"kind": "me"}] * people + [{"kind": "bot", "level": "easy"}] * bots
    asked = {
        "game": game,
        "name": "Load",
        "options": options or GAMES[game],
        "seats": seats,
        "settings": {"pace": "instant", **settings},
    }
    async with httpx.AsyncClient(timeout=WAIT, trust_env=False) as client:
        answer = await client.post(f"{http}/api/tables", json=asked)
    assert answer.status_code == 201, answer.text
    made = answer.json()
    return made["table"], [seat["token"] for seat in made["seats"]]


class Player:
    """One person at one table, and at its rematches."""

    def __init__(
        self, name: str, address: Callable[[], str], party: Party, token: str, diary: Diary, rng: random.Random
    ) -> None:
        self.name = name
        self.address = address
        self.party = party
        self.table = party.table
        self.token = token
        self.diary = diary
        self.rng = rng
        self.seat: int | None = None
        self.version: int | None = None
        self.room: dict[str, Any] = {}
        self.moves: list[Any] = []
        self.pending: dict[str, Any] | None = None
        """What was said and not answered yet."""
        self.results = 0
        self.received: list[dict[str, Any]] = []
        """Everything but news that nobody here waits for: pulses, emotes, words."""
        self.changed = asyncio.Event()
        """Set after everything that was received."""
        self._count = 0
        self._tries = 0
        self._here = asyncio.Event()
        self._away = asyncio.Event()

    # ------------------------------------------------------------ the connection

    async def play(self) -> None:
        """Play games until `last` is set and one has ended."""
        while not self._ended():
            with suppress(*LOST):
                async with connect(self.address(), **PLAIN) as socket:
                    self.party.connections.add(socket)
                    try:
                        await self._converse(socket)
                    finally:
                        self.party.connections.discard(socket)
                        self._here.clear()
                        self._away.set()
                continue
            await asyncio.sleep(0.02)  # nobody can be awaited while there is no server

    async def _converse(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "id": self._id(), "protocol": 1, "table": self.table, "token": self.token}
        if self.version is not None:
            hello["version"] = self.version
        await _send(socket, hello)
        answer = await self._next(socket)
        while answer["type"] not in ("done", "refused"):
            self._hear(answer)
            answer = await self._next(socket)
        assert answer["type"] == "done", answer
        assert answer["id"] == hello["id"]
        self._here.set()
        self._away.clear()
        if self.pending is not None:
            self.diary.again += 1
            await _send(socket, self.pending)
        while True:
            if self._ended():
                return
            if self.pending is None and (ask := self.wish()) is not None:
                self.pending = ask
                self._count_sent(ask)
                await _send(socket, ask)
            table = self.table
            self._hear(await self._next(socket))
            if self.table != table:
                return  # a rematch: another table, another conversation

    async def settled(self) -> None:
        """Wait until it is at its table."""
        await asyncio.wait_for(self._here.wait(), WAIT)

    async def parted(self) -> None:
        """Wait until it has received everything that the server said before the connection was cut."""
        await asyncio.wait_for(self._away.wait(), WAIT)

    def _ended(self) -> bool:
        if self.room.get("phase") != "over" or self.pending is not None or self.room.get("next"):
            return False
        if self.party.last and self._leads() and not self.party.over:
            self.party.end()
        return self.party.over

    def _leads(self) -> bool:
        return self.seat == 0

    async def _next(self, socket: ClientConnection) -> Any:
        try:
            async with asyncio.timeout(WAIT):
                return json.loads(await socket.recv())
        except TimeoutError:  # which is also what a lost connection may raise, and that is no failure
            raise AssertionError(f"{self.name} heard nothing for {WAIT} s at {self.table}, {self.version}") from None

    def _id(self) -> str:
        self._count += 1
        return f"{self.name}-{self._count}"

    def _count_sent(self, ask: dict[str, Any]) -> None:
        assert self.seat is not None
        self.diary.sent.add((self.table, self.seat, ask["id"]))

    # ------------------------------------------------------------ what is received

    def _hear(self, said: dict[str, Any]) -> None:
        match said["type"]:
            case "welcome":
                self.seat, self.room = said["seat"], said["room"]
                self._stands(said)
                self.diary.tables.add(self.table)
            case "news":
                if "room" in said:
                    self.room = said["room"]
                if said["what"]["kind"] != "rematch":
                    assert self.version is None or said["version"] == self.version + 1, (self.version, said)
                    assert self.seat is not None
                    self._stands(said)
                    self.diary.orders.setdefault((self.table, self.seat), []).append(
                        (said["version"], json.dumps(said["what"]))
                    )
                if "id" in said:
                    assert self.pending is not None, f"an answer to nothing: {said}"
                    assert said["id"] == self.pending["id"], f"an answer to something else: {said}"
                    self._done(said)
            case "done" if self.pending is not None and said["id"] == self.pending["id"]:
                self._done(said)
            case "refused" if self.pending is not None and said["id"] == self.pending["id"]:
                self.diary.refusals[said["code"]] = self.diary.refusals.get(said["code"], 0) + 1
                self.pending = None
                if said.get("version", 0) > (self.version or 0):
                    self.moves = []  # there is news on its way
                self._tries += 1
                assert self._tries < 1000, said
            case "goodbye":
                self.diary.goodbyes.append(said)
            case "done" | "refused":
                raise AssertionError(f"an answer to nothing: {said}")
            case _:
                self.received.append(said)
        self.changed.set()

    def _stands(self, said: dict[str, Any]) -> None:
        self.version = said["version"]
        self.moves = self.moves if said.get("kept") else said.get("moves") or []

    def _done(self, said: dict[str, Any]) -> None:
        assert self.pending is not None
        assert self.seat is not None
        kind, self._tries = self.pending["type"], 0
        if kind == "rematch":
            self.table, self.version, self.room, self.moves = said["table"], None, {}, []
            self.results += 1
        elif kind in ("move", "start"):
            self.diary.acknowledged.append(Acknowledged(self.table, self.seat, said["id"], said["version"]))
            self.diary.moves += kind == "move"
            self.diary.moved.set()
            self.moves = [] if self.version is not None and self.version < said["version"] else self.moves
        self.pending = None

    # ------------------------------------------------------------ what is said

    def wish(self) -> dict[str, Any] | None:
        """What to say next, if anything."""
        match self.room.get("phase"):
            case "lobby" if self.room["host"] == self.seat:
                return {"type": "start", "id": self._id()}
            case "over" if self.room.get("next") or (self._leads() and not self.party.last and not self.party.stays):
                return {"type": "rematch", "id": self._id()}
            case "playing" if self.moves:
                stock = [move for move in self.moves if "stock" in json.dumps(move)]
                return {"type": "move", "id": self._id(), "move": self.rng.choice(stock or self.moves)}
        return None


class TableConnection:
    """One connection, for tests that say what they want and wait for what they expect."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []
        self._count = 0

    async def say(self, kind: str, **fields: Any) -> str:
        """Send a message; its id."""
        self._count += 1
        fields.setdefault("id", f"m{self._count}")
        await self.socket.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a message and wait for its answer; what comes before it is kept."""
        return await self.answer(await self.say(kind, **fields))

    async def answer(self, ask: str) -> dict[str, Any]:
        """The answer to this message."""
        return await self.until(lambda said: said["type"] in ("done", "refused") and said["id"] == ask)

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is wanted, among those kept or still to come; it is kept no longer."""
        async with asyncio.timeout(WAIT):
            while True:
                for place, said in enumerate(self.received):
                    if wanted(said):
                        return self.received.pop(place)
                said = json.loads(await self.socket.recv())
                self.received.append(said)
                if said["type"] == "news" and "id" in said:
                    self.received.append({"type": "done", "id": said["id"], "version": said["version"]})

    async def receive(self, kind: str) -> dict[str, Any]:
        """The first message of this kind."""
        return await self.until(lambda said: said["type"] == kind)


@asynccontextmanager
async def at_table(
    address: str, table: str, token: str | None, source: str = "127.0.0.1", **fields: Any
) -> AsyncIterator[TableConnection]:
    """Somebody at a table, the first `welcome` still to be received."""
    async with connect(address, local_addr=(source, 0), **PLAIN) as socket:
        connection = TableConnection(socket)
        answer = await connection.ask("hello", protocol=1, table=table, token=token, **fields)
        assert answer["type"] == "done", answer
        yield connection


async def _send(socket: ClientConnection, ask: dict[str, Any]) -> None:
    """Where the connection is cut already, reading on tells so, after everything that was said before."""
    with suppress(ConnectionClosed):
        await socket.send(json.dumps(ask))


async def gathered(players: list[Player], meanwhile: Callable[[], Awaitable[None]]) -> None:
    """Let them play while something happens to the servers; then each finishes the game at hand."""
    async with asyncio.TaskGroup() as group:
        for player in players:
            group.create_task(player.play(), name=player.name)
        await meanwhile()
        for player in players:
            player.party.last = True
