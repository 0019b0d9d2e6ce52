"""The lines of an export, and reading them strictly.

An export is a header line, then for each table one line and one line per entry, then a last line with the SHA-256 of
everything before it. A file that was truncated, changed or assembled by hand is refused as a whole, and so is a table
whose hash chain does not hold. Format 1 had no chain: its entries are hashed when they are read and counted as such.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Literal, NamedTuple

import msgspec

from spila.kernel.codec import Malformed, decode
from spila.store import chain
from spila.store.errors import RowMissing
from spila.store.log import check_document, check_id

MAX_LINE = 16_000_000
"""Bytes. Far above any line that an export contains."""

Count = Annotated[int, msgspec.Meta(ge=0, le=2**63 - 1)]
Hash = Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")]


class HeaderLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line."""

    spila: Literal["tables"]
    format: Literal[1, 2, 3]
    """3 has decks."""


class MetaLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One value of a table's meta."""

    version: Annotated[int, msgspec.Meta(ge=1, le=2**63 - 1)]
    value: msgspec.Raw


class PictureLine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A picture of a deck."""

    hash: Hash
    kind: Literal["photo", "drawing"]
    width: Count
    height: Count
    body: bytes


class DeckLine(msgspec.Struct, frozen=True, tag_field="line", tag="deck", forbid_unknown_fields=True):
    """A published version of a deck, before the first table that was dealt from it."""

    hash: Hash
    cards: Count
    created: Count
    content: bytes
    pictures: tuple[PictureLine, ...] = ()


class TableLine(msgspec.Struct, frozen=True, tag_field="line", tag="table", forbid_unknown_fields=True):
    """A table; its entries follow, as many as `version` says."""

    id: str
    version: Count
    created: Count
    active: Count
    finished: Count | None
    header: msgspec.Raw
    meta: dict[str, MetaLine]
    record: msgspec.Raw
    backfilled: Count | None = None
    """How many entries were hashed later; None in format 1, in which no entry has a hash."""
    end_hash: Hash | None = None
    decks: tuple[Hash, ...] | msgspec.UnsetType = msgspec.UNSET
    """The versions of decks that it refers to."""


class EntryLine(msgspec.Struct, frozen=True, tag_field="line", tag="entry", forbid_unknown_fields=True):
    """An entry of the table above."""

    version: Count
    at: Count
    entry: msgspec.Raw
    hash: Hash | None = None


class EndLine(msgspec.Struct, frozen=True, tag_field="line", tag="end", forbid_unknown_fields=True):
    """The last line."""

    tables: Count
    entries: Count
    sha256: str


class Contents(NamedTuple):
    """What an export holds: entries, those of them that were hashed later, and the last hash of every table."""

    entries: int
    backfilled: int
    last: dict[str, str]


def check_export(path: Path) -> Contents:
    """Read a file to its end."""
    total, backfilled, table_id, last = 0, 0, "", dict[str, str]()
    for line, link in read_export(path):
        if isinstance(line, DeckLine):
            continue
        if isinstance(line, TableLine):
            table_id = line.id
            backfilled += line.version if line.backfilled is None else line.backfilled
        else:
            total += 1
        last[table_id] = link.hex()
    return Contents(total, backfilled, last)


def read_export(path: Path) -> Iterator[tuple[DeckLine | TableLine | EntryLine, bytes]]:
    """Yield the decks, tables and entries of a file, each checked and with its hash: a table's is the one before its
    first entry. Reaching the end means that the whole file is valid.
    """
    check, digest = _Check(), hashlib.sha256()
    with path.open("rb") as file:
        first = file.readline(MAX_LINE)
        decode(HeaderLine, first, "export")
        digest.update(first)
        number = 1
        while text := file.readline(MAX_LINE):
            number += 1
            if not text.endswith(b"\n"):
                raise Malformed("export-cut", line=number)
            line = decode(DeckLine | TableLine | EntryLine | EndLine, text, f"export:{number}")
            if isinstance(line, EndLine):
                check.end(line, number, digest.hexdigest())
                if file.read(1):
                    raise Malformed("export-cut", line=number)
                return
            check.take(line, number)
            digest.update(text)
            yield line, check.link
    raise Malformed("export-cut", line=number + 1)


class _Check:
    """What was read of an export so far. Every line is checked against it; `Malformed` and `RowMissing` say why not."""

    def __init__(self) -> None:
        self.link = b""
        """The hash of the last line."""
        self._decks = set[str]()
        self._tables = set[str]()
        self._entries = 0
        self._table: TableLine | None = None
        self._version = 0

    def take(self, line: DeckLine | TableLine | EntryLine, number: int) -> None:
        """The next line."""
        match line:
            case DeckLine():
                self._end_table(number)
                _check_deck(line, number)
                self._decks.add(line.hash)
            case TableLine():
                self._end_table(number)
                self._begin_table(line, number)
            case EntryLine():
                self._entry(line, number)

    def end(self, line: EndLine, number: int, sha256: str) -> None:
        """The last line; `sha256` is the hash of everything before it."""
        self._end_table(number)
        if (line.tables, line.entries, line.sha256) != (len(self._tables), self._entries, sha256):
            raise Malformed("export-changed", line=number)

    def _end_table(self, number: int) -> None:
        table, version = self._table, self._version
        if table is None:
            return
        if version != table.version:
            raise Malformed("export-entries", line=number, table=table.id, wants=table.version, has=version)
        if table.end_hash not in (None, self.link.hex()):
            raise RowMissing(table.id, version + 1)

    def _begin_table(self, line: TableLine, number: int) -> None:
        _check_table(line, f"export:{number}")
        if line.decks and not self._decks.issuperset(line.decks):
            raise Malformed("export-changed", line=number)
        if line.id in self._tables:
            raise Malformed("export-twice", line=number, table=line.id)
        self._table, self._version = line, 0
        self._tables.add(line.id)
        backfilled = line.version if line.backfilled is None else line.backfilled
        self.link = chain.root(line.id, bytes(line.header), backfilled)

    def _entry(self, line: EntryLine, number: int) -> None:
        self._version += 1
        self._entries += 1
        if self._table is None or line.version != self._version:
            raise Malformed("export-version", line=number, wants=self._version, has=line.version)
        self.link = _next_link(self._table, line, self.link)
        check_document(bytes(line.entry), f"export:{number}")


def _check_deck(line: DeckLine, number: int) -> None:
    """The content of a version and of its pictures is what their names say."""
    named = [(line.hash, line.content), *((picture.hash, picture.body) for picture in line.pictures)]
    if any(hashlib.sha256(content).hexdigest() != name for name, content in named):
        raise Malformed("export-changed", line=number)


def _next_link(table: TableLine, line: EntryLine, before: bytes) -> bytes:
    """The hash of an entry; where the file has one it has to be the same."""
    if table.backfilled is None:
        return chain.link(before, line.version, line.at, bytes(line.entry))
    link = None if line.hash is None else bytes.fromhex(line.hash)
    row = chain.Row(line.version, bytes(line.entry), line.at, link)
    return chain.verify(table.id, line.version - 1, before, [row])


def _check_table(line: TableLine, what: str) -> None:
    check_id(line.id)
    check_document(bytes(line.header), what)
    for key, value in line.meta.items():
        check_id(key)
        check_document(bytes(value.value), what)
    check_document(bytes(line.record), what)
    if line.finished is None and bytes(line.record) != b"null":
        raise Malformed("export-record", table=line.id)
