"""Bots for Zip Zap."""

from typing import Final

from spila.bots.zip_zap.levels import Aimless, Easy, Gentle, Hard, Medium

BOTS: Final = {bot.level: bot for bot in (Aimless, Gentle, Easy, Medium, Hard)}
HINT: Final = "hard"
"""The level that gives hints."""
DEFAULT: Final = "medium"
"""The level to play against where nobody chose one."""
STAND_IN: Final = "medium"
"""The level that plays for people who are away."""
