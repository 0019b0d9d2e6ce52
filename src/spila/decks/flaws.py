"""What is wrong with a card that is being made: a code with parameters, and the cell it is in."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from spila.decks.draft import Cell


class Flaw(msgspec.Struct, frozen=True):
    """One problem of a cell; its text is the message `workshop-problem-CODE`. `start` and `end` are places in the text
    as Python counts; an `end` of 0 means the whole cell.
    """

    code: str
    params: Mapping[str, int | str] = {}
    cell: Cell = "card"
    language: str = ""
    blocks: bool = False
    """The card can't be played yet."""
    start: int = 0
    end: int = 0


def utf16(text: str, place: int) -> int:
    """A place in a text as JavaScript counts it: characters outside the basic plane count twice."""
    return place + sum(sign > "\uffff" for sign in text[:place])
