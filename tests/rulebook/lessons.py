"""The first games of the lessons, played through the rules.

python -m tests.rulebook.lessons            writes src/spila/rulebook/lessons.json
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from spila import new_match
from spila.games.skip_bo import GAME as SKIP_BO
from spila.games.skip_bo import moves as sb
from spila.games.timeline import GAME as TIMELINE
from spila.games.timeline.moves import Place
from spila.games.zip_zap import GAME as ZIP_ZAP
from spila.games.zip_zap import moves as zz
from spila.kernel import Step
from tests.rulebook.skip_bo.notation import card as sb_card
from tests.rulebook.skip_bo.notation import table as skip_bo
from tests.rulebook.zip_zap.notation import at as zip_zap
from tests.rulebook.zip_zap.notation import card as zz_card

FILE = Path(__file__).parents[2] / "src" / "spila" / "rulebook" / "lessons.json"
YOU = 0


class Script:
    """A lesson being written: every move goes through the rules, which must allow it."""

    def __init__(self, game: Any, state: Any, cards: dict[int, str] | None = None) -> None:
        self.game, self.state = game, state
        self.steps: list[dict[str, Any]] = []
        self.lesson = {
            "game": game.id,
            "seat": YOU,
            "view": msgspec.to_builtins(game.view(state, YOU)),
            "moves": msgspec.to_builtins(list(game.moves(state, YOU))),
            "steps": self.steps,
            "cards": cards or {},
        }

    def read(self, name: str) -> None:
        """Something to read."""
        self.steps.append({"name": name})

    def do(self, name: str, move: Any, *answers: tuple[int, Any]) -> None:
        """The learner's move, and what the others do after it."""
        news = [self._play(YOU, move), *(self._play(seat, answer) for seat, answer in answers)]
        turned = {event["card"]: event["value"] for each in news for event in each["events"] if "right" in event}
        step = {"name": name, "move": msgspec.to_builtins(move), "news": news}
        self.steps.append({**step, "turned": turned} if turned else step)

    def _play(self, seat: int, move: Any) -> dict[str, Any]:
        assert seat in self.game.to_act(self.state)
        assert move in self.game.moves(self.state, seat), move
        before, step = self.state, self.game.play(self.state, seat, move)
        assert isinstance(step, Step)
        self.state = step.state
        own, was = self.game.own(step.state, YOU), self.game.own(before, YOU)
        events = [seen for event in step.events if (seen := self.game.seen(event, YOU)) is not None]
        plain = {
            "seat": seat,
            "events": events,
            "view": self.game.changes(before, step.state),
            "own": {name: value for name, value in own.items() if value != was[name]},
            "moves": self.game.moves(step.state, YOU) if YOU in self.game.to_act(step.state) else [],
        }
        return {name: value for name, value in msgspec.to_builtins(plain).items() if value or name == "seat"}


def skip_bo_lesson() -> dict[str, Any]:
    start = skip_bo("B1=3, B3=5+2¢; A: S[4,9] H{1,6,7'2,12,3} C12; B: S[2,10,11] H{8,11,12,12} D1[9] C10")
    script = Script(SKIP_BO, start)
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


def zip_zap_lesson() -> dict[str, Any]:
    start = zip_zap("pile R3; A{R4,R5,J7,G8,G10,G1,Z} B{R6,G9,G2,Z}", seats=2).state
    script = Script(ZIP_ZAP, start)
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


def timeline_lesson() -> dict[str, Any]:
    """Cards of the shipped deck, far apart, so that nobody has to know much."""
    match = new_match("timeline", seats=2, seed="lesson", options={"edition": "small", "handSize": 3, "spread": True})
    position = msgspec.to_builtins(TIMELINE.position(match.state))
    cards = match.header.options.in_play()
    by_date = sorted(range(len(cards)), key=lambda card: cards[card].value)
    known = [by_date[len(by_date) * part // 8] for part in range(1, 8)]
    line, mine, theirs, drawn = [known[3]], [known[0], known[5]], [known[6], known[4], known[2]], known[1]
    used = {*line, *mine, *theirs, drawn}
    rest = [card for card in range(len(cards)) if card not in used]
    changed = {**position, "line": line, "box": [], "pile": [*rest, drawn]}
    for player, hand in zip(changed["players"], (mine, theirs), strict=True):
        player["hand"] = hand
    state = TIMELINE.restore(msgspec.convert(changed, TIMELINE.position_type))
    script = Script(TIMELINE, state)
    script.read("welcome")
    script.do("earlier", Place(known[0], 0), (1, Place(known[6], 2)))
    script.do("wrong", Place(known[5], 0), (1, Place(known[4], 0)))
    script.do("new-card", Place(drawn, 1), (1, Place(known[2], 0)))
    script.read("done")
    seen = used | {rest[-1], *(card for hand in script.state.hands for card in hand)}
    script.lesson["cards"] = {card: cards[card].id for card in sorted(seen)}
    return script.lesson


def written() -> bytes:
    """The whole file."""
    found = [skip_bo_lesson(), zip_zap_lesson(), timeline_lesson()]
    return msgspec.json.encode({each["game"]: each for each in found}) + b"\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        current = FILE.read_bytes() == written()
        sys.exit(0 if current else "lessons.json is not up to date: python -m tests.rulebook.lessons")
    FILE.write_bytes(written())
