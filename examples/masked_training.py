"""Masked policy gradient on a batch of matches, as in CleanRL: one file, one loop, NumPy alone.

python examples/masked_training.py --game skip-bo --envs 256 --updates 50
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from spila.envs import vector


class Policy:
    """Chances of the legal actions: softmax of a linear function of the observation."""

    def __init__(self, size: int, actions: int) -> None:
        self.weights = np.zeros((size + 1, actions), np.float32)

    def chances(self, seen: Any, mask: Any) -> Any:
        """One row for each match; 0 for what is not legal."""
        scores = np.where(mask == 1, seen @ self.weights[:-1] + self.weights[-1], -np.inf)
        likely = np.exp(scores - scores.max(axis=1, keepdims=True))
        return likely / likely.sum(axis=1, keepdims=True)

    def learn(self, seen: Any, mask: Any, actions: Any, gains: Any, rate: float) -> None:
        """REINFORCE: what was followed by a gain becomes likelier."""
        slope = -self.chances(seen, mask)
        slope[np.arange(len(actions)), actions] += 1
        slope *= gains[:, None]
        self.weights[:-1] += rate * seen.T @ slope / len(actions)
        self.weights[-1] += rate * slope.mean(axis=0)


def train(game: str, envs: int, updates: int, steps: int, options: Any = None, seed: int = 1) -> tuple[Policy, int]:
    """Every seat plays with the same policy; the policy and how many matches ended."""
    env = vector(game, envs, options=options)
    if env.layout.racing:
        raise SystemExit(f"{game} is a race, in which all seats act at once; this loop is for games with turns")
    turn = env.reset(seed=seed)
    policy, rng, ended = Policy(env.layout.observation, env.actions), np.random.default_rng(seed), 0
    rows = np.arange(envs)
    for _ in range(updates):
        seen = np.zeros((steps, *turn.observation.shape), np.float32)
        masks, actions = np.zeros((steps, *turn.mask.shape), np.int8), np.zeros((steps, envs), np.int64)
        seats, rewards = np.zeros((steps, envs), np.int64), np.zeros((steps, envs, env.seats), np.float32)
        over = np.zeros((steps, envs), bool)
        for step in range(steps):
            seen[step], masks[step], seats[step] = turn.observation / 10, turn.mask, turn.seat  # copies
            drawn = policy.chances(seen[step], masks[step]).cumsum(axis=1)
            drawn /= drawn[:, -1:]
            actions[step] = (drawn <= rng.random((envs, 1))).sum(axis=1)
            turn = env.step(actions[step])
            rewards[step], over[step] = turn.reward, turn.terminated | turn.truncated
        gains, future = np.zeros((steps, envs), np.float32), np.zeros((envs, env.seats), np.float32)
        for step in reversed(range(steps)):
            future = np.where(over[step, :, None], rewards[step], future)
            gains[step] = future[rows, seats[step]]
        ended += int(over.sum())
        flat = steps * envs
        policy.learn(seen.reshape(flat, -1), masks.reshape(flat, -1), actions.ravel(), gains.ravel(), 0.1)
    return policy, ended


def main() -> None:
    """Train, and say how many matches were played."""
    parser = argparse.ArgumentParser(description="Masked policy gradient on a batch of matches.")
    parser.add_argument("--game", default="skip-bo")
    parser.add_argument("--envs", type=int, default=256)
    parser.add_argument("--updates", type=int, default=50)
    parser.add_argument("--steps", type=int, default=32, help="steps between two updates")
    parser.add_argument("--preset", help="house rules, such as short")
    chosen = parser.parse_args()
    policy, ended = train(chosen.game, chosen.envs, chosen.updates, chosen.steps, chosen.preset)
    changed = float(np.abs(policy.weights).max())
    print(f"{chosen.envs * chosen.updates * chosen.steps} steps, {ended} matches, largest weight {changed:.4f}")


if __name__ == "__main__":
    main()
