"""How hard the tests try."""

from __future__ import annotations

import os

SOAKING = bool(os.environ.get("SPILA_SOAK"))


def times(count: int) -> int:
    """The count for `make test`, fifty times as many in `make soak`."""
    return 50 * count if SOAKING else count
