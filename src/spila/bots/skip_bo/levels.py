"""The levels of Skip-Bo."""

from __future__ import annotations

from collections.abc import Sequence

from spila.bots.bot import Bot, Chance, Choice, because
from spila.bots.skip_bo.evaluation import Weights
from spila.bots.skip_bo.planner import Planner
from spila.games.skip_bo.moves import PAY, Discard, DiscardTop, EndTurn, Hand, Move, Play, Stock
from spila.games.skip_bo.view import View


class Naive(Bot[View, Move]):
    """Plays anything it can, in no order; pays every toll; discards any card anywhere."""

    level = "naive"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """A play if there is one."""
        if view.phase == "toll":
            return because(PAY, "toll-anyhow", coins=view.toll)
        plays = [move for move in moves if not isinstance(move, (Discard, EndTurn))]
        if plays:
            return because(rng.choice(plays), "anything")
        return because(rng.choice(moves), "discard-any")


class Easy(Bot[View, Move]):
    """A beginner: the stock card first, then own cards that fit; coins only for tolls; discards by a glance."""

    level = "easy"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """Looks only at the next card."""
        assert view.seat is not None
        me = view.players[view.seat]
        if view.phase == "toll":
            return because(PAY, "toll-anyhow", coins=view.toll)
        own = [move for move in moves if isinstance(move, Play) and isinstance(move.source, (Hand, Stock, DiscardTop))]
        for move in own:
            if isinstance(move.source, Stock):
                return because(move, "play-stock", card=me.stock or 0)
        if own:
            return because(rng.choice(own), "anything")
        discards = [move for move in moves if isinstance(move, Discard)]
        return _glance(discards, me.discards, rng) if discards else because(rng.choice(moves), "only-move")


def _glance(discards: Sequence[Discard], piles: Sequence[Sequence[int]], rng: Chance) -> Choice[Move]:
    """A discard onto the same number or the one above it, else one that is no Skip-Bo card."""
    tops = [pile[-1] % 100 if pile else None for pile in piles]
    onto = [move for move in discards if tops[move.pile] in (move.card % 100, move.card % 100 + 1)]
    spare = [move for move in discards if move.card % 100]
    laid = rng.choice(onto or spare or discards)
    return because(laid, "discard-run" if onto else "discard-any", card=laid.card, pile=laid.pile)


class Medium(Planner):
    """Plans its own turn a little way and keeps its discards tidy, but does not look at the others."""

    level = "medium"
    budget = 60
    shopping = False
    weights = Weights(threat=0.0, hope=0.0)


class Hard(Planner):
    """Plans the whole turn, counts cards and watches everybody's stock."""

    level = "hard"
