"""Known bugs, put back for the length of one simulation, to see how many seeds it takes to find them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final
from unittest.mock import patch

import msgspec

from spila.kernel import Refusal, refuse
from spila.store import Stale, StoreError, Uncertain
from spila.tables import agenda, answered, commands, countdown, dispatch, judge, race_control, state
from spila.tables import encode as encoding
from spila.tables.answered import COMMANDS, Answered
from spila.tables.automation import Automation
from spila.tables.entries import Undone
from spila.tables.journal import Journal
from spila.tables.lag import SeatLag
from spila.tables.presence import PresenceTracker
from spila.tables.race_control import RaceControl
from spila.tables.table_bots import TableBots
from spila.tables.transitions import apply

_encode = msgspec.json.Encoder().encode
Mutation = tuple[Any, str, Any]


def _publish_before_persist() -> list[Mutation]:
    async def write(self: Any, judge: Any, *, move: Any = None, again: bool = True, reply: Any = None) -> int | Refusal:
        state = self._state
        entry = judge()
        checked = entry if isinstance(entry, Refusal) else state.check(entry, move)
        if isinstance(checked, Refusal):
            return checked
        version, at = state.version + 1, self.store.clock()
        self._publish(apply(state, checked, version, at), reply)
        await self.store.append(state.id, version - 1, [_encode(entry)], at=at)
        return int(version)

    return [(Journal, "write", write)]


def _acknowledged_before_written() -> list[Mutation]:
    """The answer goes out when the append has been sent, not when it has been written."""
    original = dispatch.Dispatcher.answer

    async def answer(self: Any, client: Any, command: Any, arrived: int) -> None:
        if command.__class__.__name__ == "Rename" and client.seat is not None:
            self._broadcast.done(client, command.id, self._state.version + 1)
            with patch.object(self._broadcast, "done", lambda *_: None):
                await original(self, client, command, arrived)
        else:
            await original(self, client, command, arrived)

    return [(dispatch.Dispatcher, "answer", answer)]


def _one_queue_of_ids_for_all_seats() -> list[Mutation]:
    class OneQueue(Answered):
        def __init__(self) -> None:
            super().__init__()
            self._all = answered._Queue(COMMANDS)

        def command(self, seat: int, command: str, version: int) -> None:
            self._all.add(f"{seat} {command}", version)

        def remark(self, seat: int, command: str, version: int) -> None:
            self._all.add(f"{seat} {command}", version)

        def version(self, seat: int, command: str) -> int | None:
            return self._all.versions.get(f"{seat} {command}")

        def reseat(self, moved: Mapping[int, int]) -> None:
            """Not thought of then."""

    return [(state, "Answered", OneQueue)]


def _local_countdown() -> list[Mutation]:
    """A server counts three seconds from when it reads the entry, and nothing when it opens the table."""
    return [
        (race_control, "start_instant", lambda now, written, clock: now + countdown.LEAD),
        (RaceControl, "replayed", lambda self, change: None),
    ]


async def _move_or_postpone(automation: Any, seat: int, choice: Any) -> None:
    try:
        automation._mind(await automation._journal.move(seat, choice.move))
    except StoreError:
        automation.postpone()


def _stand_in_does_not_yield() -> list[Mutation]:
    """A bot's choice counts though its player is back."""

    async def bot_chose(self: Any, seat: int, level: Any, question: Any, choice: Any) -> None:
        if question.version == self._state.last_move and not self._state.racing:
            await _move_or_postpone(self, seat, choice)

    return [(Automation, "_bot_chose", bot_chose)]


def _undo_of_anybodys_move() -> list[Mutation]:
    def request(table: Any, seat: int, command: Any) -> Any:
        if table.match is None or not table.match.version or table.result is not None:
            return refuse("undo-nothing")
        return Undone(seat=seat, keep=table.match.version - 1, by=seat, command_id=command.id)

    return [(judge, "JUDGES", {**judge.JUDGES, commands.Undo: request})]


def _credit_of_the_first_connection() -> list[Mutation]:
    def lags(self: Any, now: int, claiming: Any = None) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for seat in range(len(self._seating.seats)):
            there = [client.lag for client in self._broadcast.at(seat)]
            found[seat] = SeatLag(there[:1]) if there else None
        return found

    return [(PresenceTracker, "lags", lags)]


def _nothing_read_after_stale() -> list[Mutation]:
    """After losing to another server what it wrote is applied, but not published."""

    async def catch_up_after(self: Any, _doubt: Any) -> None:
        for _ in self.replay(await self.store.read(self._state.id, self._state.version)):
            pass

    return [(Journal, "_catch_up_after", catch_up_after)]


def _done_again_after_uncertain() -> list[Mutation]:
    """What was written though nobody heard is not looked for."""

    async def guarded(self: Any, judge: Any, **more: Any) -> int | Refusal:
        while True:
            entry = judge()
            checked = entry if isinstance(entry, Refusal) else self._state.check(entry, more.get("move"))
            if isinstance(checked, Refusal):
                return checked
            try:
                at = self.store.clock()
                version = await self.store.append(self._state.id, self._state.version, [_encode(entry)], at=at)
            except (Stale, Uncertain) as error:
                await self.catch_up()
                if not more.get("again", True):
                    return Refusal(error.code, error.params)
            else:
                self._publish(apply(self._state, checked, version, at), more.get("reply"))
                return int(version)

    return [(Journal, "write", guarded)]


def _hidden_cards_for_spectators() -> list[Mutation]:
    """Spectators get what the first seat gets."""
    original = encoding.EntryUpdate.bytes_for

    def bytes_for(self: Any, seat: int | None, clock: Any, answers: str = "") -> bytes:
        return original(self, 0 if seat is None and self._after is not None else seat, clock, answers)

    return [(encoding.EntryUpdate, "bytes_for", bytes_for)]


def _bot_on_an_old_state() -> list[Mutation]:
    """A bot's choice counts though the game has moved on."""

    async def bot_chose(self: Any, seat: int, level: Any, question: Any, choice: Any) -> None:
        if self._state.seating.bot_level(seat) is not None and not self._state.racing:
            await _move_or_postpone(self, seat, choice)

    return [(Automation, "_bot_chose", bot_chose)]


def _command_of_the_seat_that_moved() -> list[Mutation]:
    """A command is judged for the seat that its player had, also after seats were removed."""

    async def carry_out(self: Any, client: Any, command: Any) -> Any:
        seat = client.seat
        if type(command) in judge.JUDGES and seat is not None and client in self._broadcast.clients:
            if (known := self._state.answered.version(seat, command.id)) is not None:
                return known
            return await self._journal.write(lambda: judge.judge(self._state, seat, command))
        return await original(self, client, command)

    original = dispatch.Dispatcher._carry_out
    return [(dispatch.Dispatcher, "_carry_out", carry_out)]


def _claims_that_nobody_stands_behind() -> list[Mutation]:
    """A claim is carried out for an earlier start, for a bot that was relieved, and after the race."""

    async def carry_out(self: Any, decision: Any) -> Any:
        seat, held, lead = decision
        if held.command is not None:
            known = self._state.answered.version(seat, held.command.id)
            if known is not None:
                return known
        if self._state.result is not None:
            return refuse("match-over")
        return await self._journal.move(seat, held.move, held.command, held.client, lead)

    return [(RaceControl, "_carry_out", carry_out)]


def _bot_that_is_due_twice() -> list[Mutation]:
    """A bot decides about what came after it was due, without the time to react."""
    original = TableBots.question
    return [(TableBots, "question", lambda self, seat, due_at=None: original(self, seat))]


def _deal_without_waiting() -> list[Mutation]:
    """The cards are dealt before players have shown their part in the seed."""
    return [(agenda, "SHARES_WAIT", 0.0)]


MUTATIONS: Final[dict[str, Callable[[], list[Mutation]]]] = {
    "published before it is written": _publish_before_persist,
    "acknowledged before it is written": _acknowledged_before_written,
    "one queue of ids for all seats": _one_queue_of_ids_for_all_seats,
    "a countdown of each server's own": _local_countdown,
    "a stand-in that does not yield": _stand_in_does_not_yield,
    "undo of anybody's move": _undo_of_anybodys_move,
    "credit of the first connection": _credit_of_the_first_connection,
    "no update after losing to another server": _nothing_read_after_stale,
    "done again after an uncertain write": _done_again_after_uncertain,
    "hidden cards for spectators": _hidden_cards_for_spectators,
    "a bot that acts on an old state": _bot_on_an_old_state,
    "a command of the seat that moved": _command_of_the_seat_that_moved,
    "claims that nobody stands behind": _claims_that_nobody_stands_behind,
    "a bot that is due twice": _bot_that_is_due_twice,
    "a deal that does not wait for the players' numbers": _deal_without_waiting,
}


@contextmanager
def mutated(name: str) -> Iterator[None]:
    """While this lasts, the bug is there."""
    patches = [patch.object(where, what, instead) for where, what, instead in MUTATIONS[name]()]
    for each in patches:
        each.start()
    try:
        yield
    finally:
        for each in patches:
            each.stop()


def found_after(name: str, most: int) -> tuple[int, str] | None:
    """How many seeds it takes to find this bug, and what is said of it; None if so many do not find it."""
    from tests.simulation.run import run_seed

    with mutated(name):
        for seed in range(most):
            if violations := run_seed(seed).violations:
                return seed + 1, violations[0]
    return None
