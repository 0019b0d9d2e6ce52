"""Timeline."""

from spila.games.timeline.rules import Timeline

GAME = Timeline()

OPTIONS_FROM = "spila.decks.game_options"
"""The module that puts a deck into the options; named and not imported, since rules read no files."""
