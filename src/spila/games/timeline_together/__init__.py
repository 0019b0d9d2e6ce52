"""Timeline together."""

from spila.games.timeline_together.rules import TimelineTogether

GAME = TimelineTogether()

OPTIONS_FROM = "spila.decks.game_options"
"""The module that puts a deck into the options; named and not imported, since rules read no files."""
