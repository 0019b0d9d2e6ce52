"""What a seat may do: pick a gap, and say that it has seen enough of a turned card. Every move is one shared value."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec
from msgspec import Meta

from spila.games.timeline_together.options import MOST_CARDS
from spila.kernel import Malformed

GAPS: Final = MOST_CARDS + 1
"""The most gaps that a line has while there is a card to place."""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="answer"):
    """Pick the gap, or another one than before: 0 is before all cards, k behind k of them (TT-TURN-1, TT-TURN-2)."""

    gap: Annotated[int, Meta(ge=0, lt=GAPS)]


class Ready(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False, tag="ready"):
    """Ready for the next card (TT-NEXT-1), or to answer after talking (TT-TEAM-4)."""


Move: TypeAlias = Answer | Ready

ANSWERS: Final = tuple(map(Answer, range(GAPS)))
READY: Final = Ready()


def number(move: Move) -> int:
    """The move's place in the table of moves: the gaps, then `Ready`."""
    if isinstance(move, Ready):
        return GAPS
    if not 0 <= move.gap < GAPS:
        raise Malformed("move", move=repr(move))
    return move.gap


def numbered(number: int) -> Move:
    """The move at that place of the table."""
    if not 0 <= number <= GAPS:
        raise Malformed("move-number", number=number, most=GAPS)
    return READY if number == GAPS else ANSWERS[number]
