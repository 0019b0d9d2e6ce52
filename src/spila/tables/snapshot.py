"""Snapshots: a table as it was at one version, so that opening it need not replay a long log.

A snapshot is a cache. It counts only if it was made under the same rules for the very log that is opened, which the
hash of its last entry shows; otherwise the whole log is replayed.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final, Literal

import msgspec

from spila.kernel import Match, Seat
from spila.kernel.codec import decode, encode
from spila.kernel.shares import Share
from spila.tables.changes import UndoRequest
from spila.tables.differences import Difference, changed, differences
from spila.tables.entries import Occupant, RoleHolder, TableHeader
from spila.tables.roles import Roles
from spila.tables.series import Series
from spila.tables.settings import Settings
from spila.tables.state import STEPS_BACK, TableState

FORMAT: Final = 1
KEY: Final = "snapshot"
"""The meta key of a table's snapshot."""
EVERY: Final = 256
"""Entries between two snapshots."""
BEHIND: Final = 128
"""A snapshot is stored when the log has so many more entries. They are replayed when the table is opened, so that moves
can be undone, updates sent again and a start found as without a snapshot."""


class Unfit(Exception):
    """A snapshot that does not belong to this log and these rules."""


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a snapshot holds: everything that a table has from its log."""

    format: Literal[1]
    game: str
    rules_version: int
    version: int
    at: int
    bytes: int
    last_move: int
    title: str
    host: Seat
    seats: tuple[Occupant, ...]
    settings: Settings
    preset: str
    series: Series
    options: tuple[Difference, ...]
    shares: tuple[Share, ...]
    undo: UndoRequest | None
    left: tuple[Seat, ...]
    answered: dict[Seat, dict[str, int]]
    made: int
    """Entries of the match."""
    joined: int
    """Players who joined while it was on."""
    position: msgspec.Raw
    roles: tuple[RoleHolder, ...] = ()
    next_role: int = 1
    roles_answered: dict[int, dict[str, int]] = {}


class Snapshot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A snapshot as it is stored: the hash of the entry it follows, and of its own content."""

    link: str
    digest: str
    body: msgspec.Raw


def due(state: TableState) -> bool:
    """Whether this version is one that gets a snapshot: none is made while the game waits for people."""
    return state.version % EVERY == 0 and state.match is not None and not state.over and state.halt is None


def take(state: TableState, header: TableHeader) -> bytes:
    """What a snapshot of this table holds."""
    match, seating = state.match, state.seating
    assert match is not None
    return encode(
        Body(
            FORMAT, state.game.id, state.game.version, state.version, state.active, state.bytes, state.last_move,
            seating.title, seating.host, tuple(seating.seats), seating.settings, seating.preset, state.series,
            tuple(differences(header.options, seating.options)), match.header.shares, state.undo,
            tuple(sorted(seating.out)), state.answered.all(), match.version,
            match.seats - match.header.seats,
            msgspec.Raw(encode(match.game.position(match.state))),
            tuple(state.roles.holders.values()), state.roles.next_number, state.roles.answered.all(),
        )
    )  # fmt: skip


def seal(body: bytes, link: bytes) -> bytes:
    """The snapshot to be stored, for the log whose entry has this hash."""
    return encode(Snapshot(link.hex(), _digest(body, link), msgspec.Raw(body)))


def _digest(body: bytes, link: bytes) -> str:
    return sha256(link + body).hexdigest()


def version_of(data: bytes) -> int:
    """The version that a snapshot stands at; `Malformed` if it is garbled."""
    return int(_body(decode(Snapshot, data, "snapshot")).version)


def _body(snapshot: Snapshot) -> Body:
    body: Body = decode(Body, bytes(snapshot.body), "snapshot")
    return body


def restore(state: TableState, header: TableHeader, data: bytes, link: bytes) -> None:
    """Put a new table into the state of a snapshot. `link` is the hash in the log of the entry that it follows;
    `Unfit` or `Malformed` if the snapshot does not fit it, was made under other rules or is garbled.
    """
    snapshot: Snapshot = decode(Snapshot, data, "snapshot")
    body, game = _body(snapshot), state.game
    if snapshot.link != link.hex() or snapshot.digest != _digest(bytes(snapshot.body), link):
        raise Unfit("not of this log")
    if (body.game, body.rules_version) != (game.id, game.version):
        raise Unfit("made under other rules")
    options: Any = changed(header.options, body.options)
    position = decode(game.position_type, bytes(body.position), "position")
    match = Match(
        game, len(body.seats) - body.joined, state.seed, msgspec.convert(options, game.options_type),
        shares=body.shares, history=STEPS_BACK + 1,
    )  # fmt: skip
    match.resume(body.made, game.restore(position), body.joined)
    seating = state.seating
    seating.seats, seating.host, seating.title = list(body.seats), body.host, body.title
    seating.settings, seating.options, seating.preset = body.settings, options, body.preset
    seating.started, seating.out = True, frozenset(body.left)
    state.series = body.series
    state.match, state.undo, state.left_before = match, body.undo, frozenset(body.left)
    state.move_on(body.last_move)
    state.version, state.active, state.bytes = body.version, body.at, body.bytes
    for seat, commands in body.answered.items():
        for command, version in commands.items():
            state.answered.command(seat, command, version)
    state.roles = Roles(body.roles)
    state.roles.next_number = body.next_role
    for number, commands in body.roles_answered.items():
        for command, version in commands.items():
            state.roles.answered.command(number, command, version)
