"""The first game of Timeline together."""

from __future__ import annotations

from typing import Any

import msgspec

from spila import new_match
from spila.games.timeline_together import GAME
from spila.games.timeline_together.moves import READY, Answer
from tests.rulebook.script import Script


def lesson() -> dict[str, Any]:
    """Cards of the shipped deck, far apart, so that nobody has to know much."""
    match = new_match("timeline-together", seats=2, seed="lesson", options={"edition": "small", "cards": 3})
    position = msgspec.to_builtins(GAME.position(match.state))
    cards = match.header.options.in_play()
    by_date = sorted(range(len(cards)), key=lambda card: cards[card].value)
    known = [by_date[len(by_date) * part // 8] for part in range(1, 8)]
    changed = {**position, "line": [known[3]], "pile": [known[0], known[5], known[1]]}
    state = GAME.restore(msgspec.convert(changed, GAME.position_type))
    script = Script(GAME, state)
    script.read("welcome")
    script.do("earlier", Answer(0), (1, Answer(0)))
    script.do("next", READY, (1, READY))
    script.do("wrong", Answer(0), (1, Answer(2)))
    script.do("again", READY, (1, READY))
    script.do("pick", Answer(0))
    script.do("change", Answer(1), (1, Answer(1)))
    script.do("last", READY, (1, READY))
    script.read("done")
    script.lesson["cards"] = {card: cards[card].id for card in sorted((*state.line, *state.pile))}
    return script.lesson
