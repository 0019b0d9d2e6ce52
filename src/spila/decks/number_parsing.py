"""Parses years and other numbers as people write them."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

EARLIEST: Final = -13_800_000_000
"""The age of the universe: no year is earlier."""
_LARGEST: Final = 1e15
_PLAIN: Final = re.compile(r"[-−–]?(?:\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+|\d+)(?:\.0+)?")
_ENGLISH_GROUPS: Final = re.compile(r"[-−–]?\d{1,3}(?:,\d{3})+(?:\.\d+)?")
_OTHER_GROUPS: Final = re.compile(r"[-−–]?\d{1,3}(?:\.\d{3})+(?:,\d+)?")
_DECIMAL: Final = re.compile(r"[-−–]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?")


class Number(NamedTuple):
    """A number, and whether it was written as approximate."""

    value: int | float
    approximate: bool = False


def strict_year(text: str, latest: int) -> int | None:
    """A whole number with a hyphen as minus, not 0 and not later than `latest`; else None."""
    body = text[1:] if text[:1] == "-" else text
    if not (body.isascii() and body.isdecimal()) or len(body) > 12:
        return None
    year = int(text)
    return year if year and EARLIEST <= year <= latest else None


def strict_value(text: str) -> int | float | None:
    """A number with an optional decimal point; else None."""
    if not re.fullmatch(r"-?\d{1,16}(\.\d{1,16})?", text, re.ASCII):
        return None
    value: int | float = float(text) if "." in text else int(text)
    return value if abs(value) <= _LARGEST else None


def loose_year(text: str, latest: int, about: frozenset[str], before: frozenset[str]) -> Number | None:
    """`c. 1450`, `44 BC`, `−500`, `12 000 f.Kr.`: `about` and `before` are the words accepted, without full stops."""
    words = text.replace("\u00a0", " ").strip()
    found = _PLAIN.search(words)
    if not found:
        return None
    lead = _normalize(words[: found.start()])
    tail = _normalize(words[found.end() :])
    approximate = bool(lead) and lead in about
    if (lead and not approximate) or (tail and tail not in before and tail not in ("ce", "ad")):
        return None
    digits = re.sub(r"\.0+$", "", found.group().lstrip("-−–"))
    digits = re.sub(r"\D", "", digits)
    negative = found.group()[0] in "-−–" or tail in before
    year = strict_year(("-" if negative else "") + digits, latest)
    return None if year is None else Number(year, approximate)


def ungrouped(text: str, language: str) -> str:
    """The same number without the commas (in English) or points (elsewhere) between its thousands: `8,849`, `8.849`."""
    lead = re.match(r"[^\d\-−–]*", text)
    begin = lead.end() if lead else 0
    body = text[begin:]
    if language == "en":
        return text[:begin] + body.replace(",", "") if _ENGLISH_GROUPS.fullmatch(body) else text
    return text[:begin] + body.replace(".", "").replace(",", ".") if _OTHER_GROUPS.fullmatch(body) else text


def loose_value(text: str, about: frozenset[str]) -> Number | None:
    """`8848,86`, `about 40 000`: a number with a decimal point or comma."""
    found = _DECIMAL.search(text)
    if not found or text[found.end() :].strip():
        return None
    lead = _normalize(text[: found.start()])
    if lead and lead not in about:
        return None
    digits = re.sub(r"\s", "", found.group().replace("−", "-").replace("–", "-").replace(",", "."))
    value = strict_value(digits)
    return None if value is None else Number(value, bool(lead))


def _normalize(words: str) -> str:
    return re.sub(r"[.\s]", "", words).casefold()
