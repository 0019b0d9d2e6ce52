"""The fit of `training.network` with PyTorch, for GPUs: the same layers, loss, optimizer and course of the rate."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import torch

from training.network import batches, read, split

Array = Any


def fit(
    weights: Array, positions: Array, targets: Array, *, epochs: int, rate: float, seed: int, device: str,
    size: int = 1024,
) -> list[float]:  # fmt: skip
    """As `network.fit`: trains in place; the mean loss of each epoch."""
    rng = np.random.default_rng(seed)
    layers = [torch.tensor(part.copy(), device=device, requires_grad=True) for part in split(weights)]
    optimizer = torch.optim.AdamW(layers, lr=rate, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-5)
    plan = [batches(positions, size, rng) for _ in range(epochs)]
    steps, done, losses = sum(map(len, plan)), 0, []
    for each in plan:
        total = 0.0
        for chosen in each:
            inputs = torch.from_numpy(read(positions, chosen)).to(device)
            wanted = torch.from_numpy(targets[chosen, : inputs.shape[1]]).to(device)
            loss = -(wanted * torch.log_softmax(logits(layers, inputs), dim=1)).sum(dim=1)
            for group in optimizer.param_groups:
                group["lr"] = rate * (0.1 + 0.9 * 0.5 * (1 + math.cos(math.pi * done / steps)))
            optimizer.zero_grad()
            loss.mean().backward()
            optimizer.step()
            total += float(loss.detach().sum())
            done += 1
        losses.append(total / len(positions))
    for part, layer in zip(split(weights), layers, strict=True):
        part[:] = layer.detach().cpu().numpy()
    return losses


def logits(layers: list[Any], inputs: Any) -> Any:
    """What the softmax over the seats is taken of."""
    w1, b1, w2, b2, w3 = layers
    seats = inputs.shape[1]
    first = torch.relu(inputs @ w1 + b1)
    mean = (first.sum(dim=1, keepdim=True) - first) / (seats - 1)
    peak = torch.stack(
        [first[:, [other for other in range(seats) if other != seat]].amax(dim=1) for seat in range(seats)], dim=1
    )
    second = torch.relu(torch.cat([first, mean, peak], dim=2) @ w2 + b2)
    return second @ w3
