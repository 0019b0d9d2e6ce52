"""The value network and its training with NumPy: the same numbers on every machine, no GPU needed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numba import njit

from spila.bots.skip_bo.features import INPUTS
from training.positions import features_of
from training.value import HEAD, HIDDEN, SECOND, size_of

Array = Any


def shapes(hidden: int, second: int) -> tuple[tuple[int, ...], ...]:
    """Of the layers, in the order of the row."""
    return (INPUTS, hidden), (hidden,), (3 * hidden, second), (second,), (second,)


def fresh(seed: int, hidden: int = HIDDEN, second: int = SECOND) -> Array:
    """The weights before any training, as one row of numbers."""
    rng = np.random.default_rng(seed)
    weights = np.zeros(size_of(hidden, second), np.float32)
    weights[:2] = hidden, second
    for part in split(weights):
        if part.ndim == 2:
            part[:] = rng.normal(0, np.sqrt(2.0 / part.shape[0]), part.shape)
    split(weights)[-1][:] = rng.normal(0, 0.05, second)
    return weights


def split(weights: Array) -> list[Array]:
    """The layers, as views of the row."""
    parts, start = [], HEAD
    for shape in shapes(int(weights[0]), int(weights[1])):
        size = int(np.prod(shape))
        parts.append(weights[start : start + size].reshape(shape))
        start += size
    return parts


def joined(layers: Sequence[Array]) -> Array:
    """The row with these layers, and no margins."""
    return np.concatenate([[len(layers[1]), len(layers[3])], np.zeros(HEAD - 2), *map(np.ravel, layers)]).astype(
        np.float32
    )


def stacked(rows: Sequence[Array]) -> Array:
    """Networks of any size as rows of one array."""
    found = np.zeros((len(rows), max(map(len, rows))), np.float32)
    for place, row in enumerate(rows):
        found[place, : len(row)] = row
    return found


@njit(cache=True, error_model="numpy", nogil=True)
def inputs_of(positions: Array, chosen: Array, out: Array) -> None:
    """Features of the chosen positions, which all have as many seats as `out`."""
    for place in range(len(chosen)):
        features_of(positions[chosen[place]], out[place])


def forward(weights: Array, inputs: Array) -> tuple[Array, tuple[Array, ...]]:
    """Chances of each seat, and what `backward` needs."""
    w1, b1, w2, b2, w3 = split(weights)
    count, seats, _ = inputs.shape
    first = np.maximum(inputs.reshape(count * seats, -1) @ w1 + b1, 0).reshape(count, seats, -1)
    total = first.sum(axis=1, keepdims=True)
    mean = (total - first) / (seats - 1)
    order = np.argmax(first, axis=1)
    if seats == 2:
        peak, peak_at = first[:, ::-1], None
    else:
        highest = np.take_along_axis(first, order[:, None], 1)
        rest = first.copy()
        np.put_along_axis(rest, order[:, None], -1.0, 1)
        second_at = np.argmax(rest, axis=1)
        runner = np.take_along_axis(rest, second_at[:, None], 1)
        own = np.arange(seats)[None, :, None] == order[:, None]
        peak = np.where(own, runner, highest)
        peak_at = np.where(own, second_at[:, None], order[:, None])
    joined = np.concatenate([first, mean, peak], axis=2).reshape(count * seats, -1)
    second = np.maximum(joined @ w2 + b2, 0)
    logits = (second @ w3).reshape(count, seats)
    logits -= logits.max(axis=1, keepdims=True)
    chances = np.exp(logits)
    chances /= chances.sum(axis=1, keepdims=True)
    return chances, (first, joined, second, peak_at)


def backward(weights: Array, inputs: Array, slope: Array, kept: tuple[Array, ...]) -> Array:
    """The gradient for a slope of each logit."""
    _, _, w2, _, w3 = split(weights)
    first, joined, second, peak_at = kept
    count, seats, hidden = first.shape
    flat = slope.reshape(-1)
    grad = np.zeros_like(weights)
    grad[:2] = weights[:2]
    g1, gb1, g2, gb2, g3 = split(grad)
    g3[:] = flat @ second
    d2 = (flat[:, None] * w3) * (second > 0)
    g2[:] = joined.T @ d2
    gb2[:] = d2.sum(axis=0)
    dj = (d2 @ w2.T).reshape(count, seats, 3 * hidden)
    own, mean, peak = dj[..., :hidden], dj[..., hidden : 2 * hidden], dj[..., 2 * hidden :]
    d1 = own + (mean.sum(axis=1, keepdims=True) - mean) / (seats - 1)
    if peak_at is None:
        d1 = d1 + peak[:, ::-1]
    else:
        for seat in range(seats):
            d1[:, seat] += np.where(peak_at == seat, peak, 0).sum(axis=1)
    d1 = (d1 * (first > 0)).reshape(count * seats, hidden)
    g1[:] = inputs.reshape(count * seats, -1).T @ d1
    gb1[:] = d1.sum(axis=0)
    grad[:2] = 0
    return grad


class Adam:
    """Adam with decoupled weight decay."""

    def __init__(self, weights: Array) -> None:
        self.weights = weights
        self.mean = np.zeros_like(weights)
        self.square = np.zeros_like(weights)
        self.steps = 0

    def step(self, grad: Array, rate: float, decay: float = 1e-5) -> None:
        """One update of the weights in place."""
        self.steps += 1
        self.mean += 0.1 * (grad - self.mean)
        self.square += 0.001 * (grad * grad - self.square)
        scale = rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
        self.weights -= scale * self.mean / (np.sqrt(self.square) + 1e-8) + rate * decay * self.weights


def batches(positions: Array, size: int, rng: np.random.Generator) -> list[Array]:
    """Indices in batches; all positions of a batch have as many seats."""
    found = []
    for seats in range(2, 7):
        at = np.flatnonzero(positions[:, 1] == seats)
        rng.shuffle(at)
        some = max(64, 2 * size // seats)
        found += [at[start : start + some] for start in range(0, len(at), some)]
    rng.shuffle(found)
    return found


def read(positions: Array, chosen: Array) -> Array:
    """The inputs of the network for these positions."""
    out = np.zeros((len(chosen), positions[chosen[0], 1], INPUTS), np.float32)
    inputs_of(positions, chosen, out)
    return out


def predict(weights: Array, positions: Array) -> Array:
    """Chances of all positions, six columns; 0 for seats that are not there."""
    out = np.zeros((len(positions), 6), np.float32)
    for chosen in batches(positions, 4096, np.random.default_rng(0)):
        out[chosen, : positions[chosen[0], 1]] = forward(weights, read(positions, chosen))[0]
    return out


def fit(
    weights: Array, positions: Array, targets: Array, *, epochs: int, rate: float, seed: int, size: int = 1024
) -> list[float]:
    """Train in place; the mean loss of each epoch. The rate falls to a tenth along a cosine."""
    rng = np.random.default_rng(seed)
    adam = Adam(weights[HEAD:])
    plan = [batches(positions, size, rng) for _ in range(epochs)]
    steps, done, losses = sum(map(len, plan)), 0, []
    for each in plan:
        total = 0.0
        for chosen in each:
            inputs = read(positions, chosen)
            wanted = targets[chosen, : inputs.shape[1]]
            chances, kept = forward(weights, inputs)
            total -= float((wanted * np.log(chances + 1e-9)).sum())
            now = rate * (0.1 + 0.9 * 0.5 * (1 + np.cos(np.pi * done / steps)))
            adam.step(backward(weights, inputs, (chances - wanted) / len(chosen), kept)[HEAD:], now)
            done += 1
        losses.append(total / len(positions))
    return losses
