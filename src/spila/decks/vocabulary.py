"""Words about dates in each language, from `words/<code>.toml`. A new language is one more file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Dates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words next to a year in a spreadsheet, without full stops and spaces."""

    about: tuple[str, ...]
    before: tuple[str, ...]
    yes: tuple[str, ...]


class Leaks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Patterns that reveal a date: regular expressions for whole words."""

    time: tuple[str, ...]
    period: tuple[str, ...]
    order: tuple[str, ...]
    reign: tuple[str, ...]
    numerals: tuple[str, ...]
    decades: tuple[str, ...]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The word lists of one language."""

    columns: dict[str, tuple[str, ...]]
    dates: Dates
    leaks: Leaks


@cache
def languages() -> tuple[str, ...]:
    """The languages that have word lists."""
    folder = files("spila.decks") / "words"
    return tuple(sorted(each.name[:-5] for each in folder.iterdir() if each.name.endswith(".toml")))


@cache
def vocabulary(language: str) -> Vocabulary:
    """The word lists of a language."""
    text = (files("spila.decks") / "words" / f"{language}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Vocabulary)


@cache
def column_names() -> dict[str, str]:
    """Column headings in all languages, with the column that each means."""
    found: dict[str, str] = {}
    for language in languages():
        for column, names in vocabulary(language).columns.items():
            for name in (column, *names):
                found.setdefault(name, column)
    return found


@cache
def date_words(kind: str) -> frozenset[str]:
    """The words for `about`, `before` or `yes` in all languages."""
    return frozenset(word for language in languages() for word in getattr(vocabulary(language).dates, kind))
