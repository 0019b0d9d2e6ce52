"""The positions of the rule page of Timeline together, reached by playing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from spila import new_match
from spila.games.timeline_together import GAME
from spila.games.timeline_together.moves import READY, Answer
from spila.kernel import AnyMatch
from tests.rulebook.positions import figure

OPTIONS = {"edition": "small", "cards": 5, "difficulty": "easy"}


def figures() -> dict[str, Any]:
    open_card = _played(3)
    for seat, gap in ((0, 2), (2, 1)):
        open_card.play(seat, Answer(gap))
    return {"open": _drawn(open_card), "turned": _drawn(_played(3, turned=(2, 2, 1, 3)))}


def _played(cards: int, turned: Sequence[int] = ()) -> AnyMatch:
    """A line of this many cards and the next one open; or turned, after these answers."""
    match = new_match("timeline-together", seats=4, seed="figures", options=OPTIONS)
    for _ in range(cards - 1):
        for seat in range(4):
            match.play(seat, Answer(seat % 2))
        for seat in range(4):
            match.play(seat, READY)
    for seat, gap in enumerate(turned):
        match.play(seat, Answer(gap))
    return match


def _drawn(match: AnyMatch) -> dict[str, Any]:
    state, cards = match.state, match.options.in_play()
    shown = {*state.line, *(() if state.card is None else (state.card,))}
    return {**figure(GAME, state, 0), "cards": {card: cards[card].id for card in sorted(shown)}}
