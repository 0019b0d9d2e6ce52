"""The levels of Zip Zap: what to lead, what to hold, when to Zap. How fast is another matter (`reactions`)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from spila.bots.bot import Bot, Chance, Choice, RandomBot, because
from spila.bots.zip_zap.reactions import REACTIONS
from spila.bots.zip_zap.rollouts import deal, outcome
from spila.games.zip_zap.cards import NUMBERS, ZAP, points
from spila.games.zip_zap.moves import READY, Lay, LayZap, Move, Ready
from spila.games.zip_zap.view import View

OUT: Final = 8.0
"""Going out, beyond the points that are shed: the others are left with theirs."""
AGAIN: Final = 1.0
"""A free card."""


class Racer(Bot[View, Move]):
    """A bot with a stated reaction."""

    def delay(self, view: View, rng: random.Random) -> int:  # noqa: ARG002
        """ZZ-GAP-09 is about arrival; this is when the bot's card would arrive."""
        return REACTIONS[self.level].sample(rng)


class Aimless(RandomBot):
    """Any legal move."""

    def delay(self, view: View, rng: random.Random) -> int:  # noqa: ARG002
        """As slow as a beginner."""
        return REACTIONS[self.level].sample(rng)


class Easy(Racer):
    """Lays whatever fits, any card when free, and calls ZAP! when it happens to think of it."""

    level = "easy"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:  # noqa: ARG002
        """No plan."""
        plain = [move for move in moves if not isinstance(move, LayZap)]
        if len(plain) < len(moves) and rng.random() < 0.25:
            return because(rng.choice([move for move in moves if isinstance(move, LayZap)]), "zap-now")
        move = rng.choice(plain or moves)
        return because(move, "ready" if isinstance(move, Ready) else "anything")


class Gentle(Easy):
    """As easy, and so slow that a child is first more often than not."""

    level = "gentle"


class Medium(Racer):
    """Sheds the most points it can, and keeps the Zap card until others run short of cards."""

    level = "medium"
    patience = 6.0
    """What the Zap card is worth in hand while everybody still holds many cards."""

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:  # noqa: ARG002
        """The move that sheds most."""
        if len(moves) == 1:
            return because(moves[0], "ready" if moves[0] == READY else "only-move")
        return _told(max(moves, key=lambda move: self._gain(view, move)))

    def _gain(self, view: View, move: Move) -> float:
        assert view.hand is not None
        if isinstance(move, Lay):
            out = len(view.hand) == 1
            return _points(move.card) + (OUT if out else self._keep(view) if ZAP in view.hand else 0.0)
        card = _points(move.card) if isinstance(move, LayZap) else 0.0
        return card + _points(ZAP) + (OUT if len(view.hand) == _laid(move) else AGAIN)

    def _keep(self, view: View) -> float:
        """The Zap card kept for later, less the risk of being caught with it."""
        fewest = min(count for seat, count in enumerate(view.counts) if seat != view.seat)
        return self.patience * min(max(fewest - 2, 0) / 8, 1.0)


def _laid(move: Move) -> int:
    """How many cards leave the hand."""
    return 0 if isinstance(move, Ready) else 2 if isinstance(move, LayZap) else 1


def _points(card: int) -> float:
    return float(points(1 << card))


def _told(move: Move) -> Choice[Move]:
    if isinstance(move, Lay):
        code = "ten-goes-again" if move.card % NUMBERS == NUMBERS - 1 else "best-lead"
        return because(move, code, card=move.card)
    return because(move, "zap-with", card=move.card) if isinstance(move, LayZap) else because(move, "zap-now")


class Hard(Racer):
    """Plays the round to its end in the mind, many times, with the hidden cards dealt anew."""

    level = "hard"
    first = 12
    """Deals on which every move is tried."""
    then = 72
    """Further deals for the best few."""
    best = 3

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """The move after which the others are left with the most."""
        if len(moves) == 1:
            return because(moves[0], "ready" if moves[0] == READY else "only-move")
        assert view.seat is not None
        assert view.hand is not None
        for move in moves:
            if _laid(move) == len(view.hand):
                return because(move, "going-out")
        totals = dict.fromkeys(moves, 0.0)
        for number in range(self.first + self.then):
            if number == self.first:
                totals = dict(sorted(totals.items(), key=lambda each: -each[1])[: self.best])
            state = deal(view, rng)
            for move in totals:
                totals[move] += outcome(state, view.seat, move, rng)
        move = max(totals, key=totals.__getitem__)
        return _told(move)
