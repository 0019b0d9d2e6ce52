"""A published version of a deck: what can be played of a draft, named by the hash of its content.

The same content has the same hash, wherever it comes from: typed, imported, or exported and imported again. What is
only of use in the workshop (silenced warnings, cards that aren't ready, who may copy) is no part of it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from hashlib import sha256
from typing import Final

import msgspec
from msgspec.structs import replace

from spila.decks.deck import Card, Deck, Manifest, Text
from spila.decks.draft import DraftCard, DraftHead, DraftPicture, DraftText
from spila.decks.draft_numbers import parse_number, typed_number

PREFIX: Final = "version-"
TITLE_CARDS: Final = 3
"""The names of so many cards stand in for a title."""
_encoder: Final = msgspec.json.Encoder(order="deterministic")


class Content(msgspec.Struct, frozen=True):
    """What a version consists of."""

    manifest: Manifest
    cards: tuple[Card, ...]


class Version(msgspec.Struct, frozen=True):
    """A version with its hash and its bytes, as they are stored."""

    hash: str
    content: bytes
    cards: int
    pictures: frozenset[str]
    """The hashes of uploaded pictures on its cards."""

    @property
    def name(self) -> str:
        """The deck's name in the options of a table."""
        return PREFIX + self.hash


def published(head: DraftHead, cards: Sequence[DraftCard], ready: Collection[str]) -> Version:
    """The version of these cards, those of them that are ready."""
    chosen = tuple(sorted((_card(head, card) for card in cards if card.id in ready), key=lambda card: card.id))
    languages = {code for card in chosen for code in card.texts} | {head.language}
    title = _any_title(head, chosen)
    manifest = Manifest(
        id="deck",
        titles={code: head.titles.get(code, "").strip() or title for code in sorted(languages)},
        language=head.language,
        order=head.unit,
        licence=head.licence.strip(),
        credits=_stripped(head.credits),
        categories=_stripped(head.categories),
        allow=tuple(each for each in head.allow if each.strip()),
        measures={code: text.strip() for code, text in sorted(head.measures.items()) if text.strip()},
    )
    content = _encoder.encode(Content(manifest, chosen))
    return Version(sha256(content).hexdigest(), content, len(chosen), _uploaded(chosen))


def opened(content: bytes, hash: str, drawings: Mapping[str, str]) -> Deck:
    """The deck of a stored version. `drawings` are the insides of its own SVG drawings by hash."""
    found = msgspec.json.decode(content, type=Content)
    named = replace(found.manifest, id=PREFIX + hash)
    return Deck(named, found.cards, None, {f"drawing:{name}": body for name, body in drawings.items()})


def uploads(content: bytes) -> frozenset[str]:
    """The hashes of uploaded pictures in a stored version."""
    return _uploaded(msgspec.json.decode(content, type=Content).cards)


def _uploaded(cards: Iterable[Card]) -> frozenset[str]:
    return frozenset(card.icon.partition(":")[2] for card in cards if ":" in card.icon)


def hash_in(name: str) -> str | None:
    """The hash in a deck's name, if it is the name of a version."""
    return name.removeprefix(PREFIX) if name.startswith(PREFIX) else None


def as_draft(deck: Deck, *, may_copy: bool = True) -> tuple[DraftHead, tuple[DraftCard, ...]]:
    """A deck as a draft: for copies of shipped decks and of published versions."""
    manifest = deck.manifest
    head = DraftHead(
        manifest.language, dict(manifest.titles), manifest.order, dict(manifest.measures), manifest.licence,
        manifest.credits, manifest.categories, manifest.allow, may_copy,
    )  # fmt: skip
    return head, tuple(_draft_card(card, manifest.language) for card in deck.cards)


def _draft_card(card: Card, language: str) -> DraftCard:
    kind, _, name = card.icon.rpartition(":")
    picture = None
    if kind in ("photo", "drawing"):
        picture = DraftPicture(kind, name, card.picture_author, card.picture_licence)  # type: ignore[arg-type]
    elif card.icon and not kind:
        picture = DraftPicture("icon", card.icon)
    texts = {code: DraftText(text.name, text.claim, text.story) for code, text in card.texts.items()}
    number = typed_number(card.value, language)
    return DraftCard(
        card.id, number, texts, card.approximate, card.printed, card.category, picture, (), card.small, card.country,
        card.evidence,
    )  # fmt: skip


def _card(head: DraftHead, card: DraftCard) -> Card:
    number = parse_number(card.number, head.unit, head.language).number
    assert number is not None, "a card that is ready has a number"
    texts = {
        code: Text(text.name.strip(), text.claim.strip(), text.story.strip())
        for code, text in sorted(card.texts.items())
        if text.name.strip()
    }
    picture = card.picture
    icon = "" if picture is None else picture.name if picture.kind == "icon" else f"{picture.kind}:{picture.name}"
    own = None if picture is None or picture.kind == "icon" else picture
    evidence = _stripped(card.evidence)
    return Card(
        card.id, _plain(number.value), texts, card.approximate or number.approximate, card.printed.strip(),
        card.category.strip(), card.small, card.country.strip(), icon, evidence,
        "" if own is None else own.author.strip(), "" if own is None else own.licence.strip(),
    )  # fmt: skip


def _stripped(lines: Iterable[str]) -> tuple[str, ...]:
    """The lines that say something, without the blanks around them."""
    return tuple(filter(None, map(str.strip, lines)))


def _plain(value: float) -> int | float:
    """A whole number as such, however it was typed."""
    return int(value) if value == int(value) else value


def _any_title(head: DraftHead, cards: Sequence[Card]) -> str:
    own = head.titles.get(head.language, "").strip()
    some = own or next((text.strip() for _, text in sorted(head.titles.items()) if text.strip()), "")
    names = [card.text(head.language, head.language).name for card in cards[:TITLE_CARDS]]
    return (some or ", ".join(names))[:200]
