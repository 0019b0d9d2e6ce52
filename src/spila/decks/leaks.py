"""Finds texts on the front of a card that reveal its date."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from spila.decks.vocabulary import Leaks, languages, vocabulary


class Leak(NamedTuple):
    """The text that reveals the date, and its kind: year, decade, century, period, order, reign, time or numerals."""

    kind: str
    word: str
    start: int = 0
    """Where in the text."""


_ROMAN: Final = r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})"
_SEVERAL: Final = rf"(?:(?=[IVX]{{2}})X{{0,3}}(?:IX|IV|V?I{{0,3}})|(?=[IVXLCDM]{{4}}){_ROMAN})(?:th|e)?(?![\w-])"
"""At least two letters; with L, C, D or M at least four, because CD, DC, MM and MIX are words."""
# Of four digits only those that can be a year: the microprocessor 4004 says nothing, and years BCE are known by "BCE".
_ANY_LANGUAGE: Final = (
    ("year", re.compile(r"(?<![\w.,])(?:\d{3}|1\d{3}|20\d\d)(?![\w.,]\d)(?!\d)")),
    ("year", re.compile(r"(?<![\w.,])(?:1\d{3}|20\d\d)(?!\d)")),
    ("decade", re.compile(r"(?<!\w)['’‘]\d\d(?!\d)")),
    ("reign", re.compile(r"(?<!\w)[^\W\d_a-z]\w+ (?:den )?[IVX](?![\w’'-])(?! [A-ZÅÄÖÆØÁÉÍÓÚÝÞ])")),
    ("reign", re.compile(r"(?<!\w)[^\W\d_a-z]\w+ \d{1,2}\.(?!\d)")),
    ("century", re.compile(rf"(?<!\w){_SEVERAL}")),
)


def find_leak(front: str, language: str, allowed: Iterable[str] = ()) -> Leak | None:
    """The first leak in a front text, or None. Digits and Roman numerals are searched in every language; words only in
    the language of the text, or in all languages when there is no list for it.
    """
    for each in allowed:
        front = front.replace(each, " " * len(each))
    for kind, pattern in _ANY_LANGUAGE:
        found = pattern.search(front)
        if found:
            word = found.group().strip()
            return Leak(kind, word, found.start() + found.group().index(word))
    folded = "".join(map(_fold, front)).replace("’", "'")
    known = languages()
    for each in (language,) if language in known else known:
        for kind, pattern in _patterns(each):
            found = pattern.search(folded)
            if found:
                return Leak(kind, found.group(), found.start())
    return None


def _fold(sign: str) -> str:
    """A character without its case; one that would become several stays, so that places in the text stay the same."""
    folded = sign.casefold()
    return folded if len(folded) == 1 else sign


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    lists = vocabulary(language).leaks
    return tuple(
        (kind, re.compile(rf"(?<!\w)(?:{'|'.join(getattr(lists, kind))})(?!\w)")) for kind in Leaks.__struct_fields__
    )
