"""The positions behind a rule page's pictures: views of real states, written by `python -m tests.rulebook.figures`."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from spila.games import known
from spila.rulebook.sources import data_file


class Figure(msgspec.Struct, frozen=True):
    """A table as a seat sees it. `cards`: the ids of the deck's cards by their numbers, for games that have any."""

    seat: int
    view: dict[str, Any]
    cards: dict[int, str] = {}


@cache
def figures(game: str) -> dict[str, Figure]:
    """A game's figures by name; a game need not have any."""
    file = data_file(known(game), "figures")
    return msgspec.json.decode(file.read_bytes(), type=dict[str, Figure]) if file.is_file() else {}
