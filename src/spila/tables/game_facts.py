"""What clients have to know about a game besides its views and moves, taken from the rules themselves."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from spila.kernel import AnyGame
from spila.kernel.capabilities import JoiningRules, RaceRules, SimultaneousRules, UndoRules, implements
from spila.kernel.codec import decode


class Abilities:
    """What a table asks a game after every move, found out once: whether it may be a race, whether it may have stages,
    and its moves as a decoder.
    """

    def __init__(self, game: AnyGame) -> None:
        self.races = implements(game, RaceRules)
        self.stages = implements(game, SimultaneousRules)
        self._move_type = game.move_type
        self._decode = msgspec.json.Decoder(game.move_type).decode

    def read_move(self, raw: msgspec.Raw) -> Any:
        """A move of this game; `Malformed` when it is none."""
        try:
            return self._decode(raw)
        except (msgspec.MsgspecError, ValueError, RecursionError):
            return decode(self._move_type, bytes(raw), "move")  # says what is wrong with it


abilities = cache(Abilities)


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
