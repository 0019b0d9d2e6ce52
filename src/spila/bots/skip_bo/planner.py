"""A bot that searches its whole turn: every line of play, then the discard that would end it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spila.bots.bot import Bot, Chance, Choice, because
from spila.bots.skip_bo.evaluation import Evaluator, Weights
from spila.bots.skip_bo.reasons import discard_reason, line_reason, toll_reason
from spila.bots.skip_bo.turn_search import EMPTY, ENDED, OPEN, Leaf, Turn, explore
from spila.games.skip_bo.moves import DECLINE, DISCARDS, PAY, Move
from spila.games.skip_bo.view import View

SHORT_LIST: Final = 4
"""How many of the best places to stop are evaluated together with the discard that would follow."""


class Planner(Bot[View, Move]):
    """The search, with weights and a budget that make the level."""

    weights = Weights()
    budget = 200
    shopping = True

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:  # noqa: ARG002
        """The first move of the best line."""
        if len(moves) == 1:
            return because(moves[0], "only-move")
        turn = self.turn(view)
        worth = self.evaluator(view, turn)
        if view.phase == "toll":
            return self._toll(view, turn, worth)
        if view.phase == "discard":
            return self._discard(turn, worth)
        lines = self._lines(turn, worth)
        return self._begin(turn, worth, lines[0][1]) if lines else because(moves[0], "only-move")

    def turn(self, view: View) -> Turn:
        """What is fixed for this turn."""
        return Turn(view, shopping=self.shopping)

    def evaluator(self, view: View, turn: Turn) -> Evaluator:
        """The judge of this turn."""
        return Evaluator(view, turn, self.weights)

    def _lines(self, turn: Turn, worth: Evaluator) -> list[tuple[float, Leaf]]:
        """Lines of play, best first."""
        lines: list[tuple[float, Leaf]] = []
        stops: list[tuple[float, Leaf]] = []

        def found(leaf: Leaf) -> None:
            (stops if leaf.kind in (OPEN, ENDED) else lines).append((worth.of(leaf), leaf))

        explore(turn, found, self.budget)
        stops.sort(key=_by_worth)
        for value, leaf in stops[:SHORT_LIST]:
            lines.append((value + self._ending(turn, worth, leaf), leaf))
        lines.sort(key=_by_worth)
        return lines

    @staticmethod
    def _ending(turn: Turn, worth: Evaluator, leaf: Leaf) -> float:
        """What the end of the turn adds to this line: the best discard, where the turn ends with one (SB-GAP-20)."""
        if leaf.node.hand and (leaf.kind == OPEN or turn.options.unpaid_toll_discard):
            return worth.discard(leaf.node)[0]
        return worth.without_discard(leaf.node)

    def _begin(self, turn: Turn, worth: Evaluator, leaf: Leaf) -> Choice[Move]:
        if leaf.first is None:
            return self._discard(turn, worth)
        return Choice(leaf.first, line_reason(leaf, turn))

    def _discard(self, turn: Turn, worth: Evaluator) -> Choice[Move]:
        _, card, place = worth.discard(turn.root)
        return Choice(DISCARDS[card][place], discard_reason(turn, card, place))

    def _toll(self, view: View, turn: Turn, worth: Evaluator) -> Choice[Move]:
        """Pay when the best line after paying is worth more than stopping here."""
        declined_node, turn.root = turn.toll_answers(view.toll_pile, view.toll)
        stop = Leaf(ENDED, declined_node, None, 0)
        declined = worth.of(stop) + self._ending(turn, worth, stop)
        if turn.root.hand:
            paid, leaf = self._lines(turn, worth)[0]
        else:
            leaf = Leaf(EMPTY, turn.root, None, 0)
            paid = worth.of(leaf)
        pays = paid > declined
        return Choice(PAY if pays else DECLINE, toll_reason(view.toll, leaf, pays=pays))


def _by_worth(line: tuple[float, Leaf]) -> float:
    return -line[0]
