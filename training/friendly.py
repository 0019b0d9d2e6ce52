"""How often somebody wins at a table where a `friendly` bot helps, and the seat of that player is a person's:

python -m training.friendly --bots friendly,medium,naive --games 300

The last one is the person. Every deal is played from each seat.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

from spila.arena.outcome import Fixture
from spila.arena.runner import Runner
from spila.arena.statistics import wilson
from spila.arena.tournament import Plan, fixtures


class PersonAtTable(Runner):
    """A game in which bots are told which seats people play, as at a table."""

    def __init__(self, fixture: Fixture, person: str) -> None:
        super().__init__(fixture)
        self.person = person

    def _seat_bots(self) -> None:
        super()._seat_bots()
        people = frozenset(seat for seat, name in enumerate(self.fixture.lineup) if name == self.person)
        for bot in self.bots:
            bot.people = people


def measure(bots: Sequence[str], games: int, seed: str, options: Any = None) -> Counter[str]:
    """How many games each player won; the last one is the person."""
    won: Counter[str] = Counter()
    for fixture in fixtures(Plan("skip-bo", tuple(bots), games, len(bots), seed, options)):
        outcome = PersonAtTable(fixture, bots[-1]).run()
        if outcome.fault is not None:
            raise RuntimeError(str(outcome.fault))
        won.update(fixture.lineup[seat] for seat in outcome.winners)
    return won


def main() -> None:
    """Play, and say how often each player wins."""
    parser = argparse.ArgumentParser(description="How often a person wins beside a `friendly` bot.")
    parser.add_argument("--bots", default="friendly,medium,naive", help="the last one plays the person")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--options", type=json.loads, help="house rules as JSON")
    parser.add_argument("--seed", default="friendly")
    chosen = parser.parse_args()
    bots = chosen.bots.split(",")
    won = measure(bots, chosen.games, chosen.seed, chosen.options)
    for name in dict.fromkeys(bots):
        print(f"{name}: {wilson(won[name], chosen.games)} of {chosen.games} games")


if __name__ == "__main__":
    main()
