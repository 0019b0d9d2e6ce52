"""Positions: a whole state as readable data, checked when read back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from spila.games.skip_bo.cards import HAND, NO_CARD, PILES, TOP_RANK, WILD, Card, deck_cards, rank, toll
from spila.games.skip_bo.options import Options
from spila.games.skip_bo.state import Phase, State, tops
from spila.kernel import Malformed, Result
from spila.kernel.values import Hex

Cards: TypeAlias = Annotated[tuple[Card, ...], Meta(max_length=1000)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=1_000_000_000)]


class BuildingPile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Cards from the 1 upwards (-1: a number without a card) and the coins beside them."""

    cards: Annotated[tuple[Annotated[int, Meta(ge=NO_CARD, le=999)], ...], Meta(max_length=TOP_RANK)] = ()
    coins: Count = 0


class Player(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's piles, each with its top card last."""

    stock: Cards
    hand: Annotated[tuple[Card, ...], Meta(max_length=HAND)]
    discards: Annotated[tuple[Cards, ...], Meta(min_length=PILES, max_length=PILES)]
    coins: Count
    score: Count = 0


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole table of Skip-Bo."""

    options: Options
    seed: Hex
    shuffles: Count
    players: Annotated[tuple[Player, ...], Meta(min_length=2, max_length=6)]
    piles: Annotated[tuple[BuildingPile, ...], Meta(min_length=PILES, max_length=PILES)]
    draw: Cards
    completed: Cards
    phase: Phase
    turn: Count
    toll: Count = 0
    toll_pile: Count = 0
    quiet: Count = 0
    stirred: bool = False
    game: Count = 1
    starter: Count = 0
    result: Result | None = None


def position(state: State) -> Position:
    """The state as data."""
    return Position(
        options=state.options,
        seed=state.seed.hex(),
        shuffles=state.shuffles,
        players=tuple(
            map(Player, state.stocks, state.hands, _by_seat(state), state.coins, state.scores),
        ),
        piles=tuple(map(BuildingPile, state.piles, state.beside)),
        draw=state.draw,
        completed=state.completed,
        phase=state.phase,
        turn=state.turn,
        toll=state.toll,
        toll_pile=state.toll_pile,
        quiet=state.quiet,
        stirred=state.stirred,
        game=state.game,
        starter=state.starter,
        result=state.result,
    )


def _by_seat(state: State) -> list[tuple[tuple[int, ...], ...]]:
    piles = state.discards
    return [piles[first : first + PILES] for first in range(0, len(piles), PILES)]


def restore(position: Position) -> State:
    """The state that the data describe; `Malformed` names the first thing that cannot be."""
    problem = next(_problems(position), None)
    if problem is not None:
        raise Malformed("position", game="skip-bo", problem=problem)
    players = position.players
    stocks = tuple(player.stock for player in players)
    discards = tuple(pile for player in players for pile in player.discards)
    return State(
        options=position.options,
        seed=bytes.fromhex(position.seed),
        shuffles=position.shuffles,
        draw=position.draw,
        completed=position.completed,
        piles=tuple(pile.cards for pile in position.piles),
        beside=tuple(pile.coins for pile in position.piles),
        stocks=stocks,
        hands=tuple(tuple(sorted(player.hand)) for player in players),
        discards=discards,
        tops=tops(stocks, discards),
        coins=tuple(player.coins for player in players),
        phase=position.phase,
        turn=position.turn,
        toll=position.toll,
        toll_pile=position.toll_pile,
        quiet=position.quiet,
        stirred=position.stirred,
        game=position.game,
        starter=position.starter,
        scores=tuple(player.score for player in players),
        result=position.result,
    )


def _problems(position: Position) -> Iterator[str]:
    """Codes of what is wrong, the most specific first."""
    seats = len(position.players)
    if position.turn >= seats or position.starter >= seats:
        yield "seat"
    if Counter(_cards(position)) != Counter(deck_cards(position.options.deck)):
        yield "cards"
    everybody = sum(player.coins for player in position.players) + sum(pile.coins for pile in position.piles)
    if everybody != position.options.coins * seats:
        yield "coins"
    over = position.phase == "over"
    if over != (position.result is not None):
        yield "result"
    if position.result is not None and not all(0 <= seat < seats for seat in position.result.winners):
        yield "result"
    if any(len(player.stock) > position.options.stock_size for player in position.players):
        yield "stock"
    if not over and not all(player.stock for player in position.players):
        yield "stock"
    yield from _pile_problems(position, over=over)


def _pile_problems(position: Position, *, over: bool) -> Iterator[str]:
    for place, pile in enumerate(position.piles):
        if any(card != NO_CARD and rank(card) not in (WILD, number) for number, card in enumerate(pile.cards, start=1)):
            yield "pile-order"
        completing = position.phase == "toll" and place == position.toll_pile
        if len(pile.cards) == TOP_RANK and not completing and not over:
            yield "pile-complete"
        if pile.coins and not pile.cards:
            yield "coins-beside-nothing"
    if _toll_is_wrong(position):
        yield "toll"
    if position.phase == "discard" and not position.players[position.turn].hand:
        yield "hand"


def _toll_is_wrong(position: Position) -> bool:
    """A toll is open exactly in its phase, on the top card of its pile, and the player can pay it."""
    if position.phase != "toll":
        return bool(position.toll or position.toll_pile)
    top = position.piles[position.toll_pile].cards[-1:] if position.toll_pile < PILES else ()
    if not top or top[0] == NO_CARD or not position.toll:
        return True
    return toll(top[0]) != position.toll or position.players[position.turn].coins < position.toll


def _cards(position: Position) -> Iterator[int]:
    yield from position.draw
    yield from position.completed
    for pile in position.piles:
        yield from (card for card in pile.cards if card != NO_CARD)
    for player in position.players:
        yield from player.stock
        yield from player.hand
        for cards in player.discards:
            yield from cards
