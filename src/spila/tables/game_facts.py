"""What clients have to know about a game besides its views and moves, taken from the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from spila.kernel import AnyGame
from spila.kernel.capabilities import JoiningRules, UndoRules, implements


class GameFacts(NamedTuple):
    """Whether the game is a race, whether all decide at the same time, whether it takes
    people in while it is played, the fields of a view that only its seat sees,
    and whether some moves show nothing new, so that they can be taken back.
    """

    races: bool
    simultaneous: bool
    joins: bool
    private_fields: tuple[str, ...]
    undoes: bool


@cache
def game_facts(game: AnyGame) -> GameFacts:
    """Read off a match of the fewest players, dealt with the default options: what a seat sees differently from a
    spectator there is private, and a game that begins as a race is one.
    """
    seats = game.seats[0]
    default = next(iter(game.presets.values()))
    state = game.deal(default(seats), seats, bytes(32))
    private = {name for seat in range(seats) for name in game.own(state, seat)}
    fields: tuple[str, ...] = game.view_type.__struct_fields__
    shown = tuple(name for name in fields if name in private)
    return GameFacts(
        game.races(state),
        game.stage(state) is not None,
        implements(game, JoiningRules),
        shown,
        implements(game, UndoRules),
    )
