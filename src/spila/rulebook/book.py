"""Reading a page. Its form: `#` title, `>` lead, `##` sections; paragraphs, `-` and `1.` items, `! name: caption` for a
picture of a position, `~ option: text` for a house rule. What stands in brackets at the end of a line are rule ids.
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
_NAMED: Final = re.compile(r"(?P<name>[A-Za-z][\w-]*): (?P<text>.+)")

Kind = Literal["text", "item", "step", "figure", "house-rule"]


class Block(msgspec.Struct, frozen=True, omit_defaults=True):
    """A paragraph, an item of a list, a picture with its caption (`name` is the figure's), or a house rule (`name` is
    the option's). Text may have **bold** words.
    """

    kind: Kind
    text: str
    rules: tuple[str, ...] = ()
    name: str = ""


class Section(msgspec.Struct, frozen=True):
    """A heading and what stands under it."""

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
        """Everything on the page in order."""
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
    """A page from its text; `Malformed` where it has another form."""
    title, lead, sections = "", None, list[tuple[str, list[Block]]]()
    for number, line in enumerate(text.splitlines(), start=1):
        mark, _, rest = line.strip().partition(" ")
        if not mark:
            continue
        if mark == "#":
            title = rest
        elif mark == ">":
            lead = _block("text", rest, number)
        elif mark == "##":
            sections.append((rest, []))
        elif not sections:
            raise Malformed("book-line", game=game, line=number)
        else:
            sections[-1][1].append(_line(mark, rest, line.strip(), number))
    if not title or lead is None:
        raise Malformed("book-line", game=game, line=1)
    return Page(game, language, title, lead, tuple(Section(name, tuple(blocks)) for name, blocks in sections))


def _line(mark: str, rest: str, whole: str, number: int) -> Block:
    if mark == "-":
        return _block("item", rest, number)
    if re.fullmatch(r"\d+\.", mark):
        return _block("step", rest, number)
    if mark in ("!", "~"):
        return _block("figure" if mark == "!" else "house-rule", rest, number, named=True)
    return _block("text", whole, number)


def _block(kind: Kind, text: str, number: int, *, named: bool = False) -> Block:
    found = _IDS.search(text)
    ids = tuple(found["ids"].split(", ")) if found else ()
    text = text[: found.start()] if found else text
    name = ""
    if named:
        parts = _NAMED.fullmatch(text)
        if parts is None:
            raise Malformed("book-line", game="", line=number)
        name, text = parts["name"], parts["text"]
    return Block(kind, text, ids, name)
