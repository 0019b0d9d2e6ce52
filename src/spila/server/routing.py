"""Which worker a connection is for, read from its first line before anything of it is taken."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote

from spila.tables.codes import owner

PEEKED: Final = 2048
"""Bytes of a request that are looked at; an address with a table's code is shorter."""
_LINE: Final = re.compile(rb"[A-Z]+ ([^ \r\n]*)[ \r\n]")
_TABLE: Final = re.compile(r"/tables/([^/?]+)|[?&]table=([^&]+)")
_WORKER: Final = re.compile(r"[?&]worker=(\d+)")
_SOCKET: Final = re.compile(r"/ws(\?|$)")


def complete(head: bytes) -> bool:
    """Whether the first line has arrived, or no more of it is waited for."""
    return b"\n" in head or len(head) >= PEEKED


def worker_for(head: bytes, workers: int, turn: int) -> int:
    """The owner of the table that the address names. Sockets that name none go to each worker in `turn`, and everything
    else to the first one: it only reads and writes the store.
    """
    line = _LINE.match(head)
    address = line[1].decode("latin-1") if line else ""
    if found := _TABLE.search(address):
        return owner(unquote(found[1] or found[2]), workers)
    if found := _WORKER.search(address):
        return min(int(found[1][:3]), workers - 1)
    return turn % workers if _SOCKET.search(address) else 0
