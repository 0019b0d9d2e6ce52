"""The players' part in the seed: commitments in the lobby, and a deal that waits for them to be shown."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from spila.kernel.shares import Share
from spila.tables.entries import (
    DealAnnounced,
    HostChanged,
    Occupant,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    ShareCommitted,
    ShareRevealed,
    Started,
    TableEntry,
)


class Shares:
    """The shares of one table before the deal, by the fingerprint of their player's token."""

    def __init__(self) -> None:
        self.deal: DealAnnounced | None = None
        """The deal that waits for its shares; anything else that changes the table calls it off."""
        self._committed: dict[str, str] = {}
        self._shown: dict[str, str] = {}

    def enter(self, entry: TableEntry, seats: Sequence[Occupant]) -> None:
        """Carry out an entry; `seats` are the occupants before it."""
        match entry:
            case ShareCommitted():
                self._committed[seats[entry.seat].token] = entry.commitment
            case ShareRevealed():
                self._shown[seats[entry.seat].token] = entry.value
            case DealAnnounced():
                self.deal = entry
            case Started():
                self._forget()
            case SeatChanged() if entry.why == "named":
                pass
            case SeatChanged() if entry.why == "renewed":
                for known in (self._committed, self._shown):
                    if (value := known.pop(seats[entry.seat].token, None)) is not None:
                        known[entry.occupant.token] = value
                self._follow(entry)
            case SeatChanged() | SettingsChanged() | SeatsChanged() | HostChanged():
                if self.deal is not None:
                    self._forget()  # what was shown is known by now, so everybody draws anew

    def _follow(self, entry: SeatChanged) -> None:
        """An announced deal is for the player with the new token."""
        if self.deal is not None:
            seats = tuple(entry.occupant if at == entry.seat else each for at, each in enumerate(self.deal.seats))
            self.deal = replace(self.deal, seats=seats)

    def _forget(self) -> None:
        self.deal = None
        self._committed.clear()
        self._shown.clear()

    def of(self, seats: Sequence[Occupant]) -> tuple[Share, ...]:
        """The shares of these occupants, by seat; without a value where none was shown."""
        return tuple(
            Share(seat, self._committed[occupant.token], self._shown.get(occupant.token))
            for seat, occupant in enumerate(seats)
            if occupant.kind == "person" and occupant.token in self._committed
        )

    def needed(self, seats: Sequence[Occupant]) -> bool:
        """Whether a deal to these occupants waits for shares. Where one person plays with bots nobody could gain by
        choosing the cards, and nothing is waited for.
        """
        persons = sum(occupant.kind == "person" for occupant in seats)
        return persons > 1 and bool(self.of(seats))

    def asked(self, occupant: Occupant) -> str | None:
        """The commitment that this player has to show the number of; None if there is none."""
        waits = self.deal is not None and occupant.token not in self._shown
        return self._committed.get(occupant.token) if waits else None

    @property
    def complete(self) -> bool:
        """Whether a deal is announced and nobody has anything left to show."""
        return self.deal is not None and all(share.value is not None for share in self.of(self.deal.seats))

    def seat_shares(self, seats: Sequence[Occupant]) -> tuple[Share, ...]:
        """What everybody may see of the shares before the deal: who has one."""
        return tuple(Share(share.seat, share.commitment) for share in self.of(seats))

    @property
    def dealing(self) -> bool:
        """Whether a deal is announced."""
        return self.deal is not None
