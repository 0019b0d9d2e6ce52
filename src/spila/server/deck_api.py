"""Requests and answers of the deck workshop over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.decks.draft import Cell, DraftCard, DraftHead, DraftPicture
from spila.tables.parts import Token

Use: TypeAlias = Literal["", "id", "number", "name", "claim", "story", "category", "icon", "approximate"]
"""What a column of a table is used for; empty: nothing."""
Role: TypeAlias = Literal["owner", "editor"]


class SheetColumn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A column of a table that was pasted or dropped: what it is used for, and for texts in which language."""

    use: Use
    language: Annotated[str, Meta(max_length=3, description="Of a text; empty: the language of the request")] = ""


class CellProblem(msgspec.Struct, frozen=True):
    """One problem of a draft. Its text is the message `workshop-problem-CODE` with these params."""

    card: Annotated[str, Meta(description="The card's id; empty: the deck itself")]
    cell: Cell
    language: Annotated[str, Meta(description="Of a text or title; empty: of all languages")]
    code: str
    blocks: Annotated[bool, Meta(description="The card can't be played yet; others are only worth a look")]
    params: dict[str, int | str] = {}
    start: Annotated[int, Meta(description="Where in the text, in UTF-16 units as JavaScript counts")] = 0
    end: Annotated[int, Meta(description="0: the whole cell")] = 0
    kept: Annotated[bool, Meta(description="Silenced by the author for this very text")] = False


class WorkshopLimits(msgspec.Struct, frozen=True):
    """What the host allows; the same numbers are refused by the server."""

    decks: Annotated[int, Meta(description="Decks on this server at most")]
    cards: Annotated[int, Meta(description="Cards in a deck")]
    card_bytes: int
    pictures: Annotated[int, Meta(description="Bytes of pictures in a deck")]
    picture_bytes: Annotated[int, Meta(description="Bytes of one picture after encoding")]
    upload_bytes: Annotated[int, Meta(description="Bytes of one picture file that is sent")]
    sheet_bytes: Annotated[int, Meta(description="Bytes of a table or deck file that is sent")]
    save_bytes: Annotated[int, Meta(description="Bytes of one save")]
    name: int
    claim: int
    story: int
    draft_days: float


class Workshop(msgspec.Struct, frozen=True):
    """What there is to know before making a deck."""

    open: Annotated[bool, Meta(description="Whether anybody may make a deck here")]
    this_year: int
    icons: Annotated[int, Meta(description="How many drawings can be searched")]
    languages: Annotated[tuple[str, ...], Meta(description="With word lists for the checks")]
    limits: WorkshopLimits


class NewDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new deck: empty, with these cards, or a copy of another (`code:K7MQ2`, `version-…`, or a shipped deck)."""

    head: DraftHead
    cards: tuple[DraftCard, ...] = ()
    copy: Annotated[str, Meta(max_length=80)] = ""


class DeckMade(msgspec.Struct, frozen=True):
    """The new deck's code and keys. Keep the keys: they can't be recovered."""

    code: str
    owner_key: Token
    edit_key: Token
    revision: int


class DeckFace(msgspec.Struct, frozen=True):
    """What everybody with the link may know of a deck."""

    code: str
    deck: Annotated[str, Meta(description="The deck's name in the options of a new table")]
    titles: dict[str, str]
    language: str
    unit: str
    measures: dict[str, str]
    cards: Annotated[int, Meta(description="Cards that can be played")]
    languages: Annotated[dict[str, int], Meta(description="How many of them have texts in each language")]
    pictures: Annotated[tuple[str, ...], Meta(description="Up to four pictures, as SVG insides or addresses")]
    may_copy: bool
    changed: Annotated[int, Meta(description="Milliseconds since 1970")]


class DeckDraft(msgspec.Struct, frozen=True):
    """A deck in the workshop. After `since`, only cards that were changed later."""

    code: str
    role: Role
    revision: int
    head: DraftHead
    cards: tuple[DraftCard, ...]
    removed: Annotated[tuple[str, ...], Meta(description="Ids of cards removed after `since`")]
    problems: tuple[CellProblem, ...]
    ready: Annotated[int, Meta(description="Cards that can be played")]
    changed: int
    edit_key_used: Annotated[int | None, Meta(description="When the edit key was last used")] = None
    picture_bytes: int = 0
    reports: Annotated[int, Meta(description="Open notes about cards")] = 0


class CardChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A card as the editor last had it from the server, and as it is now. Null: not there."""

    before: DraftCard | None
    after: DraftCard | None


class HeadChange(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck's head as the editor last had it, and as it is now."""

    before: DraftHead
    after: DraftHead


class DeckSave(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Changes to a draft, and the revision that the editor last had."""

    revision: Annotated[int, Meta(ge=0)]
    cards: tuple[CardChange, ...] = ()
    head: HeadChange | None = None


class CardConflict(msgspec.Struct, frozen=True):
    """Somebody else changed the same cells. Theirs stays, and `mine` is kept beside it as `other`."""

    card: str
    cells: tuple[str, ...]
    mine: DraftCard | None
    theirs: DraftCard | None


class DeckSaved(msgspec.Struct, frozen=True):
    """The state after a save: everything changed since the revision of the request, by any editor."""

    revision: int
    head: DraftHead
    cards: tuple[DraftCard, ...]
    removed: tuple[str, ...]
    conflicts: tuple[CardConflict, ...]
    problems: tuple[CellProblem, ...]
    ready: int


class DeckChecked(msgspec.Struct, frozen=True):
    """The problems of cards that aren't saved."""

    problems: tuple[CellProblem, ...]
    ready: int


class DeckCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards to check without saving them."""

    head: DraftHead
    cards: tuple[DraftCard, ...]


class SheetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pasted table, or the cells of one that was read before, with the columns as the author wants them."""

    language: str
    text: str = ""
    rows: Annotated[tuple[tuple[str, ...], ...], Meta(description="Instead of text; heading first if there's one")] = ()
    heading: Annotated[bool | None, Meta(description="Whether the first row is a heading; null: guess")] = None
    columns: Annotated[tuple[SheetColumn, ...] | None, Meta(description="Null: guess from the headings")] = None
    unit: Annotated[str, Meta(max_length=40, description="`year`, a unit, or empty: guess")] = ""


class SheetRow(msgspec.Struct, frozen=True):
    """A row of a table: its line in the file, its cells, and the id of the card made of it."""

    line: int
    cells: tuple[str, ...]
    card: str


class SheetRead(msgspec.Struct, frozen=True):
    """A table as it was read. Nothing is stored: the author takes the cards by saving them."""

    headings: tuple[str, ...]
    columns: tuple[SheetColumn, ...]
    heading: bool
    rows: tuple[SheetRow, ...]
    cards: Annotated[tuple[DraftCard, ...], Meta(description="One for each row, good or not")]
    problems: tuple[CellProblem, ...]
    ready: int
    unit: str
    head: Annotated[DraftHead | None, Meta(description="Of a whole deck (a .zip that was exported)")] = None
    pictures: Annotated[int, Meta(description="Pictures in that file")] = 0


class IconFound(msgspec.Struct, frozen=True):
    """A drawing that can be chosen."""

    name: str
    author: str
    licence: str
    picture: Annotated[str, Meta(description="The inside of an SVG drawing of 512 by 512 in `currentColor`")]


class IconsFound(msgspec.Struct, frozen=True):
    """Drawings, the best matches first, and words to look for as well."""

    found: int
    of: int
    icons: tuple[IconFound, ...]
    also: tuple[str, ...] = ()


class PictureAdded(msgspec.Struct, frozen=True):
    """A picture as the server has re-encoded it."""

    picture: DraftPicture
    bytes: int
    width: int
    height: int
    url: Annotated[str, Meta(description="Relative to the page's base")]
    drawing: Annotated[str, Meta(description="For a drawing: the inside of an SVG of 512 by 512")] = ""


class DeckPrint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to print."""

    paper: Literal["a4", "letter"] = "a4"
    sides: Literal["both", "fronts", "dates"] = "both"
    language: str = ""
    cutting_lines: bool = True
    box: bool = True
    save_ink: bool = False
    link: Annotated[str, Meta(max_length=300, description="Address to play, for the QR code")] = ""


class NewKey(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which key to replace."""

    which: Literal["editor", "owner"] = "editor"


class KeyMade(msgspec.Struct, frozen=True):
    """The new key; the old one has stopped working."""

    key: Token


class VersionMade(msgspec.Struct, frozen=True):
    """An immutable version of a deck, named by its content."""

    hash: str
    deck: Annotated[str, Meta(description="Its name in the options of a table")]
    cards: int
