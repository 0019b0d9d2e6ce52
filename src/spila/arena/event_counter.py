"""Counts what happens in a game: every kind of event, and what the study of the game adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any

from spila.games import MODULES


class EventCounter:
    """Counts events by kind. The study of a game may count more (`spila.arena.studies.<game>.Counter`)."""

    def __init__(self, options: Any, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.seen: Counter[str] = Counter()

    def see(self, events: Iterable[Any]) -> None:
        """Count these events."""
        for event in events:
            self.seen[event.__struct_config__.tag] += 1
            self.note(event)

    def note(self, event: Any) -> None:
        """Count what the study of a game derives from an event; nothing by default."""

    def counts(self, state: Any) -> Mapping[str, float]:  # noqa: ARG002
        """All counts, once the game is over."""
        return dict(self.seen)


def counter_for(game: str, options: Any, seats: int) -> EventCounter:
    """The counter of the study of a game."""
    counter: EventCounter = import_module(f"spila.arena.studies.{MODULES[game].rpartition('.')[2]}").Counter(
        options, seats
    )
    return counter
