"""The ground of a turned card, by era. The eras themselves are defined by the rules of Timeline."""

from __future__ import annotations

from typing import Final

from spila.dated.deck import ERAS, era

__all__ = ["ERAS", "GROUNDS", "LAST_YEARS", "NO_ERA", "UNTURNED", "era"]

LAST_YEARS: Final = {name: last for name, (_, last) in list(ERAS.items())[:-1]}
"""The last year of each era but the newest."""

GROUNDS: Final = {
    "stone": ("#7A4E2C", "#4E2E1B"),
    "ancient": ("#AE7A2E", "#7A5018"),
    "middle": ("#3B6B50", "#213F30"),
    "early": ("#7A2E42", "#47182A"),
    "industry": ("#355C7A", "#1C3347"),
    "modern": ("#4A3C86", "#2A2058"),
}
"""Centre and edge."""
UNTURNED: Final = ("#5F5B57", "#3B3835")
"""Every front has this one: an era's colour would give the date away."""
NO_ERA: Final = GROUNDS["industry"]
"""The date side in decks that are not ordered by year."""
