"""Write the golden records anew: `python -m tests.golden.write`. Only together with a new version of the rules."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import msgspec

import spila
from spila.dated.deck import PLAIN
from spila.kernel import AnyMatch
from tests.play import pick

HERE = Path(__file__).parent
DECK = msgspec.to_builtins(PLAIN)
"""The default deck of the rules: golden records pin the rules, not the cards of the shipped deck."""
NO_LOCK = {"misplayLockMs": 0}
"""The default when these records were written. It changes no move."""
CASES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "skip-bo-masters": ("skip-bo", 3, {}),
    "skip-bo-classic-match": ("skip-bo", 4, {"preset": "classic", "stockSize": 3, "matchTarget": 100}),
    "skip-bo-house-rules": (
        "skip-bo",
        2,
        {
            "preset": "short",
            "starter": "random",
            "coinAsTwelve": True,
            "unpaidTollDiscard": False,
            "recycleBuried": True,
            "stalemate": "fewestStock",
        },
    ),
    "zip-zap-standard": ("zip-zap", 4, NO_LOCK),
    "zip-zap-one-point": ("zip-zap", 2, {"preset": "onePoint", "tieBreak": "extraRound", **NO_LOCK}),
    "timeline-standard": ("timeline", 5, {"deck": DECK}),
    "timeline-together-standard": ("timeline-together", 5, {"deck": DECK}),
    "timeline-together-teams": (
        "timeline-together",
        7,
        {
            "deck": DECK,
            "preset": "tense",
            "teams": 3,
            "teamAnswer": "captain",
            "difficulty": "hard",
            "ranking": "top",
            "easyFirst": True,
        },
    ),
    "olsen-olsen-standard": ("olsen-olsen", 3, {}),
    "timeline-spread": ("timeline", 2, {"deck": DECK, "spread": True, "starter": "random", "handicap": [3, 5]}),
}


def played(name: str) -> AnyMatch:
    game, seats, options = CASES[name]
    rng = random.Random(name)
    match = spila.new_match(game, seats=seats, seed=name, options=options)
    while match.result is None:
        if rng.random() < 0.01:
            match.expire()
        else:
            match.play(*pick(match, rng))
    return match


def path(name: str) -> Path:
    return HERE / f"{name}.json"


if __name__ == "__main__":
    for each in CASES:
        path(each).write_bytes(spila.to_record(played(each)))
