"""Positions: a whole state as readable data, checked when it is read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from examples.olsen_olsen.cards import DECK, EIGHT, Card, Suit, rank, suit
from examples.olsen_olsen.options import Options
from examples.olsen_olsen.state import State
from msgspec import Meta

from spila.kernel import Malformed, Result
from spila.kernel.values import Hex

Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=len(DECK))]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's cards."""

    hand: Cards


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table of Olsen-olsen."""

    options: Options
    seed: Hex
    shuffles: Count
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=5)]
    draw: Cards
    pile: Annotated[Cards, Meta(min_length=1)]
    suit: Suit
    turn: Count
    drawn: Count = 0
    passes: Count = 0
    result: Result | None = None


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        options=state.options,
        seed=state.seed.hex(),
        shuffles=state.shuffles,
        players=tuple(map(Player, state.hands)),
        draw=state.draw,
        pile=state.pile,
        suit=state.suit,
        turn=state.turn,
        drawn=state.drawn,
        passes=state.passes,
        result=state.result,
    )


def restore(given: Position) -> State:
    """The state of a position; `Malformed` when no match can reach it."""
    for problem in _problems(given):
        raise Malformed("position", game="olsen-olsen", problem=problem)
    return State(
        options=given.options,
        seed=bytes.fromhex(given.seed),
        shuffles=given.shuffles,
        hands=tuple(tuple(sorted(player.hand)) for player in given.players),
        draw=given.draw,
        pile=given.pile,
        suit=given.suit,
        turn=given.turn,
        drawn=given.drawn,
        passes=given.passes,
        result=given.result,
    )


def _problems(given: Position) -> Iterator[str]:
    hands = [player.hand for player in given.players]
    if sorted(card for cards in (*hands, given.draw, given.pile) for card in cards) != list(DECK):
        yield "cards"
    if given.turn >= len(hands) or given.drawn > given.options.draw_limit or given.passes > len(hands):
        yield "turn"
    if rank(given.pile[-1]) != EIGHT and given.suit != suit(given.pile[-1]):
        yield "pile"
    if not all(hands) and given.result is None:
        yield "hand"
    if given.result is not None and any(seat >= len(hands) for seat in given.result.winners):
        yield "result"
