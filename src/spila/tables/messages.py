"""What a table sends to its clients: JSON objects told apart by `type`, and the types that commands share with them.

These structs produce the bytes on the wire (`encode`), the JSON schema and the TypeScript types. New fields get
defaults; no field ever changes its meaning within a protocol version.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel import Result
from spila.tables.choices import Animal, Colour, Emote, Language, Pace

PROTOCOL: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client; never used again")]
SeatIndex: TypeAlias = Annotated[int, Meta(ge=0, le=7, description="A seat, counted clockwise from 0")]
Version: TypeAlias = Annotated[int, Meta(ge=0, description="How many entries the table's log has")]
Title: TypeAlias = Annotated[str, Meta(max_length=40, description="What the table is called; may be empty")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
Token: TypeAlias = Annotated[str, Meta(min_length=16, max_length=64, description="What proves who sits on a seat")]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, description="A level of the game's bots")]


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides beside the rules."""

    pace: Annotated[Pace, Meta(description="How long bots think")] = "normal"
    clock_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None,
        Meta(description="After so long the rules act for a silent player"),
    ] = None
    remind_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None, Meta(description="After so long a silent player is reminded")
    ] = 45
    sit_in_seconds: Annotated[
        Annotated[int, Meta(ge=5, le=86_400)] | None, Meta(description="After so long a bot sits in")
    ] = 120
    sit_in_level: Annotated[
        str, Meta(max_length=20, description="Which bot sits in; empty for the level that the game names")
    ] = ""
    chat: Annotated[bool, Meta(description="Whether people may type to each other")] = False
    undo: Annotated[bool, Meta(description="Whether moves may be taken back")] = True
    hints: Annotated[bool, Meta(description="Whether people may ask what a bot would do")] = True
    watching: Annotated[bool, Meta(description="Whether others may look on")] = True
    relaxed: Annotated[bool, Meta(description="In a race: a claim, then three seconds for everybody")] = False


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of everything a table says. Fields that have their default are left out."""


class Hint(msgspec.Struct, frozen=True):
    """A move and the reason for it, as a code."""

    move: Any
    reason: str
    params: dict[str, int | str] = {}


class Done(Message, frozen=True, tag="done"):
    """It was done, and is kept: what followed has this version or a lower one."""

    id: Id
    version: Version
    hint: Hint | None = None
    table: Annotated[TableId | None, Meta(description="The table of a rematch")] = None


class Refused(Message, frozen=True, tag="refused"):
    """It was not done, and nothing changed."""

    id: Annotated[str, Meta(max_length=40, description="Empty where the message had no readable id")]
    code: str
    params: dict[str, int | str] = {}
    version: Version = 0


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everybody sees of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None
    level: Annotated[str, Meta(description="Of the bot that plays here, or sits in")] = ""
    bot: Annotated[bool, Meta(description="A bot plays: for good, or sitting in for a person")] = False
    gone: Annotated[bool, Meta(description="The person got up; the seat can be taken back")] = False


class UndoInfo(msgspec.Struct, frozen=True):
    """Somebody wants to take the last move back."""

    seat: SeatIndex
    agreed: tuple[SeatIndex, ...]
    wanted: tuple[SeatIndex, ...]


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table apart from the cards on it."""

    table: Annotated[TableId, Meta(description="Also the code that people tell each other")]
    title: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: SeatIndex
    seats: tuple[SeatInfo, ...]
    settings: Settings
    options: Annotated[Any, Meta(description="The house rules, as the game has them; a deck only by its name")]
    preset: str
    seed_hash: Annotated[str, Meta(description="SHA-256 of the seed, told before the deal")]
    seed: Annotated[str | None, Meta(description="The seed itself, told after the end")] = None
    undo: UndoInfo | None = None
    result: Result | None = None
    next: Annotated[TableId | None, Meta(description="The table of the rematch")] = None
    races: Annotated[bool, Meta(description="The game is a race: nobody has a turn, the first to come moves")] = False
    private_fields: Annotated[
        tuple[str, ...], Meta(description="The fields of a view that only its seat sees; null for spectators")
    ] = ()


class Clock(msgspec.Struct, frozen=True):
    """Who is waited for, and how many milliseconds are left of how many."""

    left: int
    of: int


class Welcome(Message, frozen=True, tag="welcome"):
    """Everything from the start: the answer to `hello` goes before it."""

    protocol: int
    version: Version
    seat: Annotated[SeatIndex | None, Meta(description="Where one sits; null for spectators")]
    room: TableInfo
    view: Annotated[Any, Meta(description="The game's own view; null before the deal")] = None
    moves: Annotated[list[Any] | None, Meta(description="One's legal moves now")] = None
    clock: Clock | None = None


class Lead(msgspec.Struct, frozen=True):
    """By how many milliseconds a claim came before another."""

    seat: SeatIndex
    ms: int


class EntryInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What kind of entry this was."""

    kind: Literal[
        "took", "left", "kicked", "bot", "opened", "named", "settled", "seats", "host", "started", "move", "expired",
        "undone", "undo-asked", "undo-agreed", "undo-refused", "sat-in", "back", "rematch"
    ]  # fmt: skip
    seat: SeatIndex | None = None
    bot: Annotated[bool, Meta(description="A bot did it")] = False
    lead: Annotated[Lead | None, Meta(description="In a race: who was just too late")] = None


class Update(Message, frozen=True, tag="news"):
    """One entry of the log, for a client that has all before it. `view` and `own` hold only fields that changed:
    put them over the view one has. With an `id` it is also the answer to the `move` that led to it.
    """

    version: Version
    what: EntryInfo
    id: Annotated[str, Meta(max_length=40, description="Of the `move` that this is the answer to, if it is one")] = ""
    events: Annotated[list[Any], Meta(description="What happened, in order, as this seat may know it")] = []
    view: Annotated[dict[str, Any], Meta(description="Changed fields that all see alike")] = {}
    own: Annotated[dict[str, Any], Meta(description="Changed fields that only this seat sees")] = {}
    moves: Annotated[list[Any] | None, Meta(description="One's legal moves now; absent: none")] = None
    room: TableInfo | None = None
    clock: Clock | None = None


class Starting(Message, frozen=True, tag="starting"):
    """A race begins for all at one instant, so many milliseconds after this message comes in; the card comes then.

    `own` is what this seat may look at while it waits.
    """

    wait: int
    own: dict[str, Any] = {}


class Presence(Message, frozen=True, tag="pulse"):
    """Who is there, how slow everybody's line is (round trip in milliseconds, null: not known), how many look on."""

    here: tuple[bool, ...]
    lag: tuple[int | None, ...]
    watching: int


class Emoted(Message, frozen=True, tag="emoted"):
    """Somebody showed how they feel."""

    seat: SeatIndex
    emote: Emote


class ChatMessage(Message, frozen=True, tag="said"):
    """Somebody typed something."""

    seat: SeatIndex
    text: str


class Reminder(Message, frozen=True, tag="reminder"):
    """Everybody waits for this seat; a bot sits in after so many milliseconds (null: never)."""

    seat: SeatIndex
    sit_in: int | None = None


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The table ends this connection. Come back after so many milliseconds, or (null) not at all."""

    code: str
    params: dict[str, int | str] = {}
    again: int | None = None


TABLE_FAULT: Final = Goodbye("table-fault", again=500)
"""The table was put away in the midst of something; it is there again for whoever comes back."""

AnyMessage: TypeAlias = (
    Done | Refused | Welcome | Update | Starting | Presence | Emoted | ChatMessage | Reminder | Goodbye
)
