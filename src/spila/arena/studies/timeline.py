"""The study of Timeline: rounds, right placements, tie-breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from spila.arena import event_counter
from spila.arena.studies.timeline_knowledge import shipped_deck
from spila.arena.study import Sample, Setting, contests, table
from spila.games.timeline.events import Placed

TITLE: Final = "Timeline"
INTRODUCTION: Final = (
    "Bots that know dates as well or as badly as people do place cards on a deck of 220 dates spread over history."
)
EVENTS: Final = {
    "placed": "TL-TURN-5",
    "placed right": "TL-TURN-6",
    "drew": "TL-TURN-10",
    "round-ended": "TL-ROUND-1",
    "tie-break": "TL-END-4",
    "eliminated": "TL-END-5",
    "recycled": "TL-GAP-11",
}


class Counter(event_counter.EventCounter):
    """Counts correct placements."""

    def note(self, event: Any) -> None:
        """Count a correct placement."""
        if isinstance(event, Placed) and event.right:
            self.seen["placed right"] += 1


def settings() -> list[Setting]:
    """Each level against itself with several numbers of seats, then mixed."""
    deck = shipped_deck()
    options = {"deck": {"id": deck.id, "unit": deck.unit, "cards": list(deck.cards)}}
    levels = ("medium", "easy", "hard")
    alike = [Setting(level, seats, options, (level,)) for seats in (2, 3, 4, 6, 8) for level in levels]
    pairs = [("hard", "medium"), ("medium", "easy")]
    return alike + [Setting("levels", seats, options, pair) for pair in pairs for seats in range(2, 9)]


def findings(samples: Sequence[Sample]) -> list[str]:
    """How often placements are correct."""
    rows = [
        (each.setting.name, each.setting.seats, f"{100 * each.per('placed right', 'placed'):.1f} %",
         f"{each.mean('round-ended'):.1f}", each.share_with("tie-break"))
        for each in samples
        if len(set(each.setting.bots)) == 1
    ]  # fmt: skip
    right = table(("bots", "seats", "right", "rounds", "games with a tie-break"), rows)
    return ["## Right placements", "", *right, "", "## Does knowledge win?", "", *contests(samples)]
