"""No rule without a test: the suite fails when an id has none."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import spila
from tests.rulebook.pages import GAMES, PAGE, marked, page, rules

SOURCE = Path(spila.__file__).parent
RULE = re.compile(r"\b([A-Z]{2})-([A-Z]+-\d+\w?|X\d+)\b")
ALSO = re.compile(r"(\b[A-Z]{2}-[A-Z]+-)\d+\w?((?:(?:,| and|, and) -\d+\w?)+)")
"""`ZZ-RACE-3, -4 and -5` names three rules."""


@pytest.mark.parametrize("game", GAMES)
def test_every_id_has_a_test_and_every_test_a_known_id(game: str) -> None:
    assert set(marked(game)) == set(rules(game))


@pytest.mark.parametrize("game", GAMES)
def test_ids_begin_alike_and_meanings_are_sentences(game: str) -> None:
    assert len(prefixes(game)) == 1
    assert all(entry["means"].endswith(".") for entry in rules(game).values())


def test_no_two_games_share_a_prefix() -> None:
    assert len({prefix for game in GAMES for prefix in prefixes(game)}) == len(GAMES)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_rule_id_in_the_source_exists() -> None:
    """Docstrings and the metadata of options name rules; one that was renamed or mistyped leads nowhere."""
    known = {rule for game in GAMES for rule in rules(game)}
    starts = {prefix for game in GAMES for prefix in prefixes(game)}
    found = {
        (f"{path.relative_to(SOURCE)}:{line}", rule)
        for path in SOURCE.rglob("*.py")
        for line, text in texts(path)
        for rule in named(text)
        if rule[:2] in starts
    }
    assert len(found) > 100
    assert sorted((place, rule) for place, rule in found if rule not in known) == []


def prefixes(game: str) -> set[str]:
    return {rule.partition("-")[0] for rule in rules(game)}


def texts(path: Path) -> list[tuple[int, str]]:
    """All texts of a module, docstrings among them, with their lines."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    ]


def named(text: str) -> set[str]:
    short = {before + number for before, more in ALSO.findall(text) for number in re.findall(r"-(\d+\w?)", more)}
    return {found[0] for found in RULE.finditer(text)} | short


def test_ids_are_read_from_sentences() -> None:
    assert named("ZZ-RACE-3, -4 and -5; nothing fits (ZZ-GAP-04).") == {
        *("ZZ-RACE-3", "ZZ-RACE-4", "ZZ-RACE-5", "ZZ-GAP-04"),
    }
    assert named("no rule here: UTF-8, A-B-1") == set()
