"""Scripted first games to play along with, generated through the rules by `python -m tests.rulebook.lessons`.

A client shows the text of a step, waits for its move (or a tap if there is none), and then shows the updates, which
have the same format as those of a live table.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from spila.games import known
from spila.kernel import Malformed
from spila.rulebook.sources import data_file


class LessonNews(msgspec.Struct, frozen=True, omit_defaults=True):
    """The update that follows a move, with the same fields as the update of a table."""

    seat: int
    events: list[Any] = []
    view: dict[str, Any] = {}
    own: dict[str, Any] = {}
    moves: list[Any] = []


class LessonStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step. Without a move there is only text to read."""

    name: str
    move: Any = None
    news: list[LessonNews] = []
    turned: dict[int, int | float] = {}
    """What is on sides that are turned in this step."""


class Lesson(msgspec.Struct, frozen=True):
    """A lesson: the initial position, as the learner's seat sees it, and the steps. `deck`, `cards` and `turned` are as
    in a figure.
    """

    game: str
    seat: int
    seats: int
    view: dict[str, Any]
    moves: list[Any]
    steps: list[LessonStep]
    deck: str = ""
    cards: dict[int, str] = {}
    turned: dict[int, int | float] = {}


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
