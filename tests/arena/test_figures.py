"""Intervals and ratings against values from other sources or known in advance."""

from __future__ import annotations

import random

import pytest

from spila.arena.outcome import Times
from spila.arena.statistics import ELO, quantile, ratings, wilson


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    share = wilson(wins, games)
    assert [share.low, share.high] == pytest.approx([low, high], abs=5e-4)


def test_nothing_played_says_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_wilson_intervals_hold_what_they_promise() -> None:
    rng = random.Random(3)
    held = 0
    for _ in range(1000):
        share = wilson(sum(rng.random() < 0.9 for _ in range(80)), 80)
        held += share.low <= 0.9 <= share.high
    assert 0.92 <= held / 1000 <= 0.98


def test_a_rating_gap_of_400_is_ten_wins_to_one() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 1000.0, ("b", "a"): 100.0})
    assert rated["a"].value - rated["b"].value == pytest.approx(400, abs=3)
    assert rated["a"].value == pytest.approx(-rated["b"].value)


def test_ratings_recover_the_strengths_behind_the_games() -> None:
    rng = random.Random(5)
    true = {"a": 120.0, "b": 0.0, "c": -120.0}
    wins: dict[tuple[str, str], float] = {}
    for one, two in (("a", "b"), ("a", "c"), ("b", "c")):
        chance = 1 / (1 + 10 ** ((true[two] - true[one]) / 400))
        won = sum(rng.random() < chance for _ in range(2000))
        wins[one, two], wins[two, one] = float(won), float(2000 - won)
    rated = ratings(list(true), wins)
    for name, strength in true.items():
        assert rated[name].low - 5 <= strength <= rated[name].high + 5
        assert 2 < rated[name].high - rated[name].low < 30


def test_a_bot_without_a_loss_has_a_finite_rating() -> None:
    rated = ratings(["a", "b"], {("a", "b"): 50.0})
    assert 0 < rated["a"].value < 2000
    assert rated["a"].high > rated["a"].value + ELO * 0.5


def test_times_are_kept_to_five_per_cent() -> None:
    times = Times()
    for microsecond in range(1, 1001):
        times.add(1000 * microsecond)
    assert times.count == 1000
    assert times.quantile(0.5) == pytest.approx(0.5, rel=0.06)
    assert times.quantile(0.99) == pytest.approx(0.99, rel=0.06)
    both = Times()
    both.merge(times)
    both.merge(times)
    assert both.count == 2000
    assert both.quantile(0.5) == times.quantile(0.5)


def test_a_quantile_of_nothing_is_nothing() -> None:
    assert quantile([], 0.5) == 0.0
    assert quantile([3, 1, 2], 0.5) == 2
