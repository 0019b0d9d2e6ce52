"""Reads the number of a card as people type it, and says precisely what is wrong with one that can't be used."""

from __future__ import annotations

import re
from datetime import date, timedelta
from typing import Final, NamedTuple

from spila.dated.deck import YEAR
from spila.decks.flaws import Flaw
from spila.decks.loader import this_year
from spila.decks.number_parsing import EARLIEST, Number, loose_value, loose_year, ungrouped
from spila.decks.vocabulary import date_words

SHOWN: Final = 60
"""Characters of a wrong number that a message repeats."""
PLAIN: Final = ("number", "value")
"""Units of numbers that have none."""
_LATEST: Final = 10**11
_FIRST_SERIAL: Final = date(1899, 12, 30)
_SERIALS: Final = range(3_000, 75_000)
_INVISIBLE: Final = re.compile("[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]")
_COMMON_ERA: Final = re.compile(
    r"(?<=\d)\s*(?:c\.?\s?e|a\.?\s?d|e\.?\s?kr|e\.?\s?v\.?\s?t|j\.?\s?kr)\.?$", re.IGNORECASE
)
_ZERO: Final = re.compile(r"[-−–]?0+(?:[.,]0+)?")
_NUMERIC_DATE: Final = re.compile(
    r"(?:\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?P<last>\d{4}|\d{2})|(?P<first>\d{4})[./-]\d{1,2}[./-]\d{1,2})"
    r"(?:[T ]\d{1,2}:\d{2}(?::\d{2})?.*)?"
)
_WRITTEN_DATE: Final = re.compile(
    r"(?:\w+\.?,?\s+)?(?:\d{1,2}(?:st|nd|rd|th|\.)?\s+(?:of\s+)?[^\W\d_]{3,}\.?|[^\W\d_]{3,}\.?\s+\d{1,2}(?:st|nd|rd|th)?),?\s+"
    r"(?P<year>\d{3,4})"
)
_SERIAL: Final = re.compile(r"(\d{4,5})(?:[.,]\d+)?")


class Parsed(NamedTuple):
    """The number, or else what is wrong with it."""

    number: Number | None
    flaw: Flaw | None = None


def parse_number(typed: str, unit: str, language: str) -> Parsed:
    """A year, or a number in this unit. The language decides whether a comma or a point groups digits."""
    text = " ".join(_INVISIBLE.sub("", typed).split())
    if not text:
        return _wrong(Flaw("no-number"))
    given = text[:SHOWN]
    if text.startswith("="):
        return _wrong(Flaw("formula", {"given": given}))
    return _year(text, given) if unit == YEAR else _value(text, given, unit, language)


def typed_number(value: float, language: str) -> str:
    """A number as it is typed in this language, with all its digits."""
    text = repr(value) if "e" not in repr(value) else f"{value:.16f}".rstrip("0")
    return text if language == "en" or isinstance(value, int) else text.replace(".", ",")


def _wrong(flaw: Flaw) -> Parsed:
    return Parsed(None, Flaw(flaw.code, flaw.params, "number", blocks=True))


def _year(text: str, given: str) -> Parsed:
    if _ZERO.fullmatch(text):
        return _wrong(Flaw("year-zero"))
    latest = this_year()
    if found := _NUMERIC_DATE.fullmatch(text) or _WRITTEN_DATE.fullmatch(text):
        year = _full_year(next(each for each in found.groups() if each), latest)
        return _wrong(Flaw("whole-date", {"given": given, "year": str(year)}))
    number = loose_year(_COMMON_ERA.sub("", text), _LATEST, date_words("about"), date_words("before"))
    value = None if number is None else number.value
    if (value is None or value > latest) and (serial := _serial_year(text)) is not None:
        return _wrong(Flaw("date-serial", {"given": given, "year": str(serial)}))
    if number is None or value is None or value < EARLIEST:
        return _wrong(Flaw("not-a-year", {"given": given}))
    if value > latest:
        return _wrong(Flaw("future-year", {"given": given, "latest": str(latest)}))
    return Parsed(number)


def _serial_year(text: str) -> int | None:
    """The year of a day that a spreadsheet has turned into the number of days since 1900."""
    serial = _SERIAL.fullmatch(text)
    if not serial or int(serial[1]) not in _SERIALS:
        return None
    return (_FIRST_SERIAL + timedelta(days=int(serial[1]))).year


def _full_year(digits: str, latest: int) -> int:
    """A year of two digits is the latest that is possible."""
    year = int(digits)
    return year if len(digits) > 2 else year + 100 * ((latest - year) // 100)


def _value(text: str, given: str, unit: str, language: str) -> Parsed:
    if unit not in PLAIN and text.casefold().endswith(unit.casefold()):
        text = text[: -len(unit)].strip()
    number = loose_value(ungrouped(text, language), date_words("about"))
    return Parsed(number) if number is not None else _wrong(Flaw("not-a-number", {"given": given}))
