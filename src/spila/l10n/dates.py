"""Formats dates and other values of cards: `c. 1450`, `44 BCE`, `8848.86 m`."""

from __future__ import annotations

from babel.numbers import format_decimal

from spila.l10n import Words

_GROUPED_FROM = 10_000
_BARE_FROM = 100
"""Years below this carry an era, because one or two digits alone do not look like a year."""


def printed(value: int | float, words: Words, *, approximate: bool = False, unit: str = "year", given: str = "") -> str:
    """The value formatted for a language; `given` is the text that the card specifies, if any."""
    if given:
        return given
    if unit == "year":
        size: int | float | str = abs(value) if abs(value) >= _GROUPED_FROM else str(abs(value))
        era = "date-bce" if value < 0 else "date-ce"
        date = words.say(era, year=size) if value < _BARE_FROM else str(value)
    elif unit in ("value", "number"):
        date = _format_number(value, words)
    else:
        date = words.say(
            "date-unit", value=value if abs(value) >= _GROUPED_FROM else _format_number(value, words), unit=unit
        )
    return words.say("date-about", date=date) if approximate else date


def _format_number(value: int | float, words: Words) -> str:
    """All digits, ungrouped, with the decimal sign of the language."""
    return str(format_decimal(value, "0." + "#" * 12, words.language))
