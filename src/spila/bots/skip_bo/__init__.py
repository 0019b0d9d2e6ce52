"""Bots for Skip-Bo with coins."""

from importlib.util import find_spec
from typing import Final

from spila.bots.bot import RandomBot
from spila.bots.skip_bo.friendly import Friendly
from spila.bots.skip_bo.levels import Easy, Hard, Medium, Naive
from spila.bots.skip_bo.master import Master

LEARNED: Final = (Master, Friendly)
"""Levels that need NumPy."""
ALL: Final = {bot.level: bot for bot in (RandomBot, Naive, Easy, Medium, Hard, *LEARNED)}
MISSING: Final = {} if find_spec("numpy") else {bot.level: ("bots", "numpy") for bot in LEARNED}
"""Levels that cannot play here: the extra and the package that they need."""
BOTS: Final = {level: bot for level, bot in ALL.items() if level not in MISSING}
HINT: Final = "hard" if "master" in MISSING else "master"
"""The level that gives hints."""
DEFAULT: Final = "medium"
"""The level to play against where nobody chose one."""
STAND_IN: Final = "medium"
"""The level that plays for people who are away."""
