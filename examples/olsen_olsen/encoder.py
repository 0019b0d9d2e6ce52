"""Olsen-olsen in numbers, for PettingZoo and OpenSpiel. Actions are the numbers of the moves."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from examples.olsen_olsen.cards import DECK, SUITS
from examples.olsen_olsen.moves import ALL_MOVES, number
from examples.olsen_olsen.state import State
from examples.olsen_olsen.view import View

from spila.envs.encoder import Encoder, Field
from spila.kernel import Seat


class OlsenOlsenEncoder(Encoder):
    """What a seat sees; other seats follow clockwise from its own."""

    game_id = "olsen-olsen"
    private = frozenset({"hand"})

    def describe(self) -> tuple[Field, ...]:
        """The observation, field by field."""
        return (
            Field("hand", len(DECK), 0, 1, "1 for each card in the own hand"),
            Field("top", len(DECK), 0, 1, "1 for the top card"),
            Field("suit", SUITS, 0, 1, "1 for the suit that has to follow"),
            Field("counts", self.seats, 0, len(DECK), "cards in each hand, the own one first"),
            Field("piles", 2, 0, len(DECK), "cards in the draw pile and in the pile of played cards"),
            Field("drawn", 1, 0, self.options.draw_limit, "cards drawn in this turn"),
            Field("mine", 1, 0, 1, "1 if it is the own turn"),
        )

    def count_actions(self) -> int:
        """As many as there are moves."""
        return len(ALL_MOVES)

    def encode(self, view: View) -> list[float]:
        """The numbers of a view."""
        seat = view.seat or 0
        hand = set(view.hand or ())
        return [
            *(float(card in hand) for card in DECK),
            *(float(card == view.top) for card in DECK),
            *(float(suit == view.suit) for suit in range(SUITS)),
            *(float(view.counts[(seat + each) % self.seats]) for each in range(self.seats)),
            float(view.draw),
            float(view.pile),
            float(view.drawn),
            float(view.turn == seat),
        ]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same straight from a state; a larger game would avoid building the view."""
        return bytearray(np.array(self.encode(self.game.view(state, seat)), np.float32).tobytes())

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal moves."""
        return [number(move) for move in self.game.moves(state, seat)]

    def move(self, state: State, seat: Seat, action: int) -> Any:
        """The move with that number."""
        return ALL_MOVES[action] if 0 <= action < len(ALL_MOVES) else None

    def action(self, state: State, seat: Seat, move: Any) -> int:
        """The number of the move."""
        return number(move)

    def standing(self, state: State) -> tuple[float, ...]:
        """Fewer cards are better."""
        return tuple(-len(hand) / self.options.hand_size for hand in state.hands)


ENCODER: Final = OlsenOlsenEncoder
