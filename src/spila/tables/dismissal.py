"""Who loses their place at a table by an entry of its log."""

from __future__ import annotations

from typing import NamedTuple

from spila.kernel import Seat
from spila.tables.entries import SeatChanged, SettingsChanged, TableEntry
from spila.tables.messages import Goodbye
from spila.tables.seating import Seating


class Dismissal(NamedTuple):
    """The connections of a seat (None: all spectators) lose their place: they are closed with this goodbye or, where
    there is none, watch from now on.
    """

    seat: Seat | None
    goodbye: Goodbye | None


def dismissal_of(entry: TableEntry, seating: Seating) -> Dismissal | None:
    """Whom this entry dismisses; `seating` is how it is afterwards."""
    if isinstance(entry, SettingsChanged) and not seating.settings.watching:
        return Dismissal(None, Goodbye("no-watching"))
    if not isinstance(entry, SeatChanged) or entry.why not in ("kicked", "left"):
        return None
    if entry.why == "kicked":
        return Dismissal(entry.seat, Goodbye("kicked"))
    return Dismissal(entry.seat, None if seating.settings.watching else Goodbye("no-watching"))
