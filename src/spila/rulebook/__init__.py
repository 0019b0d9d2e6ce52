"""The rules as a book: a page for each game in each language, with positions for its pictures.

The words are Markdown files in `l10n/<language>/book`; the positions are real ones, kept as the views that seats have
of them. Rule ids stand with every sentence, and house rules are marked.
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
