"""What happens at a table by itself: bots think, clocks run out, silent players are reminded and stood in for, races
start for all at one instant and are decided fairly. Only while somebody is there: an empty table stands still.
"""

from __future__ import annotations

import asyncio
import logging
import math
import random
from collections.abc import Container
from functools import partial
from hashlib import sha256
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import msgspec

from spila import bots
from spila.kernel import Malformed, Refusal, Seat, refuse
from spila.store import StoreError
from spila.tables.client import Client
from spila.tables.commands import grant
from spila.tables.countdown import countdown
from spila.tables.entries import BotTookOver, Expired
from spila.tables.lag import Sight
from spila.tables.messages import Clock, Lead, MakeMove, Presence, Reminder, Starting
from spila.tables.race import Claim, Referee
from spila.tables.race import Pace as RacePace
from spila.tables.update import EntryUpdate

if TYPE_CHECKING:
    from spila.tables.table import Table

log = logging.getLogger(__name__)
_encode = msgspec.json.Encoder().encode

THINKING: Final = {"instant": (0.0, 0.0), "quick": (0.3, 0.7), "normal": (0.9, 1.8), "slow": (2.0, 3.5)}
"""Between which times, in seconds, a bot moves where there is no hurry."""
REACTING: Final = {"instant": 0.0, "quick": 0.8, "normal": 1.0, "slow": 1.6}
"""What becomes of a bot's own reaction time in a race; but for `instant` never below 200 ms."""
LEAST_REACTION: Final = 0.2
AGAIN: Final = 1.0
"""After a store that did not answer."""
HESITATION: Final = 2.0
"""How much later a bot moves on a server that leaves bots to another one, which may be dead."""
OVERTAKEN: Final = ("stale-version", "store-uncertain")
"""Another server was first, or the database does not say who was."""


_REMIND: Final = tuple(f"remind {seat}" for seat in range(8))
_SIT_IN: Final = tuple(f"sit-in {seat}" for seat in range(8))
"""By seat; no table has more."""


class HeldClaim(NamedTuple):
    """What a claim is about: whose message it was, None for a bot."""

    client: Client | None
    command: MakeMove | None
    move: Any


def micros(seconds: float) -> int:
    """The loop's time as the referee counts it."""
    return int(seconds * 1_000_000)


class Agenda:
    """The agenda of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.starts_at = 0.0
        self._loop = asyncio.get_running_loop()
        self._due: dict[str, float] = {}
        self._clock_of = 0
        self._timer: asyncio.TimerHandle | None = None
        self._wakes = 0.0
        self._referee: Referee[HeldClaim] | None = None
        self._locked: dict[Seat, float] = {}
        self._bots: dict[tuple[Seat, str], bots.Bot[Any, Any]] = {}
        self._rng = random.Random()
        self._pulse = b""
        self._there: frozenset[Seat] = frozenset()
        """Seats that had somebody on another server when it was last looked."""

    def now(self) -> float:
        """The loop's time."""
        return self._loop.time()

    # ------------------------------------------------------------ the agenda

    def plan(self) -> None:
        """Write the agenda anew, from now."""
        self._due.clear()
        table, game = self.table, self.table.game
        state = table.playing.state
        if state is not None and table.playing.result is None and table.clients:
            begin = max(self._loop.time(), self.starts_at)
            racing = game.races(state)
            if table.undo is not None and not table.missing(table.undo):
                self._due["grant"] = begin  # before any bot moves on
            for seat in game.to_act(state):
                level = table.seating.bot_level(seat)
                if level is not None:
                    hesitates = 0.0 if table.peers.leads() else HESITATION
                    self._due[f"bot {seat}"] = begin + hesitates + self._thinking(seat, level, racing)
                elif not racing or not table.present(seat):
                    self._wait_for(seat, begin)
            self._set_clock(begin, state)
        self._set_timer()

    def _wait_for(self, seat: Seat, begin: float) -> None:
        settings = self.table.seating.settings
        if settings.remind_seconds is not None:
            self._due[_REMIND[seat]] = begin + settings.remind_seconds
        if settings.sit_in_seconds is not None:
            self._due[_SIT_IN[seat]] = begin + settings.sit_in_seconds

    def _set_clock(self, begin: float, state: Any) -> None:
        """The table's clock or the rules' own, whichever is shorter. The table's hurries people only: a bot that thinks
        slowly, or waits for another server's, is no silent player.
        """
        table = self.table
        seconds, limit = table.seating.settings.clock_seconds, table.game.patience(state)
        people = any(table.seating.bot_level(seat) is None for seat in table.game.to_act(state))
        if seconds is not None and people and not table.game.races(state):
            limit = 1000 * seconds if limit is None else min(1000 * seconds, limit)
        if limit is not None:
            self._clock_of = limit
            self._due["clock"] = begin + limit / 1000

    def _thinking(self, seat: Seat, level: str, racing: bool) -> float:
        pace = self.table.seating.settings.pace
        low, high = THINKING[pace]
        if not racing:
            return self._rng.uniform(low, high)
        state = self.table.playing.state
        own = self._bot(seat, level).delay(self.table.game.view(state, seat), self._rng) / 1000
        return max(own * REACTING[pace], LEAST_REACTION) if REACTING[pace] else 0.0

    def _set_timer(self) -> None:
        """Wake up when the next thing is due. An earlier waking that is set already will do: it looks again."""
        soonest = min(self._due.values()) if self._due else None
        if self._referee is not None and (deadline := self._referee.next_deadline()) is not None:
            soonest = deadline / 1_000_000 if soonest is None else min(soonest, deadline / 1_000_000)
        if self._timer is not None:
            if soonest is not None and self._loop.time() < self._wakes <= soonest:
                return
            self._timer.cancel()
            self._timer = None
        if soonest is not None:
            self._wakes = soonest
            self._timer = self._loop.call_at(soonest, self._wake)

    def _wake(self) -> None:
        """Loops that count whole milliseconds wake a little early: a timer that rang is no longer set."""
        self._timer = None
        self.table.post(self.act)

    async def act(self) -> None:
        """Do what is due."""
        try:
            await self._decide_claims()
            now = self._loop.time()
            for what in [what for what, when in self._due.items() if when <= now]:
                if self._due.get(what, math.inf) <= now:  # what was done before may have put it off
                    del self._due[what]
                    outcome = await self._do(what)
                    if isinstance(outcome, Refusal) and outcome.code in OVERTAKEN:
                        self.plan()
        except StoreError as error:
            log.warning("agenda postponed", extra={"table": self.table.id, "code": error.code})
            self.postpone()
        self._set_timer()

    def postpone(self) -> None:
        """The store does not answer: hear what was missed and plan anew in a while."""
        self._due["again"] = self._loop.time() + AGAIN
        self._set_timer()

    async def _do(self, what: str) -> int | Refusal | None:
        name, _, number = what.partition(" ")
        match name:
            case "bot":
                return await self._bot_moves(int(number))
            case "grant":
                return await self.table.write(partial(grant, self.table), again=False)
            case "clock":
                return await self.table.write(Expired, again=False)
            case "remind":
                left = self._due.get(f"sit-in {number}")
                waits = None if left is None else round(1000 * (left - self._loop.time()))
                self.table.tell_all(_encode(Reminder(int(number), waits)))
            case "sit-in":
                return await self.table.write(lambda: BotTookOver(seat=int(number)), again=False)
            case "again":
                if self.table.runtime.server:
                    await self.table.hear_all()
                self.plan()
                await self.table.finish()
        return None

    def clock(self) -> Clock | None:
        """How long the table still waits."""
        when = self._due.get("clock")
        if when is None:
            return None
        return Clock(max(0, round(1000 * (when - self._loop.time()))), self._clock_of)

    def stop(self) -> None:
        """Nothing more."""
        self._due.clear()
        self._referee = None
        self._set_timer()

    # ------------------------------------------------------------ bots

    def _bot(self, seat: Seat, level: str) -> bots.Bot[Any, Any]:
        if (seat, level) not in self._bots:
            table = self.table
            # Apart from the deal, or a bot's chance would tell of hidden cards.
            seed = int.from_bytes(sha256(b"spila bot" + table.seed + bytes([seat])).digest()[:6], "big")
            knowledge = table.game.knowledge(table.playing.options)
            self._bots[seat, level] = bots.load(table.game.id, level)(seed, knowledge)
        return self._bots[seat, level]

    async def _bot_moves(self, seat: Seat) -> int | Refusal | None:
        table = self.table
        state, level = table.playing.state, table.seating.bot_level(seat)
        if level is None or seat not in table.game.to_act(state):
            return None
        if not table.peers.leads():
            table.peers.doubt()
        moves = table.game.moves(state, seat)
        if not moves:
            return None
        bot, view = self._bot(seat, level), table.game.view(state, seat)
        choice = await asyncio.to_thread(bots.decide, bot, view, moves)
        if table.game.races(state):
            now = micros(self._loop.time())
            self._refereed().claim(
                seat, HeldClaim(None, None, choice.move), now, table.game.to_act(state), self._sight()
            )
            await self._decide_claims()
            return None
        return await table.move(seat, choice.move, None)

    # ------------------------------------------------------------ the race

    def claim(self, client: Client, seat: Seat, command: MakeMove, move: Any, arrived: int) -> Refusal | None:
        """Take in a claim; it is answered when it is decided."""
        table = self.table
        now = self._loop.time()
        if now < self.starts_at:
            return refuse("not-yet")
        if now < self._locked.get(seat, 0.0):
            return refuse("locked-out", ms=round(1000 * (self._locked[seat] - now)))
        objection = table.game.play(table.playing.state, seat, move)
        lock = table.game.penalty(table.playing.state)
        if isinstance(objection, Refusal) and lock:
            self._locked[seat] = now + lock / 1000
            return objection
        self._refereed().claim(
            seat, HeldClaim(client, command, move), arrived, table.game.to_act(table.playing.state), self._sight()
        )
        table.post(self.act)
        return None

    def _refereed(self) -> Referee[HeldClaim]:
        table = self.table
        pace = RacePace.RELAXED if table.seating.settings.relaxed else RacePace.SHARP
        if self._referee is None or (self._referee.pace is not pace and self._referee.next_deadline() is None):
            self._referee = Referee(table.seed, {}, pace)
        self._referee.lines = {
            seat: next((client.line for client in table.at(seat)), None) for seat in range(len(table.seating.seats))
        }
        return self._referee

    def _sight(self) -> Sight:
        return Sight.SENT if self.table.game.start(self.table.playing.state) is None else Sight.TOGETHER

    async def _decide_claims(self) -> None:
        referee, table = self._referee, self.table
        if referee is None or referee.next_deadline() is None:
            return
        decided = referee.due(micros(self._loop.time()), table.version)
        for place, claim in enumerate(decided):
            held, lost = claim.move, False
            later = decided[place + 1] if place + 1 < len(decided) else None
            try:
                outcome = await self._decided(claim, later)
            except (Malformed, StoreError) as error:
                outcome, lost = Refusal(error.code, error.params), isinstance(error, StoreError)
            if held.client is None or held.command is None:
                if isinstance(outcome, Refusal) and outcome.code in OVERTAKEN:
                    self.plan()
                elif lost:
                    self.postpone()
                continue
            if isinstance(outcome, Refusal):
                table.refuse(held.client, held.command, outcome)
            elif outcome is not None:
                held.client.tell(b'{"type":"done","id":%b,"version":%d}' % (_encode(held.command.id), outcome))

    async def _decided(self, claim: Claim[HeldClaim], later: Claim[HeldClaim] | None) -> int | Refusal | None:
        """A claim's turn has come; what no longer fits is the rules's to refuse. None: the news were the answer."""
        table, held = self.table, claim.move
        if held.command is not None and (known := table.known(claim.seat, held.command.id)) is not None:
            return known
        if table.playing.result is not None:
            return refuse("match-over")
        lead = None
        if later is not None and later.seat != claim.seat:
            lead = Lead(later.seat, max(0, (later.instant - claim.instant) // 1000))
        return await table.move(claim.seat, held.move, held.command, lead, held.client)

    # ------------------------------------------------------------ news of the table

    def moved(self, update: EntryUpdate) -> None:
        """The game went on: a common start, perhaps, and a new agenda."""
        game = self.table.game
        start = game.start(update.after)
        if start is not None and (update.before is None or game.start(update.before) != start):
            self._start_together(update)
        self.plan()

    def _start_together(self, update: EntryUpdate) -> None:
        """Everybody hears at once how long it takes, and nobody has the card before."""
        table, now = self.table, self._loop.time()
        lines = {
            seat: next((client.line for client in table.at(seat)), None) for seat in range(len(table.seating.seats))
        }
        start = countdown(micros(now), lines)
        self.starts_at = start.instant / 1_000_000
        for client in table.clients:
            leaves = start.instant if client.seat is None else start.departures[client.seat]
            wait = (start.instant - micros(now)) // 1000 if client.seat is None else start.waits[client.seat]
            client.tell(_encode(Starting(wait, {} if client.seat is None else update.own_for(client.seat))))
            self._loop.call_at(leaves / 1_000_000, client.let_go, client.hold())

    def mind_the_start(self, client: Client) -> None:
        """Somebody came while a start is counted down: they wait like everybody."""
        if self._loop.time() < self.starts_at:
            client.say(Starting(round(1000 * (self.starts_at - self._loop.time()))))
            self._loop.call_at(self.starts_at, client.let_go, client.hold())

    # ------------------------------------------------------------ who is there

    def came(self, client: Client) -> None:
        """Somebody is there, perhaps the first: then the table wakes up."""
        if len(self.table.clients) == 1:
            self.plan()
        elif client.seat is not None and self.table.playing.state is not None:
            for what in ("remind", "sit-in"):
                self._due.pop(f"{what} {client.seat}", None)
            if client.seat in self.table.game.to_act(self.table.playing.state):
                racing = self.table.game.races(self.table.playing.state)
                if not racing and self.table.seating.bot_level(client.seat) is None:
                    self._wait_for(client.seat, max(self._loop.time(), self.starts_at))
                self._set_timer()

    def show_pulse(self, client: Client) -> None:
        """Who is there: for all, or at least for whoever just came."""
        if not self.tell_pulse():
            client.tell(self._pulse)

    def went(self, client: Client) -> None:
        """Somebody is gone, perhaps the last: then the table stands still."""
        if not self.table.clients:
            self.plan()
        elif (
            client.seat is not None
            and self._racing()
            and not self.table.present(client.seat)
            and self.table.seating.bot_level(client.seat) is None
        ):
            self._wait_for(client.seat, self._loop.time())
            self._set_timer()
        self.tell_pulse()

    def _racing(self) -> bool:
        state = self.table.playing.state
        return state is not None and self.table.game.races(state)

    def neighbours_changed(self, before: Container[Seat]) -> None:
        """Others came to another server or left it, or that is where somebody is now who was here."""
        if self._racing() and self.table.clients:
            for seat in self.table.seating.persons():
                if seat in self.table.peers.seats():
                    self._due.pop(f"remind {seat}", None)
                    self._due.pop(f"sit-in {seat}", None)
                elif seat in before and not self.table.present(seat):
                    self._wait_for(seat, self._loop.time())
            self._set_timer()
        self.tell_pulse()

    def look_around(self) -> None:
        """From time to time: a server that died says nothing, and those who were there are gone all the same."""
        if self._there <= self.table.peers.seats().keys():
            self.tell_pulse()
        else:
            self.neighbours_changed(self._there)

    def tell_pulse(self) -> bool:
        """Who is there and how slow their lines are, if that has changed."""
        table, now = self.table, micros(self._loop.time())
        seats = range(len(table.seating.seats))
        here: dict[Seat, int | None] = {}
        for seat in seats:
            if clients := table.at(seat):
                trips = [trip for client in clients if (trip := client.line.round_trip(now)) is not None]
                here[seat] = min(trips) // 1000 if trips else None
        watching = sum(client.seat is None for client in table.clients)
        table.peers.say_who_is_here(here, watching)
        there = table.peers.seats()
        self._there = frozenset(there)
        lag = tuple(here.get(seat) if here.get(seat) is not None else there.get(seat) for seat in seats)
        watching += table.peers.watching()
        pulse = _encode(Presence(tuple(seat in here or seat in there for seat in seats), lag, watching))
        if pulse == self._pulse:
            return False
        self._pulse = pulse
        table.tell_all(pulse)
        return True
