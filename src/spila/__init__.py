"""Spila plays Skip-Bo with coins, Zip Zap and Timeline exactly as their rulebooks say. Unofficial."""

from spila.face import games, new_match, replay
from spila.kernel import (
    Expired,
    Game,
    Header,
    Left,
    Log,
    Malformed,
    Match,
    Moved,
    Refusal,
    Result,
    Seat,
    Step,
)

__version__ = "0.1.0"

__all__ = [
    "Expired",
    "Game",
    "Header",
    "Left",
    "Log",
    "Malformed",
    "Match",
    "Moved",
    "Refusal",
    "Result",
    "Seat",
    "Step",
    "games",
    "new_match",
    "replay",
]
