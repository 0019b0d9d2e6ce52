"""Timeline decks: reading, checking, importing and printing them. Texts for people are in `spila.l10n`."""

from spila.decks.deck import Card, Deck, Manifest, Text
from spila.decks.library import load, named, names
from spila.decks.problems import Broken, Problem

__all__ = ["Broken", "Card", "Deck", "Manifest", "Problem", "Text", "load", "named", "names"]
