"""What the fronts of dated cards say in the terminal, in the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from spila.dated.deck import Card, Deck
from spila.decks.library import dealt_from
from spila.l10n import Words
from spila.l10n.dates import printed


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


class DatedBoard:
    """What the boards of games with dated cards have in common. Names come from the deck in the person's language; when
    the deck is not at hand, a card is named by its id.
    """

    def context(self, options: Any, words: Words) -> Fronts:
        """The cards in play."""
        return fronts(options.deck, options.in_play(), words)

    def card(self, card: int, context: Fronts, words: Words) -> str:  # noqa: ARG002
        """A card's name."""
        return context.cards[card].name

    def date(self, card: int, value: int | float, context: Fronts, words: Words) -> str:
        """A card's date as it is printed."""
        front = context.cards[card]
        return printed(value, words, approximate=front.approximate, unit=context.unit, given=front.printed)
