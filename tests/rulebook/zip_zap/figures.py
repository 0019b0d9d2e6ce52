"""The positions of Zip Zap's rule page, in the notation of the worked examples."""

from __future__ import annotations

from typing import Any

from spila.games.zip_zap import GAME
from tests.rulebook.positions import figure
from tests.rulebook.zip_zap.notation import at as zip_zap


def figures() -> dict[str, Any]:
    others = "C{Y1,Y2,Y7,G2,R9,J2,Z} D{B3,B4,G7,G8,Y3,Z}"
    tables = {
        "hand": zip_zap("pile R1; A{R2,R3,R7,G4,G5,B1,B6,B9,J3,J8,Y5,Y10,Z} B{R4,R5,G9,G1,B2,J1,Z} " + others, seats=4),
        "race": zip_zap("pile B6 (B); A{B7,J7,R2,G9,Z} B{G1,R6,Z} " + others, seats=4),
        "zap": zip_zap("pile B7 (A); A{R2,G9,Z} B{B8,G1,Z} " + others, seats=4),
        "points": zip_zap("pile Y9 (B); A{R2,G4,J8,Z} B{Y10} " + others, seats=4),
    }
    return {name: figure(GAME, table.state, 0) for name, table in tables.items()}
