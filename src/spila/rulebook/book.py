"""Parses a page of rules. Its format: `#` title, `>` lead, `##` sections; paragraphs, `-` and `1.` items,
`! name: caption` for a figure, `~ option: text` for a house rule. Brackets at the end of a line contain rule ids.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal

import msgspec

from spila.games import MODULES, known
from spila.kernel import Malformed
from spila.l10n import FALLBACK, languages
from spila.rulebook.sources import page_file

_IDS: Final = re.compile(r"\s*\[(?P<ids>[A-Z]{2}-[A-Z]+-\d+\w?(?:, [A-Z]{2}-[A-Z]+-\d+\w?)*)\]$")
_NAME_AND_TEXT: Final = re.compile(r"(?P<name>[A-Za-z][\w-]*): (?P<text>.+)")

Kind = Literal["text", "item", "step", "figure", "house-rule"]


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, a list item, a figure with its caption (`name` is that of the figure), or a house rule (`name` is
    that of the option). The text may contain **bold** words.
    """

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()
    name: str = ""


class Section(msgspec.Struct, frozen=True):
    """A heading and its blocks."""

    title: str
    blocks: tuple[Block, ...]


class Page(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    language: str
    title: str
    lead: Block
    sections: tuple[Section, ...]

    def blocks(self) -> list[Block]:
        """All blocks of the page in order."""
        return [self.lead, *(block for section in self.sections for block in section.blocks)]


def pages() -> list[str]:
    """Games that have a page."""
    return [game for game in MODULES if page_file(game, FALLBACK).is_file()]


@cache
def page(game: str, language: str = FALLBACK) -> Page:
    """The page of a game, in English where there is none in the language; `Malformed` when there is none at all."""
    known(game)
    for each in dict.fromkeys((language if language in languages() else FALLBACK, FALLBACK)):
        file = page_file(game, each)
        if file.is_file():
            return read(file.read_text(encoding="utf-8"), game, each)
    raise Malformed("no-rule-page", game=game)


def read(text: str, game: str, language: str) -> Page:
    """Parse a page; `Malformed` if the format is wrong."""
    title, lead, sections = "", None, list[tuple[str, list[Block]]]()
    for number, line in enumerate(text.splitlines(), start=1):
        marker, _, rest = line.strip().partition(" ")
        if not marker:
            continue
        if marker == "#":
            title = rest
        elif marker == ">":
            lead = _parse_block("text", rest, number)
        elif marker == "##":
            sections.append((rest, []))
        elif not sections:
            raise Malformed("book-line", game=game, line=number)
        else:
            sections[-1][1].append(_parse_line(marker, rest, line.strip(), number))
    if not title or lead is None:
        raise Malformed("book-line", game=game, line=1)
    return Page(game, language, title, lead, tuple(Section(name, tuple(blocks)) for name, blocks in sections))


def _parse_line(marker: str, rest: str, whole: str, number: int) -> Block:
    if marker == "-":
        return _parse_block("item", rest, number)
    if re.fullmatch(r"\d+\.", marker):
        return _parse_block("step", rest, number)
    if marker in ("!", "~"):
        return _parse_block("figure" if marker == "!" else "house-rule", rest, number, has_name=True)
    return _parse_block("text", whole, number)


def _parse_block(kind: Kind, text: str, number: int, *, has_name: bool = False) -> Block:
    found = _IDS.search(text)
    ids = tuple(found["ids"].split(", ")) if found else ()
    text = text[: found.start()] if found else text
    name = ""
    if has_name:
        parts = _NAME_AND_TEXT.fullmatch(text)
        if parts is None:
            raise Malformed("book-line", game="", line=number)
        name, text = parts["name"], parts["text"]
    return Block(kind, text, ids, name)
