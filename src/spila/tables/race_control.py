"""A race at a live table: claims are taken in, decided and answered, and its start is seen by all at one instant."""

from __future__ import annotations

import asyncio
from typing import Any, Final, NamedTuple

from spila.kernel import Malformed, Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables.broadcast import Broadcast
from spila.tables.changes import Change
from spila.tables.client import Client
from spila.tables.commands import MakeMove
from spila.tables.countdown import countdown, start_instant
from spila.tables.journal import Journal
from spila.tables.lag import micros
from spila.tables.presence import PresenceTracker
from spila.tables.race_desk import Decision, RaceDesk, begins_start
from spila.tables.state import TableState

OVERTAKEN: Final = ("stale-version", "store-uncertain")
"""The refusals that mean that another server was first, or that the database does not say who was."""


class HeldClaim(NamedTuple):
    """The move of a claim, and the command that it answers; None for a bot. It counts for the occupant who made it
    (`token`, empty for a bot), and for the start at which it was made. A bot's counts only for the version of the game
    that the bot saw: it needs its time to react to another card, also where its own happens to fit.
    """

    move: Any
    token: str
    start: int
    seen: int = 0
    client: Client | None = None
    command: MakeMove | None = None


class Decided(NamedTuple):
    """What bots could not do because another server was first (`overtaken`) or the store did not answer (`lost`)."""

    overtaken: bool = False
    lost: bool = False


class RaceControl:
    """The races of one table."""

    def __init__(self, state: TableState, journal: Journal, broadcast: Broadcast, presence: PresenceTracker) -> None:
        self._state = state
        self._journal = journal
        self._broadcast = broadcast
        self._presence = presence
        self._loop = asyncio.get_running_loop()
        self._desk: RaceDesk[HeldClaim] = RaceDesk(state)

    @property
    def starts_at(self) -> float:
        """When the race starts or started, in seconds of the event loop."""
        return self._desk.starts_at / 1_000_000

    # ------------------------------------------------------------ claims

    def claim(self, client: Client, seat: Seat, command: MakeMove, move: Any, arrived: int) -> Refusal | None:
        """Take in the claim of a player; it is answered when it is decided."""
        now = micros(self._loop.time())
        objection = refuse("paused") if self._state.halted else self._desk.objection(seat, move, now, arrived)
        if objection is None:
            held = HeldClaim(move, self._token(seat), self._desk.starts_at, self._state.last_move, client, command)
            self._desk.claim(seat, held, arrived, self._presence.lags(now, client))
        return objection

    def claim_for_bot(self, seat: Seat, move: Any) -> None:
        """Take in the claim of a bot, which arrives now."""
        now, state = micros(self._loop.time()), self._state
        held = HeldClaim(move, "", self._desk.starts_at, state.last_move)
        self._desk.claim(seat, held, now, self._presence.lags(now))

    def next_deadline(self) -> float | None:
        """When the next claim is decided, in seconds of the event loop."""
        deadline = self._desk.next_deadline()
        return None if deadline is None else deadline / 1_000_000

    def clear(self) -> None:
        """Forget all claims."""
        self._desk.clear()

    async def decide(self, until: int) -> Decided:
        """Carry out the claims that are decided by this time, and answer them. All that arrived before is taken in."""
        overtaken = lost = False
        for decision in self._desk.decide(until):
            try:
                outcome, failed = await self._carry_out(decision), False
            except (Malformed, StoreError) as error:
                outcome, failed = Refusal(error.code, error.params), isinstance(error, StoreError)
            client, command = decision.held.client, decision.held.command
            if client is None or command is None:
                overtaken = overtaken or (isinstance(outcome, Refusal) and outcome.code in OVERTAKEN)
                lost = lost or failed
            elif isinstance(outcome, Refusal):
                self._broadcast.send_refusal(client, command.id, outcome)
            elif outcome is not None:
                self._broadcast.done(client, command.id, outcome)
        return Decided(overtaken, lost)

    async def _carry_out(self, decision: Decision[HeldClaim]) -> int | Refusal | None:
        """None: the update was the answer, or there is nothing to answer. Claims that no longer fit are refused by the
        rules.
        """
        seat, (move, token, start, seen, client, command), lead = decision
        if command is not None and (known := self._state.answered.version(seat, command.id)) is not None:
            return known
        if self._state.over:
            return refuse("match-over")
        if start != self._desk.starts_at:  # for a card that nobody had seen when the claim was made
            return refuse("not-yet")
        if command is None:
            if self._state.seating.bot_level(seat) is None or not self._state.racing or seen != self._state.last_move:
                return None  # a person is back, the race is over, or another card is on top and the bot was due anew
        elif self._token(seat) != token:
            return refuse("not-seated")
        return await self._journal.move(seat, move, command, client, lead)

    def _token(self, seat: Seat) -> str:
        return self._state.seating.seats[seat].token

    # ------------------------------------------------------------ the common start

    def changed(self, change: Change) -> None:
        """If this entry begins a countdown, tell everybody at once how long it takes; nobody has the card before."""
        if change.game_changed and change.before is not None and self._state.game.races(change.before):
            self._desk.passed(change.before, micros(self._loop.time()))
        if begins_start(self._state.game, change):
            self._count_in(change)

    def _count_in(self, change: Change) -> None:
        now = micros(self._loop.time())
        start = countdown(now, self._start_instant(now, change), self._presence.lags(now))
        self._desk.starts_at = start.instant
        self._broadcast.starting(change, start, now, self._hold_until)

    def resumed(self, change: Change) -> None:
        """A pause is over: everybody gets a countdown, so that the person who ended it has no head start."""
        if self._state.racing:
            self._count_in(change)

    def replayed(self, change: Change) -> None:
        """An entry of a log that is read again. A start that it began may be still to come."""
        if begins_start(self._state.game, change):
            self._desk.starts_at = self._start_instant(micros(self._loop.time()), change)
        elif change.after is not None and self._state.game.start(change.after) is None:
            self._desk.starts_at = 0

    def greet(self, client: Client) -> None:
        """A client that comes while a start is counted down waits like everybody."""
        left = self.starts_at - self._loop.time()
        if left > 0:
            self._broadcast.announce_start(client, round(1000 * left))
            self._hold_until(client, self._desk.starts_at)

    def _start_instant(self, now: int, change: Change) -> int:
        return start_instant(now, change.at, self._journal.store.clock())

    def _hold_until(self, client: Client, instant: int) -> None:
        self._loop.call_at(instant / 1_000_000, client.release, client.hold())
