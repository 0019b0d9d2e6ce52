"""The codes of tables: how they are drawn, how people type them, and which worker of a server owns each."""

from __future__ import annotations

import re
from random import Random
from typing import Final
from zlib import crc32

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
"""No letter that can be mistaken for a digit, or for another letter on the telephone."""
CODE_LENGTH: Final = 5
_UNPRINTABLE: Final = re.compile(r"[^\x21-\x7e]")


def new_code(chance: Random) -> str:
    """A code by lot."""
    return "".join(chance.choice(ALPHABET) for _ in range(CODE_LENGTH))


def normalise_code(code: str) -> str:
    """A code as it was meant: people type lower case letters, blanks and hyphens. What no code contains becomes a
    question mark: a code that cannot exist is then as unknown as any other, and not an error of the database.
    """
    meant = code.strip().replace("-", "").replace(" ", "").upper()
    return meant if meant.isascii() and meant.isprintable() else _UNPRINTABLE.sub("?", meant)


def owner(code: str, workers: int) -> int:
    """The worker that has this table, the same one for ever: no table is open in two processes."""
    return crc32(normalise_code(code).encode()) % workers
