"""Positions: a whole state as readable data, checked when read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import MAX_CARDS, in_order
from spila.games.timeline.options import Options
from spila.games.timeline.state import State
from spila.kernel import Malformed, Result
from spila.kernel.values import Hex

Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Cards: TypeAlias = Annotated[tuple[Annotated[int, Meta(ge=0, lt=MAX_CARDS)], ...], Meta(max_length=MAX_CARDS)]


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's cards, longest held first, and whether the player is still in."""

    hand: Cards
    alive: bool = True


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table of Timeline; cards are numbers among the cards in play, the pile has its top card last."""

    options: Options
    seed: Hex
    shuffles: Count
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=8)]
    line: Cards
    pile: Cards
    box: Cards
    first: Count
    turn: Count
    round: Annotated[int, Meta(ge=1, le=1_000_000_000)] = 1
    tie_break: bool = False
    result: Result | None = None


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        options=state.options,
        seed=state.seed.hex(),
        shuffles=state.shuffles,
        players=tuple(map(Player, state.hands, state.alive)),
        line=state.line,
        pile=state.pile,
        box=state.box,
        first=state.first,
        turn=state.turn,
        round=state.round,
        tie_break=state.tie_break,
        result=state.result,
    )


def restore(position: Position) -> State:
    """The state that the data describe; `Malformed` names the first thing that cannot be."""
    values = tuple(card.value for card in position.options.in_play())
    problem = next(_problems(position, values), None)
    if problem is not None:
        raise Malformed("position", game="timeline", problem=problem)
    return State(
        options=position.options,
        seed=bytes.fromhex(position.seed),
        shuffles=position.shuffles,
        values=values,
        hands=tuple(player.hand for player in position.players),
        line=position.line,
        pile=position.pile,
        box=position.box,
        alive=tuple(player.alive for player in position.players),
        first=position.first,
        turn=position.turn,
        round=position.round,
        tie_break=position.tie_break,
        result=position.result,
    )


def _problems(position: Position, values: tuple[int | float, ...]) -> Iterator[str]:
    """Codes of what is wrong, the most specific first."""
    seats = len(position.players)
    if position.turn >= seats or position.first >= seats:
        yield "seat"
        return
    everywhere = [card for player in position.players for card in player.hand]
    everywhere += [*position.line, *position.pile, *position.box]
    if sorted(everywhere) != list(range(len(values))):
        yield "cards"
        return
    yield from _order_problems(position, values)
    if any(player.hand and not player.alive for player in position.players):
        yield "hand"
    if position.result is None:
        yield from _turn_problems(position)
    elif not all(0 <= seat < seats for seat in position.result.winners):
        yield "result"


def _order_problems(position: Position, values: tuple[int | float, ...]) -> Iterator[str]:
    dates = [values[card] for card in position.line]
    if not dates or dates != sorted(dates):
        yield "line-order"
    if not in_order(position.options.deck):
        yield "deck-order"


def _turn_problems(position: Position) -> Iterator[str]:
    """While the match goes on: a player without cards can only have moved already in this round."""
    players, seats = position.players, len(position.players)
    if not any(player.alive for player in players):
        yield "alive"
    mover = players[position.turn]
    if not mover.alive or not mover.hand:
        yield "turn"
    order = [(position.first + offset) % seats for offset in range(seats)]
    waiting = [players[seat] for seat in order[order.index(position.turn) :]]
    if any(player.alive and not player.hand for player in waiting):
        yield "hand"
