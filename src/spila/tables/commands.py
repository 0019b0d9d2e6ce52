"""What a client sends over a table's connection: JSON objects told apart by `type`.

Every command has an `id` that its client chose, and gets exactly one answer with that id: `done`, `refused`, or the
update that a move led to. A command with an id that was carried out before is answered again and not repeated.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from spila.tables.choices import Animal, Colour, Emote, Language
from spila.tables.messages import Id, Level, Name, SeatIndex, Settings, TableId, Title, Token, Version


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """Base of everything a client says."""

    id: Id


class Hello(Command, frozen=True, tag="hello"):
    """The first message on a connection: which table, and who. Without a token one looks on."""

    protocol: int
    table: TableId
    token: Token | None = None
    version: Annotated[
        Version | None, Meta(description="The last version this client has; gets what came after it")
    ] = None


class MakeMove(Command, frozen=True, tag="move"):
    """Make a move of the game. With `version`, only if no move has been made since."""

    move: Annotated[msgspec.Raw, Meta(description="A move of the game, as listed in `moves`")]
    version: Version | None = None


class Ping(Command, frozen=True, tag="ping"):
    """Are you there?"""


class Start(Command, frozen=True, tag="start"):
    """Host: deal. Open seats are taken out (`trim`) or else given to bots of this level."""

    level: Level | None = None
    trim: bool = False


class ChangeSettings(Command, frozen=True, tag="settle"):
    """Host: another title or other settings, and before the start other house rules. What is not given stays."""

    title: Title | None = None
    settings: Settings | None = None
    options: Annotated[Any, Meta(description="Options of the game: a preset's name, or an object of switches")] = None


class SetSeatCount(Command, frozen=True, tag="seats"):
    """Host, before the start: so many seats. Only open seats and bots at the end go away."""

    count: Annotated[int, Meta(ge=1, le=8)]


class SeatBot(Command, frozen=True, tag="bot"):
    """Host: a bot of this level takes the seat; the person who had it is removed."""

    seat: SeatIndex
    level: Level


class OpenSeat(Command, frozen=True, tag="open"):
    """Host: the seat is free for anybody who comes; the person who had it is removed."""

    seat: SeatIndex


class HandOver(Command, frozen=True, tag="hand-over"):
    """Host: somebody else is host from now on."""

    seat: SeatIndex


class Rename(Command, frozen=True, tag="name"):
    """How one is called, shown and spoken to."""

    name: Name
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Get up. In a running game the rules say what becomes of the cards, or a bot plays on until one is back."""


class ResumeSeat(Command, frozen=True, tag="back"):
    """Take the seat back from the bot that sat in."""


class Undo(Command, frozen=True, tag="undo"):
    """Take the last move back, if it was one's own: at once, or when everybody agrees."""


class AnswerUndo(Command, frozen=True, tag="agree"):
    """Answer somebody who wants to take a move back."""

    agree: bool


class SendEmote(Command, frozen=True, tag="emote"):
    """Show how one feels."""

    emote: Emote


class SendChat(Command, frozen=True, tag="say"):
    """Type something, where the host allows it."""

    text: Annotated[str, Meta(min_length=1, max_length=200)]


class RequestHint(Command, frozen=True, tag="hint"):
    """What would a good player do?"""


class Rematch(Command, frozen=True, tag="rematch"):
    """After the end: a new table with the same people, bots and rules."""


AnyCommand: TypeAlias = (
    Hello
    | MakeMove
    | Ping
    | Start
    | ChangeSettings
    | SetSeatCount
    | SeatBot
    | OpenSeat
    | HandOver
    | Rename
    | Leave
    | ResumeSeat
    | Undo
    | AnswerUndo
    | SendEmote
    | SendChat
    | RequestHint
    | Rematch
)
