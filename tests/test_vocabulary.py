"""Names and comments use the words of this field; `docs/architecture.md` has the glossary."""

from __future__ import annotations

import re

import pytest

from tests.test_structure import ROOT, sources

NOT = {
    "spectator": r"onlookers?",
    "pubsub, wake-up": r"hearsay",
    "entry, command": r"deeds?",
    "registry": r"hall",
    "rules": r"laws",
    "for fear that": r"lest",
    "while": r"whilst",
}
"""What to write, and what not to."""
FOLDERS = ("src/spila", "web/src", "tests", "benchmarks", "examples")
EXCEPT = {"tests/test_vocabulary.py", "tests/decks/test_icon_search.py"}
"""This list, and words in other languages."""


@pytest.mark.parametrize("right", NOT)
def test_one_concept_has_one_name(right: str) -> None:
    wrong = re.compile(rf"\b({NOT[right]})\b", re.IGNORECASE)
    found = [
        f"{name}:{number}: {line.strip()}"
        for folder in FOLDERS
        for path in sources(folder)
        if (name := path.relative_to(ROOT).as_posix()) not in EXCEPT
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if wrong.search(line)
    ]
    assert found == [], f"write: {right}"
