"""A linear policy learns Zip Zap by policy gradient (REINFORCE) against a random player, and then beats it.

python examples/learning.py --batches 60 --matches 16
"""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np

from spila.envs.batches import Trajectories, play
from spila.envs.encoder import Floats, Mask, encoder

SCALE = 0.1
"""Observations count cards and points; this brings them near 1."""


class LinearPolicy:
    """Chances of the legal actions: softmax of a linear function of the observation."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)

    def logits(self, seen: Floats) -> Any:
        """One row for each observation."""
        return SCALE * (seen @ self.weights[:-1]) + self.weights[-1]

    def __call__(self, seen: Floats, mask: Mask, rng: Random) -> int:
        """An action, drawn by its chances."""
        legal = np.flatnonzero(mask)
        if len(legal) == 1:
            return int(legal[0])
        logits = self.logits(seen)[legal]
        chances = np.exp(logits - logits.max()).cumsum()
        return int(legal[chances.searchsorted(rng.random() * chances[-1])])

    def learn(self, played: Trajectories, seat: int, rate: float) -> None:
        """Make what was done in matches better than the batch's mean likelier, and the rest less so."""
        lengths = np.diff(played.starts)
        gains = np.repeat(played.returns[:, seat] - played.returns[:, seat].mean(), lengths)
        masks = np.unpackbits(played.masks, axis=1, count=self.weights.shape[1]).astype(bool)
        chosen = (played.seats == seat) & (masks.sum(axis=1) > 1)
        seen, actions, masks, gains = played.observations[chosen], played.actions[chosen], masks[chosen], gains[chosen]
        logits = np.where(masks, self.logits(seen), -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        slope = -chances
        slope[np.arange(len(actions)), actions] += 1
        slope *= gains[:, None]
        self.weights[:-1] += rate * SCALE * seen.T @ slope / len(actions)
        self.weights[-1] += rate * slope.sum(axis=0) / len(actions)


def win_rate(policy: LinearPolicy, matches: int, seed: int) -> float:
    """Against the random player, half of the matches in each seat; a draw counts half."""
    got: list[float] = []
    for seat in (0, 1):
        policies = [policy if each == seat else None for each in (0, 1)]
        got += play("zip-zap", matches // 2, policies=policies, seed=seed + seat).returns[:, seat].tolist()
    return float(np.mean([(each + 1) / 2 for each in got]))


def main() -> None:
    """Learn, and print the win rate before and after."""
    parser = argparse.ArgumentParser(description="Policy gradient against a random player.")
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--matches", type=int, default=16, help="matches in a batch")
    parser.add_argument("--test", type=int, default=100, help="matches to measure the win rate")
    parser.add_argument("--rate", type=float, default=2.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    numbers = encoder("zip-zap", 2)
    policy = LinearPolicy(numbers.size, numbers.actions)
    print(f"before: {win_rate(policy, chosen.test, 1_000_000):.2f} of the matches won against random play")
    for batch in range(chosen.batches):
        seat = batch % 2
        policies = [policy if each == seat else None for each in (0, 1)]
        played = play("zip-zap", chosen.matches, policies=policies, seed=chosen.seed + 2 * batch)
        policy.learn(played, seat, chosen.rate)
    print(f"after {chosen.batches * chosen.matches} matches: {win_rate(policy, chosen.test, 1_000_000):.2f}")


if __name__ == "__main__":
    main()
