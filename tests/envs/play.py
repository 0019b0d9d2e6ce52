"""Random options for environments, from the property tests."""

from __future__ import annotations

import random
from typing import Any

from tests.material import quick_options, random_options


def some_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Random options; in a third of the cases those of the rulebook."""
    return {} if rng.random() < 1 / 3 else random_options(game, seats, rng)


def short_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """The same, for matches that end soon."""
    return quick_options(game, seats, rng)
