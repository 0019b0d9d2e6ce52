"""Players that search their turn like `hard` and judge the end of it by learned chances to win. They need NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spila.bots.bot import Bot, Chance, Choice, Reason, RunnerUp
from spila.bots.skip_bo.reasons import discard_reason, line_reason, toll_reason
from spila.bots.skip_bo.turn_search import ENDED, Leaf, Turn
from spila.games.skip_bo.moves import DECLINE, PAY, Move
from spila.games.skip_bo.view import View

Line = Any
"""A `lookout.Line`. That module needs NumPy and is loaded with the first decision."""


class Master(Bot[View, Move]):
    """Plans the whole turn and knows its chances."""

    level = "master"
    budget = 200

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:  # noqa: ARG002
        """The first move of the line it wants."""
        from spila.bots.skip_bo.lookout import Lookout
        from spila.bots.skip_bo.network import shipped

        lookout = Lookout(view, shipped(), self.budget)
        if view.phase == "toll":
            return self._toll(view, lookout)
        lines = lookout.lines()
        line = max(lines, key=_own)
        if len(moves) == 1:
            reason = Reason("only-move")
        elif line.leaf.first is None and line.discard is not None:
            reason = discard_reason(lookout.turn, *line.discard)
        else:
            reason = line_reason(line.leaf, lookout.turn)
        move = line.move
        other = max((each for each in lines if each.move != move), key=_own, default=None)
        return Choice(move, reason, line.percent, None if other is None else RunnerUp(other.move, other.percent))

    def _toll(self, view: View, lookout: Any) -> Choice[Move]:
        """Pay when a line after paying is better than stopping here."""
        turn: Turn = lookout.turn
        declined, turn.root = turn.toll_answers(view.toll_pile, view.toll)
        stop = Leaf(ENDED, declined, None, 0)
        lines = lookout.judged([stop, *lookout.leaves()])
        line = max(lines, key=_own)
        pays = line.leaf is not stop
        other = max((each for each in lines if (each.leaf is not stop) != pays), key=_own, default=None)
        return Choice(
            PAY if pays else DECLINE, toll_reason(view.toll, line.leaf, pays=pays), line.percent,
            None if other is None else RunnerUp(DECLINE if pays else PAY, other.percent),
        )  # fmt: skip


def _own(line: Line) -> float:
    return float(line.chances[0])
