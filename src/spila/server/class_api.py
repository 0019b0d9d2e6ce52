"""What is sent over HTTP about a class: the report for those who run a table. The page's types are made from these."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from spila.server.api import Front
from spila.tables.choices import Animal, Colour
from spila.tables.messages import TableId
from spila.tables.parts import Token

Sheet: TypeAlias = Literal["cards", "people"]
How: TypeAlias = Literal["right", "earlier", "later", "none"]
"""How an answer did: right, wrong because the card belonged earlier or later, or not given."""


class ReportRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who asks, proved by the token of a remote or of the host, and in which language."""

    token: Token
    lang: Annotated[str, Meta(max_length=16)] = "en"
    sheet: Annotated[Sheet, Meta(description="Which table of the report; for CSV only")] = "cards"


class WrongGap(msgspec.Struct, frozen=True):
    """The wrong gap that most chose, by the dates on its sides, and how many did."""

    count: int
    way: Annotated[Literal["earlier", "later"], Meta(description="Where the card belongs, seen from there")]
    left: str | None = None
    right: str | None = None


class ReportedCard(msgspec.Struct, frozen=True):
    """One card that was asked, and how it was answered."""

    front: Front
    date: str
    era: str | None
    right: int
    answers: int
    wrong: WrongGap | None
    seconds: Annotated[float | None, Meta(description="The median time to an answer; null where nobody answered")]
    look: Annotated[bool, Meta(description="One of the cards that fewest knew")]


class ReportedPerson(msgspec.Struct, frozen=True):
    """How one person answered the cards, as far as the report may say it; null: not said for this card."""

    number: Annotated[int, Meta(description="Counted from 1; stands for the name where there is none")]
    name: str
    animal: Animal | None
    colour: Colour | None
    answers: tuple[How | None, ...]


class ClassReport(msgspec.Struct, frozen=True):
    """What was known and what was not. Only those who run the table get it; it goes with the table."""

    table: TableId
    title: str
    game: str
    deck: Annotated[str, Meta(description="The deck's title")]
    people: Annotated[int, Meta(description="How many people answered at least one card, or came at all")]
    sides: Annotated[int, Meta(description="The most answers that one card got")]
    cards: tuple[ReportedCard, ...]
    first: Annotated[str, Meta(description="The card that started the line")]
    first_date: str
    minutes: Annotated[int, Meta(description="From the deal to the last card, without pauses, rounded up")]
    named: Annotated[bool, Meta(description="The report says what each person answered")]
    persons: tuple[ReportedPerson, ...]
