"""Every kind of problem is found with its file and line, and nothing else is reported."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from spila.decks import Broken, load
from spila.decks.checker import check
from spila.l10n import Words
from tests.decks.broken import CARDS, EN, write
from tests.decks.spila_cli import spila

LATIN = EN.replace("The flute", "Flöjten").encode("cp1252")

BROKEN: dict[str, tuple[dict[str, Any], list[tuple[str, int, str]]]] = {
    "a language without a file": ({"is": None}, [("deck.toml", 10, "missing-file")]),
    "a card missing in a language": (
        {"is": ("flute,Flautan,gerð úr beini,Hún hljómar.\n", "")},
        [("cards.csv", 3, "missing-language")],
    ),
    "no title in the own language": ({"deck": ('en = "Little"\n', "")}, [("deck.toml", 3, "no-title")]),
    "an id twice": (
        {"cards": ("flute,-", "bridge,1888,,event,small,flute\nflute,-")},
        [("cards.csv", 3, "duplicate-id")],
    ),
    "an id twice in a language": (
        {"en": ("telephone,The", "flute,Pipe,a,b\ntelephone,The")},
        [("en.csv", 4, "duplicate-id")],
    ),
    "a name twice": ({"en": ("The telephone", "a bridge")}, [("en.csv", 4, "duplicate-name")]),
    "words for no card": ({"en": ("\nflute,", "\nfluet,Pipe,a,b\nflute,")}, [("en.csv", 3, "unknown-id")]),
    "an id that is none": ({"cards": ("flute,-38000", "The flute,-38000")}, [("cards.csv", 3, "id")]),
    "an id with a year": (
        dict.fromkeys(("cards", "en", "is"), ("\nbridge,", "\nbridge-1937,")),
        [("cards.csv", 2, "id-leaks")],
    ),
    "a year in a name": ({"en": ("A bridge", "The bridge of 1937")}, [("en.csv", 2, "leak")]),
    "a century in a claim": ({"is": ("gerð úr beini", "frá steinöld")}, [("is.csv", 3, "leak")]),
    "an unknown icon": ({"cards": ("stone-bridge", "bridge-of-stone")}, [("cards.csv", 2, "unknown-icon")]),
    "an unknown drawing": ({"pictures": None}, [("cards.csv", 4, "unknown-icon")]),
    "a year 0": ({"cards": (",1876,", ",0,")}, [("cards.csv", 4, "year")]),
    "a year to come": ({"cards": (",1876,", ",9876,")}, [("cards.csv", 4, "year")]),
    "a year before the world": ({"cards": (",-38000,", ",-99000000000,")}, [("cards.csv", 3, "year")]),
    "a year in words": ({"cards": (",1876,", ",MDCCCLXXVI,")}, [("cards.csv", 4, "year")]),
    "half a year": ({"cards": (",1876,", ",1876.5,")}, [("cards.csv", 4, "year")]),
    "an empty name": ({"en": ("The flute", "")}, [("en.csv", 3, "empty-name")]),
    "an empty claim": ({"en": ("made of bone", " ")}, [("en.csv", 3, "empty-field")]),
    "an empty story": ({"is": ("Hann hringir.", "")}, [("is.csv", 4, "empty-field")]),
    "an empty category": ({"cards": (",yes,art", ",yes,")}, [("cards.csv", 3, "empty-field")]),
    "an empty licence": ({"deck": ('"CC0-1.0"', '""')}, [("deck.toml", 4, "empty-field")]),
    "another category": ({"cards": (",yes,art", ",yes,dance")}, [("cards.csv", 3, "mark")]),
    "another edition": ({"cards": ("small,stone", "medium,stone")}, [("cards.csv", 2, "mark")]),
    "an unclear approximate": ({"cards": (",yes,", ",maybe,")}, [("cards.csv", 3, "mark")]),
    "another encoding": ({"en": LATIN}, [("en.csv", 3, "encoding")]),
    "another encoding of the cards": ({"cards": CARDS.encode("utf-16")}, [("cards.csv", 1, "encoding")]),
    "garbled letters": ({"en": ("The flute", "FlÃ¶jten")}, [("en.csv", 3, "garbled")]),
    "an unknown column": ({"en": ("story\n", "tale\n")}, [("en.csv", 1, "column")]),
    "a missing column": (
        {"cards": ("id,year", "id,date")},
        [("cards.csv", 1, "column-missing"), ("cards.csv", 1, "column")],
    ),
    "a column twice": ({"en": ("claim,story\n", "claim,claim\n")}, [("en.csv", 1, "column-twice")]),
    "a cell too many": ({"en": ("made of bone", "made, of bone")}, [("en.csv", 3, "cells")]),
    "an open quote": ({"en": ("flute,The", 'flute,"The')}, [("en.csv", 3, "quotes")]),
    "a name too long for a card": ({"en": ("The flute", "flute " * 20)}, [("en.csv", 3, "too-long")]),
    "no cards": (
        {"cards": CARDS.split("\n")[0].encode(), "en": b"id,name\n", "is": b"id,name\n"},
        [("cards.csv", 1, "no-cards")],
    ),
    "no file of cards": ({"cards": None}, [("cards.csv", 1, "file-missing")]),
    "not a table": ({"cards": b""}, [("cards.csv", 1, "not-a-table")]),
    "no manifest": ({"deck": None}, [("deck.toml", 1, "file-missing")]),
    "a manifest that is no TOML": ({"deck": ('order = "year"', "order = year")}, [("deck.toml", 2, "manifest")]),
    "an unknown key": ({"deck": ("credits =", "thanks =")}, [("deck.toml", 5, "manifest")]),
    "a wrong value": ({"deck": ('licence = "CC0-1.0"', "licence = 3")}, [("deck.toml", 4, "manifest")]),
}


def test_the_little_deck_is_clean(tmp_path: Path) -> None:
    deck, problems = check(write(tmp_path))
    assert problems == []
    assert deck is not None
    assert [card.id for card in deck.cards] == ["bridge", "flute", "telephone"]
    assert deck.languages == ("en", "is")


@pytest.mark.parametrize("name", BROKEN)
def test_each_kind_of_problem_is_caught_with_its_line(name: str, tmp_path: Path) -> None:
    changes, expected = BROKEN[name]
    _, problems = check(write(tmp_path, **changes))
    assert [(each.file, each.line, each.code) for each in problems] == expected


@pytest.mark.parametrize("name", BROKEN)
def test_each_problem_has_a_text_and_an_exit_code(name: str, tmp_path: Path) -> None:
    changes, expected = BROKEN[name]
    done = spila("deck", "check", str(write(tmp_path, **changes)), lang="en")
    assert done.exit_code == 1
    lines = done.output.splitlines()
    assert len(lines) == len(expected) + 1
    for line, (file, number, _) in zip(lines, expected):
        assert line.startswith(f"{file}:{number}: ")


@pytest.mark.parametrize("name", BROKEN)
def test_a_deck_with_a_fatal_problem_is_not_loaded_and_others_are(name: str, tmp_path: Path) -> None:
    changes, _ = BROKEN[name]
    folder = write(tmp_path, **changes)
    _, problems = check(folder)
    fatal = [each for each in problems if each.fatal]
    if fatal:
        with pytest.raises(Broken) as caught:
            load(folder)
        assert caught.value.problem in fatal
    else:
        assert len(load(folder).cards) == 3


def test_every_problem_with_a_text_is_covered_by_a_test() -> None:
    shown = {code for _, expected in BROKEN.values() for _, _, code in expected}
    of_imports = {"no-columns", "value", "workbook", "too-large", "too-many-cards"}
    described = {line.split(" ")[0][13:] for line in _messages() if line.startswith("deck-problem-")}
    assert described == shown | of_imports


def _messages() -> list[str]:
    from importlib.resources import files

    assert Words("en").has("deck-problem-leak")
    return (files("spila.l10n") / "en" / "deck.ftl").read_text(encoding="utf-8").splitlines()


def test_check_says_when_all_is_well_and_when_there_is_no_such_deck(tmp_path: Path) -> None:
    clean = spila("deck", "check", str(write(tmp_path)))
    assert (clean.exit_code, clean.output.count("\n")) == (0, 1)
    gone = spila("deck", "check", str(tmp_path / "gone"))
    assert gone.exit_code == 2
    assert gone.output.count("\n") == 1
