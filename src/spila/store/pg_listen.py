"""Notifications from other servers: new versions of tables, and published messages.

After a lost connection the versions missed meanwhile are queried; messages missed meanwhile are lost.
"""

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
from spila.store.pg_append import VERSION_CHANNEL
from spila.store.pg_connect import CONNECTION_ERRORS, Backoff, connect, reason
from spila.store.pubsub import PubSub
from spila.store.watches import Watches

log = logging.getLogger(__name__)

Versions = Callable[[list[str]], Awaitable[dict[str, int]]]

MESSAGE_CHANNEL: Final = "spila_words"
_NOTIFY = f"SELECT pg_notify('{MESSAGE_CHANNEL}', message) FROM unnest($1::text[]) AS message"
MAX_PENDING: Final = 1_000
"""Messages waiting to be sent; beyond that the oldest are dropped."""
BATCH_SIZE: Final = 100
HEARTBEAT: Final = 20.0
"""Seconds of silence after which the connection is tested: a listening connection does not notice a dead peer."""


class Listener:
    """One connection of a store that listens and publishes."""

    def __init__(self, url: str, watches: Watches, versions: Versions, pubsub: PubSub) -> None:
        self._url = url
        self._watches = watches
        self._versions = versions
        self._pubsub = pubsub
        self._pending: deque[str] = deque(maxlen=MAX_PENDING)
        self._sequence = 0
        self._sending: asyncio.Task[None] | None = None
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._in_use = asyncio.Lock()
        """A connection runs one statement at a time."""
        self._ready = False
        self._task: asyncio.Task[None] | None = None
        self.heartbeat = HEARTBEAT

    async def start(self) -> None:
        """Listen from now on, until `close`."""
        await self._listen()
        self._task = asyncio.create_task(self._supervise(), name="spila-store-listener")

    async def close(self) -> None:
        """Stop listening. Pending messages are sent first, if there is a connection."""
        if (sending := self._sending) is not None:
            await asyncio.wait([sending], timeout=1)
            sending.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._disconnect()

    def publish(self, table_id: str, message: bytes) -> None:
        """Send a message to all servers, including this one. PostgreSQL would merge equal notifications of one
        transaction, so each carries a sequence number.
        """
        self._sequence += 1
        self._pending.append(f"{table_id} {self._sequence} {message.decode()}")
        if self._sending is None:
            self._sending = asyncio.create_task(self._send(), name="spila-store-sender")

    async def _send(self) -> None:
        try:
            while self._pending and self._ready:
                batch = [self._pending.popleft() for _ in range(min(BATCH_SIZE, len(self._pending)))]
                with suppress(asyncpg.PostgresError, *CONNECTION_ERRORS):
                    async with self._in_use:
                        await self._connection.execute(_NOTIFY, batch)
            self._pending.clear()  # without a connection they are dropped: late messages are useless
        finally:
            self._sending = None

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.remove_termination_listener(self._on_termination)
            try:
                await connection.close(timeout=1)
            except (asyncpg.PostgresError, *CONNECTION_ERRORS):
                connection.terminate()

    async def _listen(self) -> None:
        await self._disconnect()
        self._lost.clear()
        self._ready = False
        self._connection = await connect(self._url)
        try:
            self._connection.add_termination_listener(self._on_termination)
            await self._connection.add_listener(VERSION_CHANNEL, self._on_version)
            await self._connection.add_listener(MESSAGE_CHANNEL, self._on_message)
        except (asyncpg.PostgresError, *CONNECTION_ERRORS) as error:
            raise Unavailable(reason(error)) from None
        self._ready = True

    async def _supervise(self) -> None:
        while True:
            try:
                await asyncio.wait_for(self._lost.wait(), self.heartbeat)
            except TimeoutError:
                await self._check_connection()
            else:
                await self._reconnect()

    async def _check_connection(self) -> None:
        try:
            async with self._in_use:
                await self._connection.execute("SELECT 1", timeout=self.heartbeat)
        except (asyncpg.PostgresError, *CONNECTION_ERRORS):
            self._lost.set()

    async def _reconnect(self) -> None:
        for wait in Backoff(total=math.inf).waits():
            try:
                await self._listen()
                watched = self._watches.tables()
                for table_id, version in (await self._versions(watched)).items() if watched else ():
                    self._watches.notify(table_id, version)
                return
            except Exception as error:  # giving up would stop notifications unnoticed
                if not isinstance(error, StoreError):
                    log.exception("listening again failed")
                await asyncio.sleep(wait or 0)

    def _on_termination(self, _connection: object) -> None:
        self._ready = False
        self._lost.set()

    def _on_version(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        table_id, _, version = str(payload).rpartition(" ")
        if table_id and version.isdigit():
            self._watches.notify(table_id, int(version))

    def _on_message(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        table_id, _, rest = str(payload).partition(" ")
        _, _, message = rest.partition(" ")
        if table_id and message:
            self._pubsub.publish(table_id, message.encode())
