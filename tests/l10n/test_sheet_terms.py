"""Players meet the words of the rule sheet that lies in their box."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from spila.rulebook import page, pages
from tests.l10n.ftl import OTHERS, Own, form_texts, read, samples

SHEETS: dict[str, Any] = tomllib.loads((Path(__file__).parent / "sheet_terms.toml").read_text(encoding="utf-8"))
DOCS = Path(__file__).parents[2] / "docs" / "terms"
GIVEN = [
    (language, term["english"], *(part.strip() for part in (term[language] + " / " + term[language]).split("/")[:2]))
    for term in SHEETS["term"]
    for language in OTHERS
    if language in term
]


@cache
def said(language: str) -> tuple[str, ...]:
    """Everything that messages and rule pages can say."""
    own = Own(language)
    texts = [own.format(name, each) for name, pattern in read(language).patterns.items() for each in samples(pattern)]
    blocks = [block.text for game in pages() for block in page(game, language).blocks()]
    return tuple(text.casefold() for text in (*texts, *blocks))


@pytest.mark.parametrize(("language", "english", "word", "stem"), GIVEN)
def test_the_sheets_word_is_listed_and_used(language: str, english: str, word: str, stem: str) -> None:
    terms = {text for term in read(language).terms.values() for text in form_texts(term)}
    listed = (DOCS / f"{language}.md").read_text(encoding="utf-8")
    assert word in terms or re.search(rf"\b{re.escape(word)}\b", listed)
    assert any(re.search(rf"\b{re.escape(stem.casefold())}", text) for text in said(language))


@pytest.mark.parametrize(("language", "word"), [(each, word) for each in OTHERS for word in SHEETS["never"][each]])
def test_no_other_word_stands_in_its_place(language: str, word: str) -> None:
    assert [text for text in said(language) if re.search(rf"\b{word}(?!\w*er\w{{2,}})", text)] == []


def test_the_list_has_every_language() -> None:
    assert {language for language, *_ in GIVEN} == set(OTHERS) == SHEETS["never"].keys()
    assert len(GIVEN) > 70
    assert all(re.fullmatch(r"(SB|ZZ|TL)-[A-Z]+-\d+", term["rule"]) for term in SHEETS["term"])
