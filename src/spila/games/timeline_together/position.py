"""Positions: a whole state as readable data, checked when read back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from spila.dated.deck import MAX_CARDS, in_order
from spila.games.timeline_together.options import MOST_CARDS, Options
from spila.games.timeline_together.state import Player, Side, State, TurnedCard
from spila.kernel import Malformed, Result

MOST_SEATS = 100

Card: TypeAlias = Annotated[int, Meta(ge=0, lt=MAX_CARDS)]
Line: TypeAlias = Annotated[tuple[Card, ...], Meta(min_length=1, max_length=MOST_CARDS + 1)]


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table of Timeline together; cards are numbers among the cards in play, the pile has its next card first.
    While a card is open, it is that one.
    """

    options: Options
    players: Annotated[tuple[Player, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    sides: Annotated[tuple[Side, ...], Meta(min_length=1, max_length=MOST_SEATS)]
    line: Line
    pile: Annotated[tuple[Card, ...], Meta(max_length=MOST_CARDS)]
    history: Annotated[tuple[TurnedCard, ...], Meta(max_length=MOST_CARDS)] = ()
    turned: bool = False
    result: Result | None = None
    talking: bool = False


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        state.options,
        state.players,
        state.sides,
        state.line,
        state.pile,
        state.history,
        state.turned,
        state.result,
        state.talking,
    )


def restore(position: Position) -> State:
    """The state that the data describe; `Malformed` names the first thing that cannot be."""
    values = tuple(card.value for card in position.options.in_play())
    problem = next(_problems(position, values), None)
    if problem is not None:
        raise Malformed("position", game="timeline-together", problem=problem)
    return State(
        position.options,
        values,
        position.players,
        position.sides,
        position.line,
        position.pile,
        position.history,
        position.turned,
        position.result,
        position.talking,
    )


def _problems(position: Position, values: tuple[int | float, ...]) -> Iterator[str]:
    """Codes of what is wrong, the most specific first."""
    cards, options = (*position.line, *position.pile), position.options
    if len(set(cards)) < len(cards) or max(cards) >= len(values):
        yield "cards"
        return
    dates = [values[card] for card in position.line]
    if dates != sorted(dates):
        yield "line-order"
    if not in_order(options.deck):
        yield "deck-order"
    if len(position.sides) != (len(position.players) if options.teams is None else options.teams):
        yield "sides"
    if len(position.history) + len(position.pile) != options.cards or len(position.line) != len(position.history) + 1:
        yield "history"
    yield from _history_problems(position)
    yield from _player_problems(position)
    if position.result is None:
        if not position.turned and not position.pile:
            yield "turned"
        if position.talking and (position.turned or not options.talks):
            yield "turned"
        if all(player.left for player in position.players):
            yield "alive"
    elif not all(0 <= seat < len(position.players) for seat in position.result.winners):
        yield "result"


def _history_problems(position: Position) -> Iterator[str]:
    if position.turned and not position.history:
        yield "turned"
    seats = range(len(position.players))
    for number, turned in enumerate(position.history, start=1):
        fits = 0 <= turned.first <= turned.last == turned.place <= number
        counted = len(turned.spread) == number + 1 and min(turned.spread) >= 0
        if not fits or not counted or turned.card not in position.line or not set(turned.right) <= set(seats):
            yield "history"
            return


def _player_problems(position: Position) -> Iterator[str]:
    gaps = len(position.line) + (not position.turned)
    for player in position.players:
        if player.answer is not None and (player.left or not 0 <= player.answer < gaps):
            yield "answer"
        if player.ready and not (position.turned or position.talking) and position.result is None:
            yield "ready"
