"""What a table does by itself: it follows its agenda, lets bots think, and has claims of a race decided in time.

Only while somebody is connected: a table without connections stands still.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from random import Random
from typing import Any, Final

from spila.bots import Choice
from spila.kernel import Refusal, Seat
from spila.store import StoreError
from spila.tables import judge, undo
from spila.tables.agenda import Agenda, Plan, plan, replans
from spila.tables.agenda_items import (
    AnyItem,
    BotMove,
    ClockExpires,
    Deal,
    GrantUndo,
    Remind,
    Retry,
    SitIn,
)
from spila.tables.alarm import Alarm
from spila.tables.broadcast import Broadcast
from spila.tables.changes import Change
from spila.tables.client import Client
from spila.tables.commands import MakeMove
from spila.tables.entries import BotTookOver, Expired, Moved, Resumed, ShareRevealed
from spila.tables.inbox import Inbox
from spila.tables.journal import Journal
from spila.tables.lag import micros
from spila.tables.messages import Clock, Reminder
from spila.tables.pacing import Pacing
from spila.tables.peers import PeerServers
from spila.tables.presence import PresenceTracker
from spila.tables.race_control import OVERTAKEN, RaceControl
from spila.tables.state import TableState
from spila.tables.table_bots import TableBots
from spila.tables.thinking import Question, Thinker

log = logging.getLogger(__name__)

HESITATION: Final = 2.0
"""How many seconds later a bot moves on a server that leaves bots to another one, which may be dead."""


class Automation:
    """Carries out the agenda of one table."""

    def __init__(
        self,
        state: TableState,
        inbox: Inbox,
        journal: Journal,
        broadcast: Broadcast,
        presence: PresenceTracker,
        peers: PeerServers,
        chance: Random,
    ) -> None:
        self.agenda = Agenda()
        self.race = RaceControl(state, journal, broadcast, presence)
        self.bots = TableBots(state, chance)
        self.pacing = Pacing(state, asyncio.get_running_loop().time)
        self.thinker = Thinker(inbox.post)
        self._state = state
        self._inbox = inbox
        self._journal = journal
        self._broadcast = broadcast
        self._presence = presence
        self._peers = peers
        self._loop = asyncio.get_running_loop()
        self._alarm = Alarm(self._act_in_turn)
        self._paused = False

    # ------------------------------------------------------------ planning

    def plan(self) -> None:
        """Plan anew, from now."""
        if self._presence.anyone:
            begin = max(self._loop.time(), self.race.starts_at)
            planned = plan(self._state, begin, self._presence.present, self._bot_delay)
            self.agenda.replace(planned, self._state.stage)
        else:
            self.agenda.replace(Plan({}))
        self._set_alarm()

    def plan_bots(self) -> None:
        """Let bots that are due move earlier. Nobody else gets more time, or less."""
        now = max(self._loop.time(), self.race.starts_at)
        for seat in self._state.undecided:
            if BotMove(seat) in self.agenda:
                level = self._state.seating.bot_level(seat) or ""
                self.agenda.hasten(BotMove(seat), now + self._bot_delay(seat, level))
        self._set_alarm()

    def _bot_delay(self, seat: Seat, level: str) -> float:
        return self.pacing.delay(self.bots.delay(seat, level)) + (0.0 if self._peers.leads() else HESITATION)

    def changed(self, change: Change) -> None:
        """An entry was applied. A new name or other settings give nobody more time."""
        entry = change.entry
        other_pace = self.pacing.changed(change)
        if change.game_changed:
            self.race.changed(change)
        elif isinstance(entry, Resumed) and self._paused:
            self.race.resumed(change)
        self._paused = self._state.halt is not None and self._state.halt.why == "paused"
        dealt = isinstance(entry, ShareRevealed) and self._state.shares.complete
        if isinstance(entry, Moved) and change.within_stage(self._state.game):
            self.agenda.forget(BotMove(entry.seat))
        elif change.game_changed or other_pace or dealt or replans(entry):
            self.plan()

    def came(self, client: Client) -> None:
        """A client is connected. The first one sets the table going; a player who is waited for gets the full time."""
        seat, state = client.seat, self._state
        if len(self._broadcast.clients) == 1:
            self.plan()
        elif seat is not None and state.match is not None:
            self.agenda.stop_waiting(seat)
            moving = (
                seat in state.to_act
                and not state.racing
                and state.stage is None
                and state.seating.bot_level(seat) is None
            )
            if seat in state.awaited() if state.halted else moving:
                self._wait_for(seat, max(self._loop.time(), self.race.starts_at))
            self._set_alarm()

    def left(self, client: Client) -> None:
        """A client is disconnected. After the last one the table stands still; in a race its player is waited for."""
        if not self._presence.anyone:
            self.plan()
        elif client.seat is not None:
            self._wait_for_lost(client.seat)

    def peers_changed(self) -> None:
        """Players came to another server or left it. In a race those who left are waited for."""
        if self._state.racing and self._presence.anyone:
            for seat in self._state.seating.persons():
                if self._presence.elsewhere(seat):
                    self.agenda.stop_waiting(seat)
            for seat in self._presence.lost():
                self._wait_for_lost(seat)
            self._set_alarm()

    def _wait_for_lost(self, seat: Seat) -> None:
        """Outside a race players are waited for in any case, connected or not."""
        if self._state.racing and not self._presence.present(seat) and seat in self._people():
            self._wait_for(seat, self._loop.time())
            self._set_alarm()

    def _people(self) -> list[Seat]:
        seating = self._state.seating
        return [seat for seat in seating.persons() if seating.bot_level(seat) is None]

    def _wait_for(self, seat: Seat, begin: float) -> None:
        self.agenda.wait_for(self._state, seat, begin)

    def still_here(self, seat: Seat) -> None:
        """A player who was reminded is only thinking: they get the full time again, and everybody knows."""
        if SitIn(seat) in self.agenda or Remind(seat) in self.agenda:
            self._wait_for(seat, self._loop.time())
            self._set_alarm()
        self._broadcast.notice(Reminder(seat, over=True))

    def postpone(self) -> None:
        """The store did not answer: catch up and plan anew in a moment."""
        self.agenda.retry(self._loop.time())
        self._set_alarm()

    def clock(self) -> Clock | None:
        """How long the table still waits for a move."""
        return self.agenda.clock(self._loop.time())

    def stop(self) -> None:
        """Do nothing more, also not after an entry that is being written now."""
        self.agenda.replace(Plan({}))
        self.race.clear()
        self.thinker.stop()
        self._alarm.stop()

    def _set_alarm(self) -> None:
        when, deadline = self.agenda.next_time(), self.race.next_deadline()
        self._alarm.set(deadline if when is None else when if deadline is None else min(when, deadline))

    # ------------------------------------------------------------ doing what is due

    def _act_in_turn(self) -> None:
        """Do what is due now, after all that has arrived until now."""
        self._inbox.post(partial(self.act, self._loop.time()))

    async def act(self, until: float | None = None) -> None:
        """Do what was due by then, or is by now. What arrived after that may come before what became due meanwhile."""
        until = self._loop.time() if until is None else until
        try:
            decided = await self.race.decide(micros(until))
            if decided.lost:
                self.postpone()
            elif decided.overtaken:
                self.plan()
            for item in self.agenda.due(until):
                if self.agenda.take(item, until):
                    self._mind(await self._do(item))
        except StoreError as error:
            log.warning("agenda postponed", extra={"table": self._state.id, "code": error.code})
            self.postpone()
        self._set_alarm()

    def _mind(self, outcome: int | Refusal | None) -> None:
        """Where another server was first, plan anew from what it wrote."""
        if isinstance(outcome, Refusal) and outcome.code in OVERTAKEN:
            self.plan()

    async def _do(self, item: AnyItem) -> int | Refusal | None:
        write = self._journal.write
        match item:
            case BotMove(seat):
                self._let_bot_think(seat)
            case GrantUndo():
                return await write(partial(undo.grant, self._state), again=False)
            case Deal():
                return await write(partial(judge.deal, self._state), again=False)
            case ClockExpires() if (decision := self.race.next_deadline()) is not None:
                self.agenda.put_off(item, decision)  # nobody is idle while a claim waits
            case ClockExpires():
                return await write(Expired, again=False)
            case Remind(seat):
                self._broadcast.notice(Reminder(seat, self.agenda.time_left(SitIn(seat), self._loop.time())))
            case SitIn(seat):
                return await write(lambda: BotTookOver(seat=seat), again=False)
            case Retry():
                await self._retry()
        return None

    async def _retry(self) -> None:
        if self._peers.shared:
            await self._journal.synchronise()
        self.plan()
        await self.finish()

    async def catch_up(self) -> None:
        """Read what other servers wrote; if the store does not answer, later."""
        try:
            await self._journal.synchronise()
        except StoreError as error:
            log.warning("catching up postponed", extra={"table": self._state.id, "code": error.code})
            self.postpone()

    async def finish(self) -> None:
        """Write the record of a match that is over; if the store does not answer, later."""
        try:
            await self._journal.finish()
        except StoreError as error:
            log.warning("finish postponed", extra={"table": self._state.id, "code": error.code})
            self.postpone()

    # ------------------------------------------------------------ bots

    def _let_bot_think(self, seat: Seat) -> None:
        if not self._peers.leads():
            self._peers.doubt()
        due_at, level = self._state.last_move, self._state.seating.bot_level(seat)
        self.thinker.think(partial(self.bots.question, seat, due_at), partial(self._bot_chose, seat, level))

    async def _bot_chose(self, seat: Seat, level: str | None, question: Question, choice: Choice[Any]) -> None:
        """A bot has decided. If the game moved on, or a person or another bot took the seat, it is too late."""
        state = self._state
        if question.version != state.last_move or state.undo_granted():
            return
        if state.seating.bot_level(seat) != level:
            self.plan()
            return
        try:
            if state.racing:
                self.race.claim_for_bot(seat, choice.move)
                self._act_in_turn()
            else:
                self._mind(await self._journal.move(seat, choice.move))
        except StoreError as error:
            log.warning("bot postponed", extra={"table": state.id, "code": error.code})
            self.postpone()
        self._set_alarm()

    # ------------------------------------------------------------ races

    def claim(self, client: Client, seat: Seat, command: MakeMove, move: Any, arrived: int) -> Refusal | None:
        """Take in a claim; it is answered when it is decided."""
        objection = self.race.claim(client, seat, command, move, arrived)
        if objection is None:
            self._act_in_turn()
        return objection
