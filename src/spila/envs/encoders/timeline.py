"""Encoder for Timeline. An action is a slot of the own hand and a place in the line: slot × places + place, with as
many places as cards in play. The move numbers of the game (card × 5000 + place) would give 25 million actions.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, Final

from spila.envs.encoder import COUNTS, POINTS, Encoder, Field, number
from spila.games.timeline.moves import ROWS
from spila.games.timeline.state import Cards, State
from spila.games.timeline.view import View
from spila.kernel import Seat

MAX_COUNT: Final = 1_000_000.0
DATES: Final = 1e15

_FLAGS: Final = (number(0), number(1))
_TURNS: Final = tuple((False, (seat,)) for seat in range(8))
_OVER: Final[tuple[bool, tuple[Seat, ...]]] = (False, ())


class TimelineEncoder(Encoder):
    """All information is public. A card is its number plus one, 0 for none; dates are known only in the line."""

    game_id = "timeline"

    def __init__(self, options: object, seats: int) -> None:
        super().__init__(options, seats)
        self._empty = bytes(4 * self.cards)
        self._hand_padding = tuple(bytes(4 * (self.slots - held)) for held in range(self.slots + 1))
        self._orders = tuple(tuple((seat + offset) % seats for offset in range(seats)) for seat in range(seats))
        self._last_hands: tuple[Cards, ...] = ((),) * seats
        self._hand_pieces = [self._hand_padding[0]] * seats
        self._hand_bytes = 4 * self.slots
        self._seats_bytes = self._hand_bytes * seats
        self._seats_twice = b""
        self._line: Cards = ()
        self._values: tuple[int | float, ...] = ()
        self._line_piece = b""
        self._dates: tuple[bytes, ...] = ()
        self._seat_flags: dict[tuple[tuple[bool, ...], Seat, Seat, Seat], bytes] = {}

    @cached_property
    def slots(self) -> int:
        """The largest possible number of cards in a hand."""
        return int(max(self.options.hand_sizes(self.seats)))

    @cached_property
    def cards(self) -> int:
        """Cards in play, which is also the largest possible number of places in the line."""
        return len(self.options.in_play())

    def describe(self) -> tuple[Field, ...]:
        """The hands, the own one first, then the line and everything else."""
        cards, seats = self.cards, self.seats
        hands = [
            Field(f"hand {offset}", self.slots, 0, cards, f"{'your' if not offset else f'seat +{offset}:'} hand")
            for offset in range(seats)
        ]
        return (
            *hands,
            Field("line", cards, 0, cards, "cards in the line, from left to right"),
            Field("dates", cards, -DATES, DATES, "their dates"),
            Field("places", 1, 0, cards + 1.0, "places in the line"),
            Field("pile", 1, 0, cards, "cards in the pile"),
            Field("pile top", 1, 0, cards, "the card on top of the pile, if it's shown"),
            Field("box", 1, 0, cards, "cards in the box"),
            Field("seats", 3 * seats, 0, 1, "seat by seat, your own first: still in, to move, opened the game"),
            Field("round", 1, 0, MAX_COUNT, "number of the round"),
            Field("tie-break", 1, 0, 1, "1 in a tie-break"),
        )

    def describe_hidden(self) -> tuple[Field, ...]:
        """The piles, and the dates that are still to be guessed."""
        cards = self.cards
        return (
            Field("pile cards", cards, 0, cards, "the pile, from its top"),
            Field("box cards", cards, 0, cards, "the box, from the first card that went there"),
            Field("all dates", cards, -DATES, DATES, "the dates of all cards, in the order of their numbers"),
        )

    def encode_hidden(self, state: State) -> list[float]:
        """See `describe_hidden`."""
        pile = _pad([card + 1 for card in reversed(state.pile)], self.cards)
        return [*pile, *_pad([card + 1 for card in state.box], self.cards), *state.values]

    def count_actions(self) -> int:
        """Slots times places."""
        return self.slots * self.cards

    def encode(self, view: View) -> list[float]:
        """See `describe`."""
        seat = view.seat or 0
        order = [(seat + offset) % self.seats for offset in range(self.seats)]
        found: list[float] = []
        for each in order:
            found += _pad([card + 1 for card in view.hands[each]], self.slots)
        found += _pad([each.card + 1 for each in view.line], self.cards)
        found += _pad([each.value for each in view.line], self.cards)
        found += [len(view.line) + 1, view.pile, 0 if view.pile_top is None else view.pile_top + 1, view.box]
        for each in order:
            found += [view.alive[each], view.turn == each, view.first == each]
        return [*found, view.round, view.tie_break]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same directly from a state."""
        numbers, hands, pile, table = COUNTS, state.hands, state.pile, self._seat_flags
        if state.line is not self._line or state.values is not self._values:
            self._encode_line(state)
        if hands is not self._last_hands:
            self._encode_hands(hands)
        start = self._hand_bytes * seat
        shown = pile[-1] + 1 if pile and state.options.show_pile_top else 0
        key = state.alive, state.turn, state.first, seat
        pieces = (
            self._seats_twice[start : start + self._seats_bytes], self._line_piece, numbers[len(pile)], numbers[shown],
            numbers[len(state.box)],
            table[key] if key in table else self._encode_table(*key), POINTS[state.round], _FLAGS[state.tie_break],
        )  # fmt: skip
        return bytearray().join(pieces)

    def _encode_hands(self, hands: tuple[Cards, ...]) -> None:
        """Encode all hands, twice in a row, so that the order starting at any seat is one slice. Only changed
        hands are encoded again.
        """
        pieces = self._hand_pieces
        for seat, hand in enumerate(hands):
            if hand is not self._last_hands[seat]:
                pieces[seat] = b"".join([COUNTS[card + 1] for card in hand]) + self._hand_padding[len(hand)]
        self._seats_twice = 2 * b"".join(pieces)
        self._last_hands = hands

    def _encode_table(self, alive: tuple[bool, ...], turn: Seat, first: Seat, seat: Seat) -> bytes:
        """Encode the flags of all seats; few combinations occur, so they are cached."""
        piece = b"".join(
            _FLAGS[alive[each]] + _FLAGS[turn == each] + _FLAGS[first == each] for each in self._orders[seat]
        )
        self._seat_flags[alive, turn, first, seat] = piece
        return piece

    def _encode_line(self, state: State) -> None:
        if state.values != self._values:
            self._dates = tuple(map(number, state.values))
        self._values = state.values
        line, dates = state.line, self._dates
        rest = self._empty[4 * len(line) :]
        pieces = [
            *[COUNTS[card + 1] for card in line],
            rest,
            *[dates[card] for card in line],
            rest,
            COUNTS[len(line) + 1],
        ]
        self._line_piece = b"".join(pieces)
        self._line = line

    def legal(self, state: State, seat: Seat) -> list[int]:
        """Every card of the hand at every place."""
        if seat != state.turn or state.result is not None:
            return []
        places, step = len(state.line) + 1, self.cards
        found: list[int] = []
        for slot in range(len(state.hands[seat])):
            found += range(slot * step, slot * step + places)
        return found

    def move(self, state: State, seat: Seat, action: int) -> Any:
        """The card in that slot at that place."""
        slot, place = divmod(action, self.cards)
        hand = state.hands[seat]
        if not 0 <= slot < len(hand):
            return None
        card = hand[slot]
        row = ROWS[card]
        return row[place] if place < len(row) else ROWS.grown(card, place + 1)[place]

    def action(self, state: State, seat: Seat, move: Any) -> int:
        """The slot that holds the card, and the place."""
        return int(state.hands[seat].index(move.card) * self.cards + move.place)

    def seats_to_act(self, state: State) -> tuple[bool, tuple[Seat, ...]]:
        """The seat whose turn it is."""
        return _TURNS[state.turn] if state.result is None else _OVER

    def standing(self, state: State) -> tuple[float, ...]:
        """Cards played from the hand."""
        return tuple(-len(hand) / self.slots if alive else -1.0 for hand, alive in zip(state.hands, state.alive))


def _pad(values: list[Any], size: int) -> list[float]:
    return [*values, *[0] * (size - len(values))]


ENCODER: Final = TimelineEncoder
