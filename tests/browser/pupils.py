"""Pupils without browsers: programs that join a class over HTTP and answer over a socket."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

PATIENCE = 60


@contextmanager
def pupil(address: str, code: str, name: str) -> Iterator[Pupil]:
    """Somebody joins the class, for as long as this lasts."""
    joined = httpx.post(f"{address}api/tables/{code}/seats", json={"name": name})
    assert joined.status_code == 201, joined.text
    url = address.replace("http", "ws", 1) + "ws"
    # Without a limit on what waits to be read: a socket whose queue is full cannot read the goodbye either.
    with connect(url, proxy=None, max_size=None, max_queue=None, ping_interval=None) as socket:
        found = Pupil(socket)
        found.ask("hello", protocol=1, table=code, token=joined.json()["token"])
        yield found


class Pupil:
    """One seat of a class. What comes in is read when something is asked."""

    def __init__(self, socket: ClientConnection) -> None:
        self._ids = itertools.count()
        self._socket = socket

    def answer(self, gap: int) -> None:
        """Pick this gap; it counts when this returns."""
        answered = self.ask("move", move={"type": "answer", "gap": gap})
        assert answered["type"] != "refused", answered

    def ask(self, kind: str, **fields: Any) -> Any:
        """Send a command; the answer to it."""
        number = f"pupil-{next(self._ids)}"
        self._socket.send(json.dumps({"type": kind, "id": number, **fields}))
        while True:
            message = json.loads(self._socket.recv(timeout=PATIENCE))
            assert message["type"] != "goodbye", message
            if message.get("id") == number or (kind == "hello" and message["type"] == "welcome"):
                return message
