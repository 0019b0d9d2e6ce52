"""The first game of Skip-Bo."""

from __future__ import annotations

from typing import Any

from spila.games.skip_bo import GAME
from spila.games.skip_bo import moves as sb
from tests.rulebook.script import Script
from tests.rulebook.skip_bo.notation import card as sb_card
from tests.rulebook.skip_bo.notation import table as skip_bo


def lesson() -> dict[str, Any]:
    start = skip_bo("B1=3, B3=5+2¢; A: S[4,9] H{1,6,7'2,12,3} C12; B: S[2,10,11] H{8,11,12,12} D1[9] C10")
    script = Script(GAME, start)
    script.read("welcome")
    script.do("stock", sb.Play(sb.Stock(), 0))
    script.do("one", sb.Play(sb.Hand(sb_card("1")), 1))
    script.do("substitute", sb.Substitute(sb.Hand(sb_card("6")), 0))
    script.do("buy", sb.Play(sb.BuyStock(1), 1))
    script.do("after-buy", sb.Play(sb.Hand(sb_card("3")), 1))
    script.do("toll", sb.Play(sb.Hand(sb_card("7'2")), 0))
    script.do("pay", sb.PAY)
    script.do(
        "discard",
        sb.Discard(sb_card("12"), 0),
        (1, sb.Play(sb.Hand(sb_card("8")), 0)),
        (1, sb.Discard(sb_card("12"), 1)),
    )
    script.do("win", sb.Play(sb.Stock(), 0))
    script.read("done")
    return script.lesson
