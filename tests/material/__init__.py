"""What the general tests need to know of each game, one module per game, found by the game's name.

A game from outside has the same in `<package>/testing.py`. Required: `options(rng, seats)`, options with every switch
changed now and then; `twin(moment, seat, rng)`, the state of a moment with cards exchanged that neither the seat nor
the move can see; `QUICK` and `LONG`, options for a match that is over soon and for one that lasts. Optional:
`quick_options(rng, seats)`, as `options` for matches that end soon when played at random; `choose(moves, rng)`, a move
that leads to an end; `SEATS`, with how many seats a game for very many is tried; `all_moves(match)`, where the whole
table of moves is too long to be tried.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from spila.games import load
from spila.kernel import Malformed
from spila.plugins import part_module, part_name

REQUIRED = ("options", "twin", "QUICK", "LONG")


@cache
def material(game: str) -> Any:
    """The module of a game; a clear failure when it is missing or incomplete, so that no test leaves a game out."""
    name = part_name(game, "testing", "tests.material")
    found = part_module(game, "testing", "tests.material")
    assert found is not None, f"the tests need {name} for {game}; see tests/material/__init__.py"
    missing = [each for each in REQUIRED if not hasattr(found, each)]
    assert not missing, f"{name} lacks {', '.join(missing)}; see tests/material/__init__.py"
    return found


def random_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """Options with every switch changed now and then."""
    options: dict[str, Any] = material(game).options(rng, seats)
    return options


def quick_options(game: str, seats: int, rng: random.Random) -> dict[str, Any]:
    """The same for matches that end soon when played at random."""
    options: dict[str, Any] = getattr(material(game), "quick_options", material(game).options)(rng, seats)
    return options


def some_seats(game: str, rng: random.Random) -> int:
    """How many people play: any number that the game allows, or one of those that its material names."""
    return rng.choice(seats_tried(game))


def seats_tried(game: str) -> list[int]:
    """The numbers of seats with which the general tests play this game."""
    return sorted(set(getattr(material(game), "SEATS", load(game).seats)))


def twin(game: str, moment: Any, seat: int | None, rng: random.Random) -> Any:
    """The state of a moment with hidden cards exchanged."""
    return material(game).twin(moment, seat, rng)


def choose(game: str, moves: list[Any], rng: random.Random) -> Any:
    """A legal move, as JSON, that leads to an end some day."""
    chosen = getattr(material(game), "choose", None)
    return rng.choice(moves) if chosen is None else chosen(moves, rng)


def all_moves(match: Any) -> list[Any]:
    """All moves of the game's table, or those that its material names."""
    named = getattr(material(match.game.id), "all_moves", None)
    return list(_numbered(match.game.id)) if named is None else named(match)


@cache
def _numbered(game: str) -> tuple[Any, ...]:
    rules, found = load(game), list[Any]()
    while True:
        try:
            found.append(rules.move(len(found)))
        except Malformed:
            return tuple(found)
