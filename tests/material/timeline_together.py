"""What the general tests need to know of Timeline together."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from tests.material.timeline import year_deck

QUICK = {"preset": "standard", "cards": 2}
LONG = {"preset": "standard", "cards": 40}
SEATS = (1, 2, 3, 7)
"""A hundred seats behave as seven do; what they cost is measured elsewhere."""


def options(rng: random.Random, seats: int) -> dict[str, Any]:
    chosen: dict[str, Any] = {
        "cards": rng.randint(1, 9),
        "difficulty": rng.choice(("mixed", "easy", "hard")),
        "easyFirst": rng.random() < 0.5,
        "answerSeconds": rng.choice((None, 10)),
        "lookSeconds": rng.choice((None, 3)),
        "nearMisses": rng.random() < 0.5,
        "streaks": rng.random() < 0.5,
        "speed": rng.random() < 0.5,
        "lives": rng.choice((None, None, 1, 3)),
        "teams": rng.choice((None, None, 2, 3, 10)),
        "teamAnswer": rng.choice(("majority", "captain")),
        "ranking": rng.choice(("all", "top", "never")),
    }
    if rng.random() < 0.7:
        chosen["deck"] = year_deck(rng, 10 + rng.randint(0, 30))
        if rng.random() < 0.3:
            chosen |= {"deck": year_deck(rng, 300), "edition": "small", "categories": ["art"]}
        if rng.random() < 0.2:
            chosen |= {"deck": year_deck(rng, 300), "eras": ["ancient", "early"]}
    return chosen


def twin(moment: Any, seat: int | None, rng: random.Random) -> Any:
    """Exchange the dates of all cards that are not on the line after this step, the cards that do not come next, and,
    while the card stays open, what others have answered.
    """
    state, after = moment.state, moment.step.state
    shown = {*after.line, *(() if after.card is None else (after.card,))}
    hidden = [card for card in range(len(state.values)) if card not in after.line]
    dates = [state.values[card] for card in hidden]
    rng.shuffle(dates)
    values = list(state.values)
    for card, date in zip(hidden, dates, strict=True):
        values[card] = date
    head = [card for card in state.pile if card in shown]
    tail = [card for card in state.pile if card not in shown]
    rng.shuffle(tail)
    players = list(state.players)
    if len(after.history) == len(state.history) and not state.turned:
        for other, player in enumerate(players):
            if other not in (seat, moment.seat) and player.answer is not None:
                players[other] = replace(player, answer=rng.randrange(len(state.line) + 1))
    return replace(state, values=tuple(values), pile=(*head, *tail), players=tuple(players))
