"""Hints: asked for by a player, computed outside the inbox, and answered when they are there."""

from __future__ import annotations

from functools import partial
from typing import Any

from msgspec import UNSET

from spila.bots import Choice
from spila.kernel import Refusal, Seat, refuse
from spila.tables.broadcast import Broadcast
from spila.tables.client import Client
from spila.tables.messages import Done
from spila.tables.parts import Hint, RunnerUp
from spila.tables.state import TableState
from spila.tables.table_bots import TableBots
from spila.tables.thinking import Question, Thinker


class Hints:
    """The hints of one table. `table` is what clients belong to; see `Dispatcher`."""

    def __init__(
        self, state: TableState, broadcast: Broadcast, bots: TableBots, thinker: Thinker, table: object
    ) -> None:
        self._state = state
        self._broadcast = broadcast
        self._bots = bots
        self._thinker = thinker
        self._table = table

    def request(self, client: Client, seat: Seat, command: str) -> Refusal | None:
        """Compute a hint for the player of this seat, or say why not."""
        asked = self._bots.hint(seat)
        if isinstance(asked, Refusal):
            return asked
        self._thinker.think(partial(self._question, client, seat, command), partial(self._found, client, seat, command))
        return None

    def _question(self, client: Client, seat: Seat, command: str) -> Question | None:
        """The question as it is when thinking begins."""
        asked = self._bots.hint(seat) if self._asks(client, seat) else refuse("not-seated")
        if isinstance(asked, Refusal):
            self._broadcast.send_refusal(client, command, asked)
            return None
        return asked

    async def _found(self, client: Client, seat: Seat, command: str, question: Question, choice: Choice[Any]) -> None:
        """A hint for a game that has moved on is of no use: it is computed once more, or refused."""
        if question.version == self._state.last_move and self._asks(client, seat):
            self._broadcast.answer(client, Done(command, self._state.version, hint=_message(choice)))
        elif (refusal := self.request(client, seat, command)) is not None:
            self._broadcast.send_refusal(client, command, refusal)

    def _asks(self, client: Client, seat: Seat) -> bool:
        """Whether the client still has the seat."""
        return client.seat == seat and client.belongs_to(self._table)


def _message(choice: Choice[Any]) -> Hint:
    """What the bot chose, as it is sent."""
    other = choice.runner_up
    second = UNSET if other is None else RunnerUp(other.move, other.chance)
    return Hint(choice.move, choice.reason.code, dict(choice.reason.params), choice.chance, second)
