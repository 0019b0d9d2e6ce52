"""A player that keeps the game close for the person with the least chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spila.bots.bot import Chance, Choice
from spila.bots.skip_bo.evaluation import Evaluator, Weights
from spila.bots.skip_bo.master import Master
from spila.bots.skip_bo.planner import Planner
from spila.bots.skip_bo.race import chances
from spila.bots.skip_bo.turn_search import STOCK, Leaf, Turn
from spila.games.skip_bo.moves import Move
from spila.games.skip_bo.view import View
from spila.kernel import Seat

ENOUGH: Final = 0.45
"""With this chance a person needs no help; at larger tables with half more than an equal share."""
ENOUGH_OF_TWO: Final = 0.38
"""With two seats, where nobody else takes what the helper gives away."""
STEP: Final = 0.17
"""So much below that, it does all that it can."""


class HelpingEvaluator(Evaluator):
    """Judges a turn by what it does for another seat as well. `effort`: from 0 to 1, how much that counts."""

    def __init__(self, view: View, turn: Turn, weights: Weights, helped: Seat, effort: float) -> None:
        self.helped = helped
        self.effort = effort
        super().__init__(view, turn, weights)

    def fear(self, seat: Seat) -> float:
        """The helped player is meant to play a stock card next, and nobody else."""
        return -8.0 * self.effort if seat == self.helped else super().fear(seat)

    def price(self, seat: Seat) -> float:
        """A stock card of the helped player is worth buying."""
        return -10.0 * self.effort if seat == self.helped else super().price(seat)


class Helper(Planner):
    """Plans its turn for another seat: buys its stock cards, leaves building piles where its stock card fits, and
    spends wilds and coins on that. With full effort its own stock cards count a fifth.
    """

    level = "helper"

    def __init__(self, seed: int, helped: Seat, effort: float) -> None:
        super().__init__(seed)
        self.helped = helped
        self.effort = effort
        self.weights = Weights(
            stock=10.0 - 8.0 * effort, coin=1.6 - 1.1 * effort, wild=4.0 - 3.0 * effort, hope=3.0 - 2.0 * effort
        )

    def turn(self, view: View) -> Turn:
        """With the stock card of the helped player on offer, unless it is the last one."""
        return Turn(view, gifts=(self.helped,))

    def evaluator(self, view: View, turn: Turn) -> Evaluator:
        """What is good for both."""
        return HelpingEvaluator(view, turn, self.weights, self.helped, self.effort)

    def _lines(self, turn: Turn, worth: Evaluator) -> list[tuple[float, Leaf]]:
        """Its own stock card is left only for one of the helped player if it fits and costs nothing: anything else
        would look silly.
        """
        lines = super()._lines(turn, worth)
        at_once = [line for line in lines if line[1].kind == STOCK and line[1].length == 1]
        if all(leaf.node.coins < turn.root.coins for _, leaf in at_once):
            return lines
        gifts = sum(1 << at for at, offer in enumerate(turn.offers) if offer.from_stock and offer.owner == self.helped)
        return [line for line in lines if line in at_once or line[1].node.bought & gifts]


class Friendly(Master):
    """Helps the person with the least chance while that is less than a fair one, and the more, the less it is.
    Otherwise it plays to win, like `master`.
    """

    level = "friendly"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """The best move for the person who needs help, or the own best one."""
        helped, effort = self.help(view)
        if effort > 0.0:
            return Helper(self.seed, helped, effort).choose(view, moves, rng)
        return super().choose(view, moves, rng)

    def help(self, view: View) -> tuple[Seat, float]:
        """The person with the least chance, and how much help it is to get, from 0 to 1."""
        assert view.seat is not None
        seats = range(len(view.players))
        stands = chances(view, self.people or ())
        others = [seat for seat in sorted(self.people or seats) if seat != view.seat]
        if not others:
            return view.seat, 0.0
        weak = min(others, key=stands.__getitem__)
        enough = ENOUGH_OF_TWO if len(seats) == 2 else min(ENOUGH, 1.5 / len(seats))
        return weak, min(max((enough - stands[weak]) / STEP, 0.0), 1.0)
