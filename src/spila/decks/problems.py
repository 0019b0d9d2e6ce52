"""Problems of a deck: a code with parameters, the file and the line."""

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
"""A deck with these problems cannot be loaded; the others are warnings."""


class Problem(msgspec.Struct, frozen=True):
    """One problem; its text is the message `deck-problem-<code>`."""

    file: str
    line: int
    code: str
    params: Mapping[str, int | str] = {}

    @property
    def fatal(self) -> bool:
        """Whether the problem prevents loading the deck."""
        return self.code in FATAL


class Broken(Malformed):
    """Raised when a deck cannot be loaded, with the first fatal problem."""

    def __init__(self, problem: Problem, code: str = "deck-broken") -> None:
        super().__init__(code, file=problem.file, line=problem.line, problem=problem.code)
        self.problem = problem
