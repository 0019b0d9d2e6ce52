"""Front texts that give the date away."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from spila.decks.vocabulary import Leaks, languages, vocabulary


class Leak(NamedTuple):
    """What gives the date away, and how: year, decade, century, period, order, reign, time or numerals."""

    kind: str
    word: str


_ROMAN: Final = r"M{0,3}(?:CM|CD|D?C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})"
_SEVERAL: Final = rf"(?:(?=[IVX]{{2}})X{{0,3}}(?:IX|IV|V?I{{0,3}})|(?=[IVXLCDM]{{4}}){_ROMAN})(?:th|e)?(?![\w-])"
"""Two letters or more; with L, C, D and M four, since CD, DC, MM and MIX are words."""
_ANYWHERE: Final = (
    ("year", re.compile(r"(?<![\w.,])\d{3,4}(?![\w.,]\d)(?!\d)")),
    ("year", re.compile(r"(?<![\w.,])[12]\d{3}(?!\d)")),
    ("decade", re.compile(r"(?<!\w)['’‘]\d\d(?!\d)")),
    ("reign", re.compile(r"(?<!\w)[^\W\d_a-z]\w+ (?:den )?[IVX](?![\w’'-])(?! [A-ZÅÄÖÆØÁÉÍÓÚÝÞ])")),
    ("reign", re.compile(r"(?<!\w)[^\W\d_a-z]\w+ \d{1,2}\.(?!\d)")),
    ("century", re.compile(rf"(?<!\w){_SEVERAL}")),
)


def leak(front: str, language: str, allowed: Iterable[str] = ()) -> Leak | None:
    """The first give-away in a front text, if there is one. Digits and Roman numerals are looked for in every
    language; words in the text's own, or in all when there is no list for it.
    """
    for each in allowed:
        front = front.replace(each, " ")
    for kind, pattern in _ANYWHERE:
        found = pattern.search(front)
        if found:
            return Leak(kind, found.group().strip())
    known = languages()
    for each in (language,) if language in known else known:
        for kind, pattern in _patterns(each):
            found = pattern.search(front.casefold().replace("’", "'"))
            if found:
                return Leak(kind, found.group())
    return None


@cache
def _patterns(language: str) -> tuple[tuple[str, re.Pattern[str]], ...]:
    lists = vocabulary(language).leaks
    return tuple(
        (kind, re.compile(rf"(?<!\w)(?:{'|'.join(getattr(lists, kind))})(?!\w)")) for kind in Leaks.__struct_fields__
    )
