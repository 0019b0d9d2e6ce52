"""How the race for the last stock card stands, from what everybody sees: stock cards left, and how tidily each player
discards, which tells how many stock cards a turn brings them.

The value network takes everyone for a good player. This estimate is for tables with beginners at them.
"""

from __future__ import annotations

from collections.abc import Collection
from itertools import pairwise
from math import erf, sqrt
from typing import Final

from spila.games.skip_bo.cards import WILD
from spila.games.skip_bo.view import PlayerView, View
from spila.kernel import Seat

PACE: Final = 1.2
"""Stock cards a turn of a player who discards in perfect order. Measured in games of three: `naive` gets rid of 0.3 a
turn at an order of 0.2, `easy` of 0.6 at 0.55, `medium` of 1.1 at 0.95.
"""
PERSON: Final = (0.15, 2.5)
"""The order assumed of a person, and how many pairs of cards it takes to outweigh that: at first a beginner."""
BOT: Final = (0.8, 2.0)
LEAST: Final = 0.15
"""No order is taken for less: chance alone plays a stock card now and then."""
SKIPPED: Final = 0.04
"""How much less than half a run a pair counts for each number from its lower card to the upper one."""


def pace(player: PlayerView, assumed: tuple[float, float]) -> tuple[float, float]:
    """About how many stock cards a turn a player gets rid of without help, and the standard error of that."""
    order, pairs = assumed
    total = order * pairs
    for pile in player.discards:
        for below, above in pairwise(card % 100 for card in pile):
            if WILD not in (below, above):
                pairs += 1
                total += _tidiness(below, above)
    order = max(total / pairs, LEAST)
    return PACE * order, PACE * sqrt(order * (1.0 - order) / (pairs + 1.0))


def _tidiness(below: int, above: int) -> float:
    """1 for a run, less for equal cards and for numbers left out, 0 for a card that buries a lower one."""
    if below == above + 1:
        return 1.0
    return max(0.5 - SKIPPED * (below - above), 0.0) if below >= above else 0.0


def chances(view: View, people: Collection[Seat]) -> list[float]:
    """Each seat's chance to be the first without stock cards when nobody helps another. They add up to 1."""
    turns, spread = [], []
    for seat, player in enumerate(view.players):
        mean, error = pace(player, PERSON if seat in people else BOT)
        left = player.stock_count
        turns.append(left / mean)
        spread.append((left + (left * error / mean) ** 2) / mean**2)
    first = []
    for seat, mine in enumerate(turns):
        chance = 1.0
        for other, theirs in enumerate(turns):
            if other != seat:
                apart = (theirs - mine) / sqrt(spread[seat] + spread[other] + 1e-9)
                chance *= 0.5 * (1.0 + erf(apart / sqrt(2.0)))
        first.append(chance)
    total = sum(first)
    return [chance / total if total else 1.0 / len(first) for chance in first]
