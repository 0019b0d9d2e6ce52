"""A process whose system calls `test_power_cut` watches: it appends to some tables at the same time and reports on its
standard output what the store says is durable, one line for each entry.

    python -m tests.store.power_cut_child PATH ENTRIES PAGES TABLE…

After so many pages SQLite's log of commits is copied to the file.
"""

from __future__ import annotations

import asyncio
import os
import sys

from spila.store.sqlite import SqliteStore


async def append_all(where: str, entries: int, pages: int, tables: list[str]) -> None:
    """So many entries for each table."""

    async def one(table: str) -> None:
        version = await store.version(table)
        for number in range(entries):
            entry = f'"{table} {number} {"x" * (number % 7 * 300)}"'.encode()
            version = await store.append(table, version, [entry])
            os.write(1, f"{table} {version}\n".encode())

    async with await SqliteStore.open(where, pages=pages) as store:
        await asyncio.gather(*(one(table) for table in tables))


if __name__ == "__main__":
    asyncio.run(append_all(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4:]))
