"""Requests and answers over HTTP: creating and finding tables, and everything that is not live."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from spila.rulebook import Lesson, Page
from spila.tables.choices import Animal, Colour, Language, Names, Role
from spila.tables.messages import (
    EntryInfo,
    Level,
    Name,
    SeatInfo,
    TableId,
    TableInfo,
    Title,
)
from spila.tables.parts import SeatIndex, Token
from spila.tables.settings import Settings


class SeatRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who plays a seat: the caller (`me`, several times for several people around one screen), a bot, or anybody who
    joins (`open`).
    """

    kind: Literal["me", "open", "bot"]
    level: Level | None = None
    name: Annotated[Name | None, Meta(description="For `me`: another name than the maker's")] = None
    colour: Colour | None = None
    animal: Animal | None = None


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table. The first `me` is its host. Only a device with a `role` may make a table without a `me`; then the
    first who joins is host.
    """

    game: str
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=1, max_length=100)]
    name: Name
    options: Annotated[
        Any, Meta(description="A preset's name or an object of switches (with an optional `preset`)")
    ] = None
    title: Title = ""
    settings: Settings = Settings()
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None
    role: Annotated[Role | None, Meta(description="The caller is a big screen or a remote of the table")] = None


class RoleKey(msgspec.Struct, frozen=True):
    """A role at a table, and the token that proves it. Keep the token: it can't be recovered."""

    table: TableId
    role: Role
    number: int
    token: Token


class Seated(msgspec.Struct, frozen=True):
    """A seat, and the token that proves it. Keep the token: it can't be recovered."""

    table: TableId
    seat: SeatIndex
    token: Token


class Made(msgspec.Struct, frozen=True):
    """The new table, all seats of the caller, and the caller's role if one was asked for."""

    table: TableId
    seats: tuple[Seated, ...]
    role: RoleKey | None = None


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Take an open seat: this one, or the first."""

    name: Name
    seat: SeatIndex | None = None
    colour: Colour | None = None
    animal: Animal | None = None
    language: Language | None = None


class Key(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table and the token of a seat or a role there."""

    table: TableId
    token: Token


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seats and roles that this browser remembers."""

    tables: Annotated[tuple[Key, ...], Meta(max_length=100)]


class TableCard(msgspec.Struct, frozen=True):
    """A table in a list, or before taking a seat."""

    table: TableId
    title: str
    game: str
    phase: Literal["lobby", "playing", "over"]
    seats: tuple[SeatInfo, ...]
    host: SeatIndex | None
    active: Annotated[int, Meta(description="Last activity, milliseconds since 1970")]
    seat: Annotated[SeatIndex | None, Meta(description="The caller's own seat")] = None
    your_turn: bool = False
    watching: Annotated[bool, Meta(description="Whether spectators are allowed")] = True
    races: Annotated[bool, Meta(description="The game is a race: there are no turns")] = False
    joins: Annotated[bool, Meta(description="People can join while the game is played")] = False
    role: Annotated[Role | None, Meta(description="The caller's own role")] = None
    until: Annotated[int | None, Meta(description="Homework, until this time: milliseconds since 1970")] = None
    report_names: Annotated[bool, Meta(description="The report about the table says what each player answered")] = False
    names: Annotated[Names, Meta(description="How players come by their names")] = "free"
    free_names: Annotated[
        tuple[str, ...] | None, Meta(description="The names that can still be chosen, where they come from a list")
    ] = None


class GameCard(msgspec.Struct, frozen=True):
    """A game and everything that can be chosen about it."""

    id: str
    least: int
    most: int
    levels: tuple[str, ...]
    stand_in: Annotated[str, Meta(description="The level of stand-ins unless the table says otherwise")]
    presets: Annotated[dict[str, Any], Meta(description="Options by preset, for the least number of seats")]
    options: Annotated[Any, Meta(description="JSON Schema of the options, with the ids of their rules")]
    lesson: Annotated[bool, Meta(description="Whether there is a first game to play along with")]
    races: Annotated[bool, Meta(description="Nobody has a turn: the first to come moves")]
    most_around_screen: Annotated[int, Meta(description="How many people can share one screen")]
    simultaneous: Annotated[bool, Meta(description="All decide at the same time: somebody can lead without playing")]


class DeckCard(msgspec.Struct, frozen=True):
    """A deck of dated cards."""

    name: str
    titles: dict[str, str]
    cards: int
    small: int
    languages: tuple[str, ...]
    unit: str
    categories: tuple[str, ...]
    measures: Annotated[dict[str, str], Meta(description="What the number says, by language; empty for years")] = {}


class Front(msgspec.Struct, frozen=True):
    """A card as everyone may see it before its date is known. Its number in the game is its place in the list."""

    id: str
    name: str
    claim: str
    picture: Annotated[
        str, Meta(description="The inside of an SVG drawing of 512 by 512 in `currentColor`: shapes only; or empty")
    ]
    photo: Annotated[str, Meta(description="The address of a photo, relative to the page's base; or empty")] = ""
    language: Annotated[str, Meta(description="The language that the texts are in")] = ""


class DateSide(msgspec.Struct, frozen=True):
    """The date side of a card that has been revealed at this table."""

    date: Annotated[str, Meta(description="As it is printed in that language")]
    story: str
    era: str | None
    language: Annotated[str, Meta(description="The language that the story is in")] = ""


class ReplayStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry, as in `news`."""

    what: EntryInfo
    events: list[Any] = []
    view: dict[str, Any] = {}
    own: Annotated[dict[int, dict[str, Any]], Meta(description="Changed fields of each seat's own, by seat")] = {}


class Replay(msgspec.Struct, frozen=True):
    """A finished game as a replay: the first view, then the changes. Every hand is open."""

    room: TableInfo
    view: Annotated[Any, Meta(description="As spectators saw it")]
    own: Annotated[tuple[dict[str, Any], ...], Meta(description="What each seat alone saw, put over `view`")]
    steps: list[ReplayStep]


class FigureCard(msgspec.Struct, frozen=True):
    """A dated card in a figure, with its date if it lies in the line."""

    front: Front
    date: DateSide | None


class RuleFigure(msgspec.Struct, frozen=True):
    """A position of a rule page, as a seat sees it, and how many seats there are."""

    seat: SeatIndex
    seats: int
    view: Any
    cards: dict[int, FigureCard] = {}


class RulePage(msgspec.Struct, frozen=True):
    """The rules of a game in a language, with its positions by name."""

    page: Page
    figures: dict[str, RuleFigure]


class LessonPage(msgspec.Struct, frozen=True):
    """A first game, scripted. The text of a step is the message `lesson-GAME-STEP`."""

    lesson: Lesson
    cards: dict[int, FigureCard] = {}


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    params: dict[str, int | str] = {}


class Health(msgspec.Struct, frozen=True):
    """Whether the server can do its work."""

    status: Literal["ok", "ill"]
    database: Annotated[bool, Meta(description="Whether the database has just taken a write")]
    page: bool
    version: str


class Caller(msgspec.Struct, frozen=True):
    """How the server sees the caller, so that a host can check a proxy."""

    address: Annotated[str, Meta(description="The address that limits are counted by")]
    peer: Annotated[str, Meta(description="The other end of the connection: the proxy, if there is one")]
    forwarded: Annotated[
        Literal["none", "used", "ignored"],
        Meta(description="Whether `X-Forwarded-For` was sent, and whether it came from a trusted proxy"),
    ]


class NetworkAddress(msgspec.Struct, frozen=True):
    """Where others in the same network find the page, for a client on the server's own machine."""

    url: Annotated[str | None, Meta(description="Null: the server listens on its own machine only")] = None


class Live(msgspec.Struct, frozen=True):
    """The server answers."""

    status: Literal["ok"]
