"""A deck while it is being made: everything as it was typed, also what cannot be played yet."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import YEAR
from spila.decks.deck import Code

TYPED: Final = 2_000
"""The longest text that a draft keeps in one cell; what fits on a card is much shorter."""

Cell: TypeAlias = Literal[
    "card", "number", "name", "claim", "story", "category", "picture", "title", "unit", "licence", "credits"
]
"""Where a problem is. `card`: the card as a whole."""
CardId: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]
Typed: TypeAlias = Annotated[str, Meta(max_length=TYPED)]
Short: TypeAlias = Annotated[str, Meta(max_length=200)]


class DraftText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card in one language, as typed."""

    name: Typed = ""
    claim: Typed = ""
    story: Typed = ""


class DraftPicture(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card's picture: a game-icon by its name, or an uploaded photo or drawing by its hash."""

    kind: Literal["icon", "photo", "drawing"]
    name: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,80}$")]
    author: Short = ""
    licence: Short = ""


class Kept(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A warning that the author has looked at: it stays silent as long as the cell has this text."""

    cell: Cell
    code: Annotated[str, Meta(max_length=40)]
    text: Typed
    language: Annotated[str, Meta(max_length=3)] = ""


class DraftCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A card as typed. `number` is a year (`c. 1455`, `776 BCE`) or another number, or whatever was typed instead."""

    id: CardId
    """Made by the editor for a new card; at random or from the name, never from the date."""
    number: Annotated[str, Meta(max_length=200)] = ""
    texts: Annotated[dict[Code, DraftText], Meta(max_length=40)] = {}
    approximate: bool = False
    printed: Annotated[str, Meta(max_length=80)] = ""
    category: Annotated[str, Meta(max_length=80)] = ""
    picture: DraftPicture | None = None
    kept: Annotated[tuple[Kept, ...], Meta(max_length=50)] = ()
    small: bool = True
    country: Annotated[str, Meta(max_length=80)] = ""
    evidence: Annotated[tuple[Typed, ...], Meta(max_length=10)] = ()
    other: Annotated[
        DraftCard | None, Meta(description="What somebody else typed at the same time, until an editor chooses")
    ] = None


class DraftHead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is true of the whole deck."""

    language: Code
    """The language that stands in where a card lacks another one."""
    titles: Annotated[dict[Code, Short], Meta(max_length=40)] = {}
    unit: Annotated[str, Meta(max_length=40)] = YEAR
    """`year`, or the unit of the numbers: `m`, `km/h`; `number` for numbers without one."""
    measures: Annotated[dict[Code, Short], Meta(max_length=40)] = {}
    """What the number says, in each language: "Height". Unused for years."""
    licence: Short = ""
    credits: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    categories: Annotated[tuple[Short, ...], Meta(max_length=100)] = ()
    allow: Annotated[tuple[Short, ...], Meta(max_length=200)] = ()
    may_copy: bool = True
