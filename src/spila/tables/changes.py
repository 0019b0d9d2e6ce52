"""What an entry would do to a table, and what it did, as values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, final

from spila import kernel
from spila.kernel import AnyGame, GameEnd, Seat, Step
from spila.kernel import Entry as MatchEntry
from spila.tables.entries import Expired, Joined, Left, Moved, RoleRevoked, SeatChanged, SettingsChanged, TableEntry
from spila.tables.messages import Goodbye


def match_entry(entry: Moved | Expired | Left | Joined, move: Any = None) -> kernel.Entry:
    """The entry of the match that an entry of the table holds. `move` is the move as the game reads it."""
    if type(entry) is Moved:  # almost always; a class pattern would cost more than the rest
        return kernel.Moved(entry.seat, move)
    match entry:
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


@final
class Checked:
    """An entry that may be appended, with the step of the match that it leads to, if it is one of the match."""

    __slots__ = ("entry", "in_match", "step")

    def __init__(
        self, entry: TableEntry, in_match: MatchEntry | None = None, step: Step[Any, Any] | None = None
    ) -> None:
        self.entry = entry
        self.in_match = in_match
        self.step = step


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


@final
class Change:
    """What one entry did; never changed. A plain class, whose attributes compiled modules read as quickly as local
    variables: they do so some forty times for each move.
    """

    __slots__ = (
        "after", "at", "before", "dismissal", "ended", "entry", "events", "game_changed", "info_changed", "reseated",
        "version",
    )  # fmt: skip

    def __init__(
        self,
        entry: TableEntry,
        version: int,
        at: int,
        before: Any,
        after: Any,
        events: tuple[Any, ...],
        info_changed: bool,
        reseated: Mapping[Seat, Seat],
        dismissal: Dismissal | None,
        ended: GameEnd[Any] | None = None,
    ) -> None:
        self.entry = entry
        self.version = version
        self.at = at
        """The stored time of the entry, milliseconds since 1970."""
        self.before, self.after = before, after
        """States of the game; None before the deal."""
        self.events = events
        self.info_changed = info_changed
        self.reseated = reseated
        """Players whose seat has another number now: old number to new."""
        self.dismissal = dismissal
        self.ended = ended
        """The end of a game of the match, where the entry also dealt the next one."""
        self.game_changed = after is not before
        """Whether the cards are not as they were."""

    def following(self, earlier: Change) -> Change:
        """This change and an earlier one as one."""
        return Change(
            self.entry, self.version, self.at, earlier.before, self.after, (*earlier.events, *self.events),
            self.info_changed, self.reseated, self.dismissal, self.ended,
        )  # fmt: skip

    def within_stage(self, game: AnyGame) -> bool:
        """Whether somebody decided something while the others still do: only their own private fields and legal moves
        are not as they were.
        """
        moved = type(self.entry) is Moved and self.before is not None and not self.info_changed
        return moved and (stage := game.stage(self.before)) is not None and stage == game.stage(self.after)
