"""The study of Zip Zap: rounds, cards left in hand, the effect of speed and skill."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.arena import event_counter
from spila.arena.study import Sample, Setting, contests, table
from spila.games.zip_zap.events import Freed, RoundOver

TITLE: Final = "Zip Zap"
INTRODUCTION: Final = (
    "Zip Zap is a race, so strength is two things: what a player lays, and how soon. Here bots play with the reactions "
    "of their level and, for comparison, with equal reactions."
)
EVENTS: Final = {
    "round-dealt": "ZZ-SETUP-4",
    "start-card": "ZZ-RACE-1",
    "laid": "ZZ-RACE-3",
    "zapped": "ZZ-ZAP-2",
    "free after a ten": "ZZ-TEN-1",
    "free after a stall": "ZZ-STALL-1",
    "free after a zap": "ZZ-ZAP-3",
    "round-over": "ZZ-END-1",
    "round-void": "ZZ-GAP-07",
}


class Counter(event_counter.EventCounter):
    """Counts why players become free, and the points of lost rounds."""

    def note(self, event: Any) -> None:
        """Count free players and points."""
        if isinstance(event, Freed):
            self.seen[f"free after a {event.why}"] += 1
        elif isinstance(event, RoundOver):
            self.seen["points"] += sum(event.points)


def settings() -> list[Setting]:
    """Equal bots with every number of seats, then skill alone, then skill with speed."""
    alike = [Setting("equal bots", seats, None, ("medium",), True) for seats in range(2, 7)]
    pairs = [("hard", "medium"), ("medium", "easy")]
    skill = [Setting("skill alone", seats, None, pair, True) for pair in pairs for seats in range(2, 7)]
    alone = [Setting("skill alone", seats, None, ("hard", *["easy"] * (seats - 1)), True) for seats in (2, 4, 6)]
    speed = [Setting("skill and speed", 2, None, pair, False) for pair in (*pairs, ("hard", "easy"))]
    return alike + skill + alone + speed


def findings(samples: Sequence[Sample]) -> list[str]:
    """Points per round, and the effect of skill and speed."""
    rounds = [
        (each.setting.seats, f"{each.mean('round-over'):.1f}", f"{each.per('points', 'round-over'):.1f}",
         f"{each.per('zapped', 'round-over'):.2f}", f"{each.per('laid', 'round-over'):.1f}")
        for each in samples if each.setting.name == "equal bots"
    ]  # fmt: skip
    return [
        "## What a round costs",
        "",
        *table(("seats", "rounds", "points a round", "Zaps a round", "cards laid a round"), rounds),
        "",
        "## Skill and speed",
        "",
        *contests(samples),
    ]
