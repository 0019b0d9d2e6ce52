"""What a seat may do. Moves are numbered: cards (0-51), eights by card and suit (52-67), draw (68), pass (69)."""

from __future__ import annotations

from typing import Final, TypeAlias

import msgspec
from examples.olsen_olsen.cards import DECK, EIGHT, SUITS, Card, Suit, rank, suit

from spila.kernel import Malformed


class _Value(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Base of all moves."""


class Play(_Value, frozen=True, tag="play"):
    """Play a card that is not an eight."""

    card: Card


class PlayEight(_Value, frozen=True, tag="play-eight"):
    """Play an eight and name the suit that has to follow."""

    card: Card
    suit: Suit


class Draw(_Value, frozen=True, tag="draw"):
    """Take the top card of the draw pile."""


class Pass(_Value, frozen=True, tag="pass"):
    """End the turn without playing a card."""


Move: TypeAlias = Play | PlayEight | Draw | Pass

DRAW: Final = Draw()
PASS: Final = Pass()
PLAYS: Final = tuple(Play(card) for card in DECK)
EIGHTS: Final = {card: tuple(PlayEight(card, each) for each in range(SUITS)) for card in DECK if rank(card) == EIGHT}
ALL_MOVES: Final[tuple[Move, ...]] = (*PLAYS, *(move for card in EIGHTS for move in EIGHTS[card]), DRAW, PASS)


def number(move: Move) -> int:
    """The move's place in the table of moves."""
    match move:
        case Play(card) if card in DECK:
            return card
        case PlayEight(card, named) if card in DECK and 0 <= named < SUITS:
            return len(DECK) + SUITS * suit(card) + named
        case Draw():
            return len(ALL_MOVES) - 2
        case Pass():
            return len(ALL_MOVES) - 1
    raise Malformed("move", move=repr(move))


def numbered(place: int) -> Move:
    """The move at that place of the table."""
    if not 0 <= place < len(ALL_MOVES):
        raise Malformed("move-number", number=place, most=len(ALL_MOVES) - 1)
    return ALL_MOVES[place]
