"""What a table sends to its clients: JSON objects told apart by `type`, and the types that commands share with them.

These structs produce the bytes on the wire (`encode`), the JSON schema and the TypeScript types. New fields get
defaults; no field ever changes its meaning within a protocol version.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.kernel import Result
from spila.kernel.shares import Share
from spila.tables.choices import Animal, Colour, Cue, Emote, Language, Role
from spila.tables.parts import HaltInfo, Hint, RoleInfo, SeatIndex, UndoInfo
from spila.tables.settings import Settings

PROTOCOL: Final = 1

Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40, description="Chosen by the client; never used again")]
Version: TypeAlias = Annotated[int, Meta(ge=0, description="How many entries the table's log has")]
Title: TypeAlias = Annotated[str, Meta(max_length=40, description="The name of the table; may be empty")]
Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=24)]
TableId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=20, description="A level of the game's bots")]


class Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all messages. Fields with their default value are left out."""


class OwnConnection(msgspec.Struct, frozen=True):
    """A connection of your own seat: for how many seconds it has been open, its round trip in milliseconds (null:
    unknown), and whether it is the one that asked.
    """

    seconds: int
    lag: int | None
    this: bool


class Done(Message, frozen=True, tag="done"):
    """The command was carried out and stored; everything it caused has this version or a lower one."""

    id: Id
    version: Version
    hint: Hint | None = None
    table: Annotated[TableId | None, Meta(description="The table of a rematch")] = None
    connections: tuple[OwnConnection, ...] | None = None


class Refused(Message, frozen=True, tag="refused"):
    """The command was refused and nothing changed."""

    id: Annotated[str, Meta(max_length=40, description="Empty if the command had no readable id")]
    code: str
    params: dict[str, int | str] = {}
    version: Version = 0


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """What everyone sees of a seat."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None
    level: Annotated[str, Meta(description="Level of the bot that plays here or stands in")] = ""
    bot: Annotated[bool, Meta(description="A bot plays here, permanently or as a stand-in")] = False
    gone: Annotated[bool, Meta(description="The player left; the seat can be taken back")] = False


class TableInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything about a table except the game itself."""

    table: Annotated[TableId, Meta(description="Also the code for joining")]
    title: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    host: Annotated[SeatIndex | None, Meta(description="Null: nobody with a seat runs the table")]
    seats: tuple[SeatInfo, ...]
    settings: Settings
    options: Annotated[Any, Meta(description="The game's options; a deck only by its name")]
    preset: str
    seed_hash: Annotated[str, Meta(description="SHA-256 of the server's seed, published before the deal")]
    seed: Annotated[str | None, Meta(description="The server's seed itself, published after the end")] = None
    shares: Annotated[
        tuple[Share, ...],
        Meta(
            description="The players' parts in the seed of the deal: what they committed to, and once dealt the value"
        ),
    ] = ()
    dealing: Annotated[
        bool, Meta(description="The deal is announced and waits for `reveal` of those who have committed")
    ] = False
    undo: UndoInfo | None = None
    halt: HaltInfo | None = None
    result: Result | None = None
    receipt: Annotated[
        str | None, Meta(description="After the end: the last hash of the table's log, which stands for all of it")
    ] = None
    next: Annotated[TableId | None, Meta(description="The table of the rematch")] = None
    races: Annotated[bool, Meta(description="The game is a race: there are no turns, the first claim counts")] = False
    simultaneous: Annotated[bool, Meta(description="All decide at the same time, for as long as it takes")] = False
    joins: Annotated[bool, Meta(description="People can join while the game is played")] = False
    private_fields: Annotated[
        tuple[str, ...], Meta(description="The fields of a view that only its seat sees; null for spectators")
    ] = ()
    undoes: Annotated[bool, Meta(description="Some moves show nothing new and can be taken back")] = False
    series: Annotated[
        tuple[tuple[SeatIndex, ...], ...], Meta(description="Who won the tables before this one, oldest first")
    ] = ()
    roles: Annotated[tuple[RoleInfo, ...], Meta(description="Big screens and remotes, connected or not")] = ()


class Clock(msgspec.Struct, frozen=True):
    """The clock of the player to move: milliseconds left, and in total."""

    left: int
    of: int


class EndedGame(msgspec.Struct, frozen=True):
    """The last game of the match, while the table waits for everybody: its final view, and what its last entry
    did up to then. So a page that is loaded anew can still show how the game ended.
    """

    version: Version
    view: Any
    events: list[Any]


class Welcome(Message, frozen=True, tag="welcome"):
    """The complete table, sent after the answer to `hello`."""

    protocol: int
    version: Version
    seat: Annotated[SeatIndex | None, Meta(description="The client's seat; null for spectators")]
    room: TableInfo
    view: Annotated[Any, Meta(description="The game's own view; null before the deal")] = None
    moves: Annotated[list[Any] | None, Meta(description="The seat's legal moves")] = None
    clock: Clock | None = None
    ended: EndedGame | None = None
    role: Annotated[Role | None, Meta(description="The client's role, if it has one instead of a seat")] = None
    number: Annotated[int | None, Meta(description="The number of that role")] = None


class Lead(msgspec.Struct, frozen=True):
    """By how many milliseconds the winning claim was ahead of this seat's."""

    seat: SeatIndex
    ms: int


class EntryInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """The kind of a log entry, and who caused it."""

    kind: Literal[
        "took", "left", "kicked", "bot", "opened", "named", "renewed", "settled", "seats", "host", "share", "dealing",
        "shown", "started", "move", "expired", "undone", "undo-asked", "undo-agreed", "undo-refused", "sat-in", "back",
        "rematch", "ready", "joined", "continued", "pause-asked", "paused", "resumed", "stopped", "role-given",
        "role-revoked"
    ]  # fmt: skip
    seat: SeatIndex | None = None
    bot: Annotated[bool, Meta(description="Caused by a bot")] = False
    lead: Annotated[Lead | None, Meta(description="In a race: who came just too late")] = None


class GameEnded(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game of the match ended, and the next one was dealt at once: how the table lay in between. `view` and `own` are
    changes like those of the update, up to the end; the first `events` of the update led to it.
    """

    events: int
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}


class Update(Message, frozen=True, tag="news"):
    """One entry of the log, for a client that has all earlier ones. `view` and `own` hold only changed fields, to be
    merged into the client's view. With an `id` it is also the answer to the `move` that caused it.
    """

    version: Version
    what: EntryInfo
    id: Annotated[str, Meta(max_length=40, description="The id of the `move` that this update answers, if any")] = ""
    events: Annotated[list[Any], Meta(description="What happened, in order, as far as this seat may know")] = []
    view: Annotated[dict[str, Any], Meta(description="Changed public fields")] = {}
    own: Annotated[dict[str, Any], Meta(description="Changed private fields of this seat")] = {}
    moves: Annotated[list[Any] | None, Meta(description="The seat's legal moves; absent if there are none")] = None
    room: TableInfo | None = None
    clock: Clock | None = None
    ended: Annotated[GameEnded | None, Meta(description="The end of a game of the match before this deal")] = None
    since: Annotated[
        Version | None, Meta(description="Where many decide at the same time: this is all that came after this version")
    ] = None
    kept: Annotated[bool, Meta(description="The seat's legal moves are what they were; `moves` is absent")] = False


class Starting(Message, frozen=True, tag="starting"):
    """A race starts for everyone at the same instant, `wait` milliseconds after this message arrives; the card is
    sent then. `own` is what this seat may already look at.
    """

    wait: int
    own: dict[str, Any] = {}


class Presence(Message, frozen=True, tag="pulse"):
    """Who is connected, the round trip of each seat in milliseconds (null: unknown), the number of spectators, and that
    of the connections of big screens and of remotes.
    """

    here: tuple[bool, ...]
    lag: tuple[int | None, ...]
    watching: int
    screens: int = 0
    remotes: int = 0


class Emoted(Message, frozen=True, tag="emoted"):
    """A player sent an emote, or a spectator."""

    seat: Annotated[SeatIndex | None, Meta(description="Null: a spectator")]
    emote: Emote


class Cued(Message, frozen=True, tag="cued"):
    """What the host, or a remote, lets the big screens show."""

    cue: Cue


class ChatMessage(Message, frozen=True, tag="said"):
    """A player sent a chat message."""

    seat: SeatIndex
    text: str


class Reminder(Message, frozen=True, tag="reminder"):
    """Everyone is waiting for this seat; a bot stands in after `sit_in` milliseconds (null: never). With `over` the
    player has answered: nobody is waited for any more.
    """

    seat: SeatIndex
    sit_in: int | None = None
    over: bool = False


class Goodbye(Message, frozen=True, tag="goodbye"):
    """The server closes this connection. Reconnect after `again` milliseconds, or (null) not at all."""

    code: str
    params: dict[str, int | str] = {}
    again: int | None = None


TABLE_FAULT: Final = Goodbye("table-fault", again=500)
TABLE_DELETED: Final = Goodbye("table-deleted")
"""The table failed and was closed; clients that reconnect open it again from its log."""

AnyMessage: TypeAlias = (
    Done | Refused | Welcome | Update | Starting | Presence | Emoted | Cued | ChatMessage | Reminder | Goodbye
)
