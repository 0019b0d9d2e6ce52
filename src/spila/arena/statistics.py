"""Intervals and ratings, in plain Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log, log10, sqrt
from typing import Final

import msgspec

Z95: Final = 1.959963984540054
ELO: Final = 400 / log(10)
"""A Bradley–Terry strength of 1 on the Elo scale."""


class Share(msgspec.Struct, frozen=True):
    """A share with its 95% Wilson interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.1%} ({100 * self.low:.1f}–{100 * self.high:.1f})"


def wilson(wins: float, games: int) -> Share:
    """The share of wins and its 95% interval."""
    if not games:
        return Share(0.0, 0.0, 1.0)
    share, square = wins / games, Z95 * Z95
    centre = (share + square / (2 * games)) / (1 + square / games)
    half = Z95 * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return Share(share, max(centre - half, 0.0), min(centre + half, 1.0))


class Rating(msgspec.Struct, frozen=True):
    """A strength on the Elo scale, relative to the mean of all bots, with a 95% interval."""

    value: float
    low: float
    high: float


def ratings(names: Sequence[str], wins: Mapping[tuple[str, str], float]) -> dict[str, Rating]:
    """Bradley–Terry strengths from pairwise wins; a shared win counts half for each.

    Half a win and half a loss is added for each opponent, so that a bot without a loss has a finite strength.
    """
    count = len(names)
    won = [[0.0] * count for _ in names]
    for row, one in enumerate(names):
        for column, other in enumerate(names):
            met = wins.get((one, other), 0.0) + wins.get((other, one), 0.0)
            if row != column and met:
                won[row][column] = wins.get((one, other), 0.0) + 0.5
    strength = _fit(won)
    spread = _standard_errors(won, strength)
    mean = sum(map(log, strength)) / count if count else 0.0
    return {
        name: Rating(
            ELO * (log(strength[at]) - mean),
            ELO * (log(strength[at]) - mean - Z95 * spread[at]),
            ELO * (log(strength[at]) - mean + Z95 * spread[at]),
        )
        for at, name in enumerate(names)
    }


def _fit(won: list[list[float]]) -> list[float]:
    """Maximum-likelihood fit by the minorisation-maximisation algorithm."""
    count = len(won)
    strength = [1.0] * count
    for _ in range(2000):
        before = strength
        strength = []
        for one in range(count):
            total = sum(won[one])
            weight = sum((won[one][other] + won[other][one]) / (before[one] + before[other]) for other in range(count))
            strength.append(total / weight if weight else 1.0)
        scale = 10 ** (sum(log10(each) for each in strength) / count)
        strength = [each / scale for each in strength]
        if max(abs(log(new / old)) for new, old in zip(strength, before)) < 1e-9:
            break
    return strength


def _standard_errors(won: list[list[float]], strength: list[float]) -> list[float]:
    """Standard errors of the log strengths, from the inverse of the information matrix constrained to mean zero."""
    count = len(won)
    information = [[1.0 / count] * count for _ in range(count)]
    for one in range(count):
        for other in range(count):
            if one != other:
                met = won[one][other] + won[other][one]
                share = strength[one] / (strength[one] + strength[other])
                information[one][one] += met * share * (1 - share)
                information[one][other] -= met * share * (1 - share)
    inverse = _invert(information)
    return [sqrt(max(inverse[at][at] - 1.0 / count, 0.0)) for at in range(count)]


def _invert(matrix: list[list[float]]) -> list[list[float]]:
    """Gauss-Jordan inversion of a small positive definite matrix."""
    size = len(matrix)
    rows = [[*row, *(float(at == column) for column in range(size))] for at, row in enumerate(matrix)]
    for at in range(size):
        pivot = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[pivot] = rows[pivot], rows[at]
        head = rows[at][at]
        rows[at] = [each / head for each in rows[at]]
        for other in range(size):
            if other != at and rows[other][at]:
                factor = rows[other][at]
                rows[other] = [each - factor * base for each, base in zip(rows[other], rows[at])]
    return [row[size:] for row in rows]


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values does not exceed."""
    ordered = sorted(values)
    return ordered[min(int(share * len(ordered)), len(ordered) - 1)] if ordered else 0.0
