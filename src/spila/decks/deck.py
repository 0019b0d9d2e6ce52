"""A deck: cards with a date side to order by, and names, claims and stories by language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated import deck
from spila.dated.deck import YEAR

Code: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z]{2,3}$")]
Line: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]


class Manifest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`deck.toml`: what is true of the whole deck."""

    id: Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$", max_length=80)]
    titles: Annotated[dict[Code, Line], Meta(min_length=1)]
    language: Code
    """The language that stands in where a card lacks another one."""
    order: Annotated[str, Meta(min_length=1, max_length=40)] = YEAR
    licence: Annotated[str, Meta(max_length=200)] = ""
    credits: tuple[Line, ...] = ()
    categories: tuple[Line, ...] = ()
    """When given, the only categories that cards may have."""
    allow: tuple[Line, ...] = ()
    """Front texts that look like dates and are none, such as "Boeing 747"."""
    measures: dict[Code, Line] = {}
    """What the number says, in each language: "Height". Unused for years."""


class Text(msgspec.Struct, frozen=True, gc=False):
    """A card in one language. Name and claim are the front; the story is shown with the date."""

    name: str
    claim: str = ""
    story: str = ""


class Card(msgspec.Struct, frozen=True):
    """A card. `value` is the year (BCE negative, there is no year 0) or the number that the deck orders by."""

    id: str
    value: int | float
    texts: Mapping[str, Text]
    approximate: bool = False
    printed: str = ""
    """The date as it shall be printed, where the usual form will not do."""
    category: str = ""
    small: bool = True
    """Whether the card is in the smaller edition."""
    country: str = ""
    icon: str = ""
    """A name from the game-icons set, or `deck:name` for a drawing in the deck's own folder `pictures`."""
    evidence: tuple[str, ...] = ()
    picture_author: str = ""
    picture_licence: str = ""
    """Of a picture that is in no set: whose it is, and what others may do with it."""

    def text(self, language: str, otherwise: str) -> Text:
        """The card in a language, or else in the deck's own."""
        found = self.texts.get(language) or self.texts.get(otherwise)
        return found or next(iter(self.texts.values()))


class Deck(msgspec.Struct, frozen=True):
    """A deck with its cards in the order of their ids, which says nothing about their dates."""

    manifest: Manifest
    cards: tuple[Card, ...]
    folder: Path | None = None
    """Where its own pictures are."""
    drawings: Mapping[str, str] = {}
    """The drawings of a deck that is in no folder, by name: the inside of each SVG."""

    @property
    def id(self) -> str:
        """The deck's name among decks."""
        return self.manifest.id

    @property
    def unit(self) -> str:
        """`year`, or the unit of the numbers."""
        return self.manifest.order

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it speaks, its own first."""
        own = self.manifest.language
        return (own, *(code for code in self.manifest.titles if code != own))

    def speaks(self, language: str) -> str:
        """That language, or the deck's own when it lacks it."""
        return language if language in self.manifest.titles else self.manifest.language

    def title(self, language: str) -> str:
        """The deck's title."""
        return self.manifest.titles[self.speaks(language)]

    def text(self, card: Card, language: str) -> Text:
        """The card in a language, or else in the deck's own."""
        return card.text(language, self.manifest.language)

    @property
    def for_rules(self) -> deck.Deck:
        """The deck as the rules of Timeline take it: no texts, no pictures."""
        cards = (deck.Card(card.id, card.value, card.approximate, card.category, card.small) for card in self.cards)
        return deck.Deck(self.id, self.unit, tuple(cards))

    @property
    def content_hash(self) -> str:
        """Identifies what a match was dealt from; texts and pictures do not count."""
        return self.for_rules.content_hash

    def as_option(self) -> dict[str, Any]:
        """`for_rules` as plain data, for an options mapping."""
        option: dict[str, Any] = msgspec.to_builtins(self.for_rules)
        return option
