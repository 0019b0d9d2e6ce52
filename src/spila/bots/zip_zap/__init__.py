"""Bots for Zip Zap."""

from typing import Final

from spila.bots.zip_zap.levels import Aimless, Easy, Hard, Medium

BOTS: Final = {bot.level: bot for bot in (Aimless, Easy, Medium, Hard)}
HINT: Final = "hard"
STAND_IN: Final = "medium"
