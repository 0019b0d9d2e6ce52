"""Drawings are found by what a deck is about, in each language."""

from __future__ import annotations

import csv
import re
from importlib.resources import files

import pytest

from spila.decks import icons
from spila.decks.icon_search import search

LANGUAGES = ("en", "is", "sv", "da", "fi", "nb")
ROWS = list(csv.DictReader((files("spila.decks") / "data" / "drawing-words.csv").read_text("utf-8").splitlines()))


def test_every_subject_has_drawings_that_exist_and_words_in_each_language() -> None:
    known = icons.authors()
    for row in ROWS:
        names = row["drawings"].split()
        assert names
        assert len(set(names)) == len(names), row
        assert [name for name in names if name not in known] == []
        for language in LANGUAGES:
            words = row[language].split()
            assert words
            assert [word for word in words if not re.fullmatch(r"[^\W_]+", word) or word != word.casefold()] == []


@pytest.mark.parametrize(
    ("drawing", "words"),
    [
        ("galleon", ("ship", "skip", "fartyg", "fartøj", "laiva", "seilas")),
        ("syringe", ("vaccine", "bóluefni", "vaccin", "vaccine", "rokote", "vaksine")),
        ("steam-locomotive", ("train", "lest", "tåg", "tog", "juna", "tog")),
        ("vote", ("election", "kosningar", "val", "valg", "vaalit", "valg")),
        ("crown", ("king", "konungur", "kung", "konge", "kuningas", "konge")),
    ],
)
def test_a_subject_is_found_in_each_language(drawing: str, words: tuple[str, ...]) -> None:
    for language, word in zip(LANGUAGES, words):
        assert drawing in search(word, language).names[:14], (language, word)


def test_an_ending_or_the_beginning_of_a_word_is_enough() -> None:
    assert search("skeppet", "sv").names == search("skepp", "sv").names
    assert "microscope" in search("laborato", "fi").names


def test_a_name_with_the_very_word_comes_first_and_no_longer_word_is_meant() -> None:
    found = search("cat", "en").names
    assert found[0] == "cat"
    assert "church" not in found


@pytest.mark.parametrize(("language", "word", "other"), [("sv", "båt", "skepp"), ("fi", "sota", "taistelu")])
def test_other_words_are_those_of_the_language(language: str, word: str, other: str) -> None:
    also = search(word, language).also
    assert other in also
    assert word not in also
    assert set(also) <= {each for row in ROWS for each in row[language].split()}
