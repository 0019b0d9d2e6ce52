"""Bots for Skip-Bo with coins."""

from typing import Final

from spila.bots.bot import RandomBot
from spila.bots.skip_bo.levels import Easy, Hard, Medium, Naive

BOTS: Final = {bot.level: bot for bot in (RandomBot, Naive, Easy, Medium, Hard)}
HINT: Final = "hard"
"""The level that gives hints."""
DEFAULT: Final = "medium"
"""The level to play against where nobody chose one."""
STAND_IN: Final = "medium"
"""The level that plays for people who are away."""
