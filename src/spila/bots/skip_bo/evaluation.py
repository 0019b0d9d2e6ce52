"""What a point of the turn is worth to the player: stock cards gone, cards to come, tidy discard piles, wilds and coins
kept, and how near everybody else is to playing a stock card.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

import msgspec

from spila.bots.skip_bo.turn_search import EMPTY, STOCK, STOCK_ENDED, Leaf, Node, Turn
from spila.games.skip_bo.cards import HAND, NO_CARD, TOP_RANK, WILD, deck_cards
from spila.games.skip_bo.options import Deck
from spila.games.skip_bo.view import View
from spila.kernel import Seat


class Weights(msgspec.Struct, frozen=True):
    """How much a player cares for what. The unit is a tenth of a stock card."""

    stock: float = 10.0
    refill: float = 6.0
    card: float = 0.2
    """A hand card played: one more new card next turn."""
    wild: float = 4.0
    coin: float = 1.6
    threat: float = 10.0
    """Another player's chance to play a stock card next."""
    hope: float = 3.0
    """The own chance to play the stock card next turn."""
    run: float = 1.0
    """A card on the next higher one in a discard pile: both will go together."""
    same: float = -0.3
    """A card on one of its own kind."""
    under: float = -0.2
    """For each number between a card and the lower one on top of it."""
    buried: float = -1.2
    """A card under a higher one."""
    room: float = -0.5
    """An empty discard pile."""
    spend: float = 0.5
    """Parting with a card that the own stock card waits for."""
    sold: float = 11.0
    """Buying from another player's stock pile brings that player nearer to the end."""


_DECKS: dict[Deck, Counter[int]] = {}


def _ranks(deck: Deck) -> Counter[int]:
    if deck not in _DECKS:
        _DECKS[deck] = Counter(card % 100 for card in deck_cards(deck))
    return _DECKS[deck]


def unseen_ranks(view: View) -> Counter[int]:
    """Cards by rank that may still come: the deck without all face-up cards, hidden cards of building piles included
    as far as their numbers tell.
    """
    left = _ranks(view.options.deck).copy()
    for card in view.hand or ():
        left[card % 100] -= 1
    for player in view.players:
        if player.stock is not None:
            left[player.stock % 100] -= 1
        for pile in player.discards:
            for card in pile:
                left[card % 100] -= 1
    for shown in view.piles:
        for number in range(1, shown.value):
            if number not in shown.bare:
                left[number] -= 1
        if shown.top is not None and shown.top != NO_CARD:
            left[shown.top % 100] -= 1
    return left


def _needs(stock: int) -> tuple[int, ...]:
    """By the height of a building pile: the numbers that must still come before this stock card fits, as bits."""
    rank = stock % 100
    if rank == WILD:
        return (0,) * TOP_RANK
    needs = []
    for value in range(TOP_RANK):
        ranks = range(value + 1, rank) if value < rank else (*range(value + 1, TOP_RANK + 1), *range(1, rank))
        needs.append(sum(1 << each for each in ranks))
    return tuple(needs)


NEEDS: Final = tuple(_needs(rank) for rank in range(TOP_RANK + 1))


FADING: Final = tuple(0.97**steps for steps in range(TOP_RANK + 1))
"""The more numbers still have to come, the more can go wrong before the next turn."""
LUCK: Final = tuple(tuple((0.12 * fresh) ** min(missing, 4) for missing in range(TOP_RANK + 1)) for fresh in range(6))
"""By new cards and numbers missing: the chance that the new cards bring them."""


def _run_bits(stack: tuple[int, ...], depth: int = 0) -> int:
    """The numbers a discard pile offers one after the other from its top, as bits."""
    held = 0
    last = None
    for card in reversed(stack[: len(stack) - depth] if depth else stack):
        rank = card % 100
        if last is not None and rank != last + 1:
            break
        held |= 1 << rank
        last = rank
        if rank == WILD:
            break
    return held


class Evaluator:
    """The judge of one turn."""

    def __init__(self, view: View, turn: Turn, weights: Weights) -> None:
        self.turn = turn
        self.weights = weights
        self.needs = NEEDS[turn.stock % 100]
        left = unseen_ranks(view)
        self.total = max(sum(left.values()), 1)
        self.left = left
        self.chances = self._chances(HAND)
        self.threats = self._threats(view)
        self.dangers: dict[tuple[int, ...], float] = {}
        self.held: dict[tuple[int, ...], float] = {}
        self.tidy: dict[tuple[int, ...], float] = {}
        self.runs: dict[tuple[int, ...], int] = {}
        self.coin = weights.coin * min(1.0, 0.3 + 0.1 * turn.stock_left)

    def _chances(self, cards: int) -> list[float]:
        """How likely each number, or a wild for it, is among so many unknown cards."""
        wilds = max(self.left[WILD], 0)
        return [1.0 - (1.0 - (max(self.left[rank], 0) + 0.7 * wilds) / (self.total + 1)) ** cards for rank in range(13)]

    def fear(self, seat: Seat) -> float:  # noqa: ARG002
        """How bad it is when another seat can play its stock card; negative where that is wanted."""
        return self.weights.threat

    def price(self, seat: Seat) -> float:  # noqa: ARG002
        """What it costs that another seat gets rid of a stock card by a purchase; negative where that is wanted."""
        return self.weights.sold

    def _threats(self, view: View) -> list[tuple[float, list[float]]]:
        """For every other player how much that matters, and by the height of a pile: the chance that the stock card
        gets there next turn.
        """
        assert view.seat is not None
        if not self.weights.threat:
            return []
        table = []
        for seat, player in enumerate(view.players):
            if seat == view.seat or player.stock is None:
                continue
            fear = self.fear(seat)
            held = 0
            for pile in player.discards:
                held |= _run_bits(pile)
            row = []
            for need in NEEDS[player.stock % 100]:
                missing = need & ~held
                row.append(self._together(missing, self.chances) * FADING[need.bit_count()])
            table.append((fear, row))
        return table

    @staticmethod
    def _together(missing: int, chances: list[float]) -> float:
        chance = 1.0
        count = 0
        while missing:
            low = missing & -missing
            chance *= chances[low.bit_length() - 1]
            missing ^= low
            count += 1
        return chance * (0.85 ** (count - 1) if count > 1 else 1.0)

    def of(self, leaf: Leaf) -> float:
        """The worth of a line of play, without the discard that may end it."""
        weights = self.weights
        kind, node = leaf.kind, leaf.node
        worth = self._held(node.hand) + self._order(node.taken) + node.coins * self.coin
        if node.bought:
            offers = self.turn.offers
            worth -= sum(
                self.price(offer.owner) for at, offer in enumerate(offers) if offer.from_stock and node.bought >> at & 1
            )
        if kind in (STOCK, STOCK_ENDED):
            worth += weights.stock if self.turn.stock_left > 1 else 1000.0
            return worth if kind == STOCK else worth - self._danger(node)
        if kind == EMPTY:
            return worth + weights.refill + self._hope(node, HAND)
        return worth - self._danger(node)

    def _held(self, hand: tuple[int, ...]) -> float:
        worth = self.held.get(hand)
        if worth is None:
            wilds = sum(card % 100 == WILD for card in hand)
            self.held[hand] = worth = wilds * self.weights.wild - self.weights.card * (len(hand) - wilds)
        return worth

    def _order(self, taken: tuple[int, ...]) -> float:
        worth = self.tidy.get(taken)
        if worth is None:
            stacks = zip(self.turn.stacks, taken)
            self.tidy[taken] = worth = sum(self.order_of(stack[: len(stack) - depth]) for stack, depth in stacks)
        return worth

    def order_of(self, stack: tuple[int, ...]) -> float:
        """How well a discard pile lies."""
        if not stack:
            return self.weights.room
        worth = 0.0
        for below, above in pairwise(stack):
            worth += self.pair(below % 100, above % 100)
        return worth

    def pair(self, below: int, above: int) -> float:
        """One card on another."""
        weights = self.weights
        if WILD in (above, below):
            return weights.buried if below == WILD else 0.0
        if below == above + 1:
            return weights.run
        if below == above:
            return weights.same
        if below > above:
            return weights.under * (below - above)
        return weights.buried

    def _danger(self, node: Node) -> float:
        known = self.dangers.get(node.piles)
        if known is not None:
            return known
        danger = 0.0
        for fear, row in self.threats:
            safe = 1.0
            for value in node.piles:
                safe *= 1.0 - row[value]
            danger += fear * (1.0 - safe)
        self.dangers[node.piles] = danger
        return danger

    def _hope(self, node: Node, fresh: int, without: int = -1) -> float:
        """The chance for the own stock card next turn, with what is held and so many new cards."""
        if not self.weights.hope:
            return 0.0
        held = self.runs.get(node.taken)
        if held is None:
            held = 0
            for stack, depth in zip(self.turn.stacks, node.taken):
                held |= _run_bits(stack, depth)
            self.runs[node.taken] = held
        wilds = 0
        for card in node.hand:
            if card == without:
                without = -1
            elif card % 100 == WILD:
                wilds += 1
            else:
                held |= 1 << card % 100
        best = 0.0
        for value in node.piles:
            need = self.needs[value]
            count = (need & ~held).bit_count() - wilds
            chance = LUCK[fresh][count if count > 0 else 0] * FADING[need.bit_count()]
            best = max(best, chance)
        return best * self.weights.hope

    def without_discard(self, node: Node) -> float:
        """What a turn that ends without a discard adds: only the hope for the next one."""
        return self._hope(node, HAND - len(node.hand))

    def discard(self, node: Node) -> tuple[float, int, int]:
        """The best discard from here: what it adds, the card, the pile."""
        return max(self.discards(node), key=_first)

    def discards(self, node: Node) -> list[tuple[float, int, int]]:
        """Every discard from here: what it adds, the card, the pile. Of empty piles only the first one."""
        weights = self.weights
        stacks = [stack[: len(stack) - depth] for stack, depth in zip(self.turn.stacks, node.taken)]
        found = []
        fresh = HAND - len(node.hand) + 1
        last = -1
        for card in node.hand:
            if card == last:
                continue
            last = card
            rank = card % 100
            base = self._hope(node, fresh, card)
            base += -weights.wild - 2.0 if rank == WILD else weights.card
            if node.hand.count(card) > 1:
                base += weights.spend
            seen_empty = False
            for place, stack in enumerate(stacks):
                if stack:
                    value = base + self.pair(stack[-1] % 100, rank)
                elif seen_empty:
                    continue
                else:
                    seen_empty = True
                    value = base - weights.room + 0.04 * rank
                found.append((value, card, place))
        return found


def _first(discard: tuple[float, int, int]) -> float:
    return discard[0]
