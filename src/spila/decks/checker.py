"""Finds all problems of a deck, by file and line."""

from __future__ import annotations

import os
import re

from spila.decks import icons
from spila.decks.deck import Deck
from spila.decks.leaks import find_leak
from spila.decks.library import locate, read
from spila.decks.loader import CARDS, Reading
from spila.decks.problems import Problem
from spila.decks.text_limits import CHARACTERS


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
            line = reading.lines.get((file, card.id), 1)
            for field in ("name", "claim"):
                found = find_leak(getattr(text, field), language, deck.manifest.allow) if deck.unit == "year" else None
                if found:
                    params = {"language": language, "field": field, "kind": found.kind, "word": found.word}
                    problems.append(Problem(file, line, "leak", params))
            for field, most in CHARACTERS.items():
                has = len(getattr(text, field))
                if has > most:
                    problems.append(Problem(file, line, "too-long", {"field": field, "has": has, "most": most}))
            marks = [
                sign for sign in text.name + text.claim + text.story if sign == "\ufffd" or "\x80" <= sign <= "\x9f"
            ]
            if marks or any(
                sign in text.name + text.claim for sign in ("Ã¶", "Ã¤", "Ã¥", "Ã¦", "Ã¸", "Ã°", "Ã¾", "â€")
            ):
                problems.append(Problem(file, line, "garbled", {"language": language}))
    return problems
