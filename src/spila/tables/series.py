"""Who won the tables that the present one is the rematch of, by seat. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from spila.kernel import Seat

Series: TypeAlias = tuple[tuple[Seat, ...], ...]


def kept_seats(before: Sequence[Any], after: Sequence[Any]) -> dict[Seat, Seat]:
    """By old number, the new number of each seat. Seats are added at the end and removed anywhere, never mixed."""
    if len(before) == len(after):
        return {seat: seat for seat in range(len(before))}
    moved: dict[Seat, Seat] = {}
    for seat, occupant in enumerate(before):
        if len(moved) < len(after) and after[len(moved)] == occupant:
            moved[seat] = len(moved)
    return moved


def without(series: Series, seat: Seat) -> Series:
    """Somebody else has this seat now: the wins of its previous occupant count for nobody at this table."""
    return tuple(tuple(winner for winner in winners if winner != seat) for winners in series)


def reseated(series: Series, moved: Mapping[Seat, Seat]) -> Series:
    """Seats have other numbers now; wins of seats that are not in `moved` are dropped."""
    return tuple(tuple(sorted(moved[winner] for winner in winners if winner in moved)) for winners in series)
