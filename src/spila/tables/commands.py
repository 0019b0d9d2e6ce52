"""What a client sends over a table's connection: JSON objects told apart by `type`.

Every command has an `id` that its client chose, and gets exactly one answer with that id: `done`, `refused`, or the
update that a move led to. A command with an id that was carried out before is answered again and not repeated.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel.values import Hex
from spila.tables.choices import Animal, Colour, Cue, Emote, Language, Role
from spila.tables.messages import (
    Id,
    Level,
    Name,
    TableId,
    Title,
    Version,
)
from spila.tables.parts import RoleNumber, SeatIndex, Token
from spila.tables.settings import Settings


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of all commands."""

    id: Id


class Hello(Command, frozen=True, tag="hello"):
    """The first message on a connection: which table, and who. The token proves a seat or a role; without one the
    client is a spectator.
    """

    protocol: int
    table: TableId
    token: Token | None = None
    version: Annotated[
        Version | None, Meta(description="The last version this client has; it gets what came after")
    ] = None


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move of the game. With `version`, only if no move has been made since."""

    move: Annotated[msgspec.Raw, Meta(description="A move of the game, as listed in `moves`")]
    version: Version | None = None


class Ping(Command, frozen=True, tag="ping"):
    """Ask for an answer, to check the connection."""


class Start(Command, frozen=True, tag="start"):
    """Host: start the game. Open seats are removed (`trim`) or given to bots of this level."""

    level: Level | None = None
    trim: bool = False


class CommitShare(Command, frozen=True, tag="commit"):
    """Before the start: contribute to the seed of the deal. `commitment` is the SHA-256 of 32 random bytes, which the
    client keeps to itself until the deal is announced.
    """

    commitment: Hex


class RevealShare(Command, frozen=True, tag="reveal"):
    """When the deal is announced: reveal the committed bytes."""

    value: Hex


class ChangeSettings(Command, frozen=True, tag="settle"):
    """Host: change title or settings, and before the start the house rules. Omitted fields stay as they are."""

    title: Title | None = None
    settings: Settings | None = None
    options: Annotated[Any, Meta(description="Options of the game: the name of a preset, or an object")] = None


class SetSeatCount(Command, frozen=True, tag="seats"):
    """Host, before the start: set the number of seats. Only open seats and bots at the end are removed."""

    count: Annotated[int, Meta(ge=1, le=100)]


class SeatBot(Command, frozen=True, tag="bot"):
    """Host: a bot of this level takes the seat; the person who had it is removed."""

    seat: SeatIndex
    level: Level


class OpenSeat(Command, frozen=True, tag="open"):
    """Host: open the seat for anyone; the person who had it is removed."""

    seat: SeatIndex


class HandOver(Command, frozen=True, tag="hand-over"):
    """Host: make another player the host."""

    seat: SeatIndex


class Continue(Command, frozen=True, tag="continue"):
    """Host or remote, where all decide at the same time or rest between two rounds: go on without those who have not
    decided. With `version`, only if the game has not gone on since.
    """

    version: Version | None = None


class Stop(Command, frozen=True, tag="stop"):
    """Host or remote: end the game for everyone, without a winner. What was played is kept."""


class RenameSeat(Command, frozen=True, tag="rename"):
    """Host or remote: give the player in this seat another name."""

    seat: SeatIndex
    name: Name


class GrantRole(Command, frozen=True, tag="grant"):
    """Host or remote: a device that says hello with this token becomes a big screen or a remote. The client draws the
    token, at least 24 random bytes, and keeps it.
    """

    role: Role
    token: Token


class RevokeRole(Command, frozen=True, tag="revoke"):
    """Host or remote: this role ends, and its connections with it."""

    number: RoleNumber


class CueScreens(Command, frozen=True, tag="cue"):
    """Host or remote: tell the big screens what to show."""

    cue: Cue


class Rename(Command, frozen=True, tag="name"):
    """Change your name, colour, animal or language."""

    name: Name
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None


class RenewToken(Command, frozen=True, tag="renew"):
    """Replace the token of your seat and close all other connections of the seat. The client draws the new token, at
    least 24 random bytes, and keeps it.
    """

    token: Token


class ListConnections(Command, frozen=True, tag="connections"):
    """List the open connections of your seat to this server."""


class Leave(Command, frozen=True, tag="leave"):
    """Leave the seat. In a running game the rules say what happens to the cards, or a bot plays on."""


class ResumeSeat(Command, frozen=True, tag="back"):
    """Take the seat back from the stand-in."""


class Undo(Command, frozen=True, tag="undo"):
    """Take back your own last move: at once, or when everyone agrees."""


class AnswerUndo(Command, frozen=True, tag="agree"):
    """Answer a player who asks to take back a move."""

    agree: bool


class SendEmote(Command, frozen=True, tag="emote"):
    """Send an emote."""

    emote: Emote


class SendChat(Command, frozen=True, tag="say"):
    """Send a chat message, if the host allows chat."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class RequestHint(Command, frozen=True, tag="hint"):
    """Ask a bot for a good move."""


class Ready(Command, frozen=True, tag="ready"):
    """Continue after a game of the match, or agree to a pause. With `without`, a minute after the end of a game:
    continue without those who have not answered; bots stand in for them.
    """

    without: bool = False


class Pause(Command, frozen=True, tag="pause"):
    """Pause the game: at once if nobody else plays, otherwise when everyone agrees."""


class Resume(Command, frozen=True, tag="resume"):
    """End a pause, or decline one that was asked for."""


class StillHere(Command, frozen=True, tag="here"):
    """Answer a reminder: the player is still thinking, so no bot takes over yet."""


class HurryBots(Command, frozen=True, tag="hurry"):
    """Let bots move at once until it is a person's turn, if nobody else plays."""


class Seen(Command, frozen=True, tag="seen"):
    """The player has read what the last move revealed: bots stop waiting, if nobody else plays."""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: make a new table with the same players, bots and rules."""


AnyCommand: TypeAlias = (
    Hello
    | MakeMove
    | Ping
    | Start
    | CommitShare
    | RevealShare
    | ChangeSettings
    | SetSeatCount
    | SeatBot
    | OpenSeat
    | HandOver
    | Continue
    | Stop
    | RenameSeat
    | GrantRole
    | RevokeRole
    | CueScreens
    | Rename
    | RenewToken
    | ListConnections
    | Leave
    | ResumeSeat
    | Undo
    | AnswerUndo
    | SendEmote
    | SendChat
    | RequestHint
    | Ready
    | Pause
    | Resume
    | StillHere
    | HurryBots
    | Seen
    | Rematch
)
