"""Which commands of each seat have been carried out, so that one that is sent again is answered and not repeated.

Every seat has queues of its own: whatever one player sends, nobody else's commands are forgotten because of it. Emotes
and chat, which may come in great numbers and are not in the log, have a queue apart from commands.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

from spila.kernel import Seat

COMMANDS: Final = 200
"""How many commands of a seat are known at least; the oldest are forgotten first."""
REMARKS: Final = 20
"""The same for emotes and chat messages."""


class _Queue:
    """The versions by message id, up to a fixed number of them."""

    __slots__ = ("_most", "versions")

    def __init__(self, most: int) -> None:
        self._most = most
        self.versions: OrderedDict[str, int] = OrderedDict()

    def add(self, command: str, version: int) -> None:
        self.versions[command] = version
        if len(self.versions) > self._most:
            self.versions.popitem(last=False)

    def all(self) -> dict[str, int]:
        return dict(self.versions)


class Answered:
    """The messages that were carried out, by seat and id, with the version that was given as the answer."""

    def __init__(self) -> None:
        self._seats: dict[Seat, tuple[_Queue, _Queue]] = {}

    def command(self, seat: Seat, command: str, version: int) -> None:
        """A command of this seat was carried out."""
        self._of(seat)[0].add(command, version)

    def remark(self, seat: Seat, command: str, version: int) -> None:
        """An emote or a chat message of this seat was passed on."""
        self._of(seat)[1].add(command, version)

    def version(self, seat: Seat, command: str) -> int | None:
        """The version with which this message was answered; None if it is not known."""
        queues = self._seats.get(seat)
        if queues is None:
            return None
        known = queues[0].versions.get(command)
        return queues[1].versions.get(command) if known is None else known

    def all(self) -> dict[Seat, dict[str, int]]:
        """The commands by seat, the oldest first."""
        return {seat: commands.all() for seat, (commands, _) in self._seats.items()}

    def reseat(self, moved: Mapping[Seat, Seat]) -> None:
        """People moved from these seats to those, and their messages with them. What the seat's former owner sent is
        dropped.
        """
        stayed = {seat: queues for seat, queues in self._seats.items() if seat not in moved}
        self._seats = stayed | {moved[seat]: queues for seat, queues in self._seats.items() if seat in moved}

    def _of(self, seat: Seat) -> tuple[_Queue, _Queue]:
        if seat not in self._seats:
            self._seats[seat] = _Queue(COMMANDS), _Queue(REMARKS)
        return self._seats[seat]
