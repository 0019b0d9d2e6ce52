"""Records and positions as JSON files: read strictly, and refused as a whole when anything is wrong."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Annotated, Any, Literal, NamedTuple, TypeAlias

import msgspec

from spila.kernel.codec import Malformed, decode, encode
from spila.kernel.game import AnyGame
from spila.kernel.log import Entry, Expired, Header, Joined, Left, Log, Moved
from spila.kernel.shares import Share
from spila.kernel.values import Hex, Result

Load: TypeAlias = Callable[[str], AnyGame]

MOST_BYTES = 16_000_000
"""No record or position of these games comes near this size."""


class _Document(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    spila: str
    format: Literal[1]
    game: str
    rules_version: int = msgspec.field(name="law")


class RecordFile(_Document, frozen=True):
    """A match as a file. `digest` is the SHA-256 of the last position, so that a changed entry is noticed."""

    spila: Literal["record"]
    seats: Annotated[int, msgspec.Meta(ge=1, le=100)]
    options: msgspec.Raw
    seed_hash: Hex
    seed: Hex | None
    entries: list[RawEntry]
    result: Result | None
    digest: Hex
    shares: tuple[Share, ...] = ()


class PositionFile(_Document, frozen=True):
    """A position as a file."""

    spila: Literal["position"]
    position: msgspec.Raw


class RawMoved(msgspec.Struct, frozen=True, tag="move", forbid_unknown_fields=True):
    """A move not yet read: only the game knows how."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=100)]
    move: msgspec.Raw


RawEntry: TypeAlias = RawMoved | Expired | Left | Joined


def digest(game: AnyGame, state: Any) -> str:
    """SHA-256 of a position's JSON."""
    return sha256(encode(game.position(state))).hexdigest()


def write_record(game: AnyGame, log: Log, state: Any) -> bytes:
    """A match as a record file; `state` is where its log leads."""
    header = log.header
    body = {
        "spila": "record",
        "format": 1,
        "game": header.game,
        "law": header.rules_version,
        "seats": header.seats,
        "options": header.options,
        "seed_hash": header.seed_hash,
        "seed": header.seed,
        "entries": list(log.entries),
        "result": game.result(state),
        "digest": digest(game, state),
    }
    if header.shares:
        body["shares"] = header.shares
    return encode(body) + b"\n"


class Record(NamedTuple):
    """A record that could be read but has not been played through."""

    game: AnyGame
    log: Log
    result: Result | None
    digest: str


def parse_record(data: bytes, load: Load) -> Record:
    """What a record file says; `Malformed` when it is garbled or cut off. `records.read_record` also checks it."""
    record, game = _read(data, RecordFile, "record", load)
    options = decode(game.options_type, bytes(record.options), "options")
    entries: list[Entry] = [
        Moved(entry.seat, decode(game.move_type, bytes(entry.move), "move")) if isinstance(entry, RawMoved) else entry
        for entry in record.entries
    ]
    header = Header(
        record.game, record.rules_version, record.seats, options, record.seed_hash, record.seed, record.shares
    )
    return Record(game, Log(header, tuple(entries)), record.result, record.digest)


def write_position(game: AnyGame, state: Any) -> bytes:
    """The state as a position file."""
    body = {
        "spila": "position",
        "format": 1,
        "game": game.id,
        "law": game.version,
        "position": game.position(state),
    }
    return encode(body) + b"\n"


def read_position(data: bytes, load: Load) -> tuple[AnyGame, Any]:
    """The game and the state of a position file."""
    document, game = _read(data, PositionFile, "position", load)
    if document.rules_version != game.version:
        raise Malformed("law-version", game=game.id, has=document.rules_version, wants=game.version)
    position = decode(game.position_type, bytes(document.position), "position")
    game.options(position.options, len(position.players))
    return game, game.restore(position)


def kind_of(data: bytes) -> str:
    """Whether a file says it is a record or a position."""

    class Kind(msgspec.Struct):
        spila: Literal["record", "position"]

    if len(data) > MOST_BYTES:
        raise Malformed("file-too-large", most=MOST_BYTES, has=len(data))
    kind: str = decode(Kind, data, "file").spila
    return kind


def _read(data: bytes, kind: Any, what: str, load: Load) -> tuple[Any, AnyGame]:
    if len(data) > MOST_BYTES:
        raise Malformed("file-too-large", most=MOST_BYTES, has=len(data))
    document = decode(kind, data, what)
    return document, load(document.game)
