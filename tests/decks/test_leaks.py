"""Front texts that reveal the date, in six languages, and innocent ones that do not."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from spila.decks.leaks import find_leak

FRONTS = tomllib.loads((Path(__file__).parent / "fronts.toml").read_text(encoding="utf-8"))


def fronts(kind: str) -> list[tuple[str, str]]:
    return [(language, front) for language, some in FRONTS[kind].items() for front in some["fronts"]]


@pytest.mark.parametrize(("language", "front"), fronts("given-away"))
def test_a_front_that_gives_the_date_away_is_caught(language: str, front: str) -> None:
    assert find_leak(front, language) is not None


@pytest.mark.parametrize(("language", "front"), fronts("innocent"))
def test_an_innocent_front_is_left_alone(language: str, front: str) -> None:
    assert find_leak(front, language) is None


def test_an_author_may_allow_what_only_looks_like_a_date() -> None:
    assert find_leak("The Boeing 747 takes off", "en") is not None
    assert find_leak("The Boeing 747 takes off", "en", ["Boeing 747"]) is None


def test_a_language_without_a_list_is_searched_with_all_lists() -> None:
    found = find_leak("Das Mittelalter, medeltid", "de")
    assert found is not None
    assert found.kind == "period"
