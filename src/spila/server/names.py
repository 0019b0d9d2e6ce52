"""Which characters names of people and titles of tables may have.

Control characters, line breaks, and characters that are invisible or change the direction of the text around them are
refused: with them one name can look like another, or spoil the line it stands in. A zero-width joiner is allowed
between two symbols, because emoji are built with it.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from spila.kernel import Malformed

JOINER: Final = "\u200d"
REFUSED: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Unicode categories: control, format (zero width, direction), surrogate, line and paragraph separator."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks that show nothing."""
SYMBOLS: Final = frozenset({"So", "Sk", "Mn"})


def check_name(name: str) -> None:
    """`Malformed` for a name that nobody could see or that contains refused characters."""
    check_title(name)
    if not name.strip():
        raise Malformed("name-characters")


def check_title(title: str) -> None:
    """`Malformed` for a title with refused characters; it may be empty."""
    if not title.isascii() or not title.isprintable():
        for place, character in enumerate(title):
            if _refused(title, place, character):
                raise Malformed("name-characters")


def _refused(text: str, place: int, character: str) -> bool:
    if character == JOINER:
        before, after = text[place - 1 : place], text[place + 1 : place + 2]
        return not (before and after and _symbol(before) and _symbol(after))
    return character in BLANK or unicodedata.category(character) in REFUSED


def _symbol(character: str) -> bool:
    return unicodedata.category(character) in SYMBOLS
