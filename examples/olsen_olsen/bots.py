"""Bots. They get a view and their legal moves, never a state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from examples.olsen_olsen.cards import points, suit
from examples.olsen_olsen.moves import Draw, Move, Pass, Play, PlayEight
from examples.olsen_olsen.view import View

from spila.bots import Bot, Chance, Choice, RandomBot, because


class Careful(Bot[View, Move]):
    """Plays the card that costs most, keeps eights for when nothing else fits, and names its longest suit."""

    level = "easy"

    def choose(self, view: View, moves: Sequence[Move], rng: Chance) -> Choice[Move]:
        """The dearest card, else an eight, else a new card."""
        plain = [move for move in moves if isinstance(move, Play)]
        if plain:
            best = max(plain, key=lambda move: points((move.card,)))
            return because(best, "sheds-most", card=best.card)
        held = Counter(suit(card) for card in view.hand or ())
        eights = [move for move in moves if isinstance(move, PlayEight)]
        if eights:
            return because(max(eights, key=lambda move: held[move.suit]), "longest-suit")
        draw = next((move for move in moves if isinstance(move, Draw)), None)
        return because(draw, "nothing-fits") if draw is not None else because(Pass(), "only-move")


BOTS: Final = {bot.level: bot for bot in (RandomBot, Careful)}
HINT: Final = "easy"
STAND_IN: Final = "easy"
