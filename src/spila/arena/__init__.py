"""Games between bots: tournaments, ratings, studies."""

from spila.arena.outcome import Fixture, Outcome
from spila.arena.tally import Figures, Tally
from spila.arena.tournament import Plan, fixtures, run_tournament

__all__ = ["Figures", "Fixture", "Outcome", "Plan", "Tally", "fixtures", "run_tournament"]
