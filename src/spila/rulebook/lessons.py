"""First games to play along with: scripted, and played through the rules when they were written.

`python -m tests.rulebook.lessons` writes them. A client shows a step's text, waits for the one move (or a tap where
there is none), and then shows the news, which have the form of a live table's.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from spila.games import known
from spila.kernel import Malformed
from spila.rulebook.sources import data_file


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
    file = data_file(known(game), "lessons")
    if not file.is_file():
        raise Malformed("no-lesson", game=game)
    return msgspec.json.decode(file.read_bytes(), type=Lesson)


def has_lesson(game: str) -> bool:
    """Whether the game has a lesson."""
    return data_file(known(game), "lessons").is_file()
