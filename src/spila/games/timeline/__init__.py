"""Timeline."""

from spila.games.timeline.rules import Timeline

GAME = Timeline()
