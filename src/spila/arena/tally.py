"""Aggregates outcomes: wins, pairwise results, lengths and thinking times."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec

from spila.arena.entrants import short_name
from spila.arena.outcome import Fault, Outcome, Times
from spila.arena.statistics import Rating, Share, quantile, ratings, wilson


class BotFigures(msgspec.Struct, frozen=True):
    """The figures of one bot. `games` counts seats, so a bot on two seats counts twice."""

    bot: str
    games: int
    wins: float
    win_share: Share
    fair_share: float
    """The share that a bot of equal strength would win."""
    rating: Rating
    forfeits: int
    p50_ms: float
    p99_ms: float
    decisions: int


class Figures(msgspec.Struct, frozen=True):
    """The figures of a whole run."""

    game: str
    seats: int
    games: int
    bots: tuple[BotFigures, ...]
    matrix: dict[str, dict[str, Share]]
    """How often the first is placed above the second, of the games in which only one of them won."""
    first_seat: Share
    no_winner: Share
    length_p10: float
    length_p50: float
    length_p90: float
    reasons: dict[str, int]
    faults: tuple[Fault, ...]
    cut_short: bool


class Tally:
    """Aggregated outcomes."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.places: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        """Games with this bot, on any number of seats."""
        self.fair: defaultdict[str, float] = defaultdict(float)
        self.wins: defaultdict[str, float] = defaultdict(float)
        self.seat_wins: defaultdict[int, float] = defaultdict(float)
        self.beaten: defaultdict[tuple[str, str], float] = defaultdict(float)
        self.lengths: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.without_winner = 0
        self.faults: list[Fault] = []
        self.times: defaultdict[str, Times] = defaultdict(Times)

    def add(self, outcome: Outcome) -> None:
        """Add one game."""
        names = tuple(map(short_name, outcome.lineup))
        self.games += 1
        self.played.update(set(names))
        self.lengths.append(outcome.length)
        self.reasons[outcome.reason] += 1
        self.without_winner += not outcome.winners
        if outcome.fault is not None:
            self.faults.append(outcome.fault)
        for seat, name in enumerate(names):
            self.places[name] += 1
            self.fair[name] += 1 / len(names)
            self.times[name].merge(outcome.times[seat])
            if seat in outcome.winners:
                self.wins[name] += 1 / len(outcome.winners)
                self.seat_wins[seat] += 1 / len(outcome.winners)
            for other, rival in enumerate(names):
                if rival != name and (seat in outcome.winners) != (other in outcome.winners):
                    self.beaten[name, rival] += seat in outcome.winners
                elif rival != name:
                    self.beaten[name, rival] += 0.5

    def figures(self, *, cut_short: bool = False) -> Figures:
        """The figures of all games so far."""
        names = list(self.places)
        rated = ratings(names, self.beaten)
        return Figures(
            game=self.game,
            seats=self.seats,
            games=self.games,
            bots=tuple(self._bot(name, rated[name]) for name in sorted(names, key=lambda each: -rated[each].value)),
            matrix={one: {other: self._against(one, other) for other in names if other != one} for one in names},
            first_seat=wilson(self.seat_wins[0], self.games - self.without_winner),
            no_winner=wilson(self.without_winner, self.games),
            length_p10=quantile(self.lengths, 0.1),
            length_p50=quantile(self.lengths, 0.5),
            length_p90=quantile(self.lengths, 0.9),
            reasons=dict(self.reasons),
            faults=tuple(self.faults[:100]),
            cut_short=cut_short,
        )

    def _bot(self, name: str, rating: Rating) -> BotFigures:
        times = self.times[name]
        games = self.played[name]
        return BotFigures(
            name, self.places[name], self.wins[name], wilson(self.wins[name], games), self.fair[name] / games, rating,
            sum(short_name(fault.bot) == name for fault in self.faults), times.quantile(0.5), times.quantile(0.99),
            times.count,
        )  # fmt: skip

    def _against(self, one: str, other: str) -> Share:
        met = self.beaten[one, other] + self.beaten[other, one]
        return wilson(self.beaten[one, other], round(met))
