"""What the fronts of dated cards say in the terminal, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from spila.dated.deck import Card, Deck
from spila.decks.library import dealt_from
from spila.l10n import Words


class Front(NamedTuple):
    """A card as the terminal shows it."""

    name: str
    claim: str
    story: str
    approximate: bool
    printed: str


class Fronts(NamedTuple):
    """The cards in play by number, and what they are ordered by."""

    unit: str
    cards: tuple[Front, ...]


def fronts(deck: Deck, in_play: Sequence[Card], words: Words) -> Fronts:
    """The cards in play. When their deck is not at hand, a card is named by its id."""
    texts = dealt_from(deck.id, deck.content_hash)
    known = {card.id: card for card in texts.cards} if texts is not None else {}
    found = []
    for card in in_play:
        more = known.get(card.id)
        if texts is None or more is None:
            found.append(Front(card.id, "", "", card.approximate, ""))
        else:
            text = texts.text(more, words.language)
            found.append(Front(text.name, text.claim, text.story, card.approximate, more.printed))
    return Fronts(deck.unit, tuple(found))
