"""Child processes of the tests: real ones, so that they can be killed and can race."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from multiprocessing.synchronize import Event
from typing import Any, NamedTuple

from spila.store import BaseStore, Stale, StoreError, open_store

_processes = multiprocessing.get_context("forkserver")
_processes.set_forkserver_preload(
    ["spila.store.sqlite", "spila.store.postgres", "sqlalchemy.dialects.postgresql.asyncpg"]
)


class Child(NamedTuple):
    process: BaseProcess
    output: Connection


@contextmanager
def child(work: Callable[..., None], *args: Any) -> Any:
    """Run a function in another process, which reports through `output`. It is killed at the end."""
    receiver, sender = _processes.Pipe(duplex=False)
    process = _processes.Process(target=work, args=(*args, sender), daemon=True)
    process.start()
    sender.close()
    try:
        yield Child(process, receiver)
    finally:
        process.kill()
        process.join()
        process.close()
        receiver.close()


def remaining_output(receiver: Connection) -> Iterator[bytes]:
    """Everything the child still reports before it ends."""
    while True:
        try:
            yield receiver.recv_bytes()
        except EOFError:
            return


def append_forever(where: str, tables: list[str], sender: Connection) -> None:
    """Append to these tables for ever; report each acknowledged entry as "table version entry"."""

    async def one(store: BaseStore, table: str) -> None:
        version = await store.version(table)
        for number in range(10**9):
            entry = f'"{os.getpid()}-{number}"'.encode()
            try:
                version = await store.append(table, version, [entry])
            except Stale as stale:  # the last entry of a killed predecessor
                version = stale.actual
            else:
                sender.send_bytes(f"{table} {version} ".encode() + entry)

    async def all_tables() -> None:
        async with await open_store(where) as store:
            await asyncio.gather(*(one(store, table) for table in tables))

    asyncio.run(all_tables())


def signal() -> Event:
    """Something that the test can tell its children."""
    return _processes.Event()


def append_in_race(where: str, table: str, name: str, over: Event, sender: Connection) -> None:
    """Compete for every next version of one table until it is over; report each as "won" or "lost"."""

    async def race() -> None:
        async with await open_store(where) as store:
            version = 0
            with store.watch(table) as watch:
                sender.send_bytes(b"ready")
                await anext(watch)  # the start signal
            while not over.is_set():
                try:
                    version = await store.append(table, version, [f'"{name}"'.encode()])
                except Stale as stale:
                    version = stale.actual
                    sender.send_bytes(f"lost {version}".encode())
                else:
                    sender.send_bytes(f"won {version}".encode())

    asyncio.run(race())


def open_once(where: str, sender: Connection) -> None:
    """Try to open the store and report the outcome."""

    async def attempt() -> None:
        try:
            async with await open_store(where):
                sender.send_bytes(b"open")
        except StoreError as error:
            sender.send_bytes(error.code.encode())

    asyncio.run(attempt())
