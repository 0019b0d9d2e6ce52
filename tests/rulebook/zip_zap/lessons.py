"""The first game of Zip Zap."""

from __future__ import annotations

from typing import Any

from spila.games.zip_zap import GAME
from spila.games.zip_zap import moves as zz
from tests.rulebook.script import Script
from tests.rulebook.zip_zap.notation import at as zip_zap
from tests.rulebook.zip_zap.notation import card as zz_card


def lesson() -> dict[str, Any]:
    start = zip_zap("pile R3; A{R4,R5,J7,G8,G10,G1,Z} B{R6,G9,G2,Z}", seats=2).state
    script = Script(GAME, start)
    script.read("welcome")
    script.do("fits", zz.Lay(zz_card("R4")))
    script.do("again", zz.Lay(zz_card("R5")), (1, zz.Lay(zz_card("R6"))))
    script.do("joker", zz.Lay(zz_card("J7")))
    script.do("on-joker", zz.Lay(zz_card("G8")))
    script.do("zap", zz.THE_ZAP)
    script.do("free", zz.Lay(zz_card("G10")))
    script.do("last", zz.Lay(zz_card("G1")))
    script.read("done")
    return script.lesson
