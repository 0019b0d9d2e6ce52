"""The hash chain of a log: every entry's hash covers its bytes, its time and the hash before it.

So a row that was changed, removed or moved no longer fits, and the last hash stands for the whole log. `docs/store.md`
describes every byte.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from struct import Struct
from typing import Final, NamedTuple

from spila.store.errors import RowChanged, RowMissing, RowsSwapped

ROOT: Final = b"spila log 1\0"
_numbers = Struct(">Qq").pack


class Row(NamedTuple):
    """An entry as it is stored. `hash` is None where a row was written by another program."""

    version: int
    entry: bytes
    at: int
    hash: bytes | None


def root(table_id: str, header: bytes, backfilled: int) -> bytes:
    """The hash before the first entry. `backfilled` is the number of first entries whose hashes were added later, by a
    migration or an import: for these the chain only shows changes made after that.
    """
    name = table_id.encode()
    return sha256(b"".join((ROOT, _numbers(len(name), backfilled), name, header))).digest()


def link(before: bytes, version: int, at: int, entry: bytes) -> bytes:
    """The hash of an entry."""
    return sha256(before + _numbers(version, at) + entry).digest()


def links(before: bytes, rows: Iterable[tuple[int, int, bytes]]) -> Iterator[bytes]:
    """The hashes of consecutive entries: version, time, entry."""
    for version, at, entry in rows:
        before = link(before, version, at, entry)
        yield before


def verify(table_id: str, after: int, before: bytes, rows: Sequence[Row]) -> bytes:
    """The hash of the last row. `before` is the hash of version `after`, which these rows follow; `RowMissing`,
    `RowChanged` or `RowsSwapped` names the first that does not fit.
    """
    for place, row in enumerate(rows):
        version = after + place + 1
        if row.version != version:
            raise RowMissing(table_id, version)
        found = link(before, version, row.at, row.entry)
        if found != row.hash:
            raise _reason(table_id, version, before, row, rows[place + 1 :])
        before = found
    return before


def _reason(table_id: str, version: int, before: bytes, row: Row, later: Sequence[Row]) -> RowChanged | RowsSwapped:
    """If a later row fits in this place, the two were swapped: the whole rows, or only what they hold."""
    for other in later:
        fits = link(before, version, other.at, other.entry), link(before, version, row.at, other.entry)
        if row.hash in fits or other.hash in fits:
            return RowsSwapped(table_id, version, other.version)
    return RowChanged(table_id, version)
