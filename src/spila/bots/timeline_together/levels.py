"""The levels of Timeline together: the same good sense, with more or less knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spila.bots.bot import Bot, Chance, Choice, because
from spila.bots.knowledge import Knowledge
from spila.dated.deck import PLAIN, Deck
from spila.games.timeline_together.moves import READY, Answer, Move
from spila.games.timeline_together.view import View


class Knower(Bot[View, Move]):
    """Picks the gap in which the card most likely belongs."""

    error: ClassVar[float]
    """How far off a date typically is: 0.1 is ten per cent of the time since."""

    def __init__(self, seed: int, knowledge: Deck | None = None) -> None:
        super().__init__(seed, knowledge)
        self.memory = Knowledge(knowledge or PLAIN, seed, self.error)

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """Without the deck at hand it can only guess."""
        if view.card is None:
            return because(READY, "seen-enough")
        if view.talking:
            return because(READY, "talked-enough")
        known = self.memory
        cards = known.in_play(view.rules)
        if view.deck != known.deck.id or len(cards) != view.cards:
            return because(rng.choice(moves), "gap-no-idea")
        sureness = known.sureness(cards[view.card], [each.value for each in view.line])
        answers = [move for move in moves if isinstance(move, Answer)]
        best = max(answers, key=lambda move: sureness[move.gap])
        return because(best, "gap-surest", card=view.card, place=best.gap, sure=round(100 * sureness[best.gap]))


class Easy(Knower):
    """Right about half the time."""

    level = "easy"
    error = 0.58


class Medium(Knower):
    """Right about two times in three."""

    level = "medium"
    error = 0.27


class Hard(Knower):
    """Right about nine times in ten."""

    level = "hard"
    error = 0.05
