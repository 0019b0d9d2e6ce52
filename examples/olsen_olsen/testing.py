"""What the general tests need to know of this game."""

from __future__ import annotations

import random
from typing import Any

from examples.olsen_olsen.state import State
from msgspec.structs import replace

QUICK = {"preset": "short", "handSize": 2}
"""Options for a match that is over soon."""
LONG = {"handSize": 9}
"""Options for a match that lasts."""


def options(rng: random.Random, seats: int) -> dict[str, Any]:  # noqa: ARG001
    """Every option changed now and then."""
    return {
        "preset": rng.choice(("standard", "short")),
        "handSize": rng.randint(1, 9),
        "drawLimit": rng.randint(1, 5),
        "recycle": rng.random() < 0.5,
    }


def twin(moment: Any, seat: int | None, rng: random.Random) -> State:
    """Exchange cards among the draw pile below its top card and the hands that neither watch nor move. Points at the
    end tell what was held, so the last step is left as it is.
    """
    state: State = moment.state
    if moment.step.state.result is not None:
        return state
    hidden = [each for each in range(len(state.hands)) if each not in (seat, state.turn)]
    pool = [*state.draw[:-1], *(card for each in hidden for card in state.hands[each])]
    rng.shuffle(pool)
    draw = tuple(pool.pop() for _ in state.draw[:-1]) + state.draw[-1:]
    hands = tuple(
        tuple(sorted(pool.pop() for _ in hand)) if each in hidden else hand for each, hand in enumerate(state.hands)
    )
    return replace(state, draw=draw, hands=hands)
