"""People who play Skip-Bo with three thinking bots each: the load for `benchmarks.server bots`.

    python -m benchmarks.load_bots 8337 10 '{"level": "hard"}'      port, tables, how well the bots play

It is asked for laps like `benchmarks.load`. A person moves a fraction of a second after it is their turn, while bots of
other tables think; what counts is the time from sending a move to its answer.
"""

from __future__ import annotations

import asyncio
import random
import sys
from typing import Any

import httpx
import msgspec
import uvloop
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from benchmarks.load import ENDLESS, SETTINGS, now, tell

BOTS = 3
PAUSE = 0.3
"""After how many seconds people move, on average."""
Asked = dict[str, Any]


class _Told(msgspec.Struct):
    type: str
    id: str = ""
    moves: list[msgspec.Raw] | None = None
    code: str = ""


_read = msgspec.json.Decoder(_Told)


class Person(WSListener):
    """One person at a table of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []
        self.measuring = False
        self._transport: WSTransport | None = None
        self._since: dict[str, float] = {}
        self._asks = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT:
            self._heard(_read.decode(frame.get_payload_as_bytes()))

    def say(self, **message: Any) -> None:
        assert self._transport is not None
        self._transport.send(WSMsgType.TEXT, msgspec.json.encode(message))

    def _heard(self, told: _Told) -> None:
        if told.type == "refused":
            raise SystemExit(f"refused: {told.code}")
        since = self._since.pop(told.id, None)
        if since is not None and self.measuring:
            self.waits.append(1000 * (now() - since))
        if told.moves:
            loop = asyncio.get_running_loop()
            loop.call_later(random.expovariate(1 / PAUSE), self._move, random.choice(told.moves))

    def _move(self, move: msgspec.Raw) -> None:
        self._asks += 1
        self._since[str(self._asks)] = now()
        self.say(type="move", id=str(self._asks), move=move)


async def sit_down(client: httpx.AsyncClient, socket: str, level: str) -> Person:
    """Make a table with bots, and deal."""
    wish = {
        "game": "skip-bo",
        "seats": [{"kind": "me"}, *[{"kind": "bot", "level": level}] * BOTS],
        "name": "Askur",
        "options": ENDLESS,
        "settings": {**SETTINGS, "pace": "instant"},
    }
    made = (await client.post("api/tables", json=wish)).raise_for_status().json()
    _, person = await ws_connect(Person, f"{socket}?table={made['table']}", enable_auto_pong=False)
    assert isinstance(person, Person)
    person.say(type="hello", id="hello", protocol=1, table=made["table"], token=made["seats"][0]["token"])
    person.say(type="start", id="start")
    return person


async def lap(people: list[Person], seconds: float) -> Asked:
    """Play for so long."""
    start = now()
    for person in people:
        person.waits.clear()
        person.measuring = True
    tell({"begun": True})
    await asyncio.sleep(seconds)
    for person in people:
        person.measuring = False
    tell({"ended": True})
    waits = [wait for person in people for wait in person.waits]
    return {"moves": len(waits), "seconds": now() - start, "busy": 0.0, "waits": waits}


async def main() -> None:
    port, tables, asked = int(sys.argv[1]), int(sys.argv[2]), msgspec.json.decode(sys.argv[3])
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=60) as client:
        people = [await sit_down(client, f"ws://127.0.0.1:{port}/ws", asked["level"]) for _ in range(tables)]
    tell({"tables": len(people)})
    loop = asyncio.get_running_loop()
    while text := await loop.run_in_executor(None, sys.stdin.readline):
        tell(await lap(people, msgspec.json.decode(text)["seconds"]))


if __name__ == "__main__":
    uvloop.run(main())
