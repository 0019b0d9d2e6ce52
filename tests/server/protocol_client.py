"""A client written from docs/protocol.md alone: JSON, the `websockets` library, and nothing of Spila's to work with.

It believes nothing: whatever is not as the page says is an AssertionError, raised by `check`, which every wait calls.
Every frame that arrives is also decoded strictly as the struct that defines it.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests import material
from tests.server.strict import decode_strictly

PROTOCOL = 1
TIMEOUT = 60.0
ANSWERS = ("done", "refused")
TOLD = {*ANSWERS, "welcome", "news", "starting", "pulse", "emoted", "cued", "said", "reminder", "goodbye"}


WAITING: set[asyncio.Event] = set()
"""Set whenever any stranger has heard something."""


def _stir() -> None:
    for stirred in WAITING:
        stirred.set()


class Moment(NamedTuple):
    """What a stranger knew at one version."""

    view: Any
    moves: list[Any] | None
    room: Any


class ProtocolClient:
    """One seat, or (without a token) a spectator. `raw` holds every text that came, over all connections."""

    def __init__(self, address: str, table: str, token: str | None = None) -> None:
        self.socket_address = address.replace("http", "ws", 1) + "ws"
        self.table, self.token = table, token
        self.version = -1
        self.seat: int | None = None
        self.room: Any = None
        self.view: Any = None
        self.moves: list[Any] | None = None
        self.clock: Any = None
        self.goodbye: Any = None
        self.raw: list[str] = []
        self.received: list[Any] = []
        self.moments: dict[int, Moment] = {}
        self.answers: dict[str, Any] = {}
        self.startings = 0
        self.on_starting: Callable[[int], None] = lambda _wait: None
        self._asked: set[str] = set()
        self._fault: BaseException | None = None
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    # ------------------------------------------------------------ connecting

    async def open(self, version: int | None = None) -> Any:
        """Connect and say hello; the answer to it."""
        await self.close()
        self.goodbye = None
        self._socket = await connect(self.socket_address, ping_interval=None, max_size=2**22, compression=None)
        self._reader = asyncio.create_task(self._read(self._socket))
        return await self.hello(version)

    async def hello(self, version: int | None = None) -> Any:
        """Say who one is. With a version: what came after it is enough."""
        fields: dict[str, Any] = {"protocol": PROTOCOL, "table": self.table}
        if self.token is not None:
            fields["token"] = self.token
        if version is not None:
            fields["version"] = version
        return await self.ask("hello", **fields)

    async def close(self) -> None:
        """Hang up politely."""
        if self._socket is not None:
            await self._socket.close()
        await self._end()

    async def drop(self) -> None:
        """Be gone in the middle of a word, as telephones are in tunnels."""
        if self._socket is not None:
            self._socket.transport.abort()
        await self._end()

    async def _end(self) -> None:
        if self._reader is not None:
            await self._reader
        self._socket = self._reader = None
        self.check()

    # ------------------------------------------------------------ asking

    async def send(self, kind: str, ask: str | None = None, **fields: Any) -> str:
        """Say something and do not wait; its id."""
        assert self._socket is not None, "not connected"
        ask = secrets.token_urlsafe(9) if ask is None else ask
        self._asked.add(ask)
        await self._socket.send(json.dumps({"type": kind, "id": ask, **fields}))
        return ask

    async def ask(self, kind: str, ask: str | None = None, **fields: Any) -> Any:
        """Say something and wait for its answer."""
        if ask is not None:
            self.answers.pop(ask, None)
        ask = await self.send(kind, ask, **fields)
        return await self.answer(ask)

    async def answer(self, ask: str) -> Any:
        """The answer to what was said."""
        await self.until(lambda: ask in self.answers)
        return self.answers[ask]

    async def must(self, kind: str, **fields: Any) -> Any:
        """Say something that has to be done."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "done", answer
        return answer

    def first_move(self) -> Any:
        """The first of one's legal moves."""
        assert self.moves
        return self.moves[0]

    async def refused(self, kind: str, **fields: Any) -> str:
        """Say something that has to be refused; the code."""
        answer = await self.ask(kind, **fields)
        assert answer["type"] == "refused", answer
        return str(answer["code"])

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait until something is so; what others have heard may be part of it."""
        stirred = asyncio.Event()
        WAITING.add(stirred)
        try:
            async with asyncio.timeout(TIMEOUT):
                while not true():
                    self.check()
                    assert self._reader is None or not self._reader.done(), f"the line is down: {self.goodbye}"
                    stirred.clear()
                    await stirred.wait()
        finally:
            WAITING.discard(stirred)
        self.check()

    async def quiet(self) -> None:
        """Wait until the line has been there and back: what was sent before has come."""
        assert self._socket is not None
        await asyncio.wait_for(await self._socket.ping(), TIMEOUT)
        self.check()

    async def until_gone(self) -> None:
        """Wait until the other side has hung up."""
        async with asyncio.timeout(TIMEOUT):
            if self._reader is not None:
                await asyncio.shield(self._reader)
        self.check()

    def check(self) -> None:
        """Raise what was found wrong while reading."""
        if self._fault is not None:
            raise self._fault

    # ------------------------------------------------------------ listening

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for text in socket:
                assert isinstance(text, str), "a message is text"
                self.raw.append(text)
                message = decode_strictly(text)
                self.received.append(message)
                self._take(message)
                _stir()
        except ConnectionClosed:
            pass
        except BaseException as fault:
            self._fault = fault
            raise
        finally:
            _stir()

    def _take(self, message: Any) -> None:
        kind = message["type"]
        assert kind in TOLD, kind
        assert self.goodbye is None, "nothing follows a goodbye"
        match kind:
            case "done" | "refused":
                self._take_answer(message)
            case "welcome":
                self._take_welcome(message)
            case "news":
                self._take_news(message)
            case "goodbye":
                self.goodbye = message
            case "starting":
                assert message["wait"] >= 0
                self.startings += 1
                self.on_starting(message["wait"])

    def _take_answer(self, message: Any) -> None:
        ask = message["id"]
        assert ask in self._asked, f"an answer to nothing: {message}"
        assert ask not in self.answers, f"answered twice: {message}"
        self.answers[ask] = message

    def _take_welcome(self, message: Any) -> None:
        assert message["protocol"] == PROTOCOL
        self.version, self.seat, self.room = message["version"], message["seat"], message["room"]
        self.view = message.get("view")
        self._now(message)

    def _take_news(self, message: Any) -> None:
        if message["what"]["kind"] == "rematch":
            assert message["version"] == self.version, "a rematch is no entry of this table's log"
        else:
            since = message.get("since", message["version"] - 1)
            assert since <= self.version < message["version"], f"a gap after {self.version}: {message}"
        self.version = message["version"]
        self.room = message.get("room", self.room)
        changes = {**message.get("view", {}), **message.get("own", {})}
        if changes:
            self.view = {**(self.view or {}), **changes}
            self.seat = self.view["seat"]
        self._now(message)
        if "id" in message:
            assert message["what"]["kind"] == "move"
            self._take_answer({"type": "done", "id": message["id"], "version": message["version"]})

    def _now(self, message: Any) -> None:
        self.moves, self.clock = self.moves if message.get("kept") else message.get("moves"), message.get("clock")
        self.moments[self.version] = Moment(self.view, self.moves, self.room)

    # ------------------------------------------------------------ short words

    @property
    def phase(self) -> str:
        return str(self.room["phase"])

    def of(self, kind: str) -> list[Any]:
        """Every message of a kind that came."""
        return [message for message in self.received if message["type"] == kind]

    def news(self, what: str) -> list[Any]:
        """All news of a kind."""
        return [message for message in self.of("news") if message["what"]["kind"] == what]


class HttpClient:
    """The HTTP side."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(base_url=address, timeout=TIMEOUT)

    async def close(self) -> None:
        await self.http.aclose()

    async def make(self, game: str, seats: list[Any], **fields: Any) -> tuple[str, dict[int, str]]:
        """A table, and the maker's tokens by seat. Seats: "me", "open" or a bot's level."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
        answer = await self.post("api/tables", 201, game=game, seats=wishes, **{"name": "Anna", **fields})
        return answer["table"], {seat["seat"]: seat["token"] for seat in answer["seats"]}

    async def join(self, table: str, name: str = "Bo", **fields: Any) -> tuple[int, str]:
        answer = await self.post(f"api/tables/{table}/seats", 201, name=name, **fields)
        return answer["seat"], answer["token"]

    async def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()


def choose(game: str, moves: list[Any], chance: Any) -> Any:
    """A legal move that leads to an end some day."""
    return material.choose(game, moves, chance)
