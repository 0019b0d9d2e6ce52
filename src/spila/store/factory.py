"""Opening a store by its address."""

from __future__ import annotations

from pathlib import Path

from spila.store.base import BaseStore
from spila.store.errors import StoreError
from spila.store.log import Clock, wall_clock


async def open_store(
    where: str | Path, *, clock: Clock = wall_clock, readonly: bool = False, turns: bool = False
) -> BaseStore:
    """Open a store: `postgresql://…` is a PostgreSQL database; a path, or `sqlite:///path`, is a SQLite file, in which
    the workers of a server write in `turns`.
    """
    kind, separator, rest = str(where).partition("://")
    if not separator or isinstance(where, Path):
        from spila.store.sqlite import SqliteStore

        return await SqliteStore.open(where, clock=clock, readonly=readonly, turns=turns)
    match kind.partition("+")[0]:
        case "sqlite":
            from spila.store.sqlite import SqliteStore

            return await SqliteStore.open(rest.removeprefix("/"), clock=clock, readonly=readonly, turns=turns)
        case "postgresql" | "postgres":
            from spila.store.postgres import PostgresStore

            return await PostgresStore.open(str(where), clock=clock, readonly=readonly)
        case _:
            raise StoreError("store-address", kind=kind)
