"""The Fluent files as they are written: messages and terms of a language, and what each of them asks for."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import islice, product
from pathlib import Path
from typing import Any, NamedTuple

from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import spila.l10n
from spila.l10n import Words, languages

FOLDER = Path(spila.l10n.__file__).parent
LANGUAGES = languages()
OTHERS = LANGUAGES[1:]
COUNTS = (1, 2, 5, 21)
"""Icelandic counts 21 as one; the others begin anew at two."""
MOST_COMBINATIONS = 64


class Own(Words):
    """A language alone: English never stands in."""

    def __init__(self, language: str = "en") -> None:
        super().__init__(language)
        self._bundles = self._bundles[:1]

    def format(self, name: str, params: Mapping[str, object]) -> str:
        """A message, or its attribute (`name.attribute`); any Fluent error is raised."""
        message, _, attribute = name.partition(".")
        found = self._bundles[0].get_message(message)
        pattern = found.attributes[attribute] if attribute else found.value
        assert pattern is not None
        text, errors = self._bundles[0].format_pattern(pattern, dict(params))
        if errors:
            raise errors[0]
        return str(text)


class Choice(NamedTuple):
    """A variable that a message selects on, and its variants."""

    variable: str
    keys: frozenset[str]

    @property
    def plural(self) -> bool:
        """Whether the variants are plural categories or numbers."""
        return all(re.fullmatch(r"zero|one|two|few|many|other|\d+", key) for key in self.keys)


class _Look(Visitor):
    """What stands in a pattern."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.choices: list[Choice] = []
        self.terms: list[ast.TermReference] = []
        self.messages: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            self.choices.append(Choice(node.selector.id.name, frozenset(map(_key, node.variants))))
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.shown.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.terms.append(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.append(node.id.name)


class Pattern(NamedTuple):
    """One text: what it shows, what it selects on, and the terms and messages it refers to."""

    shown: frozenset[str]
    choices: tuple[Choice, ...]
    terms: tuple[ast.TermReference, ...]
    messages: tuple[str, ...]

    @property
    def variables(self) -> frozenset[str]:
        return self.shown | {choice.variable for choice in self.choices}


class Language(NamedTuple):
    """All files of a language."""

    patterns: dict[str, Pattern]
    """By the name of the message; attributes as `name.attribute`."""
    terms: dict[str, ast.Term]
    junk: list[str]
    twice: list[str]
    file_of: dict[str, str]


def _key(variant: ast.Variant) -> str:
    return str(variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value)


def looked_at(pattern: Any) -> Pattern:
    look = _Look()
    look.visit(pattern)
    return Pattern(frozenset(look.shown), tuple(look.choices), tuple(look.terms), tuple(look.messages))


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


@cache
def read(language: str) -> Language:
    found = Language({}, {}, [], [], {})
    for file in files(language):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                found.junk.append(f"{file.name}: {(entry.content or '').strip()}")
            elif isinstance(entry, (ast.Message, ast.Term)):
                name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
                if name in found.file_of:
                    found.twice.append(f"{name}: {found.file_of[name]}, {file.name}")
                found.file_of[name] = file.name
                if isinstance(entry, ast.Term):
                    found.terms[entry.id.name] = entry
                    continue
                if entry.value is not None:
                    found.patterns[name] = looked_at(entry.value)
                for attribute in entry.attributes:
                    found.patterns[f"{name}.{attribute.id.name}"] = looked_at(attribute.value)
    return found


def plurals(language: str) -> frozenset[str]:
    """The language's plural categories, from CLDR."""
    return frozenset(Locale.parse(language).plural_form.tags) | {"other"}


def samples(*patterns: Pattern) -> Iterator[dict[str, object]]:
    """Parameters for these texts: every variant of every choice, and for the rest a word that cannot be mistaken."""
    choices: dict[str, list[object]] = {}
    for choice in (each for pattern in patterns for each in pattern.choices):
        if choice.plural:
            choices[choice.variable] = [*COUNTS, *sorted(int(key) for key in choice.keys if key.isdecimal())]
        else:
            known = choices.setdefault(choice.variable, [])
            known += [key for key in sorted(choice.keys) if key not in known]
    plain = {name: word(name) for pattern in patterns for name in sorted(pattern.shown)}
    for values in islice(product(*choices.values()), MOST_COMBINATIONS):
        yield plain | dict(zip(choices, values))


def word(name: str) -> str:
    """A value for a parameter that no sentence has by itself."""
    return f"Q{name.upper()}X"


def variants(node: Any) -> Iterator[ast.SelectExpression]:
    """The choices inside a term."""
    for element in node.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield element.expression


def forms(term: ast.Term) -> dict[str, frozenset[str]]:
    """For each argument that a term takes, the values it has forms for."""
    return {
        each.selector.id.name: frozenset(map(_key, each.variants))
        for each in variants(term.value)
        if isinstance(each.selector, ast.VariableReference)
    }


def form_texts(term: ast.Term) -> list[str]:
    """All forms of a term as they are written, the dictionary form first."""
    plain = "".join(element.value for element in term.value.elements if isinstance(element, ast.TextElement))
    chosen = [
        (not variant.default, "".join(getattr(element, "value", "") for element in variant.value.elements))
        for each in variants(term.value)
        for variant in each.variants
    ]
    return [plain] if plain.strip() else [text for _, text in sorted(chosen, key=lambda each: each[0])]
