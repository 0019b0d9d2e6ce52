"""Finds drawings of the game-icons set by words in six languages. The build writes the file with all of them.

Most words come from the keywords of emoji; `drawing-words.csv` adds what decks are made about, with drawings that were
chosen for it.
"""

from __future__ import annotations

import csv
import logging
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import msgspec

log = logging.getLogger(__name__)

_LEAST: Final = 3
"""Letters that the beginning of a word must have to be looked up."""
_ALSO: Final = 6
"""Other words that are reported."""
_ENGLISH: Final = "en"
_CHOSEN: Final = 13
"""How well a drawing fits that was chosen for a word: better than one whose name only means something similar, not as
well as one whose name has the very word.
"""
_T = TypeVar("_T")


class Collection(msgspec.Struct, frozen=True):
    """All drawings by name, and for each language the words of names that a word stands for."""

    icons: dict[str, str] = {}
    words: dict[str, dict[str, tuple[str, ...]]] = {}


class Subject(NamedTuple):
    """What a deck can be about: drawings, the best first, and the words of one language for it."""

    drawings: tuple[str, ...]
    words: tuple[str, ...]


class Found(NamedTuple):
    """Names of drawings, the best matches first, and other words of the language to look for."""

    names: tuple[str, ...]
    also: tuple[str, ...]


def built_file() -> Path:
    """The file that the build writes."""
    return Path(str(files("spila.decks") / "data" / "icon-search.json"))


def body(name: str) -> str | None:
    """The inside of a drawing's SVG; None when there is no such drawing, or the package was built without them."""
    return _collection().icons.get(name)


def search(query: str, language: str) -> Found:
    """Drawings whose names have all words of the query, or else some of them. An empty query finds everything."""
    wanted = re.findall(r"[^\W_]+", query.casefold())[:8]
    if not wanted:
        return Found(tuple(_collection().icons), ())
    meanings = [_meanings(word, language) for word in wanted]
    subjects = [_subjects(word, language) for word in wanted]
    chosen = [{name for subject in own for name in subject.drawings} for own in subjects]
    order = {name: place for own in subjects for subject in own for place, name in enumerate(subject.drawings)}
    scores: dict[str, int] = {}
    for name in _collection().icons:
        points = [max(_points(name, own), _CHOSEN * (name in best)) for own, best in zip(meanings, chosen)]
        if any(points):
            scores[name] = sum(points) + (100 if all(points) else 0)
    names = sorted(scores, key=lambda name: (-scores[name], order.get(name, 0), len(name), name))
    return Found(tuple(names), _also(wanted, meanings, subjects, language))


def _also(
    wanted: list[str], meanings: list[list[str]], subjects: list[list[Subject]], language: str
) -> tuple[str, ...]:
    """Other words for the same things. Those that stand for a word of another language are English, so they aren't."""
    words = [word for own in subjects for subject in own for word in subject.words]
    if language == _ENGLISH:
        words += [word for own in meanings for word in own[1:]]
    return tuple(word for word in dict.fromkeys(words) if word not in wanted)[:_ALSO]


def _points(name: str, words: Iterable[str]) -> int:
    """How well a name fits one word of the query, which comes first, or what it stands for."""
    parts = name.split("-")
    best = 0
    for number, word in enumerate(words):
        own = 2 if number == 0 else 0
        if word in parts:
            best = max(best, 12 - number + own)
        elif any(part.startswith(word) for part in parts):
            best = max(best, 6 + own)
        elif number == 0 and len(word) >= _LEAST and word in name:
            best = max(best, 1)
    return best


def _meanings(word: str, language: str) -> list[str]:
    """The word itself, then the words of names that it stands for."""
    found = _look_up(_collection().words.get(language, {}), word)
    return list(dict.fromkeys([word, *(meaning for own in found for meaning in own)]))


def _subjects(word: str, language: str) -> list[Subject]:
    """The subjects that a word stands for. A word of drawings' names is no beginning of another one: cat, cathedral."""
    table = _subject_words(language)
    if word in table or word not in _name_words():
        return list(dict.fromkeys(subject for own in _look_up(table, word) for subject in own))
    return []


def _look_up(table: Mapping[str, _T], word: str) -> list[_T]:
    """What a table has for a word. An unfinished word stands for its completions, one with an ending, such as an
    article, for the rest of it.
    """
    if word in table:
        return [table[word]]
    if len(word) >= _LEAST:
        longer = sorted((each for each in table if each.startswith(word)), key=lambda each: (len(each), each))
        if longer:
            return [table[each] for each in longer[:2]]
    if len(word) > _LEAST + 1:
        return [table[word[:-cut]] for cut in (1, 2, 3) if word[:-cut] in table]
    return []


@cache
def _name_words() -> frozenset[str]:
    return frozenset(part for name in _collection().icons for part in name.split("-"))


@cache
def _subject_words(language: str) -> Mapping[str, tuple[Subject, ...]]:
    """For each word of a language the subjects it stands for."""
    found: dict[str, tuple[Subject, ...]] = {}
    file = files("spila.decks") / "data" / "drawing-words.csv"
    for row in csv.DictReader(file.read_text(encoding="utf-8").splitlines()):
        subject = Subject(tuple(row["drawings"].split()), tuple((row.get(language) or "").split()))
        for word in subject.words:
            found[word] = (*found.get(word, ()), subject)
    return found


@cache
def _collection() -> Collection:
    try:
        return msgspec.json.decode(built_file().read_bytes(), type=Collection)
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("no drawings to search", extra={"why": str(error)})
        return Collection()
