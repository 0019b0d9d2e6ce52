"""The positions of Timeline's rule page: put together as positions and checked by the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from spila import new_match
from spila.games.timeline import GAME
from tests.rulebook.positions import figure


def figures() -> dict[str, Any]:
    return {
        "start": _line(1, (4, 4), 0),
        "choose": _line(3, (2, 3), 0),
        "same": _same(),
        "tie-break": _line(6, (1, 1), 0, tie_break=True),
    }


def _line(length: int, sizes: Sequence[int], seat: int, *, tie_break: bool = False) -> dict[str, Any]:
    """A line of well-known cards, and hands of others; put together as a position and checked by the rules."""
    match = new_match("timeline", seats=len(sizes), seed="figures", options={"edition": "small", "spread": True})
    position = msgspec.to_builtins(GAME.position(match.state))
    values = [card.value for card in match.header.options.in_play()]
    order = [*match.state.line, *(card for hand in match.state.hands for card in hand), *reversed(match.state.pile)]
    line = sorted(order[:length], key=lambda card: values[card])
    rest = order[length:]
    hands = []
    for size in sizes:
        hands.append(rest[:size])
        rest = rest[size:]
    changed = {**position, "line": line, "pile": rest[::-1], "box": [], "tie_break": tie_break}
    for player, hand in zip(changed["players"], hands, strict=True):
        player["hand"] = hand
    return _restored(changed, seat)


def _same() -> dict[str, Any]:
    match = new_match("timeline", seats=2, seed="figures", options={"spread": True})
    cards = match.header.options.in_play()
    years: dict[Any, list[int]] = {}
    for number, card in enumerate(cards):
        years.setdefault(card.value, []).append(number)
    twins = next(numbers for year, numbers in sorted(years.items(), reverse=True) if len(numbers) > 1)[:2]
    position = msgspec.to_builtins(GAME.position(match.state))
    around = [card for card in (*match.state.line, *match.state.hands[1]) if card not in twins][:2]
    line = sorted([twins[0], *around], key=lambda card: cards[card].value)
    hands = [[twins[1]], [card for card in match.state.hands[0] if card not in (*line, *twins)][:3]]
    used = {*line, *hands[0], *hands[1]}
    changed = {**position, "line": line, "box": [], "pile": [card for card in range(len(cards)) if card not in used]}
    for player, hand in zip(changed["players"], hands, strict=True):
        player["hand"] = hand
    return _restored(changed, 0)


def _restored(position: dict[str, Any], seat: int) -> dict[str, Any]:
    state = GAME.restore(msgspec.convert(position, GAME.position_type))
    drawn = figure(GAME, state, seat)
    shown = {*state.line, *(card for hand in state.hands for card in hand)}
    top = drawn["view"]["pile_top"]
    cards = state.options.in_play()
    return {**drawn, "cards": {card: cards[card].id for card in sorted(shown | ({top} if top is not None else set()))}}
