"""Name, colour and animal of somebody who takes a seat: which are free, and what is given instead of the others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from spila.kernel import Refusal, Seat, refuse
from spila.tables.choices import ANIMALS, COLOURS, Animal, Colour
from spila.tables.entries import Occupant
from spila.tables.settings import Settings

LONGEST_NAME: Final = 24
MOST_TRIES: Final = 200


def unused_name(seats: Sequence[Occupant], name: str, own: Seat | None = None) -> str:
    """This name, or with a number behind it where somebody here has it already: nobody can pass for another."""
    others = {seat.name.casefold() for seat in _persons(seats, own)}
    tries = (f"{name[: LONGEST_NAME - len(tail)]}{tail}" for tail in (f" {number}" for number in range(2, MOST_TRIES)))
    return next((each for each in (name, *tries) if each.casefold() not in others), name)


def name_objection(seats: Sequence[Occupant], settings: Settings, name: str, own: Seat | None = None) -> Refusal | None:
    """Where names come from a list: why this one cannot be had."""
    if not settings.listed:
        return None
    if name not in settings.name_list:
        return refuse("name-not-listed")
    return None if name in free_names(seats, settings, own) else refuse("name-taken", name=name)


def free_names(seats: Sequence[Occupant], settings: Settings, own: Seat | None = None) -> tuple[str, ...]:
    """The names of the list that nobody else here has."""
    taken = {seat.name for seat in _persons(seats, own) if not seat.gone}
    return tuple(name for name in settings.name_list if name not in taken)


def free_colour(seats: Sequence[Occupant], wanted: Colour | None) -> Colour:
    """The colour that was asked for, or one that the fewest here have."""
    return min(COLOURS, key=lambda each: sum(seat.colour == each for seat in seats)) if wanted is None else wanted


def free_animal(seats: Sequence[Occupant], wanted: Animal | None) -> Animal:
    """The animal that was asked for, or one that the fewest here have."""
    return min(ANIMALS, key=lambda each: sum(seat.animal == each for seat in seats)) if wanted is None else wanted


def _persons(seats: Sequence[Occupant], own: Seat | None) -> Iterator[Occupant]:
    return (seat for at, seat in enumerate(seats) if seat.kind == "person" and at != own)
