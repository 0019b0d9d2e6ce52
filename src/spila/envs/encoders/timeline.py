"""Timeline in numbers. An action is a slot of the own hand and a place in the line: slot × places + place, where there
are as many places as cards in play. The law's own numbers (card × 5000 + place) would make 25 million actions.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from spila.envs.encoder import Encoder, Field, Numbers, number
from spila.games.timeline.moves import ROWS
from spila.games.timeline.state import Cards, State
from spila.games.timeline.view import View
from spila.kernel import Seat

MOST: Final = 1_000_000.0
DATES: Final = 1e15

_NUMBERS: Final = Numbers()
_FLAGS: Final = (number(0), number(1))


class TimelineEncoder(Encoder):
    """What everybody sees. A card is its number plus one, 0 for none; dates are known only in the line."""

    game_id = "timeline"

    def __init__(self, options: object, seats: int) -> None:
        super().__init__(options, seats)
        self._empty = bytes(4 * self.cards)
        self._hands = tuple(bytes(4 * (self.slots - held)) for held in range(self.slots + 1))
        self._orders = tuple(tuple((seat + offset) % seats for offset in range(seats)) for seat in range(seats))
        self._line: Cards = ()
        self._values: tuple[int | float, ...] = ()
        self._line_piece = self._empty + self._empty
        self._dates: tuple[bytes, ...] = ()

    @cached_property
    def slots(self) -> int:
        """The most cards a hand can hold."""
        return int(max(self.options.hand_sizes(self.seats)))

    @cached_property
    def cards(self) -> int:
        """Cards in play: also the most places a line can offer."""
        return len(self.options.in_play())

    def describe(self) -> tuple[Field, ...]:
        """The hands, the own one first, then the line and the rest."""
        cards, seats = self.cards, self.seats
        hands = [
            Field(f"hand {offset}", self.slots, 0, cards, f"{'own' if not offset else f'seat +{offset}:'} hand")
            for offset in range(seats)
        ]
        return (
            *hands,
            Field("line", cards, 0, cards, "cards of the line from left to right"),
            Field("dates", cards, -DATES, DATES, "their dates"),
            Field("places", 1, 0, cards + 1.0, "places in the line"),
            Field("pile", 1, 0, cards, "cards in the pile"),
            Field("pile top", 1, 0, cards, "the card on top of the pile, where it is shown"),
            Field("box", 1, 0, cards, "cards in the box"),
            Field("alive", seats, 0, 1, "who is still in the game"),
            Field("turn", seats, 0, 1, "whose turn it is, one-hot"),
            Field("first", seats, 0, 1, "who began, one-hot"),
            Field("round", 1, 0, MOST, "number of the round"),
            Field("tie-break", 1, 0, 1, "1 in a tie-break"),
        )

    def count_actions(self) -> int:
        """Slots times places."""
        return self.slots * self.cards

    def encode(self, view: View) -> list[float]:
        """See `describe`."""
        seat = view.seat or 0
        order = [(seat + offset) % self.seats for offset in range(self.seats)]
        found: list[float] = []
        for each in order:
            found += _filled([card + 1 for card in view.hands[each]], self.slots)
        found += _filled([each.card + 1 for each in view.line], self.cards)
        found += _filled([each.value for each in view.line], self.cards)
        found += [len(view.line) + 1, view.pile, 0 if view.pile_top is None else view.pile_top + 1, view.box]
        found += [view.alive[each] for each in order]
        found += [view.turn == each for each in order]
        found += [view.first == each for each in order]
        return [*found, view.round, view.tie_break]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same from a state."""
        numbers, flags, hands, pile, alive = _NUMBERS, _FLAGS, state.hands, state.pile, state.alive
        order = self._orders[seat]
        if state.line is not self._line or state.values is not self._values:
            self._see_line(state)
        pieces: list[bytes] = []
        for each in order:
            hand = hands[each]
            pieces += [numbers[card + 1] for card in hand]
            pieces.append(self._hands[len(hand)])
        shown = pile[-1] + 1 if pile and state.options.show_pile_top else 0
        pieces += (
            self._line_piece, numbers[len(state.line) + 1], numbers[len(pile)], numbers[shown], numbers[len(state.box)]
        )  # fmt: skip
        turn, first = state.turn, state.first
        pieces += [flags[alive[each]] for each in order]
        pieces += [flags[turn == each] for each in order]
        pieces += [flags[first == each] for each in order]
        pieces += numbers[state.round], flags[state.tie_break]
        return bytearray().join(pieces)

    def _see_line(self, state: State) -> None:
        if state.values is not self._values:
            self._values = state.values
            self._dates = tuple(map(number, state.values))
        line, dates = state.line, self._dates
        rest = self._empty[4 * len(line) :]
        pieces = [*[_NUMBERS[card + 1] for card in line], rest, *[dates[card] for card in line], rest]
        self._line_piece = b"".join(pieces)
        self._line = line

    def legal(self, state: State, seat: Seat) -> Sequence[int]:
        """Every own card at every place."""
        if seat != state.turn or state.result is not None:
            return []
        places, step = len(state.line) + 1, self.cards
        found: list[int] = []
        for slot in range(len(state.hands[seat])):
            found += range(slot * step, slot * step + places)
        return found

    def move(self, state: State, seat: Seat, action: int) -> Any:
        """The card of that slot at that place."""
        slot, place = divmod(action, self.cards)
        card = state.hands[seat][slot]
        row = ROWS[card]
        return row[place] if place < len(row) else ROWS.grown(card, place + 1)[place]

    def action(self, state: State, seat: Seat, move: Any) -> int:
        """The slot that holds the card, and the place."""
        return int(state.hands[seat].index(move.card) * self.cards + move.place)

    def standing(self, state: State) -> tuple[float, ...]:
        """Cards gone from the hand."""
        return tuple(-len(hand) / self.slots if alive else -1.0 for hand, alive in zip(state.hands, state.alive))


def _filled(values: list[Any], size: int) -> list[float]:
    return [*values, *[0] * (size - len(values))]


ENCODER: Final = TimelineEncoder
