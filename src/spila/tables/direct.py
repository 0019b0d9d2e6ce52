"""Moves that are carried out where they arrive: checked at once, appended to the log, and applied and published when
they are written. That takes no task of the event loop, whose turns cost as much as the move itself.

Only what is common is done here: a player's move at a table where nothing else is being done. Everything else, and
everything that goes wrong, is left to the dispatcher.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, final

from spila.kernel import Malformed, Refusal, Seat
from spila.store import StoreError
from spila.tables.attempts import Attempt, IntendedMove
from spila.tables.client import Client
from spila.tables.commands import MakeMove
from spila.tables.dispatch import Dispatcher
from spila.tables.host import TableHost
from spila.tables.inbox import Inbox
from spila.tables.journal import Journal
from spila.tables.judge import stale
from spila.tables.state import TableState


@final
class DirectMoves:
    """The moves of one table that need no task."""

    def __init__(
        self,
        state: TableState,
        host: TableHost,
        inbox: Inbox,
        journal: Journal,
        dispatcher: Dispatcher,
    ) -> None:
        self.state: Final = state
        self.host: Final = host
        self.inbox: Final = inbox
        self.journal: Final = journal
        self.dispatcher: Final = dispatcher

    def take(self, client: Client, command: MakeMove, arrived: int, dismiss: Callable[[], None]) -> bool:
        """Take this move, if it can be carried out here; it will be answered then."""
        state, seat = self.state, client.seat
        if seat is None or state.match is None or state.racing:
            return False
        occupant = state.seating.seats[seat]
        if occupant.away or occupant.gone or not self.inbox.enter(dismiss):
            return False
        move = _DirectMove(self, client, command, arrived)
        try:
            move.begin(seat)
        except Exception as error:
            self.inbox.fail(error)
        return True


@final
class _DirectMove:
    """One such move."""

    __slots__ = ("arrived", "attempt", "client", "command", "intended", "table")

    def __init__(self, table: DirectMoves, client: Client, command: MakeMove, arrived: int) -> None:
        self.table = table
        self.client = client
        self.command = command
        self.arrived = arrived
        self.intended: IntendedMove | None = None
        self.attempt: Attempt | None = None

    def begin(self, seat: Seat) -> None:
        """Check the move and hand it to the store, or answer it."""
        try:
            answer = self._append(seat)
        except (Malformed, StoreError) as error:
            answer = Refusal(error.code, error.params)
        if answer is not None:
            self._finish(answer)

    def _append(self, seat: Seat) -> int | Refusal | None:
        """None: it will be answered later."""
        table, state, command = self.table, self.table.state, self.command
        if (known := state.answered.version(seat, command.id)) is not None:
            return known
        move = state.read_move(command.move)
        if (objection := stale(state, command)) is not None:
            return objection
        intended = IntendedMove(state, seat, move, command, self.client)
        attempt = table.journal.attempt(intended.entry, move)
        if isinstance(attempt, Refusal):
            return attempt
        if state.ends(attempt.checked):  # the receipt of the match has to be read as well
            table.inbox.hand_over(partial(table.dispatcher.answer, self.client, command, self.arrived))
            return None
        self.intended, self.attempt = intended, attempt
        table.journal.append_soon(attempt, self.done)
        return None

    def done(self, version: int | None, error: BaseException | None) -> None:
        """The store has written the entry, or not."""
        table, intended, attempt = self.table, self.intended, self.attempt
        if table.inbox.closed or intended is None or attempt is None:
            return  # the client that waited for an answer has been dismissed
        try:
            if version is not None and intended.reply is not None:
                table.journal.written(attempt, version, intended.reply)
                table.host.count_move()
                self._finish(None if intended.reply.given else version)
            elif isinstance(error, StoreError):
                attempt.error = error
                again = partial(table.dispatcher.move_again, self.client, self.command, intended, attempt, self.arrived)
                table.inbox.hand_over(again)
            elif isinstance(error, Exception):
                table.inbox.fail(error)
        except Exception as fault:
            table.inbox.fail(fault)

    def _finish(self, answer: int | Refusal | None) -> None:
        self.table.dispatcher.say(self.client, self.command, answer, self.arrived)
        self.table.inbox.leave()
