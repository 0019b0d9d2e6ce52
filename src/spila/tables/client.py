"""A connection to a table, as the table sees it: a seat's, a big screen's, a remote's or a spectator's."""

from __future__ import annotations

from abc import ABC, abstractmethod

from spila.kernel import Seat
from spila.tables.choices import Role
from spila.tables.encode import encode
from spila.tables.entries import RoleHolder
from spila.tables.lag import LagTracker
from spila.tables.messages import AnyMessage, Goodbye


class Client(ABC):
    """One connection. While it is held, messages wait in order until it is released (the common start of a race)."""

    def __init__(self) -> None:
        self.seat: Seat | None = None
        self.role: RoleHolder | None = None
        """What it is without a seat, besides a spectator."""
        self.place: int | str | None = None
        """The seat or the role; None for spectators. Connections of one place share its limits."""
        self.lag = LagTracker()
        self.since = 0.0
        """When it was let in, by the clock of the event loop, in seconds."""
        self._held: list[bytes] | None = None
        self._holds = 0

    def sit(self, seat: Seat | None, role: RoleHolder | None = None) -> None:
        """Be this from now on."""
        self.seat, self.role = seat, role
        self.place = seat if role is None else f"role-{role.number}"

    def plays(self, role: Role) -> bool:
        """Whether it has this role."""
        return self.role is not None and self.role.role == role

    @abstractmethod
    def write(self, data: bytes) -> None:
        """Send these bytes, a whole message."""

    def belongs_to(self, table: object) -> bool:  # noqa: ARG002
        """Whether this connection is still one of that table: it may have gone elsewhere while a message waited."""
        return True

    @abstractmethod
    def end(self) -> None:
        """Close the connection once everything is sent."""

    def send(self, data: bytes) -> None:
        """Send a message, after those that are held."""
        if self._held is None:
            self.write(data)
        else:
            self._held.append(data)

    def send_now(self, message: AnyMessage) -> None:
        """Send a message before those that are held."""
        self.write(encode(message))

    def part(self, goodbye: Goodbye) -> None:
        """Say goodbye and close."""
        self.send_now(goodbye)
        self.end()

    def hold(self) -> int:
        """Hold messages from now on. Only the number of the last hold releases them: an earlier start must not end the
        hold of a later one, perhaps of another table.
        """
        if self._held is None:
            self._held = []
        self._holds += 1
        return self._holds

    def release(self, hold: int) -> None:
        """Send what was held, if this was the last hold."""
        if hold != self._holds:
            return
        held, self._held = self._held, None
        for data in held or ():
            self.write(data)
