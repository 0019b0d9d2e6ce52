"""What a seat knows at one point of its turn, as a row of small numbers: the input of the value network.

A position describes the point *after* a line of play of the seat's own turn, before anything hidden is turned up. All
seats are in turn order from the own one, so that nothing depends on where somebody sits.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spila.bots.skip_bo.evaluation import unseen_ranks
from spila.bots.skip_bo.turn_search import Node, Turn
from spila.games.skip_bo.cards import WILD
from spila.games.skip_bo.view import View

KIND: Final = 0
ENDED, PENDING, STOCK, EMPTY = range(4)
"""The turn is over; a discard ends it now; the stock card is played and the turn goes on; so is the last hand card."""
SEATS_AT: Final = 1
PILES_AT: Final = 2
BESIDE: Final = 6
"""Coins beside each building pile."""
UNSEEN: Final = 10
"""By rank: cards that may still come."""
HAND_AT: Final = 23
"""By rank: cards in the own hand."""
STOCK_SIZE_AT: Final = 36
COINS_AT_START: Final = 37
FLAGS: Final = 38
"""The options that change what can be played: seven yes-or-no numbers."""
SEATS_FROM: Final = 45
SEAT_FIELDS: Final = 16
"""Of each seat: stock cards; rank and toll of the stock card; coins; hand cards; the ranks on top of the four discard
piles; the ranks that these offer one after the other, as bits; runs, equal pairs, numbers left out, buried cards, empty
piles and cards in them.
"""
LENGTH: Final = SEATS_FROM + 6 * SEAT_FIELDS
NO_RANK: Final = 13
"""The rank of no card, or of one that is not known yet."""


class Recorder:
    """Writes the positions that lines of play of one turn lead to."""

    def __init__(self, view: View, turn: Turn) -> None:
        assert view.seat is not None
        self.turn = turn
        seats = self.seats = len(view.players)
        self.own = view.seat
        self.view = view
        row = [0] * LENGTH
        row[SEATS_AT] = seats
        left = unseen_ranks(view)
        row[UNSEEN : UNSEEN + 13] = [left[rank] for rank in range(13)]
        options = view.options
        row[STOCK_SIZE_AT] = options.stock_size
        row[COINS_AT_START] = options.coins
        row[FLAGS : FLAGS + 7] = map(
            int,
            (
                options.coin_as_one,
                options.coin_as_twelve,
                options.consecutive_wilds == "forbidden",
                options.mandatory_stock_play,
                options.unpaid_toll_discard,
                options.buy_last_stock_card == "forbidden",
                options.stalemate == "fewestStock",
            ),
        )
        for offset in range(seats):
            player = view.players[(view.seat + offset) % seats]
            piles = [_Pile.of(stack) for stack in player.discards]
            fields = _seat_fields(player.stock_count, player.stock, player.coins, player.hand_count, piles)
            row[SEATS_FROM + SEAT_FIELDS * offset : SEATS_FROM + SEAT_FIELDS * (offset + 1)] = fields
        self.row = row
        self.piles: dict[tuple[int, int], _Pile] = {}
        self.money = sum(player.coins for player in view.players) + sum(pile.coins for pile in view.piles)

    def pile(self, place: int, taken: int) -> _Pile:
        """One of the own discard piles without the cards taken from it."""
        found = self.piles.get((place, taken))
        if found is None:
            stack = self.turn.stacks[place]
            found = self.piles[place, taken] = _Pile.of(stack[: len(stack) - taken])
        return found

    def after(self, kind: int, node: Node, *, new_stock: bool = False) -> list[int]:
        """The position after a line of play. `new_stock`: the stock card was played, and the next one is not known."""
        row = self.row.copy()
        row[KIND] = kind
        row[PILES_AT : PILES_AT + 4] = node.piles
        row[BESIDE : BESIDE + 4] = node.beside
        for card in node.hand:
            row[HAND_AT + card % 100] += 1
        me = self.view.players[self.own]
        piles = [self.pile(place, taken) for place, taken in enumerate(node.taken)]
        stock, stock_left = (None, me.stock_count - 1) if new_stock else (me.stock, me.stock_count)
        row[SEATS_FROM : SEATS_FROM + SEAT_FIELDS] = _seat_fields(stock_left, stock, node.coins, len(node.hand), piles)
        self._pay_others(row, node)
        return row

    def discarded(self, row: list[int], node: Node, card: int, place: int) -> list[int]:
        """The position after a discard that ends the turn, from the one before it."""
        found = row.copy()
        found[KIND] = ENDED
        rank = card % 100
        found[HAND_AT + rank] -= 1
        piles = [self.pile(each, taken) for each, taken in enumerate(node.taken)]
        piles[place] = piles[place].under(rank)
        own = row[SEATS_FROM : SEATS_FROM + 5]
        found[SEATS_FROM + 4] = own[4] - 1
        found[SEATS_FROM + 5 : SEATS_FROM + SEAT_FIELDS] = _pile_fields(piles)
        return found

    def _pay_others(self, row: list[int], node: Node) -> None:
        """Coins that went to the others on the way: the price of their cards, and their shares of cleared piles."""
        seats, view = self.seats, self.view
        for at, offer in enumerate(self.turn.offers):
            if node.bought >> at & 1:
                start = SEATS_FROM + SEAT_FIELDS * ((offer.owner - self.own) % seats)
                row[start + 3] += 1
                seller = view.players[offer.owner]
                if offer.from_stock:
                    row[start : start + 3] = seller.stock_count - 1, NO_RANK, 0
                else:
                    piles = [_Pile.of(s[:-1] if at_place == offer.place else s)
                             for at_place, s in enumerate(seller.discards)]  # fmt: skip
                    row[start + 5 : start + SEAT_FIELDS] = _pile_fields(piles)
        theirs = sum(row[SEATS_FROM + SEAT_FIELDS * offset + 3] for offset in range(1, seats))
        shared = self.money - sum(node.beside) - node.coins - theirs
        offset = 1
        while shared > 0:
            row[SEATS_FROM + SEAT_FIELDS * offset + 3] += 1
            shared -= 1
            offset = offset % (seats - 1) + 1


class _Pile(NamedTuple):
    """What matters of a discard pile."""

    top: int
    """Its rank; `NO_RANK` where nothing lies."""
    offers: int
    """The ranks that it offers one after the other, as bits."""
    runs: int
    same: int
    between: int
    buried: int
    size: int

    @staticmethod
    def of(stack: tuple[int, ...]) -> _Pile:
        """A pile with these cards, the top card last."""
        pile = _NO_PILE
        for card in stack:
            pile = pile.under(card % 100)
        return pile

    def under(self, rank: int) -> _Pile:
        """The pile with a card put on it."""
        top, offers, runs, same, between, buried, size = self
        joined = 1 << rank
        if top == NO_RANK:
            pass
        elif top == WILD:
            buried += 1
        elif rank == WILD:
            pass
        elif top == rank + 1:
            runs += 1
            joined |= offers
        elif top == rank:
            same += 1
        elif top > rank:
            between += top - rank
        else:
            buried += 1
        return _Pile(rank, joined, runs, same, between, buried, size + 1)


_NO_PILE: Final = _Pile(NO_RANK, 0, 0, 0, 0, 0, 0)


def _seat_fields(stock_count: int, stock: int | None, coins: int, hand: int, piles: list[_Pile]) -> list[int]:
    rank, toll = (NO_RANK, 0) if stock is None else (stock % 100, stock // 100)
    return [stock_count, rank, toll, coins, hand, *_pile_fields(piles)]


def _pile_fields(piles: list[_Pile]) -> list[int]:
    a, b, c, d = piles
    return [
        a.top, b.top, c.top, d.top,
        a.offers | b.offers | c.offers | d.offers,
        a.runs + b.runs + c.runs + d.runs,
        a.same + b.same + c.same + d.same,
        a.between + b.between + c.between + d.between,
        a.buried + b.buried + c.buried + d.buried,
        (a.top == NO_RANK) + (b.top == NO_RANK) + (c.top == NO_RANK) + (d.top == NO_RANK),
        a.size + b.size + c.size + d.size,
    ]  # fmt: skip
