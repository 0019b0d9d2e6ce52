"""What each language says about dates: `words/<code>.toml`. A seventh language is one more file."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec


class Dates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words beside a year in a spreadsheet, without full stops and spaces."""

    about: tuple[str, ...]
    before: tuple[str, ...]
    yes: tuple[str, ...]


class Leaks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Patterns that give a date away: regular expressions for whole words."""

    time: tuple[str, ...]
    period: tuple[str, ...]
    order: tuple[str, ...]
    reign: tuple[str, ...]
    numerals: tuple[str, ...]
    decades: tuple[str, ...]


class Vocabulary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One language."""

    columns: dict[str, tuple[str, ...]]
    dates: Dates
    leaks: Leaks


@cache
def languages() -> tuple[str, ...]:
    """The languages there are lists for."""
    folder = files("spila.decks") / "words"
    return tuple(sorted(each.name[:-5] for each in folder.iterdir() if each.name.endswith(".toml")))


@cache
def vocabulary(language: str) -> Vocabulary:
    """The lists of a language."""
    text = (files("spila.decks") / "words" / f"{language}.toml").read_bytes()
    return msgspec.toml.decode(text, type=Vocabulary)


@cache
def column_names() -> dict[str, str]:
    """What people head their columns with, in all languages, and the column that it means."""
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
