"""How hard the tests try."""

from __future__ import annotations

import os
from collections.abc import Sequence

SOAKING = bool(os.environ.get("SPILA_SOAK"))
SMALL = 8


def times(count: int) -> int:
    """The count for `make test`, fifty times as many in `make soak`."""
    return 50 * count if SOAKING else count


def seat_counts(seats: Sequence[int]) -> list[int]:
    """The numbers of seats to try one after the other: of a game for a whole class only the small ones and the largest,
    except in `make soak`.
    """
    return [count for count in seats if SOAKING or count <= SMALL or count == seats[-1]]
