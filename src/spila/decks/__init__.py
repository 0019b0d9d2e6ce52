"""Timeline decks: their files, how to read and check them, their pictures. No words of a screen live here."""

from spila.decks.deck import Card, Deck, Manifest, Text
from spila.decks.library import load, named, names
from spila.decks.problems import Broken, Problem

__all__ = ["Broken", "Card", "Deck", "Manifest", "Problem", "Text", "load", "named", "names"]
