"""What an entry would do to a table, and what it did, as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import msgspec

from spila import kernel
from spila.kernel import AnyGame, GameEnd, Seat, Step
from spila.kernel import Entry as MatchEntry
from spila.tables.entries import Expired, Joined, Left, Moved, RoleRevoked, SeatChanged, SettingsChanged, TableEntry
from spila.tables.messages import Goodbye


def match_entry(entry: Moved | Expired | Left | Joined, move: Any = None) -> kernel.Entry:
    """The entry of the match that an entry of the table holds. `move` is the move as the game reads it."""
    match entry:
        case Moved():
            return kernel.Moved(entry.seat, move)
        case Left():
            return kernel.Left(entry.seat)
        case Joined():
            return kernel.Joined()
    return kernel.Expired()


class UndoRequest(NamedTuple):
    """A player who wants to go back to the first `keep` entries of the match, and who has agreed so far."""

    seat: Seat
    keep: int
    agreed: tuple[Seat, ...]

    def answered(self, seat: Seat, agree: bool) -> UndoRequest | None:
        """The request after this player's answer; one who does not agree ends it."""
        return self._replace(agreed=(*self.agreed, seat)) if agree else None


class Checked(msgspec.Struct, frozen=True, gc=False):
    """An entry that may be appended, with the step of the match that it leads to, if it is one of the match."""

    entry: TableEntry
    in_match: MatchEntry | None = None
    step: Step[Any, Any] | None = None


class Dismissal(NamedTuple):
    """The connections of a seat, of a role, or (both None) of all spectators lose their place: they are closed with
    this goodbye or, where there is none, watch from now on.
    """

    seat: Seat | None
    goodbye: Goodbye | None
    role: int | None = None
    others: bool = False
    """The connection whose command it was stays."""


def dismissal_by(entry: TableEntry, watching: bool) -> Dismissal | None:
    """Who loses their place by this entry. `watching`: spectators are allowed."""
    if isinstance(entry, SettingsChanged) and not watching:
        return Dismissal(None, Goodbye("no-watching"))
    if isinstance(entry, RoleRevoked):
        return Dismissal(None, Goodbye("revoked"), entry.number)
    if isinstance(entry, Left):
        return Dismissal(entry.seat, Goodbye("kicked")) if entry.kicked else None
    if not isinstance(entry, SeatChanged) or entry.why not in ("kicked", "left", "renewed"):
        return None
    if entry.why == "renewed":
        return Dismissal(entry.seat, Goodbye("renewed"), others=True)
    if entry.why == "kicked":
        return Dismissal(entry.seat, Goodbye("kicked"))
    return Dismissal(entry.seat, None if watching else Goodbye("no-watching"))


class Change(msgspec.Struct, frozen=True, gc=False):
    """What one entry did. `before` and `after` are states of the game, None before the deal."""

    entry: TableEntry
    version: int
    at: int
    """The stored time of the entry, milliseconds since 1970."""
    before: Any
    after: Any
    events: tuple[Any, ...]
    info_changed: bool
    reseated: Mapping[Seat, Seat]
    """Players whose seat has another number now: old number to new."""
    dismissal: Dismissal | None
    ended: GameEnd[Any] | None = None
    """The end of a game of the match, where the entry also dealt the next one."""

    def within_stage(self, game: AnyGame) -> bool:
        """Whether somebody decided something while the others still do: only their own private fields and legal moves
        are not as they were.
        """
        moved = isinstance(self.entry, Moved) and self.before is not None and not self.info_changed
        return moved and (stage := game.stage(self.before)) is not None and stage == game.stage(self.after)

    @property
    def game_changed(self) -> bool:
        """Whether the cards are not as they were."""
        return self.after is not self.before
