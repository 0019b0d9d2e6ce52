"""The whole table, dates and answers included."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

import msgspec

from spila.games.timeline_together.options import Options
from spila.kernel import Result, Seat

Cards: TypeAlias = tuple[int, ...]

SILENT: Final = 2
"""After so many cards in a row without an answer nobody waits for a seat any more (TT-TURN-5)."""
JUST_CAME: Final = -1
"""Counted as missed cards of a seat that came while a card was open: it is waited for from the next one on."""


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """One seat: its answer to the card that is open, and whether it is to be waited for."""

    answer: int | None = None
    order: int = 0
    """How many answers to this card were given before."""
    missed: int = 0
    ready: bool = False
    """Has talked enough about the open card, or seen enough of the turned one."""
    left: bool = False


class Side(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, gc=False):
    """Who scores together: a seat, or a team."""

    points: int = 0
    streak: int = 0
    mistakes: int = 0
    right: bool | None = None
    """Whether the answer to the card turned last was right; None without an answer."""


class TurnedCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A card that was turned: where it is in the line, and how many sides picked each gap there was before.

    `first` to `last` were the right gaps: with equal dates in the line there are several (TT-LINE-2). `right` are the
    seats that had it right, where everybody may know (TT-INFO-3).
    """

    card: int
    place: int
    first: int
    last: int
    spread: tuple[int, ...]
    right: tuple[Seat, ...] = ()


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game. A card is its number among the cards in play; `values` are their dates."""

    options: Options
    values: tuple[int | float, ...]
    players: tuple[Player, ...]
    sides: tuple[Side, ...]
    line: Cards
    pile: Cards
    """The cards still to come, the next one first. The first one is open, until it is turned."""
    history: tuple[TurnedCard, ...]
    turned: bool
    """The last card of `history` was turned just now; the next one is not open yet."""
    result: Result | None
    talking: bool = False
    """Teams talk about the open card, and nobody can answer yet (TT-TEAM-4)."""

    @property
    def card(self) -> int | None:
        """The card that everybody is to place now."""
        return None if self.turned or self.result is not None else self.pile[0]

    @property
    def round(self) -> int:
        """The number of the card that is open or was turned just now, counted from 1."""
        return max(1, len(self.history) + (self.card is not None))

    def side(self, seat: Seat) -> int:
        """The side of a seat: itself, or its team (TT-TEAM-1)."""
        return seat if self.options.teams is None else seat % self.options.teams

    def members(self, side: int) -> Iterator[Seat]:
        """The seats of a side that have not left."""
        step = len(self.sides)
        return (seat for seat in range(side, len(self.players), step) if not self.players[seat].left)

    def deserted(self, side: int) -> bool:
        """Whether everybody of this side has left, or nobody ever came."""
        return next(self.members(side), None) is None

    def out(self, seat: Seat) -> bool:
        """Whether the side of this seat has no lives left (TT-LIVES-1)."""
        lives = self.options.lives
        return lives is not None and self.sides[self.side(seat)].mistakes >= lives

    def plays(self, seat: Seat) -> bool:
        """Whether this seat may answer."""
        return not self.players[seat].left and not self.out(seat)

    def playing(self) -> list[Seat]:
        """All seats that may answer."""
        seats = [seat for seat, player in enumerate(self.players) if not player.left]
        return seats if self.options.lives is None else [seat for seat in seats if not self.out(seat)]

    def captain(self, side: int) -> Seat | None:
        """Who answers for a team: its first seat that has not fallen silent, else its first (TT-TEAM-3)."""
        members = list(self.members(side))
        active = (seat for seat in members if self.players[seat].missed < SILENT)
        return next(active, members[0] if members else None)
