"""Playing a round to its end in the mind: hidden hands are dealt at random, then everybody plays by simple habits.

Hands are sets of cards written as bits, as in the rules; all players who can follow are equally likely to be first.
"""

from __future__ import annotations

from typing import Final

from spila.games.zip_zap.cards import FITS, JOKERS, NUMBER_BITS, NUMBERS, ZAP_BIT, points
from spila.games.zip_zap.moves import Lay, LayZap, Move
from spila.games.zip_zap.state import State
from spila.games.zip_zap.view import View, sample
from spila.kernel.game import Random

TENS: Final = sum(1 << NUMBERS * suit + NUMBERS - 1 for suit in range(JOKERS + 1))
BY_NUMBER: Final = tuple(sum(1 << NUMBERS * suit + number for suit in range(JOKERS + 1)) for number in range(NUMBERS))
FEW: Final = 5
"""With so few number cards left the habit is to call ZAP! with the next card."""


class Deals:
    """A random source for hands alone: a round played in the mind is never shuffled again and needs no seed."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random
        self.shuffle = rng.shuffle

    def randrange(self, stop: int, /) -> int:  # noqa: ARG002
        """Only seeds are drawn like this."""
        return 0


def deal(view: View, rng: Random) -> State:
    """Hidden cards where they may well lie."""
    return sample(view, Deals(rng))


def outcome(state: State, seat: int, move: Move, rng: Random) -> float:
    """Points of the others, on average, less one's own, once a round that begins with the move is over."""
    hands = list(state.hands)
    top = state.top
    if isinstance(move, (Lay, LayZap)):
        top = move.card
        hands[seat] ^= 1 << top
        if isinstance(move, LayZap):
            hands[seat] ^= ZAP_BIT
        free = isinstance(move, LayZap) or top % NUMBERS == NUMBERS - 1
    else:
        hands[seat] ^= ZAP_BIT
        free = True
    _finish(hands, top, seat, free, rng)
    own = points(hands[seat])
    return (sum(map(points, hands)) - own) / (len(hands) - 1) - own


def _finish(hands: list[int], top: int, owner: int, free: bool, rng: Random) -> None:
    """The rest of the round; `hands` are left as they are when somebody goes out."""
    seats = range(len(hands))
    while hands[owner]:
        if not free:
            fits = FITS[top]
            able = [seat for seat in seats if hands[seat] & fits]
            if able:
                owner = able[0] if len(able) == 1 else able[int(rng.random() * len(able))]
                fitting = hands[owner] & fits
                # A joker first: it counts three.
                top = fitting.bit_length() - 1
                hands[owner] ^= 1 << top
                free = top % NUMBERS == NUMBERS - 1
                if hands[owner] & ZAP_BIT and (hands[owner] & NUMBER_BITS).bit_count() <= FEW:
                    hands[owner] ^= ZAP_BIT
                    free = True
                continue
        hand = hands[owner] & NUMBER_BITS
        if not hand:
            hands[owner] = 0
            return
        top = _lead(hand)
        hands[owner] ^= 1 << top
        free = top % NUMBERS == NUMBERS - 1


def _lead(hand: int) -> int:
    """A ten goes again; else the lowest number, which leaves the most to follow."""
    if hand & TENS:
        return (hand & TENS).bit_length() - 1
    for number in BY_NUMBER:
        if hand & number:
            return (hand & number).bit_length() - 1
    raise AssertionError
