"""What blind spam is worth: whole matches of Zip Zap before the real rules and the real race desk, in simulated time.

A spammer never looks: it sends the next card of its hand again and again, as fast as thumbs or a program can. Honest
players see a card that fits, react as in `benchmarks.fairness`, and tap; a tap that was on its way when another card
came cannot be called back. A share of their taps hits a card beside the one they meant. A player who is locked out
waits for the end of the lock: the page shows it, and a program is sent the time that is left.
"""

from __future__ import annotations

import heapq
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from tests.tables.pure_tables import enter, person, started

from benchmarks.connections import reaction
from spila.games.zip_zap.events import RoundOver
from spila.games.zip_zap.moves import LAY_ZAPS, LAYS, READY
from spila.kernel import Refusal
from spila.tables import judge
from spila.tables.changes import Change
from spila.tables.race_desk import RaceDesk

WAY = 20_000
"""One way between a player and the server, in microseconds: nobody here has a better connection than another."""
COMMITTED = 150_000
"""A tap that was due within this time is made although another card has just come into sight."""
LOCKS = (0, 500, 1000, 1500, 2000)
ENDLESS = 1800 * 1_000_000
"""A match that is not over after half an hour counts for what was played."""


@dataclass(frozen=True)
class Habit:
    """How somebody plays."""

    name: str
    every: int | None = None
    """Microseconds between two cards of a spammer; None for people who look."""
    slips: float = 0.0
    """The share of taps that hit another card than the one that was meant."""


HONEST = Habit("honest", slips=0.02)
CAREFUL = Habit("careful")
CLUMSY = Habit("honest, every tenth tap a slip", slips=0.1)
THUMBS = Habit("blind, 8 taps a second", every=125_000)
PROGRAM = Habit("blind, 30 a second (a program)", every=33_333)


class Match:
    """One match of Zip Zap."""

    def __init__(self, habits: tuple[Habit, ...], lock: int, seed: str) -> None:
        self.habits = habits
        self.rounds = [0] * len(habits)
        self.taps = [0] * len(habits)
        self.locks = [0] * len(habits)
        self._chance = [random.Random(f"{seed} {seat}") for seat in range(len(habits))]
        options = {"misplayLockMs": lock, "idleStallMs": None, "freeCardMs": None}
        people = [person(str(seat)) for seat in range(len(habits))]
        self.state = started("zip-zap", *people, options=options, seed=random.Random(seed).randbytes(32).hex())
        self.desk: RaceDesk[Any] = RaceDesk(self.state)
        self._agenda: list[tuple[int, int, Callable[[int], None]]] = []
        self._noted = 0
        self._free_at = [0] * len(habits)
        self._plans = [0] * len(habits)
        self._due = [0] * len(habits)

    def at(self, time: int, what: Callable[[int], None]) -> None:
        self._noted += 1
        heapq.heappush(self._agenda, (time, self._noted, what))

    def play(self) -> None:
        for seat, habit in enumerate(self.habits):
            if habit.every:
                self.at(self._chance[seat].randrange(habit.every), lambda now, seat=seat: self._spam(seat, now))  # type: ignore[misc]
        self._shown(0)
        now = 0
        while self._agenda and self.state.result is None and now < ENDLESS:
            now, _, what = heapq.heappop(self._agenda)
            what(now)

    # ------------------------------------------------------------ players

    def _shown(self, now: int) -> None:
        """Another position comes into sight of those who look."""
        for seat, habit in enumerate(self.habits):
            if habit.every is None and (self._due[seat] <= now or self._due[seat] - now > COMMITTED):
                self._look(seat, now + WAY)

    def _look(self, seat: int, now: int) -> None:
        position = self.state.position
        moves = (
            [move for move in self.state.game.moves(position, seat) if move in LAYS]
            if seat in self.state.to_act
            else []
        )
        self._plans[seat] += 1
        plan, chance = self._plans[seat], self._chance[seat]
        if not moves:
            self._due[seat] = 0
            return
        due = max(now + reaction(chance), self._free_at[seat])
        card = chance.choice(moves).card
        hand = self.state.game.own(position, seat)["hand"]
        others = [each for each in hand if each < len(LAYS) and each != card]
        if others and chance.random() < self.habits[seat].slips:
            card = chance.choice(others)
        self._due[seat] = due
        self.at(due, lambda now: self._tap(seat, plan, card, now))

    def _tap(self, seat: int, plan: int, card: int, now: int) -> None:
        if plan == self._plans[seat]:
            self._due[seat] = 0
            self.at(now + WAY, lambda at: self._claim(seat, card, at))

    def _spam(self, seat: int, now: int) -> None:
        """The next card of the hand, whatever lies on the table."""
        every = self.habits[seat].every
        assert every is not None
        hand = [each for each in self.state.game.own(self.state.position, seat)["hand"] if each < len(LAYS)]
        if hand and now >= self._free_at[seat] and self.state.position.phase != "pause":
            card = hand[self.taps[seat] % len(hand)]
            self.at(now + WAY, lambda at: self._claim(seat, card, at))
        self.at(max(now + every, self._free_at[seat]), lambda at: self._spam(seat, at))

    # ------------------------------------------------------------ the server

    def _claim(self, seat: int, card: int, now: int) -> None:
        self.taps[seat] += 1
        hand = self.state.game.own(self.state.position, seat)["hand"]
        move = (LAY_ZAPS if len(hand) == 2 and max(hand) >= len(LAYS) else LAYS)[card]
        if self.state.racing:
            objection = self.desk.objection(seat, move, now)
            if objection is not None:
                self.locks[seat] += objection.code != "locked-out"
                left = 1000 * int(objection.params.get("ms", 0))
                self._free_at[seat] = max(self._free_at[seat], now - WAY + left)  # sent a way before the lock ends
                self._refused(seat, now)
                return
        if not self._enter(seat, move, now):
            self._refused(seat, now)

    def _refused(self, seat: int, now: int) -> None:
        if self.habits[seat].every is None and self._due[seat] <= now:
            self._look(seat, now + WAY)

    def _enter(self, seat: int, move: Any, now: int) -> bool:
        entry = judge.move(seat, move, None)
        if isinstance(self.state.check(entry), Refusal):
            return False
        before = self.state.position
        racing = self.state.racing
        change: Change = enter(self.state, entry)
        if racing:
            self.desk.passed(before, now)
        for event in change.events:
            if isinstance(event, RoundOver):
                self.rounds[event.seat] += 1
        while self.state.result is None and self.state.position.phase == "pause":
            enter(self.state, judge.move(min(self.state.to_act), READY, None))
        self._shown(now)
        return True


@dataclass(frozen=True)
class Outcome:
    """Of many matches: the share of rounds that the last player won, in percent, and how often they were locked out."""

    rounds: int
    share: float
    locks: float
    """For each round."""


def contest(habits: tuple[Habit, ...], lock: int, deals: int, seed: int = 1) -> Outcome:
    """The last of these players against the others. Every deal is played once from each seat, so nobody is luckier."""
    rounds, won, locks = 0, 0, 0
    for deal in range(deals):
        for turn in range(len(habits)):
            match = Match((*habits[turn:], *habits[:turn]), lock, f"{seed} {deal}")
            match.play()
            seat = len(habits) - 1 - turn
            rounds += sum(match.rounds)
            won += match.rounds[seat]
            locks += match.locks[seat]
    return Outcome(rounds, 100 * won / max(rounds, 1), locks / max(rounds, 1))


ABUSES = (THUMBS, PROGRAM)
"""The last player wins more than an equal share by not looking; the lock has to change that."""


def against(others: Habit, one: Habit) -> tuple[tuple[Habit, ...], ...]:
    """One such player against one other, and against three."""
    return (others, one), (others, others, others, one)


CASES = (
    *against(HONEST, HONEST),
    *(each for habit in ABUSES for each in against(HONEST, habit)),
    *against(CAREFUL, CLUMSY),
)


def report(deals: int, seed: int) -> Table:
    """The rounds that the player named first wins, in percent, with each lock."""
    table = Table(title="Rounds of Zip Zap won, in percent, with a lock of so many ms", title_justify="left")
    table.add_column("player")
    for lock in LOCKS:
        table.add_column(str(lock), justify="right")
    table.add_column(f"locks a round at {LOCKS[-1]}", justify="right")
    for habits in CASES:
        outcomes = [contest(habits, lock, deals * 2 // len(habits), seed) for lock in LOCKS]
        others = len(habits) - 1
        who = f"{habits[-1].name}, against {others} who {'is' if others == 1 else 'are'} {habits[0].name}"
        table.add_row(who, *(f"{each.share:.1f}" for each in outcomes), f"{outcomes[-1].locks:.1f}")
    return table
