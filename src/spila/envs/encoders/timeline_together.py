"""Encoder for Timeline together. An action is a gap, or being ready for the next card: the move numbers of the
game, with as many gaps as the last card can have.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from spila.envs.encoder import COUNTS, POINTS, Encoder, Field, number
from spila.games.timeline_together.draft import missing
from spila.games.timeline_together.moves import ANSWERS, READY, Answer
from spila.games.timeline_together.ranking import standings
from spila.games.timeline_together.state import State
from spila.games.timeline_together.view import View
from spila.kernel import Seat

MAX_COUNT: Final = 1_000_000.0
DATES: Final = 1e15
NO_ANSWER: Final = 0
"""Gaps are encoded from 1."""


class TimelineTogetherEncoder(Encoder):
    """The line, the card, who has answered, and what the seat knows of itself. A card is its number plus one, 0 for
    none; dates are known only in the line.
    """

    game_id = "timeline-together"
    private = frozenset({"own"})

    @cached_property
    def cards(self) -> int:
        """Cards in play."""
        return len(self.options.in_play())

    @cached_property
    def longest(self) -> int:
        """Cards in the line at the end."""
        return int(self.options.cards) + 1

    @cached_property
    def sides(self) -> int:
        """Teams, or seats where there are none."""
        return int(self.options.teams or self.seats)

    def describe(self) -> tuple[Field, ...]:
        """The open card and the line first, then everybody."""
        return (
            Field("card", 1, 0, self.cards, "the card to place, 0 while a turned one is looked at"),
            Field("line", self.longest, 0, self.cards, "cards in the line, from early to late"),
            Field("dates", self.longest, -DATES, DATES, "their dates"),
            Field("places", 1, 0, self.longest + 1.0, "gaps in the line"),
            Field("round", 1, 0, self.longest, "number of the card"),
            Field("seats", 3 * self.seats, 0, 1, "seat by seat, your own first: plays, has answered, is ready"),
            Field("missing", 1, 0, self.seats, "answers that the card waits for"),
            Field("points", self.sides, 0, MAX_COUNT, "points of each side, as far as the ranking shows them"),
            Field("own", 5, -1, MAX_COUNT, "your gap + 1, last answer right (-1 none), points, streak, mistakes"),
        )

    def describe_hidden(self) -> tuple[Field, ...]:
        """The cards to come, and all dates."""
        return (
            Field("pile cards", self.longest, 0, self.cards, "the cards still to come, the next one first"),
            Field("all dates", self.cards, -DATES, DATES, "the dates of all cards, in the order of their numbers"),
        )

    def encode_hidden(self, state: State) -> list[float]:
        """See `describe_hidden`."""
        return [*_pad([card + 1 for card in state.pile], self.longest), *state.values]

    def count_actions(self) -> int:
        """The gaps before the last card, and one more for being ready."""
        return self.longest + 1

    def encode(self, view: View) -> list[float]:
        """See `describe`."""
        seat = view.seat or 0
        found: list[float] = [0 if view.card is None else view.card + 1]
        found += _pad([each.card + 1 for each in view.line], self.longest)
        found += _pad([each.value for each in view.line], self.longest)
        found += [len(view.line) + 1, view.round]
        for each in _order(seat, self.seats):
            playing = view.players[each] in ("in", "new", "silent")
            found += [playing, each in view.answered, each in view.ready]
        points = [0.0] * self.sides
        for standing in view.ranking:
            points[standing.side] = standing.points
        answer = NO_ANSWER if view.answer is None else view.answer + 1
        right = -1 if view.right is None else view.right
        own = [answer, right, view.points or 0, view.streak or 0, view.mistakes or 0]
        return [*found, view.missing, *points, *own]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same directly from a state."""
        card, line = state.card, state.line
        rest = bytes(4 * (self.longest - len(line)))
        pieces = [COUNTS[0 if card is None else card + 1], *[COUNTS[each + 1] for each in line], rest]
        pieces += [*[number(state.values[each]) for each in line], rest, COUNTS[len(line) + 1], COUNTS[state.round]]
        for each in _order(seat, self.seats):
            player = state.players[each]
            pieces += [COUNTS[state.plays(each)], COUNTS[player.answer is not None], COUNTS[player.ready]]
        pieces.append(COUNTS[0 if card is None else len(missing(state))])
        points = [0] * self.sides
        for standing in standings(state):
            points[standing.side] = standing.points
        player, side = state.players[seat], state.sides[state.side(seat)]
        pieces += [POINTS[each] for each in points]
        pieces.append(COUNTS[NO_ANSWER if player.answer is None else player.answer + 1])
        pieces.append(number(-1 if side.right is None else side.right))
        pieces += [POINTS[side.points], POINTS[side.streak], POINTS[side.mistakes]]
        return bytearray().join(pieces)

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The gaps, or being ready."""
        return [self.action(state, seat, move) for move in self.game.moves(state, seat)]

    def move(self, state: State, seat: Seat, action: int) -> Any:  # noqa: ARG002
        """The gap with that number; the last action is being ready."""
        if not 0 <= action <= self.longest:
            return None
        return READY if action == self.longest else ANSWERS[action]

    def action(self, state: State, seat: Seat, move: Any) -> int:  # noqa: ARG002
        """The number of the gap."""
        return move.gap if isinstance(move, Answer) else self.longest

    def seats_to_act(self, state: State) -> tuple[bool, tuple[Seat, ...]]:
        """One seat after the other decides, unseen by the others."""
        return False, tuple(sorted(self.game.undecided(state)))

    def standing(self, state: State) -> tuple[float, ...]:
        """Points, as far as they are public."""
        points = {each.side: each.points / self.longest for each in standings(state)}
        return tuple(points.get(state.side(seat), 0.0) for seat in range(self.seats))


def _order(seat: Seat, seats: int) -> list[Seat]:
    return [(seat + offset) % seats for offset in range(seats)]


def _pad(values: list[Any], size: int) -> list[float]:
    return [*values, *[0] * (size - len(values))]


ENCODER: Final = TimelineTogetherEncoder
