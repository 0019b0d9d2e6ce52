"""What a seat may do. Every move is one shared value; tables of them make listing legal moves cheap."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec

from spila.games.zip_zap.cards import NUMBERS, SUITS, ZAP, ZAP_BIT, NumberCard, cards
from spila.kernel import Malformed


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all moves."""


class Lay(_Value, frozen=True, tag="lay"):
    """Lay a number card on the pile."""

    card: NumberCard


class LayZap(_Value, frozen=True, tag="lay-zap"):
    """Lay a number card and call ZAP! with it: nothing can come between (ZZ-GAP-16)."""

    card: NumberCard


class Zap(_Value, frozen=True, tag="zap"):
    """Lay the Zap card on one's own number card."""


class Ready(_Value, frozen=True, tag="ready"):
    """Ready for the next round."""


Move: TypeAlias = Lay | LayZap | Zap | Ready

THE_ZAP: Final = Zap()
READY: Final = Ready()
LAYS: Final = tuple(Lay(card) for card in range(ZAP))
LAY_ZAPS: Final = tuple(LayZap(card) for card in range(ZAP))

ALL_MOVES: Final[tuple[Move, ...]] = (*LAYS, *LAY_ZAPS, THE_ZAP, READY)
"""The numbered table of moves: lay by card (0-49), lay with Zap by card (50-99), Zap (100), ready (101)."""

_SUIT: Final = (1 << NUMBERS) - 1


class CardMoves(dict[int, tuple[Move, ...]]):
    """Moves with any of a set of cards; with the Zap card in the set also the moves that call it. Filled as sets
    come up: few different ones, since in a race at most five cards fit and a free card is looked up suit by suit.
    """

    def __init__(self, also: tuple[Move, ...] = ()) -> None:
        super().__init__()
        self.also = also

    def __missing__(self, held: int) -> tuple[Move, ...]:
        number_cards = tuple(cards(held & ~ZAP_BIT))
        moves: tuple[Move, ...] = tuple(LAYS[card] for card in number_cards)
        if held & ZAP_BIT:
            moves += tuple(LAY_ZAPS[card] for card in number_cards)
        self[held] = moves + self.also
        return self[held]


FITTING: Final = CardMoves()
FITTING_OR_ZAP: Final = CardMoves((THE_ZAP,))


def any_card(held: int) -> tuple[Move, ...]:
    """Moves of a free player with any of the cards (ZZ-GAP-15)."""
    zap = held & ZAP_BIT
    moves: tuple[Move, ...] = ()
    for suit in range(SUITS):
        of_suit = held & _SUIT << suit * NUMBERS
        if of_suit:
            moves += FITTING[of_suit | zap]
    return moves


def number(move: Move) -> int:
    """The move's place in the table."""
    if isinstance(move, Zap):
        return 2 * ZAP
    if isinstance(move, Ready):
        return 2 * ZAP + 1
    if 0 <= move.card < ZAP:
        return move.card + (ZAP if isinstance(move, LayZap) else 0)
    raise Malformed("move", move=repr(move))


def numbered(number: int) -> Move:
    """The move at that place of the table."""
    if not 0 <= number < len(ALL_MOVES):
        raise Malformed("move-number", number=number, most=len(ALL_MOVES) - 1)
    return ALL_MOVES[number]
