"""Spila plays family card games exactly as their rulebooks say. Unofficial."""

from spila.api import from_record, games, new_match, replay, to_record
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
    "from_record",
    "games",
    "new_match",
    "replay",
    "to_record",
]
