"""Counts what happens in a game: every kind of event, and what the study of the game adds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from spila.games import known
from spila.plugins import part_module

STUDIES: Final = "spila.arena.studies"
"""The package with a module for each game."""


class EventCounter:
    """Counts events by their kind. A game's study may count more (its `Counter`)."""

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
    """What the game's study counts with (its `Counter`); plain kinds of events where there is none."""
    counter: type[EventCounter] = getattr(part_module(known(game), "study", STUDIES), "Counter", EventCounter)
    return counter(options, seats)
