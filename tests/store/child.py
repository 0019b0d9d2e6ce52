"""What the other processes of the tests do. They are real ones, so that they can be killed, and can race."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, NamedTuple

from spila.store import BaseStore, Stale, StoreError, open_store

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(
    ["spila.store.sqlite", "spila.store.postgres", "sqlalchemy.dialects.postgresql.asyncpg"]
)


class Child(NamedTuple):
    process: BaseProcess
    told: Connection


@contextmanager
def child(work: Callable[..., None], *args: Any) -> Any:
    """Another process at work; what it tells comes through `told`. Killed at the end, if it is still there."""
    hears, tells = _processes.Pipe(duplex=False)
    process = _processes.Process(target=work, args=(*args, tells), daemon=True)
    process.start()
    tells.close()
    try:
        yield Child(process, hears)
    finally:
        process.kill()
        process.join()
        process.close()
        hears.close()


def told(hears: Connection) -> list[bytes]:
    """Everything it still said before it ended."""
    lines = []
    while True:
        try:
            lines.append(hears.recv_bytes())
        except EOFError:
            return lines


def appends(where: str, tables: list[str], tells: Connection) -> None:
    """Append to these tables for ever; tell each acknowledged entry as "table version entry"."""

    async def one(store: BaseStore, table: str) -> None:
        version = await store.version(table)
        for number in range(10**9):
            entry = f'"{os.getpid()}-{number}"'.encode()
            try:
                version = await store.append(table, version, [entry])
            except Stale as stale:  # the last word of a predecessor that was killed
                version = stale.actual
            else:
                tells.send_bytes(f"{table} {version} ".encode() + entry)

    async def all_tables() -> None:
        async with await open_store(where) as store:
            await asyncio.gather(*(one(store, table) for table in tables))

    asyncio.run(all_tables())


def races(where: str, table: str, name: str, goal: int, tells: Connection) -> None:
    """Go for every next version of one table until there are `goal`; tell those that were won, then the losses."""

    async def race() -> None:
        async with await open_store(where) as store:
            version = lost = 0
            with store.watch(table) as watch:
                tells.send_bytes(b"ready")
                await anext(watch)  # the starting shot
            while version < goal:
                try:
                    version = await store.append(table, version, [f'"{name}"'.encode()])
                except Stale as stale:
                    version, lost = stale.actual, lost + 1
                else:
                    tells.send_bytes(str(version).encode())
            tells.send_bytes(f"lost {lost}".encode())

    asyncio.run(race())


def opens(where: str, tells: Connection) -> None:
    """Try to open the store and tell how that went."""

    async def attempt() -> None:
        try:
            async with await open_store(where):
                tells.send_bytes(b"open")
        except StoreError as error:
            tells.send_bytes(error.code.encode())

    asyncio.run(attempt())
