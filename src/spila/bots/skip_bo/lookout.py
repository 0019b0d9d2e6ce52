"""The lines of play of one turn that are worth a thought, with each seat's chance to win after them. Needs NumPy.

The hand-tuned judgement of `hard` sorts out the others: it knows little, but it is never far off, while the network can
be where training has seen little.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from spila.bots.skip_bo import positions as at
from spila.bots.skip_bo.evaluation import Evaluator, Weights
from spila.bots.skip_bo.network import Network
from spila.bots.skip_bo.positions import Recorder
from spila.bots.skip_bo.turn_search import EMPTY, ENDED, OPEN, STOCK, STOCK_ENDED, Leaf, Node, Turn, explore
from spila.games.skip_bo.cards import PILES, WILD
from spila.games.skip_bo.moves import DISCARDS, END, Move
from spila.games.skip_bo.view import View

HARD: Final = Weights()
MOST: Final = 160
"""How many lines the network looks at."""


class Line(NamedTuple):
    """A line of play to its end, the discard after it (card, pile), and each seat's chance then, own seat first."""

    leaf: Leaf
    discard: tuple[int, int] | None
    chances: Any

    @property
    def percent(self) -> int:
        """The own chance in games of 100; never 0 or 100 before the game is decided."""
        return min(max(round(100 * float(self.chances[0])), 1), 99)

    @property
    def move(self) -> Move:
        """What the line begins with."""
        if self.leaf.first is not None:
            return self.leaf.first
        return END if self.discard is None else DISCARDS[self.discard[0]][self.discard[1]]


class _Draft(NamedTuple):
    """A line before the network has looked at it. `thumb`: what the hand-tuned judgement thinks of it."""

    thumb: float
    leaf: Leaf
    discard: tuple[int, int] | None


class Lookout:
    """All lines of one turn. `margin`: by how much a line may be worse than the best one in the eyes of the hand-tuned
    judgement (None: as the network was trained).
    """

    def __init__(
        self,
        view: View,
        network: Network,
        budget: int,
        margin: float | None = None,
    ) -> None:
        self.view = view
        self.turn = Turn(view)
        self.network = network
        self.budget = budget
        self.margin = network.margin(view.options.coins, len(view.players)) if margin is None else margin
        self.thumb = Evaluator(view, self.turn, HARD)
        self.recorder = Recorder(view, self.turn)

    def lines(self) -> list[Line]:
        """The sensible lines from here; never empty."""
        return self.judged(self.leaves())

    def leaves(self) -> list[Leaf]:
        """Where lines from here end."""
        here = Leaf(OPEN, self.turn.root, None, 0)
        if self.view.phase == "discard":
            return [here]
        if self.view.phase == "toll" and not self.turn.root.hand:
            return [here._replace(kind=EMPTY)]
        leaves: list[Leaf] = []
        explore(self.turn, leaves.append, self.budget)
        if not self.turn.root.hand:
            leaves.append(here._replace(kind=ENDED))
        at_once = [leaf for leaf in leaves if leaf.kind == STOCK and leaf.length == 1]
        if any(leaf.node.coins >= self.turn.root.coins for leaf in at_once):
            return at_once  # nothing is better than a stock card that costs nothing
        return [leaf for leaf in leaves if leaf.kind != OPEN or not self._stock_fits(leaf.node)]

    def judged(self, leaves: list[Leaf]) -> list[Line]:
        """These ends of lines, each with its discards, as far as they are sensible."""
        drafts = [draft for leaf in leaves for draft in self._drafts(leaf)]
        least = max(draft.thumb for draft in drafts) - self.margin
        drafts = [draft for draft in drafts if draft.thumb >= least]
        if len(drafts) > MOST:
            drafts = sorted(drafts, key=_by_thumb)[:MOST]
        rows = [self._row(draft) for draft in drafts]
        chances = self.network.chances(np.array(rows, np.int64))
        if self.turn.stock_left == 1:
            for place, draft in enumerate(drafts):
                if draft.leaf.kind in (STOCK, STOCK_ENDED):
                    chances[place] = np.eye(chances.shape[1])[0]  # the game is won
        return [Line(draft.leaf, draft.discard, chances[place]) for place, draft in enumerate(drafts)]

    def _drafts(self, leaf: Leaf) -> list[_Draft]:
        """The line with each discard that can follow it, or alone."""
        worth = self.thumb.of(leaf)
        if not self._discards(leaf):
            if leaf.kind in (ENDED, OPEN):
                worth += self.thumb.without_discard(leaf.node)
            return [_Draft(worth, leaf, None)]
        return [_Draft(worth + adds, leaf, (card, place)) for adds, card, place in self.thumb.discards(leaf.node)]

    def _discards(self, leaf: Leaf) -> bool:
        """Whether the turn ends with a discard after this line (SB-GAP-20)."""
        if not leaf.node.hand or leaf.kind in (STOCK, EMPTY):
            return False
        return leaf.kind == OPEN or self.turn.options.unpaid_toll_discard

    def _row(self, draft: _Draft) -> list[int]:
        """The position that the network is to judge."""
        leaf, recorder = draft.leaf, self.recorder
        new_stock = leaf.kind in (STOCK, STOCK_ENDED)
        if draft.discard is not None:
            before = recorder.after(at.PENDING, leaf.node, new_stock=new_stock)
            return recorder.discarded(before, leaf.node, *draft.discard)
        kind = at.STOCK if leaf.kind == STOCK else at.EMPTY if leaf.kind == EMPTY else at.ENDED
        return recorder.after(kind, leaf.node, new_stock=new_stock)

    def _stock_fits(self, node: Node) -> bool:
        """Whether the stock card could be played here at no cost."""
        rank, toll = self.turn.stock % 100, self.turn.stock // 100
        if toll and self.turn.stock_left > 1:
            return False
        if rank == WILD:
            return node.covered != 2**PILES - 1
        return rank - 1 in node.piles


def _by_thumb(draft: _Draft) -> float:
    return -draft.thumb
