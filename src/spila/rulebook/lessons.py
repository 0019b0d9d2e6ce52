"""First games to play along with: scripted, and played through the rules when they were written.

`python -m tests.rulebook.lessons` writes them. A client shows a step's words, waits for the one move (or a tap where
there is none), and then tells the news, which have the form of a live table's.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from spila.kernel import Malformed


class LessonNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """What follows from a move: the same fields as the news of a table."""

    seat: int
    events: list[Any] = []
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    moves: list[Any] = []


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to do. Without a move there is only something to read."""

    name: str
    move: Any = None
    news: list[LessonNews] = []
    turned: dict[int, int | float] = {}
    """Dates that come to light in this step."""


class Lesson(msgspec.Struct, frozen=True):
    """A whole lesson: the table at the start, as the learner's seat sees it, and the steps."""

    game: str
    seat: int
    view: dict[str, Any]
    moves: list[Any]
    steps: list[LessonStep]
    cards: dict[int, str] = {}


@cache
def lesson(game: str) -> Lesson:
    """A game's lesson; `Malformed` when there is none."""
    data = (files(__name__.rpartition(".")[0]) / "lessons.json").read_bytes()
    found = msgspec.json.decode(data, type=dict[str, Lesson])
    if game not in found:
        raise Malformed("game", game=game, known=", ".join(found))
    return found[game]
