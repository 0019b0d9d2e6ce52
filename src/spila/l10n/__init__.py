"""Translations: codes and parameters become text in a language. No other package contains text for people.

A game from outside brings its texts in `<package>/l10n/<language>/`; see `spila.plugins`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from babel import Locale
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource

from spila import plugins

FALLBACK = "en"


@cache
def languages() -> tuple[str, ...]:
    """The available languages; English first, because it is the fallback."""
    found = sorted(each.name for each in files(__name__).iterdir() if each.is_dir() and not each.name.startswith("_"))
    return (FALLBACK, *(name for name in found if name != FALLBACK))


def preferred(asked: str | None = None, environment: Mapping[str, str] | None = None) -> str:
    """The requested language, else that of the environment (SPILA_LANG, LC_ALL, LC_MESSAGES, LANG), else English."""
    environment = os.environ if environment is None else environment
    candidates: Iterable[str | None] = (
        asked,
        *(environment.get(name) for name in ("SPILA_LANG", "LC_ALL", "LC_MESSAGES", "LANG")),
    )
    for locale in candidates:
        if code := known(locale or ""):
            return code
    return FALLBACK


def known(locale: str) -> str:
    """The available language for a locale (`nn-NO`, `sv_SE.UTF-8`), or an empty string."""
    code = re.split(r"[._-]", locale, maxsplit=1)[0].lower()
    code = {"no": "nb", "nn": "nb"}.get(code, code)
    return code if code in languages() else ""


class Words:
    """The messages of one language, with English as the fallback."""

    def __init__(self, language: str = FALLBACK) -> None:
        self.language = language
        self._bundles = [_bundle(language)] if language == FALLBACK else [_bundle(language), _bundle(FALLBACK)]

    def has(self, name: str) -> bool:
        """Whether the message exists, in this language or in English."""
        return any(bundle.has_message(name) for bundle in self._bundles)

    def number(self, value: float, digits: int = 0) -> str:
        """A number with this many decimals, formatted for the language."""
        return str(format_decimal(round(value, digits), "#,##0." + "0" * digits if digits else "#,##0", self.language))

    def percent(self, share: float, digits: int = 1) -> str:
        """A share of 1 as a percentage, formatted for the language: some have a space before the sign."""
        sign = Locale.parse(self.language).percent_formats[None].pattern.removeprefix("#,##0")
        return str(format_percent(share, "#,##0." + "0" * digits + sign, self.language))

    def own(self, name: str) -> bool:
        """Whether the message exists in this language itself."""
        return bool(self._bundles[0].has_message(name))

    def say(self, *names: str, **params: object) -> str:
        """The text of the first of these messages that exists; `LookupError` if none does."""
        for name in names:
            for bundle in self._bundles:
                if bundle.has_message(name):
                    message = bundle.get_message(name)
                    if message.value is not None:
                        text, errors = bundle.format_pattern(message.value, params)
                        if errors:
                            raise errors[0]
                        return str(text)
        raise LookupError(names)


def folders(language: str) -> list[Traversable]:
    """The folders with texts in this language: the project's own, then those of games from outside that have one."""
    outside = [plugins.folder(package) / "l10n" / language for package in plugins.packages().values()]
    return [files(__name__) / language, *(folder for folder in outside if folder.is_dir())]


def message_names(language: str) -> Mapping[str, str]:
    """The messages that stand in the files of this language, each with the name of its file."""
    found: dict[str, str] = {}
    for folder in folders(language):
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                text = file.read_text(encoding="utf-8")
                found |= dict.fromkeys(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE), file.name)
    return found


def _bundle(language: str) -> FluentBundle:
    return _read(language, tuple(plugins.packages().values()))


@cache
def _read(language: str, packages: tuple[str, ...]) -> FluentBundle:  # noqa: ARG001 - read again when games are added
    bundle = FluentBundle([language], use_isolating=False)
    for folder in folders(language):
        for file in sorted(folder.iterdir(), key=lambda each: each.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
