"""Dates as they are printed: `c. 1450`, `44 BCE`, `8848.86 m`."""

from __future__ import annotations

from babel.numbers import format_decimal

from spila.l10n import Words

_GROUPED_FROM = 10_000
_BARE_FROM = 100
"""A year of one or two digits alone would hardly look like one."""


def printed(value: int | float, words: Words, *, approximate: bool = False, unit: str = "year", given: str = "") -> str:
    """The value in a person's language; `given` is the form that the card itself asks for."""
    if given:
        return given
    if unit == "year":
        size: int | float | str = abs(value) if abs(value) >= _GROUPED_FROM else str(abs(value))
        era = "date-bce" if value < 0 else "date-ce"
        date = words.say(era, year=size) if value < _BARE_FROM else str(value)
    elif unit in ("value", "number"):
        date = _figure(value, words)
    else:
        date = words.say("date-unit", value=value if abs(value) >= _GROUPED_FROM else _figure(value, words), unit=unit)
    return words.say("date-about", date=date) if approximate else date


def _figure(value: int | float, words: Words) -> str:
    """All its digits, not grouped, with the language's own decimal sign."""
    return str(format_decimal(value, "0." + "#" * 12, words.language))
