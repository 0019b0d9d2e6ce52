"""What is about to be written to a table's log."""

from __future__ import annotations

from typing import Any, final

from spila.kernel import Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables import judge
from spila.tables.broadcast import Reply
from spila.tables.changes import Checked
from spila.tables.client import Client
from spila.tables.commands import MakeMove
from spila.tables.entries import TableEntry
from spila.tables.messages import Lead
from spila.tables.state import TableState


@final
class Attempt:
    """An entry that was checked and encoded, with its time and the fingerprint of its player's token. `error` is set if
    it could not be written.
    """

    __slots__ = ("at", "checked", "data", "error", "owner")

    def __init__(self, checked: Checked, data: bytes, at: int, owner: str | None) -> None:
        self.checked = checked
        self.data = data
        self.at = at
        self.owner = owner
        self.error: StoreError | None = None


@final
class IntendedMove:
    """A move that a player wants to make, or a bot if there is no command, in the state that the game has now."""

    __slots__ = ("command", "entry", "move", "owner", "reply", "seat", "seen", "state")

    def __init__(
        self,
        state: TableState,
        seat: Seat,
        move: Any,
        command: MakeMove | None = None,
        client: Client | None = None,
        lead: Lead | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.move = move
        self.command = command
        self.entry = judge.move(seat, move, command, lead)
        self.seen = state.last_move
        self.owner = state.seating.seats[seat].token
        self.reply = None if client is None or command is None else Reply(client, command.id)

    def judge(self) -> TableEntry | Refusal:
        """If the game moved on elsewhere, a move that was meant for one state of it is refused, and so is that of a
        player who has lost the seat.
        """
        state = self.state
        if state.seating.seats[self.seat].token != self.owner:
            return refuse("not-seated")
        return (judge.stale(state, self.command) if state.last_move != self.seen else None) or self.entry
