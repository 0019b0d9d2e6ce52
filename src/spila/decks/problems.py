"""What may be wrong with a deck: a code with parameters, the file and the line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from spila.kernel import Malformed

FATAL: Final = frozenset(
    {
        "cells", "column", "column-missing", "column-twice", "duplicate-id", "empty-name", "encoding", "file-missing",
        "id", "manifest", "no-cards", "no-columns", "not-a-table", "quotes", "too-large", "too-many-cards",
        "unknown-id", "value", "workbook", "year",
    }
)  # fmt: skip
"""With these a deck cannot be played; the others make it a poor deck."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong, for words to be found elsewhere (`deck-problem-<code>`)."""

    file: str
    line: int
    code: str
    params: Mapping[str, int | str] = {}

    @property
    def fatal(self) -> bool:
        """Whether the deck cannot be loaded because of it."""
        return self.code in FATAL


class Broken(Malformed):
    """A deck that cannot be loaded, with the first reason."""

    def __init__(self, problem: Problem, code: str = "deck-broken") -> None:
        super().__init__(code, file=problem.file, line=problem.line, problem=problem.code)
        self.problem = problem
