"""The fit of `training.fit_torch` with NumPy alone, for machines without PyTorch: slow, and good for small runs."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from training.network import Adam, backward, forward
from training.value import HEAD

Array = Any


class Shelf:
    """Positions by the number of seats: inputs of each seat, inputs of the table, and targets."""

    def __init__(self, device: str = "numpy") -> None:
        self.device = device
        self.parts: dict[int, list[tuple[int, tuple[Array, ...]]]] = {}

    def __len__(self) -> int:
        return sum(len(arrays[0]) for parts in self.parts.values() for _, arrays in parts)

    def put(self, generation: int, *arrays: Array) -> None:
        """Arrays with a row for each position; the first one is positions × seats × inputs."""
        self.parts.setdefault(arrays[0].shape[1], []).append((generation, arrays))

    def since(self, generation: int) -> dict[int, tuple[Array, ...]]:
        """Everything from this generation on, in one piece for each number of seats."""
        found = {}
        for seats, parts in self.parts.items():
            kept = [arrays for number, arrays in parts if number >= generation]
            if kept:
                found[seats] = tuple(np.concatenate(column) for column in zip(*kept, strict=True))
        return found


def inputs_of(own: Array, table: Array) -> Array:
    """The inputs of all seats: their own ones, then those of the table."""
    wide = np.broadcast_to(table[:, None], (*own.shape[:2], table.shape[1]))
    return np.concatenate([own, wide], axis=2).astype(np.float32)


def train(
    weights: Array, pieces: dict[int, tuple[Array, ...]], *, trust: float, epochs: int, rate: float, seed: int,
    seconds: float, size: int = 4096,
) -> dict[str, float]:  # fmt: skip
    """Train in place on pieces (own, table, result, later) of a shelf, for some epochs or seconds, at least one step.
    `trust` is the part of the result in the target. The rate falls to a twentieth along a cosine.
    """
    started = time.monotonic()
    rng = np.random.default_rng(seed)
    adam = Adam(weights[HEAD:])
    plan: list[tuple[int, Array]] = []
    for _ in range(epochs):
        epoch = []
        for seats, arrays in pieces.items():
            order, some = rng.permutation(len(arrays[0])), max(64, 2 * size // seats)
            epoch += [(seats, order[start : start + some]) for start in range(0, len(order), some)]
        rng.shuffle(epoch)
        plan += epoch
    total, counted, done = 0.0, 0, 0
    for step, (seats, chosen) in enumerate(plan):
        passed = (time.monotonic() - started) / seconds
        if step and passed >= 1:
            break
        own, table, result, later = (array[chosen] for array in pieces[seats])
        wanted = (trust * result + (1 - trust) * later).astype(np.float32)
        inputs = inputs_of(own, table)
        chances, kept = forward(weights, inputs)
        total -= float((wanted * np.log(chances + 1e-9)).sum())
        counted += len(chosen)
        part = min(max(step / len(plan), passed), 1.0)
        now = rate * (0.05 + 0.95 * 0.5 * (1 + np.cos(np.pi * part)))
        adam.step(backward(weights, inputs, (chances - wanted) / len(chosen), kept)[HEAD:], now)
        done += 1
    return {
        "steps": done, "planned": len(plan), "loss": round(total / max(counted, 1), 5),
        "seconds": round(time.monotonic() - started, 1),
    }  # fmt: skip


def warm(device: str) -> None:
    """There is nothing to load."""


def held_back(weights: Array, pieces: dict[int, tuple[Array, ...]]) -> float:
    """The mean loss, against results, of positions that were held back."""
    total, count = 0.0, 0
    for own, table, result, *_ in pieces.values():
        chances, _ = forward(weights, inputs_of(own, table))
        total -= float((result * np.log(chances + 1e-9)).sum())
        count += len(own)
    return round(total / max(count, 1), 5)
