"""Computer players. They get a view and their legal moves, never a state."""

from spila.bots.bot import Bot, Chance, Choice, RandomBot, Reason, RunnerUp, because, decide
from spila.bots.registry import default_level, hint, hint_level, levels, load, stand_in

__all__ = [
    "Bot",
    "Chance",
    "Choice",
    "RandomBot",
    "Reason",
    "RunnerUp",
    "because",
    "decide",
    "default_level",
    "hint",
    "hint_level",
    "levels",
    "load",
    "stand_in",
]
