"""The study of Zip Zap: how rounds go, what is left in hand, how much speed and skill matter."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.arena import watch
from spila.arena.figures import wilson
from spila.arena.study import Sample, Setting, table
from spila.games.zipzap.events import Freed, RoundOver

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


class Watch(watch.Watch):
    """Why players become free, and what a round costs those who lose it."""

    def note(self, event: Any) -> None:
        """Free players and points."""
        if isinstance(event, Freed):
            self.seen[f"free after a {event.why}"] += 1
        elif isinstance(event, RoundOver):
            self.seen["points"] += sum(event.points)


def settings() -> list[Setting]:
    """Equal bots at every table size; then skill alone, and skill with speed."""
    equal = [Setting("equal bots", seats, None, ("medium",), True) for seats in range(2, 7)]
    pairs = [("hard", "easy"), ("hard", "medium"), ("medium", "easy")]
    skill = [Setting("skill alone", 2, None, pair, True) for pair in pairs]
    speed = [Setting("skill and speed", 2, None, pair, False) for pair in pairs]
    return equal + skill + speed


def findings(samples: Sequence[Sample]) -> list[str]:
    """Points a round, and what skill and speed are worth."""
    rounds = [
        (each.setting.seats, f"{each.mean('round-over'):.1f}", f"{each.per('points', 'round-over'):.1f}",
         f"{each.per('zapped', 'round-over'):.2f}", f"{each.per('laid', 'round-over'):.1f}")
        for each in samples if each.setting.name == "equal bots"
    ]  # fmt: skip
    pairs = [
        (each.setting.name, " – ".join(each.setting.bots), _won(each))
        for each in samples
        if len(set(each.setting.bots)) > 1
    ]
    return [
        "## What a round costs",
        "",
        *table(("seats", "rounds", "points a round", "Zaps a round", "cards laid a round"), rounds),
        "",
        "## Skill and speed",
        "",
        *table(("", "who", "the first wins"), pairs),
    ]


def _won(sample: Sample) -> str:
    first = sample.setting.bots[0]
    wins = 0.0
    for each in sample.outcomes:
        wins += sum(each.lineup[seat] == first for seat in each.winners) / max(len(each.winners), 1)
    return str(wilson(wins, len(sample.outcomes)))
