"""The levels of Timeline: the same good sense, with more or less knowledge."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from spila.bots.bot import Bot, Chance, Choice, because
from spila.bots.knowledge import Knowledge
from spila.dated.deck import PLAIN, Deck
from spila.games.timeline.moves import Place
from spila.games.timeline.view import View


class Knower(Bot[View, Place]):
    """Places the card it is surest of where it is surest of it."""

    error: ClassVar[float]
    """How far off a date typically is: 0.1 is ten per cent of the time since."""

    def __init__(self, seed: int, knowledge: Deck | None = None) -> None:
        super().__init__(seed, knowledge)
        self.memory = Knowledge(knowledge or PLAIN, seed, self.error)

    def choose(self, view: View, moves: Sequence[Place], rng: Chance) -> Choice[Place]:
        """Without the deck at hand it can only guess."""
        known = self.memory
        cards = known.in_play(view.rules)
        if view.deck != known.deck.id or len(cards) != view.cards:
            return because(rng.choice(moves), "no-idea")
        line = [each.value for each in view.line]
        sureness = {card: known.sureness(cards[card], line) for card in {move.card for move in moves}}
        best = max(moves, key=lambda move: sureness[move.card][move.place])
        sure = round(100 * sureness[best.card][best.place])
        return because(best, _why(view), card=best.card, place=best.place, sure=sure)


def _why(view: View) -> str:
    """What hangs on this card: a tie-break, the win, staying in, or just the next card."""
    if view.tie_break:
        return "tie-break"
    assert view.seat is not None
    finished = any(alive and not hand for alive, hand in zip(view.alive, view.hands, strict=True))
    if len(view.hands[view.seat]) == 1:
        return "keep-up" if finished else "last-card"
    return "surest"


class Easy(Knower):
    """Right about six times in ten."""

    level = "easy"
    error = 0.58


class Medium(Knower):
    """Right about three times in four."""

    level = "medium"
    error = 0.27


class Hard(Knower):
    """Right about nine times in ten."""

    level = "hard"
    error = 0.05
