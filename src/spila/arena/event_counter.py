"""Counting what happens in a game: every kind of event, and what the game's own study wants to know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from spila.games import MODULES


class EventCounter:
    """Counts events by their kind. A game's study may count more (`spila.arena.studies.<room>.Watch`)."""

    def __init__(self, options: Any, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.seen: Counter[str] = Counter()

    def see(self, events: Iterable[Any]) -> None:
        """Something happened."""
        for event in events:
            self.seen[event.__struct_config__.tag] += 1
            self.note(event)

    def note(self, event: Any) -> None:
        """What a game's own study makes of an event."""

    def counts(self, state: Any) -> Mapping[str, float]:  # noqa: ARG002
        """All counts, once the game is over."""
        return dict(self.seen)


def counter_for(game: str, options: Any, seats: int) -> EventCounter:
    """The watch of a game's study."""
    watch: EventCounter = import_module(f"spila.arena.studies.{MODULES[game].rpartition('.')[2]}").Counter(
        options, seats
    )
    return watch
