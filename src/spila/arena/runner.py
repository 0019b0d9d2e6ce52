"""Plays one game between bots, from the deal to the result."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from time import thread_time_ns
from typing import Any, Final

import msgspec

from spila.api import seed_from
from spila.arena.entrants import load_bot
from spila.arena.event_counter import EventCounter, counter_for
from spila.arena.outcome import Fault, Fixture, Outcome, Times
from spila.bots import Bot, decide
from spila.games import load
from spila.kernel import AnyGame, Refusal, Seat

MAX_MOVES: Final = 20_000
"""Moves after which an endless game is stopped and counted as without a winner."""


class Forfeit(Exception):
    """A bot crashed or made an illegal move."""

    def __init__(self, seat: Seat, code: str, detail: str, params: Mapping[str, int | str] | None = None) -> None:
        super().__init__(code)
        self.seat = seat
        self.code = code
        self.detail = detail
        self.params = params or {}


class Runner:
    """Runs one game."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.game: AnyGame = load(fixture.game)
        seats = len(fixture.lineup)
        self.options = self.game.options(msgspec.json.decode(fixture.options), seats)
        self.state: Any = self.game.deal(self.options, seats, seed_from(fixture.seed))
        self.rng = random.Random(f"{fixture.seed}/{fixture.rotation}")
        self.times = tuple(Times() for _ in range(seats))
        self.length = 0
        self.clock = 0
        self.counter: EventCounter | None = (
            counter_for(fixture.game, self.options, seats) if fixture.count_events else None
        )
        self.bots: list[Bot[Any, Any]] = []

    def run(self) -> Outcome:
        """Play to the end; a bot that fails loses, and the outcome names the reason."""
        fixture, game = self.fixture, self.game
        fault = None
        try:
            self._seat_bots()
            while game.result(self.state) is None and self.length < MAX_MOVES:
                self._advance()
        except Forfeit as forfeit:
            name = fixture.lineup[forfeit.seat]
            fault = Fault(name, forfeit.seat, forfeit.code, forfeit.detail, forfeit.params)
        result = game.result(self.state)
        winners: tuple[Seat, ...] = ()
        scores: tuple[int, ...] = ()
        reason = "unfinished"
        if fault is not None:
            winners = tuple(seat for seat in range(len(fixture.lineup)) if seat != fault.seat)
            reason = "forfeit"
        elif result is not None:
            winners, reason, scores = result.winners, result.reason, result.scores
        counts = self.counter.counts(self.state) if self.counter is not None else {}
        return Outcome(
            fixture.lineup, fixture.pair, fixture.rotation, winners, reason, scores, self.length,
            fault, self.times, counts,
        )  # fmt: skip

    def _seat_bots(self) -> None:
        knowledge = self.game.knowledge(self.options)
        for seat, name in enumerate(self.fixture.lineup):
            # The seed of a bot depends on the deal, not on its seat.
            own_seed = random.Random(
                f"{self.fixture.seed}/{name}/{self.fixture.lineup[:seat].count(name)}"
            ).getrandbits(32)
            bot_class = load_bot(self.fixture.game, name)
            try:
                self.bots.append(bot_class(own_seed, knowledge))
            except Exception as problem:
                raise Forfeit(seat, "crash", f"{type(problem).__name__}: {problem}") from problem

    def _advance(self) -> None:
        if self.game.stage(self.state) is not None:
            waiting = [self.rng.choice(sorted(self.game.undecided(self.state)))]
        else:
            waiting = sorted(self.game.to_act(self.state))
        if len(waiting) == 1:
            seat = waiting[0]
            self._play(seat, self._choose(seat, self.game.moves(self.state, seat)))
        else:
            self._race(waiting)

    def _choose(self, seat: Seat, moves: Sequence[Any]) -> Any:
        """The move that a bot chooses, or None."""
        view = self.game.view(self.state, seat)
        start = thread_time_ns()
        try:
            choice = decide(self.bots[seat], view, moves)
            move = choice.move
        except Exception as problem:
            raise Forfeit(seat, "crash", f"{type(problem).__name__}: {problem}") from problem
        self.times[seat].add(thread_time_ns() - start)
        return move

    def _play(self, seat: Seat, move: Any) -> None:
        if not isinstance(move, self.game.move_type):
            raise Forfeit(seat, "not-a-move", repr(move)[:200])
        step = self.game.play(self.state, seat, move)
        if isinstance(step, Refusal):
            raise Forfeit(seat, step.code, repr(move)[:200], step.params)
        self.state = step.state
        self.length += 1
        if self.counter is not None:
            self.counter.see(step.events)

    def _race(self, waiting: list[Seat]) -> None:
        """All bots react to the current state; the fastest one moves, then all react to the new state.

        Slower reactions are dropped, because the card would rarely fit the changed state. With equal reactions every
        bot that wants to move is equally likely to be first.
        """
        first: tuple[float, float, Seat, Any] | None = None
        for seat in waiting:
            moves = self.game.moves(self.state, seat)
            if not moves:
                continue
            move = self._choose(seat, moves)
            if move is None:
                continue
            delay = 0 if self.fixture.equal_reactions else self._delay(seat)
            claim = (delay, self.rng.random(), seat, move)
            if first is None or claim[:2] < first[:2]:
                first = claim
        if first is None:
            self._expire()
        else:
            self.clock += int(first[0])
            self._play(first[2], first[3])

    def _delay(self, seat: Seat) -> int:
        try:
            return int(self.bots[seat].delay(self.game.view(self.state, seat), self.rng))
        except Exception as problem:
            raise Forfeit(seat, "crash", f"{type(problem).__name__}: {problem}") from problem

    def _expire(self) -> None:
        step = self.game.expire(self.state)
        assert step is not None
        self.clock += self.game.time_limit(self.state) or 0
        self.state = step.state
        self.length += 1
        if self.counter is not None:
            self.counter.see(step.events)


def run(fixture: Fixture) -> Outcome:
    """Play one fixture."""
    return Runner(fixture).run()
