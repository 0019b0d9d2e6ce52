"""Players that search their turn like `hard` and judge the end of it by learned chances to win. They need NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.bots.bot import Bot, Chance, Choice, Reason
from spila.bots.skip_bo.evaluation import Weights
from spila.bots.skip_bo.reasons import discard_reason, line_reason, toll_reason
from spila.bots.skip_bo.turn_search import ENDED, Leaf, Turn
from spila.games.skip_bo.moves import DECLINE, PAY, Move
from spila.games.skip_bo.view import View
from spila.kernel import Seat

Line = Any
"""A `lookout.Line`. That module needs NumPy and is loaded with the first decision."""


class Judged(Bot[View, Move]):
    """The search with learned chances; a subclass says which line it wants."""

    budget = 200
    margin: float | None = None
    weights = Weights()

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:  # noqa: ARG002
        """The first move of the line it wants."""
        from spila.bots.skip_bo.lookout import Lookout
        from spila.bots.skip_bo.network import shipped

        lookout = Lookout(view, shipped(), self.budget, self.margin, self.gifts(view), self.weights)
        if view.phase == "toll":
            return self._toll(view, lookout)
        line = self.best(lookout.lines(), view)
        if len(moves) == 1:
            reason = Reason("only-move")
        elif line.leaf.first is None and line.discard is not None:
            reason = discard_reason(lookout.turn, *line.discard)
        else:
            reason = line_reason(line.leaf, lookout.turn)
        return Choice(line.move, reason, line.percent)

    def gifts(self, view: View) -> tuple[Seat, ...]:  # noqa: ARG002
        """Seats whose stock cards it would buy to bring them nearer to their goal."""
        return ()

    def best(self, lines: Sequence[Line], view: View) -> Line:  # noqa: ARG002
        """The line to play: the highest own chance."""
        return max(lines, key=_own)

    def _toll(self, view: View, lookout: Any) -> Choice[Move]:
        """Pay when a line after paying is better than stopping here."""
        turn: Turn = lookout.turn
        declined, turn.root = turn.toll_answers(view.toll_pile, view.toll)
        stop = Leaf(ENDED, declined, None, 0)
        line = self.best(lookout.judged([stop, *lookout.leaves()]), view)
        pays = line.leaf is not stop
        return Choice(PAY if pays else DECLINE, toll_reason(view.toll, line.leaf, pays=pays), line.percent)


class Master(Judged):
    """Plans the whole turn and knows its chances."""

    level = "master"


class Friendly(Judged):
    """Keeps the game close: while the weakest person is behind, it plays so that this person catches up, and gives away
    at most a part of its own chance with any move. Otherwise it plays to win.

    The network takes everyone for a good player. Who falls behind all the same needs more help than it thinks, so the
    aim and the price rise with the distance.
    """

    level = "friendly"
    margin = 12.0
    weights = Weights(threat=0.0, sold=0.0)
    """For what is silly: feeding others is not."""
    close: Final = (0.40, 0.05, 0.90)
    """The chance that it wants the weakest person to have, how much more for each stock card behind, and at most."""
    generosity: Final = (0.12, 0.03, 0.40)
    """How much of its own chance it gives away with one line of play, in the same way."""

    def gifts(self, view: View) -> tuple[Seat, ...]:
        """The stock card of the person furthest behind."""
        behind = self._furthest(view)
        return () if behind is None else (behind,)

    def best(self, lines: Sequence[Line], view: View) -> Line:
        """The line that brings the weakest person nearest to an even chance, of those that are not silly."""
        selfish = super().best(lines, view)
        weak = self._furthest(view)
        if weak is None:
            return selfish
        assert view.seat is not None
        offset = (weak - view.seat) % len(view.players)
        behind = view.players[weak].stock_count - min(player.stock_count for player in view.players)
        close, price = _rising(self.close, behind), _rising(self.generosity, behind)
        fair = [line for line in lines if _own(line) >= _own(selfish) - price]

        def closeness(line: Line) -> tuple[float, float]:
            return min(float(line.chances[offset]), close), _own(line)

        return max(fair, key=closeness)

    def _furthest(self, view: View) -> Seat | None:
        """The person with the most stock cards left, if that is more than somebody else has."""
        assert view.seat is not None
        left = [player.stock_count for player in view.players]
        people = [seat for seat in sorted(self.people or range(len(left))) if seat != view.seat]
        weak = max(people, key=lambda seat: left[seat], default=None)
        return weak if weak is not None and left[weak] > min(left) else None


def _own(line: Line) -> float:
    return float(line.chances[0])


def _rising(course: tuple[float, float, float], steps: int) -> float:
    start, each, most = course
    return min(start + each * steps, most)
