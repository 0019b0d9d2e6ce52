"""Bots for Skip-Bo with coins."""

from typing import Final

from spila.bots.bot import RandomBot
from spila.bots.skip_bo.levels import Easy, Hard, Medium, Naive

BOTS: Final = {bot.level: bot for bot in (RandomBot, Naive, Easy, Medium, Hard)}
HINT: Final = "hard"
STAND_IN: Final = "medium"
