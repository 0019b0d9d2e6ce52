"""The positions behind a page's pictures: views of real states, written by `python -m tests.rulebook.figures`."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class Figure(msgspec.Struct, frozen=True):
    """A table as a seat sees it. `cards`: the ids of the deck's cards by their numbers, for games that have any."""

    seat: int
    view: dict[str, Any]
    cards: dict[int, str] = {}


@cache
def figures(game: str) -> dict[str, Figure]:
    """A game's figures by name."""
    data = (files(__name__.rpartition(".")[0]) / "figures.json").read_bytes()
    return msgspec.json.decode(data, type=dict[str, dict[str, Figure]]).get(game, {})
