"""The databases of the tests: a real file or a real PostgreSQL database."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from spila.store import BaseStore, LogStore, open_store

HEADER = b'{"game":"skip-bo","seats":2}'
SEATS = b'{"seats":["Anna","Bo"]}'


@dataclass
class Database:
    kind: str
    where: str
    opened: list[BaseStore] = field(default_factory=list)

    async def open(self, **options: Any) -> BaseStore:
        store = await open_store(self.where, **options)
        self.opened.append(store)
        return store

    async def close(self) -> None:
        for store in self.opened:
            await store.close()


class Clock:
    """A clock that the test sets."""

    def __init__(self, now: int = 1_000) -> None:
        self.now = now

    def __call__(self) -> int:
        return self.now


def as_protocol(store: BaseStore) -> LogStore:
    """For mypy: a store implements the protocol."""
    return store


async def table(store: BaseStore, table_id: str = "t") -> str:
    await store.create(table_id, HEADER, SEATS)
    return table_id


async def log_of(store: LogStore, table_id: str, after: int = 0) -> list[tuple[int, bytes]]:
    """The entries with their versions, without their times."""
    return [(row.version, row.entry) for row in await store.read(table_id, after)]


def entry(text: object) -> bytes:
    return f'{{"move":"{text}"}}'.encode()
