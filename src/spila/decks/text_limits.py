"""How long the texts of a card may be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

CHARACTERS: Final[Mapping[Literal["name", "claim", "story"], int]] = {"name": 80, "claim": 120, "story": 400}
"""The longest texts that fit on a card."""
