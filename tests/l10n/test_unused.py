"""No message is kept that nobody says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from spila.decks import library
from spila.decks.statistics import statistics
from tests.l10n.codes import SOURCE, unread
from tests.l10n.ftl import LANGUAGES, read
from tests.l10n.test_every_code import ON_THE_COMMAND_LINE, cases
from tests.play import OWN_GAMES

PAGE = Path(__file__).parents[2] / "web" / "src"
WORD = re.compile(r"""["'`]([A-Za-z0-9_.-]+)["'`]|\b([A-Za-z0-9_]+)\??:""")
"""A text of one word, or the key of an object."""
COMPOSED = re.compile(r"`([a-z][a-zA-Z0-9.-]*\$\{[^`]*)`")
PLACE = re.compile(r"\$?\{(?:[^{}]|\{[^{}]*\})*\}")


@cache
def sources() -> tuple[str, ...]:
    files = [*SOURCE.rglob("*.py"), *PAGE.rglob("*.ts"), *PAGE.rglob("*.svelte")]
    return tuple(file.read_text(encoding="utf-8") for file in files)


@cache
def words() -> frozenset[str]:
    """Every word that a program could put into a name; some are in the deck."""
    written = {word for text in sources() for found in WORD.findall(text) for word in found if word}
    decks = map(library.named, library.SHIPPED)
    return frozenset(written | {category for deck in decks for category in statistics(deck).categories})


def composed() -> Iterator[re.Pattern[str]]:
    """Names that are put together at run time: of the command line those that the walk of codes cannot spell out."""
    found = {name for text in sources() for name in COMPOSED.findall(text)}
    for place in unread(("say",), *ON_THE_COMMAND_LINE):
        name = place.partition(": ")[2]
        if name.startswith(("f'", 'f"')) and re.search("[a-z]", PLACE.sub("", name[2:-1])):
            found |= {name[2:-1], *(f"{game}-{name[2:-1]}" for game in OWN_GAMES)}
    for name in found:
        yield re.compile("(.+)".join(map(re.escape, PLACE.split(name))))


def is_composed(name: str, patterns: list[re.Pattern[str]]) -> bool:
    """Whether it fits, and what fills the gaps is a word, or several, that stands in the source."""
    fitting = (match for pattern in patterns if (match := pattern.fullmatch(name)))
    return any(all(_known(fill) for fill in match.groups()) for match in fitting)


def _known(fill: str) -> bool:
    parts = fill.split("-")
    return fill in words() or any(
        "-".join(parts[:at]) in words() and _known("-".join(parts[at:])) for at in range(1, len(parts))
    )


def unused() -> list[str]:
    patterns, spelled = list(composed()), {case.name for case in cases()}
    english = read("en").patterns
    referred = {other for language in LANGUAGES for each in read(language).patterns.values() for other in each.messages}
    quoted = {name for name in english if name in words()}
    helping = {name for name in english if name.startswith("help")}  # those are counted in tests/cli/test_help.py
    said = spelled | referred | quoted | helping
    return [name for name in english if name not in said and not is_composed(name, patterns)]


def test_every_message_is_said_somewhere() -> None:
    assert unused() == []
