"""Which English words in names of drawings a word of another language stands for, from the keywords of emoji in CLDR.

Two words mean something similar where they are keywords of the same emoji: the more of their emoji they have in common,
the closer they are.
"""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Iterable
from pathlib import Path

FOLDERS = {"da": "da", "en": "en", "fi": "fi", "is": "is", "nb": "no", "sv": "sv"}
"""CLDR's name of each language."""
MOST = 3
"""English words for one word."""
LEAST = 0.2
"""How much of their emoji two words must have in common."""


def search_words(package: Path, names: Iterable[str]) -> dict[str, dict[str, list[str]]]:
    """For each language: words, each with the words of names that come closest to it."""
    known = {part for name in names for part in name.split("-") if len(part) > 2}
    english = {word: emoji for word, emoji in _words(package, "en").items() if _in_names(word, known)}
    by_emoji = defaultdict(set)
    for word, emoji in english.items():
        for sign in emoji:
            by_emoji[sign].add(word)
    found = {}
    for language, folder in FOLDERS.items():
        own: dict[str, list[str]] = {}
        for word, emoji in sorted(_words(package, folder).items()):
            shared = Counter(other for sign in emoji for other in by_emoji[sign])
            closeness = {other: count / len(emoji | english[other]) for other, count in shared.items()}
            closest = sorted(closeness, key=lambda other: (-closeness[other], other))
            best = [each for each in closest if closeness[each] >= max(LEAST, closeness[closest[0]] / 2)][:MOST]
            words = list(dict.fromkeys(_in_names(each, known) for each in best))
            if words and words != [word]:
                own[word] = words
        found[language] = own
    return found


def _words(package: Path, folder: str) -> dict[str, set[str]]:
    """Every single word among the keywords, with its emoji."""
    path = package / "annotations" / folder / "annotations.json"
    annotations = json.loads(path.read_text(encoding="utf-8"))["annotations"]["annotations"]
    found = defaultdict(set)
    for sign, told in annotations.items():
        for keyword in (*told.get("default", ()), *told.get("tts", ())):
            words = keyword.casefold().replace("-", " ").split()
            for word in {*words, keyword.casefold()} if len(words) < 3 else ():
                if len(word) > 2:
                    found[word].add(sign)
    return found


def _in_names(word: str, known: set[str]) -> str:
    """The word as names have it, singular where only that occurs; empty when no name has it."""
    return next((each for each in (word, word.removesuffix("s"), word.removesuffix("es")) if each in known), "")
