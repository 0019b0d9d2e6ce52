"""The first game of Timeline."""

from __future__ import annotations

from typing import Any

import msgspec

from spila import new_match
from spila.games.timeline import GAME
from spila.games.timeline.moves import Place
from tests.rulebook.script import Script


def lesson() -> dict[str, Any]:
    """Cards of the shipped deck, far apart, so that nobody has to know much."""
    match = new_match("timeline", seats=2, seed="lesson", options={"edition": "small", "handSize": 3, "spread": True})
    position = msgspec.to_builtins(GAME.position(match.state))
    cards = match.header.options.in_play()
    by_date = sorted(range(len(cards)), key=lambda card: cards[card].value)
    known = [by_date[len(by_date) * part // 8] for part in range(1, 8)]
    line, mine, theirs, drawn = [known[3]], [known[0], known[5]], [known[6], known[4], known[2]], known[1]
    used = {*line, *mine, *theirs, drawn}
    rest = [card for card in range(len(cards)) if card not in used]
    changed = {**position, "line": line, "box": [], "pile": [*rest, drawn]}
    for player, hand in zip(changed["players"], (mine, theirs), strict=True):
        player["hand"] = hand
    state = GAME.restore(msgspec.convert(changed, GAME.position_type))
    script = Script(GAME, state)
    script.read("welcome")
    script.do("earlier", Place(known[0], 0), (1, Place(known[6], 2)))
    script.do("wrong", Place(known[5], 0), (1, Place(known[4], 0)))
    script.do("new-card", Place(drawn, 1), (1, Place(known[2], 0)))
    script.read("done")
    seen = used | {rest[-1], *(card for hand in script.state.hands for card in hand)}
    script.lesson["cards"] = {card: cards[card].id for card in sorted(seen)}
    return script.lesson
