"""Bots for Timeline together. They are given the deck they are to know."""

from typing import Final

from spila.bots.bot import RandomBot
from spila.bots.timeline_together.levels import Easy, Hard, Medium

BOTS: Final = {bot.level: bot for bot in (RandomBot, Easy, Medium, Hard)}
HINT: Final = "medium"
"""The level that gives hints: what a good player knows, and no more."""
DEFAULT: Final = "medium"
"""The level to play against where nobody chose one."""
STAND_IN: Final = "medium"
"""The level that plays for people who are away."""
