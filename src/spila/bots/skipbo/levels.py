"""The levels of Skip-Bo."""

from __future__ import annotations

from collections.abc import Sequence

from spila.bots.bot import Bot, Chance, Choice, because
from spila.bots.skipbo.planner import Planner
from spila.bots.skipbo.worth import Taste
from spila.games.skipbo.moves import DECLINE, PAY, Discard, EndTurn, Move, Play, Stock
from spila.games.skipbo.view import View


class Naive(Bot[View, Move]):
    """Plays anything it can, the stock card first, the rest in no order; pays every toll; discards any card anywhere."""

    level = "naive"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """A play if there is one."""
        if view.phase == "toll":
            return because(PAY, "toll-worth-it", coins=view.toll, steps=0)
        plays = [move for move in moves if not isinstance(move, (Discard, EndTurn))]
        stock = [move for move in plays if isinstance(move, Play) and isinstance(move.source, Stock)]
        if stock:
            return because(rng.choice(stock), "play-stock")
        if plays:
            return because(rng.choice(plays), "anything")
        return because(rng.choice(moves), "discard-any")


class Easy(Bot[View, Move]):
    """A beginner: the stock card first, then cards of the own that fit; no coins for anything but tolls."""

    level = "easy"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """Looks only at the next card."""
        if view.phase == "toll":
            return because(PAY if rng.random() < 0.5 else DECLINE, "toll-worth-it", coins=view.toll, steps=0)
        own = [move for move in moves if isinstance(move, Play) and not hasattr(move.source, "seat")]
        for move in own:
            if isinstance(move.source, Stock):
                assert view.seat is not None
                return because(move, "play-stock", card=view.players[view.seat].stock or 0)
        if own:
            return because(rng.choice(own), "anything")
        discards = [move for move in moves if isinstance(move, (Discard, EndTurn))]
        return because(rng.choice(discards or moves), "discard-any")


class Medium(Planner):
    """Plans its own turn a little way and keeps its discards tidy, but does not look at the others."""

    level = "medium"
    budget = 60
    shopping = False
    taste = Taste(threat=0.0, hope=0.0)


class Hard(Planner):
    """Plans the whole turn, counts cards and watches everybody's stock."""

    level = "hard"
