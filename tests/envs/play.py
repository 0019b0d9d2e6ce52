"""Random options for environments, from the property tests."""

from __future__ import annotations

import random
from typing import Any

from tests.play import random_options


def some_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Random options; in a third of the cases those of the rulebook."""
    return {} if rng.random() < 1 / 3 else random_options(game, seats, rng)


def short_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """The same, limited so that matches end soon."""
    options = some_options(game, seats, rng)
    if game == "skip-bo":
        options |= {"stockSize": rng.randint(1, 2), "matchTarget": None}
    return options
