"""Who sits where and what the host decided: the part of a table that is not the game, as its log leaves it."""

from __future__ import annotations

from hashlib import sha256
from secrets import token_urlsafe
from typing import Any

from msgspec.structs import replace

from spila.kernel import Seat
from spila.tables.entries import (
    CameBack,
    Handed,
    Opening,
    Resized,
    Sat,
    SatIn,
    Settled,
    Sitter,
    Started,
    TableEntry,
)
from spila.tables.messages import SeatInfo, Settings
from spila.tables.vocabulary import ANIMALS, COLOURS, Animal, Colour


def new_token() -> str:
    """192 bits that nobody guesses."""
    return token_urlsafe(24)


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return sha256(token.encode()).hexdigest()


class Seating:
    """Seats, host, settings and house rules."""

    def __init__(self, opening: Opening) -> None:
        self.seats: list[Sitter] = list(opening.seats)
        self.host: Seat = opening.host
        self.title: str = opening.title
        self.settings: Settings = opening.settings
        self.options: Any = opening.options
        self.preset: str = opening.preset
        self.started = False
        self.out: frozenset[Seat] = frozenset()
        """Players who left by the rules: they have no say any more."""

    def enter(self, entry: TableEntry) -> None:
        """Do what an entry says."""
        match entry:
            case Sat():
                self.seats[entry.seat] = entry.sitter
                self._mind_the_host()
            case Settled():
                self.title, self.settings = entry.title, entry.settings
                self.options, self.preset = entry.options, entry.preset
            case Resized():
                self.seats, self.host = list(entry.seats), entry.host
            case Handed():
                self.host = entry.seat
            case Started():
                self.seats, self.host, self.started = list(entry.seats), entry.host, True
            case SatIn():
                self.seats[entry.seat] = replace(self.seats[entry.seat], away=True, gone=entry.gone)
                self._mind_the_host()
            case CameBack():
                self.seats[entry.seat] = replace(self.seats[entry.seat], away=False, gone=False)
            case _:
                pass

    def leave_out(self, out: frozenset[Seat]) -> None:
        """These have left the game; a move taken back may bring somebody back."""
        self.out = out
        self._mind_the_host()

    def _mind_the_host(self) -> None:
        """A table whose host got up has another one, if there is anybody."""
        if self._may_host(self.host):
            return
        count = len(self.seats)
        order = [(self.host + step) % count for step in range(1, count)]
        self.host = next((seat for seat in order if self._may_host(seat)), self.host)

    def _may_host(self, seat: Seat) -> bool:
        sitter = self.seats[seat]
        return sitter.kind == "person" and not sitter.gone and seat not in self.out

    def seat_of(self, token: str) -> Seat | None:
        """Whose token this is."""
        mark = fingerprint(token)
        return next((seat for seat, sitter in enumerate(self.seats) if sitter.token == mark), None)

    def persons(self) -> list[Seat]:
        """Seats of people who have not got up."""
        return [seat for seat in range(len(self.seats)) if self._may_host(seat)]

    def bot_level(self, seat: Seat) -> str | None:
        """The level of the bot that plays this seat now; None for a person."""
        sitter = self.seats[seat]
        if sitter.kind == "bot" or (sitter.kind == "open" and self.started):
            return sitter.level or self.settings.sit_in_level
        return self.settings.sit_in_level if sitter.away else None

    def free_colour(self, wish: Colour | None) -> Colour:
        """The colour asked for, or one that nobody here has."""
        if wish is not None:
            return wish
        return next((each for each in COLOURS if all(each != seat.colour for seat in self.seats)), COLOURS[0])

    def free_animal(self, wish: Animal | None) -> Animal:
        """The animal asked for, or one that nobody here has."""
        if wish is not None:
            return wish
        return next((each for each in ANIMALS if all(each != seat.animal for seat in self.seats)), ANIMALS[0])

    def info(self, seat: Seat) -> SeatInfo:
        """What everybody sees of a seat."""
        sitter = self.seats[seat]
        level = self.bot_level(seat)
        return SeatInfo(
            kind=sitter.kind,
            name=sitter.name,
            colour=sitter.colour,
            animal=sitter.animal,
            language=sitter.language,
            level=level or "",
            bot=level is not None,
            gone=sitter.gone,
        )
