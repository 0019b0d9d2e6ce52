"""What every game shares: a game is a pure function, the log is the truth."""

from spila.kernel.codec import Malformed
from spila.kernel.game import AnyGame, Game
from spila.kernel.log import Entry, Expired, Header, Joined, Left, Log, Moved
from spila.kernel.match import AnyMatch, Match
from spila.kernel.values import GameEnd, Refusal, Result, Seat, Step, refuse

__all__ = [
    "AnyGame",
    "AnyMatch",
    "Entry",
    "Expired",
    "Game",
    "GameEnd",
    "Header",
    "Joined",
    "Left",
    "Log",
    "Malformed",
    "Match",
    "Moved",
    "Refusal",
    "Result",
    "Seat",
    "Step",
    "refuse",
]
