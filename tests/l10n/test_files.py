"""The Fluent files of the six languages have the same messages, and ask for nothing that is not there."""

from __future__ import annotations

import pytest
from fluent.syntax import ast

from tests.l10n.ftl import LANGUAGES, OTHERS, Own, forms, looked_at, plurals, read
from tests.play import OWN_GAMES

ENGLISH = read("en").patterns


def test_there_are_six_languages() -> None:
    assert set(LANGUAGES) == {"en", "is", "sv", "da", "fi", "nb"}
    assert len(ENGLISH) > 600


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_read_and_stands_once(language: str) -> None:
    assert read(language).junk == []
    assert read(language).twice == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_messages_and_attributes_in_files_of_the_same_name(language: str) -> None:
    own, english = read(language), read("en")
    assert sorted(ENGLISH.keys() - own.patterns.keys()) == []
    assert sorted(own.patterns.keys() - ENGLISH.keys()) == []
    shared = [name for name in english.file_of if not name.startswith("-") and name in own.file_of]
    assert [name for name in shared if own.file_of[name] != english.file_of[name]] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_one_game_is_in_the_files_of_that_game(language: str) -> None:
    """Terms are of the language: all of them are in one file."""
    astray = {}
    for name, file in read(language).file_of.items():
        named = max((game for game in OWN_GAMES if game in name), key=len, default=None)
        if named is not None and name[0] != "-" and not file.removeprefix("web-").startswith(named):
            astray[name] = file
    assert astray == {}


@pytest.mark.parametrize("language", OTHERS)
def test_the_same_parameters(language: str) -> None:
    """What English shows the others show; what English only selects on they may leave out, and the other way round."""
    wrong = {}
    for name, own in read(language).patterns.items():
        english = ENGLISH.get(name)
        if english is not None and (english.shown - own.variables or own.shown - english.variables):
            wrong[name] = (sorted(english.shown), sorted(own.shown))
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_have_the_variants_that_can_come_up(language: str) -> None:
    """Plural forms are the language's own by CLDR; words such as yes and no are the ones that English has too. A player
    who is addressed has the language's own word for it in place of a name.
    """
    wrong = []
    you = Own(language).say("cli-you")
    for name, own in read(language).patterns.items():
        known = {choice.variable: choice.keys for choice in ENGLISH[name].choices} if name in ENGLISH else {}
        for choice in own.choices:
            keys = {"You" if key == you else key for key in choice.keys}
            categories = {key for key in keys if not key.isdecimal()}
            if choice.plural:
                if not categories <= plurals(language):
                    wrong.append((name, sorted(categories)))
            elif keys != known.get(choice.variable, keys):
                wrong.append((name, sorted(choice.keys)))
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_references_are_to_terms_that_have_the_form(language: str) -> None:
    own = read(language)
    patterns = own.patterns | {f"-{name}": looked_at(term.value) for name, term in own.terms.items()}
    wrong = [
        f"{name}: -{reference.id.name} {fault}"
        for name, pattern in patterns.items()
        for reference in pattern.terms
        for fault in _faults(reference, own.terms)
    ]
    wrong += [
        f"{name}: {other}" for name, each in patterns.items() for other in each.messages if other not in own.patterns
    ]
    assert wrong == []


def _faults(reference: ast.TermReference, terms: dict[str, ast.Term]) -> list[str]:
    term = terms.get(reference.id.name)
    if term is None:
        return ["is not there"]
    if reference.attribute is not None:
        known = {each.id.name for each in term.attributes}
        return [] if reference.attribute.name in known else [f"has no attribute {reference.attribute.name}"]
    given = {} if reference.arguments is None else {each.name.name: each.value for each in reference.arguments.named}
    return [
        f"has no {name} {getattr(value, 'value', value)}"
        for name, value in given.items()
        if getattr(value, "value", None) not in forms(term).get(name, ())
    ]


@pytest.mark.parametrize("language", OTHERS)
def test_every_term_is_used(language: str) -> None:
    own = read(language)
    patterns = [*own.patterns.values(), *(looked_at(term.value) for term in own.terms.values())]
    used = {reference.id.name for pattern in patterns for reference in pattern.terms}
    assert sorted(own.terms.keys() - used) == []
