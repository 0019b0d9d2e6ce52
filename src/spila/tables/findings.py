"""What a class knew: how every question of a game was answered, and how long people took, from a table's log.

Pure: the same log always gives the same findings, so there is nothing to store, and nothing remains of a table that
was deleted. Who answered what is found only while the table's settings allow it (`report_names`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from itertools import zip_longest
from typing import Any, NamedTuple

from spila.kernel import Malformed, Seat
from spila.kernel.capabilities import Outcome, QuestionRules, implements
from spila.tables.entries import Joined, Moved, Occupant, Started, TableEntry, TableHeader
from spila.tables.state import TableState
from spila.tables.transitions import apply


class Question(NamedTuple):
    """One question and its answers. `times` are milliseconds from its showing to each answer; `named` has the answers
    by person, where the report may say them. The right gaps and the line are those of the rules' `Outcome`.
    """

    card: int
    line: tuple[int, ...]
    first: int
    last: int
    spread: tuple[int, ...]
    times: tuple[int, ...]
    named: Mapping[int, int | None]

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(self.spread[self.first : self.last + 1])

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return sum(self.spread)

    def commonest_wrong(self) -> tuple[int, int] | None:
        """The wrong gap that most picked, the earliest of equals, and how many did; None where nobody was wrong."""
        wrong = [(-count, gap) for gap, count in enumerate(self.spread) if count and not self.first <= gap <= self.last]
        return (min(wrong)[1], -min(wrong)[0]) if wrong else None


class Findings(NamedTuple):
    """All questions that were closed, in order. Times are milliseconds since 1970; `took` leaves pauses out."""

    questions: tuple[Question, ...]
    people: tuple[Occupant, ...]
    dates: Mapping[int, Any]
    started: int | None
    took: int
    named: bool
    """Whether any answer can be shown by person."""


def findings(
    table: str, header: TableHeader, log: Iterable[tuple[TableEntry, int]], until: int | None = None
) -> Findings:
    """Read the log, entries with the times they were written at, as far as `until`. `Malformed` for games without
    questions, and for a log that cannot have happened.
    """
    state = TableState(table, header)
    if not implements(state.game, QuestionRules):
        raise Malformed("no-report", game=header.game)
    reading = _Reading(state)
    for version, (entry, at) in enumerate(log, start=1):
        if until is not None and at > until:
            break
        reading.take(entry, version, at)
    return reading.findings()


class _Reading:
    """A log on its way through the rules."""

    def __init__(self, state: TableState) -> None:
        self._state = state
        self._questions: list[Question] = []
        self._started: int | None = None
        self._paused: int | None = None
        self._standing = 0  # milliseconds of all pauses so far
        self._shown = 0  # when the open question was shown, as the running clock has it
        self._came: dict[Seat, int] = {}
        self._answered: dict[Seat, int] = {}
        self._last = 0

    def take(self, entry: TableEntry, version: int, at: int) -> None:
        """One entry."""
        state, stage = self._state, self._state.stage
        change = apply(state, state.check_logged(entry), version, at)
        now = (at if self._paused is None else self._paused) - self._standing
        if isinstance(entry, Started):
            self._started, self._shown = at, now
        elif isinstance(entry, Joined):
            self._came[entry.seat] = now
        elif isinstance(entry, Moved):
            self._answered[entry.seat] = now
        if change.before is not None and (closed := state.game.outcome(change.before, change.after)) is not None:
            self._questions.append(self._question(closed))
            self._last = now
        if state.stage != stage:
            self._shown, self._answered = now, {}
        if state.halted and self._paused is None:
            self._paused = at
        elif not state.halted and self._paused is not None:
            self._standing += at - self._paused
            self._paused = None

    def _question(self, closed: Outcome) -> Question:
        seats = self._state.seating.seats
        people = [seat for seat in range(len(closed.answers)) if seats[seat].kind == "person"]
        times = tuple(
            max(0, self._answered[seat] - max(self._shown, self._came.get(seat, 0)))
            for seat in people
            if closed.answers[seat] is not None and seat in self._answered
        )
        wanted = self._state.seating.settings.report_names
        named = {seat: closed.answers[seat] for seat in people} if wanted else {}
        return Question(closed.card, closed.line, closed.first, closed.last, closed.spread, times, named)

    def findings(self) -> Findings:
        """What was found so far."""
        state = self._state
        dates = {} if state.position is None else dict(state.game.turned_sides(state.position, ()))
        took = self._last - self._started if self._started is not None and self._questions else 0
        named = any(question.named for question in self._questions)
        return Findings(tuple(self._questions), tuple(state.seating.seats), dates, self._started, took, named)


def together(each: Iterable[Findings]) -> Findings:
    """The findings of several tables that were dealt the same cards, as of one class: people are numbered through."""
    all_of = list(each)
    people: list[Occupant] = []
    starts = []
    for one in all_of:
        starts.append(len(people))
        people += one.people
    rounds = zip_longest(*(one.questions for one in all_of))
    questions = tuple(_summed([pair for pair in zip(asked, starts, strict=True) if pair[0]]) for asked in rounds)
    begun = [one.started for one in all_of if one.started is not None]
    dates = {card: date for one in all_of for card, date in one.dates.items()}
    took = max((one.took for one in all_of), default=0)
    return Findings(questions, tuple(people), dates, min(begun, default=None), took, any(one.named for one in all_of))


def _summed(asked: list[tuple[Question, int]]) -> Question:
    first, spread, named = asked[0][0], Counter[int](), dict[int, int | None]()
    for question, start in asked:
        spread.update(dict(enumerate(question.spread)))
        named |= {start + seat: answer for seat, answer in question.named.items()}
    return first._replace(
        spread=tuple(spread[gap] for gap in range(len(first.spread))),
        times=tuple(time for question, _ in asked for time in question.times),
        named=named,
    )
