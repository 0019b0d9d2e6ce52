"""How much room a better Zip Zap player could have: one that sees all cards, against `hard` with equal reactions.

python -m training.zip_zap_room --seats 2 --games 400
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any
from unittest.mock import patch

import msgspec

from spila.arena.outcome import Outcome
from spila.arena.runner import Runner
from spila.arena.statistics import wilson
from spila.arena.tournament import Plan, fixtures
from spila.bots import Chance, Choice
from spila.bots.zip_zap import levels


class AllSeeing(levels.Hard):
    """`hard` with the real cards in its mind in place of cards dealt at random. For measuring only: no bot of the game
    ever gets a state.
    """

    level = "hard"
    state: Any = None

    def choose(self, view: Any, moves: Sequence[Any], rng: Chance) -> Choice[Any]:
        """As `hard`, on the table as it is."""
        with patch.object(levels, "deal", lambda _view, _rng: self.state):
            return super().choose(view, moves, rng)


class Showing(Runner):
    """A game in which that player is shown the state."""

    def _choose(self, seat: int, moves: Sequence[Any]) -> Any:
        bot: Any = self.bots[seat]
        if hasattr(bot, "state"):
            bot.state = self.state
        return super()._choose(seat, moves)


def main() -> None:
    """Play, and say how often the player that sees all cards wins."""
    parser = argparse.ArgumentParser(description="Zip Zap: a player who sees all cards against `hard`.")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", default="room")
    chosen = parser.parse_args()
    seeing = "training.zip_zap_room:AllSeeing"
    names = (seeing, *["hard"] * (chosen.seats - 1))
    plan = Plan("zip-zap", names, chosen.games, chosen.seats, chosen.seed, None, equal_reactions=True)
    won = 0.0
    for fixture in fixtures(plan):
        outcome: Outcome = Showing(fixture).run()
        if outcome.fault is not None:
            raise SystemExit(msgspec.json.encode(outcome.fault).decode())
        seat = fixture.lineup.index(seeing)
        won += (seat in outcome.winners) / max(len(outcome.winners), 1)
    print(f"{chosen.seats} seats, {chosen.games} games: {wilson(won, chosen.games)}, fair {1 / chosen.seats:.1%}")


if __name__ == "__main__":
    main()
