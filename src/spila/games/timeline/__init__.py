"""Timeline."""

from spila.games.timeline.law import Timeline

GAME = Timeline()
