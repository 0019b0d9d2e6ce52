"""The study of Timeline together: how often answers are right, and how alike they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.arena import event_counter
from spila.arena.studies.timeline_knowledge import shipped_deck
from spila.arena.study import Sample, Setting, contests, table
from spila.games.timeline_together.events import Turned

TITLE: Final = "Timeline together"
INTRODUCTION: Final = (
    "Bots that know dates as well or as badly as people do pick gaps for twelve cards of the included deck, all at the "
    "same time."
)
EVENTS: Final = {"answered": "TT-TURN-1", "turned": "TT-LINE-1", "right": "TT-SCORE-1", "most right": "TT-SCORE-1"}


class Counter(event_counter.EventCounter):
    """Counts right answers, and cards that more than half had right."""

    def note(self, event: Any) -> None:
        """Count the answers to a turned card."""
        if isinstance(event, Turned):
            right = sum(event.spread[event.first : event.last + 1])
            self.seen["right"] += right
            self.seen["answers"] += sum(event.spread)
            self.seen["most right"] += 2 * right > sum(event.spread)


def settings() -> list[Setting]:
    """Each level against itself with several numbers of seats, then mixed."""
    deck = shipped_deck()
    options = {"deck": {"id": deck.id, "unit": deck.unit, "cards": list(deck.cards)}}
    levels = ("medium", "easy", "hard")
    alike = [Setting(level, seats, options, (level,)) for seats in (2, 4, 8, 30) for level in levels]
    pairs = [("hard", "medium"), ("medium", "easy")]
    return alike + [Setting("levels", seats, options, pair) for pair in pairs for seats in (2, 4, 8)]


def findings(samples: Sequence[Sample]) -> list[str]:
    """How often answers are right."""
    rows = [
        (each.setting.name, each.setting.seats, f"{100 * each.per('right', 'answers'):.1f} %",
         f"{100 * each.per('most right', 'turned'):.1f} %")
        for each in samples
        if len(set(each.setting.bots)) == 1
    ]  # fmt: skip
    right = table(("bots", "seats", "right", "cards that most had right"), rows)
    return ["## Right answers", "", *right, "", "## Does knowledge win?", "", *contests(samples)]
