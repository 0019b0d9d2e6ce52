"""How often Timeline bots place cards of a deck correctly, and which error parameter gives a wanted rate."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from spila.api import fill_options, seed_from
from spila.arena.statistics import Share, wilson
from spila.bots import Bot, decide
from spila.bots.timeline.levels import Knower
from spila.dated.deck import Deck
from spila.games import load
from spila.games.timeline.events import Placed
from spila.games.timeline.options import Options
from spila.kernel import Step

TARGETS: Final = {"easy": 0.60, "medium": 0.75, "hard": 0.90}


def shipped_deck() -> Deck:
    """The default deck of Timeline."""
    options: Options = load("timeline").options(fill_options("timeline", None), 2)
    return options.deck


def right_share(bot: type[Knower], deck: Deck, *, seats: int = 2, games: int = 100, seed: str = "0") -> Share:
    """The share of correct placements when this bot plays all seats."""
    rules = load("timeline")
    options = rules.options({"deck": {"id": deck.id, "unit": deck.unit, "cards": list(deck.cards)}}, seats)
    placed = right = 0
    for number in range(games):
        state = rules.deal(options, seats, seed_from(f"{seed}/{number}"))
        bots: list[Bot[Any, Any]] = [bot(1000 * number + seat, deck) for seat in range(seats)]
        while rules.result(state) is None:
            (seat,) = rules.to_act(state)
            choice = decide(bots[seat], rules.view(state, seat), rules.moves(state, seat))
            step = rules.play(state, seat, choice.move)
            assert isinstance(step, Step)
            state = step.state
            for event in step.events:
                if isinstance(event, Placed):
                    placed += 1
                    right += event.right
    return wilson(right, placed)


def fitted_error(deck: Deck, target: float, *, seats: int = 2, games: int = 100, steps: int = 9) -> float:
    """The error parameter that gives the target share of correct placements on this deck, found by bisection."""
    low = 0.005
    high = 4.0
    for _ in range(steps):
        middle = sqrt(low * high)
        bot = type("Fitted", (Knower,), {"level": "fitted", "error": middle})
        if right_share(bot, deck, seats=seats, games=games).value > target:
            low = middle
        else:
            high = middle
    return sqrt(low * high)
