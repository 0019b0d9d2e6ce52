"""What a seat may do. Every move is one shared value; tables of them make listing legal moves cheap."""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

from spila.games.skip_bo.cards import KINDS, PILES, Card, Pile
from spila.kernel import Malformed

SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=5)]


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all moves and sources."""


class Hand(_Value, frozen=True, tag="hand"):
    """A card of the own hand."""

    card: Card


class Stock(_Value, frozen=True, tag="stock"):
    """The top of the own stock pile."""


class DiscardTop(_Value, frozen=True, tag="discard"):
    """The top of an own discard pile."""

    pile: Pile


class BuyStock(_Value, frozen=True, tag="buy-stock"):
    """The top of another player's stock pile, for one coin (SB-BUY-1)."""

    seat: SeatNumber


class BuyDiscard(_Value, frozen=True, tag="buy-discard"):
    """The top of another player's discard pile, for one coin (SB-BUY-1)."""

    seat: SeatNumber
    pile: Pile


Source: TypeAlias = Hand | Stock | DiscardTop | BuyStock | BuyDiscard


class Play(_Value, frozen=True, tag="play"):
    """Put a card on a building pile."""

    source: Source
    pile: Pile


class Substitute(_Value, frozen=True, tag="substitute"):
    """Pay coins as the number the pile wants and put the follow-up on it: one move (SB-SUB-3, SB-GAP-16)."""

    source: Source
    pile: Pile


class CoinTwelve(_Value, frozen=True, tag="coin-twelve"):
    """Twelve coins as a 12, where the table plays so (SB-GAP-13)."""

    pile: Pile


class PayToll(_Value, frozen=True, tag="pay-toll"):
    """Pay the open toll and go on."""


class DeclineToll(_Value, frozen=True, tag="decline-toll"):
    """Do not pay; the turn goes to its discard."""


class Discard(_Value, frozen=True, tag="discard"):
    """End the turn with a hand card on an own discard pile."""

    card: Card
    pile: Pile


class EndTurn(_Value, frozen=True, tag="end-turn"):
    """End the turn with no card in hand (SB-GAP-26)."""


Move: TypeAlias = Play | Substitute | CoinTwelve | PayToll | DeclineToll | Discard | EndTurn

PAY: Final = PayToll()
DECLINE: Final = DeclineToll()
END: Final = EndTurn()
COIN_TWELVES: Final = tuple(CoinTwelve(pile) for pile in range(PILES))
DISCARDS: Final = {card: tuple(Discard(card, pile) for pile in range(PILES)) for card in KINDS}


class SourceMoves(dict[int, tuple[Move, ...]]):
    """The moves with the card of one source, by a code of eight bits: on which piles it can be played (low four
    bits), and on which it can follow coins (high four); and what can be done with it in any case. Filled as codes
    come up.
    """

    def __init__(self, source: Source, also: tuple[Move, ...] = ()) -> None:
        super().__init__()
        self.also = also
        self.plays = tuple(Play(source, pile) for pile in range(PILES))
        self.substitutes = tuple(Substitute(source, pile) for pile in range(PILES))

    def __missing__(self, code: int) -> tuple[Move, ...]:
        both: tuple[Move, ...] = (*self.plays, *self.substitutes)
        moves = tuple(move for place, move in enumerate(both) if code >> place & 1) + self.also
        self[code] = moves
        return moves


HAND_MOVES: Final = {card: SourceMoves(Hand(card), DISCARDS[card]) for card in KINDS}
STOCK_MOVES: Final = SourceMoves(Stock())
TOP_MOVES: Final = tuple(SourceMoves(DiscardTop(pile)) for pile in range(PILES))
BUY_STOCK_MOVES: Final = tuple(SourceMoves(BuyStock(seat)) for seat in range(6))
BUY_DISCARD_MOVES: Final = tuple(
    tuple(SourceMoves(BuyDiscard(seat, pile)) for pile in range(PILES)) for seat in range(6)
)


class _NoMoves(SourceMoves):
    """Stands where the own cards are among those for sale."""

    def __missing__(self, code: int) -> tuple[Move, ...]:
        self[code] = ()
        return ()


_NOT_FOR_SALE: Final = _NoMoves(Stock())
OWN_MOVES: Final = (STOCK_MOVES, *TOP_MOVES)
"""Moves with the own stock card and the tops of the own discard piles."""
BUY_MOVES: Final = tuple(
    tuple(
        moves if owner != seat else _NOT_FOR_SALE
        for owner in range(6)
        for moves in (BUY_STOCK_MOVES[owner], *BUY_DISCARD_MOVES[owner])
    )
    for seat in range(6)
)
"""By buyer: moves with everybody's stock card and discard tops, in the order of `State.tops`."""
_SOURCES: Final = (
    *HAND_MOVES.values(),
    STOCK_MOVES,
    *TOP_MOVES,
    *BUY_STOCK_MOVES,
    *(moves for row in BUY_DISCARD_MOVES for moves in row),
)

ALL_MOVES: Final[tuple[Move, ...]] = (
    PAY,
    DECLINE,
    END,
    *COIN_TWELVES,
    *(move for moves in DISCARDS.values() for move in moves),
    *(move for source in _SOURCES for move in source.plays),
    *(move for source in _SOURCES for move in source.substitutes),
)
"""The numbered table of moves: pay, decline, end, coin-twelve by pile, discards by card and pile, plays by
source and pile, substitutions by source and pile. Sources: hand cards by toll and rank, stock, own discard
piles, stocks of seats 0-5, discard piles of seats 0-5."""

_NUMBERS: dict[Move, int] = {}


def number(move: Move) -> int:
    """The move's place in the table."""
    if not _NUMBERS:
        _NUMBERS.update((each, place) for place, each in enumerate(ALL_MOVES))
    if move not in _NUMBERS:
        raise Malformed("move", move=repr(move))
    return _NUMBERS[move]


def numbered(number: int) -> Move:
    """The move at that place of the table."""
    if not 0 <= number < len(ALL_MOVES):
        raise Malformed("move-number", number=number, most=len(ALL_MOVES) - 1)
    return ALL_MOVES[number]
