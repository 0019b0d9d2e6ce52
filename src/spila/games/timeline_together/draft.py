"""What an entry does. A `Draft` is a mutable copy of what can change; `step` freezes it again."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections import Counter

from msgspec.structs import replace

from spila.games.timeline_together.events import (
    Answered,
    CardShown,
    Event,
    LivesLost,
    MatchEnded,
    PlayerJoined,
    PlayerLeft,
    ReadyForNext,
    TalkOver,
    Turned,
)
from spila.games.timeline_together.ranking import with_winners
from spila.games.timeline_together.state import JUST_CAME, SILENT, Player, Side, State, TurnedCard
from spila.kernel import Result, Seat, Step

STREAK = 3
"""From so many right cards in a row on each one is worth a point more (TT-SCORE-3)."""


class Draft:
    """A state that is being changed, and the events so far."""

    __slots__ = ("events", "players", "sides", "state")

    def __init__(self, state: State) -> None:
        self.state = state
        self.players = list(state.players)
        self.sides = list(state.sides)
        self.events: list[Event] = []

    def step(self) -> Step[State, Event]:
        """The state and the events so far."""
        return Step(self._now(), tuple(self.events))

    def _now(self) -> State:
        """The state as it is by now, to ask it about seats and sides."""
        self.state = replace(self.state, players=tuple(self.players), sides=tuple(self.sides))
        return self.state

    # --- what seats do ------------------------------------------------------------------------------------

    def answer(self, seat: Seat, gap: int) -> None:
        """TT-TURN-1 and -2: a gap, or another one. The card is turned when nobody is missing (TT-TURN-4)."""
        order = 1 + max((each.order for each in self.players if each.answer is not None), default=-1)
        self.players[seat] = replace(self.players[seat], answer=gap, order=order, missed=0)
        self.events.append(Answered(seat))
        self._go_on()

    def ready(self, seat: Seat) -> None:
        """TT-NEXT-1 and TT-TEAM-4: the next card, or the answers, when everybody who is waited for has had enough."""
        self.players[seat] = replace(self.players[seat], ready=True)
        self.events.append(ReadyForNext(seat))
        self._go_on()

    def join(self) -> None:
        """TT-JOIN-1: somebody new may answer at once and is waited for from the next card on."""
        self.players.append(Player(missed=JUST_CAME))
        if self.state.options.teams is None:
            self.sides.append(Side())
        self.events.append(PlayerJoined(len(self.players) - 1))

    def leave(self, seat: Seat) -> None:
        """TT-JOIN-2: the answer to the open card does not count, and nobody waits for the seat."""
        self.players[seat] = Player(left=True)
        self.events.append(PlayerLeft(seat))
        if all(player.left for player in self.players):
            self._end(Result((), "all-left"))
        else:
            self._go_on()

    # --- when it goes on ----------------------------------------------------------------------------------

    def _go_on(self) -> None:
        state = self._now()
        if state.talking:
            if any(player.ready for player in self.players) and not talkers(state):
                self.open()
        elif state.turned:
            answered = [player for player in self.players if player.answer is not None and not player.left]
            if any(player.ready for player in self.players) and all(player.ready for player in answered):
                self.next()
        elif any(player.answer is not None for player in self.players) and not missing(state):
            self.turn()

    def open(self) -> None:
        """TT-TEAM-4: teams have talked, and everybody may answer."""
        self.players = [replace(player, ready=False) if player.ready else player for player in self.players]
        self.state = replace(self.state, talking=False)
        self.events.append(TalkOver())

    def turn(self) -> None:
        """TT-LINE-1 and -2: the card goes to its place, behind cards of the same date, and the gaps are counted."""
        state = self._now()
        card, line, options = state.pile[0], state.line, state.options
        dates = [state.values[each] for each in line]
        first, last = bisect_left(dates, state.values[card]), bisect_right(dates, state.values[card])
        answers = [side_answer(state, side) for side in range(len(self.sides))]
        self._score(state, answers, first, last)
        picked = Counter(answer for answer in answers if answer is not None)
        spread = tuple(picked[gap] for gap in range(len(line) + 1))
        seats = range(len(self.players))
        right = tuple(seat for seat in seats if self._was_right(state, seat)) if options.ranking == "all" else ()
        self.players = [
            player if player.answer is not None or player.left else replace(player, missed=min(player.missed + 1, 9))
            for player in self.players
        ]
        self.state = replace(
            state,
            line=(*line[:last], card, *line[last:]),
            pile=state.pile[1:],
            history=(*state.history, TurnedCard(card, last, first, last, spread, right)),
            turned=True,
        )
        self.events.append(Turned(card, state.values[card], last, first, last, spread, right))
        after = self._now()
        out = tuple(seat for seat in seats if state.plays(seat) and after.out(seat))
        if out:
            self.events.append(LivesLost(out))

    def _was_right(self, state: State, seat: Seat) -> bool:
        return state.plays(seat) and bool(self.sides[state.side(seat)].right)

    def _score(self, state: State, answers: list[int | None], first: int, last: int) -> None:
        """TT-SCORE: a side without an answer has neither right nor wrong, and its streak is over."""
        options = state.options
        fastest = _fastest(state, answers, first, last) if options.speed else None
        for side, answer in enumerate(answers):
            before = self.sides[side]
            if answer is None:
                self.sides[side] = replace(before, streak=0, right=None)
                continue
            off = max(first - answer, answer - last, 0)
            streak = 0 if off else before.streak + 1
            points = (2 if options.near_misses else 1) if not off else int(options.near_misses and off == 1)
            points += options.streaks and streak >= STREAK
            points += side == fastest
            self.sides[side] = Side(before.points + points, streak, before.mistakes + bool(off), not off)

    def next(self) -> None:
        """TT-NEXT-2, TT-END: another card, or the end."""
        state = self._now()
        end = _ended(state)
        if end is not None:
            self._end(end)
            return
        self.players = [player if player.left else Player(missed=player.missed) for player in self.players]
        self.state = replace(state, turned=False, talking=state.options.talks)
        self.events.append(CardShown(state.pile[0], len(state.history) + 1))

    def _end(self, end: Result) -> None:
        result = with_winners(self._now(), end)
        self.state = replace(self.state, turned=False, talking=False, result=result)
        self.events.append(MatchEnded(result))


def missing(state: State) -> list[Seat]:
    """The seats that an open card waits for (TT-TURN-4, TT-TURN-5). Where all have fallen silent, for every seat."""
    seats, players = state.playing(), state.players
    if state.options.teams is not None and state.options.team_answer == "captain":
        seats = [seat for seat in seats if state.captain(state.side(seat)) == seat]
    awaited = [seat for seat in seats if 0 <= players[seat].missed < SILENT]
    if not awaited:
        awaited = [seat for seat in seats if players[seat].missed >= 0]
    return [seat for seat in awaited if players[seat].answer is None]


def talkers(state: State) -> list[Seat]:
    """The seats whose teams still talk (TT-TEAM-4): of those that a card would wait for, who has not said otherwise."""
    return [seat for seat in missing(state) if not state.players[seat].ready]


def side_answer(state: State, side: int) -> int | None:
    """TT-TEAM-2 and -3: what most of a team picked, the first of them among equals; or what its captain picked."""
    members = [seat for seat in state.members(side) if state.plays(seat)]
    if state.options.teams is not None and state.options.team_answer == "captain":
        captain = state.captain(side)
        members = [seat for seat in members if seat == captain]
    answers = [answer for seat in members if (answer := state.players[seat].answer) is not None]
    return Counter(answers).most_common(1)[0][0] if answers else None


def _fastest(state: State, answers: list[int | None], first: int, last: int) -> int | None:
    """TT-SCORE-4: the side whose right answer came first, in the order of the log."""
    orders = {
        min(state.players[seat].order for seat in state.members(side) if state.players[seat].answer == answer): side
        for side, answer in enumerate(answers)
        if answer is not None and first <= answer <= last
    }
    return orders[min(orders)] if orders else None


def _ended(state: State) -> Result | None:
    """TT-END-1 and TT-LIVES-2: why there is no next card."""
    if not state.pile:
        return Result((), "all-cards")
    if state.options.lives is None:
        return None
    sides = [side for side in range(len(state.sides)) if not state.deserted(side)]
    alive = [side for side in sides if state.sides[side].mistakes < state.options.lives]
    if not alive:
        return Result((), "no-lives")
    return Result((), "last-standing") if len(alive) == 1 and len(sides) > 1 else None
