"""Bots for Timeline. They are given the deck they are to know."""

from typing import Final

from spila.bots.bot import RandomBot
from spila.bots.timeline.levels import Easy, Hard, Medium

BOTS: Final = {bot.level: bot for bot in (RandomBot, Easy, Medium, Hard)}
HINT: Final = "hard"
STAND_IN: Final = "medium"
