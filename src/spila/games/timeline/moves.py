"""What a seat may do: place one of its cards. Every move is one shared value."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import MAX_CARDS
from spila.kernel import Malformed


class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="place"):
    """Lay the card at a place of the timeline: 0 is left of all, k right of k cards (TL-TURN-5)."""

    card: Annotated[int, Meta(ge=0, lt=MAX_CARDS)]
    place: Annotated[int, Meta(ge=0, lt=MAX_CARDS)]


Move: TypeAlias = Place


class Rows(dict[int, tuple[Place, ...]]):
    """By card: the moves that lay it at place 0, 1, 2 and so on; made when first asked for, longer when needed."""

    def __missing__(self, card: int) -> tuple[Place, ...]:
        return self.grown(card, 64)

    def grown(self, card: int, places: int) -> tuple[Place, ...]:
        """The row with at least that many places."""
        known = self.get(card, ())
        self[card] = known + tuple(Place(card, place) for place in range(len(known), 2 * places))
        return self[card]


ROWS: Final = Rows()


def number(move: Move) -> int:
    """The move's place in the table of moves: card by card, place by place (card × 5000 + place)."""
    if not (0 <= move.card < MAX_CARDS and 0 <= move.place < MAX_CARDS):
        raise Malformed("move", move=repr(move))
    return move.card * MAX_CARDS + move.place


def numbered(number: int) -> Move:
    """The move at that place of the table."""
    most = MAX_CARDS * MAX_CARDS - 1
    if not 0 <= number <= most:
        raise Malformed("move-number", number=number, most=most)
    return Place(*divmod(number, MAX_CARDS))
