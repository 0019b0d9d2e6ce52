"""What a table's log holds: who sits where, what was played, what was undone. The rest of a table follows from it.

Logs outlive the program that wrote them: new fields get defaults, and no field or tag is ever removed or renamed.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias, TypeVar

import msgspec

from spila.kernel import Malformed, Seat
from spila.kernel.shares import Share
from spila.tables.choices import Animal, Colour, Language, Role
from spila.tables.differences import Difference
from spila.tables.messages import Lead
from spila.tables.settings import Settings

FORMAT = 1


class Occupant(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who has a seat. `token` is the SHA-256 of the token, which only the player has."""

    kind: Literal["open", "person", "bot"]
    token: str = ""
    name: str = ""
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None
    level: str = ""
    away: bool = False
    """A bot plays for the person."""
    gone: bool = False
    """The person left; with the token the seat can be taken back."""
    reserved: bool = False
    """The host removed a person in the middle of a game: until the next one is dealt nobody may look into that hand."""
    given: bool = False
    """Those who run the table gave the player this name: the player cannot change it."""


OPEN = Occupant("open")


class RoleHolder(msgspec.Struct, frozen=True):
    """A device with a role besides the seats. `token` is the SHA-256 of the token, which only the device has."""

    number: int
    role: Role
    token: str


class TableHeader(msgspec.Struct, frozen=True):
    """The header of a table's log. The seed is drawn before anybody sits down and revealed after the end."""

    format: int
    game: str
    rules_version: int = msgspec.field(name="law")
    title: str
    host: Seat
    seats: tuple[Occupant, ...]
    settings: Settings
    options: Any
    preset: str
    seed: str
    series: tuple[tuple[Seat, ...], ...] = ()
    """Who won the tables before this one, which this one is the rematch of; oldest first."""
    roles: tuple[RoleHolder, ...] = ()


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """Base of all entries. `by`, or `role` for a remote, and `ask` are who sent the command that led to it and its id,
    so that the command is carried out only once.
    """

    by: Seat | None = None
    role: int | None = None
    command_id: str = msgspec.field(default="", name="ask")


class SeatChanged(Entry, frozen=True, tag="sat", kw_only=True):
    """A seat has another occupant: a person, a bot, or nobody."""

    seat: Seat
    occupant: Occupant = msgspec.field(name="sitter")
    why: Literal["took", "left", "kicked", "bot", "opened", "named", "renewed"]


class SettingsChanged(Entry, frozen=True, tag="settled", kw_only=True):
    """Other settings, house rules or title. What is absent stays as it is."""

    title: str | None = None
    settings: Settings | None = None
    options: Any = None
    """All options, in logs of earlier versions, which repeated them in every such entry."""
    changes: tuple[Difference, ...] = ()
    """What is different about the options."""
    preset: str | None = None


class SeatsChanged(Entry, frozen=True, tag="seats", kw_only=True):
    """The seats before the start, in their new order."""

    seats: tuple[Occupant, ...]
    host: Seat


class HostChanged(Entry, frozen=True, tag="host", kw_only=True):
    """Another host."""

    seat: Seat


class RoleGranted(Entry, frozen=True, tag="role-given", kw_only=True):
    """A device has a role from now on."""

    holder: RoleHolder


class RoleRevoked(Entry, frozen=True, tag="role-revoked", kw_only=True):
    """The role with this number has ended; its token is worth nothing."""

    number: int


class ShareCommitted(Entry, frozen=True, tag="share", kw_only=True):
    """A player has drawn a number for the seed; this is its SHA-256."""

    seat: Seat
    commitment: str


class DealAnnounced(Entry, frozen=True, tag="dealing", kw_only=True):
    """The game will be dealt to these occupants. What they committed to counts now, and they show it."""

    seats: tuple[Occupant, ...]
    host: Seat


class ShareRevealed(Entry, frozen=True, tag="shown", kw_only=True):
    """A player has shown the number that was committed to."""

    seat: Seat
    value: str


class Started(Entry, frozen=True, tag="started", kw_only=True):
    """The game is dealt to these occupants, from the server's secret and their shares."""

    seats: tuple[Occupant, ...]
    host: Seat
    shares: tuple[Share, ...] = ()


class Moved(Entry, frozen=True, tag="move", kw_only=True):
    """A seat moved."""

    seat: Seat
    move: msgspec.Raw
    bot: bool = False
    lead: Lead | None = None


class Expired(Entry, frozen=True, tag="expired", kw_only=True):
    """A clock ran out and the rules acted."""


class Left(Entry, frozen=True, tag="left", kw_only=True):
    """A player left a running game by its rules, or was removed (`kicked`)."""

    seat: Seat
    kicked: bool = False


class Joined(Entry, frozen=True, tag="joined", kw_only=True):
    """Somebody joined a running game by its rules, with a new seat after the last one."""

    seat: Seat
    occupant: Occupant


class UndoRequested(Entry, frozen=True, tag="undo-asked", kw_only=True):
    """A player asks to undo all but the first `keep` entries of the match."""

    seat: Seat
    keep: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered", kw_only=True):
    """A player agrees to an undo, or does not, which ends the request."""

    seat: Seat
    agree: bool


class Undone(Entry, frozen=True, tag="undone", kw_only=True):
    """The match is back at its first `keep` entries."""

    seat: Seat
    keep: int


class Readied(Entry, frozen=True, tag="ready", kw_only=True):
    """A player goes on after a game of the match, or agrees to a pause. `without`: for those who have not answered,
    bots stand in.
    """

    seat: Seat
    without: bool = False


class PauseRequested(Entry, frozen=True, tag="pause-asked", kw_only=True):
    """A player asks for a pause."""

    seat: Seat


class Paused(Entry, frozen=True, tag="paused", kw_only=True):
    """The game is paused, by a seat or a remote."""

    seat: Seat | None = None


class Resumed(Entry, frozen=True, tag="resumed", kw_only=True):
    """The pause is over, or was not agreed to; a remote also ends the wait between two games."""

    seat: Seat | None = None


class Stopped(Entry, frozen=True, tag="stopped", kw_only=True):
    """Those who run the table have ended the game. Nobody wins."""


class BotTookOver(Entry, frozen=True, tag="sat-in", kw_only=True):
    """A bot plays for a silent person, or for one who left (`gone`)."""

    seat: Seat
    gone: bool = False


class PlayerReturned(Entry, frozen=True, tag="back", kw_only=True):
    """The person plays again."""

    seat: Seat


TableEntry: TypeAlias = (
    SeatChanged
    | SettingsChanged
    | SeatsChanged
    | HostChanged
    | RoleGranted
    | RoleRevoked
    | ShareCommitted
    | DealAnnounced
    | ShareRevealed
    | Started
    | Moved
    | Expired
    | Left
    | Joined
    | UndoRequested
    | UndoAnswered
    | Undone
    | Readied
    | PauseRequested
    | Paused
    | Resumed
    | Stopped
    | BotTookOver
    | PlayerReturned
)

ESSENTIAL: Final = (Started, DealAnnounced, ShareRevealed, Moved, Expired, Left, Stopped, BotTookOver, PlayerReturned)
"""The entries that a game needs to come to its end. They may still be written when a log is long."""

IN_MATCH: Final = (Moved, Expired, Left, Joined)
"""The entries that are also entries of the match."""


_entry: msgspec.json.Decoder[TableEntry] = msgspec.json.Decoder(TableEntry)
_opening = msgspec.json.Decoder(TableHeader)
Read = TypeVar("Read")


def read_entry(data: bytes) -> TableEntry:
    """An entry of a log; `Malformed` when it is none, or one of a newer server."""
    return _read(_entry, data, "entry")


def read_header(data: bytes) -> TableHeader:
    """The header of a log."""
    return _read(_opening, data, "table")


def _read(decoder: msgspec.json.Decoder[Read], data: bytes, what: str) -> Read:
    try:
        return decoder.decode(data)
    except (msgspec.MsgspecError, ValueError) as error:
        raise Malformed("unreadable", what=what, why=str(error)) from None
