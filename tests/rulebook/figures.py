"""The positions of the rule pages, in the notation of the worked examples where there is one.

python -m tests.rulebook.figures            writes src/spila/rulebook/figures.json
python -m tests.rulebook.figures --check    says whether it is as it would be written
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from spila import new_match
from spila.games.skip_bo import GAME as SKIP_BO
from spila.games.timeline import GAME as TIMELINE
from spila.games.zip_zap import GAME as ZIP_ZAP
from tests.rulebook.skip_bo.actions import do
from tests.rulebook.skip_bo.notation import table as skip_bo
from tests.rulebook.zip_zap.notation import at as zip_zap

FILE = Path(__file__).parents[2] / "src" / "spila" / "rulebook" / "figures.json"


def skip_bo_figures() -> dict[str, Any]:
    busy = (
        "B1=[1,2,3,4,5,6,7]+2¢, B2=[1,2], B3=[1,W,3,4,5,6,7], B4=[1,2,3,4,5,6,7,8,9,10]+5¢; "
        "A: S[10,9,2] H{3,8,9,12'2,W} D1[6] D2[12,11] D3[4'1] C7; B: S[9,4,1] D1[9] D2[5,4] D3[1] D4[10] C10"
    )
    tables = {
        "table": skip_bo(busy),
        "wild": skip_bo("B1=[1,2,3,4,W], B2=[1]; A: S[6,9] H{2,8,9,12} C12; B: S[4,4] C12"),
        "substitution": skip_bo("B1=3; A: S[5,9,2] H{2,8,8,10,11} C12; B: S[9,9] C12"),
        "purchase": skip_bo("B1=7, B2=2; A: S[4,4,4] H{1,5,11,11} C12; B: S[8,3] D1[6] C12"),
        "toll": do(skip_bo("B1=6; A: S[9,9] H{7'2,8,3,3,3} C5"), "hand 7'2 → B1").state,
    }
    return {name: _figure(SKIP_BO, state, 0) for name, state in tables.items()}


def zip_zap_figures() -> dict[str, Any]:
    others = "C{Y1,Y2,Y7,G2,R9,J2,Z} D{B3,B4,G7,G8,Y3,Z}"
    tables = {
        "hand": zip_zap("pile R1; A{R2,R3,R7,G4,G5,B1,B6,B9,J3,J8,Y5,Y10,Z} B{R4,R5,G9,G1,B2,J1,Z} " + others, seats=4),
        "race": zip_zap("pile B6 (B); A{B7,J7,R2,G9,Z} B{G1,R6,Z} " + others, seats=4),
        "zap": zip_zap("pile B7 (A); A{R2,G9,Z} B{B8,G1,Z} " + others, seats=4),
        "points": zip_zap("pile Y9 (B); A{R2,G4,J8,Z} B{Y10} " + others, seats=4),
    }
    return {name: _figure(ZIP_ZAP, table.state, 0) for name, table in tables.items()}


def timeline_figures() -> dict[str, Any]:
    return {
        "start": _timeline(1, (4, 4), 0),
        "choose": _timeline(3, (2, 3), 0),
        "same": _timeline_same(),
        "tie-break": _timeline(6, (1, 1), 0, tie_break=True),
    }


def _timeline(length: int, sizes: Sequence[int], seat: int, *, tie_break: bool = False) -> dict[str, Any]:
    """A line of well-known cards, and hands of others; put together as a position and checked by the rules."""
    match = new_match("timeline", seats=len(sizes), seed="figures", options={"edition": "small", "spread": True})
    position = msgspec.to_builtins(TIMELINE.position(match.state))
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


def _timeline_same() -> dict[str, Any]:
    match = new_match("timeline", seats=2, seed="figures", options={"spread": True})
    cards = match.header.options.in_play()
    years: dict[Any, list[int]] = {}
    for number, card in enumerate(cards):
        years.setdefault(card.value, []).append(number)
    twins = next(numbers for year, numbers in sorted(years.items(), reverse=True) if len(numbers) > 1)[:2]
    position = msgspec.to_builtins(TIMELINE.position(match.state))
    around = [card for card in (*match.state.line, *match.state.hands[1]) if card not in twins][:2]
    line = sorted([twins[0], *around], key=lambda card: cards[card].value)
    hands = [[twins[1]], [card for card in match.state.hands[0] if card not in (*line, *twins)][:3]]
    used = {*line, *hands[0], *hands[1]}
    changed = {**position, "line": line, "box": [], "pile": [card for card in range(len(cards)) if card not in used]}
    for player, hand in zip(changed["players"], hands, strict=True):
        player["hand"] = hand
    return _restored(changed, 0)


def _restored(position: dict[str, Any], seat: int) -> dict[str, Any]:
    state = TIMELINE.restore(msgspec.convert(position, TIMELINE.position_type))
    figure = _figure(TIMELINE, state, seat)
    shown = {*state.line, *(card for hand in state.hands for card in hand)}
    top = figure["view"]["pile_top"]
    cards = state.options.in_play()
    return {**figure, "cards": {card: cards[card].id for card in sorted(shown | ({top} if top is not None else set()))}}


def _figure(game: Any, state: Any, seat: int) -> dict[str, Any]:
    return {"seat": seat, "view": msgspec.to_builtins(game.view(state, seat))}


def written() -> bytes:
    """The whole file."""
    found = {"skip-bo": skip_bo_figures(), "zip-zap": zip_zap_figures(), "timeline": timeline_figures()}
    return msgspec.json.format(msgspec.json.encode(found), indent=0) + b"\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(
            0 if FILE.read_bytes() == written() else "figures.json is not up to date: python -m tests.rulebook.figures"
        )
    FILE.write_bytes(written())
