"""Finds drawings of the game-icons set by words in six languages. The build writes the file with all of them."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, NamedTuple

import msgspec

log = logging.getLogger(__name__)

_LEAST: Final = 3
"""Letters that the beginning of a word must have to be looked up."""
_ALSO: Final = 6
"""Other words that are reported."""


class Collection(msgspec.Struct, frozen=True):
    """All drawings by name, and for each language the words of names that a word stands for."""

    icons: dict[str, str] = {}
    words: dict[str, dict[str, tuple[str, ...]]] = {}


class Found(NamedTuple):
    """Names of drawings, the best matches first, and the English words that were looked for as well."""

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
    scores: dict[str, int] = {}
    for name in _collection().icons:
        points = [_points(name, own) for own in meanings]
        if any(points):
            scores[name] = sum(points) + (100 if all(points) else 0)
    names = sorted(scores, key=lambda name: (-scores[name], len(name), name))
    also = dict.fromkeys(word for own in meanings for word in own[1:])
    return Found(tuple(names), tuple(also)[:_ALSO])


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
    """The word itself, then the words of names that it stands for; an unfinished word stands for its completions."""
    words = _collection().words.get(language, {})
    found = list(words.get(word, ()))
    if not found and len(word) >= _LEAST:
        longer = sorted((each for each in words if each.startswith(word)), key=lambda each: (len(each), each))
        found = [meaning for each in longer[:2] for meaning in words[each]]
    if not found and len(word) > _LEAST + 1:  # an ending, such as an article
        found = [meaning for cut in (1, 2, 3) for meaning in words.get(word[:-cut], ())]
    return list(dict.fromkeys([word, *found]))


@cache
def _collection() -> Collection:
    try:
        return msgspec.json.decode(built_file().read_bytes(), type=Collection)
    except (OSError, msgspec.MsgspecError) as error:
        log.warning("no drawings to search", extra={"why": str(error)})
        return Collection()
