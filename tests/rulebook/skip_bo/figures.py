"""The positions of Skip-Bo's rule page, in the notation of the worked examples."""

from __future__ import annotations

from typing import Any

from spila.games.skip_bo import GAME
from tests.rulebook.positions import figure
from tests.rulebook.skip_bo.actions import do
from tests.rulebook.skip_bo.notation import table as skip_bo


def figures() -> dict[str, Any]:
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
    return {name: figure(GAME, state, 0) for name, state in tables.items()}
