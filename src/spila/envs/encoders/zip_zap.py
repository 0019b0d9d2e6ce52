"""Zip Zap in numbers. Actions are the law's move numbers (0-101); 102 is waiting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.envs.encoder import Encoder, Field, Numbers, number
from spila.games.zipzap.cards import NUMBERS, SUITS, ZAP, ZAP_BIT, bits
from spila.games.zipzap.moves import ALL_MOVES
from spila.games.zipzap.rounds import HAND
from spila.games.zipzap.state import State
from spila.games.zipzap.view import View
from spila.kernel import Seat

PHASES: Final = ("race", "free", "any-card", "pause", "over")
MOST: Final = 1_000_000.0

_NUMBERS: Final = Numbers()
_SUIT: Final = (1 << NUMBERS) - 1
_BITS: Final = tuple(b"".join(number(held >> place & 1) for place in range(NUMBERS)) for held in range(1 << NUMBERS))
"""Ten numbers, 0 or 1, for each set of cards of one suit."""
_TOPS: Final = tuple(b"".join(number(card == place) for place in range(ZAP)) for card in range(ZAP))
_NO_TOP: Final = bytes(4 * ZAP)
_PHASES: Final = {
    phase: b"".join(number(place == at) for at in range(len(PHASES))) for place, phase in enumerate(PHASES)
}
_FLAGS: Final = (number(0), number(1))
_MOVE_NUMBERS: Final = {id(move): place for place, move in enumerate(ALL_MOVES)}
"""By identity: the law lists moves from this very table, and hashing a struct takes longer."""


class ZipZapEncoder(Encoder):
    """What a seat sees of a race."""

    game_id = "zip-zap"
    private = frozenset({"hand"})
    waits = True

    def __init__(self, options: object, seats: int) -> None:
        super().__init__(options, seats)
        self._orders = tuple(tuple((seat + offset) % seats for offset in range(seats)) for seat in range(seats))
        self._everybody = tuple(range(seats))
        self._shows = self.options.show_played_cards
        self._numbers: dict[int, tuple[int, ...]] = {}

    def describe(self) -> tuple[Field, ...]:
        """Own things first, then seat by seat, clockwise from the own one."""
        seats, most = self.seats, float(HAND[self.seats] + 1)
        return (
            Field("hand", ZAP, 0, 1, "number cards in the own hand: ten of each suit, the jokers last"),
            Field("zap", 1, 0, 1, "1 while the own Zap card is in the hand"),
            Field("top", ZAP, 0, 1, "the number card on which the race goes on, one-hot; zeros when there is none"),
            Field("zapped", 1, 0, 1, "1 when a Zap card lies on it"),
            Field("shown", ZAP, 0, 1, "cards of the face-up pile, where `showPlayedCards` is on; else zeros"),
            Field("phase", len(PHASES), 0, 1, "one-hot: " + ", ".join(PHASES)),
            Field("removed", SUITS - 1, 0, 1, "1 for a suit that is out of this match"),
            Field("left", 1, 0, 50, "cards in the face-down pile"),
            Field("pile", 1, 0, 60, "cards in the face-up pile"),
            Field("round", 1, 0, MOST, "number of the round"),
            Field("counts", seats, 0, most, "cards in each hand"),
            Field("zaps", seats, 0, 1, "who still has the Zap card"),
            Field("owner", seats, 0, 1, "who laid the top card, one-hot; zeros for a start card"),
            Field("leader", seats, 0, 1, "who laid the first card of the round, one-hot"),
            Field("ready", seats, 0, 1, "in a pause: who is ready"),
            Field("scores", seats, 0, MOST, "points so far"),
        )

    def count_actions(self) -> int:
        """The law's table and waiting."""
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
            *(suit in view.removed for suit in range(SUITS - 1)),
            view.left,
            view.pile_count,
            view.round,
            *(view.counts[each] for each in order),
            *(view.zaps[each] for each in order),
            *(view.owner == each for each in order),
            *(view.leader == each for each in order),
            *(view.ready[each] for each in order),
            *(view.scores[each] for each in order),
        ]

    def write(self, state: State, seat: Seat) -> bytearray:
        """The same from a state."""
        hands, pile, owner, leader, ready, scores = (
            state.hands, state.pile, state.owner, state.leader, state.ready, state.scores,
        )  # fmt: skip
        own = hands[seat]
        numbers, flags, suits = _NUMBERS, _FLAGS, _BITS
        zapped = bool(pile) and pile[-1] == ZAP
        order = self._orders[seat]
        pieces = [
            suits[own & _SUIT], suits[own >> 10 & _SUIT], suits[own >> 20 & _SUIT], suits[own >> 30 & _SUIT],
            suits[own >> 40 & _SUIT], flags[own >> ZAP], _TOPS[state.top] if pile else _NO_TOP, flags[zapped],
            self._shown(pile) if self._shows else _NO_TOP, _PHASES[state.phase], self._removed(state.removed),
            numbers[len(state.left)], numbers[len(pile)], numbers[state.round],
        ]  # fmt: skip
        pieces += [numbers[hands[each].bit_count()] for each in order]
        pieces += [flags[hands[each] >> ZAP] for each in order]
        pieces += [flags[owner == each] for each in order]
        pieces += [flags[leader == each] for each in order]
        pieces += [flags[ready >> each & 1] for each in order]
        pieces += [numbers[scores[each]] for each in order]
        return bytearray().join(pieces)

    def _removed(self, removed: tuple[int, ...]) -> bytes:
        return _BITS[bits(removed)][: 4 * (SUITS - 1)]

    def _shown(self, pile: tuple[int, ...]) -> bytes:
        shown = bits(pile) & ~ZAP_BIT
        return b"".join(_BITS[shown >> NUMBERS * suit & _SUIT] for suit in range(SUITS))

    def legal(self, state: State, seat: Seat) -> Sequence[int]:
        """The law's numbers."""
        return [_MOVE_NUMBERS[id(move)] for move in self.game.moves(state, seat)]

    def move(self, state: State, seat: Seat, action: int) -> Any:  # noqa: ARG002
        """The law's move."""
        return ALL_MOVES[action]

    def action(self, state: State, seat: Seat, move: Any) -> int:  # noqa: ARG002
        """The law's number."""
        return self.game.number(move)

    def standing(self, state: State) -> tuple[float, ...]:
        """Points: few are good, or many in the one-point variant."""
        worth = -0.01 if state.options.scoring == "cards" else 0.2
        return tuple(worth * score for score in state.scores)

    def asked(self, state: State) -> tuple[bool, tuple[Seat, ...]]:
        """In a race everybody, whoever can lay or not: that is a secret. In a pause those who are not ready."""
        phase = state.phase
        if phase == "race":
            return True, self._everybody
        if phase == "free":
            return False, (state.owner,)
        return phase == "any-card", tuple(sorted(self.game.to_act(state)))


ENCODER: Final = ZipZapEncoder
