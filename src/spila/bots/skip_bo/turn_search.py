"""One's own turn as far as it can be foreseen: which plays lead where, until a hidden card turns up.

A play of the stock card or of the last hand card brings an unknown card; there foresight ends and the bot thinks again.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from spila.games.skip_bo.cards import PILES, TOP_RANK, WILD
from spila.games.skip_bo.moves import (
    BUY_DISCARD_MOVES,
    BUY_STOCK_MOVES,
    HAND_MOVES,
    STOCK_MOVES,
    TOP_MOVES,
    Move,
    SourceMoves,
)
from spila.games.skip_bo.view import View

Cards: TypeAlias = tuple[int, ...]


class Node(NamedTuple):
    """A point of the turn: building piles, hand, cards taken from each own discard pile, cards bought (bits), coins."""

    piles: Cards
    hand: Cards
    taken: Cards
    bought: int
    coins: int


class Leaf(NamedTuple):
    """Where a line of play ends, and how it begins. `first` is None for stopping here and now."""

    kind: str
    node: Node
    first: Move | None
    length: int


OPEN: Final = "stop"
"""The turn could go on, and ends with a discard by choice."""
ENDED: Final = "ended"
"""A toll is not paid: the turn is over, with a discard."""
STOCK: Final = "stock"
"""The stock card is played, and the turn goes on."""
STOCK_ENDED: Final = "stock-ended"
"""The stock card is played, and its toll is not paid."""
EMPTY: Final = "empty"
"""The last hand card is played: five new cards."""

WILD_COST: Final = 5.0
COIN_COST: Final = 1.0
STEP_COST: Final = 0.2
AFTER_STOCK: Final = 40
"""Once a way to play the stock card is known, so many more points are looked at for a better one; none when the card
fits at once and costs nothing."""
FINISH: Final = 2
"""With so few stock cards left another player's stock card may be worth buying."""


class Offer(NamedTuple):
    """A card of another player that could be bought."""

    card: int
    moves: SourceMoves
    from_stock: bool


class Turn:
    """What is fixed for the whole turn."""

    __slots__ = ("beside", "coin_as_one", "offers", "root", "seats", "stacks", "stock", "stock_left")

    def __init__(self, view: View, *, shopping: bool = True) -> None:
        assert view.seat is not None
        assert view.hand is not None
        me = view.players[view.seat]
        self.seats = len(view.players)
        self.stock = me.stock if me.stock is not None else WILD
        self.stock_left = me.stock_count
        self.stacks = me.discards
        self.beside = tuple(pile.coins for pile in view.piles)
        self.coin_as_one = view.options.coin_as_one
        self.offers = _offers(view) if shopping and me.coins else ()
        self.root = Node(tuple(pile.value for pile in view.piles), tuple(sorted(view.hand)), (0,) * PILES, 0, me.coins)


def _offers(view: View) -> tuple[Offer, ...]:
    """Other players' tops, one of each kind. A stock card brings its owner nearer to the end, so it is only looked at
    when it could bring oneself there first; never the last one: whoever sells it wins (SB-GAP-17).
    """
    assert view.seat is not None
    offers: dict[int, Offer] = {}
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            for place, pile in enumerate(player.discards):
                if pile:
                    offers.setdefault(pile[-1], Offer(pile[-1], BUY_DISCARD_MOVES[seat][place], False))
    if view.players[view.seat].stock_count <= FINISH:
        for seat, player in enumerate(view.players):
            if seat != view.seat and player.stock is not None and player.stock_count > 1:
                offers.setdefault(player.stock, Offer(player.stock, BUY_STOCK_MOVES[seat], True))
    return tuple(offers.values())


Found: TypeAlias = Callable[[Leaf], None]


def explore(turn: Turn, found: Found, budget: int) -> None:
    """Tell `found` every end of a line of play, cheapest lines first, until that many points have been looked at."""
    order = 0
    heap: list[tuple[float, int, Node, Move | None, int]] = [(0.0, 0, turn.root, None, 0)]
    known = {_key(turn.root)}
    while heap and budget:
        budget -= 1
        cost, _, node, first, length = heappop(heap)
        if node.hand:
            found(Leaf(OPEN, node, first, length))
        for more, move, after, kind in _plays(turn, node):
            begin = first or move
            if kind == STOCK:
                budget = min(budget, AFTER_STOCK if length or more > STEP_COST else 0)
            if kind != OPEN:
                found(Leaf(kind, after, begin, length + 1))
                continue
            key = _key(after)
            if key not in known:
                known.add(key)
                order += 1
                heappush(heap, (cost + more, order, after, begin, length + 1))


def _key(node: Node) -> tuple[object, ...]:
    """Building piles of equal height are alike."""
    return (*sorted(node.piles), node.hand, node.taken, node.bought, node.coins)


Step: TypeAlias = tuple[float, Move, Node, str]


def _plays(turn: Turn, node: Node) -> list[Step]:
    """Every play from this point: what it costs, the move, the point after it, and whether the line ends there."""
    piles, hand, taken, bought, coins = node
    wants = {value + 1: place for place, value in enumerate(piles)}
    follows = {}
    if coins:
        least = 0 if turn.coin_as_one else 1
        follows = {value + 2: place for place, value in enumerate(piles) if least <= value < min(coins, TOP_RANK - 1)}
    steps: list[Step] = []
    useful = {WILD, *wants, *follows}

    def put(card: int, moves: SourceMoves, hand: Cards, taken: Cards, bought: int, price: int, *, stock: bool) -> None:
        rank = card % 100
        places = wants.values() if rank == WILD else ((wants[rank],) if rank in wants else ())
        for place in places:
            _add(turn, steps, piles, place, 1, card, moves.plays[place], hand, taken, bought, coins, price, stock)
        if rank in follows:
            place = follows[rank]
            paid = price + piles[place] + 1
            if paid <= coins:
                move = moves.substitutes[place]
                _add(turn, steps, piles, place, 2, card, move, hand, taken, bought, coins, paid, stock)

    if turn.stock % 100 in useful:
        put(turn.stock, STOCK_MOVES, hand, taken, bought, 0, stock=True)
    last = -1
    for at, card in enumerate(hand):
        if card != last:
            last = card
            if card % 100 in useful:
                put(card, HAND_MOVES[card], hand[:at] + hand[at + 1 :], taken, bought, 0, stock=False)
    for at, stack in enumerate(turn.stacks):
        depth = taken[at]
        if depth < len(stack) and stack[-1 - depth] % 100 in useful:
            after = (*taken[:at], depth + 1, *taken[at + 1 :])
            put(stack[-1 - depth], TOP_MOVES[at], hand, after, bought, 0, stock=False)
    if coins:
        for at, offer in enumerate(turn.offers):
            if not bought >> at & 1 and offer.card % 100 in useful:
                put(offer.card, offer.moves, hand, taken, bought | 1 << at, 1, stock=False)
    return steps


def _add(
    turn: Turn, steps: list[Step], piles: Cards, place: int, up: int, card: int, move: Move, hand: Cards, taken: Cards,
    bought: int, coins: int, paid: int, stock: bool,
) -> None:  # fmt: skip
    value = piles[place] + up
    toll = card // 100
    coins -= paid
    dealt = 0
    if value == TOP_RANK:
        value = 0
        beside = turn.beside[place]
        dealt = -(-beside // turn.seats) if beside else 0
    after = (*piles[:place], value, *piles[place + 1 :])
    cost = STEP_COST + paid * COIN_COST + toll * COIN_COST
    if card % 100 == WILD and not stock:
        cost += WILD_COST
    if toll:
        steps.append((cost, move, Node(after, hand, taken, bought, coins + dealt), STOCK_ENDED if stock else ENDED))
        if coins < toll:
            return
    node = Node(after, hand, taken, bought, coins - toll + dealt)
    steps.append((cost, move, node, STOCK if stock else OPEN if hand else EMPTY))
