"""Hearing from other servers: that a table moved on, and words in passing. Versions that were missed while the line
was down are asked for after it; words are not."""

from __future__ import annotations

import asyncio
import logging
import math
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from spila.store.errors import StoreError, Unavailable
from spila.store.pg_append import CHANNEL
from spila.store.pg_connect import LOST, Backoff, connect, reason
from spila.store.pubsub import PubSub
from spila.store.watches import Watches

log = logging.getLogger(__name__)

Versions = Callable[[list[str]], Awaitable[dict[str, int]]]

WORDS: Final = "spila_words"
_TELL = f"SELECT pg_notify('{WORDS}', word) FROM unnest($1::text[]) AS word"
MOST_WAITING: Final = 1_000
"""Words that wait for the line; the oldest are forgotten."""
MOST_AT_ONCE: Final = 100
HEARTBEAT: Final = 20.0
"""Seconds after which a silent line is tried: one that only listens never learns that the other end is gone."""


class Listener:
    """One connection that listens and passes words on, for everybody in a store."""

    def __init__(self, url: str, wakeups: Watches, versions: Versions, hearsay: PubSub) -> None:
        self._url = url
        self._wakeups = wakeups
        self._versions = versions
        self._hearsay = hearsay
        self._words: deque[str] = deque(maxlen=MOST_WAITING)
        self._told = 0
        self._telling: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._speaking = asyncio.Lock()
        """A connection does one thing at a time."""
        self._ready = False
        self._task: asyncio.Task[None] | None = None
        self.heartbeat = HEARTBEAT

    async def start(self) -> None:
        """Listen; from here on, until `close`."""
        await self._listen()
        self._task = asyncio.create_task(self._stay(), name="spila-store-listener")

    async def close(self) -> None:
        """Stop listening. What was told is passed on first, if the line is there."""
        if (telling := self._telling) is not None:
            await asyncio.wait([telling], timeout=1)
            telling.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._let_go()

    def tell(self, table_id: str, word: bytes) -> None:
        """Pass a word on to all servers, this one too. The number keeps PostgreSQL from taking two for one."""
        self._told += 1
        self._words.append(f"{table_id} {self._told} {word.decode()}")
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell(), name="spila-store-teller")

    async def _tell(self) -> None:
        try:
            while self._words and self._ready:
                some = [self._words.popleft() for _ in range(min(MOST_AT_ONCE, len(self._words)))]
                with suppress(asyncpg.PostgresError, *LOST):
                    async with self._speaking:
                        await self._connection.execute(_TELL, some)
            self._words.clear()  # without a line they are lost; nobody wants to hear them later
        finally:
            self._telling = None

    async def _let_go(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.remove_termination_listener(self._gone)
            try:
                await connection.close(timeout=1)
            except (asyncpg.PostgresError, *LOST):
                connection.terminate()

    async def _listen(self) -> None:
        await self._let_go()
        self._lost.clear()
        self._ready = False
        self._connection = await connect(self._url)
        try:
            self._connection.add_termination_listener(self._gone)
            await self._connection.add_listener(CHANNEL, self._heard)
            await self._connection.add_listener(WORDS, self._heard_word)
        except (asyncpg.PostgresError, *LOST) as error:
            raise Unavailable(reason(error)) from None
        self._ready = True

    async def _stay(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._lost.wait(), self.heartbeat)
            except TimeoutError:
                await self._try_line()
            else:
                await self._again()

    async def _try_line(self) -> None:
        try:
            async with self._speaking:
                await self._connection.execute("SELECT 1", timeout=self.heartbeat)
        except (asyncpg.PostgresError, *LOST):
            self._lost.set()

    async def _again(self) -> None:
        for wait in Backoff(total=math.inf).waits():
            try:
                await self._listen()
                watched = self._wakeups.watched()
                for table_id, version in (await self._versions(watched)).items() if watched else ():
                    self._wakeups.wake(table_id, version)
                return
            except Exception as error:  # nobody would listen any more, and nobody would notice
                if not isinstance(error, StoreError):
                    log.exception("listening again failed")
                await asyncio.sleep(wait or 0)

    def _gone(self, _connection: object) -> None:
        self._ready = False
        self._lost.set()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        table_id, _, version = str(payload).rpartition(" ")
        if table_id and version.isdigit():
            self._wakeups.wake(table_id, int(version))

    def _heard_word(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        table_id, _, rest = str(payload).partition(" ")
        _, _, word = rest.partition(" ")
        if table_id and word:
            self._hearsay.pass_on(table_id, word.encode())
