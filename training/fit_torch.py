"""The fit of `training.network` with PyTorch, for GPUs: the same layers and loss, on inputs that stay on the device."""

from __future__ import annotations

import math
import time
from typing import Any

import numpy as np
import torch

from spila.bots.skip_bo.features import INPUTS, SEAT_INPUTS
from training.network import batches, fresh, read, split

Array = Any
DECAY = 0.01


class Shelf:
    """Positions on a device, by the number of seats: inputs of each seat, inputs of the table, and targets."""

    def __init__(self, device: str) -> None:
        self.device = torch.device(device)
        self.kind = torch.float16 if self.device.type == "cuda" else torch.float32
        self.parts: dict[int, list[tuple[int, tuple[Any, ...]]]] = {}

    def __len__(self) -> int:
        return sum(len(arrays[0]) for parts in self.parts.values() for _, arrays in parts)

    def put(self, generation: int, *arrays: Array) -> None:
        """Arrays with a row for each position; the first one is positions × seats × inputs."""
        lent = tuple(torch.from_numpy(np.ascontiguousarray(each)).to(self.device, self.kind) for each in arrays)
        self.parts.setdefault(arrays[0].shape[1], []).append((generation, lent))

    def since(self, generation: int) -> dict[int, tuple[Any, ...]]:
        """Everything from this generation on, in one piece for each number of seats."""
        found = {}
        for seats, parts in self.parts.items():
            kept = [arrays for number, arrays in parts if number >= generation]
            if kept:
                found[seats] = tuple(torch.cat(column) for column in zip(*kept, strict=True))
        return found


def tensors(weights: Array, device: Any) -> list[Any]:
    """The layers, to be trained."""
    return [torch.tensor(part.copy(), device=device, requires_grad=True) for part in split(weights)]


def logits(layers: list[Any], own: Any, table: Any) -> Any:
    """What the softmax over the seats is taken of."""
    w1, b1, w2, b2, w3 = layers
    seats = own.shape[1]
    first = torch.relu(own @ w1[:SEAT_INPUTS] + (table @ w1[SEAT_INPUTS:] + b1)[:, None])
    if seats == 2:
        mean = peak = first.flip(1)
    else:
        mean = (first.sum(dim=1, keepdim=True) - first) / (seats - 1)
        each = first.unbind(1)
        before, after = [each[0]], [each[-1]]
        for seat in range(1, seats - 1):
            before.append(torch.maximum(before[-1], each[seat]))
            after.append(torch.maximum(after[-1], each[-1 - seat]))
        middle = [torch.maximum(before[seat - 1], after[seats - 2 - seat]) for seat in range(1, seats - 1)]
        peak = torch.stack([after[-1], *middle, before[-1]], dim=1)
    second = torch.relu(torch.cat([first, mean, peak], dim=2) @ w2 + b2)
    return second @ w3


def losses_of(layers: list[Any], own: Any, table: Any, wanted: Any) -> Any:
    """The loss of each position."""
    return -(wanted * torch.log_softmax(logits(layers, own.float(), table.float()), dim=1)).sum(dim=1)


def train(
    weights: Array, pieces: dict[int, tuple[Any, ...]], *, trust: float, epochs: int, rate: float, seed: int,
    seconds: float, size: int = 4096,
) -> dict[str, float]:  # fmt: skip
    """Train in place on pieces (own, table, result, later) of a shelf, for some epochs or seconds. `trust` is the part
    of the result in the target, beside what was known later in the game. The rate falls to a twentieth along a cosine.
    """
    started = time.monotonic()
    device = next(iter(pieces.values()))[0].device
    torch.manual_seed(seed)
    layers = tensors(weights, device)
    optimizer = torch.optim.AdamW(layers, lr=rate, weight_decay=DECAY, fused=device.type == "cuda")
    rng = np.random.default_rng(seed)
    plan: list[tuple[int, Any]] = []
    for _ in range(epochs):
        epoch = []
        for seats, arrays in pieces.items():
            order = torch.randperm(len(arrays[0]), device=device)
            epoch += [(seats, chosen) for chosen in order.split(max(64, 2 * size // seats))]
        rng.shuffle(epoch)
        plan += epoch
    total, counted, done = torch.zeros((), device=device), 0, 0
    recent = len(plan) * (epochs - 1) // epochs
    for step, (seats, chosen) in enumerate(plan):
        passed = (time.monotonic() - started) / seconds
        if passed >= 1:
            break
        part = max(step / len(plan), passed)
        for group in optimizer.param_groups:
            group["lr"] = rate * (0.05 + 0.95 * 0.5 * (1 + math.cos(math.pi * part)))
        own, table, result, later = (array[chosen] for array in pieces[seats])
        wanted = trust * result.float() + (1 - trust) * later.float()
        loss = losses_of(layers, own, table, wanted)
        optimizer.zero_grad(set_to_none=True)
        loss.mean().backward()
        optimizer.step()
        done += 1
        if step >= recent:
            total += loss.detach().sum()
            counted += len(chosen)
    for part_of, layer in zip(split(weights), layers, strict=True):
        part_of[:] = layer.detach().cpu().numpy()
    return {
        "steps": done, "planned": len(plan), "loss": round(float(total) / max(counted, 1), 5),
        "seconds": round(time.monotonic() - started, 1),
    }  # fmt: skip


def warm(device: str) -> None:
    """Load what the first fit needs, which takes some seconds."""
    shelf = Shelf(device)
    for seats in (2, 3):
        wanted = np.full((8, seats), 1 / seats)
        shelf.put(0, np.zeros((8, seats, SEAT_INPUTS)), np.zeros((8, INPUTS - SEAT_INPUTS)), wanted, wanted)
    train(fresh(0, 8, 8), shelf.since(0), trust=1.0, epochs=1, rate=1e-3, seed=0, seconds=60)


@torch.no_grad()
def held_back(weights: Array, pieces: dict[int, tuple[Any, ...]]) -> float:
    """The mean loss, against results, of positions that were held back."""
    total, count = 0.0, 0
    for own, table, result, *_ in pieces.values():
        layers = [layer.detach() for layer in tensors(weights, own.device)]
        for start in range(0, len(own), 65_536):
            some = slice(start, start + 65_536)
            total += float(losses_of(layers, own[some], table[some], result[some].float()).sum())
        count += len(own)
    return round(total / max(count, 1), 5)


def fit(
    weights: Array, positions: Array, targets: Array, *, epochs: int, rate: float, seed: int, device: str,
    size: int = 1024,
) -> list[float]:  # fmt: skip
    """As `network.fit`: trains in place; the mean loss of the last epoch."""
    shelf = Shelf(device)
    for chosen in batches(positions, 65_536, np.random.default_rng(seed)):
        inputs = read(positions, chosen)
        wanted = targets[chosen, : inputs.shape[1]]
        shelf.put(0, inputs[:, :, :SEAT_INPUTS], inputs[:, 0, SEAT_INPUTS:], wanted, wanted)
    found = train(
        weights, shelf.since(0), trust=1.0, epochs=epochs, rate=rate, seed=seed, seconds=math.inf, size=size
    )  # fmt: skip
    return [found["loss"]]
