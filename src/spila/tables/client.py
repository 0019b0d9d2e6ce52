"""Those who are connected to a table: players on their seats, and spectators."""

from __future__ import annotations

from abc import ABC, abstractmethod

import msgspec

from spila.kernel import Seat
from spila.tables.lag import LagTracker
from spila.tables.messages import Goodbye, Message

_encode = msgspec.json.Encoder().encode


class Client(ABC):
    """One connection. What is told while it is held waits until it is let go, in order (the common start of a race)."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.line = LagTracker()
        self._held: list[bytes] | None = None
        self._holds = 0

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send these bytes, a whole message."""

    def belongs_to(self, table: object) -> bool:  # noqa: ARG002
        """Whether this connection is still one of that table: it may have gone elsewhere while a message waited."""
        return True

    @abstractmethod
    def end(self) -> None:
        """Close the connection once everything is sent."""

    def tell(self, data: bytes) -> None:
        """Send a message, after those that are held."""
        if self._held is None:
            self.write(data)
        else:
            self._held.append(data)

    def say(self, notice: Message) -> None:
        """Send a message that does not wait."""
        self.write(_encode(notice))

    def hold(self) -> int:
        """Keep what is told from now on. Only the last hold's number lets go: an earlier start must not open a later
        one, perhaps of another table.
        """
        if self._held is None:
            self._held = []
        self._holds += 1
        return self._holds

    def let_go(self, hold: int) -> None:
        """Send what was kept, if this was the last hold."""
        if hold != self._holds:
            return
        held, self._held = self._held, None
        for data in held or ():
            self.write(data)

    def part(self, goodbye: Goodbye) -> None:
        """Say goodbye and close."""
        self.say(goodbye)
        self.end()
