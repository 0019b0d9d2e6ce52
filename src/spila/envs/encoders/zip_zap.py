"""Encoder for Zip Zap. Actions are the move numbers of the game (0-101); 102 is waiting."""

from __future__ import annotations

from typing import Any, Final

from spila.envs.encoder import COUNTS, POINTS, Encoder, Field, number
from spila.games.zip_zap.cards import NUMBERS, SUITS, ZAP, ZAP_BIT, bits
from spila.games.zip_zap.moves import ALL_MOVES
from spila.games.zip_zap.state import State
from spila.games.zip_zap.view import View
from spila.kernel import Seat

PHASES: Final = ("race", "free", "any-card", "pause", "over")
MAX_COUNT: Final = 1_000_000.0
SEAT: Final = 6
"""NumberCache for each seat."""

MOST_LEFT: Final = 6
"""The face-down pile never has more cards."""

_SUIT: Final = (1 << NUMBERS) - 1
_BITS: Final = tuple(b"".join(number(held >> place & 1) for place in range(NUMBERS)) for held in range(1 << NUMBERS))
"""Ten numbers, 0 or 1, for each set of cards of one suit."""
_TOPS: Final = tuple(b"".join(number(card == place) for place in range(ZAP)) for card in range(ZAP))
_NO_TOP: Final = bytes(4 * ZAP)
_PHASES: Final = {
    phase: b"".join(number(place == at) for at in range(len(PHASES))) for place, phase in enumerate(PHASES)
}
_FLAGS: Final = (number(0), number(1))
_FREE: Final = tuple((False, (seat,)) for seat in range(6))
_MOVE_NUMBERS: Final = {id(move): place for place, move in enumerate(ALL_MOVES)}
"""By identity, which is faster than hashing: the rules return moves from this very table."""


class ZipZapEncoder(Encoder):
    """Cards are sets of bits, ten per suit."""

    game_id = "zip-zap"
    private = frozenset({"hand"})
    waits = True

    def __init__(self, options: object, seats: int) -> None:
        super().__init__(options, seats)
        self._race = True, tuple(range(seats))
        self._shows = self.options.show_played_cards
        self._seats_bytes = 4 * SEAT * seats
        self._state: State | None = None
        self._common = self._seats_twice = b""

    def describe(self) -> tuple[Field, ...]:
        """The own hand, the shared piles, then seat by seat, clockwise from the own seat."""
        return (
            Field("hand", ZAP, 0, 1, "number cards in your hand: ten of each suit, jokers last"),
            Field("zap", 1, 0, 1, "1 while your Zap card is in your hand"),
            Field("top", ZAP, 0, 1, "the number card the race continues from, one-hot; zeros if there is none"),
            Field("zapped", 1, 0, 1, "1 when there is a Zap card on it"),
            Field("shown", ZAP, 0, 1, "cards in the face-up pile if `showPlayedCards` is on, otherwise zeros"),
            Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
            Field("removed", SUITS, 0, 1, "1 for a suit that is out of this match"),
            Field("left", 1, 0, 50, "cards in the face-down pile"),
            Field("pile", 1, 0, 60, "cards in the face-up pile"),
            Field("round", 1, 0, MAX_COUNT, "number of the round"),
            Field(
                "seats",
                SEAT * self.seats,
                0,
                MAX_COUNT,
                "seat by seat, your own first: cards in hand (at most 13); then 1 or 0 for Zap card in hand, "
                "played the top card, played the first card of the round, ready in a pause; then points so far",
            ),
        )

    def describe_hidden(self) -> tuple[Field, ...]:
        """The piles."""
        return (
            Field(
                "left cards",
                MOST_LEFT,
                0,
                ZAP,
                "the face-down pile, from its top: cards plus one, 0 for none",
            ),
            Field("pile cards", ZAP + 1, 0, 6, "how often each card is in the face-up pile; Zap cards last"),
        )

    def encode_hidden(self, state: State) -> list[float]:
        """See `describe_hidden`."""
        left = [card + 1 for card in reversed(state.left)]
        return [*left, *[0] * (MOST_LEFT - len(left)), *map(state.pile.count, range(ZAP + 1))]

    def count_actions(self) -> int:
        """All moves of the game, and waiting."""
        return len(ALL_MOVES) + 1

    def encode(self, view: View) -> list[float]:
        """See `describe`."""
        seat = view.seat or 0
        order = [(seat + offset) % self.seats for offset in range(self.seats)]
        hand = bits(view.hand or ())
        numbers = [card for card in view.pile if card != ZAP]
        shown = bits(numbers) if view.options.show_played_cards else 0
        return [
            *(hand >> card & 1 for card in range(ZAP)),
            hand >> ZAP,
            *(card in numbers[-1:] for card in range(ZAP)),
            view.pile[-1:] == (ZAP,),
            *(shown >> card & 1 for card in range(ZAP)),
            *(view.phase == phase for phase in PHASES),
            *(suit in view.removed for suit in range(SUITS)),
            view.left,
            view.pile_count,
            view.round,
            *(number for each in order for number in _seat(view, each)),
        ]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same directly from a state."""
        if state is not self._state:
            self._encode_table(state)
        own, suits, start = state.hands[seat], _BITS, 4 * SEAT * seat
        return bytearray().join(
            (
                suits[own & _SUIT], suits[own >> 10 & _SUIT], suits[own >> 20 & _SUIT], suits[own >> 30 & _SUIT],
                suits[own >> 40 & _SUIT], _FLAGS[own >> ZAP], self._common,
                self._seats_twice[start : start + self._seats_bytes],
            )
        )  # fmt: skip

    def _encode_table(self, state: State) -> None:
        """Encode the public information, cached until the state changes: the piles, and the seats twice in a row, so
        that the order starting at any seat is one slice.
        """
        pile, owner, leader, ready, scores = state.pile, state.owner, state.leader, state.ready, state.scores
        numbers, flags = COUNTS, _FLAGS
        self._common = b"".join(
            (
                _TOPS[state.top] if pile else _NO_TOP, flags[bool(pile) and pile[-1] == ZAP],
                self._shown(pile) if self._shows else _NO_TOP, _PHASES[state.phase], self._removed(state.removed),
                numbers[len(state.left)], numbers[len(pile)], POINTS[state.round],
            )
        )  # fmt: skip
        pieces: list[bytes] = []
        for seat, hand in enumerate(state.hands):
            pieces += (
                numbers[hand.bit_count()], flags[hand >> ZAP], flags[owner == seat], flags[leader == seat],
                flags[ready >> seat & 1], POINTS[scores[seat]],
            )  # fmt: skip
        self._seats_twice = 2 * b"".join(pieces)
        self._state = state

    def _removed(self, removed: tuple[int, ...]) -> bytes:
        return _BITS[bits(removed)][: 4 * SUITS]

    def _shown(self, pile: tuple[int, ...]) -> bytes:
        shown = bits(pile) & ~ZAP_BIT
        return b"".join(_BITS[shown >> NUMBERS * suit & _SUIT] for suit in range(SUITS))

    def legal(self, state: State, seat: Seat) -> list[int]:
        """The numbers of the legal moves."""
        return [_MOVE_NUMBERS[id(move)] for move in self.game.moves(state, seat)]

    def move(self, state: State, seat: Seat, action: int) -> Any:  # noqa: ARG002
        """The move with this number."""
        return ALL_MOVES[action] if 0 <= action < len(ALL_MOVES) else None

    def action(self, state: State, seat: Seat, move: Any) -> int:  # noqa: ARG002
        """The number of the move."""
        return self.game.number(move)

    def standing(self, state: State) -> tuple[float, ...]:
        """Points: low is good, or high in the one-point variant."""
        worth = -0.01 if state.options.scoring == "cards" else 0.2
        return tuple(worth * score for score in state.scores)

    def seats_to_act(self, state: State) -> tuple[bool, tuple[Seat, ...]]:
        """In a race all seats, because who can play is secret; in a pause those who are not ready."""
        phase = state.phase
        if phase == "race":
            return self._race
        if phase == "free":
            return _FREE[state.owner]
        return phase == "any-card", tuple(sorted(self.game.to_act(state)))


def _seat(view: View, seat: Seat) -> tuple[float, ...]:
    return (
        view.counts[seat], view.zaps[seat], view.owner == seat, view.leader == seat, view.ready[seat],
        view.scores[seat],
    )  # fmt: skip


ENCODER: Final = ZipZapEncoder
