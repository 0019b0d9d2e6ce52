"""People at a table, over HTTP and sockets, wherever the server is shown."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

SECONDS = 90


@contextmanager
def http(address: str, source: str | None = None) -> Iterator[httpx.Client]:
    """A client of its own connections, from this source address if told."""
    transport = httpx.HTTPTransport(local_address=source)
    with httpx.Client(base_url=address, transport=transport, timeout=SECONDS) as client:
        yield client


def make_table(client: httpx.Client, **headers: str) -> httpx.Response:
    """Anna against an easy bot that does not think long."""
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    wish = {"game": "timeline", "name": "Anna-Lovisa", "seats": seats, "settings": {"pace": "instant"}}
    return client.post("api/tables", json=wish, headers=headers)


@contextmanager
def socket(address: str, **options: Any) -> Iterator[ClientConnection]:
    """A socket to the server that is shown at this address."""
    where = address.replace("http", "ws", 1) + "ws"
    options.setdefault("max_queue", None)  # one whose queue is full could not read the goodbye
    with connect(where, open_timeout=SECONDS, close_timeout=5, proxy=None, **options) as connection:
        yield connection


class Player:
    """Somebody with a seat."""

    def __init__(self, connection: ClientConnection, table: str, token: str | None) -> None:
        self.connection, self.asked = connection, 0
        self.ask("hello", protocol=1, table=table, token=token)
        self.welcome = self.until("welcome")

    def ask(self, kind: str, **rest: Any) -> None:
        self.asked += 1
        self.connection.send(json.dumps({"type": kind, "id": str(self.asked), **rest}))

    def receive(self) -> dict[str, Any]:
        received: dict[str, Any] = json.loads(self.connection.recv(timeout=SECONDS))
        return received

    def until(self, kind: str) -> dict[str, Any]:
        while (received := self.receive())["type"] != kind:
            pass
        return received

    def play_out(self, seed: int = 1) -> int:
        """Start, and make any move whenever it is one's turn, until it is over; how many moves. The news of a move are
        awaited before the next one, and an answer that could still be changed is kept.
        """
        rng, made = random.Random(seed), 0
        own: dict[str, Any] = {}
        asked = ""
        self.ask("start")
        while True:
            received = self.receive()
            assert received["type"] != "refused", received
            if received.get("room", {}).get("phase") == "over":
                return made
            own |= received.get("own") or {}
            if received.get("id") == asked:
                asked = ""
            if received["type"] == "news" and received.get("moves") and not asked:
                move = rng.choice(received["moves"])
                if move["type"] != "answer" or own.get("answer") is None:
                    self.ask("move", move=move)
                    made, asked = made + 1, str(self.asked)
