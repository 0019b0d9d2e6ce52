"""Hearing from other servers that a table moved on. What was missed while the line was down is asked for after it."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg

from spila.store.errors import StoreError, Unavailable
from spila.store.grouping import CHANNEL
from spila.store.reaching import LOST, Patience, connect, reason
from spila.store.wakeups import WakeUps

Versions = Callable[[list[str]], Awaitable[dict[str, int]]]


class Listener:
    """One connection that listens, for all watches of a store."""

    def __init__(self, url: str, wakeups: WakeUps, versions: Versions) -> None:
        self._url = url
        self._wakeups = wakeups
        self._versions = versions
        self._connection: Any = None
        self._lost = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; from here on, until `close`."""
        await self._listen()
        self._task = asyncio.create_task(self._stay(), name="spila-store-listener")

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
        await self._let_go()

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
        self._connection = await connect(self._url)
        try:
            self._connection.add_termination_listener(self._gone)
            await self._connection.add_listener(CHANNEL, self._heard)
        except (asyncpg.PostgresError, *LOST) as error:
            raise Unavailable(reason(error)) from None

    async def _stay(self) -> None:
        while True:
            await self._lost.wait()
            await self._again()

    async def _again(self) -> None:
        for wait in Patience(total=math.inf).waits():
            try:
                await self._listen()
                watched = self._wakeups.watched()
                for table_id, version in (await self._versions(watched)).items() if watched else ():
                    self._wakeups.wake(table_id, version)
                return
            except StoreError:
                await asyncio.sleep(wait or 0)

    def _gone(self, _connection: object) -> None:
        self._lost.set()

    def _heard(self, _connection: object, _process: int, _channel: str, payload: object) -> None:
        table_id, _, version = str(payload).rpartition(" ")
        if table_id and version.isdigit():
            self._wakeups.wake(table_id, int(version))
