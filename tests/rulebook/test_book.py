"""The rules as a book: every language tells the same, names real rules, options and positions."""

from __future__ import annotations

import tomllib
from importlib.resources import files

import msgspec
import pytest

from spila.api import games
from spila.kernel import Malformed
from spila.l10n import Words, languages
from spila.plugins import packages
from spila.rulebook import Page, figures, has_lesson, lesson, page, pages
from spila.rulebook.book import read
from tests.rulebook import figures as drawn
from tests.rulebook import lessons
from tests.rulebook.generated import outdated
from tests.rulebook.pages import rules

GAMES = pages()
"""Games that have a rule page, those from outside too."""
OWN = [game for game in GAMES if game not in packages()]


def known_rules(game: str) -> set[str]:
    """Every id of the game's rules and gaps."""
    if (package := packages().get(game)) is not None:
        return set(tomllib.loads((files(package) / "rules.toml").read_text(encoding="utf-8")))
    return set(rules(game))


def shape(book: Page) -> list[tuple[str, object]]:
    """Everything about a page but its words."""
    found: list[tuple[str, object]] = [("lead", book.lead.rules)]
    for section in book.sections:
        found.append(("section", len(section.blocks)))
        found += [(f"{block.kind} {block.name}", block.rules) for block in section.blocks]
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", OWN)
def test_every_language_has_the_whole_page(game: str, language: str) -> None:
    own = page(game, language)
    assert own.language == language
    assert shape(own) == shape(page(game, "en"))
    if language != "en":
        english = {block.text for block in page(game, "en").blocks()}
        assert not [block.text for block in own.blocks() if block.text in english]


@pytest.mark.parametrize("game", GAMES)
def test_rules_options_and_positions_are_real(game: str) -> None:
    game_rules = games()[game]
    names = {name.replace(".", "-") for name in _switches(game_rules.options_type)}
    for block in page(game).blocks():
        assert set(block.rules) <= known_rules(game), block
        if block.kind == "figure":
            figure = figures(game)[block.name]
            msgspec.convert(figure.view, game_rules.view_type)
        elif block.kind == "house-rule":
            assert block.name in names
        else:
            assert block.rules or block.text.endswith(":"), block
    assert {block.name for block in page(game).blocks() if block.kind == "figure"} == set(figures(game))


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_sheets_is_told(game: str) -> None:
    told = {rule for block in page(game).blocks() for rule in block.rules}
    sheet = {rule for rule in known_rules(game) if "-GAP-" not in rule and "-X" not in rule and "-NOTE-" not in rule}
    assert sorted(sheet - told) == []


def test_figures_are_as_the_law_draws_them() -> None:
    assert outdated("figures", drawn.written()) == []


@pytest.mark.parametrize("text", ["", "# A", "# A\n> b\ntoo early", "# A\n> b\n## C\n! nameless"])
def test_a_page_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(Malformed, match="book-line"):
        read(text, "skip-bo", "en")


def _switches(struct: type[msgspec.Struct]) -> list[str]:
    found = []
    for field in msgspec.structs.fields(struct):
        inner = getattr(field.type, "__origin__", field.type)
        if isinstance(inner, type) and issubclass(inner, msgspec.Struct):
            found += [f"{field.encode_name}.{each}" for each in _switches(inner)]
        found.append(field.encode_name)
    return found


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", [game for game in OWN if has_lesson(game)])
def test_every_step_of_a_lesson_has_words(game: str, language: str) -> None:
    words = Words(language)
    for step in lesson(game).steps:
        assert words.own(f"lesson-{game}-{step.name}"), (language, step.name)
        assert words.say(f"lesson-{game}-{step.name}", other="Robin")


def test_lessons_are_as_the_law_plays_them() -> None:
    assert outdated("lessons", lessons.written()) == []
