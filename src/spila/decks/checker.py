"""Finds all problems of a deck, by file and line."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final

from spila.dated.deck import YEAR
from spila.decks import icons
from spila.decks.deck import Deck, Text
from spila.decks.leaks import find_leak
from spila.decks.library import locate, read
from spila.decks.loader import CARDS, Reading
from spila.decks.problems import Problem
from spila.decks.text_limits import CHARACTERS

_MISREAD: Final = ("Ã¶", "Ã¤", "Ã¥", "Ã¦", "Ã¸", "Ã°", "Ã¾", "â€")
"""Letters of these languages, and an apostrophe, written as UTF-8 and read as Windows-1252."""


def check(name_or_path: str | os.PathLike[str]) -> tuple[Deck | None, list[Problem]]:
    """The deck, if it can be read, and its problems in the order of files and lines."""
    reading = read(name_or_path)
    problems = list(reading.problems)
    if reading.deck is not None:
        path = locate(name_or_path)
        problems += weaknesses(reading.deck, reading, None if path.is_dir() else path.name)
    return reading.deck, sorted(problems, key=lambda each: (each.file, each.line))


def weaknesses(deck: Deck, reading: Reading, single: str | None) -> list[Problem]:
    """Problems of a readable deck: texts that reveal the date, unknown icons, texts too long for a card."""
    problems: list[Problem] = []
    for card in deck.cards:
        file = single or CARDS
        line = reading.lines.get((file, card.id), 1)
        if card.icon and not icons.known(deck, card.icon):
            problems.append(Problem(file, line, "unknown-icon", {"icon": card.icon}))
        if re.search(r"\d{3}", card.id):
            problems.append(Problem(file, line, "id-leaks", {"id": card.id}))
        for language, text in card.texts.items():
            file = single or f"{language}.csv"
            problems += _text_weaknesses(file, reading.lines.get((file, card.id), 1), deck, language, text)
    return problems


def _text_weaknesses(file: str, line: int, deck: Deck, language: str, text: Text) -> Iterator[Problem]:
    for field in ("name", "claim") if deck.unit == YEAR else ():
        leak = find_leak(getattr(text, field), language, deck.manifest.allow)
        if leak:
            params = {"language": language, "field": field, "kind": leak.kind, "word": leak.word}
            yield Problem(file, line, "leak", params)
    for field, most in CHARACTERS.items():
        has = len(getattr(text, field))
        if has > most:
            yield Problem(file, line, "too-long", {"field": field, "has": has, "most": most})
    if _garbled(text):
        yield Problem(file, line, "garbled", {"language": language})


def _garbled(text: Text) -> bool:
    """Whether letters were read in another encoding than they were written in."""
    front = text.name + text.claim
    controls = any(sign == "\ufffd" or "\x80" <= sign <= "\x9f" for sign in front + text.story)
    return controls or any(sign in front for sign in _MISREAD)
