"""The bot's own turn as far as it can be foreseen: which plays lead where, until a hidden card is turned up.

A play of the stock card or of the last hand card brings an unknown card; there foresight ends and the bot thinks again.

The search follows the rules in a compact form, because planning through `Game.play` would cost several times the
thinking time. A property test (tests/bots/test_skip_bo_search.py) holds it equal to the rules under all options: every
play it proposes is legal and leads exactly where the rules lead, and no play is missing but these, left out on purpose:
a wild as the card that follows coins, a second purchase from the same pile in one turn, purchases of equal cards from
different piles, other players' stock cards unless they can help to finish, and all but one of piles that are alike.
"""

from __future__ import annotations

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Final, NamedTuple, TypeAlias

from spila.games.skip_bo.cards import PILES, TOP_RANK, WILD
from spila.games.skip_bo.moves import (
    BUY_DISCARD_MOVES,
    BUY_STOCK_MOVES,
    COIN_TWELVES,
    HAND_MOVES,
    STOCK_MOVES,
    TOP_MOVES,
    Move,
    SourceMoves,
)
from spila.games.skip_bo.view import View
from spila.kernel import Seat

Cards: TypeAlias = tuple[int, ...]


class Node(NamedTuple):
    """A point of the turn. `taken` counts cards taken from each own discard pile, `bought` has a bit for each offer,
    `beside` are the coins beside each building pile, and `covered` has a bit for each building pile on which no wild
    may be played because one lies on top (always 0 where the options allow it).
    """

    piles: Cards
    hand: Cards
    taken: Cards
    bought: int
    coins: int
    beside: Cards
    covered: int


class Leaf(NamedTuple):
    """Where a line of play ends, and its first move; `first` is None for stopping here and now."""

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
"""Points still searched once a way to play the stock card is known; none when the card fits at once and is free."""
FINISH: Final = 2
"""With at most this many stock cards left, another player's stock card may be worth buying."""


class Offer(NamedTuple):
    """A card of another player that could be bought."""

    card: int
    moves: SourceMoves
    from_stock: bool
    owner: Seat
    place: int
    """Which discard pile of the owner; 0 for the stock pile."""


class Turn:
    """What is fixed for the whole turn."""

    __slots__ = ("offers", "options", "root", "seats", "stacks", "stock", "stock_left", "wilds_apart")

    def __init__(self, view: View, *, shopping: bool = True, gifts: tuple[Seat, ...] = ()) -> None:
        assert view.seat is not None
        assert view.hand is not None
        me = view.players[view.seat]
        self.options = view.options
        self.seats = len(view.players)
        self.stock = me.stock if me.stock is not None else WILD
        self.stock_left = me.stock_count
        self.stacks = me.discards
        self.offers = _offers(view, gifts) if shopping and me.coins else ()
        self.wilds_apart = view.options.consecutive_wilds == "forbidden"
        covered = 0
        if self.wilds_apart:
            covered = sum(
                1 << place for place, pile in enumerate(view.piles) if pile.top is not None and pile.top % 100 == WILD
            )
        self.root = Node(
            piles=tuple(pile.value for pile in view.piles),
            hand=tuple(sorted(view.hand)),
            taken=(0,) * PILES,
            bought=0,
            coins=me.coins,
            beside=tuple(pile.coins for pile in view.piles),
            covered=covered,
        )

    def settled(self, node: Node, place: int, value: int, coins: int, beside: int, *, wild: bool = False) -> Node:
        """The node with one building pile changed. A completed pile is cleared, and the coins beside it are dealt out
        from the player who completed it (SB-PILE-5, SB-BACK). `wild`: a wild lies on top now.
        """
        piles, hand, taken, bought, _, around, covered = node
        if value == TOP_RANK:
            coins += -(-beside // self.seats)
            value = beside = 0
        piles = (*piles[:place], value, *piles[place + 1 :])
        if around[place] != beside:
            around = (*around[:place], beside, *around[place + 1 :])
        if self.wilds_apart:
            covered = covered | 1 << place if wild and value else covered & ~(1 << place)
        return Node(piles, hand, taken, bought, coins, around, covered)

    def toll_answers(self, place: int, toll: int) -> tuple[Node, Node]:
        """At an open toll: the node after declining, and after paying."""
        root = self.root
        value, beside = root.piles[place], root.beside[place]
        wild = bool(root.covered >> place & 1)
        declined = self.settled(root, place, value, root.coins, beside, wild=wild)
        return declined, self.settled(root, place, value, root.coins - toll, beside + toll, wild=wild)


def _offers(view: View, gifts: tuple[Seat, ...]) -> tuple[Offer, ...]:
    """Cards other players could sell, one of each kind. Buying a stock card brings its owner nearer to the end, so it
    is considered only as a gift, or when it could end the game first; never the last one, whose owner would win
    (SB-GAP-17).
    """
    assert view.seat is not None
    offers: dict[int, Offer] = {}
    for seat, player in enumerate(view.players):
        if seat != view.seat:
            for place, pile in enumerate(player.discards):
                if pile:
                    offers.setdefault(pile[-1], Offer(pile[-1], BUY_DISCARD_MOVES[seat][place], False, seat, place))
    finishing = view.players[view.seat].stock_count <= FINISH
    for seat, player in enumerate(view.players):
        if seat != view.seat and player.stock is not None and player.stock_count > 1:
            offer = Offer(player.stock, BUY_STOCK_MOVES[seat], True, seat, 0)
            if seat in gifts:
                offers[player.stock] = offer
            elif finishing:
                offers.setdefault(player.stock, offer)
    return tuple(offers.values())


Found: TypeAlias = Callable[[Leaf], None]


def explore(turn: Turn, found: Found, budget: int) -> None:
    """Report every end of a line of play to `found`, cheapest lines first, until `budget` nodes have been searched."""
    order = 0
    heap: list[tuple[float, int, Node, Move | None, int]] = [(0.0, 0, turn.root, None, 0)]
    known = {_key(turn.root)}
    while heap and budget:
        budget -= 1
        cost, _, node, first, length = heappop(heap)
        if may_stop(turn, node):
            found(Leaf(OPEN, node, first, length))
        for more, move, after, kind in plays(turn, node):
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
    """Building piles of equal height are alike, but for wilds that must not be covered by wilds."""
    return (*sorted(node.piles), node.hand, node.taken, node.bought, node.coins, node.covered)


def may_stop(turn: Turn, node: Node) -> bool:
    """Whether the turn can end here with a discard: the stock card may have to be played first (SB-GAP-08)."""
    if not node.hand:
        return False
    if not turn.options.mandatory_stock_play:
        return True
    rank = turn.stock % 100
    return node.covered == 2**PILES - 1 if rank == WILD else rank - 1 not in node.piles


Step: TypeAlias = tuple[float, Move, Node, str]
Places: TypeAlias = dict[int, list[int]]


def plays(turn: Turn, node: Node) -> list[Step]:
    """Every play from this node: what it costs, the move, the node after it, and whether the line ends there."""
    wants, follows = _targets(turn, node)
    useful = {*wants, *follows}
    steps: list[Step] = []
    piles, hand, taken, bought, coins, beside, covered = node
    if turn.stock % 100 in useful:
        _put(turn, steps, node, turn.stock, STOCK_MOVES, wants, follows, 0, stock=True)
    last = -1
    for at, card in enumerate(hand):
        if card != last:
            last = card
            if card % 100 in useful:
                held = Node(piles, hand[:at] + hand[at + 1 :], taken, bought, coins, beside, covered)
                _put(turn, steps, held, card, HAND_MOVES[card], wants, follows, 0)
    for at, stack in enumerate(turn.stacks):
        depth = taken[at]
        if depth < len(stack) and stack[-1 - depth] % 100 in useful:
            after_taking = (*taken[:at], depth + 1, *taken[at + 1 :])
            held = Node(piles, hand, after_taking, bought, coins, beside, covered)
            _put(turn, steps, held, stack[-1 - depth], TOP_MOVES[at], wants, follows, 0)
    if coins:
        for at, offer in enumerate(turn.offers):
            if not bought >> at & 1 and offer.card % 100 in useful:
                held = Node(piles, hand, taken, bought | 1 << at, coins, beside, covered)
                _put(turn, steps, held, offer.card, offer.moves, wants, follows, 1)
        if coins >= TOP_RANK and turn.options.coin_as_twelve:
            for place in wants.get(TOP_RANK, ()):
                after = turn.settled(node, place, TOP_RANK, coins - TOP_RANK, beside[place] + TOP_RANK)
                cost = STEP_COST + TOP_RANK * COIN_COST
                steps.append((cost, COIN_TWELVES[place], after, OPEN if hand else EMPTY))
    return steps


def _targets(turn: Turn, node: Node) -> tuple[Places, Places]:
    """Where a card of each rank can be played, and where it can follow coins (SB-SUB, SB-GAP-12). Of piles that are
    alike only the one with the most coins beside it.
    """
    beside, covered, coins = node.beside, node.covered, node.coins
    distinct: dict[int, int] = {}  # by the number wanted; negative where no wild may be played
    for place, value in enumerate(node.piles):
        kind = -1 - value if covered >> place & 1 else value + 1
        if kind not in distinct or beside[place] > beside[distinct[kind]]:
            distinct[kind] = place
    wants: Places = {kind: [place] for kind, place in distinct.items() if kind > 0}
    if wants:
        wants[WILD] = [place for (place,) in wants.values()]
    if covered:
        for kind, place in distinct.items():
            if kind < 0:
                wants[-kind] = [*wants.get(-kind, ()), place]
    follows: Places = {}
    if coins:
        least = 0 if turn.options.coin_as_one else 1
        most = min(coins, TOP_RANK - 1)
        for place in distinct.values():
            value = node.piles[place]
            if least <= value < most:
                follows.setdefault(value + 2, []).append(place)
    return wants, follows


def _put(
    turn: Turn, steps: list[Step], node: Node, card: int, moves: SourceMoves, wants: Places, follows: Places,
    price: int, *, stock: bool = False,
) -> None:  # fmt: skip
    """Every place for one card. `node` has the card taken from its source; `price` is not yet paid."""
    rank = card % 100
    for place in wants.get(rank, ()):
        _add(turn, steps, node, place, card, moves.plays[place], price, 0, stock=stock)
    for place in follows.get(rank, ()):
        wanted = node.piles[place] + 1
        if price + wanted <= node.coins:
            _add(turn, steps, node, place, card, moves.substitutes[place], price, wanted, stock=stock)


def _add(
    turn: Turn, steps: list[Step], node: Node, place: int, card: int, move: Move, price: int, substitute: int, *,
    stock: bool,
) -> None:  # fmt: skip
    """One play with all that follows from it: first a win, then the toll, then a completed pile (SB-GAP-24)."""
    toll = card // 100
    coins = node.coins - price - substitute
    value = node.piles[place] + (2 if substitute else 1)
    beside = node.beside[place] + substitute
    cost = STEP_COST + (price + substitute + toll) * COIN_COST
    wild = card % 100 == WILD
    if wild and not stock:
        cost += WILD_COST
    if toll and not (stock and turn.stock_left == 1):
        declined = turn.settled(node, place, value, coins, beside, wild=wild)
        steps.append((cost, move, declined, STOCK_ENDED if stock else ENDED))
        if coins < toll:
            return
        coins -= toll
        beside += toll
    after = turn.settled(node, place, value, coins, beside, wild=wild)
    steps.append((cost, move, after, STOCK if stock else OPEN if node.hand else EMPTY))
