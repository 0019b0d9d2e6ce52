"""Seats, host, settings and options of the game: the part of a table's state that is not the match."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Callable
from contextlib import suppress
from hashlib import sha256
from random import Random
from typing import Any

from msgspec.structs import replace

from spila.kernel import Malformed, Seat
from spila.tables.differences import changed
from spila.tables.entries import (
    OPEN,
    BotTookOver,
    HostChanged,
    Joined,
    Occupant,
    PlayerReturned,
    SeatChanged,
    SeatsChanged,
    SettingsChanged,
    Started,
    TableEntry,
    TableHeader,
)
from spila.tables.messages import SeatInfo
from spila.tables.settings import Settings


def new_token(chance: Random) -> str:
    """A new token: 192 random bits."""
    return urlsafe_b64encode(chance.randbytes(24)).decode()


def fingerprint(token: str) -> str:
    """What is stored of a token: enough to recognise it, not enough to use it."""
    return sha256(token.encode()).hexdigest()


class Seating:
    """The seating of one table."""

    def __init__(self, opening: TableHeader) -> None:
        self.seats: list[Occupant] = list(opening.seats)
        self.host: Seat = opening.host
        self.title: str = opening.title
        self.settings: Settings = opening.settings
        self.options: Any = opening.options
        self.preset: str = opening.preset
        self.started = False
        self.out: frozenset[Seat] = frozenset()
        """Players who left by the rules of the game: they have no say any more."""

    def enter(self, entry: TableEntry) -> None:
        """Carry out an entry of the log."""
        match entry:
            case SeatChanged():
                self.seats[entry.seat] = entry.occupant
                self._replace_host()
            case SettingsChanged():
                self._settle(entry)
            case SeatsChanged():
                self.seats, self.host = list(entry.seats), entry.host
            case HostChanged():
                self.host = entry.seat
            case Joined():
                self.seats.append(entry.occupant)
            case Started():
                self.seats, self.host, self.started = list(entry.seats), entry.host, True
            case BotTookOver():
                self.seats[entry.seat] = replace(self.seats[entry.seat], away=True, gone=entry.gone)
                self._replace_host()
            case PlayerReturned():
                self.seats[entry.seat] = replace(self.seats[entry.seat], away=False, gone=False)
            case _:
                pass

    def _settle(self, entry: SettingsChanged) -> None:
        if entry.title is not None:
            self.title = entry.title
        if entry.settings is not None:
            self.settings = entry.settings
        if entry.preset is not None:
            self.preset = entry.preset
        if entry.options is not None:
            self.options = entry.options
        self.options = changed(self.options, entry.changes)

    def release(self) -> None:
        """New cards are dealt: seats whose cards nobody was to see may be taken again."""
        self.seats = [replace(seat, reserved=False) if seat.reserved else seat for seat in self.seats]

    def grow(self, most: int, check: Callable[[int], Any]) -> None:
        """Keep a seat open for the next one who comes, as far as the game and its house rules (`check`) allow."""
        if self.started or not self.settings.growing or OPEN in self.seats:
            return
        for count in range(len(self.seats) + 1, most + 1):
            with suppress(Malformed):
                check(count)
                self.seats.extend([OPEN] * (count - len(self.seats)))
                return

    @property
    def hints(self) -> bool:
        """Whether a bot gives advice: where the host did not say, only to somebody who plays alone with bots."""
        wanted = self.settings.hints
        return len(self.persons()) < 2 if wanted is None else wanted

    def leave_out(self, out: frozenset[Seat]) -> None:
        """Exactly these have left by the rules; an undo may bring somebody back."""
        self.out = out
        self._replace_host()

    def _replace_host(self) -> None:
        """If the host has left, the next person is host, if there is one."""
        if self.is_person(self.host):
            return
        count = len(self.seats)
        order = [(self.host + step) % count for step in range(1, count)]
        self.host = next((seat for seat in order if self.is_person(seat)), self.host)

    def is_person(self, seat: Seat) -> bool:
        """Whether the seat is that of a person who has not left."""
        occupant = self.seats[seat]
        return occupant.kind == "person" and not occupant.gone and seat not in self.out

    def seat_of(self, token: str) -> Seat | None:
        """The seat with this token."""
        return self.seat_with(fingerprint(token))

    def seat_with(self, mark: str) -> Seat | None:
        """The seat whose token has this fingerprint."""
        return next((seat for seat, occupant in enumerate(self.seats) if occupant.token == mark), None)

    def persons(self) -> list[Seat]:
        """The seats of people who have not left."""
        return [seat for seat in range(len(self.seats)) if self.is_person(seat)]

    def alone(self, seat: Seat) -> bool:
        """Whether no other person plays. Asked after every move, so without making a list of them."""
        for other, occupant in enumerate(self.seats):
            if other != seat and not occupant.away and self.is_person(other):
                return False
        return True

    def bot_level(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now; None if a person does."""
        occupant = self.seats[seat]
        if occupant.kind == "bot" or (occupant.kind == "open" and self.started):
            return occupant.level or self.settings.sit_in_level
        return self.settings.sit_in_level if occupant.away else None

    def new_places(self, before: list[Occupant]) -> dict[Seat, Seat]:
        """People who had another seat before: old number to new."""
        places = {occupant.token: seat for seat, occupant in enumerate(self.seats) if occupant.token}
        return {old: new for old, each in enumerate(before) if (new := places.get(each.token, old)) != old}

    def info(self, seat: Seat) -> SeatInfo:
        """What everyone sees of a seat."""
        occupant = self.seats[seat]
        level = self.bot_level(seat)
        return SeatInfo(
            kind=occupant.kind,
            name=occupant.name if self.settings.names in ("free", "list") or occupant.kind == "bot" else "",
            colour=occupant.colour,
            animal=occupant.animal,
            language=occupant.language,
            level=level or "",
            bot=level is not None,
            gone=occupant.gone,
        )
