"""The rules for readers: a page per game and language, with figures and lessons.

The texts are Markdown files in `l10n/<language>/book`; figures are real positions, stored as views of a seat. Every
sentence carries its rule ids, and house rules are marked.
"""

from spila.rulebook.book import Block, Page, Section, page, pages
from spila.rulebook.figures import Figure, figures
from spila.rulebook.lessons import Lesson, LessonStep, has_lesson, lesson

__all__ = [
    "Block",
    "Figure",
    "Lesson",
    "LessonStep",
    "Page",
    "Section",
    "figures",
    "has_lesson",
    "lesson",
    "page",
    "pages",
]
